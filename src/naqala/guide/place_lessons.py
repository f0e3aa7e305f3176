"""Lessons about the places."""

from __future__ import annotations

from typing import Final

from naqala.guide.goal import Goal
from naqala.guide.lesson import ROW, lesson

PLACE_LESSONS: Final = (
    lesson(
        "own-palm", "place:O", Goal("own-palms", 1),
        {"C2": "mv", "C3": "m", "C4": "v", "D2": "e", "E2": "vvvb", "A1": "mb", "B1": "m"},
        "C2> C3m C4v end",
    ),
    lesson(
        "own-palace", "place:V", Goal("own-palaces", 1),
        {"C3": "me", "C2": "m", "D2": "e", "C4": "b", "B4": "eeb", "F5": "eb", "E5": "ev"},
        "C3> C2m D2e end",
    ),
    lesson(
        "ivory", "place:M", Goal("card", 1, "ivory"),
        {"B3": "vm", "C3": "b", "D3": "mvb", "C4": "v", "A1": "eb", "B1": "e"},
        "B3> C3v D3m buy:3 end",
        row="fish,wheat,fakir,pottery,ivory,wheat,fish,spice,papyrus",
    ),
    lesson(
        "large-market", "place:L", Goal("cards", 4),
        {"C3": "vm", "C2": "b", "B2": "mb", "D3": "b", "D4": "m", "F1": "mb", "F2": "b"},
        "C3> C2v B2m buy:1 buy:1 end",
        row=ROW,
    ),
    lesson(
        "first-djinn", "place:S", Goal("summon", 1),
        {"D2": "ve", "D3": "b", "E3": "eevv", "C3": "v", "A1": "mb", "B1": "m"},
        "D2> D3v E3e summon:Enki end",
        djinns="Enki,Hagis,Sloar",
    ),
)  # fmt: skip
