"""Ways on from a question: an answer each, or a move with its walk."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from naqala.bots.mind.outlook import NONE
from naqala.bots.mind.turns import make_move
from naqala.engine.actions import DROPS, PICK_UPS, Action
from naqala.engine.sowing import start_of
from naqala.engine.state import State


@final
class Way:
    def __init__(self, code: i64, walk: vec[i64], action: Action | None, promise: float) -> None:
        self.code = code  # the outcome of a move; NONE for another answer, or for the rest of a walk
        self.walk = walk  # the drops
        self.action = action  # the other answer
        self.promise = promise  # what it seems to bring, in points

    def __reduce__(self) -> tuple[object, tuple[int, list[int], Action | None, float]]:
        return thawed, (self.code, [drop for drop in self.walk], self.action, self.promise)

    def go(self, world: State, seat: i64) -> None:
        if self.action is not None:
            world.play(self.action)
        elif self.code != NONE:
            make_move(world, seat, self.code, self.walk)
        else:
            for drop in self.walk:
                world.play(DROPS[drop])

    def actions(self) -> list[Action]:
        """What a player says to go this way."""
        said: list[Action] = []
        if self.action is not None:
            said.append(self.action)
        elif self.code != NONE:
            said.append(PICK_UPS[start_of(self.code)])
        for drop in self.walk:
            said.append(DROPS[drop])
        return said


def thawed(code: int, walk: list[int], action: Action | None, promise: float) -> Way:
    return Way(code, vec[i64](walk), action, promise)


def answering(action: Action, promise: float) -> Way:
    return Way(NONE, vec[i64](), action, promise)


def best_first(ways: list[Way]) -> None:
    """Sort by promise; equal ones stay in order."""
    for i in range(i64(1), i64(len(ways))):
        way = ways[i]
        j = i
        while j > 0 and ways[j - 1].promise < way.promise:
            ways[j] = ways[j - 1]
            j -= 1
        ways[j] = way
