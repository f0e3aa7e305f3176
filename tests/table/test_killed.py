"""The server is killed while people play: nothing is lost of which anybody was told."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from naqala.engine.notation.actions import action_text
from naqala.table.wire.words import seat_word
from tests.table.serving import Line, Person, Serving
from tests.table.soak import Contradicted, Soak
from tests.table.soaking.auditor import Auditor
from tests.table.soaking.evening import Mortal
from tests.table.soaking.pages import read_pages
from tests.table.soaking.parties import before_the_end

pytestmark = pytest.mark.once

Soaked = tuple[Soak, dict[str, Any]]
# What is spoilt is something of which somebody was told, whatever the machine had time for: see `told`.
LAST_DEED: Final = "code = :played AND n = :n"
LAST_WORDS: Final = "code = :spoken AND nth = :nth"
ONE_OVER: Final = "code = :over"
SPOILT: Final = {
    "a deed is gone": (f"DELETE FROM deeds WHERE {LAST_DEED}", "was told, and nothing is in the ledger"),
    "a deed is another": (f"UPDATE deeds SET action = 'B2>' WHERE {LAST_DEED}", "'B2>') is in the ledger"),
    "a deed is somebody else's": (f"UPDATE deeds SET seat = (seat = 0) WHERE {LAST_DEED}", "the game does not replay"),
    "a number is missing": (f"UPDATE deeds SET n = n + 1 WHERE {LAST_DEED}", "a deed's number is missing"),
    "chance brings something else": (
        f"UPDATE deeds SET drawn = drawn || ' silk' WHERE {LAST_DEED}",
        "chance brings something",
    ),
    "a deed too many": (
        f"INSERT INTO deeds SELECT code, n + 1, :player, 'B2>', drawn, at FROM deeds WHERE {LAST_DEED}",
        "is in the ledger, and nobody has said it",
    ),
    "words are gone": (f"DELETE FROM chats WHERE {LAST_WORDS}", "was acknowledged in the chat, and is not"),
    "words are others": (f"UPDATE chats SET words = 'no' WHERE {LAST_WORDS}", "in the chat, and nobody has said it"),
    "a seat is free": ("UPDATE chairs SET guest = NULL WHERE code = :over AND seat = :sitter", "any more"),
    "a record is gone": (f"UPDATE tables SET record = NULL WHERE {ONE_OVER}", "the game is over without a record"),
    "a record is cut": (f"UPDATE tables SET record = substr(record, 1, 400) WHERE {ONE_OVER}", "the record"),
    "a game goes on": (f"UPDATE tables SET finished = NULL WHERE {ONE_OVER}", "it was over, and is playing"),
    "a game is not begun": (f"UPDATE tables SET finished = NULL, started = NULL WHERE {ONE_OVER}", "it was over"),
    "a seed is another": ("UPDATE tables SET seed = zeroblob(16) WHERE code = :dealt", "the seed deals another start"),
    "a table is gone": (f"DELETE FROM tables WHERE {ONE_OVER}", "it is not in the ledger"),
    "a draft is too early": (
        f"INSERT OR REPLACE INTO drafts SELECT code, n + 2, 0, action FROM deeds WHERE {LAST_DEED}",
        "which is not asked",
    ),
}  # fmt: skip


@pytest.fixture(scope="module")
def soaked(tmp_path_factory: pytest.TempPathFactory) -> Soaked:
    soak = Soak(Mortal(tmp_path_factory.mktemp("soak")), kills=3, tables=4, seed=1)
    return soak, asyncio.run(soak.run())


def told(soak: Soak) -> dict[str, Any]:
    """A deed, words, an end and a start of which somebody knows; the deed is the last at its table."""
    pages, testimonies = read_pages(soak.serving.database), soak.evening.testimonies
    (played, n), *_ = [
        (code, testimony.played - 1)
        for code, testimony in testimonies.items()
        if testimony.played == len(pages.deeds.get(code, [])) > 0
    ]
    (spoken, nth), *_ = [
        (code, chat.nth)
        for code, chats in pages.chats.items()
        for chat in chats
        if (seat_word(chat.seat), chat.words) in testimonies[code].words
    ]
    over, *_ = [code for code, testimony in testimonies.items() if testimony.result]
    dealt, *_ = [code for code, row in pages.tables.items() if row.started is not None and not row.laid_out]
    player, sitter = [
        next(chair.seat for chair in pages.chairs[code] if chair.kind == "person") for code in (played, over)
    ]
    return {
        "played": played, "n": n, "player": player, "spoken": spoken, "nth": nth, "over": over, "sitter": sitter,
        "dealt": dealt,
    }  # fmt: skip


def contradictions(soak: Soak, database: Path) -> str:
    return "\n".join(Auditor().contradictions(read_pages(database), soak.evening.testimonies))


@pytest.mark.slow
def test_nothing_is_lost_of_which_anybody_was_told(soaked: Soaked) -> None:
    soak, figures = soaked
    assert figures["kills"] == 3
    assert 0 < figures["deeds_acknowledged"] <= figures["deeds_in_ledger"]
    assert min(figures["reconnects"], figures["games_finished"], figures["words_acknowledged"]) > 0
    assert contradictions(soak, soak.serving.database) == ""


@pytest.mark.slow
@pytest.mark.parametrize(("spoil", "noticed"), SPOILT.values(), ids=SPOILT.keys())
def test_a_ledger_that_is_spoilt_is_noticed(soaked: Soaked, tmp_path: Path, spoil: str, noticed: str) -> None:
    soak, _ = soaked
    for file in soak.serving.folder.glob("tables.db*"):
        shutil.copy(file, tmp_path)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as ledger, ledger:
        assert ledger.execute(spoil, told(soak)).rowcount == 1
    assert noticed in contradictions(soak, tmp_path / "tables.db")


@pytest.mark.slow
def test_a_file_that_is_damaged_is_noticed(soaked: Soaked, tmp_path: Path) -> None:
    soak, _ = soaked
    whole = soak.serving.database.read_bytes()
    half = len(whole) // 2
    (tmp_path / "tables.db").write_bytes(whole[:half] + bytes(len(whole) - half))
    assert "the ledger is damaged" in contradictions(soak, tmp_path / "tables.db")


@pytest.mark.slow
def test_a_server_that_promises_what_it_has_not_written_is_caught(tmp_path: Path) -> None:
    hasty = Soak(Mortal(tmp_path, "tests.table.soaking.hasty"), kills=2, tables=2, seed=1)
    with pytest.raises(ExceptionGroup) as caught:
        asyncio.run(hasty.run())
    (found,) = caught.value.exceptions
    assert isinstance(found, Contradicted)
    assert "was told, and nothing is in the ledger" in str(found)


def test_the_end_of_a_game_is_not_told_before_it_is_kept(own_serving: Serving) -> None:
    async def play() -> None:
        game, (last,) = before_the_end(1, 2, Random(1))
        ann, bob = Person(own_serving, "Ann"), Person(own_serving, "Bob")
        code = await ann.lay("person", "person", position=str(game.state))
        await bob.join(code)
        await ann.begin(code)
        lines = [await ann.sit(code), await bob.sit(code)]
        (asked,) = [line for line in lines if line.offers]
        with closing(sqlite3.connect(own_serving.database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")  # so that nothing can be written
            await asked.say("try", deeds=[action_text(last)], **asked.at())
            await asyncio.sleep(0.5)
            told = [(await ann.http.get(f"/api/tables/{code}/{what}")).status_code for what in ("scores", "record")]
        assert told == [409, 409]
        await asked.until(lambda line: line.result)
        assert (await ann.get(f"/api/tables/{code}/scores")) == asked.result

    asyncio.run(play())


def test_who_comes_is_welcomed_before_anything_else_is_told(serving: Serving) -> None:
    async def come() -> None:
        ann = Person(serving, "Ann")
        code = await ann.lay("person", "person")
        line = await Line.dial(serving, code)
        await line.say("hello", keys=await ann.keys(code), since=0)
        assert (await line.next())["told"] == "welcome"

    asyncio.run(come())
