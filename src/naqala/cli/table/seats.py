"""Who sits at the table: people by their names, and bots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from naqala.cli.table.terminal import Terminal
from naqala.engine.errors import NaqalaError
from naqala.engine.notation.errors import quoted
from naqala.engine.things import SEAT_NAMES, SEATS

LONGEST: Final = 16  # letters of a name


class CannotSit(NaqalaError):
    """People and bots that make no table."""


@dataclass(frozen=True)
class Person:
    name: str

    def tag(self) -> str:
        return f"person {self.name}"


@dataclass(frozen=True)
class Bot:
    name: str = "bot"

    def tag(self) -> str:
        return "bot"


Sitter = Person | Bot


def title(sitter: Sitter, seat: int) -> str:
    """`Ann (Pink)`, or `Pink` for one who has no other name."""
    colour = SEAT_NAMES[seat]
    if isinstance(sitter, Bot) or sitter.name == colour:
        return colour
    return f"{sitter.name} ({colour})"


def people(sitters: list[Sitter]) -> list[int]:
    """The seats where people sit."""
    return [seat for seat, sitter in enumerate(sitters) if isinstance(sitter, Person)]


def a_name(said: str, seat: int) -> str:
    """What can be written on a place card and into a record; for nothing, the seat's colour."""
    kept = "".join(letter for letter in said if letter.isprintable() and letter not in '"[]')
    return " ".join(kept.split())[:LONGEST].strip() or SEAT_NAMES[seat]


def seated(players: int | None, persons: int | None, names: list[str]) -> list[Sitter]:
    """By what the command line says; what it leaves open is one person, and two players."""
    if persons is None:
        persons = max(len(names), 1)
    if players is None:
        players = max(persons, 2)
    if not 0 <= persons <= players:
        raise CannotSit(f"{persons} people do not fit at a table of {players}.")
    if len(names) > persons:
        raise CannotSit(f"There are {len(names)} names for {persons} people.")
    named = names + [""] * (persons - len(names))
    return [Person(a_name(name, seat)) for seat, name in enumerate(named)] + [Bot()] * (players - persons)


def invited(terminal: Terminal) -> list[Sitter]:
    """By asking kindly."""
    players = a_number(terminal, "How many sit at the table?", 2, SEATS, 2)
    persons = a_number(terminal, "How many of them are people? The others are bots.", 0, players, 1)
    names = [terminal.ask(f"Who plays {SEAT_NAMES[seat]}? [{SEAT_NAMES[seat]}] ") for seat in range(persons)]
    return seated(players, persons, names)


def a_number(terminal: Terminal, question: str, least: int, most: int, default: int) -> int:
    while True:
        said = terminal.ask(f"{question} {least} to {most} [{default}] ")
        if not said:
            return default
        if said in [str(number) for number in range(least, most + 1)]:
            return int(said)
        terminal.say(f"{quoted(said)} is no number from {least} to {most}.")


# In a record


def tags(sitters: list[Sitter]) -> dict[str, str]:
    return {SEAT_NAMES[seat]: sitter.tag() for seat, sitter in enumerate(sitters)}


def sitters_of(own_tags: dict[str, str], players: int) -> list[Sitter] | None:
    """Those who sat there; None if the record does not say."""
    said = [own_tags.get(SEAT_NAMES[seat], "") for seat in range(players)]
    if not all(word == "bot" or word.startswith("person ") for word in said):
        return None
    return [
        Bot() if word == "bot" else Person(a_name(word.removeprefix("person "), seat)) for seat, word in enumerate(said)
    ]
