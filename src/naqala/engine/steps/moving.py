"""M, K: picking up, sowing, taking back."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64, mypyc_attr

from naqala.engine.actions import NO_MOVE, PICK_UPS, Action, Drop, PickUp, drop
from naqala.engine.geometry import HEAD, ONWARD, ONWARD_N, START, bit, reach, way_on
from naqala.engine.pile import PAIRS, every, one, size
from naqala.engine.steps.places import ask_place
from naqala.engine.steps.step import Step
from naqala.engine.steps.tribes import ask_tribe
from naqala.engine.things import TILES, TRIBES

if TYPE_CHECKING:
    from naqala.engine.state import State


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Moving(Step):
    """M1, M7: choose the tile whose meeples to take in hand, or, with no move left, say so (E2)."""

    RULE: ClassVar[str] = "M1"
    ASKS: ClassVar[str] = "pick up the meeples of a tile"

    def passes(self, state: State) -> bool:
        if state.no_move:
            state.done()
            return True
        if state.board.can_move() or state.seems_to_have_power(self):
            return False
        state.done()
        state.declare_no_move(self.seat)
        return True

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        for tile in range(i64(TILES)):
            if state.board.can_lift(tile):
                found.append(PICK_UPS[tile])
        if not found:
            found.append(NO_MOVE)
        state.powers(self, found)
        return found

    def take(self, state: State, action: Action) -> None:
        state.done()
        if isinstance(action, PickUp):
            hand = state.lift(self.seat, action.tile)
            state.ask(Sowing(self.seat, START + action.tile, hand))
        else:
            state.declare_no_move(self.seat)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Sowing(Step):
    """M2-M6: walk on and drop one meeple; only so that the walk can still end lawfully."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "way", "hand")
    RULE: ClassVar[str] = "M2"
    ASKS: ClassVar[str] = "drop a meeple on the next tile"

    def __init__(self, seat: i64, way: i64, hand: i64) -> None:
        self.seat = seat
        self.way = way  # the step just made
        self.hand = hand  # a pile

    def in_hand(self) -> i64:
        return self.hand

    def options(self, state: State) -> list[Action]:
        """A walk can end lawfully if one of the tribes in hand stands where it may end, or will stand there.

        It will if the tile dropped on can be met again at the end; and five steps and two of a tribe are always
        enough: drop one, go round a square, join it.
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
            for tribe in range(i64(TRIBES)):
                if not self.hand & every(tribe):
                    continue
                rest = self.hand - one(tribe)
                if (
                    (left == 0 and joined & every(tribe))
                    or rest & joined
                    or (ends & bit(tile) and rest & every(tribe))
                    or (left >= 5 and rest & PAIRS)
                ):
                    found.append(drop(tile, tribe))
        return found

    def take(self, state: State, action: Action) -> None:
        assert isinstance(action, Drop)
        state.done()
        state.drop(self.seat, action.tile, action.tribe)
        hand = self.hand - one(action.tribe)
        if hand:
            state.ask(Sowing(self.seat, way_on(self.way, action.tile), hand))
        else:
            arrive(state, self.seat, action.tile, action.tribe)


def arrive(state: State, seat: i64, tile: i64, tribe: i64) -> None:
    """T2: the walk is over. Take back and take control (K1, K2); the tribe's action and then the place's are due."""
    n = state.take_back(seat, tile, tribe)
    state.claim_if_emptied(seat, tile)
    ask_place(state, seat, tile)
    ask_tribe(state, seat, tile, tribe, n)
