"""Lessons about the tribes."""

from __future__ import annotations

from typing import Final

from naqala.guide.goal import Goal
from naqala.guide.lesson import ROW, lesson

TRIBE_LESSONS: Final = (
    lesson(
        "four-viziers", "tribe:v", Goal("collect", 4, "v"),
        {"B3": "vm", "C3": "mb", "D3": "vvvb", "C4": "vv", "A1": "mb", "B1": "m"},
        "B3> C3m D3v end",
    ),
    lesson(
        "more-viziers", "tribe:v", Goal("points", 13),  # the tile of D2 brings 12
        {"C3": "mv", "D3": "mb", "E3": "vvb", "D2": "v", "D4": "m", "A5": "eb", "B5": "ev"},
        "C3> D3m E3v end",
        blue="50/2v/0e/-/-", pink="50/4v/0e/-/-",
    ),
    lesson(
        "three-elders", "tribe:e", Goal("collect", 3, "e"),
        {"B2": "em", "C2": "b", "D2": "eeb", "C3": "e", "B3": "b", "F1": "mb", "F2": "b"},
        "B2> C2m D2e end",
    ),
    lesson(
        "four-cards", "tribe:m", Goal("cards", 4),
        {"B3": "vm", "C3": "b", "D3": "mmb", "B4": "e", "C4": "mm", "A1": "eb", "B1": "e"},
        "B3> C3v D3m buy:1 end",
        row=ROW,
    ),
    lesson(
        "builders-20", "tribe:b", Goal("builders", 20),
        {"C3": "vb", "D4": "bbbv", "C5": "bbbb", "D3": "e", "F1": "mb", "F2": "b"},
        "C3> C4v D4b end",
    ),
    lesson(
        "builders-fakirs", "tribe:b", Goal("builders", 20),
        {"B3": "mb", "C3": "m", "D3": "bbe", "C4": "bbb", "F1": "mb", "F2": "b"},
        "B3> C3m D3b build:2 end",
        blue="50/0v/0e/fakir*2/-",
    ),
    lesson(
        "two-tiles", "tribe:a", Goal("tiles", 2),
        {"B3": "ma", "C3": "b", "D3": "a", "E4": "v", "E3": "eb", "F3": "mb", "A1": "mb", "B1": "m"},
        "B3> C3m D3a xE4v end",
    ),
    lesson(
        "far-assassins", "tribe:a", Goal("tiles", 2),
        {"B3": "ma", "C3": "b", "D3": "a", "F4": "e", "E4": "eb", "E3": "vb", "A1": "mb", "B1": "m"},
        "B3> C3m D3a xF4e end",
        blue="50/0v/0e/fakir/-",
    ),
    lesson(
        "fewer-viziers", "tribe:a", Goal("points", 16),  # a second tile brings 8 at most
        {"B3": "ma", "C3": "b", "D3": "a", "C4": "e", "E2": "e", "E4": "mb", "A1": "mb", "B1": "m"},
        "B3> C3m D3a xpink:v end",
        blue="50/3v/0e/-/-", pink="50/3v/0e/-/-",
    ),
)  # fmt: skip
