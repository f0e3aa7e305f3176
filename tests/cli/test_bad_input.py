"""Bad input to any command is refused in one line that says how to continue, with exit code 2."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from naqala.cli.command_line import command

RECORD = str(Path(__file__).parents[1] / "records" / "rich_2_last_camel.naqala")
NO_SERVER = ("--server", "http://127.0.0.1:9", "--operator-key", "x" * 20)  # nothing listens on that port
BOTS = ("random", "random")
CASES = {
    "play": [
        "--players 5", "--people -1", "--seed x", "--seed -1", "--colours green", "--bots calmm", "--load nowhere",
        "--load folder", "--load text", "--after x", "--after 3", "--language xx", "--watch --resume",
        "--nonsense", "extra",
    ],
    "replay": [
        "", "nowhere", "folder", "text", f"{RECORD} --from x", f"{RECORD} --to -1", f"{RECORD} --seat green",
        f"{RECORD} --language xx",
    ],
    "score": ["Ann:", "Ann Ben", "--file nowhere", "--file folder", "--language xx"],
    "rules": ["M99", "xyzzy", "M1 M2", "--language xx"],
    "djinns": ["xyzzy", "k", "hages", "--language xx"],
    "show": ["", "nowhere", "folder", "text", "round=1", f"{RECORD} --language xx"],
    "outcomes": [
        "", "nowhere", "folder", "text", f"{RECORD} --from G1", f"{RECORD} --tribe x", f"{RECORD} --walks many",
    ],
    "verify": ["", "nowhere", "folder", "text", f"{RECORD} --commitment lusab", f"{RECORD} --language xx"],
    "serve": [
        "--port x", "--port 70000", "--port -1", "--thinkers x", "--patience x", "--log loud", "--keep-waiting -1",
        "--origin nonsense", "--operator-key short", "--database nonsense",
        "--database sqlite+aiosqlite:////dev/null/tables.db",
    ],
    "match": [
        "", "random", "randm random", "no.such random", "random random --games 0", "random random --players 7",
        "random random --players x", "random random --seed x", "random random --jobs 0", "random random --limit nan",
        "random random --sprt 2", "random random --records text", "random random --records /dev/null/records",
    ],
    "ladder": [
        "random", "randm random", "random random --games x", "random random --out folder", "random random --out text/x",
        "random random --out /proc/no-such-file", "random random --records text",
    ],
    "stats": ["", "nowhere", "folder", "text"],
    "tune": [
        "", "--out x --players 5", "--out x --games 0", "--out x --generations x", "--out x --from y --from-scratch",
        "--out x --from nowhere", "--out x --from folder", "--out x --from text", "--out folder", "--out text/x",
        "--out /proc/no-such-file",
    ],
    "bench": ["--seconds x", "--seconds 0", "--seconds inf", "--server --seconds 1000", "--server --tables 0"],
    "admin check": ["nowhere", "folder", "--nonsense"],
    "admin status": ["", "--nonsense", "--operator-key short"],
    "admin reports": ["", "extra"],
    "admin resolve": ["", "1", "x", "-1"],
    "admin log": ["", "extra"],
    "admin people": ["", "ann extra"],
    "admin mute": ["", "@someone", "@someone --reason x", "@someone --reason x --hours 1 --days 1"],
    "admin unmute": ["", "@someone"],
    "admin mutes": ["", "extra"],
    "admin ban": ["192.0.2.1", "192.0.2.1 --reason x", "192.0.2.1 --reason x --days 0"],
    "admin unban": ["", "192.0.2.1"],
    "admin bans": ["", "extra"],
    "admin tables": ["", "K7Q2M9AB extra"],
    "admin close": ["K7Q2M9AB", "K7Q2M9AB --reason x"],
}  # fmt: skip
BAD_INPUT = [(name, words) for name, cases in CASES.items() for words in cases]
SAYS_HOW_TO_CONTINUE = re.compile(r"Help: naqala|naqala [a-z]|pip install|\?$")


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The current folder, with a folder and a file of some other kind."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "text").write_text("Dear diary, today we played Five Tribes.\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NAQALA_HOME", str(tmp_path))


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize(("name", "words"), BAD_INPUT, ids=[f"{name} {words}" for name, words in BAD_INPUT])
def test_bad_input_is_refused_in_one_line_with_a_hint(naqala, name, words):
    server = NO_SERVER if name.startswith("admin ") and name != "admin check" else ()
    typed = (*name.split(), *(server if "--operator-key" not in words else server[:2]), *words.split())
    result = naqala(*typed)
    assert (result.code, result.out) == (2, ""), result.err
    assert result.err.count("\n") == 1, result.err
    assert SAYS_HOW_TO_CONTINUE.search(result.err.rstrip()), result.err


def test_every_command_is_tried_with_bad_input():
    commands = command().commands
    subcommands = {f"admin {name}" for name in getattr(commands["admin"], "commands")}  # noqa: B009
    assert set(CASES) == (set(commands) | subcommands) - {"admin"}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("mtach calm sharp", "match"),
        ("match calmm sharp", "calm"),
        ("play --bots shrap", "sharp"),
        ("stats --jsn", "--json"),
    ],
)
def test_what_was_meant_is_suggested(naqala, typed, meant):
    result = naqala(*typed.split())
    assert result.code == 2
    assert re.search(rf"(Did you mean|Possible options:) '?{meant}\b", result.err), result.err


@pytest.mark.parametrize(
    ("typed", "package"),
    [("serve --port 0", "uvicorn"), ("admin check", "sqlalchemy"), ("bench --server", "websockets")],
)
def test_a_missing_extra_is_named_with_the_command_that_installs_it(typed, package):
    code = f"import sys; sys.modules[{package!r}] = None; from naqala.cli import main; sys.exit(main(sys.argv[1:]))"
    result = subprocess.run([sys.executable, "-c", code, *typed.split()], capture_output=True, text=True, check=False)
    assert (result.returncode, result.stdout, result.stderr.count("\n")) == (2, "", 1), result.stderr
    assert f"({package})" in result.stderr
    assert "pip install 'naqala[server]'" in result.stderr
