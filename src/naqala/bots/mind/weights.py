"""The weights as data: one set for each number of players."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final

from naqala.bots.mind.features import FEATURES
from naqala.bots.mind.valuation import Valuer

FILE: Final = "weights.json"


def valuer_for(players: int) -> Valuer:
    """Who values positions of games with so many players by the weights that come with Naqala."""
    return valuer_of(stored()[str(players)])


def stored() -> dict[str, dict[str, list[float]]]:
    """By number of players, and by feature: its weight early in the game, and how it bends later on."""
    text = files("naqala.bots").joinpath(FILE).read_text(encoding="utf-8")
    found: dict[str, dict[str, list[float]]] = json.loads(text)
    return found


def face_values() -> Valuer:
    """Who counts points as they lie there and sees no promise in anything."""
    nothing = [0.0] * len(FEATURES)
    return Valuer(nothing, nothing, 0.1)


def valuer_of(weights: dict[str, list[float]]) -> Valuer:
    missing = [name for name in (*FEATURES, "race") if name not in weights]
    if missing:
        raise ValueError(f"These weights lack {', '.join(missing)}.")
    early = [weights[name][0] for name in FEATURES]
    bend = [weights[name][1] for name in FEATURES]
    return Valuer(early, bend, weights["race"][0])
