"""Options of a new table, their validation, and the rows made from them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from time import time
from typing import Final

from naqala.engine.errors import NaqalaError
from naqala.engine.fairness import commitment, new_salt, new_seed
from naqala.engine.luck import Luck
from naqala.engine.notation import parse_position, position_text
from naqala.server.api_error import ApiError
from naqala.server.identity.names import clean_name
from naqala.server.identity.tokens import new_code
from naqala.server.messages.json_types import Level, SeatKind
from naqala.server.store.rows import Identity, SeatRow, TableRow
from naqala.server.tables.clocks import TimeControl, check_control
from naqala.version import VERSION

SEED_BYTES: Final = 16


@dataclass(frozen=True)
class SeatOptions:
    """A seat for a person, a bot of this level, or another person at the host's device."""

    kind: SeatKind
    level: Level | None = None
    name: str = ""


@dataclass(frozen=True, kw_only=True)
class TableOptions:
    seats: list[SeatOptions]
    public: bool = False
    open_hands: bool = False
    seed: int | None = None
    position: str | None = None
    name: str = ""
    start: bool = False
    time_control: TimeControl | None = None
    substitute_level: Level | None = None


def check_options(options: TableOptions) -> None:
    """Raise if nobody could play at such a table, or a name is refused."""
    check_control(options.time_control)
    for name in (options.name, *[seat.name for seat in options.seats]):
        clean_name(name)
    if not any(seat.kind != "bot" for seat in options.seats):
        raise ApiError("illegal-action", "At least one seat must be for a person.", "S1")
    if options.start and len(host_seats(options)) < sum(seat.kind != "bot" for seat in options.seats):
        raise ApiError("not-ready", "Other players have to join first: create the table now and start it later.")
    for seat in options.seats:
        if (seat.kind == "bot") != (seat.level is not None):
            raise ApiError("malformed", "Bots need a level; other seats must not have one.")


def normalize_position(text: str, players: int) -> str:
    """A legal position for this number of players, in its canonical notation."""
    try:
        state = parse_position(text, Luck.seeded(0))
    except NaqalaError as error:
        raise ApiError("malformed", f"This is not a position: {error}") from None
    if len(state.players) != players or state.over:
        raise ApiError("malformed", "The position has another number of players, or its game is over.")
    return position_text(state)


def new_table_row(identity: Identity, options: TableOptions) -> TableRow:
    seed = new_seed() if options.seed is None else options.seed
    salt = new_salt()
    position = None if options.position is None else normalize_position(options.position, len(options.seats))
    return TableRow(
        code=new_code(),
        created=time(),
        host=identity.id,
        players=len(options.seats),
        public=options.public,
        open_hands=options.open_hands,
        seed=seed.to_bytes(SEED_BYTES, "big"),
        salt=salt,
        commitment=commitment(seed, salt) if position is None else "",
        custom_seed=options.seed is not None,
        custom_start=position is not None,
        start_position=position,
        engine_version=VERSION,
        time_control=options.time_control.text() if options.time_control else None,
        substitute_level=options.substitute_level,
    )


def rematch_row(row: TableRow, host: Identity) -> TableRow:
    seed, salt = new_seed(), new_salt()
    return replace(
        row, code=new_code(), created=time(), host=host.id, seed=seed.to_bytes(SEED_BYTES, "big"), salt=salt,
        commitment=commitment(seed, salt), custom_seed=False, custom_start=False, start_position=None,
        engine_version=VERSION, started_at=None, finished_at=None, previous=row.code, next=None, record=None,
        closed_at=None, closed_reason=None,
    )  # fmt: skip


def rematch_seats(code: str, seats: list[SeatRow]) -> list[SeatRow]:
    return [replace(seat, table_code=code, substitute="", name=seat.name if seat.is_held else "") for seat in seats]


def new_seat_rows(code: str, identity: Identity, options: TableOptions) -> list[SeatRow]:
    own = host_seats(options)
    return [
        SeatRow(code, nth, seat.kind, identity.id, host_name(identity, options, nth))
        if nth in own
        else SeatRow(code, nth, seat.kind, None, "", seat.level or "")
        for nth, seat in enumerate(options.seats)
    ]


def host_seats(options: TableOptions) -> list[int]:
    """The host's seats: all device seats; without any, the first seat for a person."""
    at_device = [nth for nth, seat in enumerate(options.seats) if seat.kind == "device"]
    return at_device or [nth for nth, seat in enumerate(options.seats) if seat.kind == "person"][:1]


def host_name(identity: Identity, options: TableOptions, nth: int) -> str:
    """Other people at the host's device have their own name, or none."""
    own = clean_name(options.name) or identity.name
    return clean_name(options.seats[nth].name) or (own if nth == host_seats(options)[0] else "")
