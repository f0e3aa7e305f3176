"""The state of a game: a position, its decision stack, and how actions change both."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from naqala.engine.actions import Action, Invoke, invoke
from naqala.engine.components import BID_PRICE_AT, NOBODY, ZERO_SPOTS
from naqala.engine.djinns import ANYTIME_POWERS, DISCOUNT_BIDS, DJINNS, PROTECT_MEEPLES, STEP_POWERS
from naqala.engine.events.round_events import (
    GameEnded,
    MarkerPlaced,
    NoMoveDeclared,
    RoundEnded,
    RoundStarted,
    TurnEnded,
    TurnStarted,
)
from naqala.engine.events.tribe_events import PowerUsed
from naqala.engine.geometry import bit, lowest
from naqala.engine.operations import Operations

if TYPE_CHECKING:
    from naqala.engine.board import Board, TileLayout
    from naqala.engine.djinns.djinn import Djinn
    from naqala.engine.luck import Luck
    from naqala.engine.player import Player
    from naqala.engine.steps.step import Step


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class State(Operations):
    """A game at one moment.

    `options` is the only definition of what is legal. `play` does not check its argument; `Game.play` does. States are
    mutable: copy one before you play on if you want to keep it.

    >>> state = naqala.Game.new(players=3, seed=1).state
    >>> state.play(state.options()[0])
    >>> state
    <State of 3 players, round 1, to decide Bidding(seat=1, nth=1)>
    """

    def copy(self) -> State:
        """Return an independent copy without an event sink."""
        twin = State(
            self.layout, self.board.copy(), [player.copy() for player in self.players], self.luck.copy(), self.steps[:]
        )
        twin.copy_public_from(self)
        twin.deck = self.deck
        twin.djinn_deck = self.djinn_deck
        twin.summoned = self.summoned
        return twin

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        pieces = (self.layout, self.board, self.players, self.luck, self.steps)
        return unpickle_state, (*pieces, self.colours, self.rows(), self.counters(), self.piles())

    def __repr__(self) -> str:
        status = "over" if self.over else f"to decide {self.steps[-1]!r}"
        return f"<State of {len(self.players)} players, round {self.round}, {status}>"

    # Decisions

    @property
    def seat(self) -> int:
        """The seat that is to act, or NOBODY when the game is over."""
        return NOBODY if self.over else self.steps[-1].seat

    def options(self) -> list[Action]:
        """Return every legal action once, in a stable order; an empty list when the game is over."""
        if self.over:
            return []
        return self.steps[-1].options(self)

    def play(self, action: Action) -> None:
        """Play one of the options, and the steps after it that need no decision. Nothing is checked."""
        step = self.steps[-1]
        if isinstance(action, Invoke):
            self.invoke(step.seat, action)
        else:
            step.apply(self, action)
        self.run_automatic_steps()

    def run_automatic_steps(self) -> None:
        """Resolve the steps at the top of the stack that need no decision."""
        while not self.over and self.steps[-1].resolve_automatically(self):
            pass

    def push_step(self, step: Step) -> None:
        """Put a step on top of the decision stack."""
        self.steps.append(step)

    def pop_step(self) -> None:
        """Remove the step on top of the decision stack."""
        self.steps.pop()

    # The round

    def place_marker(self, seat: i64, level: i64, gold: i64, fakirs: i64) -> None:
        """Bid: place a marker; one on 0 goes in front of those already there (B1, B2)."""
        if fakirs:
            self.pay_price(seat, 0, fakirs)
        self.players[seat].gold -= gold
        self.track[self.spot(level)] = seat
        if self.event_sink is not None:
            self.emit(MarkerPlaced(seat, BID_PRICE_AT[level], gold, fakirs))

    def spot(self, level: i64) -> i64:
        """Return the spot for the next marker at this price."""
        if level:
            return level + ZERO_SPOTS - 1
        zero: i64 = 0
        while zero < ZERO_SPOTS - 1 and self.track[zero] != NOBODY:
            zero += 1
        return zero

    def begin_turn(self, spot: i64) -> i64:
        """Move the marker on this spot to the bid order track and return its seat (T1)."""
        seat = self.track[spot]
        self.track[spot] = NOBODY
        self.order = append(self.order, seat)
        if self.event_sink is not None:
            self.emit(TurnStarted(seat, BID_PRICE_AT[spot - ZERO_SPOTS + 1 if spot >= ZERO_SPOTS else 0]))
        return seat

    def declare_no_move(self, seat: i64) -> None:
        """Declare that no meeples can be moved (E2)."""
        self.no_move = True
        if self.event_sink is not None:
            self.emit(NoMoveDeclared(seat))

    def end_turn(self, seat: i64) -> None:
        if self.event_sink is not None:
            self.emit(TurnEnded(seat))

    def end_round(self) -> None:
        if self.event_sink is not None:
            self.emit(RoundEnded(self.round))

    def begin_round(self) -> None:
        """Refill the rows, make the powers available again and start the next round (N1, N2, D1)."""
        self.refill_row()
        self.refill_djinns()
        for player in self.players:
            player.spent = 0
        self.round += 1
        if self.event_sink is not None:
            self.emit(RoundStarted(self.round))

    def end_game(self) -> None:
        """End the game (E1-E3)."""
        self.over = True
        if self.event_sink is not None:
            self.emit(GameEnded(self.last_camel, self.no_move or not self.last_camel))

    # Djinns

    def is_protected(self, seat: i64) -> bool:
        """Return whether a djinn protects the meeples that this seat holds (D5)."""
        return self.players[seat].djinns & PROTECT_MEEPLES != 0

    def bid_discounter(self, seat: i64) -> i64:
        """Return the unused djinn that lets this seat lower its bids, or NOBODY."""
        player = self.players[seat]
        djinns = player.djinns & DISCOUNT_BIDS & ~player.spent
        return lowest(djinns) if djinns else NOBODY

    def mark_power_used(self, seat: i64, djinn: i64) -> None:
        """Mark a power as used for this round (D1)."""
        self.players[seat].spent |= bit(djinn)
        if self.event_sink is not None:
            self.emit(PowerUsed(seat, djinn))

    def djinn(self, number: i64) -> Djinn:
        return DJINNS[number]

    def add_powers(self, step: Step, found: list[Action]) -> None:
        """Append every power that its owner can pay for and that has an effect now (T4, T5)."""
        player = self.players[step.seat]
        djinns = (
            player.djinns & ~player.spent & (ANYTIME_POWERS | STEP_POWERS if step.allows_any_power() else STEP_POWERS)
        )
        while djinns:
            djinn = DJINNS[lowest(djinns)]
            djinns &= djinns - 1
            for fakirs in range(djinn.price.fakirs, djinn.price.fakirs + djinn.price.either + 1):
                if djinn.price.payable(player, fakirs) and djinn.has_effect(self, player, step, fakirs):
                    found.append(invoke(djinn.id, fakirs))

    def may_have_power(self, step: Step) -> bool:
        """Return whether a power may be usable here, judged by public information only (H4)."""
        player = self.players[step.seat]
        djinns = (
            player.djinns & ~player.spent & (ANYTIME_POWERS | STEP_POWERS if step.allows_any_power() else STEP_POWERS)
        )
        while djinns:
            djinn = DJINNS[lowest(djinns)]
            djinns &= djinns - 1
            for fakirs in range(djinn.price.fakirs, djinn.price.fakirs + djinn.price.either + 1):
                if djinn.price.may_be_payable(player, fakirs) and djinn.has_effect(self, player, step, fakirs):
                    return True
        return False

    def invoke(self, seat: i64, action: Invoke) -> None:
        """Pay for a power, then apply it (T4)."""
        djinn = DJINNS[action.djinn]
        self.mark_power_used(seat, action.djinn)
        self.pay_price(seat, djinn.price.total - action.fakirs, action.fakirs)
        djinn.use(self, self.players[seat])


def unpickle_state(
    layout: TileLayout,
    board: Board,
    players: list[Player],
    luck: Luck,
    steps: list[Step],
    colours: tuple[str, ...],
    rows: tuple[tuple[int, ...], ...],
    counters: tuple[int, ...],
    piles: tuple[int, int, int],
) -> State:
    state = State(layout, board, players, luck, steps)
    state.colours = colours
    state.restore(rows, counters)
    state.deck, state.djinn_deck, state.summoned = piles
    return state
