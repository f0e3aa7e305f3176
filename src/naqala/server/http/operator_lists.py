"""What the operator sees: people, reports, tables, bans."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Final, cast

from naqala.engine.colours import COLOURS
from naqala.engine.notation.vocabulary import SEAT, seats_of
from naqala.server.api_error import ApiError
from naqala.server.messages import operator_bodies as bodies
from naqala.server.messages.device_bodies import ReportReason
from naqala.server.messages.http_bodies import RestrictionInfo
from naqala.server.messages.json_types import Level, Seat, seat_name
from naqala.server.messages.table_info import table_status
from naqala.server.store.rows import Identity, ReportRow, Restriction, SeatRow, TableListing, colours_of
from naqala.server.tables.reports import last_speaker
from naqala.server.tables.table_registry import TableRegistry

SHORT_ID: Final = 10  # letters of an id that the operator types
MIN_PREFIX: Final = 6


async def find_person(registry: TableRegistry, text: str) -> Identity:
    """By id, by an `@` and the beginning of an id, or by a seat such as `K7Q2M9AB/pink`."""
    if "/" in text:
        return await person_at(registry, *text.split("/", 1))
    prefix = text.strip().removeprefix("@")
    found = await registry.context.store.read.people_by_prefix(prefix, 10) if len(prefix) >= MIN_PREFIX else []
    matching = [person for person in found if person.id.startswith(prefix)]
    if len(matching) > 1:
        raise ApiError("malformed", "server-person-ambiguous")
    if not matching:
        raise ApiError("not-found", "server-no-such-person")
    return matching[0]


async def person_at(registry: TableRegistry, code: str, seat: str) -> Identity:
    if not SEAT.known(seat.lower()):
        raise ApiError("malformed", "server-person-seat-form")
    session = await registry.get(code)
    number = seats_of(session.colours).parse(seat.lower())
    row = session.seats[number] if number < len(session.seats) else None
    identity = row and ((row.identity if row.is_held else None) or last_speaker(session, number))
    person = await registry.context.store.read.identity(identity) if identity else None
    if person is None:
        raise ApiError("not-found", "server-no-person-on-seat")
    return person


def person_info(registry: TableRegistry, person: Identity) -> bodies.PersonInfo:
    restrictions = registry.context.restrictions
    return {
        "id": person.id,
        "short": short_id(person.id),
        "name": person.name,
        "created": person.created,
        "last_seen": person.last_seen,
        "mute": restriction_info(restrictions.find("mute", person.id)),
        "ban": restriction_info(restrictions.find("ban", person.id)),
    }


def short_id(identity: str) -> str:
    return f"@{identity[:SHORT_ID]}"


def restriction_info(restriction: Restriction | None) -> RestrictionInfo | None:
    return None if restriction is None else {"reason": restriction.reason, "until": restriction.until}


def forgotten_person(identity: str) -> Identity:
    """Stands for an identity that was deleted since."""
    return Identity(identity, "", 0.0, 0.0)


# Reports and bans


async def report_list(registry: TableRegistry, rows: list[ReportRow]) -> bodies.ReportList:
    people = await registry.context.store.read.people({*[row.reporter for row in rows], *reported_people(rows)})
    colours = {code: await colours_at(registry, code) for code in {row.table_code for row in rows}}
    return {"reports": [report_info(registry, row, people, colours[row.table_code]) for row in rows]}


async def colours_at(registry: TableRegistry, code: str) -> tuple[str, ...]:
    """The colours of a table; the usual ones if it was deleted since."""
    return colours_of(await registry.context.store.read.seats(code)) or COLOURS


def reported_people(rows: Iterable[ReportRow]) -> list[str]:
    return [row.reported for row in rows if row.reported is not None]


def report_info(
    registry: TableRegistry, row: ReportRow, people: dict[str, Identity], colours: tuple[str, ...]
) -> bodies.ReportInfo:
    def info(identity: str) -> bodies.PersonInfo:
        return person_info(registry, people.get(identity) or forgotten_person(identity))

    return {
        "id": row.id,
        "created": row.created,
        "table": row.table_code,
        "seat": seat_name(row.seat, colours),
        "reason": cast("ReportReason", row.reason),
        "text": row.text,
        "reporter": info(row.reporter),
        "reported": None if row.reported is None else info(row.reported),
        "reported_name": row.reported_name,
        "chat": json.loads(row.chat),
        "resolved_at": row.resolved_at,
        "note": row.note,
    }


async def ban_list(registry: TableRegistry) -> bodies.BanList:
    bans = registry.context.restrictions.all("ban", "network-ban")
    people = await registry.context.store.read.people([ban.subject for ban in bans if ban.kind == "ban"])
    return {"bans": [ban_info(registry, ban, people) for ban in reversed(bans)]}


def ban_info(registry: TableRegistry, ban: Restriction, people: dict[str, Identity]) -> bodies.BanInfo:
    is_person = ban.kind == "ban"
    person = people.get(ban.subject) or forgotten_person(ban.subject)
    return {
        "person": person_info(registry, person) if is_person else None,
        "network": None if is_person else ban.subject,
        "reason": ban.reason,
        "created": ban.created,
        "until": ban.until,
    }


# Tables


def operator_table(registry: TableRegistry, table: TableListing) -> bodies.OperatorTable:
    session = registry.sessions.get(table.code)
    return {
        "code": table.code,
        "status": table_status(table.started_at, table.finished_at, table.closed_at),
        "public": table.public,
        "created": table.created,
        "host": short_id(table.host),
        "seats": [operator_seat(row) for row in table.seats],
        "connections": len(session.clients) if session else 0,
    }


def operator_seat(row: SeatRow) -> bodies.OperatorSeat:
    identity = row.identity if row.is_held else None
    return {
        "seat": cast("Seat", row.colour),
        "name": row.display_name if identity or row.bot else "",
        "bot": cast("Level", row.bot) if row.bot else None,
        "identity": identity,
        "short": short_id(identity) if identity else None,
    }
