"""A game of bots alone, told to spectators."""

from __future__ import annotations

from naqala.cli.table.ink import wrapped
from naqala.cli.table.seats import Sitter, title
from naqala.cli.table.table import Table
from naqala.cli.table.terminal import Terminal
from naqala.engine.errors import Refused
from naqala.engine.events.event import listed
from naqala.engine.game import Game


def watch(terminal: Terminal, game: Game, sitters: list[Sitter]) -> None:
    """To the end, a paragraph a turn; such a game is not kept, for its seed plays it again."""
    players = listed([title(sitter, seat) for seat, sitter in enumerate(sitters)])
    terminal.say(*wrapped(f"{players} play {named(game)}.", terminal.width))
    table = Table(terminal, game, sitters, None)
    told = len(table.tape)
    while not game.over:
        terminal.check()
        if table.let_bot_answer():
            said = table.told_mishaps() + table.news(told)
            terminal.say(*[line for paragraph in said for line in wrapped(paragraph, terminal.width)])
            told = len(table.tape)
    table.finish()


def named(game: Game) -> str:
    try:
        return f"the game of seed {game.secret()[0]}"
    except Refused:
        return "a game that was laid out"
