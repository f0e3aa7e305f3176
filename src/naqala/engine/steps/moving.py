"""Moving meeples: picking up, sowing, collecting (M1-M7, K1, K2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from naqala.engine.actions import NO_MOVE, PICK_UPS, Action, Drop, PickUp, drop
from naqala.engine.components import TILE_COUNT, TRIBE_COUNT
from naqala.engine.geometry import HEAD, ONWARD, ONWARD_N, START, bit, reach, way_on
from naqala.engine.pile import PAIR_MASK, every, one, size
from naqala.engine.steps.places import push_place_step
from naqala.engine.steps.step import Step
from naqala.engine.steps.tribes import push_tribe_step

if TYPE_CHECKING:
    from naqala.engine.state import State


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Moving(Step):
    """Pick up the meeples of a tile (M1, M7), or declare that none can be moved (E2)."""

    RULE: ClassVar[str] = "M1"
    NAME: ClassVar[str] = "moving"

    def resolve_automatically(self, state: State) -> bool:
        if state.no_move:
            state.pop_step()
            return True
        if state.board.can_move() or state.may_have_power(self):
            return False
        state.pop_step()
        state.declare_no_move(self.seat)
        return True

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        for tile in range(i64(TILE_COUNT)):
            if state.board.can_pick_up(tile):
                found.append(PICK_UPS[tile])
        if not found:
            found.append(NO_MOVE)
        state.add_powers(self, found)
        return found

    def apply(self, state: State, action: Action) -> None:
        state.pop_step()
        if isinstance(action, PickUp):
            hand = state.pick_up(self.seat, action.tile)
            state.push_step(Sowing(self.seat, START + action.tile, hand))
        else:
            state.declare_no_move(self.seat)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Sowing(Step):
    """Step to the next tile and drop one meeple, so that the walk can still end legally (M2-M6)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "way", "hand")
    RULE: ClassVar[str] = "M2"
    NAME: ClassVar[str] = "sowing"

    def __init__(self, seat: i64, way: i64, hand: i64) -> None:
        self.seat = seat
        self.way = way  # the last step
        self.hand = hand  # a pile

    def in_hand(self) -> i64:
        return self.hand

    def options(self, state: State) -> list[Action]:
        """Return the drops after which the walk can still end legally.

        It can if a tribe left in hand has a meeple on a tile where the walk may end, or if the walk may return to the
        tile dropped on. Five steps and two meeples of one tribe are always enough: drop one, walk round a square, join
        it.
        """
        found: list[Action] = []
        board = state.board
        left = size(self.hand) - 1
        first = self.way * 4
        for nth in range(first, first + ONWARD_N[self.way]):
            way = ONWARD[nth]
            tile = HEAD[way]
            ends = reach(left, way)
            joined = board.standing_in(ends)
            for tribe in range(i64(TRIBE_COUNT)):
                if not self.hand & every(tribe):
                    continue
                rest = self.hand - one(tribe)
                if (
                    (left == 0 and joined & every(tribe))
                    or rest & joined
                    or (ends & bit(tile) and rest & every(tribe))
                    or (left >= 5 and rest & PAIR_MASK)
                ):
                    found.append(drop(tile, tribe))
        return found

    def apply(self, state: State, action: Action) -> None:
        assert isinstance(action, Drop)
        state.pop_step()
        state.drop(self.seat, action.tile, action.tribe)
        hand = self.hand - one(action.tribe)
        if hand:
            state.push_step(Sowing(self.seat, way_on(self.way, action.tile), hand))
        else:
            end_walk(state, self.seat, action.tile, action.tribe)


def end_walk(state: State, seat: i64, tile: i64, tribe: i64) -> None:
    """End the walk: collect, take control (K1, K2), and push the steps of the place and the tribe (T2)."""
    n = state.collect(seat, tile, tribe)
    state.claim_if_emptied(seat, tile)
    push_place_step(state, seat, tile)
    push_tribe_step(state, seat, tile, tribe, n)
