"""The weights of the evaluation as data: one set for each number of players."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final

from naqala.bots.search.evaluation import Evaluator
from naqala.bots.search.features import FEATURES

Weights = dict[str, list[float]]  # by feature
WeightSets = dict[str, Weights]  # by number of players

FILE: Final = "weights.json"
RACE: Final = "race"  # beside the features: the width of the Vizier race
BLANK_RACE: Final = 0.5
NEUTRAL: Final = [0.0, 0.0]


def shipped_evaluator(players: int) -> Evaluator:
    """An evaluator with the weights that come with Naqala."""
    return make_evaluator(shipped_weights()[str(players)])


def shipped_weights() -> WeightSets:
    """By number of players, and by feature: the linear and the quadratic weight by phase."""
    text = files("naqala.bots").joinpath(FILE).read_text(encoding="utf-8")
    found: WeightSets = json.loads(text)
    return found


def points_only_evaluator(race: float = 0.1) -> Evaluator:
    """An evaluator that counts present points and the Vizier race only."""
    nothing = [0.0] * len(FEATURES)
    return Evaluator(nothing, nothing, race)


def blank_weights() -> Weights:
    """A set of zero weights, to start tuning from nothing."""
    return weights_from_column([0.0] * (2 * len(FEATURES)), BLANK_RACE)


def weights_from_column(column: list[float], race: float) -> Weights:
    """From one column: all linear weights, then all quadratic ones."""
    n = len(FEATURES)
    return {**{name: [column[i], column[n + i]] for i, name in enumerate(FEATURES)}, RACE: [race]}


def column_from_weights(weights: Weights) -> list[float]:
    """The other way round. A djinn that the weights do not name has the weight 0."""
    return [weights.get(name, NEUTRAL)[half] for half in range(2) for name in FEATURES]


def make_evaluator(weights: Weights) -> Evaluator:
    column = column_from_weights(weights)
    return Evaluator(column[: len(FEATURES)], column[len(FEATURES) :], weights[RACE][0])
