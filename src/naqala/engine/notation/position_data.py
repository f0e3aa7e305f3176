"""The contents of a written position: everything that does not follow from the rest."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from naqala.engine.components import NOBODY, TILE_COUNT
from naqala.engine.geometry import bit
from naqala.engine.position import to_tuple
from naqala.engine.state import State
from naqala.engine.steps import NextTurn, Step
from naqala.engine.value import Value


@final
@mypyc_attr(acyclic=True)
class TileData(Value):
    """A tile, the pieces on it, and the seat of its camel or NOBODY."""

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
class PlayerData(Value):
    """What a player has, as a position says it."""

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
class PositionData(Value):
    """A position without its luck. Bag, decks, supplies and remaining camels are the rest of the box."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "colours", "round", "tiles", "holdings", "order", "track", "row", "djinns", "discards", "dismissed", "stuck",
        "steps",
    )  # fmt: skip

    def __init__(
        self,
        colours: tuple[str, ...],
        round: i64,
        tiles: tuple[TileData, ...],
        holdings: tuple[PlayerData, ...],
        order: tuple[int, ...],
        track: tuple[int, ...],
        row: tuple[int, ...],
        djinns: tuple[int, ...],
        discards: i64,
        dismissed: i64,
        stuck: bool,
        steps: tuple[Step, ...],
    ) -> None:
        self.colours = colours  # by seat
        self.round = round
        self.tiles = tiles
        self.holdings = holdings
        self.order = order
        self.track = track  # for each spot the seat of its marker, or NOBODY
        self.row = row
        self.djinns = djinns  # the djinn row
        self.discards = discards
        self.dismissed = dismissed  # the djinns discarded
        self.stuck = stuck  # a player could not move (E2)
        self.steps = steps  # without NextTurn


def data_of(state: State) -> PositionData:
    return PositionData(
        state.colours,
        state.round,
        tuple([tile_data_of(state, tile) for tile in range(TILE_COUNT)]),
        tuple([PlayerData(p.gold, p.viziers, p.elders, p.hand, p.djinns, p.spent) for p in state.players]),
        to_tuple(state.order),
        to_tuple(state.track),
        to_tuple(state.row),
        to_tuple(state.djinn_row),
        state.discards,
        state.djinn_discards,
        state.no_move,
        tuple([step for step in state.steps if not isinstance(step, NextTurn)]),
    )


def tile_data_of(state: State, tile: int) -> TileData:
    layout, board = state.layout, state.board
    camel = NOBODY
    for player in state.players:
        if player.owns & bit(tile):
            camel = player.seat
    meeples = board.meeples(tile)
    return TileData(layout.place[tile], layout.value[tile], meeples, board.palms(tile), board.palaces(tile), camel)
