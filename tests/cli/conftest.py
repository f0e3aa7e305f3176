"""The command `naqala`, run in this process."""

import pytest

from naqala.cli import main


class Told:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


@pytest.fixture
def naqala(capsys):
    """The command, run here."""

    def run(*words: str) -> Told:
        try:
            code = main(list(words))
        except SystemExit as left:
            code = int(str(left.code))
        out, err = capsys.readouterr()
        return Told(code, out, err)

    return run
