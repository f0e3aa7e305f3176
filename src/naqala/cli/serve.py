"""`naqala serve`: run the game server."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from urllib.parse import urlsplit

from naqala.cli.extras import require_extra
from naqala.cli.serve_options import ServeOptions
from naqala.engine.errors import NaqalaError

BACKLOG = 256  # connections waiting to be accepted
TCP_TIMEOUT = 30  # seconds after which the system drops a connection that acknowledges nothing


class CannotServe(NaqalaError):
    """The server cannot start."""


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


def run(options: ServeOptions) -> int:
    require_extra("server")
    from naqala.cli.server_process import check_database, run_server

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
