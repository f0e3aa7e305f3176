"""The command `naqala`."""

from __future__ import annotations

import argparse
import sys

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

    play = rooms.add_parser("play", help="play a game in the terminal against random bots")
    play.add_argument("--players", type=int, default=2, choices=(2, 3, 4), help="how many, you included (2)")
    play.add_argument("--seed", type=seed, help="deal and answer as this number says")
    play.add_argument("--watch", action="store_true", help="let bots play for you too")
    play.set_defaults(run=_play)

    bench = rooms.add_parser("bench", help="measure the engine, beside Catanatron if it is installed")
    bench.add_argument("--json", action="store_true", help="print one JSON object")
    bench.add_argument("--seconds", type=float, default=1.0, help="for each of several laps of a measurement (1)")
    bench.set_defaults(run=_bench)
    return naqala


def seed(word: str) -> int:
    number = int(word, 0)
    if not 0 <= number < 1 << 128:
        raise argparse.ArgumentTypeError("a seed is a number from 0 to 2^128 - 1")
    return number


def _play(asked: argparse.Namespace) -> int:
    from naqala.cli.play import play

    return play(asked.players, asked.seed, watching=asked.watch)


def _bench(asked: argparse.Namespace) -> int:
    from naqala.cli.bench import bench

    return bench(as_json=asked.json, seconds=asked.seconds)
