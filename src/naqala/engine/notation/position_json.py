"""A position as JSON: the twin of the text, with the same words."""

from __future__ import annotations

from typing import Final

from naqala.engine.luck import Luck
from naqala.engine.notation.box import laid_out
from naqala.engine.notation.errors import NotationError
from naqala.engine.notation.layout import Holding, Layout, Tile, layout_of
from naqala.engine.notation.steps import step_json, steps_from_json
from naqala.engine.notation.track import track_from_json, track_json
from naqala.engine.notation.wording import Wording, a_list, an_object, read_in
from naqala.engine.notation.words import (
    CARD,
    CARDS,
    COURT,
    DJINN,
    DJINN_SET,
    GOLD,
    MEEPLES,
    PALACE,
    PALM,
    PLACE,
    ROUND,
    SEAT,
    SEAT_OR_NOBODY,
    VALUE,
    YES_NO,
)
from naqala.engine.state import State
from naqala.engine.things import COLUMNS, ROWS, SEATS

KEYS: Final = (
    "round", "board", "seats", "order", "track", "row", "djinns", "discards", "dismissed", "stuck", "asked",
)  # fmt: skip
TILE_WORDS: Final[dict[str, Wording]] = {
    "place": PLACE, "value": VALUE, "meeples": MEEPLES, "palms": PALM, "palaces": PALACE, "camel": SEAT_OR_NOBODY,
}  # fmt: skip
HOLDING_WORDS: Final[dict[str, Wording]] = {
    "gold": GOLD, "viziers": COURT, "elders": COURT, "hand": CARDS, "djinns": DJINN_SET, "spent": DJINN_SET,
}  # fmt: skip


def position_json(state: State) -> dict[str, object]:
    return layout_json(layout_of(state))


def position_from_json(said: object, luck: Luck) -> State:
    """The state that is described, with this luck. NotationError if none is, Impossible if none can be."""
    return laid_out(layout_from_json(said), luck)


def layout_json(layout: Layout) -> dict[str, object]:
    return {
        "round": ROUND.json(layout.round),
        "board": board_json(layout.tiles),
        "seats": {SEAT.say(seat): holding_json(holding) for seat, holding in enumerate(layout.holdings)},
        "order": [SEAT.json(seat) for seat in layout.order],
        "track": track_json(layout.track),
        "row": [CARD.json(card) for card in layout.row],
        "djinns": [DJINN.json(djinn) for djinn in layout.djinns],
        "discards": CARDS.json(layout.discards),
        "dismissed": DJINN_SET.json(layout.dismissed),
        "stuck": YES_NO.json(layout.stuck),
        "asked": [step_json(step) for step in layout.steps],
    }


def layout_from_json(said: object) -> Layout:
    given = an_object(said, KEYS)
    return Layout(
        read_in(given, "round", ROUND.from_json),
        read_in(given, "board", board_from_json),
        read_in(given, "seats", holdings_from_json),
        read_in(given, "order", seats_from_json),
        read_in(given, "track", track_from_json),
        read_in(given, "row", row_from_json),
        read_in(given, "djinns", djinns_from_json),
        read_in(given, "discards", CARDS.from_json),
        read_in(given, "dismissed", DJINN_SET.from_json),
        bool(read_in(given, "stuck", YES_NO.from_json)),
        tuple(read_in(given, "asked", steps_from_json)),
    )


def board_json(tiles: tuple[Tile, ...]) -> list[list[object]]:
    """The rows from 5 to 1, as the board is seen."""
    return [[tile_json(tile) for tile in tiles[row * COLUMNS : (row + 1) * COLUMNS]] for row in reversed(range(ROWS))]


def board_from_json(said: object) -> tuple[Tile, ...]:
    rows = [a_list(row) for row in a_list(said)]
    if [len(row) for row in rows] != [COLUMNS] * ROWS:
        raise NotationError(f"The board has {ROWS} rows of {COLUMNS} tiles (C1).", "[[…], …]")
    return tuple([tile_from_json(tile) for row in reversed(rows) for tile in row])


def tile_json(tile: Tile) -> dict[str, object]:
    return {
        "place": PLACE.json(tile.place),
        "value": VALUE.json(tile.value),
        "meeples": MEEPLES.json(tile.meeples),
        "palms": PALM.json(tile.palms),
        "palaces": PALACE.json(tile.palaces),
        "camel": SEAT_OR_NOBODY.json(tile.camel),
    }


def tile_from_json(said: object) -> Tile:
    place, value, meeples, palms, palaces, camel = numbers(said, TILE_WORDS)
    return Tile(place, value, meeples, palms, palaces, camel)


def holding_json(holding: Holding) -> dict[str, object]:
    return {
        "gold": GOLD.json(holding.gold),
        "viziers": COURT.json(holding.viziers),
        "elders": COURT.json(holding.elders),
        "hand": CARDS.json(holding.hand),
        "djinns": DJINN_SET.json(holding.djinns),
        "spent": DJINN_SET.json(holding.spent),
    }


def holdings_from_json(said: object) -> tuple[Holding, ...]:
    players = min(max(len(said) if isinstance(said, dict) else 0, 2), SEATS)
    given = an_object(said, SEAT.names[:players])
    return tuple([read_in(given, name, holding_from_json) for name in SEAT.names[:players]])


def holding_from_json(said: object) -> Holding:
    gold, viziers, elders, hand, djinns, spent = numbers(said, HOLDING_WORDS)
    return Holding(gold, viziers, elders, hand, djinns, spent)


def numbers(said: object, words: dict[str, Wording]) -> list[int]:
    given = an_object(said, list(words))
    return [read_in(given, name, word.from_json) for name, word in words.items()]


def seats_from_json(said: object) -> tuple[int, ...]:
    return tuple([SEAT.from_json(name) for name in a_list(said)])


def row_from_json(said: object) -> tuple[int, ...]:
    return tuple([CARD.from_json(name) for name in a_list(said)])


def djinns_from_json(said: object) -> tuple[int, ...]:
    return tuple([DJINN.from_json(name) for name in a_list(said)])
