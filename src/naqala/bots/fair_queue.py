"""A queue that serves owners in turn, and the tables of each owner in turn."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from itertools import count
from typing import Final, Generic, TypeVar

MAX_OWNERS_REMEMBERED: Final = 1000
NEVER: Final = -1

Item = TypeVar("Item")
Tables = OrderedDict[str, deque[Item]]  # by table, the one served last at the end


class FairQueue(Generic[Item]):
    """Next is the owner whose last turn is longest ago, with its tables in turn: more tables do not buy more turns."""

    def __init__(self) -> None:
        self._owners: dict[str, Tables[Item]] = {}  # in the order in which they came
        self._last_turn: OrderedDict[str, int] = OrderedDict()  # by owner, also of those who wait for nothing now
        self._turns = count()

    def __len__(self) -> int:
        return sum(len(items) for tables in self._owners.values() for items in tables.values())

    def add(self, owner: str, table: str, item: Item) -> None:
        self._owners.setdefault(owner, OrderedDict()).setdefault(table, deque()).append(item)

    def pop(self, accepts: Callable[[Item], bool]) -> Item | None:
        """The next item that is accepted, or None."""
        for owner, table, item in self._in_turn():
            if accepts(item):
                self._remove(owner, table, item)
                self._note_turn(owner)
                return item
        return None

    def _in_turn(self) -> Iterator[tuple[str, str, Item]]:
        for owner in sorted(self._owners, key=lambda owner: self._last_turn.get(owner, NEVER)):
            for table, items in self._owners[owner].items():
                for item in items:
                    yield owner, table, item

    def _remove(self, owner: str, table: str, item: Item) -> None:
        tables = self._owners[owner]
        tables[table].remove(item)
        tables.move_to_end(table)
        if not tables[table]:
            del tables[table]
        if not tables:
            del self._owners[owner]

    def _note_turn(self, owner: str) -> None:
        self._last_turn[owner] = next(self._turns)
        self._last_turn.move_to_end(owner)
        if len(self._last_turn) > MAX_OWNERS_REMEMBERED:
            self._last_turn.popitem(last=False)
