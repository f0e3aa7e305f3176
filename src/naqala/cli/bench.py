"""How fast the engine is, measured in one run beside Catanatron, since machines are noisy and ratios are not."""

from __future__ import annotations

import json
import platform
import random
import sys
from collections.abc import Callable
from time import perf_counter

from naqala.engine import laps
from naqala.engine.board import Board
from naqala.engine.game import Game
from naqala.engine.mode import MODE
from naqala.engine.pile import pile_of
from naqala.engine.state import State
from naqala.engine.steps.moving import Moving
from naqala.engine.steps.sale import Selling
from naqala.version import VERSION

LAPS = 5
PLAYERS = 4


class Contestant:
    """Something that plays so many random games from a first seed and says how many actions they took."""

    def __init__(self, play: Callable[[int, int], int]) -> None:
        self.play = play
        self.actions = 0
        self.games = 0
        self.actions_per_s = 0.0

    def lap(self, seconds: float) -> None:
        actions = 0
        n = 1
        began = perf_counter()
        while (spent := perf_counter() - began) < seconds:
            actions += self.play(self.games, n)
            self.games += n
            n = 2 * n if spent < seconds / 4 else n
        self.actions += actions
        self.actions_per_s = max(self.actions_per_s, actions / spent)

    @property
    def games_per_s(self) -> float:
        """By the length of all games: one lap of a slow contestant is too few."""
        return self.actions_per_s * self.games / self.actions


def bench(*, as_json: bool, seconds: float) -> int:
    figures = measured(seconds)
    if as_json:
        print(json.dumps(figures, indent=2))
    else:
        for name, figure in figures.items():
            print(f"{name:26} {shown(figure)}")
        if figures["ratio_core"] is None:
            print("Catanatron is not installed, so there is no ratio; `make bench` installs it.")
    return 0


def measured(seconds: float) -> dict[str, object]:
    """The best of several laps of each; the laps of all players of the contest take turns."""
    core, api = Contestant(core_games), Contestant(api_games)
    catan = Contestant(catanatron_games) if has_catanatron() else None
    for lap in range(LAPS):
        progress(f"lap {lap + 1} of {LAPS}")
        for contestant in (core, api, catan):
            if contestant:
                contestant.lap(seconds)
    progress("single operations")
    states = laps.positions(PLAYERS, 0, 10 if MODE == "compiled" else 1)
    boards = boards_of_all_ages()
    return {
        "version": VERSION,
        "mode": MODE,
        "python": platform.python_version(),
        "core_actions_per_s": core.actions_per_s,
        "api_actions_per_s": api.actions_per_s,
        "games_per_s": core.games_per_s,
        "outcomes_counted_per_s": len(boards) / best(lambda times: laps.count_all(boards, times), seconds),
        "outcomes_listed_per_s": len(boards) / best(lambda times: laps.list_all(boards, times), seconds),
        "options_worst_us": 1e6 * max(options_time(state) for state in [*states, *crowded_hands(states)]),
        "copy_ns": 1e9 * best(lambda times: laps.copy_all(states, times), seconds) / len(states),
        "catanatron_actions_per_s": catan.actions_per_s if catan else None,
        "catanatron_games_per_s": catan.games_per_s if catan else None,
        "ratio_core": core.actions_per_s / catan.actions_per_s if catan else None,
        "ratio_api": api.actions_per_s / catan.actions_per_s if catan else None,
        "ratio_games": core.games_per_s / catan.games_per_s if catan else None,
    }


def core_games(first: int, n: int) -> int:
    return laps.random_games(PLAYERS, first, n)


def api_games(first: int, n: int) -> int:
    """As anyone would write it: an ordinary loop that asks for the options and plays one, validated."""
    actions = 0
    chance = random.Random(first).random
    for seed in range(first, first + n):
        game = Game.new(PLAYERS, seed)
        while options := game.options:
            game.play(options[int(chance() * len(options))])
        actions += len(game.log)
    return actions


def catanatron_games(first: int, n: int) -> int:
    from catanatron import Color, RandomPlayer
    from catanatron import Game as CatanGame

    random.seed(first)
    actions = 0
    for _ in range(n):
        game = CatanGame([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)])
        game.play()
        actions += len(game.state.actions)
    return actions


def has_catanatron() -> bool:
    try:
        import catanatron  # noqa: F401
    except ImportError:
        return False
    return True


def best(run: Callable[[int], object], seconds: float) -> float:
    """The time of one turn of a loop, the best of several laps."""
    times = 1
    while timed(run, times) < seconds / LAPS and times < 1 << 20:
        times *= 2
    return min(timed(run, times) for _ in range(LAPS)) / times


def timed(run: Callable[[int], object], times: int) -> float:
    began = perf_counter()
    run(times)
    return perf_counter() - began


def options_time(state: State) -> float:
    return min(timed(lambda times: laps.list_options(state, times), 20) for _ in range(LAPS)) / 20


def crowded_hands(states: list[State]) -> list[State]:
    """The longest list of options there is: a player with all nine goods, about to sell."""
    found: list[State] = []
    for state in states:
        if isinstance(state.steps[-1], Selling) and len(found) < 10:
            rich = state.copy()
            rich.players[rich.seat].hand = pile_of([1] * 9)
            found.append(rich)
    return found


def boards_of_all_ages() -> list[Board]:
    """Boards after 0, 5, 10, 15 and 20 moves of random games, mixed."""
    found: list[Board] = []
    for seed in range(40 if MODE == "compiled" else 4):
        moves = [state.board for state in laps.positions(2, seed, 1) if isinstance(state.steps[-1], Moving)]
        found += [moves[age] for age in (0, 5, 10, 15, 20) if age < len(moves)]
    return found


def progress(what: str) -> None:
    if sys.stderr.isatty():
        print(f"measuring: {what} …", file=sys.stderr)


def shown(figure: object) -> str:
    return f"{figure:,.1f}" if isinstance(figure, float) else str(figure)
