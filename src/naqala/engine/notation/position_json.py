"""A position as JSON, with the same words as the text."""

from __future__ import annotations

from typing import Final

from naqala.engine.colours import default_colours
from naqala.engine.components import COLUMN_COUNT, MAX_PLAYERS, MIN_PLAYERS, ROW_COUNT
from naqala.engine.luck import Luck
from naqala.engine.notation.codecs import (
    Codec,
    NameCodec,
    OptionalNameCodec,
    expect_list,
    expect_object,
    read_field,
)
from naqala.engine.notation.notation_errors import NotationError
from naqala.engine.notation.position_building import build_state
from naqala.engine.notation.position_data import PlayerData, PositionData, TileData, data_of
from naqala.engine.notation.step_codec import step_json, steps_from_json
from naqala.engine.notation.turn_order_track import track_from_json, track_json
from naqala.engine.notation.vocabulary import (
    CARD,
    CARDS,
    DJINN,
    DJINN_SET,
    GOLD,
    HELD,
    MEEPLES,
    PALACE,
    PALM,
    PLACE,
    ROUND,
    SEAT,
    VALUE,
    YES_NO,
    seats_of,
)
from naqala.engine.state import State

KEYS: Final = (
    "round", "board", "seats", "order", "track", "row", "djinns", "discards", "dismissed", "stuck", "asked",
)  # fmt: skip
COLOURS_KEY: Final = "colours"  # only if the players have other colours than blue, pink, orange and black in this order
COLOURS_EXAMPLE: Final = '["black", "blue", "orange"]'
TILE_CODECS: Final[dict[str, Codec]] = {
    "place": PLACE, "value": VALUE, "meeples": MEEPLES, "palms": PALM, "palaces": PALACE,
}  # fmt: skip
PLAYER_CODECS: Final[dict[str, Codec]] = {
    "gold": GOLD, "viziers": HELD, "elders": HELD, "hand": CARDS, "djinns": DJINN_SET, "spent": DJINN_SET,
}  # fmt: skip


def position_json(state: State) -> dict[str, object]:
    """Return a position as JSON, without its luck."""
    return data_json(data_of(state))


def position_from_json(said: object, luck: Luck) -> State:
    """Return the state of a position with this luck.

    Raise NotationError if the position cannot be read, ImpossiblePosition if it cannot occur.
    """
    return build_state(data_from_json(said), luck)


def data_json(data: PositionData) -> dict[str, object]:
    seats = seats_of(data.colours)
    chosen = {} if data.colours == default_colours(len(data.colours)) else {COLOURS_KEY: list(data.colours)}
    return chosen | {
        "round": ROUND.to_json(data.round),
        "board": board_json(data.tiles, seats),
        "seats": {seats.format(seat): player_json(holding) for seat, holding in enumerate(data.holdings)},
        "order": [seats.to_json(seat) for seat in data.order],
        "track": track_json(data.track, seats),
        "row": [CARD.to_json(card) for card in data.row],
        "djinns": [DJINN.to_json(djinn) for djinn in data.djinns],
        "discards": CARDS.to_json(data.discards),
        "dismissed": DJINN_SET.to_json(data.dismissed),
        "stuck": YES_NO.to_json(data.stuck),
        "asked": [step_json(step, seats) for step in data.steps],
    }


def data_from_json(said: object) -> PositionData:
    chosen = isinstance(said, dict) and COLOURS_KEY in said
    given = expect_object(said, [COLOURS_KEY, *KEYS] if chosen else KEYS)
    colours = read_field(given, COLOURS_KEY, colours_from_json) if chosen else usual_colours(given["seats"])
    seats = seats_of(colours)
    return PositionData(
        colours,
        read_field(given, "round", ROUND.from_json),
        read_field(given, "board", lambda board: board_from_json(board, seats)),
        read_field(given, "seats", lambda players: players_from_json(players, colours)),
        read_field(given, "order", lambda order: seats_from_json(order, seats)),
        read_field(given, "track", lambda track: track_from_json(track, seats)),
        read_field(given, "row", row_from_json),
        read_field(given, "djinns", djinns_from_json),
        read_field(given, "discards", CARDS.from_json),
        read_field(given, "dismissed", DJINN_SET.from_json),
        bool(read_field(given, "stuck", YES_NO.from_json)),
        tuple(read_field(given, "asked", lambda steps: steps_from_json(steps, seats))),
    )


def board_json(tiles: tuple[TileData, ...], seats: NameCodec) -> list[list[object]]:
    """Return the rows from 5 to 1, as the board is seen."""
    return [
        [tile_json(tile, seats) for tile in tiles[row * COLUMN_COUNT : (row + 1) * COLUMN_COUNT]]
        for row in reversed(range(ROW_COUNT))
    ]


def board_from_json(said: object, seats: NameCodec) -> tuple[TileData, ...]:
    rows = [expect_list(row) for row in expect_list(said)]
    if [len(row) for row in rows] != [COLUMN_COUNT] * ROW_COUNT:
        raise NotationError("notation-shape-of-the-board", "[[…], …]", rows=ROW_COUNT, tiles=COLUMN_COUNT)
    return tuple([tile_from_json(tile, seats) for row in reversed(rows) for tile in row])


def tile_json(tile: TileData, seats: NameCodec = SEAT) -> dict[str, object]:
    return {
        "place": PLACE.to_json(tile.place),
        "value": VALUE.to_json(tile.value),
        "meeples": MEEPLES.to_json(tile.meeples),
        "palms": PALM.to_json(tile.palms),
        "palaces": PALACE.to_json(tile.palaces),
        "camel": OptionalNameCodec(seats).to_json(tile.camel),
    }


def tile_from_json(said: object, seats: NameCodec = SEAT) -> TileData:
    place, value, meeples, palms, palaces, camel = numbers(said, TILE_CODECS | {"camel": OptionalNameCodec(seats)})
    return TileData(place, value, meeples, palms, palaces, camel)


def player_json(holding: PlayerData) -> dict[str, object]:
    return {
        "gold": GOLD.to_json(holding.gold),
        "viziers": HELD.to_json(holding.viziers),
        "elders": HELD.to_json(holding.elders),
        "hand": CARDS.to_json(holding.hand),
        "djinns": DJINN_SET.to_json(holding.djinns),
        "spent": DJINN_SET.to_json(holding.spent),
    }


def usual_colours(seats: object) -> tuple[str, ...]:
    """Return the colours of as many players as there are seats, in the usual order."""
    return default_colours(min(max(len(seats) if isinstance(seats, dict) else 0, MIN_PLAYERS), MAX_PLAYERS))


def colours_from_json(said: object) -> tuple[str, ...]:
    colours = [SEAT.format(SEAT.from_json(name)) for name in expect_list(said)]
    if not MIN_PLAYERS <= len(colours) <= MAX_PLAYERS:
        raise NotationError("notation-number-of-colours", COLOURS_EXAMPLE, n=len(colours))
    for colour in colours:
        if colours.count(colour) > 1:
            raise NotationError("notation-colour-twice", COLOURS_EXAMPLE, colour=colour)
    return tuple(colours)


def players_from_json(said: object, colours: tuple[str, ...]) -> tuple[PlayerData, ...]:
    given = expect_object(said, colours)
    return tuple([read_field(given, name, player_from_json) for name in colours])


def player_from_json(said: object) -> PlayerData:
    gold, viziers, elders, hand, djinns, spent = numbers(said, PLAYER_CODECS)
    return PlayerData(gold, viziers, elders, hand, djinns, spent)


def numbers(said: object, words: dict[str, Codec]) -> list[int]:
    given = expect_object(said, list(words))
    return [read_field(given, name, word.from_json) for name, word in words.items()]


def seats_from_json(said: object, seats: NameCodec) -> tuple[int, ...]:
    return tuple([seats.from_json(name) for name in expect_list(said)])


def row_from_json(said: object) -> tuple[int, ...]:
    return tuple([CARD.from_json(name) for name in expect_list(said)])


def djinns_from_json(said: object) -> tuple[int, ...]:
    return tuple([DJINN.from_json(name) for name in expect_list(said)])
