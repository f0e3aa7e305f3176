"""Questions to the ledger.  Readers have connections of their own and never wait for the scribe.

Every answer is of one moment, also where it takes two queries.
"""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import fields
from typing import Any, Final, TypeVar

from sqlalchemy import ColumnElement, Select, Table, and_, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from naqala.table.store.rows import ChairRow, Chat, Counts, Deed, DraftRow, Guest, Listed, TableRow
from naqala.table.store.schema import chairs, chats, deeds, drafts, guest_keys, guests, passes, seat_keys, tables

Row = TypeVar("Row")


def _columns(row: type[Any], table: Table) -> list[ColumnElement[Any]]:
    return [table.c[field.name] for field in fields(row) if field.name in table.c]


_GUEST: Final = select(*_columns(Guest, guests))
_TABLE: Final = select(*_columns(TableRow, tables))
_CHAIR: Final = select(*_columns(ChairRow, chairs)).order_by(chairs.c.code, chairs.c.seat)
_DEED: Final = select(*_columns(Deed, deeds)).order_by(deeds.c.n)
_DRAFT: Final = select(*_columns(DraftRow, drafts))
_CHAT: Final = select(*_columns(Chat, chats)).order_by(chats.c.nth.desc())
_LISTED: Final = select(*_columns(Listed, tables))

_WAITING: Final = and_(tables.c.started.is_(None), tables.c.closed.is_(None))
_RUNNING: Final = and_(tables.c.started.is_not(None), tables.c.finished.is_(None), tables.c.closed.is_(None))
_WITH_FREE_SEAT: Final = select(chairs.c.code).where(chairs.c.kind == "person", chairs.c.guest.is_(None))


class Reading:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def close(self) -> None:
        await self._engine.dispose()

    async def guest(self, guest: str) -> Guest | None:
        return await self._one(Guest, _GUEST.where(guests.c.id == guest))

    async def guest_by_key(self, digest: bytes) -> Guest | None:
        return await self._one(Guest, _GUEST.join(guest_keys).where(guest_keys.c.digest == digest))

    async def guest_by_pass(self, digest: bytes, now: float) -> Guest | None:
        return await self._one(Guest, _GUEST.join(passes).where(passes.c.digest == digest, passes.c.until > now))

    async def table(self, code: str) -> TableRow | None:
        return await self._one(TableRow, _TABLE.where(tables.c.code == code))

    async def chairs(self, code: str) -> list[ChairRow]:
        """By seat."""
        return await self._all(ChairRow, _CHAIR.where(chairs.c.code == code))

    async def seat_keys(self, code: str) -> dict[bytes, int]:
        """The seat that each key speaks for."""
        query = select(seat_keys.c.digest, seat_keys.c.seat).where(seat_keys.c.code == code).order_by(seat_keys.c.made)
        async with self._engine.connect() as connection:
            return {digest: seat for digest, seat in await connection.execute(query)}

    async def deeds(self, code: str) -> list[Deed]:
        """By number."""
        return await self._all(Deed, _DEED.where(deeds.c.code == code))

    async def draft(self, code: str) -> DraftRow | None:
        return await self._one(DraftRow, _DRAFT.where(drafts.c.code == code))

    async def chats(self, code: str, last: int) -> list[Chat]:
        """The last so many, the oldest of them first."""
        return (await self._all(Chat, _CHAT.where(chats.c.code == code).limit(last)))[::-1]

    async def open_tables(self, limit: int, since: float = 0.0) -> list[Listed]:
        """Those laid since then where one can still sit down, the newest first."""
        query = _LISTED.where(tables.c.is_open, _WAITING, tables.c.made >= since, tables.c.code.in_(_WITH_FREE_SEAT))
        return await self._listed(query.order_by(tables.c.made.desc()).limit(limit))

    async def running_open_tables(self, limit: int) -> list[Listed]:
        """Where one can watch, the last that began first."""
        query = _LISTED.where(tables.c.is_open, _RUNNING).order_by(tables.c.started.desc())
        return await self._listed(query.limit(limit))

    async def tables_of(self, guest: str, limit: int) -> list[Listed]:
        """Where the guest has a chair, the newest first."""
        mine = select(chairs.c.code).where(chairs.c.guest == guest)
        return await self._listed(_LISTED.where(tables.c.code.in_(mine)).order_by(tables.c.made.desc()).limit(limit))

    async def count(self) -> Counts:
        query = select(
            select(func.count()).select_from(guests).scalar_subquery(),
            func.count(),
            func.count().filter(_WAITING),
            func.count().filter(_RUNNING),
            func.count(tables.c.finished),
        ).select_from(tables)
        (counts,) = await self._all(Counts, query)
        return counts

    async def _one(self, row: Callable[..., Row], query: Select[*tuple[Any, ...]]) -> Row | None:
        found = await self._all(row, query)
        return found[0] if found else None

    async def _all(self, row: Callable[..., Row], query: Select[*tuple[Any, ...]]) -> list[Row]:
        async with self._engine.connect() as connection:
            return [row(*found) for found in await connection.execute(query)]

    async def _listed(self, query: Select[*tuple[Any, ...]]) -> list[Listed]:
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).all()
            around = _CHAIR.where(chairs.c.code.in_([table.code for table in found]))
            seated: defaultdict[str, list[ChairRow]] = defaultdict(list)
            for chair in await connection.execute(around):
                seated[chair.code].append(ChairRow(*chair))
        return [Listed(*(*table, tuple(seated[table.code]))) for table in found]
