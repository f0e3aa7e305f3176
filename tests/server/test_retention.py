"""The server deletes what is no longer kept, completely, and nothing else."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from time import time
from types import ModuleType
from typing import Any

import pytest

from naqala.server.identity import identities
from naqala.server.settings import DAY
from naqala.server.store.database_schema import metadata
from naqala.server.store.rows import Identity
from naqala.server.tables import cleanup, seat_changes, session, table_registry
from naqala.server.tables.chatting import add_chat
from naqala.server.tables.session import TableSession
from naqala.server.tables.table_options import SeatOptions, TableOptions
from naqala.server.tables.table_registry import TableRegistry
from tests.server.in_process import finished_game
from tests.server.registries import (
    FILE,
    MOVE,
    api_error,
    before_move,
    connect_client,
    open_registry,
    play_randomly,
    start_two_player_game,
    try_actions,
)
from tests.server.serving import TIMEOUT

pytestmark = pytest.mark.once

AGES = {"keep_waiting_days": 7, "keep_unfinished_days": 180, "keep_finished_days": 0, "keep_identities_days": 400}


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Lets days pass for these modules; for the cleanup alone, if none is named."""

    def pass_days(days: float, *modules: ModuleType) -> None:
        for module in modules or (cleanup,):
            monkeypatch.setattr(module, "time", lambda: time() + days * DAY)

    return pass_days


Later = Callable[..., None]


def stored_codes(folder: Path) -> dict[str, set[str]]:
    """By database table, the codes of the tables that it mentions."""
    with closing(sqlite3.connect(folder / FILE)) as connection:
        return {
            table.name: {
                code
                for (code,) in connection.execute(
                    f"SELECT {'code' if table.name == 'tables' else 'table_code'} FROM {table.name}"
                )
            }
            for table in metadata.sorted_tables
            if table.name == "tables" or "table_code" in table.c
        }


def unload(registry: TableRegistry) -> None:
    registry.sessions.clear()


async def waiting_table(registry: TableRegistry) -> tuple[TableSession, Identity]:
    ann, _ = await registry.context.identities.create("Ann")
    return await registry.create(ann, TableOptions(seats=[SeatOptions("person")] * 2)), ann


async def sample_tables(registry: TableRegistry) -> dict[str, str]:
    """The codes of a table of each kind; each has seats, and the running one a key, actions, a draft and chat."""
    waiting, _ = await waiting_table(registry)
    running, (ann, _) = await start_two_player_game(registry, before_move())
    await running.run_exclusive(lambda: seat_changes.create_seat_keys(running, ann))
    await add_chat(running, 0, "hello")
    await try_actions(running, *MOVE[:1])
    started, _ = await start_two_player_game(registry)
    await play_randomly(started, 1)
    finished, _ = await finished_game(registry)
    await registry.context.store.write()
    found = {"waiting": waiting, "running": running, "started": started, "finished": finished}
    return {kind: table.code for kind, table in found.items()}


@pytest.mark.parametrize(
    ("age", "options", "deleted"),
    [
        (6, {}, ""),
        (8, {}, "waiting"),
        (181, {}, "waiting running started"),
        (9999, {}, "waiting running started"),  # finished games are kept for ever by default
        (9999, {"keep_finished_days": 10_000}, "waiting running started"),
        (9999, {"keep_finished_days": 365}, "waiting running started finished"),
        (9999, dict.fromkeys(AGES, 0), ""),
    ],
)
def test_a_table_is_deleted_with_everything_that_belongs_to_it(
    tmp_path: Path, later: Later, age: float, options: dict[str, Any], deleted: str
) -> None:
    async def check() -> None:
        async with open_registry(tmp_path, **options) as registry:
            codes = await sample_tables(registry)
            unload(registry)
            later(age)
            gone = {codes[kind] for kind in deleted.split()}
            tables, _ = await registry.cleanup.run_batch()
            assert set(tables) == gone
            stored = stored_codes(tmp_path)
            assert stored["tables"] == stored["seats"] == set(codes.values()) - gone
            assert not any(gone & mentioned for mentioned in stored.values())
            for kind, code in codes.items():
                if code in gone:
                    assert (await api_error(registry.get(code))).code == "no-such-table"
                else:
                    assert (await registry.get(code)).status == kind.replace("running", "playing").replace(
                        "started", "playing"
                    )

    asyncio.run(check())


def test_the_last_action_counts_and_not_the_start(tmp_path: Path, later: Later) -> None:
    async def check() -> None:
        async with open_registry(tmp_path, **AGES) as registry:
            codes = await sample_tables(registry)
            later(200, cleanup, session)
            started = await registry.get(codes["started"])
            await play_randomly(started, started.action_count + 1)
            unload(registry)
            tables, _ = await registry.cleanup.run_batch()
            assert codes["running"] in tables
            assert codes["started"] not in tables

    asyncio.run(check())


def test_a_table_in_memory_is_never_deleted(tmp_path: Path, later: Later) -> None:
    async def check() -> None:
        async with open_registry(tmp_path, **AGES) as registry:
            table, _ = await waiting_table(registry)
            connect_client(table, 0)
            later(8)
            assert await registry.cleanup.run_batch() == ([], [])
            assert (await registry.get(table.code)) is table

    asyncio.run(check())


def test_tables_in_memory_do_not_keep_others_from_being_deleted(
    tmp_path: Path, later: Later, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cleanup, "BATCH", 1)

    async def check() -> None:
        async with open_registry(tmp_path, **AGES) as registry:
            kept = [(await waiting_table(registry))[0] for _ in range(3)]
            old, _ = await waiting_table(registry)
            later(8)
            del registry.sessions[old.code]
            assert (await registry.cleanup.run_batch())[0] == [old.code]
            assert stored_codes(tmp_path)["tables"] == {table.code for table in kept}

    asyncio.run(check())


def test_a_table_cannot_be_loaded_while_it_is_being_deleted(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_registry(tmp_path, **AGES) as registry:
            table, _ = await waiting_table(registry)
            unload(registry)
            registry.cleanup.deleting = {table.code}
            assert (await api_error(registry.get(table.code))).code == "no-such-table"
            registry.cleanup.deleting = set()
            assert (await registry.get(table.code)).code == table.code

    asyncio.run(check())


def test_the_links_of_kept_tables_lead_nowhere_instead_of_to_a_deleted_one(tmp_path: Path, later: Later) -> None:
    async def check() -> None:
        async with open_registry(tmp_path, **AGES | {"keep_finished_days": 365}) as registry:
            first, (ann, _) = await finished_game(registry)
            second = await registry.rematch(first, ann)
            later(8)
            del registry.sessions[second.code]
            assert await registry._clean_up()
            assert first.row.next is None
            stored = await registry.context.store.read.table(first.code)
            assert stored is not None
            assert stored.next is None
            third = await registry.rematch(first, ann)  # a rematch is still possible
            assert third.row.previous == first.code
            assert first.row == replace(first.row, next=third.code)
            later(400)
            del registry.sessions[first.code]
            assert await registry._clean_up()
            stored = await registry.context.store.read.table(third.code)
            assert stored is not None
            assert stored.previous is third.row.previous is None

    asyncio.run(check())


# Identities


def test_identities_without_a_seat_are_deleted_after_a_long_absence(tmp_path: Path, later: Later) -> None:
    async def check() -> None:
        async with open_registry(tmp_path, **AGES) as registry:
            people = registry.context.identities
            _, seated = await finished_game(registry)
            gone, gone_token = await people.create("Gone")
            await people.new_device_code(gone)
            later(401, cleanup, identities)
            recent, recent_token = await people.create("Recent")
            assert await registry.cleanup.run_batch() == ([], [])  # all of them are still in the cache
            people._cache.clear()
            assert await registry.cleanup.run_batch() == ([], [gone.id])
            assert await people.by_token(gone_token) is None
            assert await people.by_token(recent_token) == recent
            assert (await registry.context.store.read.count()).identities == len(seated) + 1
            with closing(sqlite3.connect(tmp_path / FILE)) as connection:
                assert connection.execute("SELECT count(*) FROM device_codes").fetchone() == (0,)

    asyncio.run(check())


def test_who_comes_back_in_time_is_kept(tmp_path: Path, later: Later) -> None:
    async def check() -> None:
        async with open_registry(tmp_path, **AGES) as registry:
            people = registry.context.identities
            ann, token = await people.create("Ann")
            later(399, identities)
            assert await people.by_token(token)
            await registry.context.store.write()
            people._cache.clear()
            later(401)
            assert await registry.cleanup.run_batch() == ([], [])
            assert await registry.context.store.read.identity(ann.id)

    asyncio.run(check())


def test_an_identity_is_kept_while_a_table_is_and_deleted_after_it(tmp_path: Path, later: Later) -> None:
    async def check() -> None:
        async with open_registry(tmp_path, **AGES) as registry:
            table, ann = await waiting_table(registry)
            later(401)
            registry.context.identities._cache.clear()
            assert await registry.cleanup.run_batch() == ([], [])
            unload(registry)
            assert await registry.cleanup.run_batch() == ([table.code], [ann.id])

    asyncio.run(check())


# By itself


def test_the_server_does_it_by_itself_batch_by_batch(
    tmp_path: Path, later: Later, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(cleanup, "BATCH", 2)
    monkeypatch.setattr(table_registry, "MAINTENANCE_INTERVAL", 0.01)
    monkeypatch.setattr(table_registry, "CLEANUP_INTERVAL", 0.01)
    caplog.set_level("INFO", "naqala")

    async def check() -> None:
        async with open_registry(tmp_path, **AGES) as registry:
            for _ in range(5):
                await waiting_table(registry)
            registry.context.identities._cache.clear()
            later(401)
            unload(registry)
            async with asyncio.timeout(TIMEOUT):
                while stored_codes(tmp_path)["tables"] or (await registry.context.store.read.count()).identities:
                    await asyncio.sleep(0.02)

    asyncio.run(check())
    assert "deleted 2 old tables and 2 unused identities" in caplog.text
