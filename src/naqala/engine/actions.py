"""Everything a player can say: one decision each.

Actions are flyweights: each exists once in ACTIONS, and its place there is its number for learners and the wire.
One that somebody builds anew equals the one of the list.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from naqala.engine.things import CARD_NAMES, FAKIR, GOODS, PRICES, SEATS, TILES, TRIBES
from naqala.engine.value import Value, constant

ROSTER: Final = 22  # djinns in the box (C5)
COUNTER: Final = 6  # cards that a market can reach (P4)
SUITS: Final = 511  # ways to choose different goods (G1)

_BIDS: Final = 4
_PICK_UPS: Final = _BIDS + len(PRICES) * (len(PRICES) + 1) // 2
_DROPS: Final = _PICK_UPS + TILES
_BUILDS: Final = _DROPS + TILES * TRIBES
_KILLS: Final = _BUILDS + 19
_STRIKES: Final = _KILLS + TILES * TRIBES
_BUYS: Final = _STRIKES + SEATS * 2
_SUMMONS: Final = _BUYS + COUNTER
_INVOKES: Final = _SUMMONS + ROSTER * 2
_CHOICES: Final = _INVOKES + ROSTER * 2
_KEEPS: Final = _CHOICES + TILES
_SALES: Final = _KEEPS + ROSTER


def _one_of(what: str, chosen: i64, n: i64) -> i64:
    if 0 <= chosen < n:
        return chosen
    raise ValueError(f"There is no {what} {chosen}; they go from 0 to {n - 1}.")


@mypyc_attr(acyclic=True)
class Action(Value):
    """One decision of one player."""

    id: i64

    def __init__(self) -> None:
        self.id = -1

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and other.id == self.id

    def __hash__(self) -> int:
        return hash(self.id)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return by_id, (self.id,)

    def __str__(self) -> str:
        """In the notation: `D3m`, `buy:2`."""
        from naqala.engine.notation.actions import action_text

        return action_text(self)

    @staticmethod
    def parse(text: str) -> Action:
        """The action that is written so."""
        from naqala.engine.notation.actions import parse_action

        return parse_action(text)


@final
@mypyc_attr(acyclic=True)
class EndTurn(Action):
    """The turn is over."""

    def __init__(self) -> None:
        self.id = 0


@final
@mypyc_attr(acyclic=True)
class GoOn(Action):
    """Use no power now; let happen what must."""

    def __init__(self) -> None:
        self.id = 1


@final
@mypyc_attr(acyclic=True)
class Pass(Action):
    """Leave out what is offered: a market, a djinn, a kill."""

    def __init__(self) -> None:
        self.id = 2


@final
@mypyc_attr(acyclic=True)
class NoMove(Action):
    """Declare that no meeples can be moved (E2)."""

    def __init__(self) -> None:
        self.id = 3


@final
@mypyc_attr(acyclic=True)
class Bid(Action):
    """Choose a spot of the turn order track by its printed price; Fakirs may lower what is paid (B1, D14)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("price", "fakirs")

    def __init__(self, price: i64, fakirs: i64 = 0) -> None:
        if price not in PRICES:
            raise ValueError(f"No spot of the turn order track costs {price}; the prices are 0, 1, 3, 5, 8, 12, 18.")
        self.level: i64 = PRICES.index(price)
        self.price = price
        self.fakirs = _one_of("number of Fakirs", fakirs, self.level + 1)
        self.id = _BIDS + self.level * (self.level + 1) // 2 + fakirs


@final
@mypyc_attr(acyclic=True)
class PickUp(Action):
    """Take all meeples of a tile in hand (M1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("tile",)

    def __init__(self, tile: i64) -> None:
        self.tile = _one_of("tile", tile, TILES)
        self.id = _PICK_UPS + tile


@final
@mypyc_attr(acyclic=True)
class Drop(Action):
    """Step to a tile and drop a meeple there (M2)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("tile", "tribe")

    def __init__(self, tile: i64, tribe: i64) -> None:
        self.tile = _one_of("tile", tile, TILES)
        self.tribe = _one_of("tribe", tribe, TRIBES)
        self.id = _DROPS + tile * TRIBES + tribe


@final
@mypyc_attr(acyclic=True)
class Build(Action):
    """Let the Builders earn, with so many Fakirs (A4)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("fakirs",)

    def __init__(self, fakirs: i64) -> None:
        self.fakirs = _one_of("number of Fakirs", fakirs, 19)
        self.id = _BUILDS + fakirs


@final
@mypyc_attr(acyclic=True)
class Kill(Action):
    """A meeple on the board; Fakirs carry the Assassins there if need be (A5)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("tile", "tribe")

    def __init__(self, tile: i64, tribe: i64) -> None:
        self.tile = _one_of("tile", tile, TILES)
        self.tribe = _one_of("tribe", tribe, TRIBES)
        self.id = _KILLS + tile * TRIBES + tribe


@final
@mypyc_attr(acyclic=True)
class Strike(Action):
    """Kill a Vizier or Elder that a rival holds (A5)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("rival", "tribe")

    def __init__(self, rival: i64, tribe: i64) -> None:
        self.rival = _one_of("seat", rival, SEATS)
        self.tribe = _one_of("tribe of a court", tribe, 2)
        self.id = _STRIKES + rival * 2 + tribe


@final
@mypyc_attr(acyclic=True)
class Buy(Action):
    """Take the card in this slot of the row at a market (P3, P4)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("slot",)

    def __init__(self, slot: i64) -> None:
        self.slot = _one_of("slot", slot, COUNTER)
        self.id = _BUYS + slot


@final
@mypyc_attr(acyclic=True)
class Summon(Action):
    """Take a djinn of the row for two Elders, or for an Elder and a Fakir (P6)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("djinn", "fakirs")

    def __init__(self, djinn: i64, fakirs: i64 = 0) -> None:
        self.djinn = _one_of("djinn", djinn, ROSTER)
        self.fakirs = _one_of("number of Fakirs", fakirs, 2)
        self.id = _SUMMONS + djinn * 2 + fakirs


@final
@mypyc_attr(acyclic=True)
class Invoke(Action):
    """Use a djinn's power, with so many Fakirs among the price, the rest Elders (D1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("djinn", "fakirs")

    def __init__(self, djinn: i64, fakirs: i64 = 0) -> None:
        self.djinn = _one_of("djinn", djinn, ROSTER)
        self.fakirs = _one_of("number of Fakirs", fakirs, 2)
        self.id = _INVOKES + djinn * 2 + fakirs


@final
@mypyc_attr(acyclic=True)
class Choose(Action):
    """A tile, for a djinn's power."""

    FIELDS: ClassVar[tuple[str, ...]] = ("tile",)

    def __init__(self, tile: i64) -> None:
        self.tile = _one_of("tile", tile, TILES)
        self.id = _CHOICES + tile


@final
@mypyc_attr(acyclic=True)
class Keep(Action):
    """One of the djinns that were looked at (D21)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("djinn",)

    def __init__(self, djinn: i64) -> None:
        self.djinn = _one_of("djinn", djinn, ROSTER)
        self.id = _KEEPS + djinn


@final
@mypyc_attr(acyclic=True)
class Sell(Action):
    """One suit of different goods, as a set of nine bits (G1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("suit",)

    def __init__(self, suit: i64) -> None:
        if not 0 < suit <= SUITS:
            raise ValueError(f"There is no suit {suit}; a suit holds one to nine different goods (G1).")
        self.suit = suit
        self.id = _SALES + suit - 1

    @staticmethod
    def of(*goods: int) -> Sell:
        """The suit of these goods."""
        suit = 0
        for good in goods:
            if good == FAKIR:
                raise ValueError("Fakirs are never sold (G1).")
            if suit >> good & 1:
                raise ValueError(f"A suit holds {CARD_NAMES[good]} once at most (G1).")
            suit |= 1 << good
        return Sell(suit)

    def __repr__(self) -> str:
        goods = [constant(CARD_NAMES[good]) for good in range(GOODS) if self.suit >> good & 1]
        return f"Sell.of({', '.join(goods)})"


END_TURN: Final = EndTurn()
GO_ON: Final = GoOn()
PASS: Final = Pass()
NO_MOVE: Final = NoMove()
BIDS: Final = [Bid(price, fakirs) for level, price in enumerate(PRICES) for fakirs in range(level + 1)]
PICK_UPS: Final = [PickUp(tile) for tile in range(TILES)]
DROPS: Final = [Drop(tile, tribe) for tile in range(TILES) for tribe in range(TRIBES)]
BUILDS: Final = [Build(fakirs) for fakirs in range(19)]
KILLS: Final = [Kill(tile, tribe) for tile in range(TILES) for tribe in range(TRIBES)]
STRIKES: Final = [Strike(rival, tribe) for rival in range(SEATS) for tribe in range(2)]
BUYS: Final = [Buy(slot) for slot in range(COUNTER)]
SUMMONS: Final = [Summon(djinn, fakirs) for djinn in range(ROSTER) for fakirs in range(2)]
INVOKES: Final = [Invoke(djinn, fakirs) for djinn in range(ROSTER) for fakirs in range(2)]
CHOICES: Final = [Choose(tile) for tile in range(TILES)]
KEEPS: Final = [Keep(djinn) for djinn in range(ROSTER)]
SALES: Final = [Sell(suit) for suit in range(1, SUITS + 1)]

ACTIONS: Final[list[Action]] = [
    END_TURN, GO_ON, PASS, NO_MOVE, *BIDS, *PICK_UPS, *DROPS, *BUILDS, *KILLS, *STRIKES, *BUYS, *SUMMONS, *INVOKES,
    *CHOICES, *KEEPS, *SALES,
]  # fmt: skip


def by_id(number: int) -> Action:
    return ACTIONS[number]


def bid(level: i64, fakirs: i64) -> Bid:
    """By the level of the price: 0 for 0, 1 for 1, 2 for 3 and so on."""
    return BIDS[level * (level + 1) // 2 + fakirs]


def drop(tile: i64, tribe: i64) -> Drop:
    return DROPS[tile * TRIBES + tribe]


def kill(tile: i64, tribe: i64) -> Kill:
    return KILLS[tile * TRIBES + tribe]


def strike(rival: i64, tribe: i64) -> Strike:
    return STRIKES[rival * 2 + tribe]


def summon(djinn: i64, fakirs: i64) -> Summon:
    return SUMMONS[djinn * 2 + fakirs]


def invoke(djinn: i64, fakirs: i64) -> Invoke:
    return INVOKES[djinn * 2 + fakirs]


def sale(suit: i64) -> Sell:
    return SALES[suit - 1]
