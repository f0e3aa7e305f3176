"""`naqala stats`: prints statistics of many recorded games."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from typing import Any

from naqala.arena.game_stats import GameStats
from naqala.arena.record_files import RecordFilesError, find_records
from naqala.arena.stats_summary import summarize
from naqala.cli.plot_files import check_plot_file, write_plot
from naqala.cli.progress_bar import ProgressBar
from naqala.cli.record_input import read_game
from naqala.cli.text_tables import bar, percent, print_table
from naqala.engine.errors import NaqalaError
from naqala.version import VERSION

BAR_WIDTH = 30


def stats(folder: str, plot: str, *, as_json: bool) -> int:
    check_plot_file(plot)
    stats_by_players, warnings = read_folder(folder)
    results: dict[int, Any] = {players: summarize(stats_by_players[players]) for players in sorted(stats_by_players)}
    games = sum([one.games for one in stats_by_players.values()])
    for warning in warnings:
        print(warning, file=sys.stderr)
    if not games:
        hint = f"`naqala match … --records {folder}` saves some there."
        raise RecordFilesError(f"There is no finished game in {folder!r}. {hint}")
    if plot:
        from naqala.arena.plots import stats_figure

        write_plot(stats_figure(results), plot)
    if as_json:
        by_players = {str(players): result for players, result in results.items()}
        print(json.dumps({"version": VERSION, "games": games, "players": by_players, "warnings": warnings}, indent=2))
        return 0
    for players, result in results.items():
        print_section(players, result)
    return 0


def read_folder(folder: str) -> tuple[dict[int, GameStats], list[str]]:
    """Statistics by number of players, and warnings about files that were skipped."""
    stats_by_players: dict[int, GameStats] = {}
    warnings: list[str] = []
    paths = list(find_records(folder))
    with ProgressBar("records") as progress:
        for done, path in enumerate(paths):
            progress.update(done, len(paths))
            try:
                game, _ = read_game(str(path))
            except NaqalaError as error:
                warnings.append(f"{path} is skipped: {error}")
                continue
            if not game.over:
                warnings.append(f"{path} is skipped: the game is not over.")
                continue
            players = len(game.start.players)
            stats_by_players.setdefault(players, GameStats(players)).add(game)
    return stats_by_players, warnings


def print_section(players: int, result: dict[str, Any]) -> None:
    ends = [f"{reason} {percent(n / result['games'])}" for reason, n in result["ends"].items()]
    print(f"{players} players: {result['games']} games, {result['rounds']:.1f} rounds on average")
    print(f"  mean score {result['score']:.1f}; of winners {result['winning_score']:.1f}")
    print(f"  ends: {', '.join(ends)}")
    for title, rows in stats_tables(result).items():
        print()
        print_table(rows, title)
    print()


def stats_tables(result: dict[str, Any]) -> dict[str, list[Sequence[str]]]:
    return {
        "Decisions, and the mean number of options": [
            ("decision", "number", "options"),
            *[(kind, str(one["decisions"]), f"{one['options']:.1f}") for kind, one in result["branching"].items()],
        ],
        "Spots of the turn order track": [
            ("price", "bids", "gold paid"),
            *[(price, str(one["bids"]), f"{one['gold']:.1f}") for price, one in result["spots"].items()],
        ],
        "Turns of a round, in order": [
            ("turn", "gold paid", "points", "points less gold", ""),
            *turn_rows(result["turns"]),
        ],
        "Gold spent on bids in a game": [
            ("gold", "players", "wins", ""),
            *[
                (
                    f"{one['from']}–{one['to']}",
                    str(one["players"]),
                    percent(one["win_share"]),
                    padded_bar(one["win_share"], 1),
                )
                for one in result["spent"]
            ],
        ],
        "Points by source": [
            ("source", "winners", "others", "difference", ""),
            *source_rows(result["sources"]),
        ],
        "Djinns": [
            ("djinn", "summoned", "wins", "margin", "gold", ""),
            *djinn_rows(result["djinns"]),
        ],
    }


def turn_rows(result: dict[str, Any]) -> Iterator[Sequence[str]]:
    most = max([one["points"] for one in result.values()], default=0.0)
    for place, one in result.items():
        gold, points = one["gold"], one["points"]
        yield place, f"{gold:.1f}", f"{points:.1f}", f"{points - gold:.1f}", padded_bar(points, most)


def source_rows(result: dict[str, Any]) -> Iterator[Sequence[str]]:
    most = max([one["winners"] for one in result.values()])
    for source, one in result.items():
        won, lost = one["winners"], one["losers"]
        yield source.replace("_", " "), f"{won:.1f}", f"{lost:.1f}", f"{won - lost:+.1f}", padded_bar(won, most)


def djinn_rows(result: dict[str, Any]) -> Iterator[Sequence[str]]:
    """Highest share of wins first."""
    for name, one in sorted(result.items(), key=lambda item: -item[1]["win_share"]):
        share, margin = one["win_share"], one["margin"]
        yield name, str(one["summoned"]), percent(share), f"{margin:+.1f}", f"{one['gold']:.1f}", padded_bar(share, 1)


def padded_bar(value: float, most: float) -> str:
    """A bar padded to the full width: its column is right-aligned."""
    return bar(value, most, BAR_WIDTH).ljust(BAR_WIDTH)
