"""Time controls and clocks, as pure functions of the time: nothing here reads a clock or waits.

Times are seconds. A clock runs for the seat to move while a person plays it. A bid is a turn, and so is a move with all
its decisions.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from typing import Final, Literal

from naqala.server.api_error import ApiError

ControlKind = Literal["live", "correspondence"]
AtZero = Literal["warn", "bot", "seat"]
DAY: Final = 86400
MAX_BANK: Final = 4 * 3600
MIN_INCREMENT: Final = 5  # without one, a player who has used up the bank could never act again
MAX_INCREMENT: Final = 3600
MIN_TURN: Final = 5
MAX_TURN: Final = 3600
MAX_DAYS: Final = 30
MAX_TIMEOUTS: Final = 10


@dataclass(frozen=True, slots=True)
class TimeControl:
    """How much time a player has: a bank for the game and an increment after each turn, or a limit for each turn.

    At zero the table only warns, or a bot plays this turn; with `seat` it does, and after `timeouts` timeouts it gets
    the seat.
    """

    kind: ControlKind
    bank: int = 0
    increment: int = 0
    turn: int = 0
    at_zero: AtZero = "bot"
    timeouts: int = 0

    @property
    def has_bank(self) -> bool:
        return self.turn == 0

    @property
    def first_turn(self) -> float:
        """The time at the start of the game."""
        return float(self.bank if self.has_bank else self.turn)

    def after_turn(self, remaining: float) -> float:
        """The time for the next turn, if this much was left at the end of this one."""
        return remaining + self.increment if self.has_bank else float(self.turn)

    def loses_seat(self, timeouts: int) -> bool:
        return self.at_zero == "seat" and timeouts >= self.timeouts

    def text(self) -> str:
        """As it is stored."""
        return json.dumps(asdict(self), separators=(",", ":"))


def parse_control(text: str | None) -> TimeControl | None:
    return None if text is None else TimeControl(**json.loads(text))


def check_control(control: TimeControl | None) -> None:
    """Raise if nobody could play with this time control."""
    if control is None:
        return
    if control.kind == "correspondence":
        days, rest = divmod(control.turn, DAY)
        is_possible = 1 <= days <= MAX_DAYS and not (rest or control.bank or control.increment)
    elif control.has_bank:
        is_possible = MIN_TURN <= control.bank <= MAX_BANK and MIN_INCREMENT <= control.increment <= MAX_INCREMENT
    else:
        is_possible = MIN_TURN <= control.turn <= MAX_TURN and not control.bank and not control.increment
    if not is_possible or (control.at_zero == "seat") != (1 <= control.timeouts <= MAX_TIMEOUTS):
        raise ApiError("malformed", "server-impossible-clock")


@dataclass(frozen=True, slots=True)
class Clocks:
    """The clocks of a table. `remaining` of the running seat is outdated: `deadline` tells when it reaches zero.

    A clock that has reached zero stays the running one, without a deadline, until its turn ends.
    """

    remaining: tuple[float, ...]  # by seat
    timeouts: tuple[int, ...]  # by seat
    running: int | None = None  # a seat
    deadline: float | None = None

    @property
    def expired_seat(self) -> int | None:
        """The seat whose time is up in this turn."""
        return self.running if self.deadline is None else None

    def is_due(self, now: float) -> bool:
        return self.deadline is not None and self.deadline <= now

    def left(self, seat: int, now: float) -> float:
        """The time that a seat has left."""
        if seat != self.running:
            return self.remaining[seat]
        return 0.0 if self.deadline is None else max(0.0, self.deadline - now)


def new_clocks(control: TimeControl, seats: int) -> Clocks:
    return Clocks((control.first_turn,) * seats, (0,) * seats)


def started(clocks: Clocks, seat: int, now: float) -> Clocks:
    """The clock of this seat runs."""
    return replace(clocks, running=seat, deadline=now + clocks.remaining[seat])


def stopped(clocks: Clocks, now: float) -> Clocks:
    """No clock runs."""
    if clocks.running is None:
        return clocks
    left = clocks.left(clocks.running, now)
    return replace(clocks, remaining=_changed(clocks.remaining, clocks.running, left), running=None, deadline=None)


def expired(clocks: Clocks) -> Clocks:
    """The running clock has reached zero."""
    assert clocks.running is not None
    seat = clocks.running
    timeouts = tuple([n + (nth == seat) for nth, n in enumerate(clocks.timeouts)])
    return replace(clocks, remaining=_changed(clocks.remaining, seat, 0.0), timeouts=timeouts, deadline=None)


def turn_finished(control: TimeControl, clocks: Clocks, seat: int, now: float) -> Clocks:
    """This seat has finished a turn. If a bot had the seat, its bank does not change."""
    halted = stopped(clocks, now) if clocks.running == seat else clocks
    if clocks.running != seat and control.has_bank:
        return clocks
    return replace(halted, remaining=_changed(halted.remaining, seat, control.after_turn(halted.remaining[seat])))


def forfeited(control: TimeControl, clocks: Clocks) -> Clocks:
    """The running seat is lost in this turn; its player would return with the time for another one."""
    assert clocks.running is not None
    remaining = _changed(clocks.remaining, clocks.running, control.after_turn(0.0))
    return replace(clocks, remaining=remaining, running=None, deadline=None)


def following(clocks: Clocks, seat: int | None, now: float) -> Clocks:
    """The clock of this seat runs, and no other; None if no person is to move."""
    if seat == clocks.running:
        return clocks
    halted = stopped(clocks, now)
    return halted if seat is None else started(halted, seat, now)


def _changed(values: tuple[float, ...], seat: int, value: float) -> tuple[float, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
