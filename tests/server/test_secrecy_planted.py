"""The search for secrets finds planted leaks: one leak at a time is added to real messages."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace

import pytest

from naqala.engine.notation import position_text
from tests.server.clocked_table import control
from tests.server.leak_search import Response, Search
from tests.server.planted_leaks import MESSAGES, PlayedTable, luck_number
from tests.server.recorded_table import RecordedTable
from tests.server.serving import Serving
from tests.server.true_game import TrueGame, secret_rich_state

pytestmark = pytest.mark.rule("H2")


@pytest.fixture(scope="module")
def played(serving: Serving) -> PlayedTable:
    async def spent() -> RecordedTable:
        table = RecordedTable(serving, 7)
        await table.join_all(
            "person", "person", "person", position=position_text(secret_rich_state(3, 4)), time_control=control("bot")
        )
        await table.play(60)
        await table.chat()
        await table.receive_all()
        await table.close_all()
        return table

    table = asyncio.run(spent())
    true_game = TrueGame(serving.database, table.code)
    return PlayedTable(table, true_game, Search(true_game, table.tokens()))


def test_without_a_planted_leak_nothing_is_found(played: PlayedTable) -> None:
    assert [leak for received in played.table.received() for leak in played.search.in_message(received)] == []
    assert [leak for response in played.table.responses() for leak in played.search.in_response(response)] == []


@pytest.mark.parametrize("plant", MESSAGES)
def test_a_leak_planted_in_a_message_is_found(played: PlayedTable, plant: str) -> None:
    assert played.search.in_message(MESSAGES[plant](played))


# Answers


def body(response: Response, **more: object) -> Response:
    return replace(response, body=json.dumps({**json.loads(response.body), **more}))


def keys_of_another(played: PlayedTable) -> Response:
    return replace(played.response("/keys"), seats=frozenset({2}))


def a_record_before_the_end(played: PlayedTable) -> Response:
    return replace(played.response("/record"), status=200, body=played.true_game.game.record())


def cookie_of_another(played: PlayedTable) -> Response:
    bob = next(iter(played.table.players[1].http.cookies.values()))
    return replace(played.response("/join"), headers=f"set-cookie: naqala={bob}", cookie="")


RESPONSES: dict[str, Callable[[PlayedTable], Response]] = {
    "keys to the seats of others": keys_of_another,
    "a record before the end": a_record_before_the_end,
    "the cookie of another": cookie_of_another,
    "a card in a refusal": lambda played: replace(
        played.response("/rematch"), body=json.dumps({"code": "closed", "message": "Pink has silk.", "rule": None})
    ),
    "a card in the text of a refusal": lambda played: body(
        played.response("/nothing"), text={"key": "server-no-such-djinn", "arguments": {"problem": "silk"}}
    ),
    "a hand": lambda played: body(played.response(played.table.code), hands={"pink": {"fish": 2}}),
    "a seed": lambda played: body(played.response(played.table.code), code=played.true_game.seed.hex()),
    "a salt in an error": lambda played: body(played.response("/nothing"), message=played.true_game.salt.hex()),
    "a luck in a header": lambda played: replace(played.response("/me"), headers=f"etag: {luck_number(played)}"),
    "a pass of another": lambda played: body(
        played.response("/me"), name=json.loads(played.response("/device-code").body)["code"]
    ),
}


@pytest.mark.parametrize("plant", RESPONSES)
def test_a_leak_planted_in_a_response_is_found(played: PlayedTable, plant: str) -> None:
    assert played.search.in_response(RESPONSES[plant](played))


# Logs


LOG_LINES: dict[str, Callable[[PlayedTable], str]] = {
    "a seed": lambda played: f"INSERT INTO tables ({played.true_game.seed!r})",
    "a key": lambda played: sorted(played.table.players[0].tokens)[0],
    "a digest": lambda played: repr(played.true_game.digests[0]),
    "a digest in JSON": lambda played: json.dumps(repr(played.true_game.digests[0])),
    "a position": lambda played: position_text(played.true_game.states[0]),
    "a table": lambda played: f"GET /api/tables/{played.table.code}",
    "a luck": lambda played: f"Luck({luck_number(played)}, 0, 0, 0)",
}


@pytest.mark.parametrize("plant", LOG_LINES)
def test_a_leak_planted_in_the_log_is_found(played: PlayedTable, plant: str, serving: Serving) -> None:
    assert played.search.in_log(serving.logged()) == []
    assert played.search.in_log(f"{serving.logged()}\n{LOG_LINES[plant](played)}\n")
