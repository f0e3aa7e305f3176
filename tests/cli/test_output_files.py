"""Files for results are checked before the games are played."""

import pytest

from naqala.cli.output_files import check_output_path


@pytest.mark.parametrize("command", ["ladder random random --games 2", "tune --players 2 --games 1"])
@pytest.mark.parametrize(
    ("out", "why"),
    [
        ("/no/where.json", "there is no folder '/no'"),
        ("/", "it is a folder"),
        ("/proc/where.json", "No such file or directory"),
    ],
)
def test_a_file_that_cannot_be_written_is_refused_in_one_sentence(naqala, command, out, why):
    result = naqala(*command.split(), "--out", out)
    assert (result.code, result.out) == (2, "")
    assert f"{out!r} cannot be written: {why}" in result.err
    assert result.err.count("\n") == 1


def test_the_check_leaves_no_file_and_no_change(tmp_path):
    old = tmp_path / "old.json"
    old.write_text("{}")
    for name in ("old.json", "new.json"):
        check_output_path(str(tmp_path / name))
    assert [path.name for path in tmp_path.iterdir()] == ["old.json"]
    assert old.read_text() == "{}"
