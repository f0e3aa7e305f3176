"""A hall in the test's own process, on a real file, and what is in that file."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from naqala.engine.actions import Action, Drop, PickUp
from naqala.engine.game import Game
from naqala.engine.things import C3, D3, E3, ELDER, FISH, NOBODY, SILK, VIZIER
from naqala.table import seating, telling
from naqala.table.hall import Hall, Seating, Wish
from naqala.table.refusal import Refusal
from naqala.table.settings import Settings
from naqala.table.store.rows import Guest
from naqala.table.table import Table
from naqala.table.visitors import Visitor
from tests.laying import BLUE, PINK, Seat, lay

FILE = "tables.db"
A_WALK: list[Action] = [PickUp(C3), Drop(D3, VIZIER), Drop(E3, ELDER)]


def walking() -> Game:
    """Blue is to move, can walk `A_WALK`, and acts once more afterwards."""
    return lay({C3: "ve", D3: "v", E3: "e"}, blue=Seat(cards=[FISH, SILK]), to_act=[BLUE, PINK, PINK])


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def a_hall(folder: Path, lock_seconds: float = 5.0, **wishes: Any) -> AsyncIterator[Hall]:
    """Without bots, unless `thinkers` says otherwise. It waits so long for a file that somebody else has locked."""
    plain: dict[str, Any] = {"thinkers": 0, "lays_positions": True}
    database = f"sqlite+aiosqlite:///{folder / FILE}?timeout={lock_seconds}"
    hall = await Hall.open(Settings(database=database, **(plain | wishes)))
    try:
        yield hall
    finally:
        await hall.close()


async def two_play(hall: Hall, game: Game | None = None, **wishes: Any) -> tuple[Table, list[Guest]]:
    """Ann and Bob at a table whose game has begun, perhaps from a position."""
    people = [(await hall.guests.new(name))[0] for name in ("Ann", "Bob")]
    position = None if game is None else str(game.state)
    table = await hall.lay(people[0], Wish(seats=[Seating("person")] * 2, position=position, **wishes))
    await table.alone(lambda: seating.join(table, people[1], "", None))
    await table.alone(lambda: seating.deal(table))
    return table, people


async def try_out(table: Table, *actions: Action) -> None:
    """As whoever is asked."""
    seat = table.running.seat
    await table.alone(lambda: table.try_out(seat, list(actions)))


async def play_by_chance(table: Table, deeds: int) -> None:
    """Until so many are played, or the game is over."""
    chance = random.Random(deeds)
    while table.draft is not None and len(table.running.log) < deeds:
        await try_out(table, chance.choice(table.draft.options()))


async def refused(deed: Awaitable[object]) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        await deed
    return refusal.value


def visit(table: Table, *seats: int) -> Visitor:
    """Somebody who has just connected."""
    visitor = Visitor()
    visitor.seats = set(seats)
    visitor.seat = min(seats, default=NOBODY)
    table.enter(visitor, lambda: telling.welcome(table, visitor.seats, visitor.seat, -1, None))
    told(visitor)
    return visitor


def told(visitor: Visitor) -> list[dict[str, Any] | None]:
    """All that waits for them; None where the line is cut."""
    found: list[dict[str, Any] | None] = []
    while not visitor.outbox.empty():
        text = visitor.outbox.get_nowait()
        found.append(None if text is None else json.loads(text))
    return found


def in_file(folder: Path, *statements: str) -> None:
    """Change what is kept, as nobody should."""
    with closing(sqlite3.connect(folder / FILE)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


def kept(folder: Path) -> list[str]:
    """All that is in the file."""
    with closing(sqlite3.connect(folder / FILE)) as connection:
        return list(connection.iterdump())
