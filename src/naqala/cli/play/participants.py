"""Who plays which seat: humans by name, bots by level or spec."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from naqala.engine.components import MAX_PLAYERS, SEAT_NAMES
from naqala.engine.errors import NaqalaError

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

    @property
    def kind(self) -> str:
        """The spec without parameters."""
        return self.spec.partition(":")[0]

    @property
    def name(self) -> str:
        """`Sharp`; for a bot class given by its import path, the class name."""
        last = self.kind.rpartition(".")[2]
        return (last[:1].upper() + last[1:])[:MAX_NAME_LENGTH]

    def tag(self) -> str:
        return f"bot {self.spec}"


Participant = HumanPlayer | BotPlayer


def title(participant: Participant, seat: int) -> str:
    """`Ann (Pink)`, `Sharp (Pink)`, or `Pink` for a player without another name."""
    colour = SEAT_NAMES[seat]
    return colour if participant.name == colour else f"{participant.name} ({colour})"


def human_seats(participants: list[Participant]) -> list[int]:
    return [seat for seat, participant in enumerate(participants) if isinstance(participant, HumanPlayer)]


def clean_name(text: str, seat: int) -> str:
    """The name without characters that a record cannot hold; the seat's colour if nothing remains."""
    kept = "".join(letter for letter in text if letter.isprintable() and letter not in '"[]')
    return " ".join(kept.split())[:MAX_NAME_LENGTH].strip() or SEAT_NAMES[seat]


def make_participants(players: int | None, humans: int | None, names: list[str], specs: list[str]) -> list[Participant]:
    """The participants for the given options. The defaults are one human and two players."""
    if humans is None:
        humans = max(len(names), 1)
    if players is None:
        players = max(humans + len(specs), 2)
    if not 0 <= humans <= min(players, MAX_PLAYERS):
        raise InvalidParticipants(f"{humans} people cannot play a game for {min(players, MAX_PLAYERS)} players.")
    if len(names) > humans:
        raise InvalidParticipants(f"There are {len(names)} names for {humans} people.")
    all_names = names + [""] * (humans - len(names))
    return [
        *[HumanPlayer(clean_name(name, seat)) for seat, name in enumerate(all_names)],
        *make_bots(specs, min(players, MAX_PLAYERS) - humans),
    ]


def make_bots(specs: list[str], seats: int) -> list[BotPlayer]:
    """One bot per seat, in order. If there are fewer specs than seats, the last one is repeated."""
    if len(specs) > seats:
        raise InvalidParticipants(
            f"Too many bots: {len(specs)} named, {seats} {'seat' if seats == 1 else 'seats'} free."
        )
    last = specs[-1] if specs else DEFAULT_LEVEL
    return [BotPlayer(spec) for spec in specs + [last] * (seats - len(specs))]


def with_bots(participants: list[Participant], specs: list[str]) -> list[Participant]:
    """The same humans, with the bots replaced by these; unchanged if no specs are given."""
    if not specs:
        return participants
    bots = make_bots(specs, len(participants) - len(human_seats(participants)))
    return [participant if isinstance(participant, HumanPlayer) else bots.pop(0) for participant in participants]


# In a record


def participant_tags(participants: list[Participant]) -> dict[str, str]:
    return {SEAT_NAMES[seat]: participant.tag() for seat, participant in enumerate(participants)}


def participants_from_tags(tags: dict[str, str], players: int) -> list[Participant] | None:
    """The participants named in the tags of a record; None if a seat is missing."""
    found: list[Participant] = []
    for seat in range(players):
        kind, _, name = tags.get(SEAT_NAMES[seat], "").partition(" ")
        if kind == "bot":
            found.append(BotPlayer(name.strip() or DEFAULT_LEVEL))
        elif kind == "person":
            found.append(HumanPlayer(clean_name(name, seat)))
        else:
            return None
    return found


def refuse_custom_bots(participants: list[Participant]) -> None:
    """Raise if a bot is given by an import path: a file from someone else must not choose which code runs here."""
    for seat, participant in enumerate(participants):
        if isinstance(participant, BotPlayer) and "." in participant.kind:
            raise InvalidParticipants(
                f"{SEAT_NAMES[seat]} was played by {participant.spec}, which is not one of Naqala's bots. "
                f"If you trust it, run: naqala play --load FILE --bots {participant.spec}"
            )
