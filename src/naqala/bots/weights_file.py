"""Weights from a file, which may hold anything."""

from __future__ import annotations

import json
import math
from pathlib import Path

from naqala.bots.mind.features import FEATURES
from naqala.bots.mind.weights import RACE, WeightSets
from naqala.engine.errors import NaqalaError


class NoWeights(NaqalaError):
    """A file that has not the weights it should have."""


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
