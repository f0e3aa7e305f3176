"""What a djinn can be: a value, a text, and the hooks it fills."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from naqala.engine.value import Value

if TYPE_CHECKING:
    from naqala.engine.player import Player
    from naqala.engine.scoring import Worth
    from naqala.engine.state import State
    from naqala.engine.steps.step import Step
    from naqala.engine.table import Table


@final
@mypyc_attr(acyclic=True)
class Price(Value):
    """So many Elders, so many Fakirs, and so many that may be either (D1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("elders", "fakirs", "either")

    def __init__(self, elders: i64, fakirs: i64, either: i64) -> None:
        self.elders = elders
        self.fakirs = fakirs
        self.either = either
        self.total = elders + fakirs + either

    def payable(self, owner: Player, fakirs: i64) -> bool:
        """Can the owner pay with so many Fakirs, the rest Elders?"""
        return owner.fakirs >= fakirs and owner.elders >= self.total - fakirs

    def seems_payable(self, owner: Player, fakirs: i64) -> bool:
        """The same as far as others can tell, to whom any card in hand may be a Fakir (H4)."""
        return owner.cards >= fakirs and owner.elders >= self.total - fakirs

    def parts_with(self, fakirs: i64) -> list[tuple[int, str]]:
        """What is paid with so many Fakirs."""
        return [(self.total - fakirs, "Elder"), (fakirs, "Fakir")]

    def __str__(self) -> str:
        parts = ["an Elder"] * self.elders + ["a Fakir"] * self.fakirs + ["an Elder or a Fakir"] * self.either
        return ", and ".join(parts) or "nothing"


NOTHING: Final = Price(0, 0, 0)
ONE: Final = Price(0, 0, 1)
TWO: Final = Price(1, 0, 1)
FAKIR_ALONE: Final = Price(0, 1, 0)


class Djinn:
    """A djinn that does nothing. A page fills in what its djinn does."""

    name: ClassVar[str] = ""
    value: ClassVar[int] = 0
    text: ClassVar[str] = ""
    cost: ClassVar[Price] = NOTHING
    shields: ClassVar[bool] = False  # may rivals' Assassins not touch what the owner holds?
    haggles: ClassVar[bool] = False  # may the owner lower bids with Fakirs?

    def __init__(self) -> None:
        self.id: i64 = -1  # its place in the roster
        self.price: Price = type(self).cost
        self.points: i64 = type(self).value

    @property
    def rule(self) -> str:
        """The number of its rule."""
        return f"D{self.id + 2}"

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[object, tuple[int]]:
        from naqala.engine.djinns import by_id

        return by_id, (self.id,)

    # What always holds

    def changes_worth(self, worth: Worth, owner: Player) -> None:
        """What things count for the owner at the end."""

    def on_drop(self, table: Table, owner: Player, mover: i64, tile: i64) -> None:
        """A meeple was dropped during a move."""

    def on_palace(self, table: Table, owner: Player, placer: i64) -> None:
        """A palace was placed."""

    def on_kill(self, table: Table, owner: Player, killer: i64) -> None:
        """Assassins killed somebody."""

    def on_djinn(self, table: Table, owner: Player, taker: i64) -> None:
        """Somebody gets another djinn."""

    def spoils(self, table: Table, owner: Player, tile: i64, tribe: i64) -> bool:
        """The owner's Assassins have a victim, on a tile or (NOWHERE) at court; say whether the owner gets it alive."""
        return False

    # What is paid for

    def useful(self, state: State, owner: Player, fakirs: i64) -> bool:
        """Would the power have an effect, whatever is due, once so many Fakirs and the rest in Elders are paid?"""
        return False

    def bends(self, state: State, owner: Player, step: Step, fakirs: i64) -> bool:
        """Would the power change this step?"""
        return False

    def effective(self, state: State, owner: Player, step: Step, fakirs: i64) -> bool:
        return self.useful(state, owner, fakirs) or self.bends(state, owner, step, fakirs)

    def use(self, state: State, owner: Player) -> None:
        """The price is paid: do it, or ask."""

    def choose(self, state: State, owner: Player, tile: i64) -> None:
        """The owner has chosen a tile."""

    # What several djinns do

    def share(self, table: Table, owner: Player, doer: i64) -> None:
        """1 gold for what the owner does, 2 for what a rival does."""
        table.reward(owner.seat, self.id, 1 if owner.seat == doer else 2)
