"""Tables in a list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from naqala.server.identity.lookalikes import lookalike
from naqala.server.messages.http_bodies import TableSummary
from naqala.server.messages.json_types import Seat, seat_name
from naqala.server.messages.table_info import seat_info, table_status, time_control_info
from naqala.server.messages.table_types import ClockInfo, SeatInfo
from naqala.server.store.rows import Identity, SeatRow, TableListing
from naqala.server.tables.table_registry import TableRegistry

MAX_LISTED: Final = 50


def table_summary(registry: TableRegistry, table: TableListing, identity: Identity | None) -> TableSummary:
    return {
        "code": table.code,
        "status": table_status(table.started_at, table.finished_at, table.closed_at),
        "created": table.created,
        "players": table.players,
        "open_hands": table.open_hands,
        "custom_seed": table.custom_seed,
        "seats": seat_infos(registry, table),
        "own_seats": own_seats(table.seats, identity),
        "turn": seat_to_move(registry, table),
        "time_control": time_control_info(table.time_control),
        "clock": clock_info(registry, table.code),
    }


def seat_infos(registry: TableRegistry, table: TableListing) -> list[SeatInfo]:
    session = registry.sessions.get(table.code)
    if session is None:
        return [seat_info(row, lookalike=lookalike(row, table.seats)) for row in table.seats]
    return [session.seat_info(row) for row in table.seats]


def clock_info(registry: TableRegistry, code: str) -> ClockInfo | None:
    """None if the table is not in memory."""
    session = registry.sessions.get(code)
    return None if session is None or session.game is None or session.game.over else session.clock.info(session.colours)


def seat_to_move(registry: TableRegistry, table: TableListing) -> Seat | None:
    """As stored, if the table is not in memory."""
    session = registry.sessions.get(table.code)
    if session is not None:
        return None if session.game is None or session.game.over else seat_name(session.game.seat, session.colours)
    if table_status(table.started_at, table.finished_at, table.closed_at) != "playing":
        return None
    return next((cast("Seat", row.colour) for row in table.seats if row.seat == table.seat_to_move), None)


def own_seats(seats: Sequence[SeatRow], identity: Identity | None) -> list[Seat]:
    return [cast("Seat", row.colour) for row in seats if identity and row.identity == identity.id and row.is_held]
