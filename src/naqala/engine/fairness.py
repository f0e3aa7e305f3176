"""Provably fair dealing: a commitment to the seed is shown at the start, seed and salt at the end.

Players may contribute randomness: digests before the start, values after it. The deal depends on the seed and on all
revealed values, so nobody can choose it: who knows the seed is bound by the commitment before the values are known.

Each round has its own luck, derived from the seed with BLAKE2. sfc32 can be worked out from its output; a player who
does so learns nothing about the next round.
"""

from __future__ import annotations

import hashlib
import operator
import secrets
import struct
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from naqala.engine.errors import InvalidArgument
from naqala.engine.luck import SEED_BITS, Luck

if TYPE_CHECKING:
    from naqala.engine.actions import Action
    from naqala.engine.state import State

BYTES: Final = SEED_BITS // 8
FOUR: Final = struct.Struct(">4I")
CONSONANTS: Final = "bdfghjklmnprstvz"
VOWELS: Final = "aiou"
CODE_BYTES: Final = 6  # of a commitment are said in words


class Contribution(NamedTuple):
    """Randomness from a player: a digest, shown before the deal, and its value, or None if it was withheld."""

    seat: int
    digest: str
    value: bytes | None


def new_seed() -> int:
    return secrets.randbits(SEED_BITS)


def new_salt() -> bytes:
    return secrets.token_bytes(BYTES)


def key_of(seed: int) -> bytes:
    """Return the seed as the key from which the luck of each round is derived."""
    seed = operator.index(seed)
    if not 0 <= seed < 1 << SEED_BITS:
        raise InvalidArgument("argument-seed", seed=str(seed), bits=SEED_BITS)
    return seed.to_bytes(BYTES, "big")


def luck_of_round(key: bytes, nth: int) -> Luck:
    """Return the luck of a round; round 0 is the deal."""
    digest = hashlib.blake2b(nth.to_bytes(4, "big"), key=key, person=b"naqala luck", digest_size=BYTES).digest()
    a, b, c, turn = FOUR.unpack(digest)
    return Luck(a, b, c, turn)


def commitment(seed: int, salt: bytes) -> str:
    """Return the commitment to show before the game; with seed and salt anyone can check it afterwards."""
    return hashlib.sha256(b"naqala seed" + salt + seed.to_bytes(BYTES, "big")).hexdigest()


def contribution_digest(value: bytes) -> str:
    """Return the digest that promises a value before the deal."""
    return hashlib.sha256(b"naqala contribution" + value).hexdigest()


def mixed_seed(seed: int, contributions: Sequence[Contribution]) -> int:
    """Return the seed of the deal: the seed itself without revealed values, else a keyed digest of them."""
    revealed = [bytes([one.seat]) + one.value for one in contributions if one.value is not None]
    if not revealed:
        return seed
    mixed = hashlib.blake2b(b"".join(revealed), key=key_of(seed), person=b"naqala deal", digest_size=BYTES)
    return int.from_bytes(mixed.digest(), "big")


def check_contributions(contributions: Sequence[Contribution], players: int) -> None:
    """Raise InvalidArgument unless they are in seat order and every revealed value fits its digest."""
    last = -1
    for one in contributions:
        if not last < one.seat < players:
            raise InvalidArgument("argument-contribution-order")
        if one.value is not None and len(one.value) != BYTES:
            raise InvalidArgument("argument-contribution-length", n=len(one.value), due=BYTES)
        if one.value is not None and contribution_digest(one.value) != one.digest:
            raise InvalidArgument("argument-contribution-digest")
        last = one.seat


def word_code(commitment: str) -> str:
    """Return the first six bytes of a commitment as three words that people can compare aloud.

    Each word has 16 bits: three consonants of four bits, and between them two vowels of two bits.
    """
    start = bytes.fromhex(commitment[: 2 * CODE_BYTES])
    return "-".join([word_of(start[nth] << 8 | start[nth + 1]) for nth in range(0, CODE_BYTES, 2)])


def word_of(number: int) -> str:
    """Return a number of 16 bits as a pronounceable word."""
    return (
        CONSONANTS[number >> 12] + VOWELS[number >> 10 & 3] + CONSONANTS[number >> 6 & 15]
        + VOWELS[number >> 4 & 3] + CONSONANTS[number & 15]
    )  # fmt: skip


def advance(state: State, action: Action, key: bytes | None) -> None:
    """Play an action; if a new round begins, give it its own luck."""
    before = state.round
    state.play(action)
    if key is not None and state.round != before:
        state.luck = luck_of_round(key, state.round)
