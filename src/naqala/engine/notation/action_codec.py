"""Actions as text and JSON. A text is one word without spaces and does not depend on the position."""

from __future__ import annotations

from typing import Final

from naqala.engine.actions import ACTIONS, MARKET_CARDS, Action
from naqala.engine.components import BID_PRICES, FAKIR
from naqala.engine.notation.codecs import Codec, NumberCodec, expect_object, kind_name
from naqala.engine.notation.notation_errors import NotationError, quoted
from naqala.engine.notation.vocabulary import DJINN, GOOD, SEAT, SUIT, TILE, TRIBE
from naqala.engine.setup import CARDS_IN_BOX

TEXTS: Final[list[str]] = [str(action) for action in ACTIONS]
NUMBERS: Final = {text.lower(): number for number, text in enumerate(TEXTS)}

# What follows each prefix, and an example.
FORMS: Final = {
    "bid:": ("a price of the track (0 1 3 5 8 12 18), and with Fakirs - and their number, one per spot", "bid:12-2"),
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
    """Return an action in the notation, the same as `str(action)`."""
    return TEXTS[action.id]


def parse_action(text: str) -> Action:
    """Return the action that a text means; raise NotationError if there is none.

    Neither case nor the order of the goods in a suit matters.

    >>> parse_action("D3m")
    Drop(tile=D3, tribe=MERCHANT)
    """
    wanted = with_sorted_suit(text.lower())
    if text.isascii() and wanted in NUMBERS:
        return ACTIONS[NUMBERS[wanted]]
    raise explain_unreadable(text)


def with_sorted_suit(text: str) -> str:
    """Return a sale with its goods in the order of C4, any other text unchanged."""
    if not text.startswith("sell:"):
        return text
    goods = text[5:].split("+")
    if not all(GOOD.known(good) for good in goods):
        return text
    return "sell:" + "+".join(sorted(goods, key=GOOD.parse))


def explain_unreadable(text: str) -> NotationError:
    """Return what is wrong with a text that is not an action."""
    if not text:
        return NotationError("There is no action; separate actions by one space.", "C3> D3m E3m")
    at = f"at {quoted(text)}"
    for prefix, (due, example) in FORMS.items():
        if text[: len(prefix)].lower() == prefix and text.isascii():
            return NotationError(f"After {prefix} comes {due}, not {quoted(text[len(prefix) :])}.", example, at)
    if TILE.known(text[:2]):
        return NotationError("After a tile comes > to pick up, or v e m b a to drop such a meeple.", "C3> or D3m", at)
    return NotationError("This is not an action.", "C3> D3m build xD3v buy:1 sell:silk+fish pass on end", at)


# JSON: the kind of action by its name, and its fields

FIELDS: Final[dict[str, Codec]] = {
    "price": NumberCodec(0, max(BID_PRICES)),
    "fakirs": NumberCodec(0, CARDS_IN_BOX[FAKIR]),
    "tile": TILE,
    "tribe": TRIBE,
    "rival": SEAT,
    "slot": NumberCodec(1, MARKET_CARDS, first=1),
    "djinn": DJINN,
    "suit": SUIT,
}
ACTION_KINDS: Final = {kind_name(action): action for action in ACTIONS}  # one of each kind
BY_PARTS: Final = {(kind_name(action), action.parts()): action for action in ACTIONS}


def action_json(action: Action) -> dict[str, object]:
    data: dict[str, object] = {"action": kind_name(action)}
    for field, part in zip(type(action).FIELDS, action.parts(), strict=True):
        assert isinstance(part, int)
        data[field] = FIELDS[field].to_json(part)
    return data


def action_from_json(data: object) -> Action:
    """Return the action that a JSON object means; raise NotationError if there is none."""
    kind = data.get("action") if isinstance(data, dict) else None
    if not isinstance(kind, str) or kind not in ACTION_KINDS:
        raise NotationError(f"{quoted(data)} is not an action.", '{"action": "drop", "tile": "D3", "tribe": "m"}')
    fields = type(ACTION_KINDS[kind]).FIELDS
    given = expect_object(data, ["action", *fields])
    parts: list[object] = [FIELDS[field].from_json(given[field]) for field in fields]
    if (kind, tuple(parts)) in BY_PARTS:
        return BY_PARTS[kind, tuple(parts)]
    such = ", ".join([f"{field} {quoted(given[field])}" for field in fields])
    raise NotationError(f"There is no {kind} with {such}.", str(action_json(ACTION_KINDS[kind])))
