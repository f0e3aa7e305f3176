"""The examples and claims of the README are correct."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

from naqala.cli.command_line import command

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def programs(page: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", page, re.DOTALL)


def output_of(code: str) -> list[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.splitlines()


def test_the_library_in_a_dozen_lines_plays_a_game():
    code, _ = programs(README)
    lines = [line for line in code.splitlines() if line.strip()]
    assert len(lines) <= 14
    printed = output_of(code)
    assert "the game is over" in printed[-5]
    assert [line.startswith("ScoreSheet(") for line in printed[-4:]] == [True, True, True, False]
    assert re.fullmatch(r"\[\d(, \d)*\]", printed[-1])


def test_a_bot_decides_and_explains():
    _, code = programs(README)
    printed = output_of(code)
    assert len(printed) == 2
    assert all(re.match(r"[+-]\d+\.\d bid:\d+ {'tiles': ", line) for line in printed)


def test_the_example_of_the_bots_page_runs():
    (code,) = programs((ROOT / "docs" / "bots.md").read_text(encoding="utf-8"))
    assert output_of(code)


def test_every_path_of_the_package_table_exists():
    for path in re.findall(r"^\| \[?`([\w./-]+)`", README, re.MULTILINE):
        assert (ROOT / path).exists(), path


def test_every_make_target_exists():
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"(?:^|`)make (\w+)", README, re.MULTILINE):
        assert f"\n{target}:" in makefile


def test_every_naqala_command_is_accepted():
    lines = re.findall(r"^(?:.*&& )?naqala ([^#&\n]+)", README, re.MULTILINE)
    assert len(lines) >= 10
    commands = command().commands
    for name, *words in map(shlex.split, lines):
        assert commands[name].make_context(name, words).params


def test_every_link_leads_to_a_file():
    for path in re.findall(r"\]\(([\w./-]+)\)", README):
        assert (ROOT / path).exists(), path


def test_it_says_that_it_is_unofficial():
    assert "Unofficial" in README
    assert "not affiliated" in README
