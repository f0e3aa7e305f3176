"""The server is killed while people play: nothing that anybody received is lost."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from naqala.engine.colours import COLOURS
from naqala.engine.notation import position_text
from naqala.engine.notation.action_codec import action_text
from naqala.server.messages.json_types import seat_name
from tests.server.serving import Person, Serving, SocketClient
from tests.server.soak import ContradictionFound, Soak
from tests.server.soaking.auditor import Auditor
from tests.server.soaking.database_rows import read_database
from tests.server.soaking.parties import before_the_end
from tests.server.soaking.soak_session import KillableServing

pytestmark = pytest.mark.once

Soaked = tuple[Soak, dict[str, Any]]
# The damaged rows are some that a client has received: see `known_rows`.
LAST_ACTION: Final = "table_code = :played AND n = :n"
LAST_CHAT: Final = "table_code = :spoken AND n = :nth"
ONE_OVER: Final = "code = :over"
CONTRIBUTED: Final = "table_code = :contributed AND seat = :contributor"
DAMAGES: Final = {
    "an action is gone": (f"DELETE FROM actions WHERE {LAST_ACTION}", "was received, and nothing is in the store"),
    "an action is another": (f"UPDATE actions SET action = 'B2>' WHERE {LAST_ACTION}", "'B2>') is in the store"),
    "an action is somebody else's": (
        f"UPDATE actions SET seat = (seat = 0) WHERE {LAST_ACTION}",
        "the game does not replay",
    ),
    "a number is missing": (f"UPDATE actions SET n = n + 1 WHERE {LAST_ACTION}", "an action's number is missing"),
    "chance brings something else": (
        f"UPDATE actions SET drawn = drawn || ' silk' WHERE {LAST_ACTION}",
        "draws something else",
    ),
    "an action too many": (
        ("INSERT INTO actions (table_code, n, seat, action, drawn, played_at) "
        f"SELECT table_code, n + 1, :player, 'B2>', drawn, 0.0 FROM actions WHERE {LAST_ACTION}"),
        "is in the store, and nobody has said it",
    ),
    "words are gone": (f"DELETE FROM chat_messages WHERE {LAST_CHAT}", "was acknowledged in the chat, and is not"),
    "words are others": (
        f"UPDATE chat_messages SET text = 'no' WHERE {LAST_CHAT}",
        "in the chat, and nobody has said it",
    ),
    "a seat is free": ("UPDATE seats SET identity = NULL WHERE table_code = :over AND seat = :sitter", "any more"),
    "a record is gone": (f"UPDATE tables SET record = NULL WHERE {ONE_OVER}", "the game is over without a record"),
    "a record is cut": (f"UPDATE tables SET record = substr(record, 1, 400) WHERE {ONE_OVER}", "the record"),
    "a game goes on": (f"UPDATE tables SET finished_at = NULL WHERE {ONE_OVER}", "it was finished, and is playing"),
    "a game is not begun": (
        f"UPDATE tables SET finished_at = NULL, started_at = NULL WHERE {ONE_OVER}",
        "it was finished",
    ),
    "a seed is another": ("UPDATE tables SET seed = zeroblob(16) WHERE code = :dealt", "the seed gives another start"),
    "a contribution is gone": (f"DELETE FROM contributions WHERE {CONTRIBUTED}", "does not follow from the seed and"),
    "a value is withheld": (f"UPDATE contributions SET value = NULL WHERE {CONTRIBUTED}", "is not part of the deal"),
    "a value is another": (f"UPDATE contributions SET value = zeroblob(16) WHERE {CONTRIBUTED}", "than they have sent"),
    "a digest is another": (
        f"UPDATE contributions SET digest = printf('%064d', 7) WHERE {CONTRIBUTED}",
        "and they have not sent it",
    ),
    "a contribution is somebody else's": (
        f"UPDATE OR REPLACE contributions SET seat = (seat + 1) % 4 WHERE {CONTRIBUTED}",
        "and they have not sent it",
    ),
    "a start is another": (
        "UPDATE tables SET start_position = 'another' WHERE code = :contributed",
        "does not follow from the seed and",
    ),
    "a table is gone": (f"DELETE FROM tables WHERE {ONE_OVER}", "it is not in the store"),
    "a draft is too early": (
        ("INSERT OR REPLACE INTO drafts (table_code, action_count, seat, actions) "
        f"SELECT table_code, n + 2, 0, action FROM actions WHERE {LAST_ACTION}"),
        "which is not asked",
    ),
}  # fmt: skip


@pytest.fixture(scope="module")
def soaked(tmp_path_factory: pytest.TempPathFactory) -> Soaked:
    soak = Soak(KillableServing(tmp_path_factory.mktemp("soak")), kills=3, tables=4, seed=1)
    return soak, asyncio.run(soak.run())


def known_rows(soak: Soak) -> dict[str, Any]:
    """An action, words, an end and a start of which somebody knows; the action is the last at its table."""
    rows, recorded_tables = read_database(soak.serving.database), soak.session.recorded_tables
    (played, n), *_ = [
        (code, recorded.played - 1)
        for code, recorded in recorded_tables.items()
        if recorded.played == len(rows.actions.get(code, [])) > 0
    ]
    (spoken, nth), *_ = [
        (code, chat.n)
        for code, chats in rows.chats.items()
        for chat in chats
        if (seat_name(chat.seat, COLOURS), chat.text) in recorded_tables[code].acknowledged_chat
    ]
    over, *_ = [code for code, recorded in recorded_tables.items() if recorded.result]
    dealt, *_ = [code for code, row in rows.tables.items() if row.started_at is not None and not row.custom_start]
    player, sitter = [
        next(seat_row.seat for seat_row in rows.seats[code] if seat_row.kind == "person") for code in (played, over)
    ]
    (contributed, contributor), *_ = [
        (code, one.seat)
        for code, contributions in rows.contributions.items()
        for one in contributions
        if recorded_tables[code].accepted_values.get(one.digest) == recorded_tables[code].dealt_in is not None
    ]
    return {
        "played": played, "n": n, "player": player, "spoken": spoken, "nth": nth, "over": over, "sitter": sitter,
        "dealt": dealt, "contributed": contributed, "contributor": contributor,
    }  # fmt: skip


def contradictions(soak: Soak, database: Path) -> str:
    return "\n".join(Auditor().contradictions(read_database(database), soak.session.recorded_tables))


@pytest.mark.slow
def test_nothing_that_anybody_received_is_lost(soaked: Soaked) -> None:
    soak, figures = soaked
    assert figures["kills"] == 3
    assert 0 < figures["actions_acknowledged"] <= figures["actions_in_store"]
    assert min(figures["reconnects"], figures["games_finished"], figures["words_acknowledged"]) > 0
    assert 0 < figures["deals_with_contributions"] <= figures["contributions_in_store"]
    assert contradictions(soak, soak.serving.database) == ""


@pytest.mark.slow
@pytest.mark.parametrize(("damage", "noticed"), DAMAGES.values(), ids=DAMAGES.keys())
def test_a_damaged_row_is_noticed(soaked: Soaked, tmp_path: Path, damage: str, noticed: str) -> None:
    soak, _ = soaked
    for file in soak.serving.folder.glob("tables.db*"):
        shutil.copy(file, tmp_path)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as store, store:
        assert store.execute(damage, known_rows(soak)).rowcount == 1
    assert noticed in contradictions(soak, tmp_path / "tables.db")


@pytest.mark.slow
def test_a_file_that_is_damaged_is_noticed(soaked: Soaked, tmp_path: Path) -> None:
    soak, _ = soaked
    whole = soak.serving.database.read_bytes()
    half = len(whole) // 2
    (tmp_path / "tables.db").write_bytes(whole[:half] + bytes(len(whole) - half))
    assert "the store is damaged" in contradictions(soak, tmp_path / "tables.db")


@pytest.mark.slow
def test_a_server_that_acknowledges_actions_before_storing_them_is_caught(tmp_path: Path) -> None:
    impatient = Soak(KillableServing(tmp_path, "tests.server.soaking.impatient_store"), kills=2, tables=2, seed=1)
    with pytest.raises(ExceptionGroup) as caught:
        asyncio.run(impatient.run())
    (found,) = caught.value.exceptions
    assert isinstance(found, ContradictionFound)
    assert "was received, and nothing is in the store" in str(found)


def test_the_end_of_a_game_is_not_sent_before_it_is_stored(own_serving: Serving) -> None:
    async def play() -> None:
        game, (last,) = before_the_end(1, 2, Random(1))
        ann, bob = Person(own_serving, "Ann"), Person(own_serving, "Bob")
        code = await ann.create_table("person", "person", position=position_text(game.state))
        await bob.join(code)
        await ann.start_game(code)
        clients = [await ann.connect(code), await bob.connect(code)]
        (to_move,) = [client for client in clients if client.options]
        with closing(sqlite3.connect(own_serving.database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")  # so that nothing can be written
            await to_move.send("try", actions=[action_text(last)], **to_move.at())
            await asyncio.sleep(0.5)
            statuses = [(await ann.http.get(f"/api/tables/{code}/{what}")).status_code for what in ("scores", "record")]
        assert statuses == [409, 409]
        await to_move.until(lambda client: client.result)
        assert (await ann.get(f"/api/tables/{code}/scores")) == to_move.result

    asyncio.run(play())


def test_the_welcome_is_sent_before_anything_else(serving: Serving) -> None:
    async def come() -> None:
        ann = Person(serving, "Ann")
        code = await ann.create_table("person", "person")
        client = await SocketClient.open_socket(serving, code)
        await client.send("hello", keys=await ann.keys(code), since=0)
        assert (await client.next())["type"] == "welcome"

    asyncio.run(come())
