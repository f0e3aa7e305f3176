"""`naqala serve`: run the game server."""

from __future__ import annotations

import argparse
import os
import socket
import sys
import webbrowser
from urllib.parse import urlsplit

from naqala.cli.serve_options import ServeOptions
from naqala.engine.errors import NaqalaError

LOG_LEVELS = ("debug", "info", "warning", "error")
BACKLOG = 256  # connections waiting to be accepted
TCP_TIMEOUT = 30  # seconds after which the system drops a connection that acknowledges nothing


class CannotServe(NaqalaError):
    """The server cannot start."""


def options(command: argparse.ArgumentParser) -> None:
    """Most options can be set by the environment, too."""
    default = os.environ.get
    command.add_argument("--host", default=default("NAQALA_HOST", "127.0.0.1"), help="address to listen on (127.0.0.1)")
    command.add_argument(
        "--port", type=int, default=default("NAQALA_PORT", "8000"), help="port (8000); 0 chooses a free one"
    )
    command.add_argument(
        "--database", default="", metavar="URL", help="where to store games (a file in your data folder)"
    )
    command.add_argument(
        "--origin", action="append", default=None, metavar="URL", help="another site whose pages may use this server"
    )
    command.add_argument(
        "--allow-host", action="append", default=None, metavar="NAME", help="another host name of this server"
    )
    command.add_argument(
        "--thinkers", type=process_count, default=default("NAQALA_THINKERS", "0"),
        help="processes for bots (all cores but one)",
    )  # fmt: skip
    command.add_argument(
        "--patience", type=float, default=default("NAQALA_PATIENCE", "300"), metavar="SECONDS",
        help="after which the others may vote to replace a disconnected player (300)",
    )  # fmt: skip
    command.add_argument(
        "--log", type=log_level, default=default("NAQALA_LOG", "warning"), metavar="LEVEL",
        help=f"{', '.join(LOG_LEVELS)} (warning)",
    )  # fmt: skip
    command.add_argument(
        "--proxy", default=default("NAQALA_PROXY", ""), metavar="ADDRESSES",
        help="trust the forwarding headers of these proxies",
    )  # fmt: skip
    add_retention_options(command)
    command.add_argument(
        "--operator-key", default=default("NAQALA_OPERATOR_KEY", ""), metavar="KEY",
        help="key for moderation (a file beside the database, which `naqala admin` creates)",
    )  # fmt: skip
    command.add_argument("--open", action="store_true", help="open the page in a browser")
    command.add_argument("--positions", action="store_true", help="tables may start from a position (for tests)")
    command.add_argument("--no-limits", action="store_true", help="no rate limits (for load tests)")


def add_retention_options(command: argparse.ArgumentParser) -> None:
    """How many days things are kept; 0 is for ever."""
    for flag, variable, default, what in (
        ("--keep-waiting", "NAQALA_KEEP_WAITING", "7", "tables that never started"),
        ("--keep-unfinished", "NAQALA_KEEP_UNFINISHED", "180", "games, after their last action"),
        ("--keep-finished", "NAQALA_KEEP_FINISHED", "0", "finished games"),
        ("--keep-identities", "NAQALA_KEEP_IDENTITIES", "400", "identities without a seat, after their last visit"),
    ):
        command.add_argument(
            flag, type=day_count, default=os.environ.get(variable, default), metavar="DAYS",
            help=f"how long to keep {what} ({default}); 0 is for ever",
        )  # fmt: skip


def day_count(text: str) -> float:
    try:
        days = float(text)
    except ValueError:
        days = -1.0
    if not 0 <= days < float("inf"):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of days; 0 is for ever")
    return days


def process_count(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of processes")
    return int(text)


def log_level(text: str) -> str:
    if text not in LOG_LEVELS:
        raise argparse.ArgumentTypeError(f"{text!r} is not one of {', '.join(LOG_LEVELS)}")
    return text


def serving(arguments: argparse.Namespace) -> ServeOptions:
    from naqala.server.moderation.operator_key import check_key
    from naqala.server.settings import database_url

    origins = arguments.origin or os.environ.get("NAQALA_ORIGINS", "").split()
    return ServeOptions(
        host=arguments.host,
        port=arguments.port,
        database=arguments.database or database_url(),
        origins=tuple(origins),
        hosts=(*(arguments.allow_host or os.environ.get("NAQALA_HOSTS", "").split()), *origin_hosts(origins)),
        bot_workers=arguments.thinkers or max(1, (os.cpu_count() or 2) - 1),
        absence_seconds=arguments.patience,
        log_level=arguments.log,
        proxies=arguments.proxy,
        operator_key=check_key(arguments.operator_key) if arguments.operator_key else "",
        open_browser=arguments.open,
        allow_positions=arguments.positions,
        limits=not arguments.no_limits,
        keep_waiting_days=arguments.keep_waiting,
        keep_unfinished_days=arguments.keep_unfinished,
        keep_finished_days=arguments.keep_finished,
        keep_identities_days=arguments.keep_identities,
    )


def origin_hosts(origins: list[str]) -> list[str]:
    """The host names of the sites that may use this server."""
    return [origin_host(origin) for origin in origins]


def origin_host(origin: str) -> str:
    try:
        name = urlsplit(origin).hostname
    except ValueError:
        name = None
    if not name:
        raise CannotServe(f"{origin!r} is not the address of a site. Use for instance --origin https://naqala.example")
    return name


def serve(options: ServeOptions) -> int:
    try:
        from naqala.cli.server_process import check_database, run_server
    except ImportError as error:
        raise CannotServe(
            f"The server needs packages that are not installed ({error.name}): pip install naqala[server]"
        ) from None
    check_database(options)
    listening = listen(options.host, options.port)
    host = f"[{options.host}]" if ":" in options.host else options.host
    url = f"http://{host}:{listening.getsockname()[1]}/"
    print(f"Naqala is running at {url}  (press Ctrl-C to stop)", flush=True)
    if options.open_browser and has_display():
        webbrowser.open(url)
    return run_server(options, listening)


def has_display() -> bool:
    """Without a display, a text browser would take over the terminal."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def listen(host: str, port: int) -> socket.socket:
    """Bind the socket before the server starts: errors show at once, and early connections wait."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    if os.name == "posix":  # on Windows this would let two servers use one port
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux only; accepted connections inherit it
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 1000 * TCP_TIMEOUT)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        listening.close()
        raise CannotServe(f"Cannot listen on {host}, port {port}: {error}. Choose another port with --port.") from None
    return listening
