"""The weights as data: one set for each number of players."""

from __future__ import annotations

import json
import math
from importlib.resources import files
from pathlib import Path
from typing import Final

from naqala.bots.mind.features import FEATURES
from naqala.bots.mind.valuation import Valuer
from naqala.engine.errors import NaqalaError

Weights = dict[str, list[float]]  # by feature
WeightSets = dict[str, Weights]  # by number of players

FILE: Final = "weights.json"
RACE: Final = "race"  # beside the features: how wide the Viziers' race is open
BLANK_RACE: Final = 0.5


class NoWeights(NaqalaError):
    """A file that has not the weights it should have."""


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


def from_file(file: str, players: tuple[int, ...]) -> WeightSets:
    try:
        sets = json.loads(Path(file).read_text(encoding="utf-8"))
    except OSError as error:
        raise NoWeights(f"{file!r} cannot be read: {error.strerror}.") from None
    except (ValueError, RecursionError):
        raise NoWeights(f"{file!r} holds no weights: it is no JSON.") from None
    if not isinstance(sets, dict):
        raise NoWeights(f"{file!r} holds no weights by number of players.")
    return checked(sets, players, repr(file))


def checked(sets: WeightSets, players: tuple[int, ...], where: str) -> WeightSets:
    """If it has all that is needed for these numbers of players. The other sets are no concern of ours."""
    for n in players:
        weights = sets.get(str(n))
        if not isinstance(weights, dict):
            raise NoWeights(f"{where} has no weights for {n} players.")
        for name in (*FEATURES, RACE):
            said, wanted = weights.get(name), 1 if name == RACE else 2
            if not is_numbers(said, wanted):
                much = "one number" if wanted == 1 else "two numbers"
                raise NoWeights(f"{where} should have {much} for {name!r} of {n} players, not {said!r}.")
    return sets


def is_numbers(said: object, wanted: int) -> bool:
    return (
        isinstance(said, list)
        and len(said) == wanted
        and all(type(x) in (int, float) and math.isfinite(x) for x in said)
    )
