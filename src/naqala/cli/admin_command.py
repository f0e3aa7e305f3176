"""`naqala admin`: commands for the operator of a server."""

from __future__ import annotations

import argparse

from naqala.cli import check_database_command


def options(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    check = commands.add_parser("check", help="look for damage in the database and replay every game")
    check_database_command.options(check)
    check.set_defaults(run=check_database_command.run)
