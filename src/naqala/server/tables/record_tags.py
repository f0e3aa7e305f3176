"""Tags that name the players in a record."""

from __future__ import annotations

from collections.abc import Iterable

from naqala.engine.components import SEAT_NAMES
from naqala.server.store.rows import SeatRow


def record_tags(seats: Iterable[SeatRow]) -> dict[str, str]:
    """Record tags as the terminal game writes them, so that `naqala play` and `naqala replay` understand them."""
    return {
        SEAT_NAMES[seat.seat]: f"bot {seat.bot_level}" if seat.kind == "bot" else f"person {seat.display_name}"
        for seat in seats
    }
