"""Whole games as JSON: the twin of the text, with the same tags and the same words."""

from __future__ import annotations

import json
from typing import Final

from naqala.engine.errors import NaqalaError
from naqala.engine.game import Game
from naqala.engine.luck import Luck
from naqala.engine.notation.errors import NotationError, quoted
from naqala.engine.notation.lines import Line, line_from_json, line_json
from naqala.engine.notation.position_json import position_from_json, position_json
from naqala.engine.notation.replaying import replayed
from naqala.engine.notation.tales import (
    TAG_NAME,
    TAG_WORD,
    Passage,
    RecordError,
    Tale,
    naming_engine,
    own_tags,
    refuse_format,
    rounds_of,
    tags_of,
)
from naqala.engine.notation.wording import Number, a_list, an_object
from naqala.engine.notation.words import ROUND, SEAT
from naqala.engine.state import State

LONGEST: Final = 5_000_000  # characters
KEYS: Final = ("tags", "start", "rounds", "scores")
POINTS: Final = Number(0, 999_999)


def record_json(game: Game, tags: dict[str, str], *, with_seed: bool) -> dict[str, object]:
    """A game as a record; without scores if it goes on. Its seed is there when it is over, or if that is asked for."""
    scores: dict[str, object] = {SEAT.say(sheet.seat): sheet.total for sheet in game.scores()}
    rounds: list[object] = [
        {"round": round_, "lines": [line_json(line) for line in lines]} for round_, lines in rounds_of(game)
    ]
    return {
        "tags": tags_of(game, tags, with_seed=with_seed),
        "start": position_json(game.start),
        "rounds": rounds,
        "scores": scores if game.over else None,
    }


def parse_record_json(text: str) -> tuple[Game, dict[str, str]]:
    """The same from a text that is JSON."""
    if len(text) > LONGEST:
        raise RecordError(f"This is too long for a record; {LONGEST:,} characters are the most.")
    try:
        said = json.loads(text, object_pairs_hook=each_once)
    except json.JSONDecodeError as error:
        raise RecordError(f"This is no JSON: {error.msg}.", f"Line {error.lineno}") from None
    except (ValueError, RecursionError):  # a number of thousands of digits; thousands of brackets
        raise RecordError("This is no record: some number is too long, or brackets are too deep.") from None
    return game_from_json(said)


def each_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, thing in pairs:
        if key in found:
            raise RecordError(f"The key {quoted(key)} is given twice in one object.")
        found[key] = thing
    return found


def game_from_json(said: object) -> tuple[Game, dict[str, str]]:
    """The game, replayed and checked action by action, and the writer's own tags."""
    try:
        given = an_object(said, KEYS)
    except NotationError as wrong:
        raise RecordError(f"This is no record of Naqala: {wrong}") from None
    tags = read_tags(given["tags"])
    places = {name: f"Tag {name}" for name in tags}
    refuse_format(tags.get("Naqala"), "Tags")
    try:
        start = read_start(given["start"])
        scores = read_scores(given["scores"], len(start.players))
        return replayed(Tale(tags, places, start, read_rounds(given["rounds"]), scores, "Scores")), own_tags(tags)
    except RecordError as error:
        raise naming_engine(error, tags) from None


def read_tags(said: object) -> dict[str, str]:
    found: dict[str, str] = {}
    for name, word in said.items() if isinstance(said, dict) else [("", "")]:
        if not isinstance(name, str) or not TAG_NAME.fullmatch(name) or name == "Start":
            raise RecordError(f"{quoted(name)} is no tag.", "Tags")
        if not isinstance(word, str) or not TAG_WORD.fullmatch(word):
            raise RecordError(f"{quoted(word)} cannot be in a tag.", f"Tag {name}")
        found[name] = word
    return found


def read_start(said: object) -> State:
    try:
        return position_from_json(said, Luck.seeded(0))
    except NaqalaError as error:
        raise RecordError(str(error), "Start") from None


def read_scores(said: object, players: int) -> str:
    """As the text has them; nothing if there are none."""
    if said is None:
        return ""
    try:
        given = an_object(said, SEAT.names[:players])
        return " ".join([f"{name}:{POINTS.from_json(given[name])}" for name in SEAT.names[:players]])
    except NotationError as error:
        raise RecordError(str(error), "Scores") from None


def read_rounds(said: object) -> list[Passage]:
    found: list[Passage] = []
    round_ = 0
    try:
        for part in a_list(said):
            given = an_object(part, ("round", "lines"))
            round_, before = ROUND.from_json(given["round"]), round_
            if before and round_ != before + 1:
                raise RecordError(f"After round {before} comes round {before + 1}.", f"Round {round_}")
            found += read_lines(a_list(given["lines"]), round_)
    except NotationError as error:
        raise RecordError(str(error), f"Rounds, after round {round_}") from None
    return found


def read_lines(said: list[object], round_: int) -> list[Passage]:
    if not said:
        raise RecordError("Nothing is done in this round.", f"Round {round_}")
    found: list[Passage] = []
    for nth, line in enumerate(said, 1):
        where = f"Round {round_}, line {nth}"
        found.append(Passage(where, round_, read_line(line, where)))
    return found


def read_line(said: object, where: str) -> Line:
    try:
        return line_from_json(said)
    except NotationError as error:
        raise RecordError(str(error), where) from None
