"""A position on one line: fields separated by one space, always in the same order.

`+` joins what has no order, `,` what has one; `-` is nothing.
"""

from __future__ import annotations

import re
from typing import Final

from naqala.engine.components import COLUMN_COUNT, MAX_PLAYERS, NOBODY, ROW_COUNT
from naqala.engine.geometry import members
from naqala.engine.luck import Luck
from naqala.engine.notation.codecs import NONE, NameCodec, join_row, read_field, split_list
from naqala.engine.notation.notation_errors import NotationError, escaped, place, shown
from naqala.engine.notation.position_building import build_state
from naqala.engine.notation.position_data import PlayerData, PositionData, TileData, data_of
from naqala.engine.notation.step_codec import read_steps, steps_text
from naqala.engine.notation.turn_order_track import read_track, track_text
from naqala.engine.notation.vocabulary import (
    CARD,
    CARDS,
    DJINN,
    DJINN_SET,
    GOLD,
    HELD,
    MEEPLES,
    ONE_PALACE,
    ONE_PALM,
    PLACE,
    ROUND,
    SEAT,
    VALUE,
    YES_NO,
    seats_of,
)
from naqala.engine.state import State

TILE: Final = re.compile(r"([VSOML])(\d+)([vemba]*)(?:\^(\d+))?(?:#(\d+))?(?:@(\w+))?", re.ASCII | re.IGNORECASE)
TILE_EXAMPLE: Final = "S12vvm^2#1@pink"
COMMON: Final = ("order", "track", "row", "djinns", "discards", "dismissed", "stuck", "asked")

EXAMPLES: Final = {
    "round": "round=1",
    "board": "board=V5vem,O8mma,…/…",
    "seat": "blue=50/2v/3e/silk+fish*2/Hagis!+Enki",
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
    """Return a position on one line, without its luck."""
    return data_text(data_of(state))


def parse_position(text: str, luck: Luck) -> State:
    """Return the state of a position with this luck.

    Raise NotationError if the position cannot be read, ImpossiblePosition if it cannot occur.
    """
    return build_state(parse_data(text), luck)


def data_text(data: PositionData) -> str:
    seats = seats_of(data.colours)
    said = [f"round={ROUND.format(data.round)}", f"board={board_text(data.tiles, seats)}"]
    for seat, holding in enumerate(data.holdings):
        said.append(f"{seats.format(seat)}={player_text(holding)}")
    common = (
        join_row([seats.format(seat) for seat in data.order]),
        track_text(data.track, seats),
        join_row([CARD.format(card) for card in data.row]),
        join_row([DJINN.format(djinn) for djinn in data.djinns]),
        CARDS.format(data.discards),
        DJINN_SET.format(data.dismissed),
        YES_NO.format(data.stuck),
        steps_text(list(data.steps), seats),
    )
    return " ".join([*said, *[f"{name}={words}" for name, words in zip(COMMON, common, strict=True)]])


def parse_data(text: str) -> PositionData:
    fields = fields_of(text)
    colours = tuple([name for name in fields if SEAT.known(name)])
    seats = seats_of(colours)
    return PositionData(
        colours,
        read_field(fields, "round", ROUND.parse),
        read_field(fields, "board", lambda said: read_board(said, seats)),
        tuple([read_field(fields, name, read_player) for name in colours]),
        read_field(fields, "order", lambda said: read_seats(said, seats)),
        read_field(fields, "track", lambda said: read_track(said, seats)),
        read_field(fields, "row", read_row),
        read_field(fields, "djinns", read_djinns),
        read_field(fields, "discards", CARDS.parse),
        read_field(fields, "dismissed", DJINN_SET.parse),
        bool(read_field(fields, "stuck", YES_NO.parse)),
        tuple(read_field(fields, "asked", lambda said: read_steps(said, seats))),
    )


def colours_in(text: str) -> tuple[str, ...]:
    """Return the colours of the players of a position, by seat."""
    return tuple([name for name in fields_of(text) if SEAT.known(name)])


def fields_of(text: str) -> dict[str, str]:
    """Return the text of each field; raise NotationError unless all fields are there, in order."""
    if not text.isascii():
        raise NotationError("notation-not-ascii", EXAMPLES["round"], place("notation-in-text", text=escaped(text)))
    fields = text.split(" ")
    players = min(max(len(fields) - 2 - len(COMMON), 2), MAX_PLAYERS)
    names = ["round", "board", *["seat"] * players, *COMMON]
    found: dict[str, str] = {}
    for nth, name in enumerate(names):
        field = fields[nth] if nth < len(fields) else ""
        at = place("notation-at-field", n=nth + 1)
        label, equals, said = field.partition("=")
        label = label.lower()
        if not equals or not (label == name or (name == "seat" and SEAT.known(label))):
            due = name if name != "seat" else next_colour(found)
            raise NotationError("notation-expected-field", EXAMPLES[name], at, field=f"{due}=", value=shown(field))
        if label in found:
            raise NotationError("notation-colour-twice", EXAMPLES[name], at, colour=label)
        found[label] = said
    if len(fields) > len(names):
        raise NotationError("notation-after-asked", EXAMPLES["asked"], value=shown(fields[len(names)]))
    return found


def next_colour(found: dict[str, str]) -> str:
    """Return the first colour that has no field yet."""
    return next(name for name in SEAT.names if name not in found)


def board_text(tiles: tuple[TileData, ...], seats: NameCodec) -> str:
    """Return the rows from 5 to 1, as the board is seen."""
    rows = [tiles[row * COLUMN_COUNT : (row + 1) * COLUMN_COUNT] for row in reversed(range(ROW_COUNT))]
    return "/".join([",".join([tile_text(tile, seats) for tile in row]) for row in rows])


def read_board(text: str, seats: NameCodec) -> tuple[TileData, ...]:
    rows = text.split("/")
    if len(rows) != ROW_COUNT:
        raise NotationError("notation-number-of-rows", EXAMPLES["board"], n=len(rows), right=ROW_COUNT)
    tiles: list[TileData] = []
    for row in reversed(rows):
        said = row.split(",")
        if len(said) != COLUMN_COUNT:
            counts = {"n": len(said), "right": COLUMN_COUNT}
            raise NotationError("notation-number-of-tiles", EXAMPLES["board"], row=shown(row), **counts)
        tiles += [read_tile(tile, seats) for tile in said]
    return tuple(tiles)


def tile_text(tile: TileData, seats: NameCodec) -> str:
    said = PLACE.format(tile.place) + VALUE.format(tile.value) + (MEEPLES.format(tile.meeples) if tile.meeples else "")
    if tile.palms:
        said += f"^{tile.palms}"
    if tile.palaces:
        said += f"#{tile.palaces}"
    if tile.camel != NOBODY:
        said += f"@{seats.format(tile.camel)}"
    return said


def read_tile(text: str, seats: NameCodec) -> TileData:
    shape = TILE.fullmatch(text)
    if shape is None:
        raise NotationError("notation-not-a-tile", TILE_EXAMPLE, value=shown(text))
    place, value, meeples, palms, palaces, camel = shape.groups()
    return TileData(
        PLACE.parse(place),
        VALUE.parse(value),
        MEEPLES.parse(meeples or NONE),
        ONE_PALM.parse(palms) if palms else 0,
        ONE_PALACE.parse(palaces) if palaces else 0,
        seats.parse(camel) if camel else NOBODY,
    )


def player_text(holding: PlayerData) -> str:
    """Return gold, Viziers, Elders, cards and djinns, with ! after a djinn whose power was used this round."""
    used = members(holding.spent)
    djinns = "+".join([DJINN.format(djinn) + ("!" if djinn in used else "") for djinn in members(holding.djinns)])
    return f"{holding.gold}/{holding.viziers}v/{holding.elders}e/{CARDS.format(holding.hand)}/{djinns or NONE}"


def read_player(text: str) -> PlayerData:
    parts = text.split("/")
    if len(parts) != 5 or parts[1][-1:].lower() != "v" or parts[2][-1:].lower() != "e":
        raise NotationError("notation-parts-of-a-seat", EXAMPLES["seat"])
    gold, viziers, elders, hand, djinns = parts
    names = split_list(djinns, "+")
    used = [name for name in names if name.endswith("!")]
    return PlayerData(
        GOLD.parse(gold),
        HELD.parse(viziers[:-1]),
        HELD.parse(elders[:-1]),
        CARDS.parse(hand),
        DJINN_SET.collect([DJINN.parse(name.removesuffix("!")) for name in names]),
        DJINN_SET.collect([DJINN.parse(name.removesuffix("!")) for name in used]),
    )


def read_seats(text: str, seats: NameCodec) -> tuple[int, ...]:
    return tuple([seats.parse(name) for name in split_list(text, ",")])


def read_row(text: str) -> tuple[int, ...]:
    return tuple([CARD.parse(name) for name in split_list(text, ",")])


def read_djinns(text: str) -> tuple[int, ...]:
    return tuple([DJINN.parse(name) for name in split_list(text, ",")])
