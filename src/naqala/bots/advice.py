"""Why: what a bid or a turn is worth, and where that comes from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from naqala.bots.mind.features import SOURCES

if TYPE_CHECKING:
    from naqala.bots.mind.thinker import Thinker
    from naqala.engine.actions import Action
    from naqala.engine.memory import Memory

DENIED: Final = "denied"  # what the others lose by it, on average; below 0 what they win
LEFT: Final = "left"  # what the next turn brings: below 0 if it is somebody else's
PARTS: Final = (*SOURCES, DENIED, LEFT)


@dataclass(frozen=True)
class Advice:
    """Something to do, and the points by which it moves its seat against the mean of the others, by source.

    Points are those expected at the end of the game, so an Elder or a djinn counts what it promises, too.
    """

    actions: tuple[Action, ...]  # the bid, or the whole turn as the bot would play it
    sources: dict[str, float]  # by PARTS

    @property
    def value(self) -> float:
        return sum(self.sources.values())


def advise(thinker: Thinker, memory: Memory, most: int) -> list[Advice]:
    """The best so many, one for each outcome of a move; the best first, as the thinker ranks them."""
    found: list[Advice] = []
    seen: set[int] = set()
    for way in thinker.ways(memory):
        if way.code >= 0 and way.code in seen:
            continue
        seen.add(way.code)
        actions, parts = thinker.consequences(memory, way)
        found.append(Advice(tuple(actions), dict(zip(PARTS, parts, strict=True))))
        if len(found) == most:
            break
    return found
