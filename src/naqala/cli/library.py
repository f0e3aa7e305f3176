"""The commands that read: games, positions, the rules, the djinns."""

from __future__ import annotations

import argparse
from collections.abc import Callable

Adding = Callable[..., argparse.ArgumentParser]
POSITION = "a position as text (it begins with round=), or a file with a position or a record, or - for standard input"


def commands(add: Adding) -> None:
    """Add them all to the command `naqala`."""
    replay = command(add, "replay", "tell a recorded game turn by turn", "replay game.naqala --to 12", _replay)
    replay.add_argument("file", metavar="FILE", help="a record, as text or JSON; - for standard input")
    replay.add_argument("--to", type=count, metavar="N", help="stop after N lines of the record, and show the board")
    replay.add_argument("--step", action="store_true", help="wait for Enter after each turn")

    show = command(add, "show", "draw a position", "show game.naqala", _show)
    show.add_argument("position", metavar="POSITION", nargs="+", help=POSITION)

    outcomes = command(
        add, "outcomes", "list what can be reached by sowing", "outcomes game.naqala --from C3 --walks 2", _outcomes
    )
    outcomes.add_argument("position", metavar="POSITION", nargs="+", help=POSITION)
    outcomes.add_argument("--from", type=tile, dest="start", metavar="TILE", help="only walks that start here")
    outcomes.add_argument("--to", type=tile, dest="final", metavar="TILE", help="only walks that end here")
    outcomes.add_argument("--tribe", type=tribe, metavar="v|e|m|b|a", help="only with this tribe taken back")
    outcomes.add_argument("--empties", action="store_true", help="only those that empty the final tile")
    outcomes.add_argument("--walks", type=count, default=0, metavar="N", help="show up to N walks that come to each")

    rules = command(add, "rules", "read the rules", "rules M4", _rules)
    rules.add_argument("word", metavar="NUMBER|LETTER|WORD", nargs="?", help="a rule, a section, or what to look for")

    djinns = command(add, "djinns", "read what the djinns do", "djinns hagis", _djinns)
    djinns.add_argument(
        "name", metavar="NAME", nargs="?", help="one djinn, with its rule; or the beginning of its name"
    )


def command(
    add: Adding, name: str, what: str, example: str, run: Callable[[argparse.Namespace], int]
) -> argparse.ArgumentParser:
    about = what[0].upper() + what[1:] + "."
    made = add(name, help=what, description=about, epilog=f"Example: naqala {example}")
    made.set_defaults(run=run)
    return made


def count(word: str) -> int:
    if not word.isascii() or not word.isdecimal() or len(word) > 9:
        raise argparse.ArgumentTypeError(f"{word!r} is not a number from 0 up")
    return int(word)


def tile(word: str) -> int:
    from naqala.cli import outcomes

    return understood(word, outcomes.tile)


def tribe(word: str) -> int:
    from naqala.cli import outcomes

    return understood(word, outcomes.tribe)


def understood(word: str, read: Callable[[str], int]) -> int:
    try:
        return read(word)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _replay(asked: argparse.Namespace) -> int:
    from naqala.cli.replay import replay

    return replay(asked.file, asked.to, stepping=asked.step)


def _show(asked: argparse.Namespace) -> int:
    from naqala.cli.show import show

    return show(" ".join(asked.position))


def _outcomes(asked: argparse.Namespace) -> int:
    from naqala.cli.outcomes import Wish, reach

    return reach(" ".join(asked.position), Wish(asked.start, asked.final, asked.tribe, asked.empties), asked.walks)


def _rules(asked: argparse.Namespace) -> int:
    from naqala.cli.rulebook import read_out

    return read_out(asked.word)


def _djinns(asked: argparse.Namespace) -> int:
    from naqala.cli.djinns import djinns

    return djinns(asked.name)
