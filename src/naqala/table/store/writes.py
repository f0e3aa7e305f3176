"""Everything that can be written down, each as one statement and its row.

Each statement exists once, so that the scribe knows equal ones by identity and runs neighbours together.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from sqlalchemy import Double, Executable, LargeBinary, bindparam, delete, insert, select, text, update

from naqala.table.store.rows import ChairRow, TableRow
from naqala.table.store.schema import chairs, chats, deeds, drafts, guest_keys, guests, passes, seat_keys, tables


@dataclass(frozen=True, slots=True, eq=False)
class Write:
    statement: Executable
    row: Mapping[str, Any]


# An update sets the columns that its row names; the parameters that find the row must be named otherwise.
_GUEST: Final = guests.c.id == bindparam("the_guest")
_TABLE: Final = tables.c.code == bindparam("the_code")

_ADD_GUEST: Final = insert(guests)
_RENAME_GUEST: Final = update(guests).where(_GUEST)
_SEE_GUEST: Final = update(guests).where(_GUEST)
_ADD_GUEST_KEY: Final = insert(guest_keys)
_ADD_PASS: Final = insert(passes)
_USE_PASS: Final = insert(guest_keys).from_select(
    ["digest", "guest", "made"],
    select(bindparam("key", type_=LargeBinary), passes.c.guest, bindparam("now", type_=Double)).where(
        passes.c.digest == bindparam("the_digest"), passes.c.until > bindparam("now", type_=Double)
    ),
)
_DROP_PASS: Final = delete(passes).where(passes.c.digest == bindparam("the_digest"))
_DROP_OLD_PASSES: Final = delete(passes).where(passes.c.until <= bindparam("now"))
_ADD_TABLE: Final = insert(tables)
_START_TABLE: Final = update(tables).where(_TABLE)
_CHANGE_HOST: Final = update(tables).where(_TABLE)
_FINISH_TABLE: Final = update(tables).where(_TABLE)
_CLOSE_TABLE: Final = update(tables).where(_TABLE)
_FOLLOW_TABLE: Final = update(tables).where(_TABLE)
_ADD_CHAIR: Final = insert(chairs)
_CHANGE_CHAIR: Final = update(chairs).where(
    chairs.c.code == bindparam("the_code"), chairs.c.seat == bindparam("the_seat")
)
_ADD_SEAT_KEY: Final = insert(seat_keys)
_DROP_SEAT_KEY: Final = delete(seat_keys).where(seat_keys.c.digest == bindparam("the_digest"))
_DROP_SEAT_KEYS: Final = delete(seat_keys).where(
    seat_keys.c.code == bindparam("the_code"), seat_keys.c.seat == bindparam("the_seat")
)
_ADD_DEED: Final = insert(deeds)
# SQLite and PostgreSQL say this alike, but SQLAlchemy has a construct of its own for each.
_KEEP_DRAFT: Final = text(
    "INSERT INTO drafts (code, n, seat, actions) VALUES (:code, :n, :seat, :actions) "
    "ON CONFLICT (code) DO UPDATE SET n = excluded.n, seat = excluded.seat, actions = excluded.actions"
)
_DROP_DRAFT: Final = delete(drafts).where(drafts.c.code == bindparam("the_code"))
_ADD_CHAT: Final = insert(chats)


def add_guest(guest: str, name: str, made: float) -> Write:
    return Write(_ADD_GUEST, {"id": guest, "name": name, "made": made, "seen": made})


def rename_guest(guest: str, name: str) -> Write:
    return Write(_RENAME_GUEST, {"the_guest": guest, "name": name})


def see_guest(guest: str, seen: float) -> Write:
    return Write(_SEE_GUEST, {"the_guest": guest, "seen": seen})


def add_guest_key(digest: bytes, guest: str, made: float) -> Write:
    return Write(_ADD_GUEST_KEY, {"digest": digest, "guest": guest, "made": made})


def add_pass(digest: bytes, guest: str, until: float) -> Write:
    return Write(_ADD_PASS, {"digest": digest, "guest": guest, "until": until})


def use_pass(digest: bytes, key: bytes, now: float) -> Write:
    """The pass gives its guest a key; one that is gone or has expired gives nothing, and that is no failure.

    Written together with `drop_pass`, a pass is good for one key only, whoever else tries it at the same moment.
    Afterwards `guest_by_key(key)` tells whose it was.
    """
    return Write(_USE_PASS, {"the_digest": digest, "key": key, "now": now})


def drop_pass(digest: bytes) -> Write:
    return Write(_DROP_PASS, {"the_digest": digest})


def drop_old_passes(now: float) -> Write:
    return Write(_DROP_OLD_PASSES, {"now": now})


def add_table(table: TableRow) -> Write:
    return Write(_ADD_TABLE, asdict(table))


def start_table(code: str, started: float, start: str, engine: str) -> Write:
    """With the position at the start, and the version of the engine that dealt it."""
    return Write(_START_TABLE, {"the_code": code, "started": started, "start": start, "engine": engine})


def change_host(code: str, host: str) -> Write:
    return Write(_CHANGE_HOST, {"the_code": code, "host": host})


def finish_table(code: str, finished: float, record: str) -> Write:
    return Write(_FINISH_TABLE, {"the_code": code, "finished": finished, "record": record})


def close_table(code: str, closed: float) -> Write:
    return Write(_CLOSE_TABLE, {"the_code": code, "closed": closed})


def follow_table(code: str, following: str) -> Write:
    return Write(_FOLLOW_TABLE, {"the_code": code, "following": following})


def add_chair(chair: ChairRow) -> Write:
    return Write(_ADD_CHAIR, asdict(chair))


def change_chair(chair: ChairRow) -> Write:
    """Everything about the chair becomes as given, but where it stands."""
    row = asdict(chair)
    return Write(_CHANGE_CHAIR, {"the_code": row.pop("code"), "the_seat": row.pop("seat"), **row})


def add_seat_key(digest: bytes, code: str, seat: int, made: float) -> Write:
    return Write(_ADD_SEAT_KEY, {"digest": digest, "code": code, "seat": seat, "made": made})


def drop_seat_key(digest: bytes) -> Write:
    return Write(_DROP_SEAT_KEY, {"the_digest": digest})


def drop_seat_keys(code: str, seat: int) -> Write:
    return Write(_DROP_SEAT_KEYS, {"the_code": code, "the_seat": seat})


def add_deed(code: str, n: int, seat: int, action: str, drawn: str, at: float) -> Write:
    return Write(_ADD_DEED, {"code": code, "n": n, "seat": seat, "action": action, "drawn": drawn, "at": at})


def keep_draft(code: str, n: int, seat: int, actions: str) -> Write:
    """In place of the draft that the table had."""
    return Write(_KEEP_DRAFT, {"code": code, "n": n, "seat": seat, "actions": actions})


def drop_draft(code: str) -> Write:
    return Write(_DROP_DRAFT, {"the_code": code})


def add_chat(code: str, nth: int, seat: int, name: str, words: str, at: float) -> Write:
    return Write(_ADD_CHAT, {"code": code, "nth": nth, "seat": seat, "name": name, "words": words, "at": at})
