"""`naqala bench`: measures the engine and Catanatron in one run, since ratios vary less than absolute speeds."""

from __future__ import annotations

import json
import platform
import random
import sys
from collections.abc import Callable
from time import perf_counter

from naqala.cli.bench_gains import median_gains_time
from naqala.engine import bench_loops
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


class TimedGames:
    """The speed of a function that plays `n` random games from a first seed and returns the number of actions."""

    def __init__(self, play: Callable[[int, int], int]) -> None:
        self.play = play
        self.actions = 0
        self.games = 0
        self.actions_per_s = 0.0

    def lap(self, seconds: float) -> None:
        actions = 0
        n = 1  # games per call; doubles until a call takes long enough to time
        started = perf_counter()
        while (spent := perf_counter() - started) < seconds:
            actions += self.play(self.games, n)
            self.games += n
            n = 2 * n if spent < seconds / 4 else n
        self.actions += actions
        self.actions_per_s = max(self.actions_per_s, actions / spent)

    @property
    def games_per_s(self) -> float:
        """From the mean length of all games: one lap of a slow engine is too short."""
        return self.actions_per_s * self.games / self.actions


def bench(*, as_json: bool, seconds: float) -> int:
    figures = measure(seconds)
    if as_json:
        print(json.dumps(figures, indent=2))
    else:
        for name, figure in figures.items():
            print(f"{name:26} {format_figure(figure)}")
        if figures["ratio_core"] is None:
            print("Catanatron is not installed, so there are no ratios. `make bench` installs it.")
    return 0


def measure(seconds: float) -> dict[str, object]:
    """The best of several laps each; the laps alternate, so that all are measured under the same load."""
    core, api = TimedGames(core_games), TimedGames(api_games)
    catan = TimedGames(catanatron_games) if has_catanatron() else None
    for lap in range(LAPS):
        show_progress(f"lap {lap + 1} of {LAPS}")
        for games in (core, api, catan):
            if games:
                games.lap(seconds)
    show_progress("single operations")
    states = bench_loops.positions(PLAYERS, 0, 10 if MODE == "compiled" else 1)
    boards = sample_boards()
    return {
        "version": VERSION,
        "mode": MODE,
        "python": platform.python_version(),
        "core_actions_per_s": core.actions_per_s,
        "api_actions_per_s": api.actions_per_s,
        "games_per_s": core.games_per_s,
        "outcomes_counted_per_s": len(boards) / best_time(lambda times: bench_loops.count_all(boards, times), seconds),
        "outcomes_listed_per_s": len(boards) / best_time(lambda times: bench_loops.list_all(boards, times), seconds),
        "options_worst_us": 1e6 * max(options_time(state) for state in [*states, *full_hand_states(states)]),
        "copy_ns": 1e9 * best_time(lambda times: bench_loops.copy_all(states, times), seconds) / len(states),
        "move_gains_median_us": 1e6 * median_gains_time(states),
        "catanatron_actions_per_s": catan.actions_per_s if catan else None,
        "catanatron_games_per_s": catan.games_per_s if catan else None,
        "ratio_core": core.actions_per_s / catan.actions_per_s if catan else None,
        "ratio_api": api.actions_per_s / catan.actions_per_s if catan else None,
        "ratio_games": core.games_per_s / catan.games_per_s if catan else None,
    }


def core_games(first: int, n: int) -> int:
    return bench_loops.random_games(PLAYERS, first, n)


def api_games(first: int, n: int) -> int:
    """Games through the public API: a plain loop over `options` and `play`, with validation."""
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


def best_time(run: Callable[[int], object], seconds: float) -> float:
    """The time of one iteration, the best of several laps."""
    times = 1
    while timed(run, times) < seconds / LAPS and times < 1 << 20:
        times *= 2
    return min(timed(run, times) for _ in range(LAPS)) / times


def timed(run: Callable[[int], object], times: int) -> float:
    started = perf_counter()
    run(times)
    return perf_counter() - started


def options_time(state: State) -> float:
    return min(timed(lambda times: bench_loops.list_options(state, times), 20) for _ in range(LAPS)) / 20


def full_hand_states(states: list[State]) -> list[State]:
    """States with the longest possible list of options: a sale with all nine goods in hand."""
    found: list[State] = []
    for state in states:
        if isinstance(state.steps[-1], Selling) and len(found) < 10:
            rich = state.copy()
            rich.players[rich.seat].hand = pile_of([1] * 9)
            found.append(rich)
    return found


def sample_boards() -> list[Board]:
    """Boards after 0, 5, 10, 15 and 20 moves of random games."""
    found: list[Board] = []
    for seed in range(40 if MODE == "compiled" else 4):
        moves = [state.board for state in bench_loops.positions(2, seed, 1) if isinstance(state.steps[-1], Moving)]
        found += [moves[n] for n in (0, 5, 10, 15, 20) if n < len(moves)]
    return found


def show_progress(what: str) -> None:
    if sys.stderr.isatty():
        print(f"measuring: {what} …", file=sys.stderr)


def format_figure(figure: object) -> str:
    return f"{figure:,.1f}" if isinstance(figure, float) else str(figure)
