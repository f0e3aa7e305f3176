"""Sample rows, equal except for the given values."""

from typing import Any

from naqala.server.store.rows import SeatRow, TableRow
from naqala.server.store.writes import Write, add_identity, add_seat, add_table

SEED = bytes(range(16))


def table(code: str, **changes) -> TableRow:
    plain: dict[str, Any] = {
        "created": 10.0,
        "host": "anna",
        "players": 2,
        "public": True,
        "open_hands": False,
        "seed": SEED,
        "salt": b"salt",
        "commitment": "",
        "custom_seed": False,
        "custom_start": False,
        "start_position": None,
        "engine_version": "1",
    }
    return TableRow(code, **(plain | changes))


def person(code: str, seat: int, identity: str, **changes) -> SeatRow:
    return SeatRow(code, seat, "person", identity, identity.title(), **changes)


def free(code: str, seat: int) -> SeatRow:
    return SeatRow(code, seat, "person", None, "")


def bot(code: str, seat: int) -> SeatRow:
    return SeatRow(code, seat, "bot", None, "Sultan", bot_level="hard")


def new_identity(name: str) -> Write:
    return add_identity(name, name.title(), 1.0)


def new_table(code: str, *seats: SeatRow, **changes) -> list[Write]:
    """The writes for a table and its seats; its host is Anna, who must exist."""
    return [add_table(table(code, **changes)), *map(add_seat, seats)]
