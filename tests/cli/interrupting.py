"""A command that somebody stops with Ctrl-C."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any


def interrupted(words: list[str], is_time: Callable[[], bool]) -> dict[str, Any]:
    """What the command prints as JSON if Ctrl-C is pressed as soon as it is time for it."""
    with subprocess.Popen(
        [sys.executable, "-m", "naqala", *words],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    ) as process:  # fmt: skip
        while not is_time() and process.poll() is None:
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all processes at once
        out, err = process.communicate(timeout=60)
    said: dict[str, Any] = json.loads(out)
    assert (process.returncode, err) == (130, "")
    assert said["interrupted"] is True
    return said
