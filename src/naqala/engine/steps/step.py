"""What a step is."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from naqala.engine.actions import GO_ON, Action
from naqala.engine.value import Value

if TYPE_CHECKING:
    from naqala.engine.state import State


@mypyc_attr(acyclic=True)
class Step(Value):
    """Something due: it lists the lawful answers and knows what an answer does. It never changes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULE: ClassVar[str] = ""  # the number of the rule that asks
    ASKS: ClassVar[str] = ""  # what the player is to do, in words
    seat: i64

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def rule(self) -> str:
        return self.RULE

    def asks(self) -> str:
        return self.ASKS

    def passes(self, state: State) -> bool:
        """Happen without a question, if there is none to ask; say whether it did."""
        return False

    def options(self, state: State) -> list[Action]:
        raise NotImplementedError

    def take(self, state: State, action: Action) -> None:
        raise NotImplementedError

    def in_hand(self) -> i64:
        """The meeples that are in the player's hand meanwhile, a pile."""
        return 0

    def is_moment(self) -> bool:
        """Is this between the parts of a turn, where any power may be used (T4)?

        If not, only a power that bends this very step may.
        """
        return True


@mypyc_attr(acyclic=True)
class Compulsory(Step):
    """What simply happens, unless its player would rather use a power first (T4)."""

    def passes(self, state: State) -> bool:
        if state.seems_to_have_power(self):
            return False
        state.done()
        self.happen(state)
        return True

    def options(self, state: State) -> list[Action]:
        found: list[Action] = [GO_ON]
        state.powers(self, found)
        return found

    def take(self, state: State, action: Action) -> None:
        state.done()
        self.happen(state)

    def happen(self, state: State) -> None:
        raise NotImplementedError
