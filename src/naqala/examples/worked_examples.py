"""The worked examples, in the order of section W of the rules."""

from __future__ import annotations

from typing import Final, TypeVar

from naqala.engine.djinns import DJINNS
from naqala.engine.events import Event
from naqala.engine.events.card_events import CardTaken, DjinnSummoned
from naqala.engine.events.tile_events import CamelPlaced, MeeplesCollected, PalmPlaced
from naqala.engine.events.tribe_events import BuildersEarned, MarketPaid, PricePaid, SuitSold, TileMeepleKilled
from naqala.engine.geometry import distance
from naqala.examples.example_position import SEATS, example_position
from naqala.examples.worked_example import PlayedExample, WorkedExample

E = TypeVar("E", bound=Event)
FOUR: Final = dict.fromkeys(SEATS, "50/0v/0e/-/-")
ANYBODY: Final = {"B2": "m", "B3": "m"}  # somebody can move
GOODS: Final = "papyrus+silk+spice+fish*2+wheat*2+pottery*2"
ROW: Final = "fish,silk,ivory,wheat,fakir,spice,gold,pottery,papyrus"
# Where the Builders of all examples end, and the eight tiles around: four of them are blue, whatever D3 is.
BUILDERS: Final = {
    "C3": "L4b", "C4": "V5", "D4": "M6", "E4": "S6", "E3": "O8", "C2": "M6", "D2": "S10", "E2": "V5",
}  # fmt: skip
BLUE_AROUND: Final = ("C4", "E4", "D2", "E2")


# Figures


def only(played: PlayedExample, kind: type[E]) -> E:
    """Return the one event of a kind."""
    (event,) = [event for event in played.events if isinstance(event, kind)]
    return event


def count(played: PlayedExample, kind: type[Event]) -> int:
    return sum([isinstance(event, kind) for event in played.events])


def bids(played: PlayedExample) -> dict[str, int]:
    """What each player has paid, by colour."""
    pairs = zip(played.before.players, played.after.players, strict=True)
    return {SEATS[before.seat]: before.gold - after.gold for before, after in pairs}


def collected(played: PlayedExample) -> dict[str, int]:
    return {"taken": only(played, MeeplesCollected).n, "camels": count(played, CamelPlaced)}


def builders(played: PlayedExample) -> dict[str, int]:
    earned = only(played, BuildersEarned)
    return {"builders": earned.n, "fakirs": earned.fakirs, "blue": earned.blue, "gold": earned.gold}


def assassins(played: PlayedExample) -> dict[str, int]:
    hit = only(played, MeeplesCollected)
    steps = distance(hit.tile, only(played, TileMeepleKilled).tile)
    fakirs = played.player_before.fakirs - played.player_after.fakirs
    return {"assassins": hit.n, "steps": steps, "fakirs": fakirs, "tiles": count(played, CamelPlaced)}


def sale(played: PlayedExample) -> dict[str, int]:
    first, second = [event.gold for event in played.events if isinstance(event, SuitSold)]
    return {"first": first, "second": second, "gold": first + second}


def market(played: PlayedExample) -> dict[str, int]:
    return {
        "merchants": only(played, MeeplesCollected).n,
        "price": only(played, MarketPaid).gold,
        "cards": count(played, CardTaken),
    }


def foreign_tile(played: PlayedExample) -> dict[str, int]:
    return {"taken": only(played, MeeplesCollected).n, "palms": count(played, PalmPlaced)}


def summoned(played: PlayedExample) -> dict[str, int]:
    paid = only(played, PricePaid)
    points = DJINNS[only(played, DjinnSummoned).djinn].points
    return {"elders": paid.elders, "fakirs": paid.fakirs, "points": points}


def viziers(played: PlayedExample) -> dict[str, int]:
    """The Viziers and the points for them of the first three players."""
    found: dict[str, int] = {}
    for player, sheet in zip(played.after.players, played.sheets, strict=True):
        found[f"{SEATS[player.seat]}-viziers"] = player.viziers
        found[f"{SEATS[player.seat]}-points"] = sheet.viziers + sheet.more_viziers
    return {name.replace("-", "_"): number for name, number in found.items()}


EXAMPLES: Final = (
    WorkedExample(
        "bids", "W1", ("B1", "B2", "B5"),
        example_position(ANYBODY, players=FOUR, order="blue,pink,orange,black", track="-", asked="blue:bidding(0)"),
        "bid:3 bid:1 bid:0 bid:0",
        figures=bids,
    ),
    WorkedExample(
        "loop", "W2", ("M4", "M5", "K1"),
        example_position({"C3": "M6vmmba", "D3": "O8m", "D4": "L4", "C4": "S6"}, row=ROW),
        "C3> D3m D4b C4a C3v D3m",
        marked=("C3", "D3"),
        figures=collected,
    ),
    WorkedExample(
        "builders-red", "W3", ("A4",),
        example_position({**BUILDERS, "D3": "M6bb"}, players={"blue": "50/0v/0e/fakir*2/-"}),
        "C3> D3b build:2",
        marked=BLUE_AROUND,
        figures=builders,
    ),
    WorkedExample(
        "builders-blue", "W3", ("A4",),
        example_position({**BUILDERS, "D3": "S6bb"}, players={"blue": "50/0v/0e/fakir*2/-"}),
        "C3> D3b build:2",
        marked=("D3", *BLUE_AROUND),
        figures=builders,
    ),
    WorkedExample(
        "suits", "W4", ("G1", "V6"),
        example_position({}, players={"blue": f"50/0v/0e/{GOODS}/-"}, asked="blue:selling"),
        "sell:papyrus+silk+spice+fish+wheat+pottery sell:fish+wheat+pottery",
        figures=sale,
    ),
    WorkedExample(
        "three-elders", "W5", ("K1", "K2"),
        example_position({"C3": "e", "D3": "ee"}),
        "C3> D3e",
        marked=("D3",),
        figures=collected,
    ),
    WorkedExample(
        "four-elders", "W5", ("K1", "K2"),
        example_position({"C3": "e", "D3": "eeeb"}),
        "C3> D3e",
        marked=("D3",),
        figures=collected,
    ),
    WorkedExample(
        "zeros", "W6", ("B2", "B3", "B5"),
        example_position(ANYBODY, players=FOUR, order="blue,pink,orange,black", track="-", asked="blue:bidding(0)"),
        "bid:0 bid:0 bid:0 bid:1",
        figures=bids,
    ),
    WorkedExample(
        "own-tribe", "W7", ("M5",),
        example_position({"C3": "vm", "D3": "e", "D4": "mm", "E3": "v"}),
        "C3> D3m",
        refused="D4v",
        refused_by="M5",
        marked=("D4", "E3"),
    ),
    WorkedExample(
        "no-diagonal", "W8", ("M2", "M3"),
        example_position({"C3": "m", "D4": "m", "D3": "m"}),
        "C3>",
        refused="D4m",
        refused_by="M3",
        marked=("D4", "D3"),
    ),
    WorkedExample(
        "no-way-back", "W9", ("M4",),
        example_position({"C3": "vme", "D3": "e", "D4": "m", "D5": "m", "E4": "m"}),
        "C3> D3v",
        refused="C3e",
        refused_by="M4",
        marked=("C3", "D4"),
    ),
    WorkedExample(
        "builders-alone", "W10", ("A4",),
        example_position({**BUILDERS, "D3": "M6bb"}),
        "C3> D3b",
        marked=BLUE_AROUND,
        figures=builders,
    ),
    WorkedExample(
        "two-tiles", "W11", ("K2", "A5", "A7"),
        example_position({"C3": "a", "D3": "a", "E4": "v"}),
        "C3> D3a xE4v",
        marked=("D3", "E4"),
        figures=assassins,
    ),
    WorkedExample(
        "too-far", "W12", ("A5",),
        example_position({"C3": "a", "D3": "a", "E4": "v", "E5": "e"}),
        "C3> D3a",
        refused="xE5e",
        refused_by="A5",
        marked=("D3", "E5"),
    ),
    WorkedExample(
        "fakir-reach", "W12", ("A5",),
        example_position({"C3": "a", "D3": "a", "E4": "v", "E5": "e"}, players={"blue": "50/0v/0e/fakir/-"}),
        "C3> D3a xE5e",
        marked=("D3", "E5"),
        figures=assassins,
    ),
    WorkedExample(
        "merchants-market", "W13", ("A3", "P3", "P5"),
        example_position({"C3": "m", "D3": "M6mb"}, row=ROW),
        "C3> D3m buy:3",
        marked=("D3",),
        figures=market,
    ),
    WorkedExample(
        "foreign-tile", "W14", ("K3", "P1"),
        example_position({"C3": "v", "D3": "O8v@pink"}),
        "C3> D3v",
        marked=("D3",),
        figures=foreign_tile,
    ),
    WorkedExample(
        "summoning", "W15", ("P6", "V4"),
        example_position(
            {"C3": "e", "D3": "S10eb"}, players={"blue": "50/0v/0e/fakir/-"}, djinns="Hagis,Enki,Sloar"
        ),
        "C3> D3e summon:Hagis+F",
        marked=("D3",),
        figures=summoned,
    ),
    WorkedExample(
        "most-viziers", "W16", ("V2",),
        example_position(
            {}, players={"blue": "50/6v/0e/-/-", "pink": "50/4v/0e/-/-", "orange": "50/4v/0e/-/-"},
            order="blue", track="18:pink,12:orange", asked="blue:selling",
        ),
        figures=viziers,
    ),
)  # fmt: skip
