"""Talks to a running server with the operator key.

One process owns a database, so every change goes through the server; it uses the standard library only.
"""

from __future__ import annotations

import json
import os
import secrets
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlencode, urlsplit
from urllib.request import HTTPRedirectHandler, OpenerDirector, ProxyHandler, Request, build_opener

from naqala.engine.errors import NaqalaError
from naqala.server.moderation.operator_key import check_key, read_key_file

TIMEOUT: Final = 20.0  # seconds
KEY_BYTES: Final = 32
NOT_FOUND: Final = 404
UNAUTHORIZED: Final = 401


class AdminError(NaqalaError):
    """The server cannot be reached, or refused a request of the operator."""


class NoRedirects(HTTPRedirectHandler):
    """A redirect would carry the key elsewhere."""

    def redirect_request(self, *_: Any) -> None:
        return None


class AdminClient:
    def __init__(self, server: str, key: str) -> None:
        self.server = server.rstrip("/")
        self.key = key
        self.opener: OpenerDirector = build_opener(NoRedirects, *([ProxyHandler({})] if is_local(self.server) else []))
        if not is_local(self.server) and urlsplit(self.server).scheme != "https":
            raise AdminError(
                f"{self.server} is on another machine, and without https the operator key could be read on the way. "
                "Run the command on the server's machine, or name its https address."
            )

    def get(self, path: str, **query: str) -> Any:
        return self._send(Request(f"{self._url(path)}?{urlencode(query)}"))

    def post(self, path: str, **fields: object) -> Any:
        body = json.dumps({name: value for name, value in fields.items() if value is not None}).encode()
        return self._send(Request(self._url(path), body, {"Content-Type": "application/json"}))

    def _url(self, path: str) -> str:
        return f"{self.server}/api/operator/{path}"

    def _send(self, request: Request) -> Any:
        request.add_header("Authorization", f"Bearer {self.key}")
        try:
            with self.opener.open(request, timeout=TIMEOUT) as response:
                return json.load(response)
        except HTTPError as error:
            raise AdminError(refusal_text(error)) from None
        except (URLError, OSError, ValueError) as error:
            reason = getattr(error, "reason", error)
            raise AdminError(
                f"No Naqala server answers at {self.server} ({reason}). Start one with `naqala serve`, or name another "
                "one with --server."
            ) from None


def refusal_text(error: HTTPError) -> str:
    """What the server said, and how to continue."""
    try:
        answer = json.load(error)
        code, message = str(answer["code"]), str(answer["message"])
    except (ValueError, KeyError, TypeError):
        return f"This does not look like a Naqala server: it answered with status {error.code}."
    if error.code == UNAUTHORIZED:
        return f"{message} The server uses another one: give it by --operator-key or NAQALA_OPERATOR_KEY."
    if error.code == NOT_FOUND and message == "Not found.":
        return (
            "The server has no operator key, or another data folder. "
            "Give the same --database (or NAQALA_HOME) as to `naqala serve`, or start it with --operator-key."
        )
    return f"{message} ({code})"


def is_local(server: str) -> bool:
    host = urlsplit(server).hostname or ""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


# The key


def operator_key(given: str, server: str, file: Path) -> str:
    """The given key, or that of this machine's server in the file, which is created on first use."""
    if given:
        return check_key(given)
    if not is_local(server):
        raise AdminError(f"Give the operator key of {server} by --operator-key or NAQALA_OPERATOR_KEY.")
    return read_key_file(file) or create_key_file(file)


def create_key_file(file: Path) -> str:
    """Create a random key that only its owner can read. The running server finds it there."""
    key = secrets.token_urlsafe(KEY_BYTES)
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as opened:
            opened.write(key + "\n")
    except FileExistsError:  # another command was quicker
        return read_key_file(file) or key
    except OSError as error:
        raise AdminError(f"Cannot create the operator key {str(file)!r}: {error.strerror}.") from None
    return key
