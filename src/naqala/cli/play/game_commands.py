"""The commands that can be typed at any prompt, such as `help`, `undo` and `save`."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import zip_longest
from typing import Final

from naqala.cli.command_errors import error_text
from naqala.cli.play import saved_games
from naqala.cli.play.board_drawing import CAMEL_LETTERS
from naqala.cli.play.participants import Participant, make_participants, refuse_custom_bots
from naqala.cli.play.score_tables import known_scores
from naqala.cli.play.styles import flowed, wrapped
from naqala.cli.play.terminal import PlayerLeft
from naqala.cli.play.terminal_game import TerminalGame
from naqala.cli.play.typed_answers import play_line
from naqala.engine.djinns import DJINNS
from naqala.engine.djinns.djinn import Djinn
from naqala.engine.errors import NaqalaError
from naqala.engine.notation.action_codec import action_text
from naqala.engine.notation.notation_errors import quoted
from naqala.engine.phrase import Argument, Phrase
from naqala.engine.things import djinn_text
from naqala.locales import Catalog
from naqala.server.rules_text import rule as rule_text

DEFAULT_LOG_LENGTH: Final = 6  # turns
MAX_DESCRIBED_OPTIONS: Final = 12  # more options are listed in notation only

HELP_ANSWERS: Final = (
    ("C3, C3>", "pick-up"),
    ("D3m", "drop"),
    ("C3> D3m E3m", "walk"),
    ("bid:5", "bid"),
    ("xD3v", "kill"),
    ("xpink:e", "kill-held"),
    ("build:2", "build"),
    ("buy:1", "buy"),
    ("call:Hagis", "use"),
    ("at:D3", "choose"),
    ("summon:Hagis", "summon"),
    ("summon:Hagis+F", "summon-fakir"),
    ("keep:Hagis", "keep"),
    ("sell:silk+fish", "sell"),
    ("on", "on"),
    ("pass", "pass"),
    ("end", "end"),
)
HELP_COMMANDS: Final = (
    ("undo", "undo"),
    ("restart", "restart"),
    ("options", "options"),
    ("board", "board"),
    ("rules K2", "rules"),
    ("djinn Hagis", "djinn"),
    ("score", "score"),
    ("log 5", "log"),
    ("save FILE", "save"),
    ("load FILE", "load"),
    ("quit", "quit"),
)
TYPED_WIDTH: Final = max(len(typed) for typed, _ in HELP_ANSWERS + HELP_COMMANDS)


def run_line(terminal_game: TerminalGame, line: str) -> None:
    """Run a command, or play the line as an answer. An error is printed and changes nothing."""
    word, _, argument = line.partition(" ")
    command = COMMANDS.get(word.lower())
    try:
        if command is None:
            play_line(terminal_game, line)
        else:
            command(terminal_game, argument.strip())
    except NaqalaError as error:
        terminal_game.print(*wrapped(error_text(terminal_game.texts, error), terminal_game.terminal.width))


# Information


def show_help(terminal_game: TerminalGame, _argument: str) -> None:
    texts, symbols, width = terminal_game.texts, terminal_game.terminal.style.symbols, terminal_game.terminal.width
    camels = [f"{letter} {texts.colour(colour)}" for colour, letter in CAMEL_LETTERS.items()]
    terminal_game.print(
        *wrapped(texts.text("terminal-help"), width),
        *help_table(HELP_ANSWERS, texts, width),
        texts.text("terminal-help-commands"),
        *help_table(HELP_COMMANDS, texts, width),
        *wrapped(texts.text("terminal-help-tribes", palm=symbols.palm, palace=symbols.palace), width),
        *wrapped(texts.text("terminal-help-camels", letters=camels), width),
    )


def help_table(entries: tuple[tuple[str, str], ...], texts: Catalog, width: int) -> list[str]:
    """What can be typed and what it does, in two columns if there is room."""
    lines = [f"  {typed:<{TYPED_WIDTH}}  {texts.text(f'terminal-help-{key}')}" for typed, key in entries]
    column = max(len(line) for line in lines)
    if 2 * column > width:
        return [part for line in lines for part in ([line] if len(line) <= width else wrapped(line, width, "    "))]
    pairs = zip_longest(lines[::2], lines[1::2], fillvalue="")
    return [f"{left:<{column}}{right}".rstrip() for left, right in pairs]


def show_rule(terminal_game: TerminalGame, number: str) -> None:
    texts = terminal_game.texts
    found = rule_text(number.upper(), texts.language) if number else None
    terminal_game.print(*wrapped(found or texts.text("terminal-which-rule"), terminal_game.terminal.width))


def show_djinn(terminal_game: TerminalGame, name: str) -> None:
    texts, width = terminal_game.texts, terminal_game.terminal.width
    found = [djinn for djinn in DJINNS if letters(name) and letters(djinn.name).startswith(letters(name))]
    if not found:
        terminal_game.print(
            texts.text("terminal-no-djinn", name=quoted(name)) if name else texts.text("terminal-which-djinn")
        )
        terminal_game.print(*flowed([f"{djinn.name}" for djinn in DJINNS], width, gap=", "))
    for djinn in found:
        terminal_game.print(*wrapped(djinn_facts(terminal_game, djinn), width))


def djinn_facts(terminal_game: TerminalGame, djinn: Djinn) -> str:
    """The rule, value, price, place and power of a djinn."""
    arguments: dict[str, Argument] = {
        "djinn": djinn.name,
        "rule": djinn.rule,
        "value": djinn.value,
        "where": djinn_location(terminal_game, djinn),
        "power": djinn_text(djinn.name),
    }
    if not djinn.price.total:
        return terminal_game.texts.text("terminal-djinn-free", **arguments)
    return terminal_game.texts.text("terminal-djinn-paid", price=djinn.price.phrase(), **arguments)


def letters(name: str) -> str:
    return "".join(letter for letter in name.lower() if letter.isalpha())


def djinn_location(terminal_game: TerminalGame, djinn: Djinn) -> Phrase:
    view = terminal_game.view
    if djinn.id in [offered for offered in view.djinn_row]:
        return Phrase("terminal-djinn-offered")
    for player in view.players:
        if player.djinns >> djinn.id & 1:
            return Phrase("terminal-djinn-owned", {"name": terminal_game.title(player.seat)})
    discarded = view.djinn_discards >> djinn.id & 1
    return Phrase("terminal-djinn-discarded" if discarded else "terminal-djinn-unseen")


def show_score(terminal_game: TerminalGame, _argument: str) -> None:
    terminal_game.print(
        *known_scores(
            terminal_game.game,
            terminal_game.viewer,
            terminal_game.participants,
            terminal_game.texts,
            terminal_game.terminal.style,
        )
    )


def show_log(terminal_game: TerminalGame, number: str) -> None:
    n = int(number) if re.fullmatch(r"[0-9]{1,4}", number) else DEFAULT_LOG_LENGTH
    news = terminal_game.news_since(0)[-n:] if n else []
    terminal_game.print(*[line for paragraph in news for line in wrapped(paragraph, terminal_game.terminal.width)])
    if not news:
        terminal_game.print(terminal_game.texts.text("terminal-nothing-yet"))


def show_board(terminal_game: TerminalGame, _argument: str) -> None:
    terminal_game.draw()


def show_options(terminal_game: TerminalGame, _argument: str) -> None:
    options, colours = terminal_game.game.options, terminal_game.game.colours
    if len(options) > MAX_DESCRIBED_OPTIONS:
        terminal_game.print(
            *flowed([action_text(option, colours) for option in options], terminal_game.terminal.width, gap="  ")
        )
        return
    terminal_game.print(*[f"{action_text(option, colours):<20} {terminal_game.describe(option)}" for option in options])


# Undo


def undo(terminal_game: TerminalGame, _argument: str) -> None:
    undone = terminal_game.undo()
    terminal_game.print(terminal_game.texts.text("terminal-undone", action=terminal_game.describe(undone)))


def restart(terminal_game: TerminalGame, _argument: str) -> None:
    terminal_game.game.restart_turn()
    terminal_game.after_undo()
    terminal_game.print(terminal_game.texts.text("terminal-undone-turn"))


# Files


def save(terminal_game: TerminalGame, name: str) -> None:
    """Save under this name; without a name, in the file of the game."""
    path = saved_games.typed_path(name) if name else terminal_game.file or saved_games.new_file(terminal_game.game)
    saved_games.export(path, terminal_game.record())
    saved_as = terminal_game.texts.text("terminal-saved-as", file=saved_games.display_path(path))
    terminal_game.print(*wrapped(saved_as, terminal_game.terminal.width))


def load(terminal_game: TerminalGame, name: str) -> None:
    """Switch to another game. The current one stays saved and can be resumed."""
    if not name:
        terminal_game.print(terminal_game.texts.text("terminal-load-what"))
        return
    game, participants = saved_games.read(saved_games.typed_path(name))
    refuse_custom_bots(participants or [], game.colours)
    file = saved_games.new_file(game)
    terminal_game.save()
    terminal_game.start(game, participants or default_participants(terminal_game, game.colours), file)
    terminal_game.save()


def default_participants(terminal_game: TerminalGame, colours: tuple[str, ...]) -> list[Participant]:
    """The current participants, for a game that does not name its own, if their number fits."""
    if len(terminal_game.participants) == len(colours):
        return terminal_game.participants
    return make_participants(len(colours), None, [], [], colours)


def leave(_terminal_game: TerminalGame, _argument: str) -> None:
    raise PlayerLeft


COMMANDS: Final[dict[str, Callable[[TerminalGame, str], None]]] = {
    "help": show_help,
    "?": show_help,
    "rules": show_rule,
    "rule": show_rule,
    "djinn": show_djinn,
    "djinns": show_djinn,
    "score": show_score,
    "log": show_log,
    "board": show_board,
    "options": show_options,
    "undo": undo,
    "restart": restart,
    "save": save,
    "load": load,
    "quit": leave,
    "q": leave,
    "exit": leave,
}
