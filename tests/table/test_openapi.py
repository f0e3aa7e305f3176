"""The OpenAPI document: every operation is tried with what it allows and with what it does not, by people of all sorts
at tables of all sorts, and answers as the document says."""

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
from naqala.table.app import server
from naqala.table.doors import HEADERS
from naqala.table.identity import COOKIE
from naqala.table.settings import Settings
from tests.table.hostile import KINDS, untroubled
from tests.table.serving import Line, Person, Serving

pytestmark = pytest.mark.once

Sort = Literal["gathering", "ready", "playing", "over", "any"]
Who = Literal["host", "guest", "nobody"]
SORTS: tuple[Sort, ...] = ("gathering", "ready", "playing", "over", "any")
PEOPLE: tuple[Who, ...] = ("host", "host", "host", "guest", "nobody")
FEW, MANY = 12, 150  # examples of each operation, besides those that its limits suggest
ALONE = [{"kind": "device"}, {"kind": "bot", "level": "gentle"}]
DOCUMENT = server(Settings(database="sqlite+aiosqlite:////nowhere/tables.db")).openapi()


def document(examples: int) -> Any:
    generation = {"max-examples": examples, "deterministic": True, "database": "none", "no-shrink": True}
    config = SchemathesisConfig.from_dict({"seed": 7, "generation": generation})
    return schemathesis.openapi.from_dict(DOCUMENT, config=config)


few, many = document(FEW), document(MANY)
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
class House:
    """A server with tables of all sorts."""

    serving: Serving
    host: httpx.Client
    guest: httpx.Client
    over: str  # the code of a game that is

    def code(self, sort: Sort, said: str) -> str:
        """Of a table that no example before this one has changed."""
        if sort == "any":
            return said
        if sort == "over":
            return self.over
        seats = ALONE if sort in ("ready", "playing") else [{"kind": "person"}] * 2
        answer = self.host.post("/api/tables", json={"seats": seats, "start": sort == "playing"})
        return str(answer.json()["code"])

    def cookies(self, who: Who) -> dict[str, str]:
        if who == "nobody":
            return {}
        return dict((self.host if who == "host" else self.guest).cookies)


@pytest.fixture(scope="module")
def house(serving: Serving) -> Iterator[House]:
    with httpx.Client(base_url=serving.url) as host, httpx.Client(base_url=serving.url) as guest:
        guest.post("/api/me", json={"name": "Eve"})
        code, cookie = asyncio.run(a_finished_game(serving))
        host.cookies.set(COOKIE, cookie)
        yield House(serving, host, guest, code)


async def a_finished_game(serving: Serving) -> tuple[str, str]:
    """Its code, and the cookie of its host: the last deeds of a game that was played elsewhere."""
    chance = random.Random(3)
    game = Game.new(2, 3)
    positions: list[str] = []
    while not game.over:
        positions.append(str(game.state))
        game.play(chance.choice(game.options))
    ann = Person(serving, "Ann")
    code = await ann.lay("device", "device", start=True, position=positions[-5])
    line = await ann.sit(code)
    await play_at_one_device(line)
    cookie = ann.http.cookies[COOKIE]
    await line.close()
    await ann.close()
    return code, cookie


async def play_at_one_device(line: Line) -> None:
    while not line.result:
        assert line.scene is not None
        if line.offers:
            done = await line.attempt(line.offers[-1]["say"])
            while line.scene["n"] < done["n"]:
                await line.next()
        else:
            await line.ask("sit", seat=line.scene["asked"]["seat"])


@few.parametrize()
def test_every_operation_answers_as_documented(case: schemathesis.Case[Any], house: House) -> None:
    answers_as_documented(case, house)


@pytest.mark.slow
@many.parametrize()
def test_every_operation_answers_as_documented_to_many(case: schemathesis.Case[Any], house: House) -> None:
    answers_as_documented(case, house)


def answers_as_documented(case: schemathesis.Case[Any], house: House) -> None:
    chance = random.Random(repr((case.method, case.path_parameters, case.body)))  # the same for the same case
    if "code" in case.path_parameters:
        case.path_parameters["code"] = house.code(chance.choice(SORTS), case.path_parameters["code"])
    if case.path_parameters.get("seat") in ("orange", "black") and chance.random() < 0.7:
        case.path_parameters["seat"] = chance.choice(["blue", "pink"])
    is_lawful = case.meta is not None and case.meta.generation.mode.is_positive
    if case.operation.label == "POST /api/tables" and is_lawful and chance.random() < 0.5:
        make_possible(case.body)
    with untroubled(house.serving):
        response = case.call(base_url=house.serving.url, cookies=house.cookies(chance.choice(PEOPLE)))
        case.validate_response(response, checks=CHECKS)
    assert {name: response.headers[name.lower()] for name in HEADERS} == {name: [HEADERS[name]] for name in HEADERS}
    if response.status_code >= 400:
        assert response.json()["kind"] in KINDS


def make_possible(wish: Any) -> None:
    """What the document cannot say: only a bot has a level, and there are few positions."""
    if not isinstance(wish, dict) or not isinstance(wish.get("seats"), list):
        return
    wish.pop("position", None)
    for seat in [seat for seat in wish["seats"] if isinstance(seat, dict)]:
        seat["level"] = "gentle" if seat.get("kind") == "bot" else None


def test_the_server_tells_this_very_document(serving: Serving) -> None:
    assert httpx.get(f"{serving.url}/api/openapi.json").json() == DOCUMENT
