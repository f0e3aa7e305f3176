"""`/health` tells whether the server is ready: not while its database cannot be written."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from naqala.engine.actions import END_TURN
from naqala.server.http.app import create_app
from naqala.server.settings import Settings
from naqala.server.store import writer
from naqala.server.tables import table_registry
from naqala.server.tables.chatting import add_chat
from naqala.server.tables.loading import load_session
from naqala.server.tables.table_registry import TableRegistry
from tests.positions import BLUE
from tests.server.registries import (
    FILE,
    MOVE,
    api_error,
    before_move,
    connect_client,
    open_registry,
    queued_messages,
    start_two_player_game,
    try_actions,
)

pytestmark = pytest.mark.once

TWO = {"seats": [{"kind": "person"}, {"kind": "person"}]}
LOCK_SECONDS = 0.05


@pytest.fixture(autouse=True)
def frequent_probes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "PROBE_INTERVAL", 0.1)


def ask(folder: Path, check: Callable[[httpx.AsyncClient, TableRegistry], Awaitable[None]]) -> None:
    async def run() -> None:
        database = f"sqlite+aiosqlite:///{folder / FILE}?timeout={LOCK_SECONDS}"
        app = create_app(Settings(database=database, bot_workers=0, limits=False))
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with app.router.lifespan_context(app), httpx.AsyncClient(transport=transport, base_url="http://t") as ann:
            await check(ann, app.state.registry)

    asyncio.run(run())


async def health(ann: httpx.AsyncClient) -> tuple[int, str]:
    response = await ann.get("/health")
    return response.status_code, response.json()["status"]


async def until_healthy(ann: httpx.AsyncClient) -> None:
    async with asyncio.timeout(30):
        while await health(ann) != (200, "ok"):
            await asyncio.sleep(0.05)


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The first words of each logged error or recovery."""
    found = [record.getMessage() for record in caplog.records if record.name.startswith("naqala.server")]
    return [" ".join(message.split()[:5]) for message in found if "WAL-reset" not in message]


def test_a_database_that_cannot_be_written_is_not_ready_and_recovers(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def check(ann: httpx.AsyncClient, _registry: TableRegistry) -> None:
        assert await health(ann) == (200, "ok")
        with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            for _ in range(20):
                response = await ann.post("/api/tables", json=TWO)
                assert (response.status_code, response.json()["code"]) == (503, "not-saved")
                assert await health(ann) == (503, "not-writable")
        await until_healthy(ann)
        assert (await ann.post("/api/tables", json=TWO)).status_code == 200

    ask(tmp_path, check)
    assert errors(caplog) == ["The database cannot be written:", "The database can be written"]


def test_a_database_that_was_moved_is_not_ready_until_it_is_back(tmp_path: Path) -> None:
    async def check(ann: httpx.AsyncClient, _registry: TableRegistry) -> None:
        code = (await ann.post("/api/tables", json=TWO)).json()["code"]
        os.rename(tmp_path / FILE, tmp_path / "moved.db")
        assert await health(ann) == (503, "moved")
        response = await ann.post("/api/tables", json=TWO)
        assert (response.status_code, response.json()["code"]) == (503, "not-saved")
        assert (await ann.get(f"/api/tables/{code}")).status_code == 200  # it is in memory
        os.rename(tmp_path / "moved.db", tmp_path / FILE)
        await until_healthy(ann)
        assert (await ann.post("/api/tables", json=TWO)).status_code == 200

    ask(tmp_path, check)


def test_a_table_is_not_loaded_from_a_file_that_was_put_in_the_place_of_the_database(tmp_path: Path) -> None:
    async def check(ann: httpx.AsyncClient, registry: TableRegistry) -> None:
        code = (await ann.post("/api/tables", json=TWO)).json()["code"]
        registry.sessions.clear()
        os.rename(tmp_path / FILE, tmp_path / "moved.db")
        (tmp_path / FILE).write_bytes(b"")
        await health(ann)
        response = await ann.get(f"/api/tables/{code}")
        assert (response.status_code, response.json()["code"]) == (503, "not-saved")

    ask(tmp_path, check)


def test_while_nothing_can_be_stored_actions_fail_fast_and_the_table_stays_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loads: list[str] = []
    load = load_session

    async def count_loads(context: Any, code: str) -> Any:
        loads.append(code)
        return await load(context, code)

    monkeypatch.setattr(table_registry, "load_session", count_loads)
    monkeypatch.setattr(writer, "PROBE_INTERVAL", 3600.0)

    async def play() -> None:
        async with open_registry(tmp_path, lock_seconds=LOCK_SECONDS, limits=False) as registry:
            table, _ = await start_two_player_game(registry, before_move())
            await try_actions(table, *MOVE)
            await registry.context.store.write()
            with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                assert (await api_error(try_actions(table, END_TURN))).code == "not-saved"
                table = await registry.get(table.code)
                client = connect_client(table, BLUE)
                await api_error(try_actions(table, END_TURN))  # the only probe
                for _ in range(50):
                    assert (await api_error(try_actions(table, END_TURN))).code == "not-saved"
                    chat = table.run_exclusive(lambda: add_chat(table, BLUE, "hello"))
                    assert (await api_error(chat)).code == "not-saved"
                assert await registry.get(table.code) is table
                assert queued_messages(client) == []  # it is still connected
                assert len(table.started_game.log) == 0
            assert len(loads) == 1

    asyncio.run(play())
