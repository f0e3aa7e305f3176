"""Checksums of rows, so that a flipped bit, or an action that is missing from a game, is found.

They are computed in Python when a row is written, and need nothing special of the database. A column without a value is
left out: a column that is added later, empty for old rows, keeps their checksums valid. A later migration that fills
old rows calls `fill_checksums` afterwards.
"""

from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from itertools import groupby
from typing import Any, Final

from sqlalchemy import Connection, bindparam, column, inspect, select, table, update

SIZE: Final = 12  # bytes
BATCH: Final = 200  # games, or rows of other tables, that are filled at once

# By table: the columns that each checksum covers. To cover a new column, name it here.
# Not covered: what a single statement changes without knowing the row (`last_seen`, `language`, `host`, `previous`,
# `next`, `closed_at`, `deadline`, `seat_to_move`, `scores`).
COVERED: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "identities": {"checksum": ("id", "name")},
    "identity_keys": {"checksum": ("digest", "identity", "created", "description")},
    "tables": {
        "checksum": (
            "code", "created", "players", "public", "open_hands", "seed", "salt", "custom_seed", "custom_start",
            "commitment", "time_control", "substitute_level", "exercise", "move_help",
        ),
        "start_checksum": ("code", "started_at", "start_position", "engine_version"),
        "end_checksum": ("code", "finished_at", "record"),
    },
    "seats": {
        "checksum": ("table_code", "seat", "kind", "identity", "name", "bot_level", "substitute", "chosen_colour")
    },
    "exercises_done": {"checksum": ("identity", "exercise", "solved_at")},
    "contributions": {"checksum": ("table_code", "seat", "digest", "value")},
    "seat_keys": {"checksum": ("digest", "table_code", "seat", "created", "identity_key")},
    "actions": {"checksum": ("table_code", "n", "seat", "action", "drawn", "played_at")},
    "drafts": {"checksum": ("table_code", "action_count", "seat", "actions")},
    "chat_messages": {"checksum": ("table_code", "n", "seat", "name", "text", "sent_at", "identity")},
    "clocks": {"checksum": ("table_code", "remaining", "timeouts", "running")},
    "seat_notes": {
        "checksum": ("table_code", "n", "action_count", "kind", "seat", "name", "level", "reason", "noted_at")
    },
}  # fmt: skip
PRIMARY_KEYS: Final[dict[str, tuple[str, ...]]] = {
    "identities": ("id",),
    "identity_keys": ("digest",),
    "tables": ("code",),
    "seats": ("table_code", "seat"),
    "exercises_done": ("identity", "exercise"),
    "contributions": ("table_code", "seat"),
    "seat_keys": ("digest",),
    "actions": ("table_code", "n"),
    "drafts": ("table_code",),
    "chat_messages": ("table_code", "n"),
    "clocks": ("table_code",),
    "seat_notes": ("table_code", "n"),
}
CHAINED: Final = "actions"  # each checksum covers that of the action before it, so that none can be missing


def row_checksum(table_name: str, row: Mapping[str, Any], name: str = "checksum", previous: bytes = b"") -> bytes:
    """The checksum of this name for a row; in a chain, `previous` is that of the row before."""
    parts = [previous]
    for covered in COVERED[table_name][name]:
        value = row.get(covered)
        if value is not None:
            parts += [b"|", covered.encode(), _encoded(value)]
    return blake2b(b"".join(parts), digest_size=SIZE).digest()


def _encoded(value: object) -> bytes:
    """Unambiguous, and the same for what was written and what is read: a boolean may come back as a number."""
    if isinstance(value, str):
        data = value.encode("utf-8", "surrogatepass")
        return b"s%d:%b" % (len(data), data)
    if isinstance(value, bytes):
        return b"b%d:%b" % (len(value), value)
    if isinstance(value, int | float):
        return b"n" + repr(float(value)).encode()
    return b"?" + repr(value).encode()


def with_checksums(table_name: str, row: Mapping[str, Any], previous: bytes = b"") -> dict[str, Any]:
    """The complete row, with all its checksums."""
    return {**row, **{name: row_checksum(table_name, row, name, previous) for name in COVERED[table_name]}}


def is_intact(table_name: str, row: Mapping[str, Any], previous: bytes = b"") -> bool:
    """Whether all checksums of a row are right. A row without a checksum is damaged: every row has one."""
    return all(row[name] == row_checksum(table_name, row, name, previous) for name in COVERED[table_name])


def fill_checksums(connection: Connection) -> None:
    """Compute all checksums again, for a migration or after a repair by hand."""
    existing = set(inspect(connection).get_table_names())
    for table_name in COVERED:
        if table_name in existing:  # an older database may lack a newer table
            _fill_table(connection, table_name)


def _fill_table(connection: Connection, table_name: str) -> None:
    """One group of rows after the other, so that memory holds only the longest game."""
    names = [found["name"] for found in inspect(connection).get_columns(table_name)]
    rows = table(table_name, *[column(name) for name in names])
    keys = PRIMARY_KEYS[table_name]
    query = select(*[rows.c[name] for name in names]).order_by(*[rows.c[key] for key in keys])
    change = update(rows).where(*[rows.c[key] == bindparam(f"the_{key}") for key in keys])
    change = change.values({name: bindparam(f"new_{name}") for name in COVERED[table_name]})
    firsts = connection.scalars(select(rows.c[keys[0]]).distinct()).all()
    for start in range(0, len(firsts), BATCH):
        found = connection.execute(query.where(rows.c[keys[0]].in_(firsts[start : start + BATCH]))).mappings()
        signed = _signed(table_name, [dict(row) for row in found])
        connection.execute(change, [_change(table_name, row) for row in signed])


def _signed(table_name: str, rows: Sequence[Mapping[str, Any]]) -> Iterator[dict[str, Any]]:
    first = PRIMARY_KEYS[table_name][0]
    for _, group in groupby(rows, key=lambda row: row[first]):
        previous = b""
        for row in group:
            signed = with_checksums(table_name, row, previous)
            previous = signed["checksum"] if table_name == CHAINED else b""
            yield signed


def _change(table_name: str, signed: Mapping[str, Any]) -> dict[str, Any]:
    keys = {f"the_{key}": signed[key] for key in PRIMARY_KEYS[table_name]}
    return keys | {f"new_{name}": signed[name] for name in COVERED[table_name]}
