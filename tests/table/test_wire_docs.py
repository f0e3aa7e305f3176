"""docs/wire.md and docs/serving.md leave nothing out, and what they show is so."""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NotRequired, get_args, get_origin, get_type_hints

import pytest

from naqala.cli import serve
from naqala.table import chairs, conversation, doors, seating, visitors
from naqala.table.app import server
from naqala.table.conversation import CODES, GOING_AWAY
from naqala.table.refusal import Kind, Refusal
from naqala.table.rest import lists
from naqala.table.settings import Settings
from naqala.table.table import LAST_WORDS
from naqala.table.wire import said, told
from naqala.table.wire.said import SAID
from naqala.table.wire.types import ASKED
from tests.table.serving import Serving

ROOT = Path(__file__).parents[2]
WIRE = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")
RUNNING = (ROOT / "docs" / "serving.md").read_text(encoding="utf-8")
SETTINGS = Settings(database="sqlite+aiosqlite:////nowhere/tables.db")
TOO_LARGE = 1009  # of the WebSocket protocol itself


def section(page: str, title: str) -> str:
    """What stands under a heading, up to the next one that is no smaller."""
    marks = title.partition(" ")[0]
    found = re.search(rf"^{re.escape(title)}\n(.*?)(?=^#{{1,{len(marks)}}} |\Z)", page, re.MULTILINE | re.DOTALL)
    assert found, f"there is no heading {title!r}"
    return found[1]


def rows(page: str, title: str) -> dict[str, str]:
    """Of the tables under a heading: the word in the first column, and the rest of the row."""
    return dict(re.findall(r"^\| `?([^|`]+?)`? \| (.*) \|$", section(page, title), re.MULTILINE))


def unnamed(words: set[str], text: str) -> set[str]:
    return {word for word in words if f"`{word}`" not in text}


def examples(page: str) -> Iterator[dict[str, Any]]:
    """Every JSON object that stands in the page."""
    for block in re.findall(r"```json\n(.*?)```", page, re.DOTALL):
        rest = block.strip()
        while rest:
            example, end = json.JSONDecoder().raw_decode(rest)
            rest = rest[end:].strip()
            yield example


# What is said


SAYS: dict[str, type[said.Message]] = {
    get_args(kind.model_fields["say"].annotation)[0]: kind for kind in get_args(get_args(said.Said)[0])
}


def test_every_message_of_a_client_is_described() -> None:
    assert set(rows(WIRE, "## What is said")) - {"say"} == set(SAYS)


@pytest.mark.parametrize("say", SAYS)
def test_of_a_message_of_a_client_every_field_is_named(say: str) -> None:
    assert not unnamed(set(SAYS[say].model_fields) - {"say", "to"}, rows(WIRE, "## What is said")[say])


def test_every_message_of_a_client_that_is_shown_is_understood() -> None:
    shown = [example for example in examples(WIRE) if "say" in example]
    assert len(shown) >= 5
    for example in shown:
        SAID.validate_python(example)


# What is told


TELLS: dict[str, type] = {get_args(get_type_hints(kind)["told"])[0]: kind for kind in get_args(told.Told)}


def test_every_message_of_the_server_is_described() -> None:
    assert set(rows(WIRE, "## What is told")) - {"told"} == set(TELLS)


@pytest.mark.parametrize("tells", TELLS)
def test_of_a_message_of_the_server_every_field_is_named(tells: str) -> None:
    assert not unnamed(set(get_type_hints(TELLS[tells])) - {"told"}, rows(WIRE, "## What is told")[tells])


def test_every_message_of_the_server_that_is_shown_has_its_fields() -> None:
    shown = [example for example in examples(WIRE) if "told" in example]
    assert len(shown) >= 5
    for example in shown:
        fields = get_type_hints(TELLS[example["told"]], include_extras=True)
        always = {field for field, hint in fields.items() if get_origin(hint) is not NotRequired}
        assert always <= set(example) <= set(fields), example


def test_every_part_of_a_scene_is_described() -> None:
    assert set(rows(WIRE, "### The scene")) - {"field"} == set(get_type_hints(told.Scene))


# Refusals and ends


def test_every_kind_of_refusal_is_described_with_its_status() -> None:
    found = {kind: int(row.split(" | ")[0]) for kind, row in rows(WIRE, "## Refusals").items() if kind != "kind"}
    assert found == {kind: Refusal(kind, "").status for kind in get_args(Kind)}


def test_every_close_code_is_described() -> None:
    codes = {code for cell in rows(WIRE, "## When a line ends") for code in cell.split(", ")}
    assert {str(code) for code in (*CODES.values(), GOING_AWAY, TOO_LARGE)} <= codes


@pytest.mark.parametrize(
    ("what", "number"),
    [
        ("a message on a socket", serve.LARGEST),
        ("a request", doors.LARGEST),
        ("messages of one socket", SETTINGS.messages_per_second),
        ("messages of one socket", conversation.PATIENCE),
        ("requests of one address", SETTINGS.requests_per_second),
        ("requests of one address", doors.Doors(server(SETTINGS), SETTINGS).buckets.burst),
        ("sockets of one address", SETTINGS.sockets_per_address),
        ("hello", conversation.HELLO),
        ("what waits for a slow line", visitors.ROOM),
        ("deeds at once", said.LONGEST_WALK),
        ("a chat", said.LONGEST_WORDS),
        ("a name", chairs.LONGEST_NAME),
        ("tables in a list", lists.LISTED),
    ],
)
def test_a_limit_is_what_it_is_said_to_be(what: str, number: float) -> None:
    assert f"{number:.0f}" in re.findall(r"\d+", rows(WIRE, "## Limits")[what])


def test_the_numbers_of_hello_are_what_they_are_said_to_be() -> None:
    assert seating.KEYS == 12
    assert "a seat has twelve at most" in WIRE
    assert LAST_WORDS == 100
    assert "the last hundred `chat`s" in WIRE


# Over HTTP


def test_every_address_is_described() -> None:
    paths = server(SETTINGS).openapi()["paths"]
    addresses = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    assert set(re.findall(r"^\| `([A-Z]+ /[^`]*)` \|", section(WIRE, "## Over HTTP"), re.MULTILINE)) == addresses


@pytest.mark.parametrize("kind", ASKED)
def test_every_field_of_a_request_is_named(kind: type[Any]) -> None:
    assert not unnamed(set(kind.model_fields), section(WIRE, "## Over HTTP"))


# Running it


@pytest.fixture
def flags(monkeypatch: pytest.MonkeyPatch) -> argparse.ArgumentParser:
    """Of `naqala serve`, where the environment says nothing."""
    for variable in variables():
        monkeypatch.delenv(variable, raising=False)
    command = argparse.ArgumentParser("serve")
    serve.options(command)
    return command


def variables() -> set[str]:
    """All that the server looks up in the environment."""
    naqala = ROOT / "src" / "naqala"
    sources = [naqala / "cli" / "serve.py", naqala / "cli" / "serving.py", *(naqala / "table").rglob("*.py")]
    return {name for source in sources for name in re.findall(r"\bNAQALA_[A-Z_]+\b", source.read_text("utf-8"))}


def test_every_flag_is_described(flags: argparse.ArgumentParser) -> None:
    described = {word for word in rows(RUNNING, "## Flags and environment") if word.startswith("--")}
    assert described == set(re.findall(r"--[a-z-]+", flags.format_usage()))


def test_every_variable_is_described() -> None:
    assert len(variables()) > 5
    assert not unnamed(variables(), section(RUNNING, "## Flags and environment"))


@pytest.mark.parametrize("flag", ["host", "port", "patience", "log"])
def test_a_flag_that_is_not_given_is_what_it_is_said_to_be(flags: argparse.ArgumentParser, flag: str) -> None:
    asked = flags.parse_args([])
    _, otherwise, _ = rows(RUNNING, "## Flags and environment")[f"--{flag}"].split(" | ", 2)
    assert otherwise == f"`{str(getattr(asked, flag)).removesuffix('.0')}`"


def test_pages_are_linked_to_where_they_are() -> None:
    for page in (WIRE, RUNNING):
        for path in re.findall(r"\]\((\w+\.md)", page):
            assert (ROOT / "docs" / path).exists(), path


# The client of the page


def test_the_client_of_the_page_plays_a_round(serving: Serving) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", WIRE, re.DOTALL)
    run = subprocess.run([sys.executable, "-c", program, serving.url], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert "Blue ends the turn." in run.stdout
    assert run.stdout.endswith("Round 2 begins.\n")
