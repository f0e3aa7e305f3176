"""What a record says, text or JSON: its tags, its turns, and what chance brought."""

from __future__ import annotations

import re
from typing import Final, final

from naqala.engine.actions import Bid, EndTurn
from naqala.engine.errors import NaqalaError
from naqala.engine.events.board import MeeplesCame
from naqala.engine.events.cards import CardDrawn, CardLaid, DjinnLaid, DjinnsShown
from naqala.engine.events.event import Event
from naqala.engine.game import Game
from naqala.engine.geometry import members
from naqala.engine.notation.errors import quoted
from naqala.engine.notation.lines import Deed, Drawn, DrawnCard, DrawnDjinn, DrawnMeeple, Line
from naqala.engine.notation.words import SEAT
from naqala.engine.pile import counts
from naqala.engine.state import State
from naqala.engine.things import TRIBES
from naqala.version import VERSION

FORMAT: Final = 1
KNOWN: Final = ("Naqala", "Engine", "Hands", "Commitment", "Seed", "Salt", "Start")
TAG_NAME: Final = re.compile(r"[A-Z][A-Za-z]{0,30}")
TAG_WORD: Final = re.compile(r'[^"\[\]\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]{0,200}')


class RecordError(NaqalaError):
    """A record that cannot be read or replayed: where, and why."""

    def __init__(self, reason: str, where: str = "") -> None:
        super().__init__(f"{where}: {reason}" if where else reason)
        self.reason = reason
        self.where = where

    def __reduce__(self) -> tuple[type, tuple[str, str]]:
        return type(self), (self.reason, self.where)


@final
class Passage:
    """A bid or a turn of a record: where it stands, in which round, and what was done."""

    def __init__(self, where: str, round: int, line: Line) -> None:
        self.where = where
        self.round = round
        self.line = line


@final
class Tale:
    """All that a record says. `places` is where each tag stands, `end` where the scores do or should."""

    def __init__(
        self,
        tags: dict[str, str],
        places: dict[str, str],
        start: State,
        passages: list[Passage],
        scores: str,
        end: str,
    ) -> None:
        self.tags = tags
        self.places = places
        self.start = start
        self.passages = passages
        self.scores = scores  # empty if the game goes on
        self.end = end


# From a game


@final
class Turn:
    """A bid or a turn that was played: in which round, what was done, and what happened."""

    def __init__(self, round: int, line: Line, events: list[Event]) -> None:
        self.round = round
        self.line = line
        self.events = events


def turns_of(game: Game) -> list[Turn]:
    """What was played, a bid or a turn each; the last turn may not be over."""
    found: list[Turn] = []
    deeds: list[Deed] = []
    heard: list[Event] = []
    round_, seat = 0, 0
    for before, action, events in game.retold():
        round_, seat = before.round, before.seat
        deeds.append(Deed(action, drawn_by(before, events)))
        heard += events
        if isinstance(action, Bid | EndTurn):
            found.append(Turn(round_, Line(seat, tuple(deeds)), heard))
            deeds, heard = [], []
    if deeds:
        found.append(Turn(round_, Line(seat, tuple(deeds)), heard))
    return found


def rounds_of(game: Game) -> list[tuple[int, list[Line]]]:
    """The lines of each round."""
    found: list[tuple[int, list[Line]]] = []
    for turn in turns_of(game):
        if not found or found[-1][0] != turn.round:
            found.append((turn.round, []))
        found[-1][1].append(turn.line)
    return found


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


def tags_of(game: Game, own: dict[str, str], *, with_seed: bool) -> dict[str, str]:
    """Those that say how to read the record, but for the start, and then the writer's own."""
    found = {"Naqala": str(FORMAT), "Engine": VERSION}
    if game.hands_open:
        found["Hands"] = "open"
    if game.commitment:
        found["Commitment"] = game.commitment
    if game.commitment and (game.over or with_seed):
        seed, salt = game.secret()
        found |= {"Seed": f"{seed:032x}", "Salt": salt.hex()}
    for name, word in own.items():
        is_ours = name in KNOWN and name != "Commitment"
        if is_ours or name in found or not TAG_NAME.fullmatch(name) or not TAG_WORD.fullmatch(word):
            raise RecordError(f"{quoted(name)} with {quoted(word)} cannot be a tag of this record.")
        found[name] = word
    return found


def scores_text(game: Game) -> str:
    return " ".join([f"{SEAT.say(sheet.seat)}:{sheet.total}" for sheet in game.scores()])


# To be read


def refuse_format(said: str | None, where: str) -> None:
    """Every format from the first on is read; one that this engine cannot know is not."""
    if said is None:
        raise RecordError(f'This is no record of Naqala: there is no tag [Naqala "{FORMAT}"].', where)
    if not re.fullmatch("[1-9][0-9]{0,8}", said):
        raise RecordError(f"{quoted(said)} is no format of records; the first is 1, the newest {FORMAT}.", where)
    if int(said) > FORMAT:
        reason = f"This record is of format {said}; this engine ({VERSION}) reads formats up to {FORMAT}."
        raise RecordError(f"{reason} A newer one will read it.", where)


def naming_engine(error: RecordError, tags: dict[str, str]) -> RecordError:
    """If another engine wrote the record, that may be why it is refused."""
    writer = tags.get("Engine", VERSION)
    if writer == VERSION:
        return error
    reason = f"{error.reason} (The record was written by engine {quoted(writer)}; this is {VERSION}.)"
    return RecordError(reason, error.where)


def own_tags(tags: dict[str, str]) -> dict[str, str]:
    """The writer's own, and a promise that is not kept yet."""
    promise = "Seed" not in tags
    return {name: word for name, word in tags.items() if name not in KNOWN or (promise and name == "Commitment")}
