"""The help, the completion and the tables: framed on a terminal, plain elsewhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

from naqala.cli.command_line import command
from tests.cli.terminal_output import seen_on_terminal, without_escapes

PANELS = ["Play", "Read", "Host", "Research"]
FRAMES = "╭╮╰╯│─"
SHEET = ("score", "Ann: gold 12", "Ben: gold 7")


def test_the_help_groups_every_command(naqala):
    result = naqala("--help")
    assert result.code == 0
    assert [part for part in re.findall(r"^(\w+):$", result.out, re.MULTILINE) if part in PANELS] == PANELS
    for name in command().commands:
        assert len(re.findall(rf"^  {name} +[A-Z].*", result.out, re.MULTILINE)) == 1


def test_on_a_terminal_each_group_has_a_panel():
    seen = without_escapes(seen_on_terminal("--help"))
    assert [part for part in re.findall(r"^╭─ (\w+) ─", seen, re.MULTILINE) if part in PANELS] == PANELS
    assert max(len(line) for line in seen.splitlines()) <= 100


def test_no_help_is_cut_off(naqala):
    """Long texts are wrapped."""
    for name, one in command().commands.items():
        assert "..." not in naqala(name, "--help").out.replace("...\n", "\n").replace("}...", "").replace("]...", "")
        assert " ".join((one.help or "").split()) in " ".join(naqala("--help").out.split())


@pytest.mark.parametrize("words", [("--version",), ("--help",), ("match", "--help"), ("admin", "ban", "--help")])
def test_version_and_help_load_nothing_that_they_do_not_need(words):
    code = "import sys; from naqala.cli import main; main(sys.argv[1:]); print(*sys.modules, file=sys.stderr)"
    result = subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True, check=True)
    loaded = set(result.stderr.split())
    assert not loaded & {"rich", "pydantic", "fluent", "sqlalchemy", "openskill", "naqala.bots", "naqala.arena"}


def test_reading_options_loads_no_library_of_models():
    code = "import sys; from naqala.cli import main; main(['rules', 'M4']); print(*sys.modules, file=sys.stderr)"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert result.stdout.startswith("M4 ")
    assert "pydantic" not in result.stderr.split()


@pytest.mark.parametrize(
    ("typed", "completions"),
    [("naqala ma", {"match"}), ("naqala match --ga", {"--games"}), ("naqala match comp", {"companion"})],
)
def test_the_shell_completes_commands_options_and_bots(typed, completions):
    environment = {
        "_NAQALA_COMPLETE": "complete_bash", "COMP_WORDS": typed, "COMP_CWORD": str(len(typed.split()) - 1),
    }  # fmt: skip
    result = subprocess.run(
        [sys.executable, "-m", "naqala"], env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    assert set(result.stdout.split()) == completions


def test_a_table_is_framed_on_a_terminal_and_plain_elsewhere(naqala):
    framed, plain = seen_on_terminal(*SHEET), naqala(*SHEET).out
    assert "\x1b[" in framed
    assert not set(plain) & set(FRAMES)
    words = [word for word in without_escapes(framed).split() if not set(word) & set(FRAMES)]
    assert words == plain.split()


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}], ids=str)
def test_a_table_without_colours_has_no_escapes(environment):
    seen = seen_on_terminal(*SHEET, **environment)
    assert "│ Gold" in seen
    assert "\x1b" not in seen


def test_an_ascii_terminal_gets_ascii_frames():
    seen = without_escapes(seen_on_terminal(*SHEET, PYTHONIOENCODING="ascii"))
    assert "| Gold" in seen
    assert not set(seen) & set(FRAMES)


def test_the_help_is_ascii_so_that_every_pipe_can_take_it(naqala):
    for name in command().commands:
        assert naqala(name, "--help").out.isascii(), name
