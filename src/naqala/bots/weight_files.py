"""Reading and checking files with weights."""

from __future__ import annotations

import json
import math
from pathlib import Path

from naqala.bots.search.features import FEATURES, PLAYER_FEATURES
from naqala.bots.search.weights import RACE, WeightSets
from naqala.engine.errors import NaqalaError


class InvalidWeights(NaqalaError):
    """A file without the weights that it should have."""


def read_weights(file: str, players: tuple[int, ...]) -> WeightSets:
    """Read a file and check that it has weights for these numbers of players."""
    try:
        sets = json.loads(Path(file).read_text(encoding="utf-8"))
    except OSError as error:
        raise InvalidWeights(f"{file!r} cannot be read: {error.strerror}.") from None
    except (ValueError, RecursionError):
        raise InvalidWeights(f"{file!r} holds no weights: it is no JSON.") from None
    if not isinstance(sets, dict):
        raise InvalidWeights(f"{file!r} holds no weights by number of players.")
    return check_weights(sets, players, repr(file))


def check_weights(sets: WeightSets, players: tuple[int, ...], where: str) -> WeightSets:
    """Return the sets if those for these numbers of players are complete. Other sets are not checked.

    A djinn may be missing: its weight is then 0.
    """
    for n in players:
        weights = sets.get(str(n))
        if not isinstance(weights, dict):
            raise InvalidWeights(f"{where} has no weights for {n} players.")
        for name in (*FEATURES, RACE):
            if name not in weights and name in FEATURES[len(PLAYER_FEATURES) :]:
                continue
            value, length = weights.get(name), 1 if name == RACE else 2
            if not is_numbers(value, length):
                wanted = "one number" if length == 1 else "two numbers"
                raise InvalidWeights(f"{where} should have {wanted} for {name!r} of {n} players, not {value!r}.")
    return sets


def is_numbers(value: object, length: int) -> bool:
    return (
        isinstance(value, list)
        and len(value) == length
        and all(type(x) in (int, float) and math.isfinite(x) for x in value)
    )
