"""Tables in a list."""

from __future__ import annotations

from typing import Final

from naqala.table.chairs import is_persons
from naqala.table.hall import Hall
from naqala.table.store.rows import Guest, Listed
from naqala.table.table import Status, status_of
from naqala.table.telling import chair_told
from naqala.table.wire.lobby import TableListed
from naqala.table.wire.words import Seat, seat_word

LISTED: Final = 50  # tables in a list


def listed(hall: Hall, table: Listed, guest: Guest | None) -> TableListed:
    live = hall.tables.get(table.code)
    return {
        "code": table.code,
        "status": status(table),
        "made": table.made,
        "players": table.players,
        "hands_open": table.hands_open,
        "seed_chosen": table.seed_chosen,
        "chairs": [chair_told(chair, live) for chair in table.chairs],
        "mine": [seat_word(c.seat) for c in table.chairs if guest and c.guest == guest.id and is_persons(c)],
        "asked": asked(hall, table.code),
    }


def status(table: Listed) -> Status:
    return status_of(table.started, table.finished, table.closed)


def asked(hall: Hall, code: str) -> Seat | None:
    """Whose answer is awaited, at a table that is in memory."""
    live = hall.tables.get(code)
    if live is None or live.game is None or live.game.over:
        return None
    return seat_word(live.game.seat)
