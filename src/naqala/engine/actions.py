"""Actions: every decision a player can make, one class per kind.

Actions are flyweights: ACTIONS holds each of them once, and the index in that list is the id used by the wire protocol
and by learning programs. An action that is constructed anew equals the one in the list.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from naqala.engine.components import (
    BID_PRICES,
    CARD_NAMES,
    FAKIR,
    FAKIR_CARDS,
    GOOD_KINDS,
    HELD_TRIBES,
    LARGE_MARKET_REACH,
    MAX_PLAYERS,
    SEAT_NAMES,
    TILE_COUNT,
    TRIBE_COUNT,
    TRIBE_LETTERS,
    tile_name,
)
from naqala.engine.errors import InvalidArgument
from naqala.engine.roster import DJINN_COUNT, DJINN_NAMES, constant_name
from naqala.engine.value import Value

MARKET_CARDS: Final = LARGE_MARKET_REACH  # cards of the row that some market offers (P4)
SUIT_COUNT: Final = (1 << GOOD_KINDS) - 1  # ways to choose different goods (G1)

_LISTED_PRICES: Final = ", ".join([str(price) for price in BID_PRICES])
_PAYMENTS: Final = 2  # of a djinn: without a Fakir, or with one

_BIDS: Final = 4
_PICK_UPS: Final = _BIDS + len(BID_PRICES) * (len(BID_PRICES) + 1) // 2
_DROPS: Final = _PICK_UPS + TILE_COUNT
_BUILDS: Final = _DROPS + TILE_COUNT * TRIBE_COUNT
_KILLS: Final = _BUILDS + FAKIR_CARDS + 1
_STRIKES: Final = _KILLS + TILE_COUNT * TRIBE_COUNT
_BUYS: Final = _STRIKES + MAX_PLAYERS * HELD_TRIBES
_SUMMONS: Final = _BUYS + MARKET_CARDS
_INVOKES: Final = _SUMMONS + DJINN_COUNT * _PAYMENTS
_CHOICES: Final = _INVOKES + DJINN_COUNT * _PAYMENTS
_KEEPS: Final = _CHOICES + TILE_COUNT
_SALES: Final = _KEEPS + DJINN_COUNT


def _one_of(what: str, chosen: i64, n: i64) -> i64:
    if 0 <= chosen < n:
        return chosen
    raise InvalidArgument(f"argument-no-{what}", n=int(chosen), last=int(n) - 1)


@mypyc_attr(acyclic=True)
class Action(Value):
    """One decision of one player.

    >>> str(naqala.Drop(naqala.D3, naqala.MERCHANT))
    'D3m'
    """

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
        """Return the action in the notation: `D3m`, `buy:2`. `naqala.notation.parse_action` reads it."""
        raise NotImplementedError


@final
@mypyc_attr(acyclic=True)
class EndTurn(Action):
    """End the turn."""

    def __init__(self) -> None:
        self.id = 0

    def __str__(self) -> str:
        return "end"


@final
@mypyc_attr(acyclic=True)
class GoOn(Action):
    """Use no power now and let the compulsory step take place."""

    def __init__(self) -> None:
        self.id = 1

    def __str__(self) -> str:
        return "on"


@final
@mypyc_attr(acyclic=True)
class Pass(Action):
    """Decline an offer: a market, a djinn, a kill."""

    def __init__(self) -> None:
        self.id = 2

    def __str__(self) -> str:
        return "pass"


@final
@mypyc_attr(acyclic=True)
class NoMove(Action):
    """Declare that no meeples can be moved (E2)."""

    def __init__(self) -> None:
        self.id = 3

    def __str__(self) -> str:
        return "stuck"


@final
@mypyc_attr(acyclic=True)
class Bid(Action):
    """Bid for a spot of the turn order track by its printed price; Fakirs may lower what is paid (B1, D14)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("price", "fakirs")

    def __init__(self, price: i64, fakirs: i64 = 0) -> None:
        if price not in BID_PRICES:
            raise InvalidArgument("argument-bid-price", price=int(price), prices=_LISTED_PRICES)
        self.level: i64 = BID_PRICES.index(price)
        self.price = price
        self.fakirs = _one_of("fakirs", fakirs, self.level + 1)
        self.id = _BIDS + self.level * (self.level + 1) // 2 + fakirs

    def __str__(self) -> str:
        return f"bid:{self.price}-{self.fakirs}" if self.fakirs else f"bid:{self.price}"


@final
@mypyc_attr(acyclic=True)
class PickUp(Action):
    """Pick up all meeples of a tile (M1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("tile",)

    def __init__(self, tile: i64) -> None:
        self.tile = _one_of("tile", tile, TILE_COUNT)
        self.id = _PICK_UPS + tile

    def __str__(self) -> str:
        return f"{tile_name(self.tile)}>"


@final
@mypyc_attr(acyclic=True)
class Drop(Action):
    """Step to a tile and drop a meeple there (M2)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("tile", "tribe")

    def __init__(self, tile: i64, tribe: i64) -> None:
        self.tile = _one_of("tile", tile, TILE_COUNT)
        self.tribe = _one_of("tribe", tribe, TRIBE_COUNT)
        self.id = _DROPS + tile * TRIBE_COUNT + tribe

    def __str__(self) -> str:
        return tile_name(self.tile) + TRIBE_LETTERS[self.tribe]


@final
@mypyc_attr(acyclic=True)
class Build(Action):
    """Earn gold with the Builders, helped by a number of Fakirs (A4)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("fakirs",)

    def __init__(self, fakirs: i64) -> None:
        self.fakirs = _one_of("fakirs", fakirs, FAKIR_CARDS + 1)
        self.id = _BUILDS + fakirs

    def __str__(self) -> str:
        return f"build:{self.fakirs}" if self.fakirs else "build"


@final
@mypyc_attr(acyclic=True)
class Kill(Action):
    """Kill a meeple on the board; Fakirs extend the range of the Assassins if needed (A5)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("tile", "tribe")

    def __init__(self, tile: i64, tribe: i64) -> None:
        self.tile = _one_of("tile", tile, TILE_COUNT)
        self.tribe = _one_of("tribe", tribe, TRIBE_COUNT)
        self.id = _KILLS + tile * TRIBE_COUNT + tribe

    def __str__(self) -> str:
        return f"x{tile_name(self.tile)}{TRIBE_LETTERS[self.tribe]}"


@final
@mypyc_attr(acyclic=True)
class Strike(Action):
    """Kill a Vizier or Elder held by an opponent (A5)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("rival", "tribe")

    def __init__(self, rival: i64, tribe: i64) -> None:
        self.rival = _one_of("seat", rival, MAX_PLAYERS)
        self.tribe = _one_of("held-tribe", tribe, HELD_TRIBES)
        self.id = _STRIKES + rival * 2 + tribe

    def __str__(self) -> str:
        return f"x{SEAT_NAMES[self.rival].lower()}:{TRIBE_LETTERS[self.tribe]}"


@final
@mypyc_attr(acyclic=True)
class Buy(Action):
    """Take the card in this slot of the resource row at a market (P3, P4)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("slot",)

    def __init__(self, slot: i64) -> None:
        self.slot = _one_of("slot", slot, MARKET_CARDS)
        self.id = _BUYS + slot

    def __str__(self) -> str:
        return f"buy:{self.slot + 1}"


@final
@mypyc_attr(acyclic=True)
class Summon(Action):
    """Take a djinn from the row for two Elders, or for an Elder and a Fakir (P6)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("djinn", "fakirs")

    def __init__(self, djinn: i64, fakirs: i64 = 0) -> None:
        self.djinn = _one_of("djinn", djinn, DJINN_COUNT)
        self.fakirs = _one_of("fakirs", fakirs, _PAYMENTS)
        self.id = _SUMMONS + djinn * 2 + fakirs

    def __str__(self) -> str:
        return f"summon:{DJINN_NAMES[self.djinn]}" + ("+F" if self.fakirs else "")


@final
@mypyc_attr(acyclic=True)
class Invoke(Action):
    """Use a djinn's power; `fakirs` of the price are paid in Fakirs, the rest in Elders (D1)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("djinn", "fakirs")

    def __init__(self, djinn: i64, fakirs: i64 = 0) -> None:
        self.djinn = _one_of("djinn", djinn, DJINN_COUNT)
        self.fakirs = _one_of("fakirs", fakirs, _PAYMENTS)
        self.id = _INVOKES + djinn * 2 + fakirs

    def __str__(self) -> str:
        return f"call:{DJINN_NAMES[self.djinn]}" + ("+F" if self.fakirs else "")


@final
@mypyc_attr(acyclic=True)
class Choose(Action):
    """Choose a tile for a djinn's power."""

    FIELDS: ClassVar[tuple[str, ...]] = ("tile",)

    def __init__(self, tile: i64) -> None:
        self.tile = _one_of("tile", tile, TILE_COUNT)
        self.id = _CHOICES + tile

    def __str__(self) -> str:
        return f"at:{tile_name(self.tile)}"


@final
@mypyc_attr(acyclic=True)
class Keep(Action):
    """Keep one of the djinns shown (D21)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("djinn",)

    def __init__(self, djinn: i64) -> None:
        self.djinn = _one_of("djinn", djinn, DJINN_COUNT)
        self.id = _KEEPS + djinn

    def __str__(self) -> str:
        return f"keep:{DJINN_NAMES[self.djinn]}"


@final
@mypyc_attr(acyclic=True)
class Sell(Action):
    """Sell one suit of different goods, a set of nine bits (G1).

    >>> naqala.Sell.of(naqala.SILK, naqala.FISH)
    Sell.of(SILK, FISH)
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("suit",)

    def __init__(self, suit: i64) -> None:
        if not 0 < suit <= SUIT_COUNT:
            raise InvalidArgument("argument-suit", n=int(suit), rule="G1")
        self.suit = suit
        self.id = _SALES + suit - 1

    @staticmethod
    def of(*goods: int) -> Sell:
        """Return the sale of these goods."""
        suit = 0
        for good in goods:
            if good == FAKIR:
                raise InvalidArgument("argument-suit-fakir", rule="G1")
            if suit >> good & 1:
                raise InvalidArgument("argument-suit-twice", card=CARD_NAMES[good].lower(), rule="G1")
            suit |= 1 << good
        return Sell(suit)

    def __repr__(self) -> str:
        goods = [constant_name(CARD_NAMES[good]) for good in range(GOOD_KINDS) if self.suit >> good & 1]
        return f"Sell.of({', '.join(goods)})"

    def __str__(self) -> str:
        return "sell:" + "+".join([CARD_NAMES[good].lower() for good in range(GOOD_KINDS) if self.suit >> good & 1])


END_TURN: Final = EndTurn()
GO_ON: Final = GoOn()
PASS: Final = Pass()
NO_MOVE: Final = NoMove()
BIDS: Final = [Bid(price, fakirs) for level, price in enumerate(BID_PRICES) for fakirs in range(level + 1)]
PICK_UPS: Final = [PickUp(tile) for tile in range(TILE_COUNT)]
DROPS: Final = [Drop(tile, tribe) for tile in range(TILE_COUNT) for tribe in range(TRIBE_COUNT)]
BUILDS: Final = [Build(fakirs) for fakirs in range(FAKIR_CARDS + 1)]
KILLS: Final = [Kill(tile, tribe) for tile in range(TILE_COUNT) for tribe in range(TRIBE_COUNT)]
STRIKES: Final = [Strike(rival, tribe) for rival in range(MAX_PLAYERS) for tribe in range(HELD_TRIBES)]
BUYS: Final = [Buy(slot) for slot in range(MARKET_CARDS)]
SUMMONS: Final = [Summon(djinn, fakirs) for djinn in range(DJINN_COUNT) for fakirs in range(_PAYMENTS)]
INVOKES: Final = [Invoke(djinn, fakirs) for djinn in range(DJINN_COUNT) for fakirs in range(_PAYMENTS)]
CHOICES: Final = [Choose(tile) for tile in range(TILE_COUNT)]
KEEPS: Final = [Keep(djinn) for djinn in range(DJINN_COUNT)]
SALES: Final = [Sell(suit) for suit in range(1, SUIT_COUNT + 1)]

ACTIONS: Final[list[Action]] = [
    END_TURN, GO_ON, PASS, NO_MOVE, *BIDS, *PICK_UPS, *DROPS, *BUILDS, *KILLS, *STRIKES, *BUYS, *SUMMONS, *INVOKES,
    *CHOICES, *KEEPS, *SALES,
]  # fmt: skip


def by_id(number: int) -> Action:
    return ACTIONS[number]


def bid(level: i64, fakirs: i64) -> Bid:
    """Return a bid by the index of its price in BID_PRICES."""
    return BIDS[level * (level + 1) // 2 + fakirs]


def drop(tile: i64, tribe: i64) -> Drop:
    return DROPS[tile * TRIBE_COUNT + tribe]


def kill(tile: i64, tribe: i64) -> Kill:
    return KILLS[tile * TRIBE_COUNT + tribe]


def strike(rival: i64, tribe: i64) -> Strike:
    return STRIKES[rival * 2 + tribe]


def summon(djinn: i64, fakirs: i64) -> Summon:
    return SUMMONS[djinn * 2 + fakirs]


def invoke(djinn: i64, fakirs: i64) -> Invoke:
    return INVOKES[djinn * 2 + fakirs]


def sale(suit: i64) -> Sell:
    return SALES[suit - 1]
