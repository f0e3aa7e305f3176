"""The searcher finds what is planted: what people truly heard is doctored, one leak at a time."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.table.party import Party
from tests.table.planting import MESSAGES, Evening, a_luck
from tests.table.secrets import Answer, Search
from tests.table.serving import Serving
from tests.table.truth import Truth, secretive

pytestmark = pytest.mark.rule("H2")


@pytest.fixture(scope="module")
def evening(serving: Serving) -> Evening:
    async def spent() -> Party:
        party = Party(serving, 7)
        await party.gather("person", "person", "person", position=str(secretive(3, 4)))
        await party.play(60)
        await party.chat()
        await party.listen_up()
        await party.leave()
        return party

    party = asyncio.run(spent())
    truth = Truth(serving.database, party.code)
    return Evening(party, truth, Search(truth, party.tokens()))


def test_without_a_plant_nothing_is_found(evening: Evening) -> None:
    assert [leak for heard in evening.party.heard() for leak in evening.search.in_message(heard)] == []
    assert [leak for answer in evening.party.answers() for leak in evening.search.in_answer(answer)] == []


@pytest.mark.parametrize("plant", MESSAGES)
def test_a_leak_planted_in_a_message_is_found(evening: Evening, plant: str) -> None:
    assert evening.search.in_message(MESSAGES[plant](evening))


# Answers


def body(answer: Answer, **more: object) -> Answer:
    return replace(answer, body=json.dumps({**json.loads(answer.body), **more}))


def keys_of_another(evening: Evening) -> Answer:
    return replace(evening.answer("/keys"), seats=frozenset({2}))


def a_record_before_the_end(evening: Evening) -> Answer:
    return replace(evening.answer("/record"), status=200, body=evening.truth.game.record())


def cookie_of_another(evening: Evening) -> Answer:
    bob = next(iter(evening.party.players[1].http.cookies.values()))
    return replace(evening.answer("/join"), headers=f"set-cookie: naqala={bob}", cookie="")


ANSWERS: dict[str, Callable[[Evening], Answer]] = {
    "keys to the seats of others": keys_of_another,
    "a record before the end": a_record_before_the_end,
    "the cookie of another": cookie_of_another,
    "a hand": lambda evening: body(evening.answer(evening.party.code), hands={"pink": {"fish": 2}}),
    "a seed": lambda evening: body(evening.answer(evening.party.code), code=evening.truth.seed.hex()),
    "a salt in an error": lambda evening: body(evening.answer("/nothing"), words=evening.truth.salt.hex()),
    "a luck in a header": lambda evening: replace(evening.answer("/me"), headers=f"etag: {a_luck(evening)}"),
    "a pass of another": lambda evening: body(
        evening.answer("/me"), name=json.loads(evening.answer("/pass").body)["code"]
    ),
}


@pytest.mark.parametrize("plant", ANSWERS)
def test_a_leak_planted_in_an_answer_is_found(evening: Evening, plant: str) -> None:
    assert evening.search.in_answer(ANSWERS[plant](evening))


# Logs


LINES: dict[str, Callable[[Evening], str]] = {
    "a seed": lambda evening: f"INSERT INTO tables ({evening.truth.seed!r})",
    "a key": lambda evening: sorted(evening.party.players[0].tokens)[0],
    "a digest": lambda evening: repr(evening.truth.digests[0]),
    "a digest in JSON": lambda evening: json.dumps(repr(evening.truth.digests[0])),
    "a position": lambda evening: str(evening.truth.states[0]),
    "a table": lambda evening: f"GET /api/tables/{evening.party.code}",
    "a luck": lambda evening: f"Luck({a_luck(evening)}, 0, 0, 0)",
}


@pytest.mark.parametrize("plant", LINES)
def test_a_leak_planted_in_the_log_is_found(evening: Evening, plant: str, serving: Serving) -> None:
    assert evening.search.in_log(serving.logged()) == []
    assert evening.search.in_log(f"{serving.logged()}\n{LINES[plant](evening)}\n")
