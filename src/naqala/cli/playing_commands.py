"""The commands that play: play, replay, score."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from naqala.cli.command import add_command
from naqala.cli.option_types import (
    LanguageTag,
    NoColour,
    Words,
    at_most_one,
    colour_names,
    flag,
    known_bots,
    language_or_own,
    natural_number,
    option,
    seed_number,
    whole_number,
)
from naqala.engine.errors import InvalidArgument

PANEL: Final = "Play"
SCORE_EXAMPLE = 'score "Anna: gold 23, viziers 4, tiles 6 8 12, palms 3, ivory 2 silk, djinns Jafaar" "Ben: gold 40"'

app = typer.Typer()

Players = Annotated[
    int | None, option("--players", "Number of players.", "2|3|4", parser=whole_number(2, 4), show_default="2")
]
People = Annotated[
    int | None,
    option(
        "--people", "How many of them are people, not bots.", "0|1|2|3|4", parser=whole_number(0, 4), show_default="1"
    ),
]
Names = Annotated[str, option("--names", "Names of the people, such as Ann,Bob.", "NAMES")]
Bots = Annotated[
    str,
    option(
        "--bots", "From novice to fierce, or companion, one for each bot: sharp,calm.", "BOTS",
        autocompletion=known_bots, show_default="calm",
    ),
]  # fmt: skip
Colours = Annotated[
    Words | None,
    option("--colours", "Colours of the players, such as black,blue,orange.", "COLOURS", parser=colour_names),
]
DealSeed = Annotated[
    int | None, option("--seed", "Seed of the deal and the bots.", "S", parser=seed_number, show_default="random")
]
AfterLine = Annotated[
    int | None,
    option(
        "--after", "With --load: play on from the position after line N of the record, with other draws.", "N",
        parser=natural_number,
    ),
]  # fmt: skip


@add_command(app, PANEL, "play --names Ann --bots sharp,calm")
def play(
    players: Players = None,
    people: People = None,
    names: Names = "",
    bots: Bots = "",
    colours: Colours = None,
    seed: DealSeed = None,
    open_hands: Annotated[bool, flag("--open", "Show the gold and the cards of all players.")] = False,
    watch: Annotated[bool, flag("--watch", "Watch bots play.")] = False,
    resume: Annotated[bool, flag("--resume", "Continue the last unfinished game.")] = False,
    load: Annotated[str, option("--load", "Continue a saved game.", "FILE")] = "",
    after: AfterLine = None,
    no_colour: NoColour = False,
    language: LanguageTag = None,
) -> int:
    """Play in the terminal, with friends and bots."""
    from naqala.cli.play import PlayOptions, specs_in
    from naqala.cli.play import play as play_game

    at_most_one(watch=watch, resume=resume, load=load)
    allow_custom_bots()
    if after is not None and not load:
        raise InvalidArgument("terminal-after-what")
    return play_game(
        PlayOptions(
            players=players,
            people=people,
            names=[name for name in names.split(",") if name.strip()],
            bots=specs_in(bots),
            colours=colours,
            seed=seed,
            open=open_hands,
            watch=watch,
            resume=resume,
            load=load,
            after=after,
            colour=not no_colour,
            language=language_or_own(language),
        )
    )


@add_command(app, PANEL, "replay game.naqala --from 12")
def replay(
    file: Annotated[str, typer.Argument(help="A record, as text or JSON; - for standard input.", metavar="FILE")],
    first: Annotated[int | None, option("--from", "Begin with line N.", "N", parser=natural_number)] = None,
    last: Annotated[
        int | None, option("--to", "Print it up to line N, and the board there.", "N", parser=natural_number)
    ] = None,
    everything: Annotated[bool, flag("--all", "Print it as text; so it is without a terminal.")] = False,
    seat: Annotated[str, option("--seat", "As this player saw it; without it, everything is open.", "COLOUR")] = "",
    no_colour: NoColour = False,
    language: LanguageTag = None,
) -> int:
    """Show a recorded game turn by turn."""
    from naqala.cli.replay_command import ReplayOptions
    from naqala.cli.replay_command import replay as replay_game
    from naqala.locales import catalog

    wanted = ReplayOptions(file, first, last, everything, seat, colour=not no_colour)
    return replay_game(wanted, catalog(language_or_own(language)))


@add_command(app, PANEL, SCORE_EXAMPLE)
def score(
    players: Annotated[
        list[str] | None,
        typer.Argument(
            help="A player as text; without any, they are read from a file or from standard input, a line each.",
            metavar="PLAYER",
        ),
    ] = None,
    file: Annotated[
        str | None, option("--file", "A file with a line for each player; - for standard input.", "FILE")
    ] = None,
    language: LanguageTag = None,
) -> int:
    """Score a game that was played with the printed box."""
    from naqala.cli.score_command import print_scores

    return print_scores(players or [], file, language_or_own(language))


def allow_custom_bots() -> None:
    """Make bot classes importable from the current folder."""
    import os
    import sys

    if not {"", os.getcwd()} & set(sys.path):
        sys.path.append(os.getcwd())
