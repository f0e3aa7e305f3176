"""`naqala admin`: what the operator of a server does."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable
from importlib import import_module
from ipaddress import ip_network
from typing import TYPE_CHECKING, Any, Final

from naqala.cli import admin_output as output

if TYPE_CHECKING:
    from naqala.cli.admin_client import AdminClient

Call = Callable[["AdminClient", argparse.Namespace], Any]
Show = Callable[[dict[str, Any]], None]
HOURS_PER_DAY: Final = 24
ANY_ADDRESS: Final = ("", "0.0.0.0", "::")
WHO: Final = "an id such as @Xk3v9QeRta, or a seat such as K7Q2M9AB/pink"
# Commands without a server: name, help, and the module with `options(parser)` and `run(arguments)`.
OFFLINE_COMMANDS: Final[list[tuple[str, str, str]]] = []


def options(admin: argparse.ArgumentParser) -> None:
    commands = admin.add_subparsers(required=True, metavar="COMMAND")
    shared = shared_options()

    def add(name: str, text: str, call: Call, show: Show) -> argparse.ArgumentParser:
        command = commands.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".", parents=[shared])
        command.set_defaults(run=lambda arguments: run(arguments, call, show))
        return command

    add(
        "status",
        "count reports, tables, mutes and bans",
        lambda client, _: client.get("overview"),
        output.print_overview,
    )
    add_reports(add)
    add_people(add)
    add_bans(add)
    add_tables(add)
    add("log", "list what the operator did", lambda client, _: client.get("actions"), output.print_actions)
    for name, text, module in OFFLINE_COMMANDS:
        offline = import_module(module)
        command = commands.add_parser(name, help=text)
        offline.options(command)
        command.set_defaults(run=offline.run)


def shared_options() -> argparse.ArgumentParser:
    shared = argparse.ArgumentParser(add_help=False)
    default = os.environ.get
    shared.add_argument(
        "--server", default=default("NAQALA_SERVER", ""), metavar="URL", help="the running server (on this machine)"
    )
    shared.add_argument(
        "--database", default="", metavar="URL", help="as given to `naqala serve`: the key is beside it"
    )
    shared.add_argument(
        "--operator-key", default=default("NAQALA_OPERATOR_KEY", ""), metavar="KEY", help="the server's key (a file)"
    )
    shared.add_argument("--json", action="store_true", help="print JSON")
    return shared


def run(arguments: argparse.Namespace, call: Call, show: Show) -> int:
    answer = call(connect(arguments), arguments)
    if arguments.json:
        print(json.dumps(answer, indent=2, ensure_ascii=False))
    else:
        show(answer)
    return 0


def connect(arguments: argparse.Namespace) -> AdminClient:
    from naqala.cli.admin_client import AdminClient, operator_key
    from naqala.server.settings import database_url, operator_key_file

    file = operator_key_file(arguments.database or database_url())
    server = arguments.server or local_server()
    return AdminClient(server, operator_key(arguments.operator_key, server, file))


def local_server() -> str:
    """Where `naqala serve` listens in the same environment."""
    host = os.environ.get("NAQALA_HOST", "127.0.0.1")
    host = "127.0.0.1" if host in ANY_ADDRESS else host
    return f"http://{f'[{host}]' if ':' in host else host}:{os.environ.get('NAQALA_PORT', '8000')}"


# Reports


def add_reports(add: Callable[[str, str, Call, Show], argparse.ArgumentParser]) -> None:
    def reports(client: AdminClient, arguments: argparse.Namespace) -> Any:
        return client.get("reports", status="all" if arguments.all else "open")

    def resolve(client: AdminClient, arguments: argparse.Namespace) -> Any:
        return client.post(f"reports/{arguments.report}/resolve", note=arguments.note)

    command = add("reports", "list what players reported", reports, output.print_reports)
    command.add_argument("--all", action="store_true", help="resolved ones too")
    command = add("resolve", "mark a report as handled", resolve, output.print_reports)
    command.add_argument("report", type=int, metavar="NUMBER")
    command.add_argument("--note", default="", help="what you did about it")


# People


def add_people(add: Callable[[str, str, Call, Show], argparse.ArgumentParser]) -> None:
    def people(client: AdminClient, arguments: argparse.Namespace) -> Any:
        return client.get("identities", query=arguments.text)

    def mute(client: AdminClient, arguments: argparse.Namespace) -> Any:
        return client.post("mute", identity=arguments.who, reason=arguments.reason, hours=hours(arguments))

    def unmute(client: AdminClient, arguments: argparse.Namespace) -> Any:
        return client.post("unmute", identity=arguments.who)

    command = add("people", "list or search identities", people, output.print_people)
    command.add_argument("text", nargs="?", default="", metavar="TEXT", help="a part of a name, or an id")
    command = add("mute", "refuse the chat messages of somebody", mute, output.print_people)
    command.add_argument("who", metavar="WHO", help=WHO)
    add_terms(command)
    command = add("unmute", "allow somebody to chat again", unmute, output.print_people)
    command.add_argument("who", metavar="WHO", help=WHO)
    add("mutes", "list who is muted", lambda client, _: client.get("mutes"), output.print_people)


def add_terms(command: argparse.ArgumentParser) -> None:
    command.add_argument("--reason", required=True, help="the person will read it")
    length = command.add_mutually_exclusive_group()
    length.add_argument("--hours", type=float, metavar="N", help="for N hours (for ever)")
    length.add_argument("--days", type=float, metavar="N", help="for N days")


def hours(arguments: argparse.Namespace) -> float | None:
    days: float | None = arguments.days
    given: float | None = arguments.hours
    return given if days is None else HOURS_PER_DAY * days


# Bans


def add_bans(add: Callable[[str, str, Call, Show], argparse.ArgumentParser]) -> None:
    def ban(client: AdminClient, arguments: argparse.Namespace) -> Any:
        return client.post("ban", **subject(arguments.who), reason=arguments.reason, hours=hours(arguments))

    def unban(client: AdminClient, arguments: argparse.Namespace) -> Any:
        return client.post("unban", **subject(arguments.who))

    command = add("ban", "ban somebody, or a network", ban, output.print_bans)
    command.add_argument("who", metavar="WHO", help=f"{WHO}, or a network such as 192.0.2.0/24")
    add_terms(command)
    command = add("unban", "lift a ban", unban, output.print_bans)
    command.add_argument("who", metavar="WHO", help="as given to `ban`")
    add("bans", "list who is banned", lambda client, _: client.get("bans"), output.print_bans)


def subject(who: str) -> dict[str, str]:
    try:
        ip_network(who, strict=False)
    except ValueError:
        return {"identity": who}
    return {"network": who}


# Tables


def add_tables(add: Callable[[str, str, Call, Show], argparse.ArgumentParser]) -> None:
    def tables(client: AdminClient, arguments: argparse.Namespace) -> Any:
        return client.get("tables", query=arguments.text)

    def close(client: AdminClient, arguments: argparse.Namespace) -> Any:
        return client.post(f"tables/{arguments.code}/close", reason=arguments.reason)

    command = add("tables", "list or search tables", tables, output.print_tables)
    command.add_argument("text", nargs="?", default="", metavar="TEXT", help="a code, or a part of a player's name")
    command = add("close", "close a table, even if its game is running", close, output.print_tables)
    command.add_argument("code", metavar="CODE")
    command.add_argument("--reason", required=True, help="the players will read it")
