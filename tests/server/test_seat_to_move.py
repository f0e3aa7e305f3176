"""Lists tell whose turn it is, also at tables that are not in memory."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest

from naqala.engine.actions import EndTurn
from naqala.server.identity.tokens import COOKIE
from naqala.server.tables.session import TableSession
from tests.server.in_process import InProcess, last_turn, open_app
from tests.server.registries import FILE, MOVE, before_move, start_two_player_game, try_actions

pytestmark = pytest.mark.once


async def listed(app: InProcess, token: str) -> dict[str, Any]:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app.app), base_url="http://naqala") as browser:
        browser.cookies.set(COOKIE, token)
        (table,) = (await browser.get("/api/me/tables")).json()["tables"]
        return dict(table)


async def token_of(app: InProcess, table: TableSession) -> str:
    """A cookie for the player of the first seat."""
    identities = app.registry.context.identities
    host = next(row.identity for row in table.seats if row.seat == 0)
    owner = await app.registry.context.store.read.identity(str(host))
    assert owner is not None
    code, _ = await identities.new_device_code(owner)
    return (await identities.redeem_device_code(code, ""))[1]


def test_the_seat_to_move_is_known_after_a_restart_without_loading_the_table(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as app:
            table, _ = await start_two_player_game(app.registry, before_move())
            token = await token_of(app, table)
            assert (await listed(app, token))["turn"] == "blue"
        async with open_app(tmp_path) as app:
            assert (await listed(app, token))["turn"] == "blue"
            assert not app.registry.sessions
            again = await app.registry.get(table.code)
            await try_actions(again, *MOVE)
            while again.started_game.seat == 0:
                assert again.draft is not None
                await try_actions(again, again.draft.options()[-1])
            assert (await listed(app, token))["turn"] == "pink"
        async with open_app(tmp_path) as app:
            assert (await listed(app, token))["turn"] == "pink"
            assert not app.registry.sessions

    asyncio.run(check())


def test_nobody_is_to_move_when_the_game_is_over(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as app:
            table, _ = await start_two_player_game(app.registry, last_turn())
            token = await token_of(app, table)
            await try_actions(table, EndTurn())
        async with open_app(tmp_path) as app:
            assert (await listed(app, token))["turn"] is None

    asyncio.run(check())


@pytest.mark.parametrize("stored", [None, 7, -1])
def test_what_an_older_version_has_not_stored_is_stored_when_the_table_is_opened(
    tmp_path: Path, stored: int | None
) -> None:
    async def check() -> None:
        async with open_app(tmp_path) as app:
            table, _ = await start_two_player_game(app.registry, before_move())
            token = await token_of(app, table)
        with sqlite3.connect(tmp_path / FILE) as database:
            database.execute("UPDATE tables SET seat_to_move = ?", (stored,))
        async with open_app(tmp_path) as app:
            assert (await listed(app, token))["turn"] is None
            await app.registry.get(table.code)
        async with open_app(tmp_path) as app:
            assert (await listed(app, token))["turn"] == "blue"

    asyncio.run(check())
