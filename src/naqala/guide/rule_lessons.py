"""Lessons about moving, bidding and selling."""

from __future__ import annotations

from typing import Final

from naqala.guide.goal import Goal
from naqala.guide.lesson import lesson

EIGHT_GOODS: Final = "ivory+jewels+gold+papyrus+silk+spice+fish+wheat"

RULE_LESSONS: Final = (
    lesson(
        "loop", "rule:loop", Goal("collect", 3, "m"),
        {"C3": "vmmba", "D3": "mb", "D4": "e", "C4": "b", "A1": "eb", "B1": "e"},
        "C3> D3m D4b C4a C3v D3m end",
    ),
    lesson(
        "two-zeros", "rule:bid", Goal("bid", 2),
        {"C3": "vm", "D3": "mb", "E3": "vb", "A1": "eb", "B1": "e"},
        "bid:0 bid:0",
        markers=("pink,pink,blue,blue", "3:pink,1:pink"), asked="blue:bidding(2)",
    ),
    lesson(
        "full-suit", "rule:sale", Goal("sale", 60),
        {"C3": "v", "D3": "vb", "B3": "vvb", "C4": "v", "F1": "mb", "F2": "b"},
        f"C3> D3v buy:2 sell:{EIGHT_GOODS}+pottery end",
        blue=f"3/0v/0e/{EIGHT_GOODS}/-", row="fish,pottery,wheat,fakir,fish,silk,spice,wheat,fakir",
    ),
)  # fmt: skip
