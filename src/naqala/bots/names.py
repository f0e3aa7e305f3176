"""Names of the bots at a table, so that two of the same level can be told apart."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from hashlib import blake2b
from typing import Final

NAMES: Final = (
    "Azrumi", "Belshira", "Corimand", "Dalquis", "Emirath", "Farouni", "Gazmira", "Harunet",
    "Izmarel", "Jalindra", "Kesbara", "Luqano", "Mirzuna", "Nadirvan", "Oshmeri", "Perizet",
    "Qalendro", "Rubazeh", "Sahrim", "Tamuriq", "Umbarek", "Vashiro", "Yazmund", "Zenobar",
)  # fmt: skip


@lru_cache(1000)
def shuffled_names(table: str) -> tuple[str, ...]:
    """All names in an order that depends on the code of the table only, the same on every machine."""

    def rank(name: str) -> bytes:
        return blake2b(f"{table} {name}".encode(), digest_size=8).digest()

    return tuple(sorted(NAMES, key=rank))


def bot_name(table: str, seat: int) -> str:
    """The name of the bot on a seat; the names at one table differ."""
    return shuffled_names(table)[seat]


def unused_name(table: str, seat: int, used: Collection[str]) -> str:
    """As `bot_name`, but none of the names that others have already."""
    names = shuffled_names(table)
    return next(name for name in (*names[seat:], *names[:seat]) if name not in used)
