"""The command `naqala`."""

from __future__ import annotations

from typer import TyperException

from naqala.cli.command_errors import CANNOT_CONTINUE, print_error
from naqala.cli.text_output import replace_unsupported_characters


def main(arguments: list[str] | None = None) -> int:
    """Run a command; return 0, 1 if a check found something wrong, 2 if it cannot continue, or 130 after Ctrl-C."""
    from naqala.cli.command_line import command

    replace_unsupported_characters()
    try:
        return int(command().main(arguments, prog_name="naqala", standalone_mode=False) or 0)
    except TyperException as error:
        ctx = getattr(error, "ctx", None)
        print_error(f"{error.format_message()} Help: {ctx.command_path if ctx else 'naqala'} --help")
        return CANNOT_CONTINUE
