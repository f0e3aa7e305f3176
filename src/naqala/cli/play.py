"""A game in the terminal against bots that answer at random."""

from __future__ import annotations

import secrets
import sys

from naqala.cli.words import drawn, said, sheet, told
from naqala.engine.actions import Action
from naqala.engine.events.cards import CardDrawn, DjinnsShown
from naqala.engine.events.event import Event
from naqala.engine.game import Game
from naqala.engine.luck import Luck
from naqala.engine.things import SEAT_NAMES

YOU = 0


def play(players: int, seed: int | None, *, watching: bool) -> int:
    """Play to the end, or until you leave."""
    if seed is None:
        seed = secrets.randbits(128)
    game = Game.new(players, seed)
    luck = Luck.seeded(seed ^ 1)
    if watching:
        print(f"{players} bots play the game of seed {seed}.")
    else:
        print(
            f"You are {SEAT_NAMES[YOU]}. Answer with a number, or q to leave. (v e m b a: the tribes; *: blue value.)"
        )
    while not game.over:
        if game.seat == YOU and not watching:
            action = your_answer(game)
            if action is None:
                print("Goodbye.")
                return 0
        else:
            action = game.options[luck.below(len(game.options))]
        for event in game.play(action):
            if watching or not is_secret(event):
                print(event)
    print(drawn(game.state))
    print(sheet(game.scores(), game.winners()))
    return 0


def is_secret(event: Event) -> bool:
    """A rival's card from the pile, or the djinns shown to a rival (H2)."""
    return isinstance(event, CardDrawn | DjinnsShown) and event.seat != YOU


def your_answer(game: Game) -> Action | None:
    """The option you choose; None if you leave."""
    state = game.state
    print(drawn(state))
    print(told(state, YOU))
    for number, option in enumerate(game.options, 1):
        print(f"{number:>4}  {said(option, state)}")
    question = state.steps[-1].ASKS
    while True:
        print(f"{SEAT_NAMES[YOU]}, {question} [1-{len(game.options)}]: ", end="", flush=True)
        line = sys.stdin.readline()
        word = line.strip().lower()
        if not line or word in ("q", "quit"):
            print()
            return None
        if word.isdecimal() and 1 <= int(word) <= len(game.options):
            return game.options[int(word) - 1]
        print(f"Please type a number from 1 to {len(game.options)}, or q to leave.")
