"""Provably fair dealing: a commitment to the seed is shown at the start, seed and salt at the end.

Each round has its own luck, derived from the seed with BLAKE2. sfc32 can be worked out from its output; a player who
does so learns nothing about the next round.
"""

from __future__ import annotations

import hashlib
import operator
import secrets
import struct
from typing import TYPE_CHECKING, Final

from naqala.engine.errors import InvalidArgument
from naqala.engine.luck import SEED_BITS, Luck

if TYPE_CHECKING:
    from naqala.engine.actions import Action
    from naqala.engine.state import State

BYTES: Final = SEED_BITS // 8
FOUR: Final = struct.Struct(">4I")


def new_seed() -> int:
    return secrets.randbits(SEED_BITS)


def new_salt() -> bytes:
    return secrets.token_bytes(BYTES)


def key_of(seed: int) -> bytes:
    """Return the seed as the key from which the luck of each round is derived."""
    seed = operator.index(seed)
    if not 0 <= seed < 1 << SEED_BITS:
        raise InvalidArgument(f"A seed is a number from 0 to 2^{SEED_BITS} - 1, not {seed}.")
    return seed.to_bytes(BYTES, "big")


def luck_of_round(key: bytes, nth: int) -> Luck:
    """Return the luck of a round; round 0 is the deal."""
    digest = hashlib.blake2b(nth.to_bytes(4, "big"), key=key, person=b"naqala luck", digest_size=BYTES).digest()
    a, b, c, turn = FOUR.unpack(digest)
    return Luck(a, b, c, turn)


def commitment(seed: int, salt: bytes) -> str:
    """Return the commitment to show before the game; with seed and salt anyone can check it afterwards."""
    return hashlib.sha256(b"naqala seed" + salt + seed.to_bytes(BYTES, "big")).hexdigest()


def advance(state: State, action: Action, key: bytes | None) -> None:
    """Play an action; if a new round begins, give it its own luck."""
    before = state.round
    state.play(action)
    if key is not None and state.round != before:
        state.luck = luck_of_round(key, state.round)
