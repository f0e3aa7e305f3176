"""B, T1, N, E: the bids and turns of a round, and what is between two rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from naqala.engine.actions import Action, Bid, bid
from naqala.engine.steps.moving import Moving
from naqala.engine.steps.sale import Selling
from naqala.engine.steps.step import Step
from naqala.engine.things import NOBODY, PRICE, SPOTS

if TYPE_CHECKING:
    from naqala.engine.state import State


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Bidding(Step):
    """B1-B4: the nth marker of the bid order track chooses its spot on the turn order track."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "nth")
    RULE: ClassVar[str] = "B1"
    ASKS: ClassVar[str] = "choose a spot of the turn order track"

    def __init__(self, seat: i64, nth: i64) -> None:
        self.seat = seat
        self.nth = nth

    def options(self, state: State) -> list[Action]:
        """The poor have the cheapest free spot for all their gold, so there Fakirs must save some of it (B4, T5)."""
        gold = state.players[self.seat].gold
        fakirs = state.players[self.seat].fakirs if state.haggler(self.seat) != NOBODY else i64(0)
        found: list[Action] = []
        for level in range(i64(len(PRICE))):
            if state.track[state.spot(level)] != NOBODY:
                continue
            cheapest = not found
            if PRICE[level] <= gold or cheapest:
                found.append(bid(level, 0))
            for fewer in range(i64(1), min(fakirs, level) + 1):
                lowered = PRICE[level - fewer]
                if lowered < gold or (lowered == gold and not cheapest):
                    found.append(bid(level, fewer))
        return found

    def take(self, state: State, action: Action) -> None:
        assert isinstance(action, Bid)
        state.done()
        if action.fakirs:
            state.rest_due(self.seat, state.haggler(self.seat))
        price = PRICE[action.level - action.fakirs]
        state.place_marker(self.seat, action.level, min(price, state.players[self.seat].gold), action.fakirs)
        nth = self.nth + 1
        if nth < len(state.order):
            state.ask(Bidding(state.order[nth], nth))
        else:
            state.order = vec[i64]()
            state.ask(NextTurn(NOBODY))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class NextTurn(Step):
    """B5, T1: the foremost marker goes back to the bid order track, and its owner acts."""

    RULE: ClassVar[str] = "B5"
    ASKS: ClassVar[str] = "let the next marker act"

    def passes(self, state: State) -> bool:
        spot: i64 = SPOTS - 1
        while spot >= 0 and state.track[spot] == NOBODY:
            spot -= 1
        if spot < 0:
            state.done()
            state.ask(CleanUp(NOBODY))
            return True
        seat = state.begin_turn(spot)
        state.ask(Selling(seat))
        state.ask(Moving(seat))
        return True


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CleanUp(Step):
    """N1-N3, E1-E3: another round, or the end."""

    RULE: ClassVar[str] = "N1"
    ASKS: ClassVar[str] = "clean up"

    def passes(self, state: State) -> bool:
        state.done()
        state.end_round()
        if state.last_camel or state.no_move or not state.board.can_move():
            state.end_game()
        else:
            state.begin_round()
            state.ask(Bidding(state.order[0], 0))
        return True
