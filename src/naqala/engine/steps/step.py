"""The base classes of steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from naqala.engine.actions import GO_ON, Action
from naqala.engine.value import Value

if TYPE_CHECKING:
    from naqala.engine.state import State


@mypyc_attr(acyclic=True)
class Step(Value):
    """A decision of one player: it lists the legal actions and applies the chosen one. Steps are immutable."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    RULE: ClassVar[str] = ""  # the number of the rule
    NAME: ClassVar[str] = ""  # as the catalogs name it
    seat: i64

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def rule(self) -> str:
        """Return the number of the rule behind this step."""
        return self.RULE

    def name(self) -> str:
        """Return the name under which the catalogs have texts about this step: `killing-second`."""
        return self.NAME

    def resolve_automatically(self, state: State) -> bool:
        """Resolve the step if there is nothing to decide, and return whether it was resolved."""
        return False

    def options(self, state: State) -> list[Action]:
        """Return the legal actions."""
        raise NotImplementedError

    def apply(self, state: State, action: Action) -> None:
        """Apply one of the options."""
        raise NotImplementedError

    def in_hand(self) -> i64:
        """Return the meeples that are in the player's hand during the step, as a pile."""
        return 0

    def allows_any_power(self) -> bool:
        """Return whether any power may be used here, between the parts of a turn (T4).

        If not, only a power that modifies this step may.
        """
        return True


@mypyc_attr(acyclic=True)
class Compulsory(Step):
    """A step without a choice; its player may only use powers before it takes place (T4)."""

    def resolve_automatically(self, state: State) -> bool:
        if state.may_have_power(self):
            return False
        state.pop_step()
        self.resolve(state)
        return True

    def options(self, state: State) -> list[Action]:
        found: list[Action] = [GO_ON]
        state.add_powers(self, found)
        return found

    def apply(self, state: State, action: Action) -> None:
        state.pop_step()
        self.resolve(state)

    def resolve(self, state: State) -> None:
        """Carry out the step."""
        raise NotImplementedError
