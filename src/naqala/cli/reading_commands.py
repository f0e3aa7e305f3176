"""Options of the commands that read games, positions, rules and djinns."""

from __future__ import annotations

import argparse
from collections.abc import Callable

AddParser = Callable[..., argparse.ArgumentParser]
POSITION = "a position as text (it starts with round=), a file with a position or a record, or - for standard input"


def add_commands(add: AddParser) -> None:
    """Add the commands to the parser of `naqala`."""
    replay = add_command(add, "replay", "print a recorded game turn by turn", "replay game.naqala --to 12", _replay)
    replay.add_argument("file", metavar="FILE", help="a record, as text or JSON; - for standard input")
    replay.add_argument("--to", type=natural_number, metavar="N", help="stop after line N and show the board")
    replay.add_argument("--step", action="store_true", help="wait for Enter after each turn")

    verify = add_command(
        add, "verify", "check that a recorded game was dealt as promised",
        "verify game.naqala --commitment lusab-babad-gutih", _verify,
    )  # fmt: skip
    verify.add_argument("file", metavar="RECORD", help="a record, as text or JSON; - for standard input")
    verify.add_argument(
        "--commitment", type=commitment, metavar="HEX|WORDS",
        help="the commitment that was shown before the game: 64 hexadecimal digits, or its three words",
    )  # fmt: skip

    show = add_command(add, "show", "draw a position", "show game.naqala", _show)
    show.add_argument("position", metavar="POSITION", nargs="+", help=POSITION)

    outcomes = add_command(
        add, "outcomes", "list the outcomes of sowing", "outcomes game.naqala --from C3 --walks 2", _outcomes
    )
    outcomes.add_argument("position", metavar="POSITION", nargs="+", help=POSITION)
    outcomes.add_argument("--from", type=tile, dest="start", metavar="TILE", help="only walks that start here")
    outcomes.add_argument("--to", type=tile, dest="final", metavar="TILE", help="only walks that end here")
    outcomes.add_argument("--tribe", type=tribe, metavar="v|e|m|b|a", help="only walks that collect this tribe")
    outcomes.add_argument("--empties", action="store_true", help="only walks that empty the final tile")
    outcomes.add_argument(
        "--walks", type=natural_number, default=0, metavar="N", help="show up to N walks for each outcome"
    )

    rules = add_command(add, "rules", "print the rules", "rules M4", _rules)
    rules.add_argument(
        "query", metavar="NUMBER|LETTER|WORD", nargs="?", help="a rule, a section, or a word to search for"
    )
    rules.add_argument("--language", type=language, default="en", metavar="en|fr|de|nl", help="default: en")

    djinns = add_command(add, "djinns", "print what the djinns do", "djinns hagis", _djinns)
    djinns.add_argument("name", metavar="NAME", nargs="?", help="a djinn or the start of its name; prints its rule too")


def add_command(
    add: AddParser, name: str, description: str, example: str, run: Callable[[argparse.Namespace], int]
) -> argparse.ArgumentParser:
    sentence = description[0].upper() + description[1:] + "."
    parser = add(name, help=description, description=sentence, epilog=f"Example: naqala {example}")
    parser.set_defaults(run=run)
    return parser


# Types of arguments


def natural_number(word: str) -> int:
    if not word.isascii() or not word.isdecimal() or len(word) > 9:
        raise argparse.ArgumentTypeError(f"{word!r} is not a number from 0 up")
    return int(word)


def tile(word: str) -> int:
    from naqala.engine.notation.vocabulary import TILE

    if not TILE.known(word):
        raise argparse.ArgumentTypeError(f"{word!r} is not a tile from A1 to F5")
    return TILE.parse(word)


def tribe(word: str) -> int:
    """A tribe by its letter or its name."""
    from naqala.engine.components import TRIBE_NAMES
    from naqala.engine.notation.vocabulary import LETTERS, TRIBE

    letter = word[:1] if word.lower().removesuffix("s") in [name.lower() for name in TRIBE_NAMES] else word
    if not TRIBE.known(letter):
        expected = f"{' '.join(LETTERS)}, or {', '.join(TRIBE_NAMES)}"
        raise argparse.ArgumentTypeError(f"{word!r} is not a tribe: {expected}")
    return TRIBE.parse(letter)


def commitment(text: str) -> str:
    from naqala.cli.verify_command import commitment_argument

    return commitment_argument(text)


def language(word: str) -> str:
    from naqala.server.rules_text import LANGUAGES

    if word not in LANGUAGES:
        raise argparse.ArgumentTypeError(f"{word!r} is not a language of the rules: {', '.join(LANGUAGES)}")
    return word


# Commands; each imports its module late, so that the others start quickly


def _replay(options: argparse.Namespace) -> int:
    from naqala.cli.replay_command import replay

    return replay(options.file, options.to, stepping=options.step)


def _verify(options: argparse.Namespace) -> int:
    from naqala.cli.verify_command import verify

    return verify(options.file, options.commitment or "")


def _show(options: argparse.Namespace) -> int:
    from naqala.cli.show_command import show

    return show(" ".join(options.position))


def _outcomes(options: argparse.Namespace) -> int:
    from naqala.cli.outcomes_command import OutcomeFilter, print_outcomes

    wanted = OutcomeFilter(options.start, options.final, options.tribe, options.empties)
    return print_outcomes(" ".join(options.position), wanted, options.walks)


def _rules(options: argparse.Namespace) -> int:
    from naqala.cli.rules_command import print_rules

    return print_rules(options.query, options.language)


def _djinns(options: argparse.Namespace) -> int:
    from naqala.cli.djinns_command import print_djinns

    return print_djinns(options.name)
