"""What cannot be stored has not happened, and nobody receives it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from naqala.engine.actions import END_TURN
from naqala.server.http.app import create_app
from naqala.server.settings import Settings
from naqala.server.store.rows import Identity
from naqala.server.tables import seat_changes
from naqala.server.tables.chatting import add_chat
from naqala.server.tables.session import TableSession
from tests.positions import BLUE, PINK
from tests.server.registries import (
    FILE,
    MOVE,
    api_error,
    before_move,
    connect_client,
    dump_database,
    execute_sql,
    open_registry,
    queued_messages,
    start_two_player_game,
    try_actions,
)

pytestmark = pytest.mark.once

STATEMENTS = ("INSERT", "UPDATE", "DELETE")


def refuse_writes(folder: Path, *tables: str) -> None:
    execute_sql(
        folder,
        *[
            f"CREATE TRIGGER no_{action}_{table} BEFORE {action} ON {table} "
            "BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
            for table in tables
            for action in STATEMENTS
        ],
    )


def allow_writes(folder: Path, *tables: str) -> None:
    execute_sql(folder, *[f"DROP TRIGGER no_{action}_{table}" for table in tables for action in STATEMENTS])


def test_an_action_that_cannot_be_stored_has_not_happened_and_nobody_receives_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_registry(tmp_path) as registry:
            table, _ = await start_two_player_game(registry, before_move())
            await try_actions(table, *MOVE)
            await registry.context.store.write()
            clients = [connect_client(table, BLUE), connect_client(table, PINK), connect_client(table)]
            for client in clients:
                queued_messages(client)
            refuse_writes(tmp_path, "actions")
            before = dump_database(tmp_path)
            error = await api_error(try_actions(table, END_TURN))
            assert (error.code, error.status) == ("not-saved", 503)
            assert [await asyncio.wait_for(client.outbox.get(), 5) for client in clients] == [None] * 3
            assert dump_database(tmp_path) == before

    asyncio.run(play())


def test_after_a_failure_the_table_is_reloaded_from_the_database_and_the_game_goes_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_registry(tmp_path) as registry:
            table, _ = await start_two_player_game(registry, before_move())
            await try_actions(table, *MOVE)
            refuse_writes(tmp_path, "actions")
            await api_error(try_actions(table, END_TURN))
            assert (await api_error(try_actions(table, END_TURN))).code == "not-saved"
            reloaded = await registry.get(table.code)
            assert reloaded is not table
            assert reloaded.draft is not None
            assert (list(reloaded.started_game.log), reloaded.draft.actions) == ([], MOVE)
            allow_writes(tmp_path, "actions")
            await try_actions(reloaded, END_TURN)
            assert list(reloaded.started_game.log) == [*MOVE, END_TURN]

    asyncio.run(play())


def test_while_the_file_is_locked_nothing_is_played_and_afterwards_the_game_goes_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_registry(tmp_path, lock_seconds=0.1) as registry:
            table, _ = await start_two_player_game(registry, before_move())
            await try_actions(table, *MOVE)
            await registry.context.store.write()
            with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                assert (await api_error(try_actions(table, END_TURN))).code == "not-saved"
            reloaded = await registry.get(table.code)
            await try_actions(reloaded, END_TURN)
            assert list(reloaded.started_game.log) == [*MOVE, END_TURN]

    asyncio.run(play())


def test_nobody_receives_an_action_before_it_is_stored(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_registry(tmp_path) as registry:
            table, _ = await start_two_player_game(registry, before_move())
            await try_actions(table, *MOVE)
            await registry.context.store.write()

            async def count_actions() -> int:
                return len(table.started_game.log)

            with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                action = asyncio.create_task(try_actions(table, END_TURN))
                await asyncio.sleep(0.02)
                newcomer = asyncio.create_task(table.run_exclusive(count_actions))
                await asyncio.sleep(0.02)
                assert not newcomer.done()
                other.execute("ROLLBACK")
            await action
            assert await newcomer == 4

    asyncio.run(play())


def test_a_draft_that_cannot_be_stored_can_still_be_played(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_registry(tmp_path) as registry:
            table, _ = await start_two_player_game(registry, before_move())
            refuse_writes(tmp_path, "drafts")
            await try_actions(table, *MOVE)
            await registry.context.store.write()
            allow_writes(tmp_path, "drafts")
            await try_actions(table, END_TURN)
            assert list(table.started_game.log) == [*MOVE, END_TURN]

    asyncio.run(play())


Change = Callable[[TableSession, list[Identity]], Awaitable[object]]
CHANGES: dict[str, Change] = {
    "words": lambda table, _: add_chat(table, BLUE, "hello"),
    "a seat handed to a bot": lambda table, people: seat_changes.set_substitute(table, people[1], PINK, "calm"),
    "somebody who leaves": lambda table, people: seat_changes.leave(table, people[1]),
    "new keys": lambda table, people: seat_changes.create_seat_keys(table, people[0]),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES.keys())
def test_other_changes_that_cannot_be_stored_have_not_happened_either(tmp_path: Path, change: Change) -> None:
    async def play() -> None:
        async with open_registry(tmp_path) as registry:
            table, people = await start_two_player_game(registry, before_move())
            client = connect_client(table, BLUE)
            refuse_writes(tmp_path, "chat_messages", "seats", "seat_keys")
            before = dump_database(tmp_path)
            assert (await api_error(table.run_exclusive(lambda: change(table, people)))).code == "not-saved"
            assert await asyncio.wait_for(client.outbox.get(), 5) is None
            assert dump_database(tmp_path) == before
            reloaded = await registry.get(table.code)
            assert (reloaded.chat, reloaded.seat_keys) == ([], {})
            assert (reloaded.seats[PINK].identity, reloaded.seats[PINK].substitute) == (people[1].id, "")

    asyncio.run(play())


def test_over_http_a_failing_disk_is_a_documented_error(tmp_path: Path) -> None:
    async def ask() -> None:
        app = create_app(Settings(database=f"sqlite+aiosqlite:///{tmp_path / FILE}", bot_workers=0))
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with app.router.lifespan_context(app), httpx.AsyncClient(transport=transport, base_url="http://t") as ann:
            assert (await ann.post("/api/me", json={"name": "Ann"})).status_code == 200
            refuse_writes(tmp_path, "tables", "identities", "device_codes")
            options = {"seats": [{"kind": "person"}, {"kind": "person"}]}
            for path, fields in (("/api/tables", options), ("/api/me", {"name": "Eve"}), ("/api/me/device-code", {})):
                response = await ann.post(path, json=fields)
                assert (path, response.status_code, response.json()["code"]) == (path, 503, "not-saved")
            assert (await ann.get("/api/me")).json()["name"] == "Ann"

    asyncio.run(ask())
