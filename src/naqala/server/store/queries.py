"""Queries. Readers have their own connections and never wait for the writer.

Each method returns a consistent snapshot, even if it needs two queries. Checksums are verified: a damaged table, seat
or action raises `DamagedRow`; other damaged rows are logged and left out.
"""

from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, fields, replace
from typing import Any, Final, TypeVar

from sqlalchemy import ColumnElement, Select, Table, and_, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from naqala.server.store.checksums import COVERED, is_intact
from naqala.server.store.damage import DamageLog, has_types
from naqala.server.store.database_schema import (
    actions,
    chat_messages,
    contributions,
    device_codes,
    drafts,
    identities,
    identity_keys,
    seat_keys,
    seats,
    tables,
)
from naqala.server.store.exercise_tables import IS_EXERCISE
from naqala.server.store.retention import EXPIRED_TABLES, UNUSED_IDENTITIES, Cutoffs
from naqala.server.store.rows import (
    ActionRow,
    ChatRow,
    ContributionRow,
    DraftRow,
    FinishedListing,
    Identity,
    SeatRow,
    StoreCounts,
    TableListing,
    TableRow,
)

DAMAGED_CHAT: Final = "(This message is damaged.)"
Row = TypeVar("Row")
Listing = TypeVar("Listing", TableListing, FinishedListing)
_FIELDS: Final[dict[Callable[..., Any], list[str]]] = {
    row: [field.name for field in fields(row)]
    for row in (Identity, TableRow, SeatRow, ContributionRow, ActionRow, DraftRow, ChatRow)
}


def _columns(row: type[Any], table: Table) -> list[ColumnElement[Any]]:
    return [table.c[field.name] for field in fields(row) if field.name in table.c]


def _checked(row: type[Any], table: Table) -> list[ColumnElement[Any]]:
    """The columns of the row and those that its checksums need."""
    covered = {name for names in COVERED[table.name].values() for name in names} | set(COVERED[table.name])
    return _columns(row, table) + [
        table.c[name] for name in sorted(covered - {field.name for field in fields(row)}) if name in table.c
    ]


def row_query(row: type[Any], table: Table) -> Select[*tuple[Any, ...]]:
    """Selects the fields of a row."""
    return select(*_columns(row, table))


def listing_query() -> Select[*tuple[Any, ...]]:
    return _LISTING


_IDENTITY: Final = select(*_checked(Identity, identities))
_TABLE: Final = select(*_checked(TableRow, tables))
_SEAT: Final = select(*_checked(SeatRow, seats)).order_by(seats.c.table_code, seats.c.seat)
_SEAT_KEY: Final = select(*[seat_keys.c[name] for name in (*COVERED["seat_keys"]["checksum"], "checksum")])
_CONTRIBUTION: Final = select(*_checked(ContributionRow, contributions)).order_by(contributions.c.seat)
_ACTION: Final = select(*_checked(ActionRow, actions)).order_by(actions.c.n)
_DRAFT: Final = select(*_checked(DraftRow, drafts))
_CHAT: Final = select(*_checked(ChatRow, chat_messages)).order_by(chat_messages.c.n.desc())
_LISTING: Final = select(*_columns(TableListing, tables))

_WAITING: Final = and_(tables.c.started_at.is_(None), tables.c.closed_at.is_(None))
_RUNNING: Final = and_(tables.c.started_at.is_not(None), tables.c.finished_at.is_(None), tables.c.closed_at.is_(None))
_OPEN: Final = or_(_WAITING, _RUNNING)
_WITH_FREE_SEAT: Final = select(seats.c.table_code).where(seats.c.kind == "person", seats.c.identity.is_(None))


class Queries:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._damage = DamageLog()

    async def close(self) -> None:
        await self._engine.dispose()

    async def identity(self, identity: str) -> Identity | None:
        return await self._identity(_IDENTITY.where(identities.c.id == identity))

    async def identity_by_key(self, digest: bytes) -> Identity | None:
        """None for a damaged key: it might belong to somebody else."""
        key = select(identity_keys).where(identity_keys.c.digest == digest)
        for found in await self._rows(key):
            if not is_intact("identity_keys", found):
                self._damage.log("identity_keys", digest)
                return None
        return await self._identity(_IDENTITY.join(identity_keys).where(identity_keys.c.digest == digest))

    async def identity_by_device_code(self, digest: bytes, now: float) -> Identity | None:
        query = _IDENTITY.join(device_codes).where(device_codes.c.digest == digest, device_codes.c.expires > now)
        return await self._identity(query)

    async def table(self, code: str) -> TableRow | None:
        found = await self._intact(TableRow, _TABLE.where(tables.c.code == code), "tables")
        return found[0] if found else None

    async def seats(self, code: str) -> list[SeatRow]:
        """In seat order."""
        return await self._intact(SeatRow, _SEAT.where(seats.c.table_code == code), "seats")

    async def contributions(self, code: str) -> list[ContributionRow]:
        """In seat order."""
        return await self._intact(
            ContributionRow, _CONTRIBUTION.where(contributions.c.table_code == code), "contributions"
        )

    async def seat_keys(self, code: str) -> dict[bytes, int]:
        """The seat of each key, oldest key first. A damaged key opens nothing."""
        query = _SEAT_KEY.where(seat_keys.c.table_code == code).order_by(seat_keys.c.created)
        found = {row["digest"]: row for row in await self._rows(query)}
        damaged = [digest for digest, row in found.items() if not is_intact("seat_keys", row)]
        if damaged:
            self._damage.log("seat_keys", code)
        return {digest: row["seat"] for digest, row in found.items() if digest not in damaged}

    async def seat_key_devices(self, code: str) -> dict[bytes, bytes | None]:
        """The identity key of the device that each seat key is for; None for keys of an older version."""
        query = select(seat_keys.c.digest, seat_keys.c.identity_key).where(seat_keys.c.table_code == code)
        async with self._engine.connect() as connection:
            return {digest: device for digest, device in await connection.execute(query)}

    async def actions(self, code: str) -> list[ActionRow]:
        """In the order they were played."""
        previous = b""
        for found in (rows := await self._rows(_ACTION.where(actions.c.table_code == code))):
            if not is_intact("actions", found, previous):
                raise self._damage.found("actions", code)
            previous = found["checksum"]
        return [_row(ActionRow, found) for found in rows]

    async def draft(self, code: str) -> DraftRow | None:
        for found in await self._rows(_DRAFT.where(drafts.c.table_code == code)):
            if is_intact("drafts", found):
                return _row(DraftRow, found)
            self._damage.log("drafts", code)
        return None

    async def chat_messages(self, code: str, last: int) -> list[ChatRow]:
        """The last messages, oldest first. A damaged one keeps its place, so that the next one gets a new number."""
        found = await self._rows(_CHAT.where(chat_messages.c.table_code == code).limit(last))
        return [self._chat_row(code, row) for row in reversed(found)]

    def _chat_row(self, code: str, row: Mapping[str, Any]) -> ChatRow:
        if is_intact("chat_messages", row):
            return _row(ChatRow, row)
        self._damage.log("chat_messages", code)
        if type(row["n"]) is not int:
            raise self._damage.found("chat_messages", code)
        return ChatRow(code, row["n"], 0, "", DAMAGED_CHAT, 0.0)

    async def chat_counts(self, code: str, since: float) -> dict[int, int]:
        """By seat, the number of messages sent since then."""
        query = (
            select(chat_messages.c.seat, func.count())
            .where(chat_messages.c.table_code == code, chat_messages.c.sent_at >= since)
            .group_by(chat_messages.c.seat)
        )
        async with self._engine.connect() as connection:
            return {seat: n for seat, n in await connection.execute(query)}

    async def waiting_tables(self, limit: int, since: float = 0.0) -> list[TableListing]:
        """Public tables with a free seat, created since then; the newest of each host first, then the others."""
        query = _LISTING.where(tables.c.public, _WAITING, tables.c.created >= since, tables.c.code.in_(_WITH_FREE_SEAT))
        return await self._listings(_hosts_in_turn(query, tables.c.created).limit(limit))

    async def running_tables(self, limit: int) -> list[TableListing]:
        """Public tables with a running game; the last started of each host first, then the others."""
        query = _LISTING.where(tables.c.public, _RUNNING)
        return await self._listings(_hosts_in_turn(query, tables.c.started_at).limit(limit))

    async def open_table_count(self, host: str) -> int:
        """The number of waiting and running tables that this identity hosts and has a seat at."""
        seated = select(seats.c.table_code).where(seats.c.identity == host)
        query = select(func.count()).where(tables.c.host == host, _OPEN, ~IS_EXERCISE, tables.c.code.in_(seated))
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalar_one()

    async def still_open(self, codes: Collection[str]) -> set[str]:
        """Those of these tables that are waiting or running."""
        query = select(tables.c.code).where(tables.c.code.in_(codes), _OPEN)
        async with self._engine.connect() as connection:
            return set((await connection.execute(query)).scalars())

    async def tables_of(self, identity: str, limit: int) -> list[TableListing]:
        """Tables where this identity has a seat, without exercises; newest first."""
        own = select(seats.c.table_code).where(seats.c.identity == identity)
        query = _LISTING.where(tables.c.code.in_(own), ~IS_EXERCISE).order_by(tables.c.created.desc())
        return await self._listings(query.limit(limit))

    async def count(self) -> StoreCounts:
        query = select(
            select(func.count()).select_from(identities).scalar_subquery(),
            func.count(),
            func.count().filter(_WAITING),
            func.count().filter(_RUNNING),
            func.count(tables.c.finished_at),
        ).select_from(tables)
        (counts,) = await self._all(StoreCounts, query)
        return counts

    async def expired_tables(self, cutoffs: Cutoffs, limit: int) -> list[str]:
        """Tables that are no longer kept, oldest first."""
        return await self._column(EXPIRED_TABLES.limit(limit), asdict(cutoffs))

    async def unused_identities(self, cutoffs: Cutoffs, limit: int) -> list[str]:
        """Identities that are no longer kept, the one that was last seen longest ago first."""
        return await self._column(UNUSED_IDENTITIES.limit(limit), asdict(cutoffs))

    async def _column(self, query: Select[str], parameters: Mapping[str, Any]) -> list[str]:
        async with self._engine.connect() as connection:
            return list((await connection.execute(query, parameters)).scalars())

    async def _identity(self, query: Select[*tuple[Any, ...]]) -> Identity | None:
        """A damaged name is kept: its owner sees it, and may choose it again."""
        for found in await self._rows(query):
            identity = _row(Identity, found)
            if is_intact("identities", found) and has_types(identity):
                return identity
            self._damage.log("identities", identity.id)
            return replace(identity, name="", created=0.0, last_seen=0.0)
        return None

    async def _intact(self, row: Callable[..., Row], query: Select[*tuple[Any, ...]], table: str) -> list[Row]:
        found = [(_row(row, values), is_intact(table, values)) for values in await self._rows(query)]
        if not all(intact and has_types(one) for one, intact in found):
            raise self._damage.found(table, str(query.compile().params))
        return [one for one, _ in found]

    async def _rows(self, query: Select[*tuple[Any, ...]]) -> list[Mapping[str, Any]]:
        async with self._connected() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def _all(self, row: Callable[..., Row], query: Select[*tuple[Any, ...]]) -> list[Row]:
        async with self._connected() as connection:
            return [row(*found) for found in await connection.execute(query)]

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[AsyncConnection]:
        """Raises `DamagedRow` for what the driver cannot convert, such as the name of a column."""
        try:
            async with self._engine.connect() as connection:
                yield connection
        except (ValueError, TypeError, ArithmeticError) as error:
            raise self._damage.found("the database", repr(error)) from error

    async def _listings(self, query: Select[*tuple[Any, ...]]) -> list[TableListing]:
        return await self._with_seats(TableListing, query)

    async def _with_seats(self, kind: Callable[..., Listing], query: Select[*tuple[Any, ...]]) -> list[Listing]:
        """Without tables whose row or seats are damaged: the others are listed."""
        async with self._connected() as connection:
            found: Sequence[Any] = (await connection.execute(query)).all()
            around = _SEAT.where(seats.c.table_code.in_([table.code for table in found]))
            by_table: defaultdict[str, list[SeatRow]] = defaultdict(list)
            damaged: set[str] = set()
            for seat in [dict(row) for row in (await connection.execute(around)).mappings()]:
                by_table[seat["table_code"]].append(_row(SeatRow, seat))
                if not is_intact("seats", seat):
                    damaged.add(seat["table_code"])
        listings = [kind(*table, tuple(by_table[table.code])) for table in found]
        damaged |= {listing.code for listing in listings if not has_types(listing)}
        for code in damaged:
            self._damage.log("tables", code)
        return [listing for listing in listings if listing.code not in damaged]


def _row(row: Callable[..., Row], values: Mapping[str, Any]) -> Row:
    return row(*[values[name] for name in _FIELDS[row]])


def _hosts_in_turn(query: Select[*tuple[Any, ...]], newest: ColumnElement[Any]) -> Select[*tuple[Any, ...]]:
    """The newest table of each host, newest first, then the second of each, and so on."""
    nth = func.row_number().over(partition_by=tables.c.host, order_by=newest.desc())
    return query.order_by(nth, newest.desc())
