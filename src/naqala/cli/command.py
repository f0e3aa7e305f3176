"""The classes of the commands: errors take one line, and the help has a part for each group of commands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import typer
from typer._coercion import RuntimeParam
from typer.core import TyperCommand, TyperGroup

from naqala.cli.command_errors import CANNOT_CONTINUE, CHECK_FAILED, CheckFailed, error_text, explained, print_error
from naqala.engine.errors import NaqalaError

Run = TypeVar("Run", bound=Callable[..., int])


class PlainValue(RuntimeParam):
    """Reads a value with the parser of its option. Typer would load pydantic, which takes longer than most commands."""

    def _coerce_value(self, value: Any, param: Any, ctx: Any) -> Any:
        parse = self.parameter_info.parser
        if parse is None:
            return value
        return [parse(one) for one in value] if param.nargs == -1 or param.multiple else parse(value)


def with_plain_values(params: list[Any]) -> list[Any]:
    for param in params:
        param._runtime_param = PlainValue(param.type_descriptor.parameter_info, param.type_descriptor.annotation)  # noqa: SLF001
    return params


class Command(TyperCommand):
    """A command whose function returns its exit code. Its errors are in the language of the player."""

    def get_params(self, ctx: Any) -> list[Any]:
        return with_plain_values(super().get_params(ctx))

    def invoke(self, ctx: Any) -> int:
        try:
            return int(super().invoke(ctx))
        except CheckFailed as error:
            print_error(error_text(texts_of(ctx), error))
            return CHECK_FAILED
        except NaqalaError as error:
            print_error(explained(texts_of(ctx), error, ctx.command_path))
            return CANNOT_CONTINUE


class Group(TyperGroup):
    """A group that lists its commands by panel even where there are no panels."""

    def get_params(self, ctx: Any) -> list[Any]:
        return with_plain_values(super().get_params(ctx))

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        panels: dict[str, list[tuple[str, str]]] = {}
        for name, command in self.commands.items():
            panel = getattr(command, "rich_help_panel", None) or "Commands"
            panels.setdefault(panel, []).append((name, command.help or ""))
        for panel, rows in panels.items():
            with formatter.section(panel):
                formatter.write_dl(rows)


def texts_of(ctx: Any) -> Any:
    """In the language of the player; commands for developers and operators are in English."""
    from naqala.locales import catalog, system_language
    from naqala.locales.languages import ENGLISH

    return catalog(ctx.params["language"] or system_language() if "language" in ctx.params else ENGLISH)


def add_command(app: typer.Typer, panel: str, example: str = "") -> Callable[[Run], Run]:
    """Add the decorated function as a command. Its docstring is the help."""
    return app.command(cls=Command, rich_help_panel=panel, epilog=f"Example: naqala {example}" if example else None)


def help_if_alone(ctx: typer.Context) -> None:
    """Print the help of a group if none of its commands is named."""
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())
        raise typer.Exit(CANNOT_CONTINUE)
