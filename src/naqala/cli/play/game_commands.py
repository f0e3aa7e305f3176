"""The commands that can be typed at any prompt, such as `help`, `undo` and `save`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from naqala.cli.play import saved_games
from naqala.cli.play.participants import Participant, make_participants, refuse_custom_bots, title
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
from naqala.engine.notation.sentences import action_sentence
from naqala.server.rules_text import rule as rule_text

DEFAULT_LOG_LENGTH: Final = 6  # turns
MAX_DESCRIBED_OPTIONS: Final = 12  # more options are listed in notation only

HELP: Final = """\
Type the number of an option, or notation; a line may contain several.
  C3 or C3>      pick up the meeples of C3   D3m           drop a Merchant
  C3> D3m E3m    a whole walk                on, pass      continue; decline
  xD3v xpink:e   kill on D3; Pink's Elder    end           end your turn
  bid:5 build:2  bid; build with 2 Fakirs    buy:1         take the first card
  call:Hagis     use a power (at:D3 there)   summon:Hagis  summon (+F: a Fakir)
  keep:Hagis     keep a djinn shown to you   sell:silk+fish
Commands:
  undo, restart  undo an action; the turn    options       list all in notation
  rules K2       show a rule                 djinn Hagis   show a djinn
  score          the score as you know it    log 5         the last 5 turns
  board          draw the screen again       save FILE     save a copy
  load FILE      switch to another game      quit          save and leave
On the board: v Vizier, e Elder, m Merchant, b Builder, a Assassin;
  5* a blue value; {palm} palm tree; {palace} palace; B P O K camels of Blue, Pink, Orange
  and Black; >C3 can be chosen; @C3 the last tile of your walk.
"""


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
        terminal_game.print(*wrapped(str(error), terminal_game.terminal.width))


# Information


def show_help(terminal_game: TerminalGame, _argument: str) -> None:
    symbols, width = terminal_game.terminal.style.symbols, terminal_game.terminal.width
    for line in HELP.format(palm=symbols.palm, palace=symbols.palace).splitlines():
        terminal_game.print(*(wrapped(line, width, "    ") if len(line) > width else [line]))


def show_rule(terminal_game: TerminalGame, number: str) -> None:
    found = rule_text(number.upper()) if number else None
    if found is None:
        found = "Type the number of a rule, such as `rules K2`. `naqala rules` lists all rules."
    terminal_game.print(*wrapped(found, terminal_game.terminal.width))


def show_djinn(terminal_game: TerminalGame, name: str) -> None:
    width = terminal_game.terminal.width
    found = [djinn for djinn in DJINNS if letters(name) and letters(djinn.name).startswith(letters(name))]
    if not found:
        terminal_game.print(f"There is no djinn {quoted(name)}." if name else "Type a name, such as `djinn Hagis`.")
        terminal_game.print(*flowed([f"{djinn.name}" for djinn in DJINNS], width, gap=", "))
    for djinn in found:
        price = f"price {djinn.price}" if djinn.price.total else "no price, always active"
        facts = f"{djinn.name} ({djinn.rule}): value {djinn.value}; {price}; {djinn_location(terminal_game, djinn)}."
        terminal_game.print(*wrapped(f"{facts} {djinn.text}", width))


def letters(name: str) -> str:
    return "".join(letter for letter in name.lower() if letter.isalpha())


def djinn_location(terminal_game: TerminalGame, djinn: Djinn) -> str:
    view = terminal_game.view
    if djinn.id in [offered for offered in view.djinn_row]:
        return "on offer"
    for player in view.players:
        if player.djinns >> djinn.id & 1:
            return f"owned by {title(terminal_game.participants[player.seat], player.seat)}"
    return "discarded" if view.djinn_discards >> djinn.id & 1 else "not revealed yet"


def show_score(terminal_game: TerminalGame, _argument: str) -> None:
    terminal_game.print(
        *known_scores(
            terminal_game.game, terminal_game.viewer, terminal_game.participants, terminal_game.terminal.style
        )
    )


def show_log(terminal_game: TerminalGame, number: str) -> None:
    n = int(number) if re.fullmatch(r"[0-9]{1,4}", number) else DEFAULT_LOG_LENGTH
    news = terminal_game.news_since(0)[-n:] if n else []
    terminal_game.print(*[line for paragraph in news for line in wrapped(paragraph, terminal_game.terminal.width)])
    if not news:
        terminal_game.print("Nothing has happened yet.")


def show_board(terminal_game: TerminalGame, _argument: str) -> None:
    terminal_game.draw()


def show_options(terminal_game: TerminalGame, _argument: str) -> None:
    options = terminal_game.game.options
    if len(options) > MAX_DESCRIBED_OPTIONS:
        terminal_game.print(
            *flowed([action_text(option) for option in options], terminal_game.terminal.width, gap="  ")
        )
        return
    terminal_game.print(
        *[f"{action_text(option):<20} {action_sentence(option, terminal_game.view)}" for option in options]
    )


# Undo


def undo(terminal_game: TerminalGame, _argument: str) -> None:
    undone = terminal_game.undo()
    terminal_game.print(f"Undone: {action_sentence(undone, terminal_game.view)}.")


def restart(terminal_game: TerminalGame, _argument: str) -> None:
    terminal_game.game.restart_turn()
    terminal_game.after_undo()
    terminal_game.print("Undone: everything of this turn that can be undone.")


# Files


def save(terminal_game: TerminalGame, name: str) -> None:
    """Save under this name; without a name, in the file of the game."""
    path = saved_games.typed_path(name) if name else terminal_game.file or saved_games.new_file(terminal_game.game)
    saved_games.export(path, terminal_game.record())
    terminal_game.print(*wrapped(f"Saved as {saved_games.display_path(path)}", terminal_game.terminal.width))


def load(terminal_game: TerminalGame, name: str) -> None:
    """Switch to another game. The current one stays saved and can be resumed."""
    if not name:
        terminal_game.print("Type the name of a file, such as `load evening.naqala`.")
        return
    game, participants = saved_games.read(saved_games.typed_path(name))
    refuse_custom_bots(participants or [])
    file = saved_games.new_file(game)
    terminal_game.save()
    terminal_game.start(game, participants or default_participants(terminal_game, len(game.state.players)), file)
    terminal_game.save()


def default_participants(terminal_game: TerminalGame, players: int) -> list[Participant]:
    """The current participants, for a game that does not name its own, if their number fits."""
    if len(terminal_game.participants) == players:
        return terminal_game.participants
    return make_participants(players, None, [], [])


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
