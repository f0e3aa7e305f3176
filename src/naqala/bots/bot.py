"""The base class of all bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from naqala.engine.luck import Luck

if TYPE_CHECKING:
    from naqala.bots.advice import Advice
    from naqala.engine.actions import Action
    from naqala.engine.memory import Memory


class Bot:
    """Decides for one seat of one game, from what that seat remembers and nothing else.

    Its random numbers come from its seed: the same seed and the same memories give the same answers, unless the bot
    thinks by the clock.
    """

    sentence: ClassVar[str] = ""  # what kind of opponent it is
    old_parameters: ClassVar[dict[str, str]] = {}  # former names of parameters, which specs may still use

    def __init__(self, seed: int = 0) -> None:
        self.luck = Luck.seeded(seed)

    def choose(self, memory: Memory) -> Action:
        """Return one of `memory.options()`. Subclasses implement this; anything else forfeits the decision."""
        raise NotImplementedError

    def explain(self, memory: Memory, most: int = 5) -> list[Advice]:
        """Return the best bids or turns with their value by source, best first; empty if the bot cannot explain."""
        return []
