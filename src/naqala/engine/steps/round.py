"""The bids and turns of a round, and the clean-up between rounds (B, T1, N, E)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from naqala.engine.actions import Action, Bid, bid
from naqala.engine.components import BID_PRICE_AT, NOBODY, TRACK_SPOTS
from naqala.engine.steps.moving import Moving
from naqala.engine.steps.sale import Selling
from naqala.engine.steps.step import Step

if TYPE_CHECKING:
    from naqala.engine.state import State


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Bidding(Step):
    """Bid: the nth marker of the bid order track chooses a spot on the turn order track (B1-B4)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "nth")
    RULE: ClassVar[str] = "B1"
    NAME: ClassVar[str] = "bidding"

    def __init__(self, seat: i64, nth: i64) -> None:
        self.seat = seat
        self.nth = nth

    def options(self, state: State) -> list[Action]:
        """Return the bids.

        A player without enough gold gets the cheapest free spot for all of it, so there Fakirs must save some (B4, T5).
        """
        gold = state.players[self.seat].gold
        fakirs = state.players[self.seat].fakirs if state.bid_discounter(self.seat) != NOBODY else i64(0)
        found: list[Action] = []
        for level in range(i64(len(BID_PRICE_AT))):
            if state.track[state.spot(level)] != NOBODY:
                continue
            cheapest = not found
            if BID_PRICE_AT[level] <= gold or cheapest:
                found.append(bid(level, 0))
            for fewer in range(i64(1), min(fakirs, level) + 1):
                lowered = BID_PRICE_AT[level - fewer]
                if lowered < gold or (lowered == gold and not cheapest):
                    found.append(bid(level, fewer))
        return found

    def apply(self, state: State, action: Action) -> None:
        assert isinstance(action, Bid)
        state.pop_step()
        if action.fakirs:
            state.mark_power_used(self.seat, state.bid_discounter(self.seat))
        price = BID_PRICE_AT[action.level - action.fakirs]
        state.place_marker(self.seat, action.level, min(price, state.players[self.seat].gold), action.fakirs)
        nth = self.nth + 1
        if nth < len(state.order):
            state.push_step(Bidding(state.order[nth], nth))
        else:
            state.order = vec[i64]()
            state.push_step(NextTurn(NOBODY))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class NextTurn(Step):
    """Start the turn of the first marker on the turn order track, or clean up (B5, T1)."""

    RULE: ClassVar[str] = "B5"

    def resolve_automatically(self, state: State) -> bool:
        spot: i64 = TRACK_SPOTS - 1
        while spot >= 0 and state.track[spot] == NOBODY:
            spot -= 1
        if spot < 0:
            state.pop_step()
            state.push_step(CleanUp(NOBODY))
            return True
        seat = state.begin_turn(spot)
        state.push_step(Selling(seat))
        state.push_step(Moving(seat))
        return True


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CleanUp(Step):
    """Start another round, or end the game (N1-N3, E1-E3)."""

    RULE: ClassVar[str] = "N1"

    def resolve_automatically(self, state: State) -> bool:
        state.pop_step()
        state.end_round()
        if state.last_camel or state.no_move or not state.board.can_move():
            state.end_game()
        else:
            state.begin_round()
            state.push_step(Bidding(state.order[0], 0))
        return True
