"""docs/wire.md and docs/serving.md are complete, and their examples are valid."""

from __future__ import annotations

import copy
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NotRequired, get_args, get_origin, get_type_hints

import jsonschema_rs
import pytest

from naqala.cli.command_line import command
from naqala.server.api_error import ApiError, ErrorCode
from naqala.server.http import middleware, table_lists
from naqala.server.http.app import create_app
from naqala.server.identity import names
from naqala.server.messages import incoming, outgoing
from naqala.server.messages.decision_types import Snapshot
from naqala.server.messages.incoming import INCOMING
from naqala.server.messages.schema import REQUESTS, protocol_schema
from naqala.server.settings import Settings
from naqala.server.socket import connection
from naqala.server.socket.connection import CLOSE_CODES, SERVICE_RESTART
from naqala.server.tables import cleanup, client, seat_changes, table_registry
from naqala.server.tables.chatting import CHAT_HISTORY
from tests.server.serving import Serving

ROOT = Path(__file__).parents[2]
WIRE = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")
RUNNING = (ROOT / "docs" / "serving.md").read_text(encoding="utf-8")
SETTINGS = Settings(database="sqlite+aiosqlite:////nowhere/tables.db")
TOO_LARGE = 1009  # of the WebSocket protocol itself
OMITTED = "…"


def section(page: str, title: str) -> str:
    """The text under a heading, up to the next heading of the same or a higher level."""
    marks = title.partition(" ")[0]
    found = re.search(rf"^{re.escape(title)}\n(.*?)(?=^#{{1,{len(marks)}}} |\Z)", page, re.MULTILINE | re.DOTALL)
    assert found, f"there is no heading {title!r}"
    return found[1]


def rows(page: str, title: str) -> dict[str, str]:
    """The rows of the tables under a heading: first column, and the rest of the row."""
    return dict(re.findall(r"^\| `?([^|`]+?)`? \| (.*) \|$", section(page, title), re.MULTILINE))


def unnamed(words: set[str], text: str) -> set[str]:
    return {word for word in words if f"`{word}`" not in text}


def examples(page: str) -> Iterator[dict[str, Any]]:
    """Every JSON object on the page."""
    for block in re.findall(r"```json\n(.*?)```", page, re.DOTALL):
        rest = block.strip()
        while rest:
            example, end = json.JSONDecoder().raw_decode(rest)
            rest = rest[end:].strip()
            yield example


# Client messages


CLIENT_MESSAGES: dict[str, type[incoming.BaseMessage]] = {
    get_args(kind.model_fields["type"].annotation)[0]: kind for kind in get_args(get_args(incoming.IncomingMessage)[0])
}


def is_from_client(example: dict[str, Any]) -> bool:
    """Queries and their answers have the same type; an answer has a field that the query does not have."""
    kind = CLIENT_MESSAGES.get(example.get("type", ""))
    return kind is not None and set(example) <= set(kind.model_fields) and is_valid(example)


def is_valid(example: dict[str, Any]) -> bool:
    try:
        INCOMING.validate_python(example)
    except ValueError:
        return False
    return True


def test_every_message_of_a_client_is_described() -> None:
    assert set(rows(WIRE, "## Client messages")) - {"type"} == set(CLIENT_MESSAGES)


@pytest.mark.parametrize("name", CLIENT_MESSAGES)
def test_of_a_message_of_a_client_every_field_is_named(name: str) -> None:
    fields = set(CLIENT_MESSAGES[name].model_fields) - {"type", "id"}
    assert not unnamed(fields, rows(WIRE, "## Client messages")[name])


# Server messages


SERVER_MESSAGES: dict[str, type] = {
    get_args(get_type_hints(kind)["type"])[0]: kind for kind in get_args(outgoing.OutgoingMessage)
}


def test_every_message_of_the_server_is_described() -> None:
    assert set(rows(WIRE, "## Server messages")) - {"type"} == set(SERVER_MESSAGES)


@pytest.mark.parametrize("name", SERVER_MESSAGES)
def test_of_a_message_of_the_server_every_field_is_named(name: str) -> None:
    fields = set(get_type_hints(SERVER_MESSAGES[name])) - {"type"}
    assert not unnamed(fields, rows(WIRE, "## Server messages")[name])


def test_every_message_of_the_server_that_is_shown_has_its_fields() -> None:
    shown = [example for example in examples(WIRE) if "type" in example and not is_from_client(example)]
    assert len(shown) >= 9
    for example in shown:
        fields = get_type_hints(SERVER_MESSAGES[example["type"]], include_extras=True)
        always = {field for field, hint in fields.items() if get_origin(hint) is not NotRequired}
        assert always <= set(example) <= set(fields), example


def test_every_part_of_a_snapshot_is_described() -> None:
    assert set(rows(WIRE, "### The snapshot")) - {"field"} == set(get_type_hints(Snapshot))


# The schema


def abridged(schema: Any) -> Any:
    """A schema in which parts of an object may be left out, but none may be added."""
    if isinstance(schema, list):
        return [abridged(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    kept = {key: abridged(part) for key, part in schema.items() if key != "required" or not isinstance(part, list)}
    return {**kept, "additionalProperties": False} if isinstance(schema.get("properties"), dict) else kept


def without_omissions(example: Any) -> Any:
    if isinstance(example, dict):
        return {key: without_omissions(part) for key, part in example.items() if key != OMITTED}
    if isinstance(example, list):
        return [without_omissions(part) for part in example if part != OMITTED]
    return example


def validator(name: str, *, abridge: bool) -> jsonschema_rs.Draft202012Validator:
    schema = copy.deepcopy(protocol_schema())
    definitions = abridged(schema["$defs"]) if abridge else schema["$defs"]
    return jsonschema_rs.Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": definitions})


def schema_of(example: dict[str, Any]) -> str:
    if "type" in example:
        return "IncomingMessage" if is_from_client(example) else "OutgoingMessage"
    if "score_sheets" in example:
        return "GameResult"
    if "players" in example:
        return "ScorePadRequest"
    if "record" in example:
        return "RecordRequest"
    if "level" in example:
        return "ContinueRequest"
    return "Snapshot" if "action_count" in example else "TableRequest"


def test_the_schema_is_a_valid_one() -> None:
    schema = protocol_schema()
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    jsonschema_rs.meta.validate(schema)
    assert {"IncomingMessage", "OutgoingMessage", "TableRequest", "ErrorResponse"} <= set(schema["$defs"])


def test_every_type_is_the_same_in_both_directions_and_alone_of_its_name() -> None:
    """Otherwise pydantic adds -Input and -Output, or the modules: names that nobody should see in the page."""
    assert [name for name in protocol_schema()["$defs"] if not re.fullmatch(r"[A-Z][A-Za-z]+", name)] == []


def test_every_example_is_valid_by_the_schema() -> None:
    shown = list(examples(WIRE))
    assert len(shown) >= 20
    assert sum(schema_of(example) == "IncomingMessage" for example in shown) >= 8
    for example in shown:
        is_abridged = OMITTED in json.dumps(example, ensure_ascii=False)
        validator(schema_of(example), abridge=is_abridged).validate(without_omissions(example))


def test_an_example_with_a_wrong_field_is_not_valid_by_the_schema() -> None:
    wrong = {"type": "draft", "snapshot": {"action_count": 4, "moves": []}}
    assert not validator("OutgoingMessage", abridge=True).is_valid(wrong)


# Errors and close codes


def test_every_error_code_is_described_with_its_status() -> None:
    found = {code: int(row.split(" | ")[0]) for code, row in rows(WIRE, "## Errors").items() if code != "code"}
    assert found == {code: ApiError(code, "").status for code in get_args(ErrorCode)}


def test_every_close_code_is_described() -> None:
    codes = {code for cell in rows(WIRE, "## Close codes") for code in cell.split(", ")}
    assert {str(code) for code in (*CLOSE_CODES.values(), SERVICE_RESTART, TOO_LARGE)} <= codes


@pytest.mark.parametrize(
    ("what", "number"),
    [
        ("message size", connection.MAX_MESSAGE_BYTES),
        ("request size", middleware.MAX_REQUEST_BYTES),
        ("messages per socket", SETTINGS.messages_per_second),
        ("messages per socket", connection.MAX_RATE_LIMITED),
        ("requests per address", SETTINGS.requests_per_second),
        ("requests per address", middleware.SecurityMiddleware(create_app(SETTINGS), SETTINGS).requests.burst),
        ("new tables per address", SETTINGS.tables_per_minute),
        ("new tables per address", SETTINGS.tables_per_day),
        ("open tables per identity", SETTINGS.open_tables_per_identity),
        ("open tables per address", SETTINGS.open_tables_per_address),
        ("exercises per address", SETTINGS.exercises_per_day),
        ("exercises per identity", table_registry.KEPT_EXERCISES),
        ("exercises per identity", cleanup.EXERCISE_SECONDS / 3600),
        ("new identities per address", SETTINGS.identities_per_day),
        ("chat per seat", SETTINGS.chat_burst),
        ("chat per seat", 1 / SETTINGS.chat_per_second),
        ("chat per seat", SETTINGS.chat_per_day),
        ("chat per table", SETTINGS.chat_per_table),
        ("sockets per address", SETTINGS.sockets_per_address),
        ("hello", connection.HELLO_TIMEOUT),
        ("queued messages per client", client.MAX_PENDING_MESSAGES),
        ("actions per message", incoming.MAX_ACTIONS),
        ("chat message", incoming.MAX_CHAT_LENGTH),
        ("name", names.MAX_NAME_LENGTH),
        ("tables in a list", table_lists.MAX_LISTED),
    ],
)
def test_a_limit_is_what_it_is_said_to_be(what: str, number: float) -> None:
    assert f"{number:.0f}" in re.findall(r"\d+", rows(WIRE, "## Limits")[what])


def test_the_numbers_of_hello_are_what_they_are_said_to_be() -> None:
    assert seat_changes.MAX_SEAT_KEYS == 12
    assert "a seat has at most twelve keys" in WIRE
    assert CHAT_HISTORY == 100
    assert "the last 100 `chat` messages" in WIRE


# HTTP


def test_every_address_is_described() -> None:
    paths = create_app(SETTINGS).openapi()["paths"]
    addresses = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    assert set(re.findall(r"^\| `([A-Z]+ /[^`]*)` \|", section(WIRE, "## HTTP"), re.MULTILINE)) == addresses


@pytest.mark.parametrize("kind", REQUESTS)
def test_every_field_of_a_request_is_named(kind: type[Any]) -> None:
    assert not unnamed(set(kind.model_fields), section(WIRE, "## HTTP"))


# Running the server


@pytest.fixture
def flags(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The flags of `naqala serve` and their defaults with an empty environment."""
    for variable in variables():
        monkeypatch.delenv(variable, raising=False)
    return {option: str(one.default) for one in command().commands["serve"].params for option in one.opts}


def variables() -> set[str]:
    """All environment variables that the server reads."""
    naqala = ROOT / "src" / "naqala"
    sources = [
        naqala / "cli" / "hosting_commands.py",
        naqala / "cli" / "server_process.py",
        *(naqala / "server").rglob("*.py"),
    ]
    return {name for source in sources for name in re.findall(r"\bNAQALA_[A-Z_]+\b", source.read_text("utf-8"))}


def test_every_flag_is_described(flags: dict[str, str]) -> None:
    described = {word for word in rows(RUNNING, "## Flags and environment") if word.startswith("--")}
    assert described == set(flags)


def test_every_variable_is_described() -> None:
    assert len(variables()) > 5
    assert not unnamed(variables(), section(RUNNING, "## Flags and environment"))


@pytest.mark.parametrize(
    "flag", ["host", "port", "patience", "log", "keep-waiting", "keep-unfinished", "keep-finished", "keep-identities"]
)
def test_a_flag_that_is_not_given_is_what_it_is_said_to_be(flags: dict[str, str], flag: str) -> None:
    _, default, _ = rows(RUNNING, "## Flags and environment")[f"--{flag}"].split(" | ", 2)
    assert default == f"`{flags[f'--{flag}'].removesuffix('.0')}`"


def test_pages_are_linked_to_where_they_are() -> None:
    for page in (WIRE, RUNNING):
        for path in re.findall(r"\]\((\w+\.md)", page):
            assert (ROOT / "docs" / path).exists(), path


# The example client


def test_the_client_of_the_page_plays_a_round(serving: Serving) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", WIRE, re.DOTALL)
    run = subprocess.run([sys.executable, "-c", program, serving.url], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert "turn-ended" in run.stdout
    assert run.stdout.endswith(" round-started\n")
