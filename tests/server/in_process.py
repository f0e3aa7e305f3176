"""The application in the test's own process, asked from any address, with a real database file."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from naqala.engine.actions import EndTurn
from naqala.engine.components import FISH
from naqala.engine.game import Game
from naqala.engine.steps import Selling
from naqala.server.http.app import NaqalaApp, create_app
from naqala.server.settings import Settings
from naqala.server.store.rows import Identity
from naqala.server.tables.session import TableSession
from naqala.server.tables.table_registry import TableRegistry
from tests.positions import BLUE, Seat, game_at
from tests.server.registries import FILE, start_two_player_game, try_actions

TWO_PEOPLE = {"seats": [{"kind": "person"}, {"kind": "person"}]}


@dataclass
class InProcess:
    app: NaqalaApp

    @property
    def registry(self) -> TableRegistry:
        registry: TableRegistry = self.app.state.registry
        return registry

    def browser(self, address: str = "10.0.0.1") -> httpx.AsyncClient:
        """A client with cookies of its own."""
        return httpx.AsyncClient(
            transport=httpx.ASGITransport(self.app, client=(address, 1234)), base_url="http://naqala"
        )


@asynccontextmanager
async def open_app(folder: Path, **options: Any) -> AsyncIterator[InProcess]:
    database = f"sqlite+aiosqlite:///{folder / FILE}"
    defaults: dict[str, Any] = {"bot_workers": 0, "allow_positions": True}
    app = create_app(Settings(database=database, **(defaults | options)))
    async with app.router.lifespan_context(app):
        yield InProcess(app)


def with_app(folder: Path, check: Callable[[InProcess], Awaitable[None]], **options: Any) -> None:
    async def run() -> None:
        async with open_app(folder, **options) as running:
            await check(running)

    asyncio.run(run())


def last_turn() -> Game:
    """Blue may still sell; then the game is over."""
    return game_at(asked=[Selling(BLUE)], to_act=[], no_move=True, blue=Seat(gold=40, cards=[FISH]), pink=Seat(gold=30))


async def finished_game(registry: TableRegistry) -> tuple[TableSession, list[Identity]]:
    table, people = await start_two_player_game(registry, last_turn())
    await try_actions(table, EndTurn())
    assert table.status == "finished"
    return table, people
