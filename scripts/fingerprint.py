"""Hash whole games and the bots' answers, to prove that a refactoring changes no behaviour.

    python scripts/fingerprint.py [--games 2000] [--bot-games 20]

Prints one hash per group: every list of options, every event and every score of random games (2, 3 and 4 players, plain
and rich in djinns), and every answer of the four bot levels. Nothing that a rename changes is hashed: actions count by
their number, event types by the order in which they first occur.
"""

from __future__ import annotations

import argparse
import hashlib
import random
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent))

from naqala.bots import make_bot
from naqala.engine.events import Event
from naqala.engine.game import Game
from tests.games import DEALS

PLAYERS = (2, 3, 4)
# Fierce by simulations: a clock would make its answers vary.
LEVELS = ("novice", "gentle", "calm", "sharp", "fierce:sims=1000", "companion")


class Fingerprint:
    """A hash of a sequence of numbers."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()
        self._types: dict[type, int] = {}

    def add(self, *numbers: object) -> None:
        self._hash.update(repr(numbers).encode())

    def add_event(self, event: Event) -> None:
        number = self._types.setdefault(type(event), len(self._types))
        self.add(number, *[int(getattr(event, field)) for field in type(event).FIELDS])

    def add_position(self, game: Game) -> None:
        self.add(game.seat, *[action.id for action in game.options])

    def add_scores(self, game: Game) -> None:
        for sheet in game.scores():
            self.add(*[getattr(sheet, field) for field in type(sheet).FIELDS], sheet.total)

    def __str__(self) -> str:
        return self._hash.hexdigest()


def hash_games(games: int) -> dict[str, Fingerprint]:
    groups = [(players, deal) for players in PLAYERS for deal in DEALS]
    found: dict[str, Fingerprint] = {}
    for nth, (players, deal) in enumerate(groups):
        fingerprint = found[f"{players} players, {deal.__name__}"] = Fingerprint()
        for seed in range(nth, games, len(groups)):
            hash_game(Game.at(deal(players, seed)), random.Random(seed), fingerprint)
        print(f"  {players} players, {deal.__name__}: done", file=sys.stderr, flush=True)
    return found


def hash_game(game: Game, chance: random.Random, fingerprint: Fingerprint) -> None:
    """Play at random, each type of action as likely as the others."""
    while not game.over:
        fingerprint.add_position(game)
        kind = chance.choice(list(dict.fromkeys([type(option) for option in game.options])))
        action = chance.choice([option for option in game.options if type(option) is kind])
        for event in game.play(action):
            fingerprint.add_event(event)
    fingerprint.add_scores(game)


def hash_bots(games: int) -> Fingerprint:
    """Every game has two to four of the levels at the table."""
    fingerprint = Fingerprint()
    for seed in range(games):
        players = PLAYERS[seed % len(PLAYERS)]
        specs = [LEVELS[(seed + seat) % len(LEVELS)] for seat in range(players)]
        bots = [make_bot(spec, seed) for spec in specs]
        game = Game.new(players, seed, salt=b"")
        while not game.over:
            action = bots[game.seat].choose(game.memory(game.seat))
            fingerprint.add(action.id)
            game.play(action)
        fingerprint.add_scores(game)
        print(f"  bots: game {seed + 1} of {games}", file=sys.stderr, flush=True)
    return fingerprint


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--bot-games", type=int, default=20)
    options = parser.parse_args()
    for name, fingerprint in hash_games(options.games).items():
        print(f"{name:22} {fingerprint}")
    print(f"{'bots':22} {hash_bots(options.bot_games)}")


if __name__ == "__main__":
    main()
