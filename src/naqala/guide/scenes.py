"""The guided game: nine chapters, each of one or more scenes."""

from __future__ import annotations

from typing import Final

from naqala.examples.example_position import example_position
from naqala.guide.exercise import READ, Exercise, Step
from naqala.guide.first_deal import FIRST_DEAL
from naqala.guide.goal import Goal

ROW: Final = "fish,silk,ivory,wheat,fakir,spice,gold,pottery,papyrus"
# Somebody else could be moved, too: the player has a choice.
CROWD: Final = {"A1": "m", "B1": "mb", "A5": "eb", "B5": "ev", "F1": "mb", "F2": "b"}
END: Final = Step("end", "end")
PINK_BID: Final = 5
BEFORE_PINK: Final = 8  # the lowest price above

SCENES: Final = (
    Exercise(
        "sow", example_position({**CROWD, "B3": "mbv", "C3": "e", "D3": "a", "E3": "vve"}), Goal("collect", 3, "v"),
        "sow",
        (Step("B3>", "start"), Step("C3m", "drop"), Step("D3b", "next"), Step("E3v", "last"), END),
    ),
    Exercise(
        "claim", example_position({**CROWD, "C3": "be", "D3": "m", "E3": "e"}), Goal("tiles", 1), "claim",
        (Step("C3>", "start"), Step("D3b"), Step("E3e", "last"), END),
    ),
    Exercise(
        "viziers", example_position({**CROWD, "D3": "v", "E3": "vvb"}), Goal("collect", 3, "v"), "tribes",
        (Step("D3>", "start"), Step("E3v"), END),
    ),
    Exercise(
        "elders", example_position({**CROWD, "D3": "e", "E3": "eb"}), Goal("collect", 2, "e"), "tribes",
        (Step("D3>", "start"), Step("E3e"), END),
    ),
    Exercise(
        "merchants", example_position({**CROWD, "D3": "m", "E3": "mmb"}, row=ROW), Goal("cards", 3), "tribes",
        (Step("D3>", "start"), Step("E3m"), END),
    ),
    Exercise(
        "builders", example_position({**CROWD, "D3": "b", "E3": "bbv"}), Goal("builders", 9), "tribes",
        (Step("D3>", "start"), Step("E3b"), END),
    ),
    Exercise(
        "assassins", example_position({**CROWD, "D3": "a", "E3": "av", "F3": "m"}), Goal("kills", 1), "tribes",
        (Step("D3>", "start"), Step("E3a"), Step("xF3m", "kill"), END),
    ),
    Exercise(
        "market", example_position({**CROWD, "C3": "v", "D3": "vb"}, row=ROW), Goal("buy", 1), "market",
        (Step("C3>", "start"), Step("D3v"), Step("buy:3", "buy"), END),
    ),
    Exercise(
        "oasis", example_position({**CROWD, "C3": "v", "C4": "v"}), Goal("palms", 1), "oasis",
        (Step("C3>", "start"), Step("C4v"), END),
    ),
    Exercise(
        "buy-djinn",
        example_position(
            {**CROWD, "D3": "v", "E3": "vb"}, players={"blue": "50/0v/2e/-/-"}, djinns="Enki,Hagis,Sloar"
        ),
        Goal("summon", 1), "djinn",
        (Step("D3>", "start"), Step("E3v"), Step("summon:Enki", "buy"), END),
    ),
    Exercise(
        "use-djinn",
        example_position(
            {**CROWD, "D3": "v", "E3": "vb", "C5": "@blue"}, players={"blue": "50/0v/1e/-/Enki"}
        ),
        Goal("power", 1, "Enki"), "djinn",
        (Step("call:Enki", "call"), Step("at:C5", "place"), Step("D3>", "move"), Step("E3v"), END),
    ),
    Exercise(
        "auction",
        example_position(
            {**CROWD, "D3": "v", "E3": "vb"},
            order="pink,blue,blue,pink", track=f"{PINK_BID}:pink", asked="blue:bidding(1)",
        ),
        Goal("spot-and-zero", BEFORE_PINK), "auction",
        (Step(READ, "about"), Step(f"bid:{BEFORE_PINK}", "high", least=BEFORE_PINK), Step("bid:0", "zero")),
    ),
    Exercise(
        "points",
        example_position(
            {**CROWD, "C5": "^1@blue", "D3": "@blue", "B4": "#1@pink"},
            players={
                "blue": "21/4v/2e/ivory+silk+wheat+fish*2+fakir/Enki", "pink": "30/2v/1e/spice+pottery/-",
            },
            order="blue", track="18:pink,12:blue,8:pink", asked="blue:selling",
        ),
        Goal("sell", 1), "points",
        (
            Step(READ, "gold"), Step(READ, "meeples"), Step(READ, "tiles"), Step(READ, "goods"),
            Step("sell:ivory+silk+fish+wheat", "sell"), END,
        ),
    ),
    Exercise(
        "play", FIRST_DEAL, Goal("bids", 2), "play",
        (Step(READ, "about"), Step("bid:0", "bid", least=0), Step("bid:3", "second", least=0)), goes_on=True,
    ),
)  # fmt: skip
CHAPTERS: Final = tuple(dict.fromkeys(scene.chapter for scene in SCENES))
