"""Questions before a new game: how many players, their names, and the level of the bots."""

from __future__ import annotations

from naqala.bots.registry import LEVELS
from naqala.cli.command_errors import error_text
from naqala.cli.play.bots import specs_in
from naqala.cli.play.participants import DEFAULT_LEVEL, Participant, make_bots, make_participants
from naqala.cli.play.styles import flowed, padded, wrapped
from naqala.cli.play.terminal import Terminal
from naqala.engine.colours import COLOURS
from naqala.engine.components import MAX_PLAYERS, MIN_PLAYERS
from naqala.engine.errors import NaqalaError
from naqala.engine.notation.notation_errors import quoted
from naqala.engine.phrase import Phrase


def ask_participants(terminal: Terminal) -> list[Participant]:
    players = ask_number(terminal, "terminal-how-many-players", MIN_PLAYERS, MAX_PLAYERS, MIN_PLAYERS)
    humans = ask_number(terminal, "terminal-how-many-people", 0, players, 1)
    names = [
        terminal.ask(terminal.texts.text("terminal-who-plays", seat=COLOURS[seat]) + " ") for seat in range(humans)
    ]
    specs = ask_bots(terminal, players - humans) if humans < players else []
    return make_participants(players, humans, names, specs)


def ask_number(terminal: Terminal, question: str, least: int, most: int, default: int) -> int:
    texts = terminal.texts
    while True:
        text = Phrase(question)
        answer = terminal.ask(
            texts.text("terminal-number-question", question=text, least=least, most=most, default=default) + " "
        )
        if not answer:
            return default
        if answer in [str(number) for number in range(least, most + 1)]:
            return int(answer)
        terminal.print(texts.text("terminal-not-a-number", answer=quoted(answer), least=least, most=most))


def ask_bots(terminal: Terminal, seats: int) -> list[str]:
    """Ask for levels, by name or number. Any other bot of the registry is accepted too."""
    texts = terminal.texts
    names = [texts.text(f"level-{level}") for level in LEVELS]
    column = max(len(name) for name in names) + 4
    for number, (level, name) in enumerate(zip(LEVELS, names, strict=True), 1):
        label = padded(f"{number} {terminal.style.bold(name)}", column - 1)
        about = texts.text(f"lobby-level-{level}")
        terminal.print(*flowed([label, *about.split()], terminal.width, " " * column))
    if seats > 1:
        terminal.print(*wrapped(texts.text("terminal-levels"), terminal.width))
    while True:
        answer = terminal.ask(texts.text("terminal-which-level", level=Phrase(f"level-{DEFAULT_LEVEL}")) + " ")
        try:
            specs = specs_in(",".join([level_named(word, names) for word in answer.replace(",", " ").split()]))
            make_bots(specs, seats)
        except NaqalaError as error:
            terminal.print(*wrapped(error_text(texts, error), terminal.width))
        else:
            return specs


def level_named(word: str, names: list[str]) -> str:
    """The level with this number or, in the language of the player, this name; any other word unchanged."""
    levels = list(LEVELS)
    for level, name in zip(levels, names, strict=True):
        if word.lower() == name.lower():
            return level
    return levels[int(word) - 1] if word in [str(number) for number in range(1, len(levels) + 1)] else word
