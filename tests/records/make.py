"""Make the golden records: `PYTHONPATH=src python -m tests.records.make` in the root of the project.

Random games are searched for each number of players and each way to end, and of those the ones in which most djinns
matter that did not matter yet. They were made once, and every later engine must replay them.
Do not replace them; add others.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

from naqala.engine.game import Game
from naqala.engine.records import record_json
from naqala.engine.steps import Keeping, Sowing, Step
from tests import games
from tests.engine.notation.random_games import any_option
from tests.records.summary import BLOCKED, LAST_CAMEL, NO_MOVE, djinns_used, ending, summary

HERE = Path(__file__).parent
SALT = bytes(range(16))


def played(game: Game, seed: int, until: type[Step] | None = None) -> Game:
    """Play to the end, or until a late decision of this kind of step."""
    chance = random.Random(seed)
    while not game.over:
        if until and isinstance(game.state.steps[-1], until) and len(game.log) > 60:
            return game
        game.play(any_option(game.state, chance))
    return game


def dealt(players: int, seed: int) -> Game:
    return played(Game.new(players, seed, salt=SALT), seed)


def rich(players: int, seed: int) -> Game:
    return played(Game.at(games.rich(players, seed)), seed)


def first_dealt(players: int, way: str) -> Game:
    return next(game for game in (dealt(players, seed) for seed in range(1000)) if ending(game) == way)


def most_djinns(players: int, way: str, seen: set[str]) -> Game:
    found = [game for game in (rich(players, seed) for seed in range(60)) if ending(game) == way]
    return max(found, key=lambda game: len(set(djinns_used(game)) - seen))


def golden() -> dict[str, Game]:
    made: dict[str, Game] = {}
    for players in (2, 3, 4):
        made[f"dealt_{players}_blocked"] = first_dealt(players, BLOCKED)
        made[f"dealt_{players}_no_move"] = first_dealt(players, NO_MOVE)
    seen: set[str] = set()
    for players in (2, 3, 4):
        for name, way in (("last_camel", LAST_CAMEL), ("blocked", BLOCKED), ("no_move", NO_MOVE)):
            made[f"rich_{players}_{name}"] = game = most_djinns(players, way, seen)
            seen |= set(djinns_used(game))
    made["unfinished_walk"] = played(Game.new(3, 7, hands_open=True, salt=SALT), 7, Sowing)
    made["unfinished_sibittis"] = next(
        game for game in (played(Game.at(games.rich(2, seed)), seed, Keeping) for seed in range(100)) if not game.over
    )
    return made


def write() -> None:
    made = golden()
    for name, game in made.items():
        (HERE / f"{name}.naqala").write_text(game.record({"Event": f"golden: {name}"}), encoding="utf-8")
    for name in ("dealt_2_blocked", "unfinished_sibittis"):
        data = record_json(made[name], {"Event": f"golden: {name}"}, with_seed=False)
        (HERE / f"{name}.json").write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")
    summaries = {name: summary(game) for name, game in made.items()}
    (HERE / "testimony.json").write_text(json.dumps(summaries, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
