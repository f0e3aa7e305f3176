"""A game between bots, printed turn by turn."""

from __future__ import annotations

from naqala.cli.play.participants import Participant, title
from naqala.cli.play.styles import wrapped
from naqala.cli.play.terminal import Terminal
from naqala.cli.play.terminal_game import TerminalGame
from naqala.engine.errors import IllegalAction
from naqala.engine.game import Game
from naqala.engine.phrase import Phrase


def watch(terminal: Terminal, game: Game, participants: list[Participant]) -> None:
    """Print a paragraph per turn. The game is not saved: its seed reproduces it."""
    names = [title(participant, seat, terminal.texts, game.colours) for seat, participant in enumerate(participants)]
    terminal.print(*wrapped(terminal.texts.phrase(origin(game, names)), terminal.width))
    terminal_game = TerminalGame(terminal, game, participants, None)
    printed = len(terminal_game.event_log)
    while not game.over:
        terminal.check_signals()
        if terminal_game.play_bot_action():
            news = terminal_game.take_bot_errors() + terminal_game.news_since(printed)
            terminal.print(*[line for paragraph in news for line in wrapped(paragraph, terminal.width)])
            printed = len(terminal_game.event_log)
    terminal_game.finish()


def origin(game: Game, names: list[str]) -> Phrase:
    """Who plays, and how the game was dealt."""
    try:
        return Phrase("terminal-watch-seed", {"names": names, "seed": str(game.secret()[0])})
    except IllegalAction:
        return Phrase("terminal-watch-position", {"names": names})
