"""`naqala serve`: the table's server."""

from __future__ import annotations

import argparse
import os
import socket
import sys
import webbrowser
from dataclasses import dataclass

from naqala.engine.errors import NaqalaError

LARGEST = 16 * 1024  # bytes of a message
LEVELS = ("debug", "info", "warning", "error")
BACKLOG = 2048  # calls that may wait
DEAF = 30  # seconds after which the system ends a line that takes nothing
GRACE = 5  # seconds for those who are being answered when the server goes


class CannotServe(NaqalaError):
    """The server cannot start, and why."""


@dataclass(frozen=True, kw_only=True)
class Serving:
    """What the command line says."""

    host: str
    port: int
    database: str
    origins: tuple[str, ...]
    thinkers: int
    patience: float
    log: str
    proxy: str
    open: bool
    positions: bool
    limits: bool


def options(command: argparse.ArgumentParser) -> None:
    """Each can be said by the environment, too."""
    said = os.environ.get
    command.add_argument("--host", default=said("NAQALA_HOST", "127.0.0.1"), help="address to listen on (127.0.0.1)")
    command.add_argument(
        "--port", type=int, default=said("NAQALA_PORT", "8000"), help="port (8000); 0 takes a free one"
    )
    command.add_argument(
        "--database", default="", metavar="URL", help="where games are kept (a file in your data folder)"
    )
    command.add_argument(
        "--origin", action="append", default=None, metavar="URL", help="another site whose pages may play here"
    )
    command.add_argument(
        "--thinkers", type=count, default=said("NAQALA_THINKERS", "0"), help="processes for bots (all cores but one)"
    )
    command.add_argument(
        "--patience", type=float, default=said("NAQALA_PATIENCE", "90"), metavar="SECONDS",
        help="after which a silent player may be removed (90)",
    )  # fmt: skip
    command.add_argument(
        "--log",
        type=level,
        default=said("NAQALA_LOG", "warning"),
        metavar="LEVEL",
        help=f"{', '.join(LEVELS)} (warning)",
    )
    command.add_argument(
        "--proxy", default=said("NAQALA_PROXY", ""), metavar="ADDRESSES", help="trust what these proxies say of clients"
    )
    command.add_argument("--open", action="store_true", help="open the page in a browser")
    command.add_argument("--positions", action="store_true", help="tables may begin from a position (for tests)")
    command.add_argument("--no-limits", action="store_true", help="any number of messages (for measuring)")


def count(word: str) -> int:
    if not word.isdecimal():
        raise argparse.ArgumentTypeError(f"{word!r} is no number of processes")
    return int(word)


def level(word: str) -> str:
    if word not in LEVELS:
        raise argparse.ArgumentTypeError(f"{word!r} is none of {', '.join(LEVELS)}")
    return word


def serving(asked: argparse.Namespace) -> Serving:
    from naqala.table.settings import database

    named = os.environ.get("NAQALA_ORIGINS", "").split()
    return Serving(
        host=asked.host,
        port=asked.port,
        database=asked.database or database(),
        origins=tuple(asked.origin or named),
        thinkers=asked.thinkers or max(1, (os.cpu_count() or 2) - 1),
        patience=asked.patience,
        log=asked.log,
        proxy=asked.proxy,
        open=asked.open,
        positions=asked.positions,
        limits=not asked.no_limits,
    )


def serve(asked: Serving) -> int:
    try:
        from naqala.cli.serving import prepare, run
    except ImportError as error:
        raise CannotServe(
            f"The server needs more than is installed ({error.name}): pip install naqala[server]"
        ) from None
    prepare(asked)
    listening = listen(asked.host, asked.port)
    shown = f"[{asked.host}]" if ":" in asked.host else asked.host
    address = f"http://{shown}:{listening.getsockname()[1]}/"
    print(f"Naqala is at {address}  (Ctrl-C ends it)", flush=True)
    if asked.open and has_screen():
        webbrowser.open(address)
    return run(asked, listening)


def has_screen() -> bool:
    """Without one a browser of the terminal would come in the way."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def listen(host: str, port: int) -> socket.socket:
    """The socket, taken first of all: who cannot have it learns it at once, and who calls early waits."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # every line inherits it; Linux only
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 1000 * DEAF)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        listening.close()
        raise CannotServe(f"Cannot listen on {host}, port {port}: {error}. Choose another with --port.") from None
    return listening
