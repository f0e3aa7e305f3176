"""`naqala ladder`: rates bots by letting all of them play each other."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from typing import Final

from naqala.arena.ladder_runner import Ladder, Rating, default_bots, make_ladder, play_ladder
from naqala.arena.match_runner import MatchProgress
from naqala.cli.match_command import INTERRUPTED, MatchOptions, print_warnings
from naqala.cli.output_files import check_output_path, write_json
from naqala.cli.plot_files import check_plot_file, write_plot
from naqala.cli.progress_bar import ProgressBar
from naqala.cli.text_output import print_wrapped
from naqala.cli.text_tables import markdown_table, percent, percent_interval, print_table, whiskers
from naqala.engine.components import MIN_PLAYERS
from naqala.engine.mode import MODE
from naqala.version import VERSION

PLOT_WIDTH: Final = 48


def ladder(specs: list[str], options: MatchOptions, out: str, *, as_json: bool, as_markdown: bool) -> int:
    players = MIN_PLAYERS if options.players is None else options.players
    pairings = make_ladder(specs or default_bots(), players, options.seed_or_random())
    if out:
        check_output_path(out)
    check_plot_file(options.plot)
    with ProgressBar("games") as progress:

        def update(current: MatchProgress) -> None:
            progress.update(current.games, current.of)

        result = play_ladder(pairings, options.games, options.workers(), options.game_settings(), update)
    content = ladder_json(result)
    if as_json:
        print(json.dumps(content, indent=2))
    elif as_markdown:
        print("\n".join(markdown_page(result)))
    else:
        print_ladder(result)
    if out:
        write_json(out, content)
    if options.plot and result.games:
        from naqala.arena.plots import ladder_figure

        write_plot(ladder_figure(result), options.plot)
    return INTERRUPTED if result.interrupted else 0


def ladder_json(result: Ladder) -> dict[str, object]:
    first = result.pairings[0]
    return {
        "version": VERSION,
        "mode": MODE,
        "openskill": version("openskill"),
        "command": command_line(),
        "date": datetime.now(UTC).date().isoformat(),
        "seed": first.seed,
        "players": first.players,
        "specs": result.specs(),
        "games": result.games,
        "left_out": result.left_out,
        "interrupted": result.interrupted,
        "ratings": [{**vars(rating), "interval95": rating.interval()} for rating in result.ratings()],
        "pairs": [vars(pair) for pair in result.pairs()],
        "warnings": [vars(warning) for warning in result.warnings()],
    }


def command_line() -> str:
    return shlex.join(["naqala", *sys.argv[1:]])


def heading(result: Ladder) -> str:
    first = result.pairings[0]
    note = " Interrupted." if result.interrupted else ""
    return (
        f"{len(result.specs())} bots, {result.games} games for {first.players} players: every combination of "
        f"{first.players} bots plays deals of its own, each with {len(first.seatings)} seatings. "
        f"Seed {first.seed}, naqala {VERSION}, {MODE}.{note}"
    )


def print_ladder(result: Ladder) -> None:
    print_wrapped(heading(result))
    if not result.games:
        print_wrapped("No deal was played in all its seatings, so there is no result.")
        return
    ratings = result.ratings()
    print()
    print_table(rating_rows(ratings))
    print()
    print("\n".join(rating_plot(ratings)))
    print()
    print_table(pair_rows(result, ratings))
    print_warnings(result.warnings())


def markdown_page(result: Ladder) -> list[str]:
    """The result for docs/ladder.md."""
    ratings = result.ratings()
    return [
        heading(result),
        "",
        f"`{command_line()}`",
        "",
        *markdown_table(rating_rows(ratings)),
        "",
        "```",
        *rating_plot(ratings),
        "```",
        "",
        "How often the bot in the row finished ahead of the bot in the column, with the 95 % interval:",
        "",
        *markdown_table(pair_rows(result, ratings)),
        "",
        *[f"- {warning}" for warning in result.warnings()],
    ]


def rating_rows(ratings: list[Rating]) -> list[Sequence[str]]:
    found: list[Sequence[str]] = [("bot", "rating", "95 %", "wins", "games")]
    for rating in ratings:
        low, high = rating.interval()
        found.append(
            (rating.name, f"{rating.mu:.1f}", f"{low:.1f} to {high:.1f}", percent(rating.win_share), str(rating.games))
        )
    return found


def rating_plot(ratings: list[Rating]) -> list[str]:
    """The confidence intervals on one scale."""
    least = min([rating.interval()[0] for rating in ratings])
    most = max([rating.interval()[1] for rating in ratings])
    bars = [
        whiskers(low, rating.mu, high, least, most, PLOT_WIDTH)
        for rating in ratings
        for low, high in [rating.interval()]
    ]
    names = max([len(rating.name) for rating in ratings])
    scale = f"{least:<{PLOT_WIDTH // 2}.1f}{most:>{PLOT_WIDTH - PLOT_WIDTH // 2}.1f}"
    return [
        *[f"{rating.name:<{names}}  {line}" for rating, line in zip(ratings, bars, strict=True)],
        " " * (names + 2) + scale,
    ]


def pair_rows(result: Ladder, ratings: list[Rating]) -> list[Sequence[str]]:
    """A row and a column for each bot."""
    names = [rating.name for rating in ratings]
    cells = {
        (pair.name, pair.rival): f"{percent(pair.share)} [{percent_interval(pair.interval)}]" for pair in result.pairs()
    }
    head: Sequence[str] = ("ahead of", *names)
    return [head, *[(name, *[cells.get((name, rival), "") for rival in names]) for name in names]]
