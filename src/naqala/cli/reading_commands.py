"""The commands that read rules, djinns, positions and records: rules, djinns, show, outcomes, verify."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from naqala.cli.command import add_command
from naqala.cli.option_types import (
    LanguageTag,
    flag,
    language_or_own,
    natural_number,
    option,
    tile_number,
    tribe_number,
)

PANEL: Final = "Read"

app = typer.Typer()

Position = Annotated[
    list[str],
    typer.Argument(
        help="A position as text (it starts with round=), a file with a position or a record, or - for standard input.",
        metavar="POSITION",
    ),
]


def commitment(text: str) -> str:
    from naqala.cli.verify_command import commitment_argument

    return commitment_argument(text)


@add_command(app, PANEL, "rules M4")
def rules(
    query: Annotated[
        str | None,
        typer.Argument(help="A rule, a section, or a word to search for.", metavar="NUMBER|LETTER|WORD"),
    ] = None,
    language: LanguageTag = None,
) -> int:
    """Print the rules."""
    from naqala.cli.rules_command import print_rules

    return print_rules(query, language_or_own(language))


@add_command(app, PANEL, "djinns hagis")
def djinns(
    name: Annotated[
        str | None,
        typer.Argument(help="A djinn or the start of its name; prints its rule too.", metavar="NAME"),
    ] = None,
    language: LanguageTag = None,
) -> int:
    """Print what the djinns do."""
    from naqala.cli.djinns_command import print_djinns
    from naqala.locales import catalog

    return print_djinns(name, catalog(language_or_own(language)))


@add_command(app, PANEL, "show game.naqala")
def show(position: Position, language: LanguageTag = None) -> int:
    """Draw a position."""
    from naqala.cli.show_command import show as show_position
    from naqala.locales import catalog

    return show_position(" ".join(position), catalog(language_or_own(language)))


@add_command(app, PANEL, "outcomes game.naqala --from C3 --walks 2")
def outcomes(
    position: Position,
    start: Annotated[int | None, option("--from", "Only walks that start here.", "TILE", parser=tile_number)] = None,
    final: Annotated[int | None, option("--to", "Only walks that end here.", "TILE", parser=tile_number)] = None,
    tribe: Annotated[
        int | None, option("--tribe", "Only walks that collect this tribe.", "v|e|m|b|a", parser=tribe_number)
    ] = None,
    empties: Annotated[bool, flag("--empties", "Only walks that empty the final tile.")] = False,
    walks: Annotated[int, option("--walks", "Show up to N walks for each outcome.", "N", parser=natural_number)] = 0,
) -> int:
    """List the outcomes of sowing."""
    from naqala.cli.outcomes_command import OutcomeFilter, print_outcomes

    return print_outcomes(" ".join(position), OutcomeFilter(start, final, tribe, empties), walks)


@add_command(app, PANEL, "verify game.naqala --commitment lusab-babad-gutih")
def verify(
    record: Annotated[str, typer.Argument(help="A record, as text or JSON; - for standard input.", metavar="RECORD")],
    promised: Annotated[
        str | None,
        option(
            "--commitment", "What was shown before the game: 64 hexadecimal digits, or its three words.", "HEX|WORDS",
            parser=commitment,
        ),
    ] = None,
    language: LanguageTag = None,
) -> int:  # fmt: skip
    """Check that a recorded game was dealt as promised."""
    from naqala.cli.verify_command import verify as verify_record
    from naqala.locales import catalog

    return verify_record(record, promised or "", catalog(language_or_own(language)))
