"""The commands about bots and speed: match, ladder, stats, tune, bench."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from naqala.cli.command import add_command
from naqala.cli.extras import require_extra
from naqala.cli.option_types import (
    AsJson,
    Numbers,
    Seed,
    amount,
    any_number,
    at_most_one,
    flag,
    known_bots,
    option,
    player_counts,
    positive_number,
    seconds,
    share,
)
from naqala.cli.playing_commands import allow_custom_bots

PANEL: Final = "Research"
SPEC: Final = "a built-in bot, such as sharp or search:ms=200, or your own class: my_bots.Clever:depth=3"

app = typer.Typer()

Players = Annotated[
    int | None, option("--players", "Number of players.", "2|3|4", parser=any_number, show_default="2, or the bots")
]
Jobs = Annotated[
    int | None,
    option("--jobs", "Number of games in parallel.", "N", parser=positive_number, show_default="one per core"),
]
TimeLimit = Annotated[float, option("--limit", "Time limit of a decision.", "SECONDS", parser=seconds)]
Records = Annotated[str, option("--records", "Save the record of every game there.", "FOLDER")]
Plot = Annotated[str, option("--plot", "Draw the result: a picture that ends in .svg, .png or .pdf.", "FILE")]


@add_command(app, PANEL, "match random random --games 4")
def match(
    specs: Annotated[
        list[str], typer.Argument(help=f"Two bots or more: {SPEC}.", metavar="BOT", autocompletion=known_bots)
    ],
    games: Annotated[
        int, option("--games", "Number of games, rounded up to whole deals.", "N", parser=positive_number)
    ] = 100,
    players: Players = None,
    gain: Annotated[
        float | None,
        option("--sprt", "Stop when this gain of the first bot is proved or refuted.", "GAIN", parser=share),
    ] = None,
    seed: Seed = None,
    jobs: Jobs = None,
    limit: TimeLimit = 10.0,
    records: Records = "",
    plot: Plot = "",
    as_json: AsJson = False,
) -> int:
    """Let bots play each other."""
    require_extra("arena")
    from naqala.cli.match_command import MatchOptions
    from naqala.cli.match_command import match as play_match

    allow_custom_bots()
    return play_match(specs, MatchOptions(games, players, seed, jobs, limit, records, plot), gain, as_json=as_json)


@add_command(app, PANEL, "ladder random random --games 2")
def ladder(
    specs: Annotated[
        list[str] | None,
        typer.Argument(help=f"Bots, the levels if none is given: {SPEC}.", metavar="BOT", autocompletion=known_bots),
    ] = None,
    games: Annotated[
        int,
        option(
            "--games", "Games for each combination of bots, rounded up to whole deals.", "N", parser=positive_number
        ),
    ] = 100,
    players: Players = None,
    seed: Seed = None,
    jobs: Jobs = None,
    limit: TimeLimit = 10.0,
    records: Records = "",
    out: Annotated[str, option("--out", "Save the ladder as JSON.", "FILE")] = "",
    plot: Plot = "",
    as_markdown: Annotated[bool, flag("--markdown", "Print Markdown.")] = False,
    as_json: AsJson = False,
) -> int:
    """Rate bots, all against all."""
    require_extra("arena")
    from naqala.cli.ladder_command import ladder as play_ladder
    from naqala.cli.match_command import MatchOptions

    allow_custom_bots()
    options = MatchOptions(games, players, seed, jobs, limit, records, plot)
    return play_ladder(specs or [], options, out, as_json=as_json, as_markdown=as_markdown)


@add_command(app, PANEL, "stats records")
def stats(
    folder: Annotated[
        str, typer.Argument(help="A folder with records, such as match --records saves.", metavar="FOLDER")
    ],
    plot: Plot = "",
    as_json: AsJson = False,
) -> int:
    """Print statistics of many recorded games."""
    from naqala.cli.stats_command import stats as print_stats

    return print_stats(folder, plot, as_json=as_json)


@add_command(app, PANEL, "tune --players 2 --games 2 --out tuned.json")
def tune(
    out: Annotated[str, option("--out", "File for the new weights.", "FILE")],
    start: Annotated[str, option("--from", "Initial weights; without it, those of Naqala.", "FILE")] = "",
    from_scratch: Annotated[bool, flag("--from-scratch", "Start with all weights at zero.")] = False,
    players: Annotated[
        Numbers, option("--players", "Numbers of players.", "N,N", parser=player_counts, show_default="2,3,4")
    ] = Numbers((2, 3, 4)),  # noqa: B008  # immutable
    games: Annotated[
        int, option("--games", "Games per generation and number of players.", "N", parser=positive_number)
    ] = 20000,
    generations: Annotated[
        int,
        option("--generations", "Each uses the weights fitted by the one before.", "N", parser=positive_number),
    ] = 1,
    seed: Seed = None,
    jobs: Jobs = None,
    plot: Plot = "",
    as_json: AsJson = False,
) -> int:
    """Fit the bots' weights by self-play."""
    require_extra("arena")
    from naqala.arena.tuning import TuningPlan
    from naqala.cli.match_command import seed_or_random
    from naqala.cli.tune_command import InitialWeights, tune_and_save

    at_most_one(**{"from": start, "from_scratch": from_scratch})
    plan = TuningPlan(players, games, generations, seed_or_random(seed))
    return tune_and_save(plan, InitialWeights(start, from_scratch), jobs, out, plot, as_json=as_json)


@add_command(app, PANEL, "bench --seconds 0.1")
def bench(
    seconds: Annotated[
        float | None,
        option(
            "--seconds", "Length of each measurement.", "SECONDS", parser=amount("a time in seconds, more than 0"),
            show_default="1, with --server 15",
        ),
    ] = None,
    server: Annotated[bool, flag("--server", "Find out how many live tables a server on one core holds.")] = False,
    tables: Annotated[int, option("--tables", "With --server: the most tables to try.", "N", parser=any_number)] = 800,
    as_json: AsJson = False,
) -> int:  # fmt: skip
    """Measure the engine, compared to Catanatron if installed, or the server."""
    if server:
        require_extra("server")
        from naqala.cli.bench_server import bench_server

        return bench_server(as_json=as_json, seconds=15.0 if seconds is None else seconds, tables=tables)
    from naqala.cli.bench_command import bench as bench_engine

    return bench_engine(as_json=as_json, seconds=1.0 if seconds is None else seconds)
