"""Damaged rows: recognised by the types of their values where no checksum covers them, and logged once."""

import logging
from dataclasses import fields
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from naqala.server.store.store_errors import DamagedRow

MAX_REMEMBERED: Final = 10_000
ADVICE: Final = "`naqala admin check` lists what is damaged and what to do"

_log = logging.getLogger(__name__)


class DamageLog:
    """Logs each damaged row once, without its content: it may be secret."""

    def __init__(self) -> None:
        self._logged: set[tuple[str, object]] = set()

    def log(self, table: str, key: object) -> None:
        if (table, key) in self._logged or len(self._logged) >= MAX_REMEMBERED:
            return
        self._logged.add((table, key))
        _log.error("A row of %s is damaged; %s.", table, ADVICE)

    def found(self, table: str, key: object) -> DamagedRow:
        self.log(table, key)
        return DamagedRow("server-row-damaged", rows=table)


def has_types(row: Any) -> bool:
    """Whether the values have the types of the row's fields: SQLite stores anything in any column."""
    return all(
        isinstance(value := getattr(row, name), types) and is_unicode(value)
        for name, types in _field_types(row.__class__).items()
    )


def is_unicode(value: object) -> bool:
    """False for text that is not valid UTF-8 in the database."""
    if not isinstance(value, str) or value.isascii():
        return True
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


@cache
def _field_types(row: type[Any]) -> dict[str, tuple[type, ...]]:
    hints = get_type_hints(row)
    return {field.name: _plain_types(hints[field.name]) for field in fields(row)}


def _plain_types(hint: Any) -> tuple[type, ...]:
    if get_origin(hint) is UnionType:
        return tuple(plain for part in get_args(hint) for plain in _plain_types(part))
    if get_origin(hint) is Literal:
        return (str,)
    if get_origin(hint) is not None:
        return (get_origin(hint),)
    if hint is float:
        return (float, int)
    return (NoneType,) if hint is None else (hint,)
