"""Actions as text and JSON. A text is one word without spaces and does not depend on the position."""

from __future__ import annotations

import json
from typing import Final

from naqala.engine.actions import ACTIONS, MARKET_CARDS, Action, Strike, strike
from naqala.engine.colours import COLOURS
from naqala.engine.components import BID_PRICES, FAKIR
from naqala.engine.notation.codecs import Codec, NameCodec, NumberCodec, expect_object, kind_name
from naqala.engine.notation.notation_errors import NotationError, escaped, place, shown
from naqala.engine.notation.vocabulary import DJINN, GOOD, SEAT, SUIT, TILE, TRIBE, seats_of
from naqala.engine.setup import CARDS_IN_BOX

TEXTS: Final[list[str]] = [str(action) for action in ACTIONS]
NUMBERS: Final = {text.lower(): number for number, text in enumerate(TEXTS)}

# What an error says about the word after each prefix, and examples.
FORMS: Final = {
    "bid:": ("notation-after-bid", ["bid:12-2"]),
    "build:": ("notation-after-build", ["build:2"]),
    "buy:": ("notation-after-buy", ["buy:1"]),
    "summon:": ("notation-after-summon", ["summon:Hagis+F"]),
    "call:": ("notation-after-call", ["call:Hagis+F"]),
    "at:": ("notation-after-at", ["at:D3"]),
    "keep:": ("notation-after-keep", ["keep:Hagis"]),
    "sell:": ("notation-after-sell", ["sell:silk+fish"]),
    "x": ("notation-after-x", ["xD3v", "xpink:e"]),
}


def action_text(action: Action, colours: tuple[str, ...] = COLOURS) -> str:
    """Return an action in the notation of a game with these colours; with the usual ones the same as `str(action)`."""
    if isinstance(action, Strike):
        return f"x{seats_of(colours).format(action.rival)}:{TRIBE.format(action.tribe)}"
    return TEXTS[action.id]


def parse_action(text: str, colours: tuple[str, ...] = COLOURS) -> Action:
    """Return the action that a text means in a game with these colours; raise NotationError if there is none.

    Neither case nor the order of the goods in a suit matters.

    >>> parse_action("D3m")
    Drop(tile=D3, tribe=MERCHANT)
    """
    wanted = with_sorted_suit(text.lower())
    if text.isascii() and wanted in NUMBERS:
        action = ACTIONS[NUMBERS[wanted]]
        if isinstance(action, Strike):
            return strike(seats_of(colours).parse(SEAT.format(action.rival)), action.tribe)
        return action
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
        return NotationError("notation-no-action", "C3> D3m E3m")
    at = place("notation-at-text", text=escaped(text))
    for prefix, (code, examples) in FORMS.items():
        if text[: len(prefix)].lower() == prefix and text.isascii():
            return NotationError(code, examples, at, word=shown(text[len(prefix) :]))
    if TILE.known(text[:2]):
        return NotationError("notation-after-tile", ["C3>", "D3m"], at)
    return NotationError("notation-not-an-action", "C3> D3m build xD3v buy:1 sell:silk+fish pass on end", at)


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


def codec_of(field: str, seats: NameCodec = SEAT) -> Codec:
    return seats if field == "rival" else FIELDS[field]


def action_json(action: Action, colours: tuple[str, ...] = COLOURS) -> dict[str, object]:
    data: dict[str, object] = {"action": kind_name(action)}
    for field, part in zip(type(action).FIELDS, action.parts(), strict=True):
        assert isinstance(part, int)
        data[field] = codec_of(field, seats_of(colours)).to_json(part)
    return data


def action_from_json(data: object, colours: tuple[str, ...] = COLOURS) -> Action:
    """Return the action that a JSON object means; raise NotationError if there is none."""
    kind = data.get("action") if isinstance(data, dict) else None
    if not isinstance(kind, str) or kind not in ACTION_KINDS:
        example = '{"action": "drop", "tile": "D3", "tribe": "m"}'
        raise NotationError("notation-not-an-action-object", example, value=shown(data))
    fields = type(ACTION_KINDS[kind]).FIELDS
    given = expect_object(data, ["action", *fields])
    parts: list[object] = [codec_of(field, seats_of(colours)).from_json(given[field]) for field in fields]
    if (kind, tuple(parts)) in BY_PARTS:
        return BY_PARTS[kind, tuple(parts)]
    such = ", ".join([f"{field} {json.dumps(given[field])}" for field in fields])
    example = json.dumps(action_json(ACTION_KINDS[kind]))
    raise NotationError("notation-no-such-action", example, kind=kind, fields=such)
