"""What a written position must be, beyond what `audit` asks of every state: its questions are such as the game asks."""

from __future__ import annotations

import re
from typing import Final

from naqala.engine.audit import audit
from naqala.engine.djinns import FREE
from naqala.engine.errors import Impossible
from naqala.engine.geometry import bit
from naqala.engine.notation.layout import Layout
from naqala.engine.notation.wording import kind_of
from naqala.engine.state import State
from naqala.engine.steps import Bidding, Choosing, KillingSecond, PlacingAround, Step, Trading
from naqala.engine.things import NOBODY, NOWHERE, SEAT_NAMES

# What is due in a turn, the last first: its sale, the place, the tribe; above them a power that asks.
TURN: Final = re.compile(
    "selling"
    "(>moving|>(placing|trading|summoning)"
    "(>(welcoming|collecting|building|killing|killing-two|killing-second))?)?"
    "(>(choosing|keeping|conjuring|placing-around))?|selling>sowing"
)
TRADES: Final = ((3, 3, 1), (6, 6, 2), (0, 5, 1))  # price, cards in reach, cards to take; the last when one is taken


def check_steps(layout: Layout) -> None:
    """Everybody named plays, and what is due lies in the order of a turn (T2)."""
    seats = len(layout.holdings)
    named = [*layout.order, *layout.track, *[tile.camel for tile in layout.tiles]]
    for step in layout.steps:
        named.append(step.seat)
        if isinstance(step, KillingSecond):
            named.append(step.rival)
            check_aim(step)
    for seat in named:
        if seat >= seats:
            raise Impossible(f"{SEAT_NAMES[seat]} does not play in a game of {seats} (C7).")
    if layout.steps and not isinstance(layout.steps[0], Bidding):
        check_turn(layout)
    elif len(layout.steps) > 1:
        raise Impossible("A bid is all that is asked at its time (B1).")


def check_aim(step: KillingSecond) -> None:
    if (step.tile == NOWHERE) == (step.rival == NOBODY) or step.rival == step.seat:
        raise Impossible("The second victim is on the tile or with the rival where the first was (D11).")


def check_turn(layout: Layout) -> None:
    kinds = ">".join([kind_of(step) for step in layout.steps])
    if not TURN.fullmatch(kinds):
        raise Impossible(f"In no turn is {kinds} due, from its end to now (T2).")
    for step in layout.steps:
        if step.seat not in layout.order[-1:]:
            raise Impossible("Who is asked is the last on the bid order track (T1).")
        if isinstance(step, Trading) and (step.price, step.first, step.n) not in TRADES:
            raise Impossible(f"There is no market that asks {step!r} (P3, P4).")
    for step in layout.steps[:-1]:
        if not step.is_moment():
            raise Impossible(f"Nothing comes before the answer to {step!r} (T6).")


def check(state: State) -> None:
    audit(state)
    if state.over:
        check_end(state)
        return
    step = state.steps[-1]
    if step.passes(state.copy()):
        raise Impossible(f"{step!r} is no question here; it happens by itself (T5).")
    check_power(state, step)


def check_end(state: State) -> None:
    for seat in state.track:
        if seat != NOBODY:
            raise Impossible(f"{SEAT_NAMES[seat]} is still to act, so the game is not over (E1).")
    if not state.last_camel and not state.no_move and state.board.can_move():
        raise Impossible("The game is over only if somebody has no camel left or could not move (E1-E3).")


def check_power(state: State, step: Step) -> None:
    """A power was paid for, and asks what it would ask now."""
    if isinstance(step, PlacingAround) and not state.supply(step.piece):
        raise Impossible("There is nothing left to place (P1).")
    if not isinstance(step, Choosing):
        return
    player = state.players[step.seat]
    twin = state.copy()
    if bit(step.djinn) & player.spent & FREE:
        state.djinn(step.djinn).use(twin, twin.players[step.seat])
    if len(twin.steps) == len(state.steps) or twin.steps[-1] != step:
        raise Impossible(f"That is not what {state.djinn(step.djinn)!r} asks (D1).")
