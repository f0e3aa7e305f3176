"""Actions as text and JSON. A text is one word without blanks, and is understood without a position."""

from __future__ import annotations

from typing import Final

from naqala.engine.actions import (
    ACTIONS,
    BIDS,
    BUILDS,
    BUYS,
    CHOICES,
    COUNTER,
    DROPS,
    INVOKES,
    KEEPS,
    KILLS,
    PICK_UPS,
    SALES,
    STRIKES,
    SUMMONS,
    Action,
)
from naqala.engine.notation.errors import NotationError, quoted
from naqala.engine.notation.wording import Number, Wording, an_object, kind_of
from naqala.engine.notation.words import DJINN, GOOD, SEAT, SUIT, TILE, TRIBE
from naqala.engine.setup import CARDS_IN_BOX
from naqala.engine.things import FAKIR, PRICES

_PRICED: Final = ["", "+F"]  # by how many Fakirs are in the price

TEXTS: Final[list[str]] = [
    "end",
    "on",
    "pass",
    "stuck",
    *[f"bid:{bid.price}-{bid.fakirs}" if bid.fakirs else f"bid:{bid.price}" for bid in BIDS],
    *[f"{TILE.say(lift.tile)}>" for lift in PICK_UPS],
    *[TILE.say(drop.tile) + TRIBE.say(drop.tribe) for drop in DROPS],
    *[f"build:{build.fakirs}" if build.fakirs else "build" for build in BUILDS],
    *[f"x{TILE.say(kill.tile)}{TRIBE.say(kill.tribe)}" for kill in KILLS],
    *[f"x{SEAT.say(strike.rival)}:{TRIBE.say(strike.tribe)}" for strike in STRIKES],
    *[f"buy:{buy.slot + 1}" for buy in BUYS],
    *[f"summon:{DJINN.say(summon.djinn)}{_PRICED[summon.fakirs]}" for summon in SUMMONS],
    *[f"call:{DJINN.say(call.djinn)}{_PRICED[call.fakirs]}" for call in INVOKES],
    *[f"at:{TILE.say(choice.tile)}" for choice in CHOICES],
    *[f"keep:{DJINN.say(keep.djinn)}" for keep in KEEPS],
    *[f"sell:{SUIT.say(sale.suit)}" for sale in SALES],
]  # in the order of ACTIONS

NUMBERS: Final = {text.lower(): number for number, text in enumerate(TEXTS)}

# What each form goes on with, and an example.
FORMS: Final = {
    "bid:": ("a price of the track (0 1 3 5 8 12 18), and with Fakirs - and how many, one a spot", "bid:12-2"),
    "build:": ("how many Fakirs help, if any, up to 18", "build:2"),
    "buy:": ("a slot of the row from 1 to 6", "buy:1"),
    "summon:": ("a djinn, and +F if one Fakir is in the price", "summon:Hagis+F"),
    "call:": ("a djinn, and +F if one Fakir is in the price", "call:Hagis+F"),
    "at:": ("a tile from A1 to F5", "at:D3"),
    "keep:": ("a djinn", "keep:Hagis"),
    "sell:": ("different goods, Fakirs never, with + between them", "sell:silk+fish"),
    "x": ("a tile and a tribe, or a seat, : and v or e", "xD3v or xpink:e"),
}


def action_text(action: Action) -> str:
    return TEXTS[action.id]


def parse_action(text: str) -> Action:
    """The action of ACTIONS that is meant. Capitals do not matter, nor the order of the goods in a suit."""
    said = in_order(text.lower())
    if text.isascii() and said in NUMBERS:
        return ACTIONS[NUMBERS[said]]
    raise no_action(text)


def in_order(text: str) -> str:
    """A suit with its goods as in C4; anything else as it is."""
    if not text.startswith("sell:"):
        return text
    goods = text[5:].split("+")
    if not all(GOOD.known(good) for good in goods):
        return text
    return "sell:" + "+".join(sorted(goods, key=GOOD.read))


def no_action(text: str) -> NotationError:
    """What is wrong with a text that says no action."""
    if not text:
        return NotationError("There is no action; one blank stands between two.", "C3> D3m E3m")
    at = f"at {quoted(text)}"
    for opening, (due, example) in FORMS.items():
        if text[: len(opening)].lower() == opening and text.isascii():
            return NotationError(f"After {opening} comes {due}, not {quoted(text[len(opening) :])}.", example, at)
    if TILE.known(text[:2]):
        return NotationError("After a tile comes > to pick up, or v e m b a to drop such a meeple.", "C3> or D3m", at)
    return NotationError("This is no action.", "C3> D3m build xD3v buy:1 sell:silk+fish pass on end", at)


# JSON: the kind of action by its name, and its fields

FIELDS: Final[dict[str, Wording]] = {
    "price": Number(0, max(PRICES)),
    "fakirs": Number(0, CARDS_IN_BOX[FAKIR]),
    "tile": TILE,
    "tribe": TRIBE,
    "rival": SEAT,
    "slot": Number(1, COUNTER, first=1),
    "djinn": DJINN,
    "suit": SUIT,
}
KINDS: Final = {kind_of(action): action for action in ACTIONS}  # one of each kind
BY_PARTS: Final = {(kind_of(action), action.parts()): action for action in ACTIONS}


def action_json(action: Action) -> dict[str, object]:
    said: dict[str, object] = {"action": kind_of(action)}
    for field, part in zip(type(action).FIELDS, action.parts(), strict=True):
        assert isinstance(part, int)
        said[field] = FIELDS[field].json(part)
    return said


def action_from_json(said: object) -> Action:
    """The action of ACTIONS that is meant."""
    kind = said.get("action") if isinstance(said, dict) else None
    if not isinstance(kind, str) or kind not in KINDS:
        raise NotationError(f"{quoted(said)} says no action.", '{"action": "drop", "tile": "D3", "tribe": "m"}')
    fields = type(KINDS[kind]).FIELDS
    given = an_object(said, ["action", *fields])
    parts: list[object] = [FIELDS[field].from_json(given[field]) for field in fields]
    if (kind, tuple(parts)) in BY_PARTS:
        return BY_PARTS[kind, tuple(parts)]
    such = ", ".join([f"{field} {quoted(given[field])}" for field in fields])
    raise NotationError(f"There is no {kind} with {such}.", str(action_json(KINDS[kind])))
