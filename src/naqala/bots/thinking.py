"""The bots that think in whole turns, from the one for a first game to the one that searches."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

from naqala.bots.advice import advise
from naqala.bots.bot import Bot
from naqala.bots.mind.gentle import Gentle
from naqala.bots.mind.greedy import Greedy
from naqala.bots.mind.planner import Planner
from naqala.bots.mind.tree import Search
from naqala.bots.mind.weights import face_values, valuer_for, valuer_of

if TYPE_CHECKING:
    from naqala.bots.advice import Advice
    from naqala.bots.mind.thinker import Thinker
    from naqala.bots.mind.valuation import Valuer
    from naqala.engine.actions import Action
    from naqala.engine.memory import Memory


SIMS: Final = 6000  # passages of a search, unless it is told otherwise


class ThinkingBot(Bot):
    """It begins to think when it is first asked, and sees then how many play."""

    def __init__(self, seed: int = 0, weights: str = "") -> None:
        """The weights of a file, as `naqala tune` writes it; else those that come with Naqala."""
        super().__init__(seed)
        self.weights = weights
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
        if not self.weights:
            return valuer_for(players)
        return valuer_of(json.loads(Path(self.weights).read_text(encoding="utf-8"))[str(players)])

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
        self.glimpses = glimpses

    def think(self, valuer: Valuer) -> Thinker:
        return Greedy(valuer, self.luck, self.glimpses)


class PlannerBot(ThinkingBot):
    sentence: ClassVar[str] = "Sees what its turn leaves to you, and takes it away."

    def __init__(self, seed: int = 0, outcomes: int = 10, walks: int = 6, rounds: int = 16, weights: str = "") -> None:
        super().__init__(seed, weights)
        self.settings = (outcomes, walks, rounds)

    def think(self, valuer: Valuer) -> Thinker:
        return Planner(valuer, self.luck, *self.settings)


class SearchBot(ThinkingBot):
    sentence: ClassVar[str] = "Plays the whole round out in its head, thousands of times, before it moves."

    def __init__(self, seed: int = 0, sims: int = -1, ms: int = 0, weights: str = "", **settings: float) -> None:
        """So many passages through the tree a decision, or so many milliseconds; whichever ends first, if both."""
        super().__init__(seed, weights)
        self.settings = {name: float(x) for name, x in settings.items()}
        self.sims = sims if sims >= 0 else 0 if ms else SIMS
        self.ms = ms

    def think(self, valuer: Valuer) -> Thinker:
        return Search(valuer, self.luck, self.sims, self.ms / 1000.0, self.settings)
