"""The contents of a record, from text or JSON: its tags, its turns, and what was drawn."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, final

from naqala.engine.actions import Bid, EndTurn
from naqala.engine.colours import colour_of, default_colours, seat_name_of
from naqala.engine.components import SEAT_NAMES, TRIBE_COUNT
from naqala.engine.events.card_events import CardDrawn, CardRevealed, DjinnRevealed, DjinnsShown
from naqala.engine.events.event import Event
from naqala.engine.events.tile_events import MeeplesDrawn
from naqala.engine.geometry import members
from naqala.engine.notation.notation_errors import RecordError, shown
from naqala.engine.notation.turn_lines import Drawn, DrawnCard, DrawnDjinn, DrawnMeeple, LoggedAction, TurnLine
from naqala.engine.phrase import Argument, Phrase
from naqala.engine.pile import counts
from naqala.engine.state import State
from naqala.version import VERSION

if TYPE_CHECKING:
    from naqala.engine.game import Game
    from naqala.engine.scoring import ScoreSheet

FORMAT: Final = 3  # the newest; a record has the lowest that contains all it needs
CONTRIBUTION: Final = tuple(f"Contribution{name}" for name in SEAT_NAMES)  # tag of each colour
WITHHELD: Final = "withheld"  # instead of a value
PROMISES: Final = ("Commitment", *CONTRIBUTION)  # shown before the game
KNOWN: Final = ("Naqala", "Engine", "Hands", "Seed", "Salt", "Start", *PROMISES)
TAG_NAME: Final = re.compile(r"[A-Z][A-Za-z]{0,30}")
TAG_WORD: Final = re.compile(r'[^"\[\]\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]{0,200}')


@final
class RecordedTurn:
    """A bid or a turn of a record: its line, its round and its actions."""

    def __init__(self, where: Phrase, round: int, line: TurnLine) -> None:
        self.where = where
        self.round = round
        self.line = line


@final
class ParsedRecord:
    """The contents of a record. `places` says where each tag is, `end` where the scores are or should be."""

    def __init__(
        self,
        tags: dict[str, str],
        places: dict[str, Phrase],
        start: State,
        turns: list[RecordedTurn],
        scores: str,
        end: Phrase,
    ) -> None:
        self.tags = tags
        self.places = places
        self.start = start
        self.turns = turns
        self.scores = scores  # empty if the game is unfinished
        self.end = end


# Writing


@final
class PlayedTurn:
    """A bid or a turn that was played: its round, its actions and the events."""

    def __init__(self, round: int, line: TurnLine, events: list[Event]) -> None:
        self.round = round
        self.line = line
        self.events = events


def turns_of(game: Game) -> list[PlayedTurn]:
    """Return the bids and turns of a game; the last turn may not be over."""
    found: list[PlayedTurn] = []
    actions: list[LoggedAction] = []
    happened: list[Event] = []
    round_, seat = 0, 0
    for before, action, events in game.replay():
        round_, seat = before.round, before.seat
        actions.append(LoggedAction(action, drawn_by(before, events)))
        happened += events
        if isinstance(action, Bid | EndTurn):
            found.append(PlayedTurn(round_, TurnLine(seat, tuple(actions)), happened))
            actions, happened = [], []
    if actions:
        found.append(PlayedTurn(round_, TurnLine(seat, tuple(actions)), happened))
    return found


def rounds_of(game: Game) -> list[tuple[int, list[TurnLine]]]:
    """Return the lines of each round."""
    found: list[tuple[int, list[TurnLine]]] = []
    for turn in turns_of(game):
        if not found or found[-1][0] != turn.round:
            found.append((turn.round, []))
        found[-1][1].append(turn.line)
    return found


def drawn_by(before: State, events: list[Event]) -> tuple[Drawn, ...]:
    """Return what was drawn by chance in these events, in order."""
    drawn: list[Drawn] = []
    for event in events:
        if isinstance(event, CardRevealed | CardDrawn):
            drawn.append(DrawnCard(event.card))
        elif isinstance(event, DjinnRevealed):
            drawn.append(DrawnDjinn(event.djinn))
        elif isinstance(event, DjinnsShown):
            # What was left in a deck comes before what the reshuffled one brings.
            old = members(event.djinns & before.djinn_deck)
            drawn += [DrawnDjinn(djinn) for djinn in [*old, *members(event.djinns & ~before.djinn_deck)]]
        elif isinstance(event, MeeplesDrawn):
            for tribe, n in enumerate(counts(event.meeples, TRIBE_COUNT)):
                drawn += [DrawnMeeple(tribe) for _ in range(n)]
    return tuple(drawn)


def tags_of(game: Game, own: dict[str, str], *, with_seed: bool) -> dict[str, str]:
    """Return the tags of a record, except Start: first those that say how to read it, then the writer's own."""
    shows_seed = bool(game.commitment) and (game.over or with_seed)
    found = {"Naqala": str(format_needed(game, shows_seed=shows_seed)), "Engine": VERSION}
    if game.hands_open:
        found["Hands"] = "open"
    if game.commitment:
        found["Commitment"] = game.commitment
    if shows_seed:
        seed, salt = game.secret()
        found |= {"Seed": f"{seed:032x}", "Salt": salt.hex()}
    found |= contribution_tags(game)
    for name, word in own.items():
        is_ours = name in KNOWN and name not in PROMISES
        if is_ours or name in found or not TAG_NAME.fullmatch(name) or not TAG_WORD.fullmatch(word):
            raise RecordError("record-invalid-tag", name=shown(name), word=shown(word))
        found[name] = word
    return found


def format_needed(game: Game, *, shows_seed: bool) -> int:
    """Return the lowest format whose engines read this game as it is."""
    if game.colours != default_colours(len(game.colours)):
        return 3
    # An engine that reads only format 1 would deal from the seed without the contributions.
    return 2 if shows_seed and game.contributions else 1


def contribution_tag(colours: tuple[str, ...], seat: int) -> str:
    """Return the name of the tag of a seat's contribution: `ContributionPink`."""
    return f"Contribution{seat_name_of(colours, seat)}"


def contribution_tags(game: Game) -> dict[str, str]:
    """Return a tag for each contribution: its digest, and its value if it was revealed."""
    return {
        contribution_tag(game.colours, one.seat): f"{one.digest} {WITHHELD if one.value is None else one.value.hex()}"
        for one in game.contributions
    }


def scores_text(sheets: list[ScoreSheet], colours: tuple[str, ...]) -> str:
    return " ".join([f"{colour_of(colours, sheet.seat)}:{sheet.total}" for sheet in sheets])


# Reading


def check_format(said: str | None, where: Phrase) -> None:
    """Raise RecordError unless this engine can read the format of a record."""
    if said is None:
        raise RecordError("record-no-format", where, tag=f'[Naqala "{FORMAT}"]')
    if not re.fullmatch("[1-9][0-9]{0,8}", said):
        raise RecordError("record-not-a-format", where, word=shown(said), newest=FORMAT)
    if int(said) > FORMAT:
        raise RecordError("record-newer-format", where, format=said, version=VERSION, newest=FORMAT)


def with_engine_version(error: RecordError, tags: dict[str, str]) -> RecordError:
    """Name the engine that wrote the record, if it is another one: that may be the cause."""
    writer = tags.get("Engine", VERSION)
    if writer == VERSION:
        return error
    versions: dict[str, Argument] = {"writer": shown(writer), "version": VERSION}
    return RecordError("record-other-engine", error.where, why=error.reason, **versions)


def own_tags(tags: dict[str, str]) -> dict[str, str]:
    """Return the writer's own tags, and the promises about a game whose seed is still secret."""
    kept = PROMISES if "Seed" not in tags else CONTRIBUTION if tags["Naqala"] == "1" else ()
    return {name: word for name, word in tags.items() if name not in KNOWN or name in kept}
