"""Emulates RestrictAddressFamilies= of a systemd unit: `restrict-families.py AF_INET,AF_UNIX PROGRAM ARGUMENT ...`.

A seccomp filter rejects socket() for all other families with EAFNOSUPPORT. Needs root; PROGRAM may drop privileges.
"""

import ctypes
import os
import platform
import socket
import struct
import sys

PR_SET_SECCOMP, SECCOMP_MODE_FILTER = 22, 2
LOAD, JUMP_IF_EQUAL, RETURN = 0x20, 0x15, 0x06
ALLOW, REFUSE = 0x7FFF0000, 0x00050000 | 97
SOCKET_CALL = {"x86_64": 41, "aarch64": 198}[platform.machine()]
NUMBER_OF_CALL, FIRST_ARGUMENT = 0, 16

families = [int(getattr(socket, name)) for name in sys.argv[1].split(",")]
steps = [
    (LOAD, 0, 0, NUMBER_OF_CALL),
    (JUMP_IF_EQUAL, 0, len(families) + 2, SOCKET_CALL),
    (LOAD, 0, 0, FIRST_ARGUMENT),
    *((JUMP_IF_EQUAL, len(families) - index, 0, family) for index, family in enumerate(families)),
    (RETURN, 0, 0, REFUSE),
    (RETURN, 0, 0, ALLOW),
]
code = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *step) for step in steps))


class Program(ctypes.Structure):
    _fields_ = [("length", ctypes.c_ushort), ("steps", ctypes.c_void_p)]


program = Program(len(steps), ctypes.addressof(code))
libc = ctypes.CDLL(None, use_errno=True)
if libc.prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, ctypes.byref(program), 0, 0) != 0:
    sys.exit(os.strerror(ctypes.get_errno()))
os.execvp(sys.argv[2], sys.argv[2:])
