"""All writes, each as a statement and its row.

Each statement exists once, so that the writer can group equal statements by identity.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from sqlalchemy import Double, Executable, LargeBinary, String, bindparam, delete, insert, select, text, update

from naqala.server.store.checksums import row_checksum, with_checksums
from naqala.server.store.database_schema import (
    actions,
    chat_messages,
    contributions,
    device_codes,
    drafts,
    identities,
    identity_keys,
    seat_keys,
    seats,
    tables,
)
from naqala.server.store.rows import ContributionRow, SeatRow, TableRow


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
_SET_LANGUAGE: Final = update(identities).where(_BY_IDENTITY)
_ADD_IDENTITY_KEY: Final = insert(identity_keys)
_ADD_DEVICE_CODE: Final = insert(device_codes)
_REDEEM_DEVICE_CODE: Final = insert(identity_keys).from_select(
    ["digest", "identity", "created", "description", "checksum"],
    select(
        bindparam("key", type_=LargeBinary),
        device_codes.c.identity,
        bindparam("now", type_=Double),
        bindparam("description", type_=String),
        bindparam("checksum", type_=LargeBinary),
    ).where(
        device_codes.c.digest == bindparam("the_digest"),
        device_codes.c.identity == bindparam("the_identity"),
        device_codes.c.expires > bindparam("now", type_=Double),
    ),
)
_DROP_DEVICE_CODE: Final = delete(device_codes).where(device_codes.c.digest == bindparam("the_digest"))
_DROP_EXPIRED_DEVICE_CODES: Final = delete(device_codes).where(device_codes.c.expires <= bindparam("now"))
_ADD_TABLE: Final = insert(tables)
_START_TABLE: Final = update(tables).where(_BY_TABLE)
_CHANGE_HOST: Final = update(tables).where(_BY_TABLE)
_SET_SEAT_TO_MOVE: Final = update(tables).where(_BY_TABLE)
_SET_SCORES: Final = update(tables).where(_BY_TABLE)
_FINISH_TABLE: Final = update(tables).where(_BY_TABLE)
_CLOSE_TABLE: Final = update(tables).where(_BY_TABLE)
_LINK_NEXT_TABLE: Final = update(tables).where(_BY_TABLE)
_ADD_SEAT: Final = insert(seats)
_CHANGE_SEAT: Final = update(seats).where(
    seats.c.table_code == bindparam("the_code"), seats.c.seat == bindparam("the_seat")
)
_ADD_CONTRIBUTION: Final = insert(contributions)
_DROP_CONTRIBUTION: Final = delete(contributions).where(
    contributions.c.table_code == bindparam("the_code"), contributions.c.seat == bindparam("the_seat")
)
_DROP_CONTRIBUTIONS: Final = delete(contributions).where(contributions.c.table_code == bindparam("the_code"))
_ADD_SEAT_KEY: Final = insert(seat_keys)
_DROP_SEAT_KEY: Final = delete(seat_keys).where(seat_keys.c.digest == bindparam("the_digest"))
_DROP_SEAT_KEYS: Final = delete(seat_keys).where(
    seat_keys.c.table_code == bindparam("the_code"), seat_keys.c.seat == bindparam("the_seat")
)
_ADD_ACTION: Final = insert(actions)
# The same in SQLite and PostgreSQL, but SQLAlchemy has a separate construct for each.
_SAVE_DRAFT: Final = text(
    "INSERT INTO drafts (table_code, action_count, seat, actions, checksum) "
    "VALUES (:table_code, :action_count, :seat, :actions, :checksum) ON CONFLICT (table_code) DO UPDATE SET "
    "action_count = excluded.action_count, seat = excluded.seat, actions = excluded.actions, "
    "checksum = excluded.checksum"
)
_DROP_DRAFT: Final = delete(drafts).where(drafts.c.table_code == bindparam("the_code"))
_ADD_CHAT_MESSAGE: Final = insert(chat_messages)
_PROBE: Final = text(
    "INSERT INTO write_probes (id, probed_at) VALUES (1, :now) "
    "ON CONFLICT (id) DO UPDATE SET probed_at = excluded.probed_at"
)
_DROP_CHAT_MESSAGES: Final = delete(chat_messages).where(
    chat_messages.c.table_code == bindparam("the_code"), chat_messages.c.n < bindparam("oldest_kept")
)


def add_identity(identity: str, name: str, created: float) -> Write:
    row = {"id": identity, "name": name, "created": created, "last_seen": created}
    return Write(_ADD_IDENTITY, with_checksums("identities", row))


def rename_identity(identity: str, name: str) -> Write:
    checksum = row_checksum("identities", {"id": identity, "name": name})
    return Write(_RENAME_IDENTITY, {"the_identity": identity, "name": name, "checksum": checksum})


def set_language(identity: str, language: str | None) -> Write:
    return Write(_SET_LANGUAGE, {"the_identity": identity, "language": language})


def see_identity(identity: str, last_seen: float) -> Write:
    return Write(_SEE_IDENTITY, {"the_identity": identity, "last_seen": last_seen})


def add_identity_key(digest: bytes, identity: str, created: float, description: str = "") -> Write:
    row = {"digest": digest, "identity": identity, "created": created, "description": description}
    return Write(_ADD_IDENTITY_KEY, with_checksums("identity_keys", row))


def add_device_code(digest: bytes, identity: str, expires: float) -> Write:
    return Write(_ADD_DEVICE_CODE, {"digest": digest, "identity": identity, "expires": expires})


def redeem_device_code(digest: bytes, identity: str, key: bytes, now: float, description: str = "") -> Write:
    """Give the code's identity a key; an unknown or expired code adds nothing, which is not an error.

    Written together with `drop_device_code`, a code gives one key only, even if it is redeemed twice at once.
    Afterwards `identity_by_key(key)` tells whose it was.
    """
    added = {"digest": key, "identity": identity, "created": now, "description": description}
    row = {"the_digest": digest, "the_identity": identity, "key": key, "now": now, "description": description}
    return Write(_REDEEM_DEVICE_CODE, {**row, "checksum": row_checksum("identity_keys", added)})


def drop_device_code(digest: bytes) -> Write:
    return Write(_DROP_DEVICE_CODE, {"the_digest": digest})


def drop_expired_device_codes(now: float) -> Write:
    return Write(_DROP_EXPIRED_DEVICE_CODES, {"now": now})


def add_table(table: TableRow) -> Write:
    return Write(_ADD_TABLE, with_checksums("tables", asdict(table)))


def start_table(code: str, started_at: float, start_position: str, engine_version: str) -> Write:
    row = {"started_at": started_at, "start_position": start_position, "engine_version": engine_version}
    checksum = row_checksum("tables", {"code": code, **row}, "start_checksum")
    return Write(_START_TABLE, {"the_code": code, **row, "start_checksum": checksum})


def change_host(code: str, host: str) -> Write:
    return Write(_CHANGE_HOST, {"the_code": code, "host": host})


def finish_table(code: str, finished_at: float, record: str) -> Write:
    row = {"finished_at": finished_at, "record": record}
    checksum = row_checksum("tables", {"code": code, **row}, "end_checksum")
    return Write(_FINISH_TABLE, {"the_code": code, **row, "end_checksum": checksum})


def set_seat_to_move(code: str, seat: int | None) -> Write:
    """For lists; the game itself knows whose turn it is."""
    return Write(_SET_SEAT_TO_MOVE, {"the_code": code, "seat_to_move": seat})


def set_scores(code: str, scores: str) -> Write:
    """The final scores as JSON, for lists; they can be computed from the actions again."""
    return Write(_SET_SCORES, {"the_code": code, "scores": scores})


def close_table(code: str, closed_at: float, reason: str | None = None) -> Write:
    """The reason is the operator's; without one, the players have left."""
    return Write(_CLOSE_TABLE, {"the_code": code, "closed_at": closed_at, "closed_reason": reason})


def link_next_table(code: str, next_code: str) -> Write:
    return Write(_LINK_NEXT_TABLE, {"the_code": code, "next": next_code})


def add_seat(seat: SeatRow) -> Write:
    return Write(_ADD_SEAT, with_checksums("seats", asdict(seat)))


def change_seat(seat: SeatRow) -> Write:
    """Replace everything but the table and the seat's number."""
    row = with_checksums("seats", asdict(seat))
    return Write(_CHANGE_SEAT, {"the_code": row.pop("table_code"), "the_seat": row.pop("seat"), **row})


def add_contribution(row: ContributionRow) -> Write:
    return Write(_ADD_CONTRIBUTION, with_checksums("contributions", asdict(row)))


def drop_contribution(code: str, seat: int) -> Write:
    return Write(_DROP_CONTRIBUTION, {"the_code": code, "the_seat": seat})


def drop_contributions(code: str) -> Write:
    return Write(_DROP_CONTRIBUTIONS, {"the_code": code})


def add_seat_key(digest: bytes, code: str, seat: int, created: float, identity_key: bytes | None = None) -> Write:
    """`identity_key` is the digest of the key of the device that the seat key is for."""
    row = {"digest": digest, "table_code": code, "seat": seat, "created": created, "identity_key": identity_key}
    return Write(_ADD_SEAT_KEY, with_checksums("seat_keys", row))


def drop_seat_key(digest: bytes) -> Write:
    return Write(_DROP_SEAT_KEY, {"the_digest": digest})


def drop_seat_keys(code: str, seat: int) -> Write:
    return Write(_DROP_SEAT_KEYS, {"the_code": code, "the_seat": seat})


def add_action(code: str, n: int, seat: int, action: str, drawn: str, played_at: float, previous: bytes = b"") -> Write:
    """`previous` is the checksum of the action before, empty for the first one."""
    row = {"table_code": code, "n": n, "seat": seat, "action": action, "drawn": drawn, "played_at": played_at}
    return Write(_ADD_ACTION, with_checksums("actions", row, previous))


def save_draft(code: str, action_count: int, seat: int, actions: str) -> Write:
    """Replaces the draft that the table had."""
    row = {"table_code": code, "action_count": action_count, "seat": seat, "actions": actions}
    return Write(_SAVE_DRAFT, with_checksums("drafts", row))


def drop_draft(code: str) -> Write:
    return Write(_DROP_DRAFT, {"the_code": code})


def add_chat_message(
    code: str, n: int, seat: int, name: str, text: str, sent_at: float, identity: str | None = None
) -> Write:
    row = {"table_code": code, "n": n, "seat": seat, "name": name, "text": text, "sent_at": sent_at}
    return Write(_ADD_CHAT_MESSAGE, with_checksums("chat_messages", {**row, "identity": identity}))


def probe(now: float) -> Write:
    """Changes nothing but the time of the last probe."""
    return Write(_PROBE, {"now": now})


def drop_chat_messages(code: str, oldest_kept: int) -> Write:
    """Drop all messages before this one."""
    return Write(_DROP_CHAT_MESSAGES, {"the_code": code, "oldest_kept": oldest_kept})
