"""The OpenAPI document: every operation is called with valid and invalid data, by different clients
at tables in different states, and responds as documented."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

import httpx
import pytest
import schemathesis
from schemathesis.checks import not_a_server_error
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi import checks

from naqala.engine.game import Game
from naqala.engine.notation import position_text
from naqala.server.http.app import create_app
from naqala.server.http.middleware import SECURITY_HEADERS
from naqala.server.identity.tokens import COOKIE
from naqala.server.settings import Settings
from tests.server.hostile import CODES, no_errors_logged
from tests.server.operating import Operator
from tests.server.serving import Person, Serving, SocketClient

pytestmark = pytest.mark.once

TableState = Literal["waiting", "ready", "playing", "finished", "any"]
Requester = Literal["host", "guest", "nobody"]
TABLE_STATES: tuple[TableState, ...] = ("waiting", "ready", "playing", "finished", "any")
PEOPLE: tuple[Requester, ...] = ("host", "host", "host", "guest", "nobody")
FEW_EXAMPLES, MANY_EXAMPLES = 12, 150  # examples of each operation, besides those that its limits suggest
ALONE = [{"kind": "device"}, {"kind": "bot", "level": "gentle"}]
LOGGING_OUT = ("/api/me/devices/{device_id}", "/api/me/logout-others", "/api/me/logout")  # not the host, please
DOCUMENT = create_app(Settings(database="sqlite+aiosqlite:////nowhere/tables.db")).openapi()


def document(examples: int) -> Any:
    generation = {"max-examples": examples, "deterministic": True, "database": "none", "no-shrink": True}
    config = SchemathesisConfig.from_dict({"seed": 7, "generation": generation})
    return schemathesis.openapi.from_dict(DOCUMENT, config=config)


few_cases, many_cases = document(FEW_EXAMPLES), document(MANY_EXAMPLES)
CHECKS: list[Any] = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
    checks.unsupported_method,
]


@dataclass
class SampleTables:
    """A server with tables in all states."""

    serving: Serving
    host: httpx.Client
    guest: httpx.Client
    over: str  # the code of a game that is
    operator: dict[str, str]  # headers

    def code(self, state: TableState, generated: str) -> str:
        """The code of a table that no other example has changed."""
        if state == "any":
            return generated
        if state == "finished":
            return self.over
        seats = ALONE if state in ("ready", "playing") else [{"kind": "person"}] * 2
        response = self.host.post("/api/tables", json={"seats": seats, "start": state == "playing"})
        return str(response.json()["code"])

    def cookies(self, who: Requester, path: str) -> dict[str, str]:
        if who == "nobody":
            return {}
        if path in LOGGING_OUT:
            return dict(httpx.post(f"{self.serving.url}/api/me", json={"name": "Zoe"}).cookies)
        return dict((self.host if who == "host" else self.guest).cookies)


@pytest.fixture(scope="module")
def sample_tables(serving: Serving) -> Iterator[SampleTables]:
    with httpx.Client(base_url=serving.url) as host, httpx.Client(base_url=serving.url) as guest:
        guest.post("/api/me", json={"name": "Eve"})
        code, cookie = asyncio.run(finish_game(serving))
        host.cookies.set(COOKIE, cookie)
        yield SampleTables(serving, host, guest, code, Operator(serving).headers)


async def finish_game(serving: Serving) -> tuple[str, str]:
    """Its code, and the cookie of its host: the last actions of a game that was played elsewhere."""
    rng = random.Random(3)
    game = Game.new(2, 3)
    positions: list[str] = []
    while not game.over:
        positions.append(position_text(game.state))
        game.play(rng.choice(game.options))
    ann = Person(serving, "Ann")
    code = await ann.create_table("device", "device", start=True, position=positions[-5])
    client = await ann.connect(code)
    await play_at_one_device(client)
    cookie = ann.http.cookies[COOKIE]
    await client.close()
    await ann.close()
    return code, cookie


async def play_at_one_device(client: SocketClient) -> None:
    while not client.result:
        assert client.snapshot is not None
        if client.options:
            done = await client.attempt(client.options[-1]["notation"])
            while client.snapshot["action_count"] < done["action_count"]:
                await client.next()
        else:
            await client.ask("switch-seat", seat=client.snapshot["question"]["seat"])


@few_cases.parametrize()
def test_every_operation_answers_as_documented(case: schemathesis.Case[Any], sample_tables: SampleTables) -> None:
    answers_as_documented(case, sample_tables)


@pytest.mark.slow
@many_cases.parametrize()
def test_every_operation_answers_as_documented_to_many(
    case: schemathesis.Case[Any], sample_tables: SampleTables
) -> None:
    answers_as_documented(case, sample_tables)


def answers_as_documented(case: schemathesis.Case[Any], sample_tables: SampleTables) -> None:
    rng = random.Random(repr((case.method, case.path_parameters, case.body)))  # the same for the same case
    if "code" in case.path_parameters:
        case.path_parameters["code"] = sample_tables.code(rng.choice(TABLE_STATES), case.path_parameters["code"])
    if case.path_parameters.get("seat") in ("orange", "black") and rng.random() < 0.7:
        case.path_parameters["seat"] = rng.choice(["blue", "pink"])
    is_valid = case.meta is not None and case.meta.generation.mode.is_positive
    if case.operation.label == "POST /api/tables" and is_valid and rng.random() < 0.5:
        make_possible(case.body)
    with no_errors_logged(sample_tables.serving):
        response = case.call(
            base_url=sample_tables.serving.url,
            cookies=sample_tables.cookies(rng.choice(PEOPLE), case.path),
            headers=sample_tables.operator if case.path.startswith("/api/operator/") else None,
        )
        case.validate_response(response, checks=CHECKS)
    assert {name: response.headers[name.lower()] for name in SECURITY_HEADERS} == {
        name: [SECURITY_HEADERS[name]] for name in SECURITY_HEADERS
    }
    if response.status_code >= 400:
        assert response.json()["code"] in CODES


def make_possible(options: Any) -> None:
    """Apply rules that the schema cannot express: only a bot has a level, and few texts are positions."""
    if not isinstance(options, dict) or not isinstance(options.get("seats"), list):
        return
    options.pop("position", None)
    for seat in [seat for seat in options["seats"] if isinstance(seat, dict)]:
        seat["level"] = "gentle" if seat.get("kind") == "bot" else None


def test_the_server_serves_this_document(serving: Serving) -> None:
    assert httpx.get(f"{serving.url}/api/openapi.json").json() == DOCUMENT
