"""The command `naqala`."""

from __future__ import annotations

import argparse
import sys

from naqala.cli import arena, library, serve
from naqala.engine.errors import NaqalaError
from naqala.engine.mode import MODE
from naqala.version import VERSION


def main(words: list[str] | None = None) -> int:
    asked = parser().parse_args(words)
    try:
        return int(asked.run(asked))
    except NaqalaError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 1


def parser() -> argparse.ArgumentParser:
    naqala = argparse.ArgumentParser("naqala", description="The board game Five Tribes. Unofficial.")
    naqala.add_argument("--version", action="version", version=f"naqala {VERSION} ({MODE})")
    rooms = naqala.add_subparsers(required=True, metavar="COMMAND")

    play = rooms.add_parser("play", help="play in the terminal, with friends and bots")
    play.add_argument("--players", type=int, choices=(2, 3, 4), help="how many sit at the table (2)")
    play.add_argument("--people", type=int, choices=(0, 1, 2, 3, 4), help="how many of them are people, not bots (1)")
    play.add_argument("--names", default="", help="of the people, as in Ann,Bob")
    play.add_argument("--bots", default="", help="gentle, calm, sharp or fierce, by seat, as in sharp,calm (calm)")
    play.add_argument("--seed", type=seed, help="deal, and let bots answer, as this number says")
    play.add_argument("--open", action="store_true", help="gold and hands lie open to all")
    play.add_argument("--no-colour", action="store_true", help="no colours; NO_COLOR says the same")
    way = play.add_mutually_exclusive_group()
    way.add_argument("--watch", action="store_true", help="let bots play, and watch")
    way.add_argument("--resume", action="store_true", help="go on with the unfinished game played last")
    way.add_argument("--load", metavar="FILE", help="go on with a saved game")
    play.set_defaults(run=_play)

    serving = rooms.add_parser("serve", help="let people play in their browsers")
    serve.options(serving)
    serving.set_defaults(run=_serve)

    bench = rooms.add_parser("bench", help="measure the engine, beside Catanatron if it is installed, or the server")
    bench.add_argument("--json", action="store_true", help="print one JSON object")
    bench.add_argument("--seconds", type=float, help="for each of several laps of a measurement (1; with --server 15)")
    bench.add_argument("--server", action="store_true", help="how many live tables a server on one core holds")
    bench.add_argument("--tables", type=int, default=800, help="with --server: the most that are tried (800)")
    bench.set_defaults(run=_bench)

    library.commands(rooms.add_parser)
    arena.commands(rooms.add_parser, seed)
    return naqala


def seed(word: str) -> int:
    number = int(word, 0)
    if not 0 <= number < 1 << 128:
        raise argparse.ArgumentTypeError("a seed is a number from 0 to 2^128 - 1")
    return number


def _play(asked: argparse.Namespace) -> int:
    from naqala.cli.table import Invitation, play, specs_in

    arena.meet_own_bots()
    return play(
        Invitation(
            players=asked.players,
            people=asked.people,
            names=[name for name in asked.names.split(",") if name.strip()],
            bots=specs_in(asked.bots),
            seed=asked.seed,
            open=asked.open,
            watch=asked.watch,
            resume=asked.resume,
            load=asked.load or "",
            colour=not asked.no_colour,
        )
    )


def _serve(asked: argparse.Namespace) -> int:
    return serve.serve(serve.serving(asked))


def _bench(asked: argparse.Namespace) -> int:
    if asked.server:
        return _bench_server(asked)
    from naqala.cli.bench import bench

    return bench(as_json=asked.json, seconds=1.0 if asked.seconds is None else asked.seconds)


def _bench_server(asked: argparse.Namespace) -> int:
    try:
        from naqala.cli.bench_server import bench_server
    except ImportError as error:
        raise serve.CannotServe(
            f"The server needs more than is installed ({error.name}): pip install naqala[server]"
        ) from None
    seconds = 15.0 if asked.seconds is None else asked.seconds
    return bench_server(as_json=asked.json, seconds=seconds, tables=asked.tables)
