"""What a person sees of a command on a terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import termios


def seen_on_terminal(*words: str, columns: int = 100, stdout: int | None = None, **environment: str) -> str:
    """Everything that `naqala` writes to a terminal of this width; without `stdout`, its output goes there, too."""
    keyboard, terminal = pty.openpty()
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 60, columns, 0, 0))
    settings = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "NO_COLOR")}
    with subprocess.Popen(
        [sys.executable, "-m", "naqala", *words],
        stdin=terminal, stdout=terminal if stdout is None else stdout, stderr=terminal,
        env={**settings, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", **environment},
    ):  # fmt: skip
        os.close(terminal)
        seen = b"".join(iter(lambda: read(keyboard), b""))
    os.close(keyboard)
    return seen.decode().replace("\r\n", "\n")


def read(keyboard: int) -> bytes:
    try:
        return os.read(keyboard, 65536)
    except OSError:  # Linux: the other side is closed
        return b""


def without_escapes(seen: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", seen)
