"""Victory points (V1-V6), at any moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from naqala.engine.djinns import DJINNS
from naqala.engine.geometry import lowest
from naqala.engine.pile import count
from naqala.engine.things import GOODS, SUIT
from naqala.engine.value import Value

if TYPE_CHECKING:
    from naqala.engine.player import Player
    from naqala.engine.state import State


@final
@mypyc_attr(acyclic=True)
class Worth:
    """What things are worth to one player; djinns change it."""

    def __init__(self) -> None:
        self.vizier: i64 = 1
        self.elder: i64 = 2
        self.palm: i64 = 3
        self.palace: i64 = 5
        self.wild: i64 = 0  # goods of the owner's choice


@final
@mypyc_attr(acyclic=True)
class ScoreSheet(Value):
    """One player's points by where they come from."""

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
        self.more_viziers = more_viziers  # V2: the tens
        self.elders = elders  # V3
        self.djinns = djinns  # V4
        self.tiles = tiles  # V5
        self.palms = palms  # V5
        self.palaces = palaces  # V5
        self.goods = goods  # V6
        self.total = gold + viziers + more_viziers + elders + djinns + tiles + palms + palaces + goods


def suits(hand: i64, wild: i64) -> i64:
    """V6: the best split into suits is the longest first, since each card adds at least as much as the one before."""
    total: i64 = 0
    level: i64 = 1
    while True:
        length: i64 = 0
        for good in range(i64(GOODS)):
            if count(hand, good) >= level:
                length += 1
        while wild and length < GOODS:
            length += 1
            wild -= 1
        if not length:
            return total
        total += SUIT[length]
        level += 1


def worth_to(player: Player) -> Worth:
    worth = Worth()
    djinns = player.djinns
    while djinns:
        DJINNS[lowest(djinns)].changes_worth(worth, player)
        djinns &= djinns - 1
    return worth


def score_sheet(state: State, seat: i64) -> ScoreSheet:
    player = state.players[seat]
    worth = worth_to(player)
    more_viziers: i64 = 0
    for rival in state.players:
        if rival.viziers < player.viziers:
            more_viziers += 10
    djinn_value: i64 = 0
    djinns = player.djinns
    while djinns:
        djinn_value += DJINNS[lowest(djinns)].points
        djinns &= djinns - 1
    tiles: i64 = 0
    palms: i64 = 0
    palaces: i64 = 0
    owns = player.owns
    while owns:
        tile = lowest(owns)
        owns &= owns - 1
        tiles += state.land.value[tile]
        palms += state.board.palms(tile) * worth.palm
        palaces += state.board.palaces(tile) * worth.palace
    return ScoreSheet(
        seat,
        player.gold,
        player.viziers * worth.vizier,
        more_viziers,
        player.elders * worth.elder,
        djinn_value,
        tiles,
        palms,
        palaces,
        suits(player.hand, worth.wild),
    )


def score_sheets(state: State) -> list[ScoreSheet]:
    """One for each seat."""
    return [score_sheet(state, player.seat) for player in state.players]


def scores(state: State) -> list[int]:
    """The totals by seat."""
    return [score_sheet(state, player.seat).total for player in state.players]


def winners(state: State) -> list[int]:
    """The seats with the highest score: equal scores share the win (E4)."""
    totals = scores(state)
    best = max(totals)
    return [seat for seat, total in enumerate(totals) if total == best]
