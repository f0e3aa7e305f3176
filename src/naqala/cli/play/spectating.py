"""A game between bots, printed turn by turn."""

from __future__ import annotations

from naqala.cli.play.participants import Participant, title
from naqala.cli.play.styles import wrapped
from naqala.cli.play.terminal import Terminal
from naqala.cli.play.terminal_game import TerminalGame
from naqala.engine.errors import IllegalAction
from naqala.engine.events.event import listed
from naqala.engine.game import Game


def watch(terminal: Terminal, game: Game, participants: list[Participant]) -> None:
    """Print a paragraph per turn. The game is not saved: its seed reproduces it."""
    players = listed([title(participant, seat) for seat, participant in enumerate(participants)])
    terminal.print(*wrapped(f"{players} play {origin(game)}.", terminal.width))
    terminal_game = TerminalGame(terminal, game, participants, None)
    printed = len(terminal_game.event_log)
    while not game.over:
        terminal.check_signals()
        if terminal_game.play_bot_action():
            news = terminal_game.take_bot_errors() + terminal_game.news_since(printed)
            terminal.print(*[line for paragraph in news for line in wrapped(paragraph, terminal.width)])
            printed = len(terminal_game.event_log)
    terminal_game.finish()


def origin(game: Game) -> str:
    try:
        return f"the game with seed {game.secret()[0]}"
    except IllegalAction:
        return "a game that starts from a given position"
