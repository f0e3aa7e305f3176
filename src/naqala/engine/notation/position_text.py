"""A position on one line: fields with one blank between them, always these and in this order.

`+` joins what has no order, `,` what has one; `-` is nothing.
"""

from __future__ import annotations

import re
from typing import Final

from naqala.engine.geometry import members
from naqala.engine.luck import Luck
from naqala.engine.notation.box import laid_out
from naqala.engine.notation.errors import NotationError, quoted
from naqala.engine.notation.layout import Holding, Layout, Tile, layout_of
from naqala.engine.notation.steps import read_steps, steps_text
from naqala.engine.notation.track import read_track, track_text
from naqala.engine.notation.wording import NONE, in_a_row, listed, read_in
from naqala.engine.notation.words import (
    CARD,
    CARDS,
    COURT,
    DJINN,
    DJINN_SET,
    GOLD,
    MEEPLES,
    ONE_PALACE,
    ONE_PALM,
    PLACE,
    ROUND,
    SEAT,
    VALUE,
    YES_NO,
)
from naqala.engine.state import State
from naqala.engine.things import COLUMNS, NOBODY, ROWS, SEATS

TILE: Final = re.compile(r"([VSOML])(\d+)([vemba]*)(?:\^(\d+))?(?:#(\d+))?(?:@(\w+))?", re.ASCII | re.IGNORECASE)
TILE_EXAMPLE: Final = "S12vvm^2#1@pink"
COMMON: Final = ("order", "track", "row", "djinns", "discards", "dismissed", "stuck", "asked")

EXAMPLES: Final = {
    "round": "round=1",
    "board": "board=V5vem,O8mma,… with / between the rows, 5 to 1",
    "blue": "blue=50/2v/3e/silk+fish*2/Hagis!+Enki",
    "pink": "pink=50/0v/0e/-/-",
    "orange": "orange=50/0v/0e/-/-",
    "black": "black=50/0v/0e/-/-",
    "order": "order=blue,pink",
    "track": "track=12:blue,5:pink,0:black",
    "row": "row=fish,silk,fakir",
    "djinns": "djinns=Hagis,Enki",
    "discards": "discards=silk+fish*2",
    "dismissed": "dismissed=Hagis+Enki",
    "stuck": "stuck=no",
    "asked": "asked=blue:selling>moving",
}


def position_text(state: State) -> str:
    return layout_text(layout_of(state))


def parse_position(text: str, luck: Luck) -> State:
    """The state that is described, with this luck. NotationError if none is, Impossible if none can be."""
    return laid_out(parse_layout(text), luck)


def layout_text(layout: Layout) -> str:
    said = [f"round={ROUND.say(layout.round)}", f"board={board_text(layout.tiles)}"]
    for seat, holding in enumerate(layout.holdings):
        said.append(f"{SEAT.say(seat)}={holding_text(holding)}")
    common = (
        in_a_row([SEAT.say(seat) for seat in layout.order]),
        track_text(layout.track),
        in_a_row([CARD.say(card) for card in layout.row]),
        in_a_row([DJINN.say(djinn) for djinn in layout.djinns]),
        CARDS.say(layout.discards),
        DJINN_SET.say(layout.dismissed),
        YES_NO.say(layout.stuck),
        steps_text(list(layout.steps)),
    )
    return " ".join([*said, *[f"{name}={words}" for name, words in zip(COMMON, common, strict=True)]])


def parse_layout(text: str) -> Layout:
    fields = fields_of(text)
    return Layout(
        read_in(fields, "round", ROUND.read),
        read_in(fields, "board", read_board),
        tuple([read_in(fields, name, read_holding) for name in fields if SEAT.known(name)]),
        read_in(fields, "order", read_seats),
        read_in(fields, "track", read_track),
        read_in(fields, "row", read_row),
        read_in(fields, "djinns", read_djinns),
        read_in(fields, "discards", CARDS.read),
        read_in(fields, "dismissed", DJINN_SET.read),
        bool(read_in(fields, "stuck", YES_NO.read)),
        tuple(read_in(fields, "asked", read_steps)),
    )


def fields_of(text: str) -> dict[str, str]:
    """What is said of each thing, if every thing is there and in its place."""
    if not text.isascii():
        raise NotationError("The words of the notation are plain ASCII.", EXAMPLES["round"], f"in {quoted(text)}")
    fields = text.split(" ")
    players = min(max(len(fields) - 2 - len(COMMON), 2), SEATS)
    names = ["round", "board", *SEAT.names[:players], *COMMON]
    found: dict[str, str] = {}
    for nth, name in enumerate(names):
        field = fields[nth] if nth < len(fields) else ""
        if field[: len(name) + 1].lower() != f"{name}=":
            raise NotationError(f"Here {name}= is due, not {quoted(field)}.", EXAMPLES[name], f"at field {nth + 1}")
        found[name] = field[len(name) + 1 :]
    if len(fields) > len(names):
        raise NotationError(
            f"After asked= comes nothing more, {quoted(fields[len(names)])} neither.", EXAMPLES["asked"]
        )
    return found


def board_text(tiles: tuple[Tile, ...]) -> str:
    """The rows from 5 to 1, as the board is seen."""
    rows = [tiles[row * COLUMNS : (row + 1) * COLUMNS] for row in reversed(range(ROWS))]
    return "/".join([",".join([tile_text(tile) for tile in row]) for row in rows])


def read_board(text: str) -> tuple[Tile, ...]:
    rows = text.split("/")
    if len(rows) != ROWS:
        raise NotationError(f"There are {len(rows)} rows, not {ROWS} (C1).", EXAMPLES["board"])
    tiles: list[Tile] = []
    for row in reversed(rows):
        said = row.split(",")
        if len(said) != COLUMNS:
            raise NotationError(f"The row {quoted(row)} has {len(said)} tiles, not {COLUMNS} (C1).", EXAMPLES["board"])
        tiles += [read_tile(tile) for tile in said]
    return tuple(tiles)


def tile_text(tile: Tile) -> str:
    said = PLACE.say(tile.place) + VALUE.say(tile.value) + (MEEPLES.say(tile.meeples) if tile.meeples else "")
    if tile.palms:
        said += f"^{tile.palms}"
    if tile.palaces:
        said += f"#{tile.palaces}"
    if tile.camel != NOBODY:
        said += f"@{SEAT.say(tile.camel)}"
    return said


def read_tile(text: str) -> Tile:
    shape = TILE.fullmatch(text)
    if shape is None:
        raise NotationError(f"{quoted(text)} is no tile.", TILE_EXAMPLE)
    place, value, meeples, palms, palaces, camel = shape.groups()
    return Tile(
        PLACE.read(place),
        VALUE.read(value),
        MEEPLES.read(meeples or NONE),
        ONE_PALM.read(palms) if palms else 0,
        ONE_PALACE.read(palaces) if palaces else 0,
        SEAT.read(camel) if camel else NOBODY,
    )


def holding_text(holding: Holding) -> str:
    """Gold, Viziers, Elders, cards, djinns; ! after a djinn whose power was paid for this round."""
    used = members(holding.spent)
    djinns = "+".join([DJINN.say(djinn) + ("!" if djinn in used else "") for djinn in members(holding.djinns)])
    return f"{holding.gold}/{holding.viziers}v/{holding.elders}e/{CARDS.say(holding.hand)}/{djinns or NONE}"


def read_holding(text: str) -> Holding:
    parts = text.split("/")
    if len(parts) != 5 or parts[1][-1:].lower() != "v" or parts[2][-1:].lower() != "e":
        raise NotationError("A seat has gold, Viziers, Elders, cards and djinns.", EXAMPLES["blue"])
    gold, viziers, elders, hand, djinns = parts
    names = listed(djinns, "+")
    used = [name for name in names if name.endswith("!")]
    return Holding(
        GOLD.read(gold),
        COURT.read(viziers[:-1]),
        COURT.read(elders[:-1]),
        CARDS.read(hand),
        DJINN_SET.gathered([DJINN.read(name.removesuffix("!")) for name in names]),
        DJINN_SET.gathered([DJINN.read(name.removesuffix("!")) for name in used]),
    )


def read_seats(text: str) -> tuple[int, ...]:
    return tuple([SEAT.read(name) for name in listed(text, ",")])


def read_row(text: str) -> tuple[int, ...]:
    return tuple([CARD.read(name) for name in listed(text, ",")])


def read_djinns(text: str) -> tuple[int, ...]:
    return tuple([DJINN.read(name) for name in listed(text, ",")])
