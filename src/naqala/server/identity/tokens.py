"""Secret tokens: long and random, stored as digests only, compared in constant time."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable
from typing import Final

CODE_LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # without letters that look alike
TABLE_CODE_LENGTH: Final = 8
DEVICE_CODE_LENGTH: Final = 12
TOKEN_BYTES: Final = 32
COOKIE: Final = "naqala"  # with the token of an identity


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_code(length: int = TABLE_CODE_LENGTH) -> str:
    return "".join([secrets.choice(CODE_LETTERS) for _ in range(length)])


def normalize_code(text: str) -> str:
    """A code as people type it: in lower case, with hyphens and spaces."""
    return text.replace("-", "").replace(" ", "").upper()


def digest(token: str) -> bytes:
    return hashlib.sha256(b"naqala token" + token.encode("utf-8", "surrogatepass")).digest()


def find_digest(wanted: bytes, digests: Iterable[bytes]) -> bytes | None:
    """The equal digest, if there is one. Compares with every digest, so that the time reveals nothing."""
    found: bytes | None = None
    for candidate in digests:
        if hmac.compare_digest(wanted, candidate):
            found = candidate
    return found
