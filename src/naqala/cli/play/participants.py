"""Who plays which seat: humans by name, bots by level or spec."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from naqala.bots.names import unused_name
from naqala.bots.registry import LEVELS
from naqala.engine.colours import COLOURS, colour_of, seat_name_of
from naqala.engine.components import MAX_PLAYERS
from naqala.engine.errors import NaqalaError
from naqala.locales import Catalog

MAX_NAME_LENGTH: Final = 16
DEFAULT_LEVEL: Final = "calm"


class InvalidParticipants(NaqalaError):
    """These humans and bots cannot play a game together."""


@dataclass(frozen=True)
class HumanPlayer:
    name: str

    def tag(self) -> str:
        return f"person {self.name}"


@dataclass(frozen=True)
class BotPlayer:
    spec: str = DEFAULT_LEVEL  # as the bot registry reads it
    own_name: str = field(default="", compare=False)  # empty in a record without names of bots

    @property
    def kind(self) -> str:
        """The spec without parameters."""
        return self.spec.partition(":")[0]

    @property
    def name(self) -> str:
        """`Sharp`, the kind of bot; for a bot class given by its import path, the class name."""
        last = self.kind.rpartition(".")[2]
        return (last[:1].upper() + last[1:])[:MAX_NAME_LENGTH]

    def tag(self) -> str:
        return f"bot {self.spec} {self.own_name}".rstrip()


Participant = HumanPlayer | BotPlayer


def display_name(participant: Participant, seat: int, texts: Catalog, colours: tuple[str, ...] = COLOURS) -> str:
    """The name in the reader's language: that of a colour or a level is translated."""
    if isinstance(participant, BotPlayer):
        return participant.own_name or kind_name(participant, texts)
    colour = colour_of(colours, seat)
    return texts.colour(colour) if participant.name == colour.capitalize() else participant.name


def kind_name(bot: BotPlayer, texts: Catalog) -> str:
    """The level in the reader's language, or the name of the kind of bot."""
    return texts.text(f"level-{bot.kind}") if bot.kind in LEVELS else bot.name


def title(participant: Participant, seat: int, texts: Catalog, colours: tuple[str, ...] = COLOURS) -> str:
    """`Ann (Pink)`, `Azrumi · Sharp (Pink)`, or `Pink` for a player without another name."""
    colour = texts.colour(colour_of(colours, seat))
    name = display_name(participant, seat, texts, colours)
    if isinstance(participant, BotPlayer) and participant.own_name:
        name = texts.text("bot-with-level", name=name, level=kind_name(participant, texts))
    return colour if name == colour else texts.text("terminal-player", name=name, colour=colour)


def human_seats(participants: list[Participant]) -> list[int]:
    return [seat for seat, participant in enumerate(participants) if isinstance(participant, HumanPlayer)]


def clean_name(text: str, seat: int, colours: tuple[str, ...] = COLOURS) -> str:
    """The name without characters that a record cannot hold; the seat's colour if nothing remains."""
    return clean_words(text) or seat_name_of(colours, seat)


def clean_words(text: str) -> str:
    kept = "".join(letter for letter in text if letter.isprintable() and letter not in '"[]')
    return " ".join(kept.split())[:MAX_NAME_LENGTH].strip()


def make_participants(
    players: int | None,
    humans: int | None,
    names: list[str],
    specs: list[str],
    colours: tuple[str, ...] = COLOURS,
) -> list[Participant]:
    """The participants for the given options. The defaults are one human and two players."""
    if humans is None:
        humans = max(len(names), 1)
    if players is None:
        players = max(humans + len(specs), 2)
    if not 0 <= humans <= min(players, MAX_PLAYERS):
        raise InvalidParticipants("terminal-people-too-many", people=humans, players=min(players, MAX_PLAYERS))
    if len(names) > humans:
        raise InvalidParticipants("terminal-names-too-many", names=len(names), people=humans)
    all_names = names + [""] * (humans - len(names))
    return [
        *[HumanPlayer(clean_name(name, seat, colours)) for seat, name in enumerate(all_names)],
        *make_bots(specs, min(players, MAX_PLAYERS) - humans),
    ]


def make_bots(specs: list[str], seats: int) -> list[BotPlayer]:
    """One bot per seat, in order. If there are fewer specs than seats, the last one is repeated."""
    if len(specs) > seats:
        raise InvalidParticipants("terminal-bots-too-many", bots=len(specs), seats=seats)
    last = specs[-1] if specs else DEFAULT_LEVEL
    return [BotPlayer(spec) for spec in specs + [last] * (seats - len(specs))]


def with_bots(participants: list[Participant], specs: list[str]) -> list[Participant]:
    """The same humans, with the bots replaced by these; unchanged if no specs are given."""
    if not specs:
        return participants
    bots = make_bots(specs, len(participants) - len(human_seats(participants)))
    return [participant if isinstance(participant, HumanPlayer) else bots.pop(0) for participant in participants]


def with_names(participants: list[Participant], table: str) -> list[Participant]:
    """The same participants; each bot without a name of its own gets one that nobody else has."""
    used = [one.own_name if isinstance(one, BotPlayer) else one.name for one in participants]
    for seat, participant in enumerate(participants):
        if isinstance(participant, BotPlayer) and not participant.own_name:
            used[seat] = unused_name(table, seat, used)
    return [
        replace(one, own_name=name) if isinstance(one, BotPlayer) else one
        for one, name in zip(participants, used, strict=True)
    ]


# In a record


def participant_tags(participants: list[Participant], colours: tuple[str, ...] = COLOURS) -> dict[str, str]:
    return {seat_name_of(colours, seat): participant.tag() for seat, participant in enumerate(participants)}


def participants_from_tags(
    tags: dict[str, str], players: int, colours: tuple[str, ...] = COLOURS
) -> list[Participant] | None:
    """The participants named in the tags of a record; None if a seat is missing."""
    found: list[Participant] = []
    for seat in range(players):
        kind, _, name = tags.get(seat_name_of(colours, seat), "").partition(" ")
        if kind == "bot":
            spec, _, own_name = name.strip().partition(" ")
            found.append(BotPlayer(spec or DEFAULT_LEVEL, clean_words(own_name)))
        elif kind == "person":
            found.append(HumanPlayer(clean_name(name, seat, colours)))
        else:
            return None
    return found


def refuse_custom_bots(participants: list[Participant], colours: tuple[str, ...] = COLOURS) -> None:
    """Raise if a bot is given by an import path: a file from someone else must not choose which code runs here."""
    for seat, participant in enumerate(participants):
        if isinstance(participant, BotPlayer) and "." in participant.kind:
            raise InvalidParticipants("terminal-bot-foreign", seat=colour_of(colours, seat), bot=participant.spec)
