"""Becomes a program to which the kernel refuses some calls: refused-call.py landlock|tiles program arguments…"""

import ctypes
import os
import struct
import sys

CALL, FIRST_ARGUMENT = 0, 16
LOAD, IS, IS_AT_LEAST, IS_ABOVE, RETURN = 0x20, 0x15, 0x35, 0x25, 0x06
ALLOW, NOT_PERMITTED, NO_SUCH_CALL = 0x7FFF0000, 0x00050000 | 1, 0x00050000 | 38
PR_SET_NO_NEW_PRIVS, PR_SET_SECCOMP, FILTER = 38, 22, 2

REFUSED = {
    # landlock_create_ruleset … landlock_restrict_self, on every processor
    "landlock": [
        (LOAD, 0, 0, CALL),
        (IS_AT_LEAST, 0, 2, 444),
        (IS_ABOVE, 1, 0, 446),
        (RETURN, 0, 0, NO_SUCH_CALL),
        (RETURN, 0, 0, ALLOW),
    ],
    # arch_prctl(ARCH_REQ_XCOMP_PERM), by which AMX's tiles are asked for, on x86-64
    "tiles": [
        (LOAD, 0, 0, CALL),
        (IS, 0, 3, 158),
        (LOAD, 0, 0, FIRST_ARGUMENT),
        (IS, 0, 1, 0x1023),
        (RETURN, 0, 0, NOT_PERMITTED),
        (RETURN, 0, 0, ALLOW),
    ],
}
steps = REFUSED[sys.argv[1]]
program = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *step) for step in steps))
described = struct.pack("HxxxxxxP", len(steps), ctypes.addressof(program))
libc = ctypes.CDLL(None, use_errno=True)
if libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) or libc.prctl(PR_SET_SECCOMP, FILTER, described):
    sys.exit(os.strerror(ctypes.get_errno()))
os.execvp(sys.argv[2], sys.argv[2:])
