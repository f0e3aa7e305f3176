"""The README keeps its word."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_library_in_a_dozen_lines_plays_a_game():
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    lines = [line for line in code.splitlines() if line.strip()]
    assert len(lines) <= 14
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.splitlines()
    assert "The game is over" in told[-5]
    assert [line.startswith("ScoreSheet(") for line in told[-4:]] == [True, True, True, False]
    assert re.fullmatch(r"\[\d(, \d)*\]", told[-1])


def test_the_map_of_the_rooms_shows_what_is_there():
    for path in re.findall(r"^\| \[?`([\w./-]+)`", README, re.MULTILINE):
        assert (ROOT / path).exists(), path


def test_the_two_commands_are_there():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"(?:^|`)make (\w+)", README, re.MULTILINE):
        assert f"\n{target}:" in makefile


def test_it_says_that_it_is_unofficial():
    assert "Unofficial" in README
    assert "not affiliated" in README
