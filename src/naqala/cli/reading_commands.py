"""Options of the commands that read games, positions, rules and djinns."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from naqala.locales import LANGUAGES, Catalog, Language, catalog, language_of, system_language

AddParser = Callable[..., argparse.ArgumentParser]
LANGUAGE_HELP = "of the texts (that of the environment, or English)"
POSITION = "a position as text (it starts with round=), a file with a position or a record, or - for standard input"


def add_commands(add: AddParser) -> None:
    """Add the commands to the parser of `naqala`."""
    replay = add_command(add, "replay", "show a recorded game turn by turn", "replay game.naqala --from 12", _replay)
    replay.add_argument("file", metavar="FILE", help="a record, as text or JSON; - for standard input")
    replay.add_argument("--from", type=natural_number, dest="first", metavar="N", help="begin with line N")
    replay.add_argument("--to", type=natural_number, metavar="N", help="print it up to line N, and the board there")
    replay.add_argument("--all", action="store_true", help="print it as text; so it is without a terminal")
    replay.add_argument("--seat", default="", metavar="COLOUR", help="as this player saw it (everything is open)")
    replay.add_argument("--no-colour", action="store_true", help="show it without colours, like the variable NO_COLOR")

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

    djinns = add_command(add, "djinns", "print what the djinns do", "djinns hagis", _djinns)
    djinns.add_argument("name", metavar="NAME", nargs="?", help="a djinn or the start of its name; prints its rule too")
    score = add_command(
        add, "score", "score a game that was played with the printed box",
        'score "Anna: gold 23, viziers 4, tiles 6 8 12, palms 3, ivory 2 silk, djinns Jafaar" "Ben: …"', _score,
    )  # fmt: skip
    score.add_argument(
        "players", metavar="PLAYER", nargs="*",
        help="a player as text; without any, they are read from a file or from standard input, a line each",
    )  # fmt: skip
    score.add_argument("--file", metavar="FILE", help="a file with a line for each player; - for standard input")
    for command in (replay, verify, show, rules, djinns, score):
        add_language(command)


def add_language(command: argparse.ArgumentParser) -> None:
    command.add_argument("--language", type=language, metavar="|".join(LANGUAGES), help=LANGUAGE_HELP)


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


def language(word: str) -> Language:
    """The language of a tag such as `de` or `fr_BE`."""
    found = language_of(word)
    if found is None:
        raise argparse.ArgumentTypeError(f"{word!r} is not one of the languages: {', '.join(LANGUAGES)}")
    return found


def language_option(options: argparse.Namespace) -> Language:
    """The language of --language; without it, that of the environment."""
    return getattr(options, "language", None) or system_language()


def texts_for(options: argparse.Namespace) -> Catalog:
    return catalog(language_option(options))


# Commands; each imports its module late, so that the others start quickly


def _replay(options: argparse.Namespace) -> int:
    from naqala.cli.replay_command import ReplayOptions, replay

    wanted = ReplayOptions(
        options.file, options.first, options.to, options.all, options.seat, colour=not options.no_colour
    )
    return replay(wanted, texts_for(options))


def _verify(options: argparse.Namespace) -> int:
    from naqala.cli.verify_command import verify

    return verify(options.file, options.commitment or "", texts_for(options))


def _show(options: argparse.Namespace) -> int:
    from naqala.cli.show_command import show

    return show(" ".join(options.position), texts_for(options))


def _outcomes(options: argparse.Namespace) -> int:
    from naqala.cli.outcomes_command import OutcomeFilter, print_outcomes

    wanted = OutcomeFilter(options.start, options.final, options.tribe, options.empties)
    return print_outcomes(" ".join(options.position), wanted, options.walks)


def _rules(options: argparse.Namespace) -> int:
    from naqala.cli.rules_command import print_rules

    return print_rules(options.query, language_option(options))


def _djinns(options: argparse.Namespace) -> int:
    from naqala.cli.djinns_command import print_djinns

    return print_djinns(options.name, texts_for(options))


def _score(options: argparse.Namespace) -> int:
    from naqala.cli.score_command import print_scores

    return print_scores(options.players, options.file, language_option(options))
