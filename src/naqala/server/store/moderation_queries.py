"""Queries about devices, people, reports, mutes and bans, and the audit log."""

from collections.abc import Collection

from sqlalchemy import ColumnElement, func, or_, select, true

from naqala.server.store.database_schema import (
    identities,
    identity_keys,
    operator_actions,
    reports,
    restrictions,
    seats,
    tables,
)
from naqala.server.store.queries import Queries, listing_query, row_query
from naqala.server.store.rows import (
    DeviceRow,
    Identity,
    OperatorActionRow,
    ReportRow,
    Restriction,
    TableListing,
)


class ModerationQueries(Queries):
    """Adds what the operator asks, and what is asked about devices."""

    async def devices(self, identity: str) -> list[DeviceRow]:
        query = row_query(DeviceRow, identity_keys).where(identity_keys.c.identity == identity)
        return await self._all(DeviceRow, query.order_by(identity_keys.c.created))

    async def people(self, ids: Collection[str]) -> dict[str, Identity]:
        query = row_query(Identity, identities).where(identities.c.id.in_(ids))
        return {person.id: person for person in await self._all(Identity, query)}

    async def find_people(self, text: str, limit: int) -> list[Identity]:
        """By a part of the name, or the beginning of the id; last seen first."""
        named = identities.c.name.icontains(text, autoescape=True)
        query = row_query(Identity, identities).where(or_(named, _begins(text)))
        return await self._all(Identity, query.order_by(identities.c.last_seen.desc()).limit(limit))

    async def people_by_prefix(self, prefix: str, limit: int) -> list[Identity]:
        query = row_query(Identity, identities).where(_begins(prefix)).limit(limit)
        return await self._all(Identity, query)

    async def find_tables(self, text: str, code: str, limit: int) -> list[TableListing]:
        """By the code, or by a part of a player's name; newest first."""
        named = select(seats.c.table_code).where(seats.c.name.icontains(text, autoescape=True))
        query = listing_query().where(or_(tables.c.code == code, tables.c.code.in_(named)) if text else true())
        return await self._listings(query.order_by(tables.c.created.desc()).limit(limit))

    # Reports

    async def reports(self, limit: int, *, resolved: bool | None) -> list[ReportRow]:
        """Newest first; with None, open and resolved ones."""
        query = row_query(ReportRow, reports)
        if resolved is not None:
            query = query.where(reports.c.resolved_at.is_not(None) if resolved else reports.c.resolved_at.is_(None))
        return await self._all(ReportRow, query.order_by(reports.c.id.desc()).limit(limit))

    async def report(self, number: int) -> ReportRow | None:
        found = await self._all(ReportRow, row_query(ReportRow, reports).where(reports.c.id == number))
        return found[0] if found else None

    async def reports_of(self, reporter: str, since: float) -> list[ReportRow]:
        """What this identity has reported since then."""
        query = row_query(ReportRow, reports).where(reports.c.reporter == reporter, reports.c.created > since)
        return await self._all(ReportRow, query)

    async def open_report_count(self) -> int:
        query = select(func.count()).select_from(reports).where(reports.c.resolved_at.is_(None))
        return (await self._all(int, query))[0]

    # Mutes, bans and the audit log

    async def restrictions(self) -> list[Restriction]:
        query = row_query(Restriction, restrictions).order_by(restrictions.c.created)
        return await self._all(Restriction, query)

    async def operator_actions(self, limit: int) -> list[OperatorActionRow]:
        """Newest first."""
        query = row_query(OperatorActionRow, operator_actions).order_by(operator_actions.c.id.desc())
        return await self._all(OperatorActionRow, query.limit(limit))

    async def last_numbers(self) -> tuple[int, int]:
        """The highest numbers of a report and of an operator's action."""
        query = select(
            select(func.coalesce(func.max(reports.c.id), 0)).scalar_subquery(),
            select(func.coalesce(func.max(operator_actions.c.id), 0)).scalar_subquery(),
        )
        return (await self._all(lambda report, action: (report, action), query))[0]


def _begins(prefix: str) -> ColumnElement[bool]:
    return identities.c.id.startswith(prefix, autoescape=True)
