"""`naqala stats`: what the records of many games tell."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from typing import Any

from naqala.arena.findings import findings
from naqala.arena.shelf import NoShelf, records_in
from naqala.arena.tally import Tally
from naqala.cli.columns import bar, percent, table
from naqala.cli.progress import Progress
from naqala.cli.reading import game_in, say
from naqala.engine.errors import NaqalaError
from naqala.version import VERSION

WIDTH = 30  # of a bar


def stats(folder: str, *, as_json: bool) -> int:
    tallies, warnings = read(folder)
    figures: dict[int, Any] = {players: findings(tallies[players]) for players in sorted(tallies)}
    games = sum([tally.games for tally in tallies.values()])
    for warning in warnings:
        print(warning, file=sys.stderr)
    if not games:
        raise NoShelf(f"There is no finished game in {folder!r}; `naqala match … --records {folder}` keeps some.")
    if as_json:
        by_players = {str(players): said for players, said in figures.items()}
        print(json.dumps({"version": VERSION, "games": games, "players": by_players, "warnings": warnings}, indent=2))
        return 0
    say()  # from now on a sign that the terminal does not have is replaced
    for players, said in figures.items():
        print("\n".join(chapter(players, said)))
    return 0


def read(folder: str) -> tuple[dict[int, Tally], list[str]]:
    """A tally for each number of players; and what was left out, and why."""
    tallies: dict[int, Tally] = {}
    warnings: list[str] = []
    paths = list(records_in(folder))
    with Progress("records") as progress:
        for nth, path in enumerate(paths):
            progress.tell(nth, len(paths))
            try:
                game, _ = game_in(str(path))
            except NaqalaError as error:
                warnings.append(f"{path} is left out: {error}")
                continue
            if not game.over:
                warnings.append(f"{path} is left out: the game is not over.")
                continue
            players = len(game.start.players)
            tallies.setdefault(players, Tally(players)).add(game)
    return tallies, warnings


def chapter(players: int, said: dict[str, Any]) -> Iterator[str]:
    yield f"{players} players: {said['games']} games of {said['rounds']:.1f} rounds"
    yield f"  mean score {said['score']:.1f}, of winners {said['winning_score']:.1f}"
    ends = [f"{why} {percent(n / said['games'])}" for why, n in said["ends"].items()]
    yield f"  ends: {', '.join(ends)}"
    for title, rows in tables(said).items():
        yield ""
        yield title
        yield from ["  " + line for line in table(rows)]
    yield ""


def tables(said: dict[str, Any]) -> dict[str, list[Sequence[str]]]:
    return {
        "What was asked, and how many options there were": [
            ("asked", "decisions", "options"),
            *[(kind, str(one["decisions"]), f"{one['options']:.1f}") for kind, one in said["branching"].items()],
        ],
        "The spots of the turn order track": [
            ("price", "bids", "gold paid"),
            *[(price, str(one["bids"]), f"{one['gold']:.1f}") for price, one in said["spots"].items()],
        ],
        "The turns of a round, in their order": [
            ("turn", "gold paid", "points made", "points less gold", ""),
            *turns(said["turns"]),
        ],
        "Gold spent on bids in a game": [
            ("gold", "players", "wins", ""),
            *[
                (
                    f"{one['from']}–{one['to']}",
                    str(one["players"]),
                    percent(one["win_share"]),
                    plain(one["win_share"], 1),
                )
                for one in said["spent"]
            ],
        ],
        "Points by source": [
            ("source", "winners", "others", "difference", ""),
            *sources(said["sources"]),
        ],
        "The djinns": [
            ("djinn", "summoned", "wins", "margin", "gold", ""),
            *djinns(said["djinns"]),
        ],
    }


def turns(said: dict[str, Any]) -> Iterator[Sequence[str]]:
    most = max([one["points"] for one in said.values()], default=0.0)
    for place, one in said.items():
        gold, points = one["gold"], one["points"]
        yield place, f"{gold:.1f}", f"{points:.1f}", f"{points - gold:.1f}", plain(points, most)


def sources(said: dict[str, Any]) -> Iterator[Sequence[str]]:
    most = max([one["winners"] for one in said.values()])
    for source, one in said.items():
        won, lost = one["winners"], one["losers"]
        yield source.replace("_", " "), f"{won:.1f}", f"{lost:.1f}", f"{won - lost:+.1f}", plain(won, most)


def djinns(said: dict[str, Any]) -> Iterator[Sequence[str]]:
    """The best first."""
    for name, one in sorted(said.items(), key=lambda item: -item[1]["win_share"]):
        share, margin = one["win_share"], one["margin"]
        yield name, str(one["summoned"]), percent(share), f"{margin:+.1f}", f"{one['gold']:.1f}", plain(share, 1)


def plain(value: float, most: float) -> str:
    """A bar as long as all others of its column may be."""
    return bar(value, most, WIDTH).ljust(WIDTH)
