"""The base class of the djinns: a value, a text, a price, and hooks that a page overrides."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from naqala.engine.phrase import Phrase
from naqala.engine.roster import djinn_by_id
from naqala.engine.value import Value

if TYPE_CHECKING:
    from naqala.engine.operations import Operations
    from naqala.engine.player import Player
    from naqala.engine.scoring import PointValues
    from naqala.engine.state import State
    from naqala.engine.steps.step import Step


@final
@mypyc_attr(acyclic=True)
class Price(Value):
    """The price of a power: Elders, Fakirs, and how many may be either (D1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("elders", "fakirs", "either")

    def __init__(self, elders: i64, fakirs: i64, either: i64) -> None:
        self.elders = elders
        self.fakirs = fakirs
        self.either = either
        self.total = elders + fakirs + either

    def payable(self, owner: Player, fakirs: i64) -> bool:
        """Return whether the owner can pay with this many Fakirs and the rest in Elders."""
        return owner.fakirs >= fakirs and owner.elders >= self.total - fakirs

    def may_be_payable(self, owner: Player, fakirs: i64) -> bool:
        """Return whether others must assume so, to whom any card in hand may be a Fakir (H4)."""
        return owner.cards >= fakirs and owner.elders >= self.total - fakirs

    def phrase(self) -> Phrase:
        """Return the price as text: `price-EX` is an Elder, and an Elder or a Fakir."""
        return Phrase("price-" + ("E" * self.elders + "F" * self.fakirs + "X" * self.either or "none"))

    def __str__(self) -> str:
        return str(self.phrase())


NOTHING: Final = Price(0, 0, 0)
ONE: Final = Price(0, 0, 1)
TWO: Final = Price(1, 0, 1)
FAKIR_ALONE: Final = Price(0, 1, 0)


class Djinn:
    """A djinn without effect. Its page overrides the hooks that it needs."""

    name: ClassVar[str] = ""
    rule: ClassVar[str] = ""  # the number of its rule
    value: ClassVar[int] = 0
    text: ClassVar[str] = ""
    cost: ClassVar[Price] = NOTHING
    protects_meeples: ClassVar[bool] = False  # opponents' Assassins cannot kill what the owner holds
    discounts_bids: ClassVar[bool] = False  # the owner may lower bids with Fakirs

    def __init__(self) -> None:
        self.id: i64 = -1  # its position in the roster
        self.price: Price = type(self).cost  # on the instance, where compiled code reads it fast
        self.points: i64 = type(self).value

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return djinn_by_id, (self.id,)

    # Permanent effects

    def adjust_scoring(self, values: PointValues, owner: Player) -> None:
        """Change how many points pieces are worth to the owner."""

    def on_drop(self, position: Operations, owner: Player, mover: i64, tile: i64) -> None:
        """React to a meeple dropped during a move."""

    def on_palace(self, position: Operations, owner: Player, placer: i64) -> None:
        """React to a palace being placed."""

    def on_kill(self, position: Operations, owner: Player, killer: i64) -> None:
        """React to a kill by Assassins."""

    def on_djinn(self, position: Operations, owner: Player, taker: i64) -> None:
        """React to a player getting another djinn."""

    def claims_victim(self, position: Operations, owner: Player, tile: i64, tribe: i64) -> bool:
        """React to a victim of the owner's Assassins, on a tile or (NOWHERE) held by an opponent.

        Return whether the owner gets it alive.
        """
        return False

    # Paid powers

    def usable(self, state: State, owner: Player, fakirs: i64) -> bool:
        """Return whether the power would have an effect in any step, after paying with this many Fakirs."""
        return False

    def modifies_step(self, state: State, owner: Player, step: Step, fakirs: i64) -> bool:
        """Return whether the power would change this step."""
        return False

    def has_effect(self, state: State, owner: Player, step: Step, fakirs: i64) -> bool:
        """Return whether the power would have any effect now (T5)."""
        return self.usable(state, owner, fakirs) or self.modifies_step(state, owner, step, fakirs)

    def use(self, state: State, owner: Player) -> None:
        """Apply the power after it is paid for, or push a step."""

    def choose(self, state: State, owner: Player, tile: i64) -> None:
        """Apply the power to the tile that the owner has chosen."""

    # Shared by several djinns

    def pay_owner(self, position: Operations, owner: Player, actor: i64) -> None:
        """Pay the owner 1 gold for an own action, 2 for an opponent's."""
        position.reward(owner.seat, self.id, 1 if owner.seat == actor else 2)
