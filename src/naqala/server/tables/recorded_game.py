"""Games of records that clients send: replayed and checked, never stored."""

from __future__ import annotations

from typing import Final

from naqala.engine.colours import seat_name_of
from naqala.engine.game import Game
from naqala.engine.notation.notation_errors import RecordError
from naqala.engine.records import parse_record, parse_record_json
from naqala.server.api_error import ApiError
from naqala.server.identity.names import normalize_name
from naqala.server.messages.game_history import contribution_infos
from naqala.server.messages.json_types import LEVELS, seat_name
from naqala.server.messages.table_info import DEFAULT_SUBSTITUTE
from naqala.server.messages.table_types import SeatInfo, TableInfo

BYTE_ORDER_MARK: Final = "\ufeff"


def read_record(text: str) -> tuple[Game, dict[str, str]]:
    """The game of a record, text or JSON, and its tags."""
    text = text.removeprefix(BYTE_ORDER_MARK)
    try:
        return parse_record_json(text) if text.lstrip().startswith("{") else parse_record(text)
    except RecordError as error:
        raise ApiError.from_phrase("malformed", error.phrase) from None


def recorded_table(game: Game, tags: dict[str, str]) -> TableInfo:
    """As of a table without a code, with the players that the tags name."""
    return {
        "code": "",
        "status": "finished" if game.over else "playing",
        "players": len(game.colours),
        "public": False,
        "open_hands": game.hands_open,
        "custom_seed": False,
        "custom_start": not game.commitment,
        "commitment": game.commitment,
        "contributions": contribution_infos(game.contributions, game.colours),
        "revealing": False,
        "created": 0.0,
        "host": None,
        "seats": [recorded_seat(seat, game.colours, tags) for seat in range(len(game.colours))],
        "spectators": 0,
        "spectator_names": [],
        "previous": None,
        "next": None,
        "closed_reason": None,
        "time_control": None,
        "substitute_level": DEFAULT_SUBSTITUTE,
        "clock": None,
        "exercise": None,
        "move_help": True,
    }


def recorded_seat(seat: int, colours: tuple[str, ...], tags: dict[str, str]) -> SeatInfo:
    """`person Ann` and `bot sharp Azrumi`, as the server and the terminal write them; other words are a person's name.

    A bot without a name, as in older records, is called by its level.
    """
    colour = seat_name_of(colours, seat)
    word = tags.get(colour, "")
    kind, _, name = word.partition(" ")
    spec, _, own_name = name.partition(" ")
    level = spec if kind == "bot" and spec in LEVELS else None
    told = normalize_name(name if kind in ("person", "bot") else word) or colour
    return {
        "seat": seat_name(seat, colours),
        "kind": "bot" if level else "person",
        "name": normalize_name(own_name) or level.capitalize() if level else told,
        "taken": True,
        "bot": level,
        "connected": True,
        "replaceable": False,
        "vote": None,
        "lookalike": None,
    }
