"""A signal to leave is never lost."""

import os
import pty
import signal
import threading

import pytest

from naqala.cli.play.styles import UNICODE, TextStyle
from naqala.cli.play.terminal import PlayerLeft, Terminal
from naqala.locales import catalog

LATE = 20.0  # seconds after which the test fails instead of waiting for ever


class UnluckyTerminal(Terminal):
    """Ctrl-C is pressed in the moment between the last check for signals and the read."""

    pressed = False

    def check_signals(self) -> None:
        super().check_signals()
        if not self.pressed:
            self.pressed = True
            before = signal.signal(signal.SIGINT, self.note)
            os.kill(os.getpid(), signal.SIGINT)
            signal.signal(signal.SIGINT, before)

    def note(self, *_: object) -> None:
        self._leaving = True


def test_ctrl_c_just_before_a_read_is_not_lost(monkeypatch):
    master, slave = pty.openpty()
    terminal = UnluckyTerminal(catalog("en"), TextStyle(UNICODE), can_clear=False)
    late = threading.Timer(LATE, os.write, (master, b"too late\n"))
    late.start()
    try:
        with os.fdopen(slave, "r") as keyboard:
            monkeypatch.setattr("sys.stdin", keyboard)
            with terminal.handling_signals(), pytest.raises(PlayerLeft):
                terminal.ask("")
    finally:
        late.cancel()
        os.close(master)
