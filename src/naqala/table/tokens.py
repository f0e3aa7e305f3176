"""Secrets that somebody holds: long and random, kept here only as digests, compared in constant time."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable
from typing import Final

LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that is taken for another
CODE: Final = 8  # letters of a table's code
PASS: Final = 12  # of a code that moves an identity
BYTES: Final = 32


def new_token() -> str:
    return secrets.token_urlsafe(BYTES)


def new_code(letters: int = CODE) -> str:
    return "".join([secrets.choice(LETTERS) for _ in range(letters)])


def plain_code(said: str) -> str:
    """As people write it: in small letters, with hyphens and blanks."""
    return said.replace("-", "").replace(" ", "").upper()


def digest(token: str) -> bytes:
    return hashlib.sha256(b"naqala token" + token.encode("utf-8", "surrogatepass")).digest()


def matching(said: bytes, digests: Iterable[bytes]) -> bytes | None:
    """The one of these that was said; every one is looked at, in the same time."""
    found: bytes | None = None
    for kept in digests:
        if hmac.compare_digest(said, kept):
            found = kept
    return found
