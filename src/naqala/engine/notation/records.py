"""Whole games as text: tags, the position at the start, what everybody did with all that chance brought, the scores.

A record replays without the seed. If it names the seed, the seed must bring what the record says.
docs/records.md has the format and what holds for later versions.
"""

from __future__ import annotations

import re
from typing import Final

from naqala.engine.errors import NaqalaError
from naqala.engine.game import Game
from naqala.engine.luck import Luck
from naqala.engine.notation.errors import NotationError, quoted
from naqala.engine.notation.lines import Line, parse_line
from naqala.engine.notation.position_text import parse_position, position_text
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
    scores_text,
    tags_of,
)
from naqala.engine.state import State

__all__ = ["LONGEST", "RecordError", "parse_record", "record_text"]

LONGEST: Final = 1_000_000  # characters; a long game has some ten thousand
ROUND: Final = "round"
SCORES: Final = "scores"
UNFINISHED: Final = "unfinished"
TAG: Final = re.compile(r'\[(\w+) "([^"]*)"\]')
NEW_LINE: Final = re.compile("\r\n|\r|\n")
BLANKS: Final = re.compile("[ \t]+")
START_LENGTH: Final = 4000  # of a position at the start; the other tags are short

Numbered = list[tuple[int, str]]


def record_text(game: Game, tags: dict[str, str], *, with_seed: bool) -> str:
    """A game as a record. The seed of a game that goes on is a secret: it stands there only if that is asked for."""
    said = tags_of(game, tags, with_seed=with_seed)
    lines = [f'[{name} "{word}"]' for name, word in said.items()]
    lines.append(f'[Start "{position_text(game.start)}"]')
    for round_, turns in rounds_of(game):
        lines += ["", f"{ROUND} {round_}", *[str(turn) for turn in turns]]
    lines += ["", f"{SCORES} {scores_text(game)}" if game.over else UNFINISHED]
    return "\n".join(lines) + "\n"


def parse_record(text: str) -> tuple[Game, dict[str, str]]:
    """The game, replayed and checked action by action, and the writer's own tags."""
    if len(text) > LONGEST:
        raise RecordError(f"This is too long for a record; {LONGEST:,} characters are the most.")
    lines = written(text)
    tags, places = tags_in(lines)
    refuse_format(tags.get("Naqala"), places.get("Naqala", "Line 1"))
    try:
        return replayed(tale(tags, places, lines)), own_tags(tags)
    except RecordError as error:
        raise naming_engine(error, tags) from None


def written(text: str) -> Numbered:
    """The lines that are not blank, with their numbers."""
    lines = NEW_LINE.split(text.removeprefix("\ufeff"))
    return [(number, line.strip(" \t")) for number, line in enumerate(lines, 1) if line.strip(" \t")]


def tags_in(lines: Numbered) -> tuple[dict[str, str], dict[str, str]]:
    """The tags, which stand above the game, and where each does."""
    tags: dict[str, str] = {}
    places: dict[str, str] = {}
    for number, line in lines:
        if not line.startswith("["):
            break
        where = f"Line {number}"
        name, word = read_tag(line, where)
        if name in tags:
            raise RecordError(f"The tag {name} is given twice.", where)
        tags[name], places[name] = word, where
    return tags, places


def read_tag(line: str, where: str) -> tuple[str, str]:
    tag = TAG.fullmatch(line)
    if tag is None or not TAG_NAME.fullmatch(tag[1]):
        raise RecordError(f'{quoted(line)} is no tag; a tag is [Name "words"].', where)
    fits = len(tag[2]) <= START_LENGTH if tag[1] == "Start" else TAG_WORD.fullmatch(tag[2])
    if not fits:
        raise RecordError(f"The tag {tag[1]} is too long, or has characters that cannot be in a tag.", where)
    return tag[1], tag[2]


def tale(tags: dict[str, str], places: dict[str, str], lines: Numbered) -> Tale:
    last, end = lines[-1]
    where = f"Line {last}"
    if "Start" not in tags:
        raise RecordError("There is no tag Start with the position at the start.", where)
    start = start_in(tags["Start"], places["Start"])
    head, _, scores = BLANKS.sub(" ", end).partition(" ")
    if end != UNFINISHED and (head != SCORES or not scores):
        raise RecordError(f"The record breaks off: after this its scores are due, or {UNFINISHED}.", where)
    return Tale(tags, places, start, passages_in(lines[len(tags) : -1]), scores, where)


def start_in(said: str, where: str) -> State:
    try:
        return parse_position(said, Luck.seeded(0))
    except NaqalaError as error:
        raise RecordError(f"The position at the start: {error}", where) from None


def passages_in(body: Numbered) -> list[Passage]:
    """The turns, under the rounds they were taken in."""
    found: list[Passage] = []
    round_ = 0
    empty = ""  # where a round stands in which nothing has been done yet
    for number, line in body:
        where = f"Line {number}"
        head, _, said = BLANKS.sub(" ", line).partition(" ")
        if head in (SCORES, UNFINISHED) or head.startswith("["):
            raise RecordError(f"{quoted(line)} stands in the middle of the game.", where)
        if head == ROUND and not empty:
            round_, empty = read_round(said, round_, where), where
        elif head == ROUND:
            raise RecordError("Nothing is done in this round.", empty)
        elif not round_:
            raise RecordError(f"Before {quoted(line)} it is to say which round this is: round 1", where)
        else:
            found.append(Passage(where, round_, read_line(f"{head} {said}", where)))
            empty = ""
    if empty:
        raise RecordError("Nothing is done in this round.", empty)
    return found


def read_round(said: str, before: int, where: str) -> int:
    if re.fullmatch("[1-9][0-9]{0,5}", said) and before in (0, int(said) - 1):
        return int(said)
    due = f"round {before + 1}" if before else "the number of a round"
    raise RecordError(f"Here {due} is due, not {quoted(said)}.", where)


def read_line(said: str, where: str) -> Line:
    try:
        return parse_line(said)
    except NotationError as error:
        raise RecordError(str(error), where) from None
