"""The bots that think in whole turns, from the one for a first game to the one that searches."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from naqala.bots.advice import advise
from naqala.bots.bot import Bot
from naqala.bots.mind.gentle import Gentle
from naqala.bots.mind.greedy import Greedy
from naqala.bots.mind.planner import Planner
from naqala.bots.mind.weights import FILE, face_values, stored, valuer_of
from naqala.bots.weights_file import checked, from_file

if TYPE_CHECKING:
    from naqala.bots.advice import Advice
    from naqala.bots.mind.thinker import Thinker
    from naqala.bots.mind.valuation import Valuer
    from naqala.engine.actions import Action
    from naqala.engine.memory import Memory


class ThinkingBot(Bot):
    """It begins to think when it is first asked, and sees then how many play."""

    def __init__(self, seed: int = 0, weights: str = "") -> None:
        """The weights of a file, as `naqala tune` writes it; else those that come with Naqala."""
        super().__init__(seed)
        self.weights = weights
        self._sets = from_file(weights, ()) if weights else stored()
        self._thinker: Thinker | None = None

    def choose(self, memory: Memory) -> Action:
        return self.thinker(len(memory.view.mats)).decide(memory)

    def explain(self, memory: Memory, most: int = 5) -> list[Advice]:
        return advise(self.thinker(len(memory.view.mats)), memory, most)

    def thinker(self, players: int) -> Thinker:
        if self._thinker is None:
            self._thinker = self.think(self.valuer(players))
        return self._thinker

    def valuer(self, players: int) -> Valuer:
        return valuer_of(checked(self._sets, (players,), self.weights or FILE)[str(players)])

    def think(self, valuer: Valuer) -> Thinker:
        raise NotImplementedError


class GentleBot(ThinkingBot):
    sentence: ClassVar[str] = "For a first game: takes what a turn brings at once and lets others go first."

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)

    def valuer(self, players: int) -> Valuer:
        return face_values()

    def think(self, valuer: Valuer) -> Thinker:
        return Gentle(valuer, self.luck)


class GreedyBot(ThinkingBot):
    sentence: ClassVar[str] = "Makes the most of every turn, and never pays to go first."

    def __init__(self, seed: int = 0, glimpses: int = 0, weights: str = "") -> None:
        super().__init__(seed, weights)
        self.glimpses = at_least(0, glimpses)

    def think(self, valuer: Valuer) -> Thinker:
        return Greedy(valuer, self.luck, self.glimpses)


class PlannerBot(ThinkingBot):
    sentence: ClassVar[str] = "Sees what its turn leaves to you, and takes it away."

    def __init__(
        self,
        seed: int = 0,
        outcomes: int = 10,
        walks: int = 6,
        rounds: int = 16,
        finalists: int = 0,
        weights: str = "",
    ) -> None:
        super().__init__(seed, weights)
        self.settings = (at_least(1, outcomes), at_least(1, walks), at_least(1, rounds), at_least(0, finalists))

    def think(self, valuer: Valuer) -> Thinker:
        return Planner(valuer, self.luck, *self.settings)


def at_least(least: int, said: object) -> int:
    if not isinstance(said, int) or said < least:
        raise ValueError(f"{said!r} is not a whole number from {least} up.")
    return said
