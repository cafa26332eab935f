"""Becomes a program whom a filter of system calls refuses AMX's tiles: without-tiles.py program arguments…"""

import ctypes
import os
import struct
import sys

ARCH_PRCTL, ARCH_REQ_XCOMP_PERM = 158, 0x1023
CALL, FIRST_ARGUMENT = 0, 16
LOAD, IS, RETURN = 0x20, 0x15, 0x06
ALLOW, NOT_PERMITTED = 0x7FFF0000, 0x00050000 | 1
PR_SET_NO_NEW_PRIVS, PR_SET_SECCOMP, FILTER = 38, 22, 2

steps = [
    (LOAD, 0, 0, CALL),
    (IS, 0, 3, ARCH_PRCTL),
    (LOAD, 0, 0, FIRST_ARGUMENT),
    (IS, 0, 1, ARCH_REQ_XCOMP_PERM),
    (RETURN, 0, 0, NOT_PERMITTED),
    (RETURN, 0, 0, ALLOW),
]
program = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *step) for step in steps))
described = struct.pack("HxxxxxxP", len(steps), ctypes.addressof(program))
libc = ctypes.CDLL(None, use_errno=True)
if libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) or libc.prctl(PR_SET_SECCOMP, FILTER, described):
    sys.exit(os.strerror(ctypes.get_errno()))
os.execvp(sys.argv[1], sys.argv[1:])
