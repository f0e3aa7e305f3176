"""The command `naqala`."""

from __future__ import annotations

import argparse
import sys

from naqala.cli import admin_command, arena_commands, reading_commands, serve
from naqala.cli.error_text import error_text
from naqala.cli.extras import MissingExtra, require_extra
from naqala.cli.output_files import OutputFileError
from naqala.engine.colours import checked_colours
from naqala.engine.errors import InvalidArgument, NaqalaError
from naqala.engine.mode import MODE
from naqala.locales import Catalog, catalog
from naqala.locales.languages import ENGLISH
from naqala.version import VERSION


def main(arguments: list[str] | None = None) -> int:
    options = parser().parse_args(arguments)
    try:
        return int(options.run(options))
    except NaqalaError as error:
        print(error_text(texts_of(options), error), file=sys.stderr)
        return 2 if isinstance(error, MissingExtra | OutputFileError) else 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 1


def texts_of(options: argparse.Namespace) -> Catalog:
    """In the language of the player; commands for developers and operators are in English."""
    return reading_commands.texts_for(options) if hasattr(options, "language") else catalog(ENGLISH)


def parser() -> argparse.ArgumentParser:
    naqala = argparse.ArgumentParser("naqala", description="The board game Five Tribes. Unofficial.")
    naqala.add_argument("--version", action="version", version=f"naqala {VERSION} ({MODE})")
    commands = naqala.add_subparsers(required=True, metavar="COMMAND")

    play = commands.add_parser("play", help="play in the terminal, with friends and bots")
    play.add_argument("--players", type=int, choices=(2, 3, 4), help="number of players (2)")
    play.add_argument("--people", type=int, choices=(0, 1, 2, 3, 4), help="how many of them are people, not bots (1)")
    play.add_argument("--names", default="", help="names of the people, such as Ann,Bob")
    play.add_argument(
        "--bots", default="", help="from novice to fierce, or companion, one for each bot: sharp,calm (calm)"
    )
    play.add_argument("--colours", type=colours, help="colours of the players, such as black,blue,orange")
    play.add_argument("--seed", type=seed, help="seed of the deal and the bots (random)")
    play.add_argument("--open", action="store_true", help="show the gold and the cards of all players")
    play.add_argument("--no-colour", action="store_true", help="print without colours, like the variable NO_COLOR")
    reading_commands.add_language(play)
    game = play.add_mutually_exclusive_group()
    game.add_argument("--watch", action="store_true", help="watch bots play")
    game.add_argument("--resume", action="store_true", help="continue the last unfinished game")
    game.add_argument("--load", metavar="FILE", help="continue a saved game")
    play.add_argument(
        "--after", type=reading_commands.natural_number, metavar="N",
        help="with --load: play on from the position after line N of the record, with other draws",
    )  # fmt: skip
    play.set_defaults(run=_play)

    serving = commands.add_parser("serve", help="run the server for games in the browser")
    serve.options(serving)
    serving.set_defaults(run=_serve)

    admin_command.options(
        commands.add_parser("admin", help="moderate a running server, and check its database for damage")
    )

    bench = commands.add_parser("bench", help="measure the engine, compared to Catanatron if installed, or the server")
    bench.add_argument("--json", action="store_true", help="print one JSON object")
    bench.add_argument("--seconds", type=float, help="length of each measurement (1; with --server 15)")
    bench.add_argument("--server", action="store_true", help="find out how many live tables a server on one core holds")
    bench.add_argument("--tables", type=int, default=800, help="with --server: the most tables to try (800)")
    bench.set_defaults(run=_bench)

    reading_commands.add_commands(commands.add_parser)
    arena_commands.add_commands(commands.add_parser, seed)
    return naqala


def seed(word: str) -> int:
    number = int(word, 0)
    if not 0 <= number < 1 << 128:
        raise argparse.ArgumentTypeError("a seed is a number from 0 to 2^128 - 1")
    return number


def colours(words: str) -> tuple[str, ...]:
    chosen = [word.strip().lower() for word in words.split(",")]
    try:
        return checked_colours(chosen, len(chosen))
    except InvalidArgument as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _play(options: argparse.Namespace) -> int:
    from naqala.cli.play import PlayOptions, play, specs_in

    arena_commands.allow_custom_bots()
    if options.after is not None and not options.load:
        raise InvalidArgument("terminal-after-what")
    return play(
        PlayOptions(
            players=options.players,
            people=options.people,
            names=[name for name in options.names.split(",") if name.strip()],
            bots=specs_in(options.bots),
            colours=options.colours,
            seed=options.seed,
            open=options.open,
            watch=options.watch,
            resume=options.resume,
            load=options.load or "",
            after=options.after,
            colour=not options.no_colour,
            language=reading_commands.texts_for(options).language,
        )
    )


def _serve(options: argparse.Namespace) -> int:
    return serve.serve(serve.serving(options))


def _bench(options: argparse.Namespace) -> int:
    if options.server:
        return _bench_server(options)
    from naqala.cli.bench_command import bench

    return bench(as_json=options.json, seconds=1.0 if options.seconds is None else options.seconds)


def _bench_server(options: argparse.Namespace) -> int:
    require_extra("server")
    from naqala.cli.bench_server import bench_server

    seconds = 15.0 if options.seconds is None else options.seconds
    return bench_server(as_json=options.json, seconds=seconds, tables=options.tables)
