"""The clocks of one table, as its session keeps them: whose clock runs, and what is stored and sent of it."""

from __future__ import annotations

import json
from collections.abc import Sequence

from naqala.engine.components import NOBODY
from naqala.engine.events.event import Event
from naqala.server.drafts import ends_turn
from naqala.server.messages.json_types import seat_name_or_none
from naqala.server.messages.table_types import ClockInfo
from naqala.server.store.clock_time import ClockTime
from naqala.server.store.clock_writes import save_clocks
from naqala.server.store.rows import ClockRow, SeatRow, TableRow
from naqala.server.store.writes import Write
from naqala.server.tables import clocks
from naqala.server.tables.clocks import Clocks, TimeControl, parse_control


class TableClock:
    """Without a time control it does nothing. Changed together with the game, under the session's lock."""

    def __init__(self, row: TableRow, time: ClockTime) -> None:
        self.time = time
        self.code = row.code
        self.control: TimeControl | None = parse_control(row.time_control)
        self.state: Clocks | None = None if self.control is None else clocks.new_clocks(self.control, row.players)

    def restore(self, row: ClockRow | None) -> None:
        """Continue with stored clocks; if there are none, or they are damaged, with new ones."""
        if self.state is not None and row is not None:
            remaining = tuple([float(seconds) for seconds in json.loads(row.remaining)])
            self.state = Clocks(remaining, tuple(json.loads(row.timeouts)), row.running, row.deadline)

    # Reading

    @property
    def deadline(self) -> float | None:
        return self.state.deadline if self.state else None

    def is_due(self) -> bool:
        return self.state is not None and self.state.is_due(self.time.now())

    @property
    def stand_in_seat(self) -> int | None:
        """The seat whose turn a bot plays because its time is up; the seat stays with its player."""
        if self.state is None or self.control is None or self.control.at_zero == "warn":
            return None
        return self.state.expired_seat

    def timeouts(self, seat: int) -> int:
        return self.state.timeouts[seat] if self.state else 0

    # Changing

    def after_action(self, seat: int, events: Sequence[Event], seat_to_move: int, seats: Sequence[SeatRow]) -> None:
        """Follow an action of this seat."""
        if self.state is None or self.control is None:
            return
        if ends_turn(events):
            self.state = clocks.turn_finished(self.control, self.state, seat, self.time.now())
        self.follow(seat_to_move, seats)

    def follow(self, seat_to_move: int, seats: Sequence[SeatRow]) -> None:
        """Let the clock of the seat to move run, if a person plays it. A turn whose time is up stays so to its end."""
        if self.state is not None and (self.state.expired_seat is None or self.state.expired_seat != seat_to_move):
            is_person = seat_to_move != NOBODY and seats[seat_to_move].is_held and not seats[seat_to_move].bot
            self.state = clocks.following(self.state, seat_to_move if is_person else None, self.time.now())

    def stop(self) -> None:
        """No clock runs: the game is over."""
        self.follow(NOBODY, ())

    def expire(self) -> None:
        assert self.state is not None
        self.state = clocks.expired(self.state)

    def forfeit(self) -> None:
        assert self.state is not None
        assert self.control is not None
        self.state = clocks.forfeited(self.control, self.state)

    # Storing and sending

    def writes(self) -> list[Write]:
        """What stores the clocks; nothing without a time control."""
        if self.state is None:
            return []
        remaining, timeouts = [json.dumps(list(part)) for part in (self.state.remaining, self.state.timeouts)]
        row = ClockRow(self.code, remaining, timeouts, self.state.running, self.state.deadline, self.time.now())
        return [save_clocks(row)]

    def info(self, colours: tuple[str, ...]) -> ClockInfo | None:
        """The remaining seconds at this moment. While time stands still, no clock runs."""
        if self.state is None:
            return None
        now = self.time.now()
        running = None if self.time.is_stopped else self.state.running
        stand_in = self.stand_in_seat
        return {
            "running": seat_name_or_none(NOBODY if running is None else running, colours),
            "remaining": [round(self.state.left(seat, now), 1) for seat in range(len(self.state.remaining))],
            "timeouts": list(self.state.timeouts),
            "bot_turn": seat_name_or_none(NOBODY if stand_in is None else stand_in, colours),
        }
