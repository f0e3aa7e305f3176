"""Dealing that can be proved fair: a commitment to the seed is shown at the start, seed and salt at the end.

Each round has a luck of its own, made from the seed by BLAKE2: whoever could work out the luck of one round from what
it brought would know nothing of the next.
"""

from __future__ import annotations

import hashlib
import operator
import secrets
import struct
from typing import Final

from naqala.engine.luck import SEED_BITS, Luck

BYTES: Final = SEED_BITS // 8
FOUR: Final = struct.Struct(">4I")


def new_seed() -> int:
    return secrets.randbits(SEED_BITS)


def new_salt() -> bytes:
    return secrets.token_bytes(BYTES)


def key_of(seed: int) -> bytes:
    """The seed as the key to all its lucks."""
    seed = operator.index(seed)
    if not 0 <= seed < 1 << SEED_BITS:
        raise ValueError(f"A seed is a number from 0 to 2^{SEED_BITS} - 1, not {seed}.")
    return seed.to_bytes(BYTES, "big")


def luck_of_round(key: bytes, nth: int) -> Luck:
    """The chance of a round; of the deal, with 0."""
    digest = hashlib.blake2b(nth.to_bytes(4, "big"), key=key, person=b"naqala luck", digest_size=BYTES).digest()
    a, b, c, turn = FOUR.unpack(digest)
    return Luck(a, b, c, turn)


def commitment(seed: int, salt: bytes) -> str:
    """What to show before the game; afterwards anybody can check it."""
    return hashlib.sha256(b"naqala seed" + salt + seed.to_bytes(BYTES, "big")).hexdigest()
