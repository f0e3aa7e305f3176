"""`naqala replay`: prints a recorded game turn by turn."""

from __future__ import annotations

import sys

from naqala.cli.play.participants import Participant, participants_from_tags
from naqala.cli.record_input import STANDARD_INPUT, read_game
from naqala.cli.show_command import draw_scores, draw_state
from naqala.cli.text_output import print_wrapped
from naqala.engine.game import Game
from naqala.engine.notation.parsed_record import PlayedTurn, turns_of
from naqala.engine.state import State

PROMPT = "Press Enter for the next turn, or type q to leave: "
INDENT = " " * 5


def replay(name: str, last: int | None, *, stepping: bool) -> int:
    """Print the game up to line `last`; when stepping on a terminal, wait for Enter after each turn."""
    game, tags = read_game(name)
    waits = stepping and name != STANDARD_INPUT and sys.stdin.isatty()
    print_heading(game, tags)
    turns = turns_of(game)
    until = len(turns) if last is None else min(last, len(turns))
    for number, turn in enumerate(turns[:until], 1):
        if number == 1 or turn.round != turns[number - 2].round:
            print(f"\nRound {turn.round}")
        print_turn(number, turn)
        if waits and number < until and not wait_for_enter():
            return 0
    print()
    print("\n".join(ending(game, turns, until, participants_from_tags(tags, len(game.start.players)))))
    return 0


def print_heading(game: Game, tags: dict[str, str]) -> None:
    dealt = f", dealt from seed {game.secret()[0]}" if game.commitment and game.over else ""
    if dealt and any(one.value for one in game.contributions):
        dealt += " and contributions of the players"
    print_wrapped(f"A game for {len(game.start.players)} players{dealt}.")
    print_wrapped(*[f"{name}: {value}" for name, value in tags.items() if value], hanging="  ")


def print_turn(number: int, turn: PlayedTurn) -> None:
    """Print the line of the record, followed by its events as sentences."""
    print_wrapped(f"{number:>3}  {turn.line}", hanging=INDENT)
    print_wrapped(" ".join([str(event) for event in turn.events]), indent=INDENT)


def wait_for_enter() -> bool:
    """Return False if the user wants to leave."""
    print(PROMPT, end="", file=sys.stderr, flush=True)
    line = sys.stdin.readline()
    return bool(line) and line.strip().lower() not in ("q", "quit")


def ending(game: Game, turns: list[PlayedTurn], until: int, participants: list[Participant] | None) -> list[str]:
    """The score sheet if the game is over, otherwise the position."""
    if game.over and until == len(turns):
        return draw_scores(game, participants)
    heading = f"After {until} of {len(turns)} lines:" if until < len(turns) else "The record ends here:"
    actions = sum([len(turn.line.actions) for turn in turns[:until]])
    return [heading, "", *draw_state(state_after(game, actions), participants)]


def state_after(game: Game, actions: int) -> State:
    for index, (before, _, _) in enumerate(game.replay()):
        if index == actions:
            return before
    return game.state
