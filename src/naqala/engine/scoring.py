"""Victory points, as if the game ended now (V1-V6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from naqala.engine.components import (
    ELDER_POINTS,
    GOOD_KINDS,
    PALACE_POINTS,
    PALM_TREE_POINTS,
    SUIT_VALUES,
    VIZIER_MAJORITY_POINTS,
    VIZIER_POINTS,
)
from naqala.engine.djinns import DJINNS
from naqala.engine.geometry import lowest, population
from naqala.engine.pile import count
from naqala.engine.value import Value

if TYPE_CHECKING:
    from naqala.engine.player import Player
    from naqala.engine.state import State


@final
@mypyc_attr(acyclic=True)
class PointValues:
    """How many points pieces are worth to one player; djinns change it."""

    def __init__(self) -> None:
        self.vizier: i64 = VIZIER_POINTS
        self.elder: i64 = ELDER_POINTS
        self.palm: i64 = PALM_TREE_POINTS
        self.palace: i64 = PALACE_POINTS
        self.wild: i64 = 0  # wild cards: goods of the owner's choice


@final
@mypyc_attr(acyclic=True)
class ScoreSheet(Value):
    """One player's points by source.

    >>> naqala.Game.new(seed=1).scores()[0].total
    50
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat", "gold", "viziers", "more_viziers", "elders", "djinns", "tiles", "palms", "palaces", "goods",
    )  # fmt: skip

    def __init__(
        self,
        seat: i64,
        gold: i64,
        viziers: i64,
        more_viziers: i64,
        elders: i64,
        djinns: i64,
        tiles: i64,
        palms: i64,
        palaces: i64,
        goods: i64,
    ) -> None:
        self.seat = seat
        self.gold = gold  # V1
        self.viziers = viziers  # V2
        self.more_viziers = more_viziers  # V2: the bonus over opponents
        self.elders = elders  # V3
        self.djinns = djinns  # V4
        self.tiles = tiles  # V5
        self.palms = palms  # V5
        self.palaces = palaces  # V5
        self.goods = goods  # V6
        self.total = gold + viziers + more_viziers + elders + djinns + tiles + palms + palaces + goods


def suit_at(hand: i64, level: i64) -> i64:
    """Return the goods of which a hand has at least `level`, as a set: the goods of its nth suit (V6).

    The best split takes the longest suits first, because each card adds at least as much as the one before.
    """
    suit: i64 = 0
    good: i64 = GOOD_KINDS - 1
    while good >= 0:
        suit = suit + suit + (1 if count(hand, good) >= level else 0)
        good -= 1
    return suit


def suits(hand: i64, wild: i64) -> i64:
    """Return the value of the goods in a hand (V6); wild cards lengthen the longest suits first (D2)."""
    total: i64 = 0
    level: i64 = 1
    while True:
        length = population(suit_at(hand, level))
        while wild and length < GOOD_KINDS:
            length += 1
            wild -= 1
        if not length:
            return total
        total += SUIT_VALUES[length]
        level += 1


def best_suits(hand: i64, wild: i64) -> list[tuple[int, int]]:
    """Return the suits whose values `suits` adds up, longest first: the set of goods, and the number of wild cards."""
    found: list[tuple[int, int]] = []
    level: i64 = 1
    while True:
        suit = suit_at(hand, level)
        helpers = min(wild, GOOD_KINDS - population(suit))
        if not suit and not helpers:
            return found
        found.append((suit, helpers))
        wild -= helpers
        level += 1


def point_values(player: Player) -> PointValues:
    """Return how many points pieces are worth to a player, djinns included."""
    values = PointValues()
    djinns = player.djinns
    while djinns:
        DJINNS[lowest(djinns)].adjust_scoring(values, player)
        djinns &= djinns - 1
    return values


def score_sheet(state: State, seat: i64) -> ScoreSheet:
    """Return the score sheet of one seat."""
    player = state.players[seat]
    tiles: i64 = 0
    palms: i64 = 0
    palaces: i64 = 0
    owns = player.owns
    while owns:
        tile = lowest(owns)
        owns &= owns - 1
        tiles += state.layout.value[tile]
        palms += state.board.palms(tile)
        palaces += state.board.palaces(tile)
    return player_sheet(player, state.players, tiles, palms, palaces)


def player_sheet(player: Player, players: list[Player], tiles: i64, palms: i64, palaces: i64) -> ScoreSheet:
    """Return the score sheet of a player whose tiles have this value and these pieces (V1-V6)."""
    values = point_values(player)
    more_viziers: i64 = 0
    for rival in players:
        if rival.viziers < player.viziers:
            more_viziers += VIZIER_MAJORITY_POINTS
    djinn_value: i64 = 0
    djinns = player.djinns
    while djinns:
        djinn_value += DJINNS[lowest(djinns)].points
        djinns &= djinns - 1
    return ScoreSheet(
        player.seat,
        player.gold,
        player.viziers * values.vizier,
        more_viziers,
        player.elders * values.elder,
        djinn_value,
        tiles,
        palms * values.palm,
        palaces * values.palace,
        suits(player.hand, values.wild),
    )


def score_sheets(state: State) -> list[ScoreSheet]:
    """Return a score sheet for each seat."""
    return [score_sheet(state, player.seat) for player in state.players]


def scores(state: State) -> list[int]:
    """Return the total of each seat."""
    return [score_sheet(state, player.seat).total for player in state.players]


def winners(state: State) -> list[int]:
    """Return the seats with the highest score; equal scores share the win (E4)."""
    return highest(scores(state))


def highest(totals: list[int]) -> list[int]:
    """Return the positions of the highest total."""
    best = max(totals)
    return [nth for nth, total in enumerate(totals) if total == best]
