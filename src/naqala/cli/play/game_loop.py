"""The loop of a game with at least one human: prompts, answers, and bots in between."""

from __future__ import annotations

from naqala.cli.play.game_commands import run_line
from naqala.cli.play.participants import BotPlayer
from naqala.cli.play.terminal import PlayerLeft
from naqala.cli.play.terminal_game import TerminalGame
from naqala.engine.steps.moving import Sowing


def play_to_the_end(terminal_game: TerminalGame) -> None:
    """Play until the game is over. Raises PlayerLeft, with the game saved, if the player leaves."""
    terminal_game.save()
    try:
        while not terminal_game.game.over:
            terminal_game.terminal.check_signals()
            next_action(terminal_game)
    except PlayerLeft:
        terminal_game.save()
        raise
    terminal_game.finish()


def next_action(terminal_game: TerminalGame) -> None:
    seat = terminal_game.game.seat
    if isinstance(terminal_game.participants[seat], BotPlayer):
        terminal_game.play_bot_action()
        return
    terminal_game.hand_keyboard_to(seat)
    if terminal_game.is_forced():
        terminal_game.play_forced()
    else:
        ask_human(terminal_game, seat)


def ask_human(terminal_game: TerminalGame, seat: int) -> None:
    """Prompt until an answer or a command has changed the game."""
    game, n = terminal_game.game, len(terminal_game.game.log)
    is_walk = isinstance(terminal_game.view.steps[-1], Sowing)
    terminal_game.draw()
    while not terminal_game.changed:
        terminal_game.terminal.check_signals()
        colour = terminal_game.terminal.style.seat(game.colours[seat], terminal_game.reader.name(seat))
        run_line(terminal_game, terminal_game.terminal.ask(f"{colour}> "))
    if terminal_game.game is game and not is_walk:  # the news tells a walk from its start
        terminal_game.news_start[seat] = min(n, len(game.log))
