"""Becomes a program for which the kernel has no Landlock: without-landlock.py program arguments…"""

import ctypes
import os
import struct
import sys

FIRST, LAST = 444, 446  # landlock_create_ruleset … landlock_restrict_self, on every processor
LOAD, IS_AT_LEAST, IS_ABOVE, RETURN = 0x20, 0x35, 0x25, 0x06
ALLOW, NO_SUCH_CALL = 0x7FFF0000, 0x00050000 | 38
PR_SET_NO_NEW_PRIVS, PR_SET_SECCOMP, FILTER = 38, 22, 2

steps = [
    (LOAD, 0, 0, 0),
    (IS_AT_LEAST, 0, 2, FIRST),
    (IS_ABOVE, 1, 0, LAST),
    (RETURN, 0, 0, NO_SUCH_CALL),
    (RETURN, 0, 0, ALLOW),
]
program = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *step) for step in steps))
described = struct.pack("HxxxxxxP", len(steps), ctypes.addressof(program))
libc = ctypes.CDLL(None, use_errno=True)
if libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) or libc.prctl(PR_SET_SECCOMP, FILTER, described):
    sys.exit(os.strerror(ctypes.get_errno()))
os.execvp(sys.argv[1], sys.argv[1:])
