"""Whole games as JSON, with the same tags and words as the text."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from naqala.engine.errors import NaqalaError
from naqala.engine.luck import Luck
from naqala.engine.notation.codecs import NumberCodec, expect_list, expect_object
from naqala.engine.notation.notation_errors import NotationError, RecordError, quoted
from naqala.engine.notation.parsed_record import (
    TAG_NAME,
    TAG_WORD,
    ParsedRecord,
    RecordedTurn,
    check_format,
    own_tags,
    rounds_of,
    tags_of,
    with_engine_version,
)
from naqala.engine.notation.position_json import position_from_json, position_json
from naqala.engine.notation.replaying import ReplayedGame, replayed
from naqala.engine.notation.turn_lines import TurnLine, line_from_json, line_json
from naqala.engine.notation.vocabulary import ROUND, SEAT
from naqala.engine.state import State

if TYPE_CHECKING:
    from naqala.engine.game import Game

MAX_JSON_LENGTH: Final = 5_000_000  # characters
KEYS: Final = ("tags", "start", "rounds", "scores")
POINTS: Final = NumberCodec(0, 999_999)


def record_json(game: Game, tags: dict[str, str], *, with_seed: bool) -> dict[str, object]:
    """Return a game as a JSON record. The seed of an unfinished game is secret and included only on request."""
    scores: dict[str, object] = {SEAT.format(sheet.seat): sheet.total for sheet in game.scores()}
    rounds: list[object] = [
        {"round": round_, "lines": [line_json(line) for line in lines]} for round_, lines in rounds_of(game)
    ]
    return {
        "tags": tags_of(game, tags, with_seed=with_seed),
        "start": position_json(game.start),
        "rounds": rounds,
        "scores": scores if game.over else None,
    }


def read_record_json(text: str) -> tuple[ReplayedGame, dict[str, str]]:
    """Return the replayed game and the writer's own tags; raise RecordError if the record is not valid."""
    if len(text) > MAX_JSON_LENGTH:
        raise RecordError(f"The record is too long; the limit is {MAX_JSON_LENGTH:,} characters.")
    try:
        data = json.loads(text, object_pairs_hook=each_once)
    except json.JSONDecodeError as error:
        raise RecordError(f"This is not JSON: {error.msg}.", f"Line {error.lineno}") from None
    except (ValueError, RecursionError):  # a number of thousands of digits; thousands of brackets
        raise RecordError("This is not a record: a number is too long, or brackets are nested too deeply.") from None
    return replay_from_json(data)


def each_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise RecordError(f"The key {quoted(key)} is given twice in one object.")
        found[key] = value
    return found


def replay_from_json(data: object) -> tuple[ReplayedGame, dict[str, str]]:
    """Do the same for JSON that is decoded already."""
    try:
        given = expect_object(data, KEYS)
    except NotationError as wrong:
        raise RecordError(f"This is not a record of Naqala: {wrong}") from None
    tags = read_tags(given["tags"])
    places = {name: f"Tag {name}" for name in tags}
    check_format(tags.get("Naqala"), "Tags")
    try:
        start = read_start(given["start"])
        scores = read_scores(given["scores"], len(start.players))
        return replayed(ParsedRecord(tags, places, start, read_rounds(given["rounds"]), scores, "Scores")), own_tags(
            tags
        )
    except RecordError as error:
        raise with_engine_version(error, tags) from None


def read_tags(data: object) -> dict[str, str]:
    found: dict[str, str] = {}
    for name, word in data.items() if isinstance(data, dict) else [("", "")]:
        if not isinstance(name, str) or not TAG_NAME.fullmatch(name) or name == "Start":
            raise RecordError(f"{quoted(name)} is not a tag.", "Tags")
        if not isinstance(word, str) or not TAG_WORD.fullmatch(word):
            raise RecordError(f"{quoted(word)} is not allowed in a tag.", f"Tag {name}")
        found[name] = word
    return found


def read_start(data: object) -> State:
    try:
        return position_from_json(data, Luck.seeded(0))
    except NaqalaError as error:
        raise RecordError(str(error), "Start") from None


def read_scores(data: object, players: int) -> str:
    """Return the scores as in the text format; empty if there are none."""
    if data is None:
        return ""
    try:
        given = expect_object(data, SEAT.names[:players])
        return " ".join([f"{name}:{POINTS.from_json(given[name])}" for name in SEAT.names[:players]])
    except NotationError as error:
        raise RecordError(str(error), "Scores") from None


def read_rounds(data: object) -> list[RecordedTurn]:
    found: list[RecordedTurn] = []
    round_ = 0
    try:
        for part in expect_list(data):
            given = expect_object(part, ("round", "lines"))
            round_, before = ROUND.from_json(given["round"]), round_
            if before and round_ != before + 1:
                raise RecordError(f"After round {before} comes round {before + 1}.", f"Round {round_}")
            found += read_lines(expect_list(given["lines"]), round_)
    except NotationError as error:
        raise RecordError(str(error), f"Rounds, after round {round_}") from None
    return found


def read_lines(data: list[object], round_: int) -> list[RecordedTurn]:
    if not data:
        raise RecordError("There are no actions in this round.", f"Round {round_}")
    found: list[RecordedTurn] = []
    for nth, line in enumerate(data, 1):
        where = f"Round {round_}, line {nth}"
        found.append(RecordedTurn(where, round_, read_line(line, where)))
    return found


def read_line(data: object, where: str) -> TurnLine:
    try:
        return line_from_json(data)
    except NotationError as error:
        raise RecordError(str(error), where) from None
