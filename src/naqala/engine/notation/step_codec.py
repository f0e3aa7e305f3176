"""The decision stack as text and JSON: `pink:selling>trading(3,3,1)>building(D3,2,1)`; the last step is decided now.

The bottom of the stack is always the next turn, so it is not written. A seat applies to all steps after it until
another is named.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Final

from naqala.engine.actions import MARKET_CARDS
from naqala.engine.components import LARGE_MARKET_PRICE
from naqala.engine.notation.codecs import (
    BoolCodec,
    Codec,
    NameCodec,
    NumberCodec,
    OptionalNameCodec,
    expect_list,
    expect_object,
    kind_name,
)
from naqala.engine.notation.notation_errors import NotationError, escaped, place, shown
from naqala.engine.notation.vocabulary import (
    DJINN,
    HANDFUL,
    HELD_TRIBE,
    PIECE,
    SEAT,
    SHOWN,
    SOME,
    TILE,
    TILE_OR_NOWHERE,
    TILE_SET,
    WAY,
    YES_NO,
)
from naqala.engine.steps import (
    Bidding,
    Building,
    Choosing,
    Collecting,
    Conjuring,
    Keeping,
    Killing,
    KillingSecond,
    KillingTwo,
    Moving,
    Placing,
    PlacingAround,
    Selling,
    Sowing,
    Step,
    Summoning,
    Trading,
    Welcoming,
)

OVER: Final = "over"
EXAMPLE: Final = "asked=pink:selling>trading(3,3,1)>building(D3,2,1)"

# One of each step that a player can have to decide; the others are automatic.
SAMPLES: Final[list[Step]] = [
    Bidding(0, 0), Selling(0), Moving(0), Sowing(0, 0, 1), Placing(0, 0, 0), Trading(0, 3, 3, 1), Summoning(0),
    Welcoming(0, 0, 2), Collecting(0, 2), Building(0, 0, 2, 1), Killing(0, 0, 2), KillingTwo(0, 0, 2),
    KillingSecond(0, 0, -1, True), Choosing(0, 0, 1), Keeping(0, 1), Conjuring(0, 0, 0), PlacingAround(0, 0, 0),
]  # fmt: skip
STEP_KINDS: Final = {kind_name(step): type(step) for step in SAMPLES}
SHAPE: Final = re.compile(r"(?:([a-z]+):)?([a-z-]+)(?:\(([^()]*)\))?", re.ASCII | re.IGNORECASE)

FIELDS: Final[dict[str, Codec]] = {
    "nth": NumberCodec(0, 3),
    "way": WAY,
    "hand": HANDFUL,
    "tile": TILE,
    "tribe": HELD_TRIBE,
    "n": SOME,
    "piece": PIECE,
    "price": NumberCodec(0, LARGE_MARKET_PRICE),
    "first": NumberCodec(1, MARKET_CARDS),
    "factor": NumberCodec(1, 2),
    "died": YES_NO,
    "djinn": DJINN,
    "tiles": TILE_SET,
    "shown": SHOWN,
}


def codec_of(kind: type[Step], field: str, seats: NameCodec = SEAT) -> Codec:
    if field == "seat":
        return seats
    if field == "rival":
        return OptionalNameCodec(seats)
    if field == "tile" and "rival" in kind.FIELDS:  # one or the other
        return TILE_OR_NOWHERE
    return FIELDS[field]


def part(step: Step, field: str) -> int:
    return int(getattr(step, field))


def step_text(step: Step, seats: NameCodec = SEAT) -> str:
    """Return a step as text, without its seat."""
    kind = type(step)
    parts = [codec_of(kind, field, seats).format(part(step, field)) for field in kind.FIELDS[1:]]
    return kind_name(step) + (f"({','.join(parts)})" if parts else "")


def steps_text(steps: list[Step], seats: NameCodec = SEAT) -> str:
    texts: list[str] = []
    seat = -1
    for step in steps:
        text = step_text(step, seats)
        texts.append(text if step.seat == seat else f"{seats.format(step.seat)}:{text}")
        seat = step.seat
    return ">".join(texts) or OVER


def read_steps(text: str, seats: NameCodec = SEAT) -> list[Step]:
    if text.lower() == OVER:
        return []
    found: list[Step] = []
    seat = ""
    for word in text.split(">"):
        shape = SHAPE.fullmatch(word)
        if shape is None:
            raise NotationError("notation-not-a-step", EXAMPLE, value=shown(word))
        seat = shape[1] or seat
        if not seat:
            raise NotationError("notation-no-seat-named", EXAMPLE)
        try:
            parts = shape[3].split(",") if shape[3] is not None else []
            found.append(read_step(seats.parse(seat), shape[2], parts, seats))
        except NotationError as error:
            raise error.inside(place("notation-in-text", text=escaped(word))) from None
    return found


def read_step(seat: int, name: str, parts: list[str], seats: NameCodec) -> Step:
    kind = step_type(name)
    fields = kind.FIELDS[1:]
    if len(parts) != len(fields):
        example = f"{name}({','.join(fields)})" if fields else name
        raise NotationError("notation-number-of-values", example, n=len(parts), right=len(fields))
    read = [codec_of(kind, field, seats).parse(word) for field, word in zip(fields, parts, strict=True)]
    return build_step(kind, [seat, *read])


def step_json(step: Step, seats: NameCodec = SEAT) -> dict[str, object]:
    kind = type(step)
    data: dict[str, object] = {"step": kind_name(step)}
    for field in kind.FIELDS:
        data[field] = codec_of(kind, field, seats).to_json(part(step, field))
    return data


def steps_from_json(data: object, seats: NameCodec = SEAT) -> list[Step]:
    return [step_from_json(step, seats) for step in expect_list(data)]


def step_from_json(data: object, seats: NameCodec = SEAT) -> Step:
    name = data.get("step") if isinstance(data, dict) else None
    if not isinstance(name, str):
        raise NotationError("notation-not-a-step", json.dumps(step_json(SAMPLES[5])), value=shown(data))
    kind = step_type(name)
    given = expect_object(data, ["step", *kind.FIELDS])
    return build_step(kind, [codec_of(kind, field, seats).from_json(given[field]) for field in kind.FIELDS])


def step_type(name: str) -> type[Step]:
    if name.isascii() and name.lower() in STEP_KINDS:
        return STEP_KINDS[name.lower()]
    raise NotationError("notation-no-such-step", EXAMPLE, word=shown(name), steps=", ".join(STEP_KINDS))


def build_step(kind: type[Step], numbers: list[int]) -> Step:
    make: Callable[..., Step] = kind
    parts: list[object] = []
    for field, number in zip(kind.FIELDS, numbers, strict=True):
        if isinstance(codec_of(kind, field), BoolCodec):
            parts.append(bool(number))  # not in one expression with the integer: compiled, both would be int
        else:
            parts.append(number)
    return make(*parts)
