"""Runs the command `naqala` in this process."""

import pytest

from naqala.cli import main


class CommandResult:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


@pytest.fixture(autouse=True)
def english(monkeypatch):
    """Here and in child processes, whatever the language of the developer."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def naqala(capsys):
    """Runs the command and returns its exit code and output."""

    def run(*words: str) -> CommandResult:
        try:
            code = main(list(words))
        except SystemExit as exit_:
            code = int(str(exit_.code))
        out, err = capsys.readouterr()
        return CommandResult(code, out, err)

    return run
