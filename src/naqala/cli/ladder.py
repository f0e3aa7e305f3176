"""`naqala ladder`: all bots against all, with ratings."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from typing import Final

from naqala.arena.contest import FEWEST
from naqala.arena.ladder import Ladder, Rating, climb, ladder_of, levels
from naqala.arena.match import Standing
from naqala.cli.columns import markdown, percent, percents, table, whiskers
from naqala.cli.match import INTERRUPTED, Table, tell_complaints
from naqala.cli.progress import Progress
from naqala.cli.reading import say
from naqala.cli.saving import refuse_nowhere, save
from naqala.engine.mode import MODE
from naqala.version import VERSION

PLOT: Final = 48  # letters


def ladder(specs: list[str], asked: Table, out: str, *, as_json: bool, as_markdown: bool) -> int:
    contests = ladder_of(specs or levels(), FEWEST if asked.players is None else asked.players, asked.seed_or_new())
    if out:
        refuse_nowhere(out)
    with Progress("games") as progress:

        def watch(standing: Standing) -> None:
            progress.tell(standing.games, standing.of)

        climbed = climb(contests, asked.games, asked.workers(), asked.house(), watch)
    said = figures(climbed)
    say()  # from now on a sign that the terminal does not have is replaced
    if as_json:
        print(json.dumps(said, indent=2))
    elif as_markdown:
        print("\n".join(page(climbed)))
    else:
        tell(climbed)
    if out:
        save(out, said)
    return INTERRUPTED if climbed.interrupted else 0


def figures(climbed: Ladder) -> dict[str, object]:
    first = climbed.contests[0]
    return {
        "version": VERSION,
        "mode": MODE,
        "openskill": version("openskill"),
        "command": command(),
        "date": datetime.now(UTC).date().isoformat(),
        "seed": first.seed,
        "players": first.players,
        "specs": climbed.specs(),
        "games": climbed.games,
        "left_out": climbed.left_out,
        "interrupted": climbed.interrupted,
        "ratings": [{**vars(rating), "interval95": rating.interval()} for rating in climbed.ratings()],
        "pairs": [vars(pair) for pair in climbed.pairs()],
        "warnings": [vars(complaint) for complaint in climbed.warnings()],
    }


def command() -> str:
    return shlex.join(["naqala", *sys.argv[1:]])


def heading(climbed: Ladder) -> str:
    first = climbed.contests[0]
    broken = " Interrupted." if climbed.interrupted else ""
    return (
        f"{len(climbed.specs())} bots, {climbed.games} games of {first.players} players: every choice of "
        f"{first.players} bots on its own deals, each deal in {len(first.seatings)} seatings. "
        f"Seed {first.seed}, naqala {VERSION}, {MODE}.{broken}"
    )


def tell(climbed: Ladder) -> None:
    say(heading(climbed))
    if not climbed.games:
        say("No deal was played in all its seatings, so there is nothing to tell.")
        return
    ratings = climbed.ratings()
    for lines in (table(standings(ratings)), plot(ratings), table(pairs(climbed, ratings))):
        print()
        print("\n".join(lines))
    tell_complaints(climbed.warnings())


def page(climbed: Ladder) -> list[str]:
    """For docs/ladder.md."""
    ratings = climbed.ratings()
    return [
        heading(climbed),
        "",
        f"`{command()}`",
        "",
        *markdown(standings(ratings)),
        "",
        "```",
        *plot(ratings),
        "```",
        "",
        "How often the bot of the line finished ahead of the bot of the column, and the 95 % interval:",
        "",
        *markdown(pairs(climbed, ratings)),
        *["" if nth == 0 else f"- {complaint}" for nth, complaint in enumerate(["", *climbed.warnings()])],
    ]


def standings(ratings: list[Rating]) -> list[Sequence[str]]:
    found: list[Sequence[str]] = [("bot", "rating", "95 %", "wins", "games")]
    for rating in ratings:
        low, high = rating.interval()
        found.append(
            (rating.name, f"{rating.mu:.1f}", f"{low:.1f} to {high:.1f}", percent(rating.win_share), str(rating.games))
        )
    return found


def plot(ratings: list[Rating]) -> list[str]:
    """The intervals on one scale."""
    least = min([rating.interval()[0] for rating in ratings])
    most = max([rating.interval()[1] for rating in ratings])
    bars = [
        whiskers(low, rating.mu, high, least, most, PLOT) for rating in ratings for low, high in [rating.interval()]
    ]
    names = max([len(rating.name) for rating in ratings])
    scale = f"{least:<{PLOT // 2}.1f}{most:>{PLOT - PLOT // 2}.1f}"
    return [
        *[f"{rating.name:<{names}}  {line}" for rating, line in zip(ratings, bars, strict=True)],
        " " * (names + 2) + scale,
    ]


def pairs(climbed: Ladder, ratings: list[Rating]) -> list[Sequence[str]]:
    """A line and a column for each bot."""
    names = [rating.name for rating in ratings]
    cells = {(pair.name, pair.rival): f"{percent(pair.share)} [{percents(pair.interval)}]" for pair in climbed.pairs()}
    head: Sequence[str] = ("ahead of", *names)
    return [head, *[(name, *[cells.get((name, rival), "") for rival in names]) for name in names]]
