"""The weights as data: one set for each number of players."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final

from naqala.bots.mind.features import FEATURES
from naqala.bots.mind.valuation import Valuer

Weights = dict[str, list[float]]  # by feature
WeightSets = dict[str, Weights]  # by number of players

FILE: Final = "weights.json"
RACE: Final = "race"  # beside the features: how wide the Viziers' race is open
BLANK_RACE: Final = 0.5


def valuer_for(players: int) -> Valuer:
    """Who values positions of games with so many players by the weights that come with Naqala."""
    return valuer_of(stored()[str(players)])


def stored() -> WeightSets:
    """By number of players, and by feature: its weight early in the game, and how it bends later on."""
    text = files("naqala.bots").joinpath(FILE).read_text(encoding="utf-8")
    found: WeightSets = json.loads(text)
    return found


def face_values(race: float = 0.1) -> Valuer:
    """Who counts points as they lie there and sees no promise in anything, but for the Viziers' race."""
    nothing = [0.0] * len(FEATURES)
    return Valuer(nothing, nothing, race)


def blank() -> Weights:
    """A set of weights that knows nothing yet."""
    return set_of([0.0] * (2 * len(FEATURES)), BLANK_RACE)


def set_of(column: list[float], race: float) -> Weights:
    """From one column: all early weights, then all bends."""
    n = len(FEATURES)
    return {**{name: [column[i], column[n + i]] for i, name in enumerate(FEATURES)}, RACE: [race]}


def column_of(weights: Weights) -> list[float]:
    return [weights[name][half] for half in range(2) for name in FEATURES]


def valuer_of(weights: Weights) -> Valuer:
    column = column_of(weights)
    return Valuer(column[: len(FEATURES)], column[len(FEATURES) :], weights[RACE][0])
