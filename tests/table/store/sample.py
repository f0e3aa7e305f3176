"""Rows to write, all alike but for what a test names."""

from typing import Any

from naqala.table.store.rows import ChairRow, TableRow
from naqala.table.store.writes import Write, add_chair, add_guest, add_table

SEED = bytes(range(16))


def table(code: str, **changes) -> TableRow:
    plain: dict[str, Any] = {
        "made": 10.0,
        "host": "anna",
        "players": 2,
        "is_open": True,
        "hands_open": False,
        "seed": SEED,
        "salt": b"salt",
        "seed_chosen": False,
        "laid_out": False,
        "start": None,
        "engine": "1",
    }
    return TableRow(code, **(plain | changes))


def person(code: str, seat: int, guest: str, **changes) -> ChairRow:
    return ChairRow(code, seat, "person", guest, guest.title(), **changes)


def free(code: str, seat: int) -> ChairRow:
    return ChairRow(code, seat, "person", None, "")


def bot(code: str, seat: int) -> ChairRow:
    return ChairRow(code, seat, "bot", None, "Sultan", level="hard")


def guest(name: str) -> Write:
    return add_guest(name, name.title(), 1.0)


def laid(code: str, *chairs: ChairRow, **changes) -> list[Write]:
    """A table with its chairs; its host is Anna, who must be known."""
    return [add_table(table(code, **changes)), *map(add_chair, chairs)]
