"""Explanations: what a bid or a turn is worth, and where the points come from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from naqala.bots.search.features import SOURCES

if TYPE_CHECKING:
    from naqala.bots.search.decider import Decider
    from naqala.engine.actions import Action
    from naqala.engine.memory import Memory

DENIED: Final = "denied"  # what the others lose on average; negative if they gain
REPLY: Final = "left"  # the value of the next turn in the round; negative if it is a rival's
ADVICE_SOURCES: Final = (*SOURCES, DENIED, REPLY)


@dataclass(frozen=True)
class Advice:
    """A bid or a turn, and the points it gains against the mean of the others, by source.

    Points are those expected at the end of the game, so an Elder or a djinn counts with its future value.
    """

    actions: tuple[Action, ...]  # the bid, or the whole turn as the bot would play it
    sources: dict[str, float]  # by ADVICE_SOURCES

    @property
    def value(self) -> float:
        """The sum of all sources."""
        return sum(self.sources.values())


def advise(decider: Decider, memory: Memory, most: int) -> list[Advice]:
    """The best candidates, one for each outcome of a move, in the order of the decider."""
    found: list[Advice] = []
    seen: set[int] = set()
    for candidate in decider.candidates(memory):
        if candidate.code >= 0 and candidate.code in seen:
            continue
        seen.add(candidate.code)
        actions, parts = decider.explain_candidate(memory, candidate)
        found.append(Advice(tuple(actions), dict(zip(ADVICE_SOURCES, parts, strict=True))))
        if len(found) == most:
            break
    return found
