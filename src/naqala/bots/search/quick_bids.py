"""Fast bids, for self-play."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from naqala.bots.search.item_values import NO_VALUE
from naqala.bots.search.outcome_values import OutcomeValues
from naqala.engine.actions import Action, Bid
from naqala.engine.components import BID_PRICE_AT, NOBODY, TRACK_SPOTS, ZERO_SPOTS
from naqala.engine.geometry import bit
from naqala.engine.luck import Luck
from naqala.engine.sowing import final_of, start_of
from naqala.engine.state import State
from naqala.engine.steps.round import Bidding

CHEAP: Final = 5
MAX_OUTCOMES: Final = 60  # considered for a bid
DISJOINT_TURNS: Final = 6  # turns with no tile in common that are compared
SURVIVAL_RATE: Final = 0.8  # probability that such an outcome is still possible on one's turn


def quick_bid(state: State, outcome_values: OutcomeValues) -> Action:
    """The bid with the best value less its price: the turn after k others is about the best outcome but k."""
    step = state.steps[-1]
    assert isinstance(step, Bidding)
    turns = disjoint_turn_values(state, step.seat, outcome_values)
    later = rivals_still_to_bid(state, step)
    options = state.options()
    chosen = options[0]
    best = NO_VALUE
    for option in options:
        if isinstance(option, Bid) and not option.fakirs:
            ahead = rivals_ahead(state, step.seat, state.spot(option.level), later)
            value = SURVIVAL_RATE * turns[min(ahead, i64(DISJOINT_TURNS - 1))] - float(BID_PRICE_AT[option.level])
            if value > best:
                best = value
                chosen = option
    return chosen


def disjoint_turn_values(state: State, seat: i64, outcome_values: OutcomeValues) -> vec[float]:
    """The values of the best outcomes of which no two share a start tile or a final tile, best first."""
    outcome_values.evaluate_outcomes(state, seat, MAX_OUTCOMES)
    gains = vec[float]([0.0] * DISJOINT_TURNS)
    n: i64 = 0
    used: i64 = 0
    for i in range(i64(len(outcome_values.codes))):
        code = outcome_values.codes[i]
        here = bit(start_of(code)) | bit(final_of(code))
        if not used & here:
            used |= here
            gains[n] = outcome_values.gains[i]
            n += 1
            if n == DISJOINT_TURNS:
                break
    return gains


def rivals_still_to_bid(state: State, step: Bidding) -> i64:
    """The number of rivals' markers that bid after this one."""
    later: i64 = 0
    for nth in range(step.nth + 1, i64(len(state.order))):
        if state.order[nth] != step.seat:
            later += 1
    return later


def rivals_ahead(state: State, seat: i64, spot: i64, later: i64) -> i64:
    """The number of rivals who act before this spot; later bids for a zero spot push ahead of earlier ones."""
    ahead: i64 = 0
    for other in range(spot + 1, i64(TRACK_SPOTS)):
        if state.track[other] != NOBODY and state.track[other] != seat:
            ahead += 1
    if spot < ZERO_SPOTS:
        ahead += min(later, ZERO_SPOTS - 1 - spot)
    return ahead


def cheap_bid(state: State, luck: Luck) -> Action:
    """A random bid up to CHEAP."""
    options = state.options()
    cheap = [option for option in options if isinstance(option, Bid) and option.price <= CHEAP]
    return cheap[luck.below(len(cheap))] if cheap else options[0]
