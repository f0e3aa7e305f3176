"""`naqala admin`: what the operator of a server does."""

from __future__ import annotations

import inspect
import json
import os
from collections.abc import Callable
from ipaddress import ip_network
from typing import Annotated, Any, Final, Protocol

import typer

from naqala.cli import admin_output as output
from naqala.cli.command import Command, Group, add_command, help_if_alone
from naqala.cli.extras import require_extra
from naqala.cli.option_types import AsJson, amount, at_most_one, flag, natural_number, option

HOURS_PER_DAY: Final = 24
ANY_ADDRESS: Final = ("", "0.0.0.0", "::")
WHO_HELP: Final = "An id such as @Xk3v9QeRta, or a seat such as K7Q2M9AB/pink"


class OperatorApi(Protocol):
    """What a command asks of the server."""

    def get(self, path: str, **query: str) -> Any: ...
    def post(self, path: str, **fields: object) -> Any: ...


Call = Callable[..., Any]
Show = Callable[[dict[str, Any]], None]
Server = Annotated[
    str, option("--server", "The running server.", "URL", envvar="NAQALA_SERVER", show_default="on this machine")
]
Database = Annotated[str, option("--database", "As given to `naqala serve`: the key is beside it.", "URL")]
Key = Annotated[
    str, option("--operator-key", "The server's key.", "KEY", envvar="NAQALA_OPERATOR_KEY", show_default="a file")
]
Text = Annotated[str, typer.Argument(help="A part of a name, an id or a code.", metavar="TEXT", show_default=False)]
Who = Annotated[str, typer.Argument(help=f"{WHO_HELP}.", metavar="WHO")]
Reason = Annotated[str, option("--reason", "The people concerned will read it.", "TEXT")]
length = amount("a length of time, more than 0", most=1e6)
Hours = Annotated[float | None, option("--hours", "For N hours.", "N", parser=length, show_default="for ever")]
Days = Annotated[float | None, option("--days", "For N days.", "N", parser=length)]

app = typer.Typer(
    cls=Group, callback=help_if_alone, invoke_without_command=True,
    help="Moderate a running server, and check its database for damage.",
)  # fmt: skip


def operate(panel: str, show: Show) -> Callable[[Call], Call]:
    """Add a command that asks the server. The decorated function has the options of the command alone."""

    def add(call: Call) -> Call:
        def run(
            *, server: Server = "", database: Database = "", operator_key: Key = "", as_json: AsJson = False, **own: Any
        ) -> int:
            answer = call(connect(server, database, operator_key), **own)
            if as_json:
                print(json.dumps(answer, indent=2, ensure_ascii=False))
            else:
                show(answer)
            return 0

        run.__signature__ = with_options_of(call, run)  # type: ignore[attr-defined]
        run.__doc__ = call.__doc__
        app.command(call.__name__, cls=Command, rich_help_panel=panel)(run)
        return call

    return add


def with_options_of(call: Call, run: Call) -> inspect.Signature:
    """The options of `call` after its first argument, then those of `run` instead of `**own`; typer reads it."""
    own = list(inspect.signature(call, eval_str=True).parameters.values())[1:]
    shared = list(inspect.signature(run, eval_str=True).parameters.values())[:-1]
    return inspect.Signature([*[one.replace(kind=inspect.Parameter.KEYWORD_ONLY) for one in own], *shared])


def connect(server: str, database: str, key: str) -> OperatorApi:
    from naqala.cli.admin_client import AdminClient, operator_key
    from naqala.server.settings import database_url, operator_key_file

    file = operator_key_file(database or database_url())
    server = server or local_server()
    return AdminClient(server, operator_key(key, server, file))


def local_server() -> str:
    """Where `naqala serve` listens in the same environment."""
    host = os.environ.get("NAQALA_HOST", "127.0.0.1")
    host = "127.0.0.1" if host in ANY_ADDRESS else host
    return f"http://{f'[{host}]' if ':' in host else host}:{os.environ.get('NAQALA_PORT', '8000')}"


def hours_of(hours: float | None, days: float | None) -> float | None:
    at_most_one(hours=hours, days=days)
    return hours if days is None else HOURS_PER_DAY * days


# Reports


@operate("Reports", output.print_overview)
def status(client: OperatorApi) -> Any:
    """Count reports, tables, mutes and bans."""
    return client.get("overview")


@operate("Reports", output.print_reports)
def reports(client: OperatorApi, everything: Annotated[bool, flag("--all", "Resolved ones too.")] = False) -> Any:
    """List what players reported."""
    return client.get("reports", status="all" if everything else "open")


@operate("Reports", output.print_reports)
def resolve(
    client: OperatorApi,
    report: Annotated[int, typer.Argument(help="The number of the report.", metavar="NUMBER", parser=natural_number)],
    note: Annotated[str, option("--note", "What you did about it.", "TEXT")] = "",
) -> Any:
    """Mark a report as handled."""
    return client.post(f"reports/{report}/resolve", note=note)


@operate("Reports", output.print_actions)
def log(client: OperatorApi) -> Any:
    """List what the operator did."""
    return client.get("actions")


# People


@operate("People", output.print_people)
def people(client: OperatorApi, text: Text = "") -> Any:
    """List or search identities."""
    return client.get("identities", query=text)


@operate("People", output.print_people)
def mute(client: OperatorApi, who: Who, reason: Reason, hours: Hours = None, days: Days = None) -> Any:
    """Refuse the chat messages of somebody."""
    return client.post("mute", identity=who, reason=reason, hours=hours_of(hours, days))


@operate("People", output.print_people)
def unmute(client: OperatorApi, who: Who) -> Any:
    """Allow somebody to chat again."""
    return client.post("unmute", identity=who)


@operate("People", output.print_people)
def mutes(client: OperatorApi) -> Any:
    """List who is muted."""
    return client.get("mutes")


# Bans


@operate("People", output.print_bans)
def ban(
    client: OperatorApi,
    who: Annotated[str, typer.Argument(help=f"{WHO_HELP}, or a network such as 192.0.2.0/24.", metavar="WHO")],
    reason: Reason,
    hours: Hours = None,
    days: Days = None,
) -> Any:
    """Ban somebody, or a network."""
    return client.post("ban", **subject(who), reason=reason, hours=hours_of(hours, days))


@operate("People", output.print_bans)
def unban(client: OperatorApi, who: Annotated[str, typer.Argument(help="As given to `ban`.", metavar="WHO")]) -> Any:
    """Lift a ban."""
    return client.post("unban", **subject(who))


@operate("People", output.print_bans)
def bans(client: OperatorApi) -> Any:
    """List who is banned."""
    return client.get("bans")


def subject(who: str) -> dict[str, str]:
    try:
        ip_network(who, strict=False)
    except ValueError:
        return {"identity": who}
    return {"network": who}


# Tables


@operate("Tables", output.print_tables)
def tables(client: OperatorApi, text: Text = "") -> Any:
    """List or search tables."""
    return client.get("tables", query=text)


@operate("Tables", output.print_tables)
def close(
    client: OperatorApi,
    code: Annotated[str, typer.Argument(help="The code of the table.", metavar="CODE")],
    reason: Reason,
) -> Any:
    """Close a table, even if its game is running."""
    return client.post(f"tables/{code}/close", reason=reason)


# The database


@add_command(app, "Database", "admin check tables.db")
def check(
    database: Annotated[
        str,
        typer.Argument(
            help="A file or a database URL.", metavar="DATABASE",
            show_default="that of the server: NAQALA_DATABASE_URL, or the file in your data folder",
        ),
    ] = "",
    as_json: AsJson = False,
) -> int:  # fmt: skip
    """Look for damage in the database and replay every game."""
    require_extra("server")
    from naqala.cli.check_database_command import check as check_database

    return check_database(database, as_json=as_json)
