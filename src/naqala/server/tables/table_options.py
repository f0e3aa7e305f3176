"""Options of a new table, their validation, and the rows made from them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from time import time
from typing import Final

from naqala.engine.colours import checked_colours, default_colours
from naqala.engine.errors import InvalidArgument, NaqalaError
from naqala.engine.fairness import commitment, new_salt, new_seed
from naqala.engine.luck import Luck
from naqala.engine.notation import parse_position, position_text
from naqala.engine.notation.position_text import colours_in
from naqala.guide import Exercise
from naqala.server.api_error import ApiError
from naqala.server.identity.names import clean_name
from naqala.server.identity.tokens import new_code
from naqala.server.messages.json_types import Level, SeatKind
from naqala.server.store.rows import Identity, SeatRow, TableRow
from naqala.server.tables.clocks import TimeControl, check_control
from naqala.version import VERSION

SEED_BYTES: Final = 16
OPPONENT: Final[Level] = "novice"  # in the guided game


@dataclass(frozen=True)
class SeatOptions:
    """A seat for a person, a bot of this level, or another person at the host's device."""

    kind: SeatKind
    level: Level | None = None
    name: str = ""


@dataclass(frozen=True, kw_only=True)
class TableOptions:
    seats: list[SeatOptions]
    colours: Sequence[str] | None = None  # None for the usual ones, or those of the position
    public: bool = False
    open_hands: bool = False
    seed: int | None = None
    position: str | None = None
    name: str = ""
    start: bool = False
    time_control: TimeControl | None = None
    substitute_level: Level | None = None
    exercise: str | None = None
    move_help: bool = True


def exercise_options(exercise: Exercise) -> TableOptions:
    """The player has the first seat of the position; bots have the others. What moves bring would give answers away."""
    players = len(colours_in(exercise.position))
    seats = [SeatOptions("person"), *[SeatOptions("bot", OPPONENT)] * (players - 1)]
    return TableOptions(
        seats=seats, position=exercise.position, start=True, exercise=exercise.id, move_help=exercise.goes_on
    )


def check_options(options: TableOptions) -> None:
    """Raise if nobody could play at such a table, or a name is refused."""
    check_control(options.time_control)
    check_colours(options)
    for name in (options.name, *[seat.name for seat in options.seats]):
        clean_name(name)
    if not any(seat.kind != "bot" for seat in options.seats):
        raise ApiError("illegal-action", "server-no-person", rule="S1")
    if options.start and len(host_seats(options)) < sum(seat.kind != "bot" for seat in options.seats):
        raise ApiError("not-ready", "server-start-too-early")
    for seat in options.seats:
        if (seat.kind == "bot") != (seat.level is not None):
            raise ApiError("malformed", "server-level-for-bots")


def check_colours(options: TableOptions) -> None:
    try:
        checked_colours(options.colours, len(options.seats))
    except InvalidArgument as error:
        raise ApiError.from_phrase("malformed", error.phrase) from None


def colours_of_seats(options: TableOptions) -> tuple[str, ...]:
    """The colours that the host chose, or those of the position, or the usual ones."""
    if options.colours is None and options.position is not None:
        return colours_in(normalize_position(options.position, len(options.seats)))
    return checked_colours(options.colours, len(options.seats))


def normalize_position(text: str, players: int) -> str:
    """A legal position for this number of players, in its canonical notation."""
    try:
        state = parse_position(text, Luck.seeded(0))
    except NaqalaError as error:
        raise ApiError("malformed", "server-not-a-position", reason=error.phrase) from None
    if len(state.players) != players or state.over:
        raise ApiError("malformed", "server-position-other-game")
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
        exercise=options.exercise,
        move_help=None if options.move_help else False,
    )


def rematch_row(row: TableRow, host: Identity) -> TableRow:
    seed, salt = new_seed(), new_salt()
    return replace(
        row, code=new_code(), created=time(), host=host.id, seed=seed.to_bytes(SEED_BYTES, "big"), salt=salt,
        commitment=commitment(seed, salt), custom_seed=False, custom_start=False, start_position=None,
        engine_version=VERSION, started_at=None, finished_at=None, previous=row.code, next=None, record=None,
        closed_at=None, closed_reason=None, exercise=None,
    )  # fmt: skip


def rematch_seats(code: str, seats: list[SeatRow]) -> list[SeatRow]:
    return [replace(seat, table_code=code, substitute="", name=seat.name if seat.is_held else "") for seat in seats]


def new_seat_rows(code: str, identity: Identity, options: TableOptions) -> list[SeatRow]:
    own, colours = host_seats(options), colours_of_seats(options)
    rows = [
        SeatRow(code, nth, seat.kind, identity.id, host_name(identity, options, nth))
        if nth in own
        else SeatRow(code, nth, seat.kind, None, "", seat.level or "")
        for nth, seat in enumerate(options.seats)
    ]
    if colours == default_colours(len(rows)):
        return rows
    return [replace(row, chosen_colour=colour) for row, colour in zip(rows, colours, strict=True)]


def host_seats(options: TableOptions) -> list[int]:
    """The host's seats: all device seats; without any, the first seat for a person."""
    at_device = [nth for nth, seat in enumerate(options.seats) if seat.kind == "device"]
    return at_device or [nth for nth, seat in enumerate(options.seats) if seat.kind == "person"][:1]


def host_name(identity: Identity, options: TableOptions, nth: int) -> str:
    """Other people at the host's device have their own name, or none."""
    own = clean_name(options.name) or identity.name
    return clean_name(options.seats[nth].name) or (own if nth == host_seats(options)[0] else "")
