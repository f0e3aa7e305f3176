"""Options of the commands about bots: match, ladder, stats, tune."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from naqala.cli.extras import require_extra
from naqala.cli.reading_commands import AddParser, add_command

if TYPE_CHECKING:
    from naqala.cli.match_command import MatchOptions

SPECS = "a built-in bot, such as sharp or search:ms=200, or your own class: my_bots.Clever:depth=3"
MAX_DIGITS = 9


def add_commands(add: AddParser, seed: Callable[[str], int]) -> None:
    """Add the commands to the parser of `naqala`."""
    match = add_command(add, "match", "let bots play each other", "match random random --games 4", _match)
    match.add_argument("specs", metavar="BOT", nargs="+", help=SPECS)
    add_plot_option(match)
    match.add_argument(
        "--sprt", type=share, metavar="GAIN", help="stop when this gain of the first bot is proved or refuted"
    )
    add_match_options(match, seed, 100, "number of games, rounded up to whole deals (100)")

    ladder = add_command(add, "ladder", "rate bots, all against all", "ladder random random --games 2", _ladder)
    ladder.add_argument("specs", metavar="BOT", nargs="*", help=f"{SPECS}; if none is given, the four levels")
    ladder.add_argument("--out", default="", metavar="FILE", help="save the ladder as JSON")
    add_plot_option(ladder)
    ladder.add_argument("--markdown", action="store_true", help="print Markdown")
    add_match_options(ladder, seed, 100, "games for each combination of bots, rounded up to whole deals (100)")

    stats = add_command(add, "stats", "print statistics of many recorded games", "stats records", _stats)
    stats.add_argument("folder", metavar="FOLDER", help="folder with records, such as match --records saves")
    add_plot_option(stats)
    stats.add_argument("--json", action="store_true", help="print one JSON object")

    tune = add_command(
        add,
        "tune",
        "fit the bots' weights by self-play",
        "tune --players 2 --games 2 --out tuned.json",
        _tune,
    )
    start = tune.add_mutually_exclusive_group()
    start.add_argument("--from", dest="start", default="", metavar="FILE", help="initial weights (those of Naqala)")
    start.add_argument("--from-scratch", action="store_true", help="start with all weights at zero")
    tune.add_argument(
        "--players", type=player_counts, default=(2, 3, 4), metavar="N,N…", help="numbers of players (2,3,4)"
    )
    tune.add_argument(
        "--games",
        type=positive_number,
        default=20000,
        metavar="N",
        help="games per generation and number of players (20000)",
    )
    tune.add_argument(
        "--generations",
        type=positive_number,
        default=1,
        metavar="N",
        help="each uses the weights fitted by the one before (1)",
    )
    tune.add_argument("--seed", type=seed, metavar="S", help="seed of all deals and bots (random)")
    tune.add_argument("--jobs", type=positive_number, metavar="N", help="number of games in parallel (one per core)")
    tune.add_argument("--out", required=True, metavar="FILE", help="file for the new weights")
    add_plot_option(tune)
    tune.add_argument("--json", action="store_true", help="print one JSON object")


def add_plot_option(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--plot", default="", metavar="FILE", help="draw the result: a picture that ends in .svg, .png or .pdf"
    )


def add_match_options(
    command: argparse.ArgumentParser, seed: Callable[[str], int], games: int, games_help: str
) -> None:
    """Add the options that match and ladder have in common."""
    command.add_argument("--games", type=positive_number, default=games, metavar="N", help=games_help)
    command.add_argument("--players", type=int, metavar="2|3|4", help="number of players")
    command.add_argument("--seed", type=seed, metavar="S", help="seed of all deals and bots (random)")
    command.add_argument("--jobs", type=positive_number, metavar="N", help="number of games in parallel (one per core)")
    command.add_argument("--limit", type=seconds, default=10.0, metavar="SECONDS", help="time limit of a decision (10)")
    command.add_argument("--records", default="", metavar="FOLDER", help="save the record of every game there")
    command.add_argument("--json", action="store_true", help="print one JSON object")


def positive_number(word: str) -> int:
    digits = word.lstrip("0")
    if not digits.isascii() or not digits.isdecimal() or len(digits) > MAX_DIGITS:
        raise argparse.ArgumentTypeError(f"{word!r} is not a number from 1 to {10**MAX_DIGITS - 1}")
    return int(digits)


def player_counts(word: str) -> tuple[int, ...]:
    """`2,4`: games for two players and games for four."""
    found = {part.strip() for part in word.split(",")}
    if not found <= {"2", "3", "4"}:
        raise argparse.ArgumentTypeError(f"{word!r} is not a list of numbers of players, such as 2,4")
    return tuple(sorted([int(part) for part in found]))


def seconds(word: str) -> float:
    return positive_float(word, 1e6, "a time in seconds, more than 0")


def share(word: str) -> float:
    return positive_float(word, 1.0, "a share between 0 and 1, such as 0.05")


def positive_float(word: str, most: float, description: str) -> float:
    try:
        value = float(word)
    except ValueError:
        value = 0.0
    if not 0 < value <= most:
        raise argparse.ArgumentTypeError(f"{word!r} is not {description}")
    return value


def match_options(options: argparse.Namespace) -> MatchOptions:
    from naqala.cli.match_command import MatchOptions

    return MatchOptions(
        options.games, options.players, options.seed, options.jobs, options.limit, options.records, options.plot
    )


def _match(options: argparse.Namespace) -> int:
    require_extra("arena")
    from naqala.cli.match_command import match

    allow_custom_bots()
    return match(options.specs, match_options(options), options.sprt, as_json=options.json)


def _ladder(options: argparse.Namespace) -> int:
    require_extra("arena")
    from naqala.cli.ladder_command import ladder

    allow_custom_bots()
    games = match_options(options)
    return ladder(options.specs, games, options.out, as_json=options.json, as_markdown=options.markdown)


def _stats(options: argparse.Namespace) -> int:
    from naqala.cli.stats_command import stats

    return stats(options.folder, options.plot, as_json=options.json)


def _tune(options: argparse.Namespace) -> int:
    require_extra("arena")
    from naqala.arena.tuning import TuningPlan
    from naqala.cli.match_command import seed_or_random
    from naqala.cli.tune_command import InitialWeights, tune_and_save

    plan = TuningPlan(options.players, options.games, options.generations, seed_or_random(options.seed))
    initial = InitialWeights(options.start, options.from_scratch)
    return tune_and_save(plan, initial, options.jobs, options.out, options.plot, as_json=options.json)


def allow_custom_bots() -> None:
    """Make bot classes importable from the current folder."""
    if not {"", os.getcwd()} & set(sys.path):
        sys.path.append(os.getcwd())
