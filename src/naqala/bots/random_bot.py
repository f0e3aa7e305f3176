"""The bot that chooses options at random."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from naqala.bots.bot import Bot

if TYPE_CHECKING:
    from naqala.engine.actions import Action
    from naqala.engine.memory import Memory


class RandomBot(Bot):
    sentence: ClassVar[str] = "Does anything that is allowed."

    def choose(self, memory: Memory) -> Action:
        options = memory.options()
        return options[self.luck.below(len(options))]
