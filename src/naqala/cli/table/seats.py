"""Who sits at the table: people by their names, and bots by their level."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from naqala.engine.errors import NaqalaError
from naqala.engine.events.event import many
from naqala.engine.things import SEAT_NAMES, SEATS

LONGEST: Final = 16  # letters of a name
LEVEL: Final = "calm"  # of a bot of which nothing else is said


class CannotSit(NaqalaError):
    """People and bots that make no table."""


@dataclass(frozen=True)
class Person:
    name: str

    def tag(self) -> str:
        return f"person {self.name}"


@dataclass(frozen=True)
class Bot:
    spec: str = LEVEL  # as the roster reads it

    @property
    def kind(self) -> str:
        """The spec without parameters."""
        return self.spec.partition(":")[0]

    @property
    def name(self) -> str:
        """`Sharp`; for a class of anybody's, what follows the last dot."""
        last = self.kind.rpartition(".")[2]
        return (last[:1].upper() + last[1:])[:LONGEST]

    def tag(self) -> str:
        return f"bot {self.spec}"


Sitter = Person | Bot


def title(sitter: Sitter, seat: int) -> str:
    """`Ann (Pink)`, `Sharp (Pink)`, or `Pink` for one who has no other name."""
    colour = SEAT_NAMES[seat]
    return colour if sitter.name == colour else f"{sitter.name} ({colour})"


def people(sitters: list[Sitter]) -> list[int]:
    """The seats where people sit."""
    return [seat for seat, sitter in enumerate(sitters) if isinstance(sitter, Person)]


def a_name(said: str, seat: int) -> str:
    """What can be written on a place card and into a record; for nothing, the seat's colour."""
    kept = "".join(letter for letter in said if letter.isprintable() and letter not in '"[]')
    return " ".join(kept.split())[:LONGEST].strip() or SEAT_NAMES[seat]


def seated(players: int | None, persons: int | None, names: list[str], specs: list[str]) -> list[Sitter]:
    """By what the command line says; what it leaves open is one person, and two players."""
    if persons is None:
        persons = max(len(names), 1)
    if players is None:
        players = max(persons + len(specs), 2)
    if not 0 <= persons <= min(players, SEATS):
        raise CannotSit(f"{persons} people do not fit at a table of {min(players, SEATS)}.")
    if len(names) > persons:
        raise CannotSit(f"There are {len(names)} names for {persons} people.")
    named = names + [""] * (persons - len(names))
    return [
        *[Person(a_name(name, seat)) for seat, name in enumerate(named)],
        *bots(specs, min(players, SEATS) - persons),
    ]


def bots(specs: list[str], seats: int) -> list[Bot]:
    """By seat; the last one is repeated if they are too few."""
    if len(specs) > seats:
        raise CannotSit(f"People leave {many(seats, 'seat')} free; that is too few for {many(len(specs), 'bot')}.")
    last = specs[-1] if specs else LEVEL
    return [Bot(spec) for spec in specs + [last] * (seats - len(specs))]


def with_bots(sitters: list[Sitter], specs: list[str]) -> list[Sitter]:
    """The same people, and these bots in place of those that sat there; those, if none are named."""
    if not specs:
        return sitters
    others = bots(specs, len(sitters) - len(people(sitters)))
    return [sitter if isinstance(sitter, Person) else others.pop(0) for sitter in sitters]


# In a record


def tags(sitters: list[Sitter]) -> dict[str, str]:
    return {SEAT_NAMES[seat]: sitter.tag() for seat, sitter in enumerate(sitters)}


def sitters_of(own_tags: dict[str, str], players: int) -> list[Sitter] | None:
    """Those who sat there; None if the record does not say."""
    found: list[Sitter] = []
    for seat in range(players):
        kind, _, who = own_tags.get(SEAT_NAMES[seat], "").partition(" ")
        if kind == "bot":
            found.append(Bot(who.strip() or LEVEL))
        elif kind == "person":
            found.append(Person(a_name(who, seat)))
        else:
            return None
    return found


def refuse_strangers(sitters: list[Sitter]) -> None:
    """A file may come from anybody, and must not choose the code that runs here."""
    for seat, sitter in enumerate(sitters):
        if isinstance(sitter, Bot) and "." in sitter.kind:
            raise CannotSit(
                f"{SEAT_NAMES[seat]} was played by {sitter.spec}, which is no bot of Naqala. "
                f"If you trust it: naqala play --load FILE --bots {sitter.spec}"
            )
