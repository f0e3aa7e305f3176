"""What cannot be kept has not happened, and nobody hears of it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from naqala.engine.actions import END_TURN
from naqala.table import seating
from naqala.table.app import server
from naqala.table.settings import Settings
from naqala.table.store.rows import Guest
from naqala.table.table import Table
from tests.laying import BLUE, PINK
from tests.table.halls import A_WALK, FILE, a_hall, in_file, kept, refused, told, try_out, two_play, visit, walking

pytestmark = pytest.mark.once

DEEDS = ("INSERT", "UPDATE", "DELETE")


def refuse_writes(folder: Path, *tables: str) -> None:
    in_file(
        folder,
        *[
            f"CREATE TRIGGER no_{deed}_{table} BEFORE {deed} ON {table} "
            "BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
            for table in tables
            for deed in DEEDS
        ],
    )


def allow_writes(folder: Path, *tables: str) -> None:
    in_file(folder, *[f"DROP TRIGGER no_{deed}_{table}" for table in tables for deed in DEEDS])


def test_a_deed_that_cannot_be_kept_has_not_happened_and_nobody_hears_of_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_hall(tmp_path) as hall:
            table, _ = await two_play(hall, walking())
            await try_out(table, *A_WALK)
            await hall.ledger.write()
            watching = [visit(table, BLUE), visit(table, PINK), visit(table)]
            for visitor in watching:
                told(visitor)
            refuse_writes(tmp_path, "deeds")
            before = kept(tmp_path)
            refusal = await refused(try_out(table, END_TURN))
            assert (refusal.kind, refusal.status) == ("not-kept", 503)
            assert [await asyncio.wait_for(visitor.outbox.get(), 5) for visitor in watching] == [None] * 3
            assert kept(tmp_path) == before

    asyncio.run(play())


def test_after_a_failure_the_table_is_laid_anew_as_it_is_kept_and_the_game_goes_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_hall(tmp_path) as hall:
            table, _ = await two_play(hall, walking())
            await try_out(table, *A_WALK)
            refuse_writes(tmp_path, "deeds")
            await refused(try_out(table, END_TURN))
            assert (await refused(try_out(table, END_TURN))).kind == "not-kept"
            anew = await hall.table(table.code)
            assert anew is not table
            assert anew.draft is not None
            assert (list(anew.running.log), anew.draft.actions) == ([], A_WALK)
            allow_writes(tmp_path, "deeds")
            await try_out(anew, END_TURN)
            assert list(anew.running.log) == [*A_WALK, END_TURN]

    asyncio.run(play())


def test_while_the_file_is_locked_nothing_is_played_and_afterwards_the_game_goes_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_hall(tmp_path, lock_seconds=0.1) as hall:
            table, _ = await two_play(hall, walking())
            await try_out(table, *A_WALK)
            await hall.ledger.write()
            with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                assert (await refused(try_out(table, END_TURN))).kind == "not-kept"
            anew = await hall.table(table.code)
            await try_out(anew, END_TURN)
            assert list(anew.running.log) == [*A_WALK, END_TURN]

    asyncio.run(play())


def test_nobody_hears_of_a_deed_before_it_is_kept(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_hall(tmp_path) as hall:
            table, _ = await two_play(hall, walking())
            await try_out(table, *A_WALK)
            await hall.ledger.write()

            async def look() -> int:
                return len(table.running.log)

            with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                deed = asyncio.create_task(try_out(table, END_TURN))
                await asyncio.sleep(0.02)
                newcomer = asyncio.create_task(table.alone(look))
                await asyncio.sleep(0.02)
                assert not newcomer.done()
                other.execute("ROLLBACK")
            await deed
            assert await newcomer == 4

    asyncio.run(play())


def test_a_draft_that_cannot_be_kept_can_still_be_played(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_hall(tmp_path) as hall:
            table, _ = await two_play(hall, walking())
            refuse_writes(tmp_path, "drafts")
            await try_out(table, *A_WALK)
            await hall.ledger.write()
            allow_writes(tmp_path, "drafts")
            await try_out(table, END_TURN)
            assert list(table.running.log) == [*A_WALK, END_TURN]

    asyncio.run(play())


Doing = Callable[[Table, list[Guest]], Awaitable[object]]
DOINGS: dict[str, Doing] = {
    "words": lambda table, _: table.say(BLUE, "hello"),
    "a seat handed to a bot": lambda table, people: seating.hand_to_bot(table, people[1], PINK, "calm"),
    "somebody who leaves": lambda table, people: seating.leave(table, people[1]),
    "new keys": lambda table, people: seating.new_keys(table, people[0]),
}


@pytest.mark.parametrize("doing", DOINGS.values(), ids=DOINGS.keys())
def test_whatever_else_cannot_be_kept_has_not_happened_either(tmp_path: Path, doing: Doing) -> None:
    async def play() -> None:
        async with a_hall(tmp_path) as hall:
            table, people = await two_play(hall, walking())
            visitor = visit(table, BLUE)
            refuse_writes(tmp_path, "chats", "chairs", "seat_keys")
            before = kept(tmp_path)
            assert (await refused(table.alone(lambda: doing(table, people)))).kind == "not-kept"
            assert await asyncio.wait_for(visitor.outbox.get(), 5) is None
            assert kept(tmp_path) == before
            anew = await hall.table(table.code)
            assert (anew.chat, anew.keys) == ([], {})
            assert (anew.chairs[PINK].guest, anew.chairs[PINK].stand_in) == (people[1].id, "")

    asyncio.run(play())


def test_over_http_a_failing_disk_is_a_typed_refusal(tmp_path: Path) -> None:
    async def ask() -> None:
        app = server(Settings(database=f"sqlite+aiosqlite:///{tmp_path / FILE}", thinkers=0))
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with app.router.lifespan_context(app), httpx.AsyncClient(transport=transport, base_url="http://t") as ann:
            assert (await ann.post("/api/me", json={"name": "Ann"})).status_code == 200
            refuse_writes(tmp_path, "tables", "guests", "passes")
            wish = {"seats": [{"kind": "person"}, {"kind": "person"}]}
            for path, said in (("/api/tables", wish), ("/api/me", {"name": "Eve"}), ("/api/me/pass", {})):
                answer = await ann.post(path, json=said)
                assert (path, answer.status_code, answer.json()["kind"]) == (path, 503, "not-kept")
            assert (await ann.get("/api/me")).json()["name"] == "Ann"

    asyncio.run(ask())
