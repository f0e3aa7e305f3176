"""Bids at a glance, for games that are played to learn from them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from naqala.bots.mind.appraisal import UNKNOWN
from naqala.bots.mind.outlook import Outlook
from naqala.engine.actions import Action, Bid
from naqala.engine.geometry import bit
from naqala.engine.luck import Luck
from naqala.engine.sowing import final_of, start_of
from naqala.engine.state import State
from naqala.engine.steps.round import Bidding
from naqala.engine.things import NOBODY, PRICE, SPOTS, ZEROS

CHEAP: Final = 5
SURVEYED: Final = 60  # outcomes
APART: Final = 6  # of them that share no tile: so many turns may come before mine, and mine
CERTAIN: Final = 0.8  # of such an outcome is still there when it is my turn


def quick_bid(state: State, outlook: Outlook) -> Action:
    """The bid whose turn brings the most, less its price: a turn after k others is about the best outcome but k."""
    step = state.steps[-1]
    assert isinstance(step, Bidding)
    turns = turns_apart(state, step.seat, outlook)
    later = rivals_later(state, step)
    options = state.options()
    chosen = options[0]
    best = UNKNOWN
    for option in options:
        if isinstance(option, Bid) and not option.fakirs:
            ahead = rivals_ahead(state, step.seat, state.spot(option.level), later)
            value = CERTAIN * turns[min(ahead, i64(APART - 1))] - float(PRICE[option.level])
            if value > best:
                best = value
                chosen = option
    return chosen


def turns_apart(state: State, seat: i64, outlook: Outlook) -> vec[float]:
    """What the best outcomes bring of which no two share their start or their final tile, best first."""
    outlook.survey(state, seat, SURVEYED)
    gains = vec[float]([0.0] * APART)
    n: i64 = 0
    used: i64 = 0
    for i in range(i64(len(outlook.codes))):
        code = outlook.codes[i]
        here = bit(start_of(code)) | bit(final_of(code))
        if not used & here:
            used |= here
            gains[n] = outlook.gains[i]
            n += 1
            if n == APART:
                break
    return gains


def rivals_later(state: State, step: Bidding) -> i64:
    """How many markers of others will bid after this one."""
    later: i64 = 0
    for nth in range(step.nth + 1, i64(len(state.order))):
        if state.order[nth] != step.seat:
            later += 1
    return later


def rivals_ahead(state: State, seat: i64, spot: i64, later: i64) -> i64:
    """How many of others act before who stands here; on a spot for nothing whoever comes later pushes ahead."""
    ahead: i64 = 0
    for other in range(spot + 1, i64(SPOTS)):
        if state.track[other] != NOBODY and state.track[other] != seat:
            ahead += 1
    if spot < ZEROS:
        ahead += min(later, ZEROS - 1 - spot)
    return ahead


def cheap_bid(state: State, luck: Luck) -> Action:
    """Any that is not dear."""
    options = state.options()
    cheap = [option for option in options if isinstance(option, Bid) and option.price <= CHEAP]
    return cheap[luck.below(len(cheap))] if cheap else options[0]
