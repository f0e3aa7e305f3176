"""A table registry in the test's own process, with a real database file."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine

from naqala.engine.actions import Action, Bid, Drop, PickUp
from naqala.engine.components import C3, D3, E3, ELDER, FISH, NOBODY, SILK, VIZIER
from naqala.engine.game import Game
from naqala.engine.notation import position_text
from naqala.engine.steps import Bidding
from naqala.server.api_error import ApiError
from naqala.server.settings import Settings
from naqala.server.store.checksums import fill_checksums
from naqala.server.store.rows import Identity
from naqala.server.tables import drafting, seat_changes, starting
from naqala.server.tables.client import Client
from naqala.server.tables.session import TableSession
from naqala.server.tables.table_options import SeatOptions, TableOptions
from naqala.server.tables.table_registry import TableRegistry
from tests.positions import BLUE, PINK, Seat, game_at, play

FILE = "tables.db"
MOVE: list[Action] = [PickUp(C3), Drop(D3, VIZIER), Drop(E3, ELDER)]


def before_move() -> Game:
    """Blue is to move, can play `A_WALK`, and acts once more afterwards."""
    return game_at({C3: "ve", D3: "v", E3: "e"}, blue=Seat(cards=[FISH, SILK]), to_act=[BLUE, PINK, PINK])


def last_bid() -> Game:
    """Blue has the last bid, and with a high one the first turn."""
    tiles = {C3: "ve", D3: "v", E3: "e"}
    game = game_at(tiles, asked=[Bidding(PINK, 0)], bid_order=[PINK, PINK, BLUE, BLUE])
    play(game, Bid(0), Bid(1), Bid(3))
    return Game.at(game.state)


class Clock:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def open_registry(folder: Path, lock_seconds: float = 5.0, **options: Any) -> AsyncIterator[TableRegistry]:
    """Without bots by default; waits `lock_seconds` for a locked database."""
    defaults: dict[str, Any] = {"bot_workers": 0, "allow_positions": True}
    database = f"sqlite+aiosqlite:///{folder / FILE}?timeout={lock_seconds}"
    registry = await TableRegistry.open(Settings(database=database, **(defaults | options)))
    try:
        yield registry
    finally:
        await registry.close()


async def start_two_player_game(
    registry: TableRegistry, game: Game | None = None, **options: Any
) -> tuple[TableSession, list[Identity]]:
    """Ann and Bob at a table whose game has started, perhaps from a position."""
    people = [(await registry.context.identities.create(name))[0] for name in ("Ann", "Bob")]
    position = None if game is None else position_text(game.state)
    table = await registry.create(
        people[0], TableOptions(seats=[SeatOptions("person")] * 2, position=position, **options)
    )
    await table.run_exclusive(lambda: seat_changes.join(table, people[1], "", None))
    await table.run_exclusive(lambda: starting.start_game(table))
    return table, people


async def try_actions(table: TableSession, *actions: Action) -> None:
    """As the player to move."""
    seat = table.started_game.seat
    await table.run_exclusive(lambda: drafting.try_actions(table, seat, list(actions)))


async def play_randomly(table: TableSession, actions: int) -> None:
    """Until this number of actions is played, or the game is over."""
    rng = random.Random(actions)
    while table.draft is not None and len(table.started_game.log) < actions:
        await try_actions(table, rng.choice(table.draft.options()))


async def api_error(action: Awaitable[object]) -> ApiError:
    with pytest.raises(ApiError) as error:
        await action
    return error.value


def connect_client(table: TableSession, *seats: int) -> Client:
    """A client that has just connected."""
    client = Client()
    client.seats = set(seats)
    client.seat = min(seats, default=NOBODY)
    table.add_client(client, lambda: table.welcome(client.seats, client.seat, -1, None))
    queued_messages(client)
    return client


def queued_messages(client: Client) -> list[dict[str, Any] | None]:
    """All queued messages; None where the connection is closed."""
    found: list[dict[str, Any] | None] = []
    while not client.outbox.empty():
        text = client.outbox.get_nowait()
        found.append(None if text is None else json.loads(text))
    return found


def execute_sql(folder: Path, *statements: str) -> None:
    """Change the database directly."""
    with closing(sqlite3.connect(folder / FILE)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


def refill_checksums(place: Path) -> None:
    """Make what a database, a file or the one in a folder, contains now valid, as if it had been written so."""
    engine = create_engine(f"sqlite:///{place / FILE if place.is_dir() else place}")
    with engine.begin() as connection:
        fill_checksums(connection)
    engine.dispose()


def dump_database(folder: Path) -> list[str]:
    """The whole database as SQL."""
    with closing(sqlite3.connect(folder / FILE)) as connection:
        return list(connection.iterdump())
