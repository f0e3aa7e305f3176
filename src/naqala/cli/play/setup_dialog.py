"""Questions before a new game: how many players, their names, and the level of the bots."""

from __future__ import annotations

from typing import Final

from naqala.bots.registry import LEVELS
from naqala.cli.play.bots import specs_in
from naqala.cli.play.participants import DEFAULT_LEVEL, Participant, make_bots, make_participants
from naqala.cli.play.styles import flowed, padded, wrapped
from naqala.cli.play.terminal import Terminal
from naqala.engine.components import MAX_PLAYERS, MIN_PLAYERS, SEAT_NAMES
from naqala.engine.errors import NaqalaError
from naqala.engine.notation.notation_errors import quoted

LEVEL_COLUMN: Final = 10  # width of the column with the names of the levels


def ask_participants(terminal: Terminal) -> list[Participant]:
    players = ask_number(terminal, "How many players?", MIN_PLAYERS, MAX_PLAYERS, MIN_PLAYERS)
    humans = ask_number(terminal, "How many of them are people? The others are bots.", 0, players, 1)
    names = [terminal.ask(f"Who plays {SEAT_NAMES[seat]}? [{SEAT_NAMES[seat]}] ") for seat in range(humans)]
    specs = ask_bots(terminal, players - humans) if humans < players else []
    return make_participants(players, humans, names, specs)


def ask_number(terminal: Terminal, question: str, least: int, most: int, default: int) -> int:
    while True:
        answer = terminal.ask(f"{question} {least} to {most} [{default}] ")
        if not answer:
            return default
        if answer in [str(number) for number in range(least, most + 1)]:
            return int(answer)
        terminal.print(f"{quoted(answer)} is not a number from {least} to {most}.")


def ask_bots(terminal: Terminal, seats: int) -> list[str]:
    """Ask for levels, by name or number. Any other bot of the registry is accepted too."""
    for number, (level, kind) in enumerate(LEVELS.items(), 1):
        name = padded(f"{number} {terminal.style.bold(level.capitalize())}", LEVEL_COLUMN - 1)
        terminal.print(*flowed([name, *kind.sentence.split()], terminal.width, " " * LEVEL_COLUMN))
    if seats > 1:
        hint = "Type one level for all bots, or one for each of them, such as sharp,calm."
        terminal.print(*wrapped(hint, terminal.width))
    while True:
        answer = terminal.ask(f"Which level? [{DEFAULT_LEVEL.capitalize()}] ")
        try:
            specs = specs_in(",".join([level_named(word) for word in answer.replace(",", " ").split()]))
            make_bots(specs, seats)
        except NaqalaError as error:
            terminal.print(*wrapped(str(error), terminal.width))
        else:
            return specs


def level_named(word: str) -> str:
    """The level with this number; any other word unchanged."""
    levels = list(LEVELS)
    return levels[int(word) - 1] if word in [str(number) for number in range(1, len(levels) + 1)] else word
