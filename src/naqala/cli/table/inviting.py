"""Asking kindly who will play."""

from __future__ import annotations

from typing import Final

from naqala.bots.roster import LEVELS
from naqala.cli.table.bots import specs_in
from naqala.cli.table.ink import flowed, padded, wrapped
from naqala.cli.table.seats import LEVEL, Sitter, bots, seated
from naqala.cli.table.terminal import Terminal
from naqala.engine.errors import NaqalaError
from naqala.engine.notation.errors import quoted
from naqala.engine.things import SEAT_NAMES, SEATS

INDENT: Final = 10  # columns, for the names of the levels


def invited(terminal: Terminal) -> list[Sitter]:
    players = a_number(terminal, "How many sit at the table?", 2, SEATS, 2)
    persons = a_number(terminal, "How many of them are people? The others are bots.", 0, players, 1)
    names = [terminal.ask(f"Who plays {SEAT_NAMES[seat]}? [{SEAT_NAMES[seat]}] ") for seat in range(persons)]
    specs = some_bots(terminal, players - persons) if persons < players else []
    return seated(players, persons, names, specs)


def a_number(terminal: Terminal, question: str, least: int, most: int, default: int) -> int:
    while True:
        said = terminal.ask(f"{question} {least} to {most} [{default}] ")
        if not said:
            return default
        if said in [str(number) for number in range(least, most + 1)]:
            return int(said)
        terminal.say(f"{quoted(said)} is no number from {least} to {most}.")


def some_bots(terminal: Terminal, seats: int) -> list[str]:
    """By level, in a word or by its number; whoever knows the roster may name any bot of it."""
    for number, (level, kind) in enumerate(LEVELS.items(), 1):
        name = padded(f"{number} {terminal.ink.bold(level.capitalize())}", INDENT - 1)
        terminal.say(*flowed([name, *kind.sentence.split()], terminal.width, " " * INDENT))
    if seats > 1:
        terminal.say(*wrapped("Name one level for all bots, or one for each, as in sharp,calm.", terminal.width))
    while True:
        said = terminal.ask(f"Which level? [{LEVEL.capitalize()}] ")
        try:
            specs = specs_in(",".join([by_number(word) for word in said.replace(",", " ").split()]))
            bots(specs, seats)
        except NaqalaError as error:
            terminal.say(*wrapped(str(error), terminal.width))
        else:
            return specs


def by_number(word: str) -> str:
    levels = list(LEVELS)
    return levels[int(word) - 1] if word in [str(number) for number in range(1, len(levels) + 1)] else word
