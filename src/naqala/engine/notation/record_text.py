"""Whole games as text: tags, the position at the start, the actions with everything drawn by chance, the scores.

A record can be replayed without the seed. If it contains the seed, the draws must match it. The format and its
compatibility promise are described in docs/records.md.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from naqala.engine.errors import NaqalaError
from naqala.engine.luck import Luck
from naqala.engine.notation.notation_errors import NotationError, RecordError, place, shown, why
from naqala.engine.notation.parsed_record import (
    TAG_NAME,
    TAG_WORD,
    ParsedRecord,
    RecordedTurn,
    check_format,
    own_tags,
    rounds_of,
    scores_text,
    tags_of,
    with_engine_version,
)
from naqala.engine.notation.position_text import parse_position, position_text
from naqala.engine.notation.replaying import ReplayedGame, replayed
from naqala.engine.notation.turn_lines import TurnLine, line_text, parse_line
from naqala.engine.phrase import Phrase
from naqala.engine.state import State

if TYPE_CHECKING:
    from naqala.engine.game import Game

MAX_TEXT_LENGTH: Final = 1_000_000  # characters; a long game has about ten thousand
ROUND: Final = "round"
SCORES: Final = "scores"
UNFINISHED: Final = "unfinished"
TAG: Final = re.compile(r'\[(\w+) "([^"]*)"\]')
NEW_LINE: Final = re.compile("\r\n|\r|\n")
BLANKS: Final = re.compile("[ \t]+")
START_LENGTH: Final = 4000  # characters of the start position; the other tags are short

Numbered = list[tuple[int, str]]


def record_text(game: Game, tags: dict[str, str], *, with_seed: bool) -> str:
    """Return a game as a record. The seed of an unfinished game is secret and included only on request."""
    said = tags_of(game, tags, with_seed=with_seed)
    lines = [f'[{name} "{word}"]' for name, word in said.items()]
    lines.append(f'[Start "{position_text(game.start)}"]')
    for round_, turns in rounds_of(game):
        lines += ["", f"{ROUND} {round_}", *[line_text(turn, game.colours) for turn in turns]]
    lines += ["", f"{SCORES} {scores_text(game.scores(), game.colours)}" if game.over else UNFINISHED]
    return "\n".join(lines) + "\n"


def read_record(text: str) -> tuple[ReplayedGame, dict[str, str]]:
    """Return the replayed game and the writer's own tags; raise RecordError if the record is not valid."""
    if len(text) > MAX_TEXT_LENGTH:
        raise RecordError("record-too-long", limit=MAX_TEXT_LENGTH)
    lines = numbered_lines(text)
    tags, places = tags_in(lines)
    check_format(tags.get("Naqala"), places.get("Naqala", line_place(1)))
    try:
        return replayed(read_body(tags, places, lines)), own_tags(tags)
    except RecordError as error:
        raise with_engine_version(error, tags) from None


def line_place(number: int) -> Phrase:
    return place("record-line", n=number)


def numbered_lines(text: str) -> Numbered:
    """Return the lines that are not blank, with their numbers."""
    lines = NEW_LINE.split(text.removeprefix("\ufeff"))
    return [(number, line.strip(" \t")) for number, line in enumerate(lines, 1) if line.strip(" \t")]


def tags_in(lines: Numbered) -> tuple[dict[str, str], dict[str, Phrase]]:
    """Return the tags at the top, and the line of each."""
    tags: dict[str, str] = {}
    places: dict[str, Phrase] = {}
    for number, line in lines:
        if not line.startswith("["):
            break
        where = line_place(number)
        name, word = read_tag(line, where)
        if name in tags:
            raise RecordError("record-tag-twice", where, name=name)
        tags[name], places[name] = word, where
    return tags, places


def read_tag(line: str, where: Phrase) -> tuple[str, str]:
    tag = TAG.fullmatch(line)
    if tag is None or not TAG_NAME.fullmatch(tag[1]):
        raise RecordError("record-not-a-tag", where, value=shown(line), example='[Name "words"]')
    fits = len(tag[2]) <= START_LENGTH if tag[1] == "Start" else TAG_WORD.fullmatch(tag[2])
    if not fits:
        raise RecordError("record-words-of-a-tag", where, name=tag[1])
    return tag[1], tag[2]


def read_body(tags: dict[str, str], places: dict[str, Phrase], lines: Numbered) -> ParsedRecord:
    last, end = lines[-1]
    where = line_place(last)
    if "Start" not in tags:
        raise RecordError("record-no-start", where)
    start = start_in(tags["Start"], places["Start"])
    head, _, scores = BLANKS.sub(" ", end).partition(" ")
    if end != UNFINISHED and (head != SCORES or not scores):
        raise RecordError("record-incomplete", where)
    return ParsedRecord(tags, places, start, turns_in(lines[len(tags) : -1], start.colours), scores, where)


def start_in(said: str, where: Phrase) -> State:
    try:
        return parse_position(said, Luck.seeded(0))
    except NaqalaError as error:
        raise RecordError("record-wrong-start", where, why=why(error)) from None


def turns_in(body: Numbered, colours: tuple[str, ...]) -> list[RecordedTurn]:
    """Return the turns of all rounds."""
    found: list[RecordedTurn] = []
    round_ = 0
    empty: Phrase | None = None  # the line of a round without actions so far
    for number, line in body:
        where = line_place(number)
        head, _, said = BLANKS.sub(" ", line).partition(" ")
        if head in (SCORES, UNFINISHED) or head.startswith("["):
            raise RecordError("record-middle", where, value=shown(line))
        if head == ROUND and not empty:
            round_, empty = read_round(said, round_, where), where
        elif head == ROUND:
            raise RecordError("record-empty-round", empty)
        elif not round_:
            raise RecordError("record-before-a-round", where, value=shown(line))
        else:
            found.append(RecordedTurn(where, round_, read_line(f"{head} {said}", colours, where)))
            empty = None
    if empty:
        raise RecordError("record-empty-round", empty)
    return found


def read_round(said: str, before: int, where: Phrase) -> int:
    if re.fullmatch("[1-9][0-9]{0,5}", said) and before in (0, int(said) - 1):
        return int(said)
    if before:
        raise RecordError("record-expected-round", where, n=before + 1, value=shown(said))
    raise RecordError("record-expected-a-round", where, value=shown(said))


def read_line(said: str, colours: tuple[str, ...], where: Phrase) -> TurnLine:
    try:
        return parse_line(said, colours)
    except NotationError as error:
        raise RecordError(error.phrase, where) from None
