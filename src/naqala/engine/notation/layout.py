"""How the things of a game lie, as a position says it: all that does not follow from the rest."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from naqala.engine.geometry import bit
from naqala.engine.state import State
from naqala.engine.steps import NextTurn, Step
from naqala.engine.tabletop import spelt_out
from naqala.engine.things import NOBODY, TILES
from naqala.engine.value import Value


@final
@mypyc_attr(acyclic=True)
class Tile(Value):
    """A tile, what stands on it and, if anybody's, whose camel."""

    FIELDS: ClassVar[tuple[str, ...]] = ("place", "value", "meeples", "palms", "palaces", "camel")

    def __init__(self, place: i64, value: i64, meeples: i64, palms: i64, palaces: i64, camel: i64) -> None:
        self.place = place
        self.value = value
        self.meeples = meeples
        self.palms = palms
        self.palaces = palaces
        self.camel = camel


@final
@mypyc_attr(acyclic=True)
class Holding(Value):
    """What a player has."""

    FIELDS: ClassVar[tuple[str, ...]] = ("gold", "viziers", "elders", "hand", "djinns", "spent")

    def __init__(self, gold: i64, viziers: i64, elders: i64, hand: i64, djinns: i64, spent: i64) -> None:
        self.gold = gold
        self.viziers = viziers
        self.elders = elders
        self.hand = hand
        self.djinns = djinns
        self.spent = spent


@final
@mypyc_attr(acyclic=True)
class Layout(Value):
    """A position without its luck. Bag, piles, supplies and camels left are the rest of the box."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "round", "tiles", "holdings", "order", "track", "row", "djinns", "discards", "dismissed", "stuck", "steps",
    )  # fmt: skip

    def __init__(
        self,
        round: i64,
        tiles: tuple[Tile, ...],
        holdings: tuple[Holding, ...],
        order: tuple[int, ...],
        track: tuple[int, ...],
        row: tuple[int, ...],
        djinns: tuple[int, ...],
        discards: i64,
        dismissed: i64,
        stuck: bool,
        steps: tuple[Step, ...],
    ) -> None:
        self.round = round
        self.tiles = tiles
        self.holdings = holdings
        self.order = order
        self.track = track  # for each spot the marker there, or NOBODY
        self.row = row
        self.djinns = djinns  # on offer
        self.discards = discards
        self.dismissed = dismissed  # the djinns discarded
        self.stuck = stuck  # somebody could not move (E2)
        self.steps = steps  # above the next turn's


def layout_of(state: State) -> Layout:
    return Layout(
        state.round,
        tuple([tile_of(state, tile) for tile in range(TILES)]),
        tuple([Holding(p.gold, p.viziers, p.elders, p.hand, p.djinns, p.spent) for p in state.players]),
        spelt_out(state.order),
        spelt_out(state.track),
        spelt_out(state.row),
        spelt_out(state.djinn_row),
        state.discards,
        state.djinn_discards,
        state.no_move,
        tuple([step for step in state.steps if not isinstance(step, NextTurn)]),
    )


def tile_of(state: State, tile: int) -> Tile:
    land, board = state.land, state.board
    camel = NOBODY
    for player in state.players:
        if player.owns & bit(tile):
            camel = player.seat
    meeples = board.meeples(tile)
    return Tile(land.place[tile], land.value[tile], meeples, board.palms(tile), board.palaces(tile), camel)
