"""The commands that let bots play, and learn from many games."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable

from naqala.cli.library import Adding, command

SPECS = "a bot of the roster, as random or search:ms=200, or a class of your own: my_bots.Clever:depth=3"
DIGITS = 9  # of a number that somebody may ask for


def commands(add: Adding, seed: Callable[[str], int]) -> None:
    """Add them all to the command `naqala`."""
    match = command(add, "match", "let bots play each other", "match random random --games 4", _match)
    match.add_argument("specs", metavar="BOT", nargs="+", help=SPECS)
    match.add_argument("--sprt", type=share, metavar="GAIN", help="stop when the first bot's gain is proved or refuted")
    table(match, seed, 100, "how many games, rounded up to whole deals (100)")

    ladder = command(add, "ladder", "rate bots, all against all", "ladder random random --games 2", _ladder)
    ladder.add_argument("specs", metavar="BOT", nargs="*", help=f"{SPECS}; without any, the levels of the roster")
    ladder.add_argument("--out", default="", metavar="FILE", help="save the ladder as JSON")
    ladder.add_argument("--markdown", action="store_true", help="print a page instead of tables")
    table(ladder, seed, 100, "how many games of each pair, or choice of bots, rounded up to whole deals (100)")

    stats = command(add, "stats", "tell what the records of many games have in common", "stats records", _stats)
    stats.add_argument("folder", metavar="FOLDER", help="where the records lie, such as match --records keeps")
    stats.add_argument("--json", action="store_true", help="print one JSON object")

    tune = command(
        add, "tune", "make the bots' weights anew, by self-play", "tune --players 2 --games 2 --out tuned.json", _tune
    )
    start = tune.add_mutually_exclusive_group()
    start.add_argument("--from", dest="start", default="", metavar="FILE", help="the weights to begin with (Naqala's)")
    start.add_argument("--from-scratch", action="store_true", help="begin with none at all")
    tune.add_argument(
        "--players", type=tables, default=(2, 3, 4), metavar="N,N…", help="for how many at the table (2,3,4)"
    )
    tune.add_argument(
        "--games", type=number, default=20000, metavar="N", help="for each generation and number of players (20000)"
    )
    tune.add_argument(
        "--generations", type=number, default=1, metavar="N", help="each plays with what the one before learnt (1)"
    )
    tune.add_argument("--seed", type=seed, metavar="S", help="deal and play as this number says")
    tune.add_argument("--jobs", type=number, metavar="N", help="how many games at once (one for each core)")
    tune.add_argument("--out", required=True, metavar="FILE", help="where the new weights go")
    tune.add_argument("--json", action="store_true", help="print one JSON object")


def table(command: argparse.ArgumentParser, seed: Callable[[str], int], games: int, how_many: str) -> None:
    """What match and ladder have in common."""
    command.add_argument("--games", type=number, default=games, metavar="N", help=how_many)
    command.add_argument("--players", type=int, metavar="2|3|4", help="how many sit at the table")
    command.add_argument("--seed", type=seed, metavar="S", help="deal, and let bots answer, as this number says")
    command.add_argument("--jobs", type=number, metavar="N", help="how many games at once (one for each core)")
    command.add_argument("--limit", type=seconds, default=10.0, metavar="SECONDS", help="for one decision (10)")
    command.add_argument("--records", default="", metavar="FOLDER", help="keep every game there")
    command.add_argument("--json", action="store_true", help="print one JSON object")


def number(word: str) -> int:
    digits = word.lstrip("0")
    if not digits.isascii() or not digits.isdecimal() or len(digits) > DIGITS:
        raise argparse.ArgumentTypeError(f"{word!r} is not a number from 1 to {10**DIGITS - 1}")
    return int(digits)


def tables(word: str) -> tuple[int, ...]:
    """`2,4`: games of two, and games of four."""
    found = {part.strip() for part in word.split(",")}
    if not found <= {"2", "3", "4"}:
        raise argparse.ArgumentTypeError(f"{word!r} are not numbers of players; they are 2, 3 and 4, as in 2,4")
    return tuple(sorted([int(part) for part in found]))


def seconds(word: str) -> float:
    return within(word, 1e6, "a time in seconds, more than 0")


def share(word: str) -> float:
    return within(word, 1.0, "a share between 0 and 1, as in --sprt 0.05")


def within(word: str, most: float, what: str) -> float:
    try:
        value = float(word)
    except ValueError:
        value = 0.0
    if not 0 < value <= most:
        raise argparse.ArgumentTypeError(f"{word!r} is not {what}")
    return value


def _match(asked: argparse.Namespace) -> int:
    from naqala.cli.match import Table, match

    meet_own_bots()
    table = Table(asked.games, asked.players, asked.seed, asked.jobs, asked.limit, asked.records)
    return match(asked.specs, table, asked.sprt, as_json=asked.json)


def _ladder(asked: argparse.Namespace) -> int:
    from naqala.cli.ladder import ladder
    from naqala.cli.match import Table

    meet_own_bots()
    table = Table(asked.games, asked.players, asked.seed, asked.jobs, asked.limit, asked.records)
    return ladder(asked.specs, table, asked.out, as_json=asked.json, as_markdown=asked.markdown)


def _stats(asked: argparse.Namespace) -> int:
    from naqala.cli.stats import stats

    return stats(asked.folder, as_json=asked.json)


def _tune(asked: argparse.Namespace) -> int:
    from naqala.arena.tuning import Course
    from naqala.cli.match import seed_or_new
    from naqala.cli.tune import Beginning, teach

    course = Course(asked.players, asked.games, asked.generations, seed_or_new(asked.seed))
    return teach(course, Beginning(asked.start, asked.from_scratch), asked.jobs, asked.out, as_json=asked.json)


def meet_own_bots() -> None:
    """Bots of one's own are found in the folder where one stands."""
    if not {"", os.getcwd()} & set(sys.path):
        sys.path.append(os.getcwd())
