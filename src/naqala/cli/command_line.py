"""The command line of `naqala`: all commands."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from typer.core import TyperGroup
from typer.main import get_command

from naqala.cli import admin_command, arena_commands, hosting_commands, playing_commands, reading_commands
from naqala.cli.command import Group, help_if_alone
from naqala.engine.mode import MODE
from naqala.version import VERSION

DESCRIPTION = "The board game Five Tribes. Unofficial."


def print_version(wanted: bool) -> None:
    if wanted:
        print(f"naqala {VERSION} ({MODE})")
        raise typer.Exit


Version = Annotated[
    bool, typer.Option("--version", help="Print the version.", metavar="", callback=print_version, is_eager=True)
]


def start(ctx: typer.Context, version: Version = False) -> None:
    help_if_alone(ctx)


def command() -> TyperGroup:
    """All commands; their help has panels on a terminal, and is plain text elsewhere."""
    app = typer.Typer(
        cls=Group, help=DESCRIPTION, callback=start, invoke_without_command=True,
        rich_markup_mode="rich" if sys.stdout.isatty() else None, context_settings={"max_content_width": 100},
    )  # fmt: skip
    for commands in (playing_commands, reading_commands, hosting_commands, arena_commands):
        app.add_typer(commands.app)
    hosting = hosting_commands.PANEL
    app.add_typer(admin_command.app, name="admin", rich_help_panel=hosting)
    built = get_command(app)
    assert isinstance(built, TyperGroup)
    return built
