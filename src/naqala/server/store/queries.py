"""Queries. Readers have their own connections and never wait for the writer.

Each method returns a consistent snapshot, even if it needs two queries.
"""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import fields
from typing import Any, Final, TypeVar

from sqlalchemy import ColumnElement, Select, Table, and_, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from naqala.server.store.database_schema import (
    actions,
    chat_messages,
    device_codes,
    drafts,
    identities,
    identity_keys,
    seat_keys,
    seats,
    tables,
)
from naqala.server.store.rows import (
    ActionRow,
    ChatRow,
    DraftRow,
    Identity,
    SeatRow,
    StoreCounts,
    TableListing,
    TableRow,
)

Row = TypeVar("Row")


def _columns(row: type[Any], table: Table) -> list[ColumnElement[Any]]:
    return [table.c[field.name] for field in fields(row) if field.name in table.c]


def row_query(row: type[Any], table: Table) -> Select[*tuple[Any, ...]]:
    """Selects the fields of a row."""
    return select(*_columns(row, table))


def listing_query() -> Select[*tuple[Any, ...]]:
    return _LISTING


_IDENTITY: Final = select(*_columns(Identity, identities))
_TABLE: Final = select(*_columns(TableRow, tables))
_SEAT: Final = select(*_columns(SeatRow, seats)).order_by(seats.c.table_code, seats.c.seat)
_ACTION: Final = select(*_columns(ActionRow, actions)).order_by(actions.c.n)
_DRAFT: Final = select(*_columns(DraftRow, drafts))
_CHAT: Final = select(*_columns(ChatRow, chat_messages)).order_by(chat_messages.c.n.desc())
_LISTING: Final = select(*_columns(TableListing, tables))

_WAITING: Final = and_(tables.c.started_at.is_(None), tables.c.closed_at.is_(None))
_RUNNING: Final = and_(tables.c.started_at.is_not(None), tables.c.finished_at.is_(None), tables.c.closed_at.is_(None))
_WITH_FREE_SEAT: Final = select(seats.c.table_code).where(seats.c.kind == "person", seats.c.identity.is_(None))


class Queries:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def close(self) -> None:
        await self._engine.dispose()

    async def identity(self, identity: str) -> Identity | None:
        return await self._one(Identity, _IDENTITY.where(identities.c.id == identity))

    async def identity_by_key(self, digest: bytes) -> Identity | None:
        return await self._one(Identity, _IDENTITY.join(identity_keys).where(identity_keys.c.digest == digest))

    async def identity_by_device_code(self, digest: bytes, now: float) -> Identity | None:
        query = _IDENTITY.join(device_codes).where(device_codes.c.digest == digest, device_codes.c.expires > now)
        return await self._one(Identity, query)

    async def table(self, code: str) -> TableRow | None:
        return await self._one(TableRow, _TABLE.where(tables.c.code == code))

    async def seats(self, code: str) -> list[SeatRow]:
        """In seat order."""
        return await self._all(SeatRow, _SEAT.where(seats.c.table_code == code))

    async def seat_keys(self, code: str) -> dict[bytes, int]:
        """The seat of each key, oldest key first."""
        query = (
            select(seat_keys.c.digest, seat_keys.c.seat)
            .where(seat_keys.c.table_code == code)
            .order_by(seat_keys.c.created)
        )
        async with self._engine.connect() as connection:
            return {digest: seat for digest, seat in await connection.execute(query)}

    async def seat_key_devices(self, code: str) -> dict[bytes, bytes | None]:
        """The identity key of the device that each seat key is for; None for keys of an older version."""
        query = select(seat_keys.c.digest, seat_keys.c.identity_key).where(seat_keys.c.table_code == code)
        async with self._engine.connect() as connection:
            return {digest: device for digest, device in await connection.execute(query)}

    async def actions(self, code: str) -> list[ActionRow]:
        """In the order they were played."""
        return await self._all(ActionRow, _ACTION.where(actions.c.table_code == code))

    async def draft(self, code: str) -> DraftRow | None:
        return await self._one(DraftRow, _DRAFT.where(drafts.c.table_code == code))

    async def chat_messages(self, code: str, last: int) -> list[ChatRow]:
        """The last messages, oldest first."""
        return (await self._all(ChatRow, _CHAT.where(chat_messages.c.table_code == code).limit(last)))[::-1]

    async def waiting_tables(self, limit: int, since: float = 0.0) -> list[TableListing]:
        """Public tables with a free seat, created since then; newest first."""
        query = _LISTING.where(tables.c.public, _WAITING, tables.c.created >= since, tables.c.code.in_(_WITH_FREE_SEAT))
        return await self._listings(query.order_by(tables.c.created.desc()).limit(limit))

    async def running_tables(self, limit: int) -> list[TableListing]:
        """Public tables with a running game; last started first."""
        query = _LISTING.where(tables.c.public, _RUNNING).order_by(tables.c.started_at.desc())
        return await self._listings(query.limit(limit))

    async def tables_of(self, identity: str, limit: int) -> list[TableListing]:
        """Tables where this identity has a seat; newest first."""
        own = select(seats.c.table_code).where(seats.c.identity == identity)
        query = _LISTING.where(tables.c.code.in_(own)).order_by(tables.c.created.desc())
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

    async def _one(self, row: Callable[..., Row], query: Select[*tuple[Any, ...]]) -> Row | None:
        found = await self._all(row, query)
        return found[0] if found else None

    async def _all(self, row: Callable[..., Row], query: Select[*tuple[Any, ...]]) -> list[Row]:
        async with self._engine.connect() as connection:
            return [row(*found) for found in await connection.execute(query)]

    async def _listings(self, query: Select[*tuple[Any, ...]]) -> list[TableListing]:
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).all()
            around = _SEAT.where(seats.c.table_code.in_([table.code for table in found]))
            by_table: defaultdict[str, list[SeatRow]] = defaultdict(list)
            for seat in await connection.execute(around):
                by_table[seat.table_code].append(SeatRow(*seat))
        return [TableListing(*(*table, tuple(by_table[table.code]))) for table in found]
