"""The bots that consider whole turns, and the base class of search."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from naqala.bots.advice import advise
from naqala.bots.bot import Bot
from naqala.bots.search.companion import Companion
from naqala.bots.search.gentle import Gentle
from naqala.bots.search.greedy import Greedy
from naqala.bots.search.novice import Novice
from naqala.bots.search.planner import Planner
from naqala.bots.search.weights import FILE, make_evaluator, points_only_evaluator, shipped_weights
from naqala.bots.weight_files import check_weights, read_weights
from naqala.engine.errors import InvalidArgument

if TYPE_CHECKING:
    from naqala.bots.advice import Advice
    from naqala.bots.search.decider import Decider
    from naqala.bots.search.evaluation import Evaluator
    from naqala.engine.actions import Action
    from naqala.engine.memory import Memory


class DeciderBot(Bot):
    """A bot with a decider, which is made at the first decision, when the number of players is known."""

    def __init__(self, seed: int = 0, weights: str = "") -> None:
        """`weights` is a file as written by `naqala tune`; without it the weights that come with Naqala are used."""
        super().__init__(seed)
        self.weights = weights
        self._sets = read_weights(weights, ()) if weights else shipped_weights()
        self._decider: Decider | None = None

    def choose(self, memory: Memory) -> Action:
        return self.decider(len(memory.view.players)).decide(memory)

    def explain(self, memory: Memory, most: int = 5) -> list[Advice]:
        return advise(self.decider(len(memory.view.players)), memory, most)

    def decider(self, players: int) -> Decider:
        if self._decider is None:
            self._decider = self.make_decider(self.evaluator(players))
        return self._decider

    def evaluator(self, players: int) -> Evaluator:
        return make_evaluator(check_weights(self._sets, (players,), self.weights or FILE)[str(players)])

    def make_decider(self, evaluator: Evaluator) -> Decider:
        raise NotImplementedError


class NoviceBot(DeciderBot):
    sentence: ClassVar[str] = "Errs like a beginner: takes what it sees, overlooks loops, and bids nothing or too much."

    def __init__(self, seed: int = 0, turns: int = 26, max_loss: int = 11) -> None:
        """It chooses among this many turns, of those that lose at most `max_loss` points against the best it sees."""
        super().__init__(seed)
        self.turns = at_least(1, turns)
        self.max_loss = at_least(0, max_loss)

    def evaluator(self, players: int) -> Evaluator:
        return points_only_evaluator()

    def make_decider(self, evaluator: Evaluator) -> Decider:
        return Novice(evaluator, self.luck, self.turns, float(self.max_loss))


class BeginnerBot(DeciderBot):
    """A simulated beginner, to measure bots for beginners by."""

    sentence: ClassVar[str] = "Plays a random one of the best turns, like somebody who knows only the rules."

    def __init__(self, seed: int = 0, turns: int = 60) -> None:
        """`turns` is the number of turns among which it chooses."""
        super().__init__(seed)
        self.turns = at_least(1, turns)

    def make_decider(self, evaluator: Evaluator) -> Decider:
        return Gentle(evaluator, self.luck, self.turns)


class CompanionBot(DeciderBot):
    sentence: ClassVar[str] = "Plays about as well as you do: its best while it is behind, less while it leads."

    def __init__(
        self, seed: int = 0, head_start: int = 50, until: int = 30, weak: int = 190, strong: int = 220
    ) -> None:
        """Against a strong rival it aims at a lead of `head_start` points, falling to 0 in the last `until` percent.

        A rival who gains `weak` points in a whole game of two is weak, one who gains `strong` points is strong.
        """
        super().__init__(seed)
        self.settings = (at_least(0, head_start), at_least(1, until) / 100, at_least(0, weak))
        self.strong = at_least(weak + 1, strong)

    def make_decider(self, evaluator: Evaluator) -> Decider:
        head_start, until, weak = self.settings
        return Companion(evaluator, self.luck, float(head_start), until, float(weak), float(self.strong))


class GentleBot(DeciderBot):
    sentence: ClassVar[str] = "For a first game: takes what a turn brings at once and lets others go first."

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)

    def evaluator(self, players: int) -> Evaluator:
        return points_only_evaluator()

    def make_decider(self, evaluator: Evaluator) -> Decider:
        return Gentle(evaluator, self.luck)


class GreedyBot(DeciderBot):
    sentence: ClassVar[str] = "Makes the most of every turn, and never pays to go first."
    old_parameters: ClassVar[dict[str, str]] = {"glimpses": "bid_samples"}

    def __init__(self, seed: int = 0, bid_samples: int = 0, weights: str = "") -> None:
        super().__init__(seed, weights)
        self.bid_samples = at_least(0, bid_samples)

    def make_decider(self, evaluator: Evaluator) -> Decider:
        return Greedy(evaluator, self.luck, self.bid_samples)


class PlannerBot(DeciderBot):
    sentence: ClassVar[str] = "Sees what its turn leaves to you, and takes it away."
    old_parameters: ClassVar[dict[str, str]] = {"rounds": "rollouts"}

    def __init__(
        self,
        seed: int = 0,
        outcomes: int = 10,
        walks: int = 6,
        rollouts: int = 16,
        finalists: int = 0,
        weights: str = "",
    ) -> None:
        super().__init__(seed, weights)
        self.settings = (at_least(1, outcomes), at_least(1, walks), at_least(1, rollouts), at_least(0, finalists))

    def make_decider(self, evaluator: Evaluator) -> Decider:
        return Planner(evaluator, self.luck, *self.settings)


def at_least(least: int, value: object) -> int:
    if not isinstance(value, int) or value < least:
        raise InvalidArgument(f"{value!r} is not a whole number from {least} up.")
    return value
