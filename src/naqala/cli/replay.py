"""`naqala replay`: a recorded game, turn by turn."""

from __future__ import annotations

import sys

from naqala.cli.reading import STANDARD_INPUT, game_in, say
from naqala.cli.show import drawn, score_sheet
from naqala.cli.table.seats import Sitter, sitters_of
from naqala.engine.game import Game
from naqala.engine.notation.tales import Turn, turns_of
from naqala.engine.state import State

PROMPT = "Enter for the next turn, q to leave: "
INDENT = " " * 5


def replay(name: str, last: int | None, *, stepping: bool) -> int:
    """Tell the game up to some line, waiting between turns if somebody sits there to press Enter."""
    game, tags = game_in(name)
    waits = stepping and name != STANDARD_INPUT and sys.stdin.isatty()
    introduce(game, tags)
    turns = turns_of(game)
    until = len(turns) if last is None else min(last, len(turns))
    for nth, turn in enumerate(turns[:until], 1):
        if nth == 1 or turn.round != turns[nth - 2].round:
            print(f"\nRound {turn.round}")
        tell(nth, turn)
        if waits and nth < until and not goes_on():
            return 0
    print()
    print("\n".join(conclusion(game, turns, until, sitters_of(tags, len(game.start.players)))))
    return 0


def introduce(game: Game, tags: dict[str, str]) -> None:
    dealt = f", dealt from seed {game.secret()[0]}" if game.commitment and game.over else ""
    say(f"A game of {len(game.start.players)} players{dealt}.")
    say(*[f"{name}: {word}" for name, word in tags.items() if word], hanging="  ")


def tell(nth: int, turn: Turn) -> None:
    """The line of the record, and what happened, in sentences."""
    say(f"{nth:>3}  {turn.line}", hanging=INDENT)
    say(" ".join([str(event) for event in turn.events]), indent=INDENT)


def goes_on() -> bool:
    print(PROMPT, end="", file=sys.stderr, flush=True)
    line = sys.stdin.readline()
    return bool(line) and line.strip().lower() not in ("q", "quit")


def conclusion(game: Game, turns: list[Turn], until: int, sitters: list[Sitter] | None) -> list[str]:
    """The score sheet at the end of the game; before it, how things stand."""
    if game.over and until == len(turns):
        return score_sheet(game, sitters)
    there = f"After {until} of {len(turns)} lines:" if until < len(turns) else "So far the record goes."
    actions = sum([len(turn.line.deeds) for turn in turns[:until]])
    return [there, "", *drawn(position_after(game, actions), sitters)]


def position_after(game: Game, actions: int) -> State:
    for nth, (before, _, _) in enumerate(game.retold()):
        if nth == actions:
            return before
    return game.state
