"""What a bot is."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from naqala.engine.luck import Luck

if TYPE_CHECKING:
    from naqala.bots.advice import Advice
    from naqala.engine.actions import Action
    from naqala.engine.memory import Memory


class Bot:
    """Answers when its seat is asked, from what that seat remembers and nothing else.

    One bot sits at one seat of one game. Its own chance comes from its seed: the same seed and the same memories give
    the same answers, unless the bot thinks by the clock.
    """

    sentence: ClassVar[str] = ""  # what kind of opponent it is

    def __init__(self, seed: int = 0) -> None:
        self.luck = Luck.seeded(seed)

    def choose(self, memory: Memory) -> Action:
        """One of `memory.options()`."""
        raise NotImplementedError

    def explain(self, memory: Memory, most: int = 5) -> list[Advice]:
        """The best bids or turns with their worth by source, for a bot that knows why; the best first."""
        return []
