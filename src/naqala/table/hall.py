"""All tables: those in memory, and those that wait in the ledger."""

from __future__ import annotations

import asyncio
import gc
import logging
from dataclasses import dataclass, replace
from time import time
from typing import Final

from naqala.engine.errors import NaqalaError
from naqala.engine.fairness import new_salt, new_seed
from naqala.engine.luck import Luck
from naqala.engine.state import State
from naqala.table import seating, telling
from naqala.table.chairs import a_name, is_persons
from naqala.table.guests import Guests
from naqala.table.loading import loaded, promise
from naqala.table.refusal import Refusal
from naqala.table.settings import Settings
from naqala.table.store.ledger import Ledger
from naqala.table.store.rows import ChairRow, Guest, TableRow
from naqala.table.store.writes import add_chair, add_table, follow_table
from naqala.table.table import House, Table
from naqala.table.thinkers import Thinkers
from naqala.table.tokens import CODE, LETTERS, new_code, plain_code
from naqala.table.wire.words import ChairKind, Level
from naqala.version import VERSION

SWEEP: Final = 5.0  # seconds between two looks at who is silent and what is idle
COLLECTION: Final = 600.0  # seconds between two looks for garbage among all that lives long
SEED_BYTES: Final = 16
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Seating:
    """What a seat is to be: for a person, for a bot of this level, or for somebody at the host's own device."""

    kind: ChairKind
    level: Level | None = None
    name: str = ""


@dataclass(frozen=True, kw_only=True)
class Wish:
    """A table as somebody wants it."""

    seats: list[Seating]
    is_open: bool = False
    hands_open: bool = False
    seed: int | None = None
    position: str | None = None
    name: str = ""
    start: bool = False


class Hall:
    def __init__(self, settings: Settings, ledger: Ledger) -> None:
        self.settings = settings
        self.ledger = ledger
        self.guests = Guests(ledger)
        self.house = House(ledger, Thinkers(settings.thinkers, settings.bot_seconds), settings.patience)
        self.tables: dict[str, Table] = {}
        self.is_closing = False
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._told: dict[str, list[int]] = {}

    @staticmethod
    async def open(settings: Settings) -> Hall:
        hall = Hall(settings, await Ledger.open(settings.database))
        await hall.house.thinkers.start()
        hall._sweeper = asyncio.create_task(hall._sweep())
        return hall

    async def close(self) -> None:
        """Finish what is being done, tell everybody, and put everything away."""
        if self.is_closing:
            return
        self.is_closing = True
        if self._sweeper is not None:
            self._sweeper.cancel()
        tables = list(self.tables.values())
        await asyncio.gather(*[table.rest() for table in tables])
        for table in tables:
            table.tell_all(telling.written(telling.CLOSING))
            table.dismiss_all()
        await self.house.thinkers.close()
        await self.ledger.close()

    # Tables

    async def table(self, said: str) -> Table:
        """By its code, as somebody wrote it."""
        if self.is_closing:
            raise Refusal("closing", "The server is being restarted; come again in a moment.")
        code = plain_code(said)
        if len(code) != CODE or code.strip(LETTERS):
            raise Refusal("no-such-table", f"There is no table {said[:20]!r}. Look at the code again.")
        found = self.tables.get(code)
        if found is None or found.is_gone:
            found = await self._loaded(code)
        found.touched = time()
        return found

    async def _loaded(self, code: str) -> Table:
        """Once, however many ask for it at the same time."""
        if code not in self._loading:
            self._loading[code] = asyncio.ensure_future(self._load(code))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> Table:
        try:
            await self.ledger.write()  # what was handed in is read, too
            self.tables[code] = await loaded(self.house, code)
            return self.tables[code]
        finally:
            del self._loading[code]

    def refuse(self, wish: Wish) -> None:
        """Tables that nobody could play at, or that this server does not lay."""
        refuse_odd(wish)
        if wish.position is None:
            return
        if not self.settings.lays_positions:
            raise Refusal("not-possible", "This server does not lay out positions.")
        position(wish.position, len(wish.seats))

    async def lay(self, guest: Guest, wish: Wish) -> Table:
        """A new table; the one who lays it takes the first seat for a person, and all of their own device."""
        self.refuse(wish)
        row = new_row(guest, wish)
        table = await self._add(row, chairs_for(row.code, guest, wish))
        if wish.start:
            await table.alone(lambda: seating.deal(table))
        return table

    async def _add(self, row: TableRow, chairs: list[ChairRow], *, after: Table | None = None) -> Table:
        following = [follow_table(after.code, row.code)] if after else []
        await self.ledger.write(add_table(row), *[add_chair(chair) for chair in chairs], *following)
        table = Table(self.house, row, chairs, {})
        table.commitment = promise(row)
        self.tables[row.code] = table
        return table

    async def rematch(self, table: Table, guest: Guest) -> Table:
        """Another game of the same people; whoever asks later comes to the same new table. Happens alone at the old."""
        if not seating.seats_of(table, guest):
            raise Refusal("not-seated", "Only those who played can ask for another game.")
        if table.status != "over":
            raise Refusal("not-over", "The game goes on.")
        if table.row.following is not None:
            following = await self.table(table.row.following)
            if following.status != "closed":
                return following
        row = replace(
            table.row, code=new_code(), made=time(), host=guest.id, seed=new_seed().to_bytes(SEED_BYTES, "big"),
            salt=new_salt(), seed_chosen=False, laid_out=False, start=None, engine=VERSION, started=None, finished=None,
            previous=table.code, following=None, record=None,
        )  # fmt: skip
        chairs = [
            replace(chair, code=row.code, stand_in="", name=chair.name if is_persons(chair) else "")
            for chair in table.chairs
        ]
        new = await self._add(row, chairs, after=table)
        table.row = replace(table.row, following=row.code)
        table.tell_table_changed()
        return new

    # Looking after them

    async def _sweep(self) -> None:
        collected = time()
        while True:
            await asyncio.sleep(SWEEP)
            if time() - collected > COLLECTION:
                gc.collect()
                collected = time()
            for table in list(self.tables.values()):
                try:
                    self._look_after(table)
                except Exception:  # one table must not keep the others from being looked after
                    log.exception("a table is not looked after")

    def _look_after(self, table: Table) -> None:
        if table.visitors and not table.is_gone:
            self._tell_what_time_brought(table)
            table.let_bots_answer()
        elif table.is_gone or (not table.is_busy and time() - table.touched > self.settings.idle):
            table.is_gone = True
            self.tables.pop(table.code, None)
            self._told.pop(table.code, None)
            self.house.thinkers.forget(table.code)

    def _tell_what_time_brought(self, table: Table) -> None:
        """Who has fallen silent, and how many look on."""
        now = [*[table.is_silent(chair.seat) for chair in table.chairs], table.presence.spectators]
        if now != self._told.get(table.code, [False] * len(table.chairs) + [0]):
            table.tell_table_changed()
        self._told[table.code] = now


def refuse_odd(wish: Wish) -> None:
    """Tables that nobody could play at."""
    if not any(seat.kind != "bot" for seat in wish.seats):
        raise Refusal("not-possible", "At least one seat must be for a person.", "S1")
    if wish.start and len(hosts(wish)) < sum(seat.kind != "bot" for seat in wish.seats):
        raise Refusal("not-ready", "Other people have to come first: lay the table, and start when they are there.")
    for seat in wish.seats:
        if (seat.kind == "bot") != (seat.level is not None):
            raise Refusal("malformed", "A bot has a level, and nobody else has.")


def new_row(guest: Guest, wish: Wish) -> TableRow:
    seed = new_seed() if wish.seed is None else wish.seed
    return TableRow(
        code=new_code(),
        made=time(),
        host=guest.id,
        players=len(wish.seats),
        is_open=wish.is_open,
        hands_open=wish.hands_open,
        seed=seed.to_bytes(SEED_BYTES, "big"),
        salt=new_salt(),
        seed_chosen=wish.seed is not None,
        laid_out=wish.position is not None,
        start=None if wish.position is None else position(wish.position, len(wish.seats)),
        engine=VERSION,
    )


def position(said: str, players: int) -> str:
    """One that can occur, for so many players."""
    try:
        state = State.parse(said, Luck.seeded(0))
    except NaqalaError as error:
        raise Refusal("malformed", f"This is no position: {error}") from None
    if len(state.players) != players or state.over:
        raise Refusal("malformed", "The position is one for other players, or the game is over there.")
    return str(state)


def chairs_for(code: str, guest: Guest, wish: Wish) -> list[ChairRow]:
    mine = hosts(wish)
    return [
        ChairRow(code, nth, seat.kind, guest.id, host_name(guest, wish, nth))
        if nth in mine
        else ChairRow(code, nth, seat.kind, None, "", seat.level or "")
        for nth, seat in enumerate(wish.seats)
    ]


def hosts(wish: Wish) -> list[int]:
    """The seats of the one who lays the table: all at their device; without any, the first for a person."""
    at_device = [nth for nth, seat in enumerate(wish.seats) if seat.kind == "device"]
    return at_device or [nth for nth, seat in enumerate(wish.seats) if seat.kind == "person"][:1]


def host_name(guest: Guest, wish: Wish, nth: int) -> str:
    """Who shares the device has a name of their own, or none."""
    own = a_name(wish.name) or guest.name
    return a_name(wish.seats[nth].name) or (own if nth == hosts(wish)[0] else "")
