"""Who is connected to a table, and who has been silent for too long."""

from __future__ import annotations

from time import monotonic

from naqala.table.visitors import Visitor


class Presence:
    def __init__(self) -> None:
        self.visitors: set[Visitor] = set()
        self._asked_since = monotonic()
        self._begun = monotonic()
        self._last_word: dict[int, float] = {}  # by seat
        self._left: dict[int, float] = {}  # by seat: since when nobody is connected

    def begin(self) -> None:
        """The game begins: nobody can have been silent in it before."""
        self._begun = self._asked_since = monotonic()

    def ask(self) -> None:
        """Somebody is asked something new."""
        self._asked_since = monotonic()

    def hear_from(self, seat: int) -> None:
        self._last_word[seat] = monotonic()

    def seats(self) -> set[int]:
        return {seat for visitor in self.visitors for seat in visitor.seats}

    def is_here(self, seat: int) -> bool:
        return any(seat in visitor.seats for visitor in self.visitors)

    @property
    def spectators(self) -> int:
        return sum(not visitor.seats for visitor in self.visitors)

    def enter(self, visitor: Visitor) -> set[int]:
        """The seats that were empty before."""
        before = self.seats()
        self.visitors.add(visitor)
        return self.seats() - before

    def go(self, visitor: Visitor) -> set[int]:
        """The seats that are empty now."""
        before = self.seats()
        self.visitors.discard(visitor)
        gone = before - self.seats()
        for seat in gone:
            self._left[seat] = monotonic()
        return gone

    def silence(self, seat: int, asked: int) -> float:
        """For how many seconds nothing was heard of a seat, while it was asked or away."""
        now = monotonic()
        if asked == seat:
            return now - max(self._asked_since, self._last_word.get(seat, 0.0))
        return 0.0 if self.is_here(seat) else now - max(self._left.get(seat, 0.0), self._begun)
