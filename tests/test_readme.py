"""The README keeps its word."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def programs(page: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", page, re.DOTALL)


def told_by(code: str) -> list[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.splitlines()


def test_the_library_in_a_dozen_lines_plays_a_game():
    code, _ = programs(README)
    lines = [line for line in code.splitlines() if line.strip()]
    assert len(lines) <= 14
    told = told_by(code)
    assert "The game is over" in told[-5]
    assert [line.startswith("ScoreSheet(") for line in told[-4:]] == [True, True, True, False]
    assert re.fullmatch(r"\[\d(, \d)*\]", told[-1])


def test_a_bot_answers_and_says_why():
    _, code = programs(README)
    told = told_by(code)
    assert len(told) == 2
    assert all(re.match(r"[+-]\d+\.\d bid:\d+ {'tiles': ", line) for line in told)


def test_the_page_of_the_bots_keeps_its_word_too():
    (code,) = programs((ROOT / "docs" / "bots.md").read_text(encoding="utf-8"))
    assert told_by(code)


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
