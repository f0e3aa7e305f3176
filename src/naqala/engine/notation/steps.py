"""What is asked, from below to above: `pink:selling>trading(3,3,1)>building(D3,2,1)`; the last is asked now.

Below a turn's steps there is always the next turn, so that is not written; and when the game is over, nothing is asked.
A seat holds for the steps behind it until another is named.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from naqala.engine.actions import COUNTER
from naqala.engine.notation.errors import NotationError, quoted
from naqala.engine.notation.wording import Number, Wording, YesNo, a_list, an_object, kind_of
from naqala.engine.notation.words import (
    COURTIER,
    DJINN,
    HANDFUL,
    PIECE,
    SEAT,
    SEAT_OR_NOBODY,
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

# One of each step that can be asked; the others happen by themselves.
SAMPLES: Final[list[Step]] = [
    Bidding(0, 0), Selling(0), Moving(0), Sowing(0, 0, 1), Placing(0, 0, 0), Trading(0, 3, 3, 1), Summoning(0),
    Welcoming(0, 0, 2), Collecting(0, 2), Building(0, 0, 2, 1), Killing(0, 0, 2), KillingTwo(0, 0, 2),
    KillingSecond(0, 0, -1, True), Choosing(0, 0, 1), Keeping(0, 1), Conjuring(0, 0, 0), PlacingAround(0, 0, 0),
]  # fmt: skip
KINDS: Final = {kind_of(step): type(step) for step in SAMPLES}
SHAPE: Final = re.compile(r"(?:([a-z]+):)?([a-z-]+)(?:\(([^()]*)\))?", re.ASCII | re.IGNORECASE)

FIELDS: Final[dict[str, Wording]] = {
    "seat": SEAT,
    "nth": Number(0, 3),
    "way": WAY,
    "hand": HANDFUL,
    "tile": TILE,
    "tribe": COURTIER,
    "n": SOME,
    "piece": PIECE,
    "price": Number(0, 6),
    "first": Number(1, COUNTER),
    "factor": Number(1, 2),
    "rival": SEAT_OR_NOBODY,
    "died": YES_NO,
    "djinn": DJINN,
    "tiles": TILE_SET,
    "shown": SHOWN,
}


def wording(kind: type[Step], field: str) -> Wording:
    if field == "tile" and "rival" in kind.FIELDS:  # the one or the other
        return TILE_OR_NOWHERE
    return FIELDS[field]


def part(step: Step, field: str) -> int:
    return int(getattr(step, field))


def step_text(step: Step) -> str:
    """Without the seat."""
    kind = type(step)
    parts = [wording(kind, field).say(part(step, field)) for field in kind.FIELDS[1:]]
    return kind_of(step) + (f"({','.join(parts)})" if parts else "")


def steps_text(steps: list[Step]) -> str:
    said: list[str] = []
    seat = -1
    for step in steps:
        said.append(step_text(step) if step.seat == seat else f"{SEAT.say(step.seat)}:{step_text(step)}")
        seat = step.seat
    return ">".join(said) or OVER


def read_steps(text: str) -> list[Step]:
    if text.lower() == OVER:
        return []
    found: list[Step] = []
    seat = ""
    for said in text.split(">"):
        shape = SHAPE.fullmatch(said)
        if shape is None:
            raise NotationError(f"{quoted(said)} is no step.", EXAMPLE)
        seat = shape[1] or seat
        if not seat:
            raise NotationError("Nobody is asked.", EXAMPLE)
        try:
            found.append(read_step(seat, shape[2], shape[3].split(",") if shape[3] is not None else []))
        except NotationError as error:
            raise error.inside(f"in {quoted(said)}") from None
    return found


def read_step(seat: str, name: str, parts: list[str]) -> Step:
    kind = kind_named(name)
    fields = kind.FIELDS[1:]
    if len(parts) != len(fields):
        wrong = f"There are {len(parts)} things in brackets, not {len(fields)}."
        raise NotationError(wrong, f"{name}({','.join(fields)})" if fields else name)
    read = [wording(kind, field).read(said) for field, said in zip(fields, parts, strict=True)]
    return built(kind, [SEAT.read(seat), *read])


def step_json(step: Step) -> dict[str, object]:
    kind = type(step)
    said: dict[str, object] = {"step": kind_of(step)}
    for field in kind.FIELDS:
        said[field] = wording(kind, field).json(part(step, field))
    return said


def steps_from_json(said: object) -> list[Step]:
    return [step_from_json(step) for step in a_list(said)]


def step_from_json(said: object) -> Step:
    name = said.get("step") if isinstance(said, dict) else None
    if not isinstance(name, str):
        raise NotationError(f"{quoted(said)} is no step.", str(step_json(SAMPLES[5])))
    kind = kind_named(name)
    given = an_object(said, ["step", *kind.FIELDS])
    return built(kind, [wording(kind, field).from_json(given[field]) for field in kind.FIELDS])


def kind_named(name: str) -> type[Step]:
    if name.isascii() and name.lower() in KINDS:
        return KINDS[name.lower()]
    raise NotationError(f"There is no step {quoted(name)}; the steps are {', '.join(KINDS)}.", EXAMPLE)


def built(kind: type[Step], numbers: list[int]) -> Step:
    make: Callable[..., Step] = kind
    parts: list[object] = []
    for field, number in zip(kind.FIELDS, numbers, strict=True):
        if isinstance(wording(kind, field), YesNo):
            parts.append(bool(number))  # not in one expression with the number: compiled, both would be int
        else:
            parts.append(number)
    return make(*parts)
