"""The figures of the summary sheet: prices, counts and points, all of them computed from the engine."""

from __future__ import annotations

from typing import Final, Literal, cast

from typing_extensions import TypedDict  # pydantic needs it before Python 3.12

from naqala.engine.components import (
    BID_PRICES,
    CARD_KINDS,
    CARDS_IN_ROW,
    DJINNS_IN_ROW,
    ELDER_POINTS,
    FAKIR,
    GOOD_KINDS,
    LARGE_MARKET,
    MAX_PLAYERS,
    MEEPLES_PER_TILE,
    MIN_PLAYERS,
    OASIS,
    PALACE_COUNT,
    PALACE_POINTS,
    PALM_TREE,
    PALM_TREE_COUNT,
    PALM_TREE_POINTS,
    SACRED_PLACE,
    SMALL_MARKET,
    STARTING_GOLD,
    SUIT_VALUES,
    SUMMON_PRICE,
    TRIBE_COUNT,
    VILLAGE,
    VIZIER_MAJORITY_POINTS,
    VIZIER_POINTS,
    ZERO_SPOTS,
)
from naqala.engine.djinns import AL_AMIN, DJINNS
from naqala.engine.djinns.al_amin import FAKIRS_PER_WILD_CARD
from naqala.engine.djinns.djinn import Djinn
from naqala.engine.notation.vocabulary import PLACE, TRIBE
from naqala.engine.setup import CARDS_IN_BOX, MEEPLES_IN_BOX, TILES_IN_BOX, camels_each, markers_each
from naqala.engine.steps.places import Placing, Trading
from naqala.engine.steps.step import Compulsory
from naqala.server.messages.json_types import Card, Place, Tribe
from naqala.server.messages.json_types import Djinn as DjinnName
from naqala.server.messages.place_steps import place_step
from naqala.server.messages.public_view import card_name
from naqala.server.messages.typescript_constants import cost, timing


class PlayerCountInfo(TypedDict):
    """What each player starts with, by the number of players (C9)."""

    players: int
    camels: int
    markers: int


TribeAction = Literal["keep", "cards", "gold", "kill"]
PlaceAction = Literal["palm", "palace", "cards", "djinn"]


class TribeSummary(TypedDict):
    """A tribe: how many meeples there are, what their action does, and what Fakirs do for it.

    `action` is `keep` (Viziers, Elders), `cards` (one card of the row each), `gold` (one gold for each blue tile of the
    nine, each) or `kill` (one meeple, at most one step away for each). A Fakir counts as one more where `fakirs` says
    so: for the `gold` or the `range`.
    """

    tribe: Tribe
    meeples: int
    action: TribeAction
    fakirs: Literal["gold", "range"] | None
    points: int
    rule: str


class PlaceSummary(TypedDict):
    """A place: its tiles, and what happens to the player who ends there.

    `price` is gold, at the Sacred Place Elders and Fakirs together, of which `elders` at least are Elders. At a market
    `cards` of the first `reach` cards of the row are taken.
    """

    place: Place
    values: list[int]
    blue: bool
    action: PlaceAction
    compulsory: bool
    price: int
    elders: int
    cards: int
    reach: int
    rule: str


class CardSummary(TypedDict):
    card: Card
    copies: int


class DjinnSummary(TypedDict):
    """A djinn: `cost` is written as in `DJINN_CARDS`: E is an Elder, F a Fakir, EF either one."""

    name: DjinnName
    value: int
    rule: str
    timing: Literal["always", "end", "pay"]
    cost: str


class PointsSummary(TypedDict):
    """Points at the end (V1-V6) for one of each; `vizier_majority` is for each opponent with fewer Viziers."""

    gold: int
    vizier: int
    vizier_majority: int
    elder: int
    palm: int
    palace: int


class FakirSummary(TypedDict):
    """What Fakirs are for: more gold for Builders, more range for Assassins, in place of an Elder for a djinn, and for
    the powers of these djinns. The owner of `wild_djinn` counts each `per_wild_good` of them as a good at the end."""

    copies: int
    gold: int
    range: int
    summoning: int
    powers: list[DjinnName]
    per_wild_good: int
    wild_djinn: DjinnName


class SummarySheet(TypedDict):
    """The figures of the summary sheet. `suit_values` are for 1 to 9 different goods; `bid_prices` are those of the
    turn order track, of which the first has `zero_spots` spots."""

    players: list[PlayerCountInfo]
    starting_gold: int
    bid_prices: list[int]
    zero_spots: int
    meeples_per_tile: int
    cards_in_row: int
    djinns_in_row: int
    palms: int
    palaces: int
    suit_values: list[int]
    points: PointsSummary
    tribes: list[TribeSummary]
    places: list[PlaceSummary]
    cards: list[CardSummary]
    fakirs: FakirSummary
    djinns: list[DjinnSummary]


ONE_MORE: Final = 1  # a Fakir counts as one more Builder or Assassin (A4, A5)
FAKIRS_TO_SUMMON: Final = 1  # at most; the rest of the price is Elders (P6)
TRIBES: Final[tuple[tuple[TribeAction, Literal["gold", "range"] | None, int, str], ...]] = (
    ("keep", None, VIZIER_POINTS, "A1"),
    ("keep", None, ELDER_POINTS, "A2"),
    ("cards", None, 0, "A3"),
    ("gold", "gold", 0, "A4"),
    ("kill", "range", 0, "A5"),
)


def summary_sheet() -> SummarySheet:
    counts = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    return {
        "players": [{"players": n, "camels": camels_each(n), "markers": markers_each(n)} for n in counts],
        "starting_gold": STARTING_GOLD,
        "bid_prices": list(BID_PRICES),
        "zero_spots": ZERO_SPOTS,
        "meeples_per_tile": MEEPLES_PER_TILE,
        "cards_in_row": CARDS_IN_ROW,
        "djinns_in_row": DJINNS_IN_ROW,
        "palms": PALM_TREE_COUNT,
        "palaces": PALACE_COUNT,
        "suit_values": [SUIT_VALUES[n] for n in range(1, GOOD_KINDS + 1)],
        "points": {
            "gold": 1,
            "vizier": VIZIER_POINTS,
            "vizier_majority": VIZIER_MAJORITY_POINTS,
            "elder": ELDER_POINTS,
            "palm": PALM_TREE_POINTS,
            "palace": PALACE_POINTS,
        },
        "tribes": [tribe_summary(tribe) for tribe in range(TRIBE_COUNT)],
        "places": [place_summary(place) for place in (OASIS, VILLAGE, SMALL_MARKET, LARGE_MARKET, SACRED_PLACE)],
        "cards": [{"card": card_name(card), "copies": CARDS_IN_BOX[card]} for card in range(CARD_KINDS)],
        "fakirs": fakir_summary(),
        "djinns": [djinn_summary(djinn) for djinn in DJINNS],
    }


def tribe_summary(tribe: int) -> TribeSummary:
    action, fakirs, points, rule = TRIBES[tribe]
    return {
        "tribe": cast("Tribe", TRIBE.format(tribe)),
        "meeples": MEEPLES_IN_BOX[tribe],
        "action": action,
        "fakirs": fakirs,
        "points": points,
        "rule": rule,
    }


def place_summary(place: int) -> PlaceSummary:
    """What the engine does on a tile of this place: the step that ending there leads to."""
    step = place_step(place)
    summary: PlaceSummary = {
        "place": cast("Place", PLACE.format(place)),
        "values": sorted([value for kind, value in TILES_IN_BOX if kind == place]),
        "blue": place in (VILLAGE, SACRED_PLACE),
        "action": "djinn",
        "compulsory": isinstance(step, Compulsory),
        "price": SUMMON_PRICE,
        "elders": SUMMON_PRICE - FAKIRS_TO_SUMMON,
        "cards": 0,
        "reach": 0,
        "rule": step.rule(),
    }
    if isinstance(step, Placing):
        summary |= {"action": "palm" if step.piece == PALM_TREE else "palace", "price": 0, "elders": 0}
    elif isinstance(step, Trading):
        summary |= {"action": "cards", "price": step.price, "elders": 0, "cards": step.n, "reach": step.first}
    return summary


def fakir_summary() -> FakirSummary:
    return {
        "copies": CARDS_IN_BOX[FAKIR],
        "gold": ONE_MORE,
        "range": ONE_MORE,
        "summoning": FAKIRS_TO_SUMMON,
        "powers": [djinn.name for djinn in DJINNS if "F" in cost(djinn)],
        "per_wild_good": FAKIRS_PER_WILD_CARD,
        "wild_djinn": DJINNS[AL_AMIN].name,
    }


def djinn_summary(djinn: Djinn) -> DjinnSummary:
    when = cast("Literal['always', 'end', 'pay']", timing(djinn))
    return {"name": djinn.name, "value": djinn.value, "rule": djinn.rule, "timing": when, "cost": cost(djinn)}
