"""What the environment says of `naqala serve` is checked there, and nowhere else."""

import pytest

from naqala.cli import main


@pytest.mark.parametrize(
    ("variable", "nonsense"),
    [("NAQALA_PORT", "abc"), ("NAQALA_THINKERS", "two"), ("NAQALA_PATIENCE", "long"), ("NAQALA_LOG", "loud")],
)
def test_a_variable_that_makes_no_sense_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], variable: str, nonsense: str
) -> None:
    monkeypatch.setenv(variable, nonsense)
    monkeypatch.setenv("NAQALA_DATABASE_URL", "nowhere")
    assert main(["serve", "--host", "127.0.0.1"]) == 2
    assert nonsense in capsys.readouterr().err


def test_a_variable_of_the_server_troubles_no_other_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NAQALA_PORT", "abc")
    assert main(["rules", "M1"]) == 0
