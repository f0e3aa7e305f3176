"""Whole games as JSON, with the same tags and words as the text."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from naqala.engine.colours import colour_of
from naqala.engine.errors import NaqalaError
from naqala.engine.luck import Luck
from naqala.engine.notation.codecs import NumberCodec, expect_list, expect_object
from naqala.engine.notation.notation_errors import NotationError, RecordError, place, shown, why
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
from naqala.engine.notation.vocabulary import ROUND
from naqala.engine.phrase import Phrase
from naqala.engine.state import State

if TYPE_CHECKING:
    from naqala.engine.game import Game

MAX_JSON_LENGTH: Final = 5_000_000  # characters
KEYS: Final = ("tags", "start", "rounds", "scores")
POINTS: Final = NumberCodec(0, 999_999)


def record_json(game: Game, tags: dict[str, str], *, with_seed: bool) -> dict[str, object]:
    """Return a game as a JSON record. The seed of an unfinished game is secret and included only on request."""
    scores: dict[str, object] = {colour_of(game.colours, sheet.seat): sheet.total for sheet in game.scores()}
    rounds: list[object] = [
        {"round": round_, "lines": [line_json(line, game.colours) for line in lines]}
        for round_, lines in rounds_of(game)
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
        raise RecordError("record-too-long", limit=MAX_JSON_LENGTH)
    try:
        data = json.loads(text, object_pairs_hook=each_once)
    except json.JSONDecodeError as error:
        raise RecordError("record-not-json", place("record-line", n=error.lineno), detail=error.msg) from None
    except (ValueError, RecursionError):  # a number of thousands of digits; thousands of brackets
        raise RecordError("record-too-deep") from None
    return replay_from_json(data)


def each_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise RecordError("record-key-twice", key=shown(key))
        found[key] = value
    return found


def replay_from_json(data: object) -> tuple[ReplayedGame, dict[str, str]]:
    """Do the same for JSON that is decoded already."""
    try:
        given = expect_object(data, KEYS)
    except NotationError as wrong:
        raise RecordError("record-not-a-record", why=wrong.phrase) from None
    tags = read_tags(given["tags"])
    places = {name: place("record-tag", name=name) for name in tags}
    check_format(tags.get("Naqala"), place("record-tags"))
    try:
        start = read_start(given["start"])
        scores = read_scores(given["scores"], start.colours)
        turns = read_rounds(given["rounds"], start.colours)
        return replayed(ParsedRecord(tags, places, start, turns, scores, place("record-scores"))), own_tags(tags)
    except RecordError as error:
        raise with_engine_version(error, tags) from None


def read_tags(data: object) -> dict[str, str]:
    found: dict[str, str] = {}
    for name, word in data.items() if isinstance(data, dict) else [("", "")]:
        if not isinstance(name, str) or not TAG_NAME.fullmatch(name) or name == "Start":
            raise RecordError("record-not-the-name-of-a-tag", place("record-tags"), value=shown(name))
        if not isinstance(word, str) or not TAG_WORD.fullmatch(word):
            raise RecordError("record-not-in-a-tag", place("record-tag", name=name), value=shown(word))
        found[name] = word
    return found


def read_start(data: object) -> State:
    try:
        return position_from_json(data, Luck.seeded(0))
    except NaqalaError as error:
        raise RecordError("record-wrong-start", place("record-start"), why=why(error)) from None


def read_scores(data: object, colours: tuple[str, ...]) -> str:
    """Return the scores as in the text format; empty if there are none."""
    if data is None:
        return ""
    try:
        given = expect_object(data, colours)
        return " ".join([f"{name}:{POINTS.from_json(given[name])}" for name in colours])
    except NotationError as error:
        raise RecordError(error.phrase, place("record-scores")) from None


def read_rounds(data: object, colours: tuple[str, ...]) -> list[RecordedTurn]:
    found: list[RecordedTurn] = []
    round_ = 0
    try:
        for part in expect_list(data):
            given = expect_object(part, ("round", "lines"))
            round_, before = ROUND.from_json(given["round"]), round_
            if before and round_ != before + 1:
                raise RecordError("record-round-order", place("record-round", n=round_), before=before, next=before + 1)
            found += read_lines(expect_list(given["lines"]), round_, colours)
    except NotationError as error:
        raise RecordError(error.phrase, place("record-after-round", n=round_)) from None
    return found


def read_lines(data: list[object], round_: int, colours: tuple[str, ...]) -> list[RecordedTurn]:
    if not data:
        raise RecordError("record-empty-round", place("record-round", n=round_))
    found: list[RecordedTurn] = []
    for nth, line in enumerate(data, 1):
        where = place("record-line-of-round", round=round_, n=nth)
        found.append(RecordedTurn(where, round_, read_line(line, colours, where)))
    return found


def read_line(data: object, colours: tuple[str, ...], where: Phrase) -> TurnLine:
    try:
        return line_from_json(data, colours)
    except NotationError as error:
        raise RecordError(error.phrase, where) from None
