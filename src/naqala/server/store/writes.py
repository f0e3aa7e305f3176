"""All writes, each as a statement and its row.

Each statement exists once, so that the writer can group equal statements by identity.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from sqlalchemy import Double, Executable, LargeBinary, String, bindparam, delete, insert, select, text, update

from naqala.server.store.database_schema import (
    actions,
    chat_messages,
    device_codes,
    drafts,
    identities,
    identity_keys,
    seat_keys,
    seats,
    tables,
)
from naqala.server.store.rows import SeatRow, TableRow


@dataclass(frozen=True, slots=True, eq=False)
class Write:
    statement: Executable
    row: Mapping[str, Any]


# An update sets the columns that its row names; so parameters of the WHERE clause need other names.
_BY_IDENTITY: Final = identities.c.id == bindparam("the_identity")
_BY_TABLE: Final = tables.c.code == bindparam("the_code")

_ADD_IDENTITY: Final = insert(identities)
_RENAME_IDENTITY: Final = update(identities).where(_BY_IDENTITY)
_SEE_IDENTITY: Final = update(identities).where(_BY_IDENTITY)
_ADD_IDENTITY_KEY: Final = insert(identity_keys)
_ADD_DEVICE_CODE: Final = insert(device_codes)
_REDEEM_DEVICE_CODE: Final = insert(identity_keys).from_select(
    ["digest", "identity", "created", "description"],
    select(
        bindparam("key", type_=LargeBinary),
        device_codes.c.identity,
        bindparam("now", type_=Double),
        bindparam("description", type_=String),
    ).where(device_codes.c.digest == bindparam("the_digest"), device_codes.c.expires > bindparam("now", type_=Double)),
)
_DROP_DEVICE_CODE: Final = delete(device_codes).where(device_codes.c.digest == bindparam("the_digest"))
_DROP_EXPIRED_DEVICE_CODES: Final = delete(device_codes).where(device_codes.c.expires <= bindparam("now"))
_ADD_TABLE: Final = insert(tables)
_START_TABLE: Final = update(tables).where(_BY_TABLE)
_CHANGE_HOST: Final = update(tables).where(_BY_TABLE)
_FINISH_TABLE: Final = update(tables).where(_BY_TABLE)
_CLOSE_TABLE: Final = update(tables).where(_BY_TABLE)
_LINK_NEXT_TABLE: Final = update(tables).where(_BY_TABLE)
_ADD_SEAT: Final = insert(seats)
_CHANGE_SEAT: Final = update(seats).where(
    seats.c.table_code == bindparam("the_code"), seats.c.seat == bindparam("the_seat")
)
_ADD_SEAT_KEY: Final = insert(seat_keys)
_DROP_SEAT_KEY: Final = delete(seat_keys).where(seat_keys.c.digest == bindparam("the_digest"))
_DROP_SEAT_KEYS: Final = delete(seat_keys).where(
    seat_keys.c.table_code == bindparam("the_code"), seat_keys.c.seat == bindparam("the_seat")
)
_ADD_ACTION: Final = insert(actions)
# The same in SQLite and PostgreSQL, but SQLAlchemy has a separate construct for each.
_SAVE_DRAFT: Final = text(
    "INSERT INTO drafts (table_code, action_count, seat, actions) VALUES (:table_code, :action_count, :seat, :actions) "
    "ON CONFLICT (table_code) DO UPDATE "
    "SET action_count = excluded.action_count, seat = excluded.seat, actions = excluded.actions"
)
_DROP_DRAFT: Final = delete(drafts).where(drafts.c.table_code == bindparam("the_code"))
_ADD_CHAT_MESSAGE: Final = insert(chat_messages)


def add_identity(identity: str, name: str, created: float) -> Write:
    return Write(_ADD_IDENTITY, {"id": identity, "name": name, "created": created, "last_seen": created})


def rename_identity(identity: str, name: str) -> Write:
    return Write(_RENAME_IDENTITY, {"the_identity": identity, "name": name})


def see_identity(identity: str, last_seen: float) -> Write:
    return Write(_SEE_IDENTITY, {"the_identity": identity, "last_seen": last_seen})


def add_identity_key(digest: bytes, identity: str, created: float, description: str = "") -> Write:
    row = {"digest": digest, "identity": identity, "created": created, "description": description}
    return Write(_ADD_IDENTITY_KEY, row)


def add_device_code(digest: bytes, identity: str, expires: float) -> Write:
    return Write(_ADD_DEVICE_CODE, {"digest": digest, "identity": identity, "expires": expires})


def redeem_device_code(digest: bytes, key: bytes, now: float, description: str = "") -> Write:
    """Give the code's identity a key; an unknown or expired code adds nothing, which is not an error.

    Written together with `drop_device_code`, a code gives one key only, even if it is redeemed twice at once.
    Afterwards `identity_by_key(key)` tells whose it was.
    """
    return Write(_REDEEM_DEVICE_CODE, {"the_digest": digest, "key": key, "now": now, "description": description})


def drop_device_code(digest: bytes) -> Write:
    return Write(_DROP_DEVICE_CODE, {"the_digest": digest})


def drop_expired_device_codes(now: float) -> Write:
    return Write(_DROP_EXPIRED_DEVICE_CODES, {"now": now})


def add_table(table: TableRow) -> Write:
    return Write(_ADD_TABLE, asdict(table))


def start_table(code: str, started_at: float, start_position: str, engine_version: str) -> Write:
    row = {"started_at": started_at, "start_position": start_position, "engine_version": engine_version}
    return Write(_START_TABLE, {"the_code": code, **row})


def change_host(code: str, host: str) -> Write:
    return Write(_CHANGE_HOST, {"the_code": code, "host": host})


def finish_table(code: str, finished_at: float, record: str) -> Write:
    return Write(_FINISH_TABLE, {"the_code": code, "finished_at": finished_at, "record": record})


def close_table(code: str, closed_at: float, reason: str | None = None) -> Write:
    """The reason is the operator's; without one, the players have left."""
    return Write(_CLOSE_TABLE, {"the_code": code, "closed_at": closed_at, "closed_reason": reason})


def link_next_table(code: str, next_code: str) -> Write:
    return Write(_LINK_NEXT_TABLE, {"the_code": code, "next": next_code})


def add_seat(seat: SeatRow) -> Write:
    return Write(_ADD_SEAT, asdict(seat))


def change_seat(seat: SeatRow) -> Write:
    """Replace everything but the table and the seat's number."""
    row = asdict(seat)
    return Write(_CHANGE_SEAT, {"the_code": row.pop("table_code"), "the_seat": row.pop("seat"), **row})


def add_seat_key(digest: bytes, code: str, seat: int, created: float, identity_key: bytes | None = None) -> Write:
    """`identity_key` is the digest of the key of the device that the seat key is for."""
    row = {"digest": digest, "table_code": code, "seat": seat, "created": created, "identity_key": identity_key}
    return Write(_ADD_SEAT_KEY, row)


def drop_seat_key(digest: bytes) -> Write:
    return Write(_DROP_SEAT_KEY, {"the_digest": digest})


def drop_seat_keys(code: str, seat: int) -> Write:
    return Write(_DROP_SEAT_KEYS, {"the_code": code, "the_seat": seat})


def add_action(code: str, n: int, seat: int, action: str, drawn: str, played_at: float) -> Write:
    row = {"table_code": code, "n": n, "seat": seat, "action": action, "drawn": drawn, "played_at": played_at}
    return Write(_ADD_ACTION, row)


def save_draft(code: str, action_count: int, seat: int, actions: str) -> Write:
    """Replaces the draft that the table had."""
    return Write(_SAVE_DRAFT, {"table_code": code, "action_count": action_count, "seat": seat, "actions": actions})


def drop_draft(code: str) -> Write:
    return Write(_DROP_DRAFT, {"the_code": code})


def add_chat_message(
    code: str, n: int, seat: int, name: str, text: str, sent_at: float, identity: str | None = None
) -> Write:
    row = {"table_code": code, "n": n, "seat": seat, "name": name, "text": text, "sent_at": sent_at}
    return Write(_ADD_CHAT_MESSAGE, {**row, "identity": identity})
