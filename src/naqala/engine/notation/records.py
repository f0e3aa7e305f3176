"""Whole games as text: tags, the position at the start, what everybody did with all that chance brought, the scores.

A record replays without the seed. If it names the seed, the seed must bring what the record says.
"""

from __future__ import annotations

import re
from typing import Final

from naqala.engine.actions import Bid, EndTurn
from naqala.engine.errors import NaqalaError, Refused
from naqala.engine.events.board import MeeplesCame
from naqala.engine.events.cards import CardDrawn, CardLaid, DjinnLaid, DjinnsShown
from naqala.engine.events.event import Event
from naqala.engine.fairness import commitment, new_seed
from naqala.engine.game import Game
from naqala.engine.geometry import members
from naqala.engine.luck import Foretold, Luck, Unforeseen
from naqala.engine.notation.actions import action_text
from naqala.engine.notation.errors import NotationError, quoted
from naqala.engine.notation.lines import (
    Deed,
    Drawn,
    DrawnCard,
    DrawnDjinn,
    DrawnMeeple,
    Line,
    drawn_text,
    parse_line,
)
from naqala.engine.notation.position_text import parse_position, position_text
from naqala.engine.notation.words import SEAT
from naqala.engine.pile import counts
from naqala.engine.state import State
from naqala.engine.things import TRIBES
from naqala.version import VERSION

FORMAT: Final = 1
KNOWN: Final = ("Naqala", "Engine", "Hands", "Commitment", "Seed", "Salt", "Start")
TAG: Final = re.compile(r'\[([A-Z][A-Za-z]*) "([^"\[\]]*)"\]')
TAG_NAME: Final = re.compile(r"[A-Z][A-Za-z]{0,30}")
TAG_WORD: Final = re.compile(r'[^"\[\]\x00-\x1f\x7f\x85\u2028\u2029]{0,200}')
HEX: Final = re.compile(r"[0-9a-f]{32}")
LONGEST: Final = 1_000_000  # characters; a long game has some thirty thousand


class RecordError(NaqalaError):
    """A record that cannot be read or replayed: the line, and why."""

    def __init__(self, reason: str, line: int = 0) -> None:
        super().__init__(f"Line {line}: {reason}" if line else reason)
        self.reason = reason
        self.line = line

    def __reduce__(self) -> tuple[type, tuple[str, int]]:
        return type(self), (self.reason, self.line)


def drawn_by(before: State, events: list[Event]) -> tuple[Drawn, ...]:
    """What chance brought in these events, in the order drawn."""
    drawn: list[Drawn] = []
    for event in events:
        if isinstance(event, CardLaid | CardDrawn):
            drawn.append(DrawnCard(event.card))
        elif isinstance(event, DjinnLaid):
            drawn.append(DrawnDjinn(event.djinn))
        elif isinstance(event, DjinnsShown):
            # What was left of a pile comes before what the new one brings.
            old = members(event.djinns & before.djinn_deck)
            drawn += [DrawnDjinn(djinn) for djinn in [*old, *members(event.djinns & ~before.djinn_deck)]]
        elif isinstance(event, MeeplesCame):
            for tribe, n in enumerate(counts(event.meeples, TRIBES)):
                drawn += [DrawnMeeple(tribe) for _ in range(n)]
    return tuple(drawn)


def number_of(drawn: Drawn) -> int:
    if isinstance(drawn, DrawnCard):
        return drawn.card
    if isinstance(drawn, DrawnDjinn):
        return drawn.djinn
    assert isinstance(drawn, DrawnMeeple)
    return drawn.tribe


def lines_of(game: Game) -> list[tuple[int, Line]]:
    """What was played, a bid or a turn to a line, each with its round."""
    told: list[tuple[int, Line]] = []
    deeds: list[Deed] = []
    for before, action, events in game.retold():
        deeds.append(Deed(action, drawn_by(before, events)))
        if isinstance(action, Bid | EndTurn):
            told.append((before.round, Line(before.seat, tuple(deeds))))
            deeds = []
    if deeds:
        told.append((game.state.round, Line(game.seat, tuple(deeds))))
    return told


# Writing


def record_text(game: Game, tags: dict[str, str], *, with_seed: bool) -> str:
    """A game as a record. The seed of a game that goes on is a secret: it stands there only if that is asked for."""
    lines = [f'[{name} "{word}"]' for name, word in all_tags(game, tags, with_seed=with_seed).items()]
    last_round = 0
    for round_, line in lines_of(game):
        if round_ != last_round:
            lines += ["", f"round {round_}"]
            last_round = round_
        lines.append(str(line))
    if game.over:
        lines += ["", f"scores {scores_text(game)}"]
    return "\n".join(lines) + "\n"


def all_tags(game: Game, tags: dict[str, str], *, with_seed: bool) -> dict[str, str]:
    """Those that a record must have, and then the writer's own."""
    found = {"Naqala": str(FORMAT), "Engine": VERSION}
    if game.hands_open:
        found["Hands"] = "open"
    if game.commitment:
        found["Commitment"] = game.commitment
    if game.commitment and (game.over or with_seed):
        seed, salt = game.secret()
        found |= {"Seed": f"{seed:032x}", "Salt": salt.hex()}
    found["Start"] = position_text(game.start)
    for name, word in tags.items():
        if name in found or not TAG_NAME.fullmatch(name) or not TAG_WORD.fullmatch(word):
            raise RecordError(f"{quoted(name)} with {quoted(word)} cannot be a tag of this record.")
        found[name] = word
    return found


def scores_text(game: Game) -> str:
    return " ".join([f"{SEAT.say(sheet.seat)}:{sheet.total}" for sheet in game.scores()])


# Reading


def parse_record(text: str) -> tuple[Game, dict[str, str]]:
    """The game, replayed and checked action by action, and the writer's own tags."""
    if len(text) > LONGEST:
        raise RecordError(f"This is too long for a record; {LONGEST:,} characters are the most.")
    tags: dict[str, str] = {}
    deeds: list[tuple[int, str]] = []
    for number, line in enumerate(text.splitlines(), 1):
        tag = TAG.fullmatch(line)
        if tag and not deeds:
            if tag[1] in tags:
                raise RecordError(f"The tag {tag[1]} is given twice.", number)
            tags[tag[1]] = tag[2]
        elif line.startswith("["):
            raise RecordError(f'{quoted(line)} is no tag; a tag is [Name "words"], and stands before the game.', number)
        elif line.strip():
            deeds.append((number, line))
    start, seed, salt, own = start_of(tags)
    return replayed(start, seed, salt, tags, deeds), own


def start_of(tags: dict[str, str]) -> tuple[State, int | None, bytes, dict[str, str]]:
    """The position at the start, seed and salt if they are given, and the tags that are the writer's own."""
    if tags.get("Naqala") != str(FORMAT):
        raise RecordError(unknown_format(tags.get("Naqala")))
    if "Start" not in tags:
        raise RecordError("There is no Start tag with the position at the start.")
    try:
        start = parse_position(tags["Start"], Luck.seeded(0))
    except NaqalaError as error:
        raise RecordError(f"The Start tag: {error}") from None
    seed, salt = seed_of(tags)
    return start, seed, salt, {name: word for name, word in tags.items() if name not in KNOWN}


def unknown_format(said: str | None) -> str:
    if said is None:
        return f'This is no record of Naqala: it does not begin with [Naqala "{FORMAT}"].'
    return f"This record is of format {quoted(said)}; this engine ({VERSION}) reads format {FORMAT}."


def seed_of(tags: dict[str, str]) -> tuple[int | None, bytes]:
    if "Seed" not in tags:
        return None, b""
    if not HEX.fullmatch(tags["Seed"]) or not HEX.fullmatch(tags.get("Salt", "")):
        raise RecordError("Seed and Salt are 32 hexadecimal digits each.")
    seed, salt = int(tags["Seed"], 16), bytes.fromhex(tags["Salt"])
    if commitment(seed, salt) != tags.get("Commitment"):
        raise RecordError("Seed and Salt are not what the Commitment promised.")
    return seed, salt


def replayed(start: State, seed: int | None, salt: bytes, tags: dict[str, str], said: list[tuple[int, str]]) -> Game:
    hands_open = tags.get("Hands") == "open"
    if seed is None:
        start.luck = Foretold(foretold_in(said), Luck.seeded(new_seed()))
        game = Game(start, None, b"", hands_open)
    else:
        game = Game.new(len(start.players), seed, hands_open=hands_open, salt=salt)
        if game.start.key() != start.key():
            raise RecordError("The seed does not deal the position at the start.")
    over = False
    for number, line in said:
        if over:
            raise RecordError("After the scores nothing follows.", number)
        over = follow(game, number, line)
    if game.over and not over:
        raise RecordError("The game is over, but the scores are missing.")
    return game


def follow(game: Game, number: int, line: str) -> bool:
    """Do what a line says, if that can be; say whether it was the scores."""
    if line.startswith("round "):
        if line != f"round {game.state.round}":
            raise RecordError(f"This is round {game.state.round}, not {quoted(line[6:])}.", number)
        return False
    if line.startswith("scores "):
        if not game.over:
            raise RecordError("The game is not over yet, so there are no scores.", number)
        if line != f"scores {scores_text(game)}":
            raise RecordError(f"The scores are {scores_text(game)}.", number)
        return True
    try:
        spoken = parse_line(line)
    except NotationError as error:
        raise RecordError(str(error), number) from None
    for deed in spoken.deeds:
        do(game, number, spoken.seat, deed)
    return False


def do(game: Game, number: int, seat: int, deed: Deed) -> None:
    if game.seat != seat:
        asked = SEAT.say(game.seat) if game.seat >= 0 else "nobody"
        raise RecordError(f"{SEAT.say(seat)} speaks, but {asked} is asked.", number)
    before = game.state
    try:
        events = game.play(deed.action)
    except Unforeseen as error:
        raise RecordError(f"{action_text(deed.action)}: {error}", number) from None
    except Refused as error:
        raise RecordError(f"{action_text(deed.action)}: {error}", number) from None
    if sorted(map(str, drawn_by(before, events))) != sorted(map(str, deed.drawn)):
        brought = drawn_text(drawn_by(before, events)) or "nothing"
        raise RecordError(f"{deed}: chance brought {brought} here.", number)


def foretold_in(said: list[tuple[int, str]]) -> list[int]:
    """All that chance brings in these lines; a line that cannot be read brings nothing, and is refused later."""
    found: list[int] = []
    for _, line in said:
        try:
            deeds = parse_line(line).deeds
        except NotationError:
            continue
        found += [number_of(drawn) for deed in deeds for drawn in deed.drawn]
    return found
