"""The base class of the djinn pages: what every bot assumes of a djinn that it knows nothing about."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from naqala.engine.geometry import bit

if TYPE_CHECKING:
    from naqala.bots.search.evaluation import Evaluator
    from naqala.bots.search.item_values import ItemValues
    from naqala.engine.player import Player
    from naqala.engine.state import State

NEVER: Final = 0
OWN_TILE: Final = 10.0
RIVALS_TILE: Final = -5.0


class DjinnValues:
    """How the bots value one djinn. Every default is neutral; a page overrides what it knows better."""

    name: ClassVar[str] = ""  # as in the engine

    # Points that the djinn adds to what its owner has
    elder_points: ClassVar[float] = 0.0  # to each Elder
    vizier_points: ClassVar[float] = 0.0  # to each Vizier
    palm_points: ClassVar[float] = 0.0  # to each palm tree
    fakir_points: ClassVar[float] = 0.0  # to each Fakir
    values_land: ClassVar[bool] = False  # to each tile, by the weight of the feature LAND

    # Income of the owner, no matter who acts
    earns_by_palaces: ClassVar[bool] = False
    earns_by_djinns: ClassVar[bool] = False
    earns_by_kills: ClassVar[bool] = False

    # Powers that change an action
    moves_palm_trees: ClassVar[bool] = False  # to a neighbouring tile
    moves_palaces: ClassVar[bool] = False
    doubles_builders: ClassVar[bool] = False
    kills_two: ClassVar[bool] = False
    captures_victims: ClassVar[bool] = False

    end_of_turn_order: ClassVar[int] = NEVER  # when the power is considered at the end of a turn, 1 first

    def __init__(self) -> None:
        self.djinn: i64 = -1  # its number, set once the pages are listed

    def value_in_service(self, state: State, player: Player, evaluator: Evaluator) -> float:
        """Points that the djinn would bring this player at once, beside its own points and its weight."""
        return 0.0

    def is_worth_using(self, state: State, values: ItemValues, player: Player) -> bool:
        """At the end of the turn: is the power worth its price?"""
        return False

    def tile_choice_value(self, state: State, values: ItemValues, player: Player, tile: i64) -> float:
        """The value of choosing a tile for the power. By default the power is good for the tile's owner."""
        if player.owns & bit(tile):
            return OWN_TILE
        return RIVALS_TILE if state.board.owned & bit(tile) else 0.0
