"""The operator key: who has it may moderate.

It is given to the server, or it is in the file `operator.key` of the data folder, which `naqala admin` creates. Without
either the operator API is switched off.
"""

from __future__ import annotations

import hmac
import logging
import os
import stat
from pathlib import Path
from typing import Final

from naqala.engine.errors import NaqalaError
from naqala.server.api_error import ApiError
from naqala.server.rate_limits import RateLimiter
from naqala.server.settings import Settings

MIN_KEY_LENGTH: Final = 16
MAX_KEY_LENGTH: Final = 200
MAX_FILE_BYTES: Final = 1000
FAILURES_PER_SECOND: Final = 1 / 20
MAX_FAILURES: Final = 5  # at once, from one network
SCHEME: Final = "bearer "
OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO
log = logging.getLogger(__name__)


class BadOperatorKey(NaqalaError):
    """The operator key is too short, or its file cannot be used."""


def check_key(key: str) -> str:
    if not MIN_KEY_LENGTH <= len(key) <= MAX_KEY_LENGTH or not key.isascii() or not key.isprintable() or " " in key:
        raise BadOperatorKey("server-bad-operator-key", shortest=MIN_KEY_LENGTH, longest=MAX_KEY_LENGTH)
    return key


def read_key_file(file: Path) -> str | None:
    """The key in the file, None if there is no file; raises if others could read it."""
    try:
        with file.open("rb") as opened:
            mode = os.fstat(opened.fileno()).st_mode
            text = opened.read(MAX_FILE_BYTES).decode("ascii", "replace").strip()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise BadOperatorKey("server-key-file-unreadable", file=str(file), problem=error.strerror or "") from None
    if os.name == "posix" and mode & OTHERS:
        raise BadOperatorKey("server-key-file-open", file=str(file))
    return check_key(text)


class OperatorAccess:
    """Decides whether a request comes from the operator."""

    def __init__(self, settings: Settings) -> None:
        self.key = settings.operator_key
        self.file = settings.operator_key_file
        self.failures = RateLimiter(FAILURES_PER_SECOND, MAX_FAILURES)
        self._complaint = ""

    def check(self, authorization: str, network: str) -> None:
        """Raise unless the header has the key. Guessing is limited by network, and logged."""
        key = self.current_key()
        if key is None:
            raise ApiError("not-found", "server-not-found")
        bucket = self.failures.bucket(network)
        if bucket.is_empty:
            raise ApiError("rate-limited", "server-too-many-wrong-keys")
        if not is_bearer_of(key, authorization):
            bucket.allows()
            log.warning("wrong operator key", extra={"address": network})
            raise ApiError("wrong-operator-key", "server-wrong-operator-key")

    def current_key(self) -> str | None:
        """The file is read each time, so that a key can be created, replaced or removed while the server runs."""
        if self.key is not None or self.file is None:
            return self.key
        try:
            return read_key_file(self.file)
        except BadOperatorKey as error:
            self._complain(str(error))
            return None

    def _complain(self, text: str) -> None:
        """Log a problem once, not with every request."""
        if text != self._complaint:
            self._complaint = text
            log.warning("the operator API is off: %s", text)


def is_bearer_of(key: str, authorization: str) -> bool:
    """Compares in constant time."""
    if authorization[: len(SCHEME)].lower() != SCHEME:
        return False
    sent = authorization[len(SCHEME) :].strip().encode("utf-8", "surrogateescape")
    return hmac.compare_digest(sent, key.encode())
