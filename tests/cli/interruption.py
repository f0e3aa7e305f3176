"""Runs a command and interrupts it with Ctrl-C."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any


def interrupted(words: list[str], is_ready: Callable[[], bool]) -> dict[str, Any]:
    """The JSON printed by a command that gets Ctrl-C as soon as `is_ready` returns True."""
    with subprocess.Popen(
        [sys.executable, "-m", "naqala", *words],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    ) as process:  # fmt: skip
        while not is_ready() and process.poll() is None:
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)  # like a terminal: to all processes at once
        out, err = process.communicate(timeout=60)
    printed: dict[str, Any] = json.loads(out)
    assert (process.returncode, err) == (130, "")
    assert printed["interrupted"] is True
    return printed
