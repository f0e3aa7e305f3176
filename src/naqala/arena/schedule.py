"""The schedule of a match: which bots play, in which seats, on which deals.

The same deal is played once in every seating, so that the luck of the deal and of the seat cancels out.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from naqala.bots import Bot, make_bot
from naqala.engine.components import MAX_PLAYERS, MIN_PLAYERS
from naqala.engine.errors import NaqalaError

BOT_SEED_BITS: Final = 64
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


class CannotPlay(NaqalaError):
    """These bots cannot play a match at this number of players."""


@dataclass(frozen=True)
class ScheduledGame:
    """A game to be played: the bots by seat, and all seeds."""

    pairing: int  # the numbers of the pairing, of the deal in it, and of the seating
    deal: int
    seating: int
    seed: int
    salt: bytes
    specs: tuple[str, ...]  # by seat
    bot_seeds: tuple[int, ...]
    title: str  # from seed and seating
    forced_forfeits: dict[tuple[int, int], list[str]] = field(default_factory=dict)  # reasons, by decision and seat

    @property
    def order(self) -> tuple[int, int, int]:
        """Sort key: results are counted in this order, no matter which game finishes first."""
        return self.deal, self.pairing, self.seating


@dataclass(frozen=True)
class Pairing:
    """The bots that play each other, and for every game of a deal the bot in each seat."""

    names: tuple[str, ...]
    specs: tuple[str, ...]  # by bot
    seatings: tuple[tuple[int, ...], ...]
    seed: int
    number: int = 0

    @property
    def players(self) -> int:
        return len(self.seatings[0])

    def par(self, contestant: int) -> float:
        """The share of wins that a bot of equal strength would have."""
        return self.seatings[0].count(contestant) / self.players

    def seats(self, seating: int, contestant: int) -> list[int]:
        """The seats of a bot."""
        return [seat for seat, sitter in enumerate(self.seatings[seating]) if sitter == contestant]

    def deals(self, games: int) -> int:
        """The number of deals for at least this many games."""
        return -(-games // len(self.seatings))

    def games(self, deal: int) -> Iterator[ScheduledGame]:
        """The games of one deal, one for each seating."""
        seed = derive_seed(self.seed, f"deal {self.number} {deal}")
        for nth, seating in enumerate(self.seatings):
            yield ScheduledGame(
                pairing=self.number,
                deal=deal,
                seating=nth,
                seed=seed,
                salt=derive_seed(seed, "salt").to_bytes(16, "big"),
                specs=tuple([self.specs[contestant] for contestant in seating]),
                bot_seeds=tuple(
                    [derive_seed(seed, f"bot {nth} {seat}", BOT_SEED_BITS) for seat in range(self.players)]
                ),
                title=f"{seed:032x}-{''.join([LETTERS[contestant] for contestant in seating])}",
            )


def schedule_games(pairings: list[Pairing], deals: int) -> Iterator[ScheduledGame]:
    """The games of this many deals of each pairing, in the order in which they count."""
    for deal in range(deals):
        for pairing in pairings:
            yield from pairing.games(deal)


def derive_seed(seed: int, use: str, bits: int = 128) -> int:
    """A seed for one purpose, independent of those for others."""
    key = seed.to_bytes(16, "big")
    return int.from_bytes(
        hashlib.blake2b(use.encode(), key=key, person=b"naqala arena", digest_size=bits // 8).digest()
    )


def make_match(specs: list[str], players: int | None, seed: int) -> Pairing:
    """A match between two or more bots, one per seat; or of the first of two bots among several of the second."""
    if len(specs) < MIN_PLAYERS:
        raise CannotPlay("A match needs two bots or more, as in: naqala match calm random")
    if players is None:
        players = max(len(specs), MIN_PLAYERS)
    check_players(players)
    if len(specs) > players:
        raise CannotPlay(f"{len(specs)} bots do not fit at a table of {players}; leave out some, or --players.")
    if MIN_PLAYERS < len(specs) < players:
        raise CannotPlay(
            f"{len(specs)} bots leave seats empty at a table of {players}. Name {players} bots, or two: "
            "then the first plays among several of the second."
        )
    check_bots(specs)
    seatings = one_among_others(players) if len(specs) < players else rotations(players)
    return Pairing(distinct_names(specs), tuple(specs), seatings, seed)


def check_players(players: int) -> None:
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise CannotPlay(f"Five Tribes is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not for {players}.")


def check_bots(specs: list[str]) -> None:
    """Raise an error for a bot that does not exist or wants more than one core."""
    for spec in specs:
        cores = getattr(make_checked_bot(spec), "cores", 1)
        if isinstance(cores, int) and cores > 1:
            raise CannotPlay(f"The bot {spec!r} wants {cores} cores, but the arena gives each game one core.")


def make_checked_bot(spec: str) -> Bot:
    """Make a bot; whatever its class raises becomes CannotPlay or another NaqalaError."""
    try:
        return make_bot(spec, 0)
    except NaqalaError:
        raise
    except Exception as error:  # a user's class may raise anything
        raise CannotPlay(f"The bot {spec!r} cannot be made: {type(error).__name__}: {error}") from error


def distinct_names(specs: list[str]) -> tuple[str, ...]:
    """Unique names: `calm` and, for the second one, `calm#2`."""
    times = [specs[: nth + 1].count(spec) for nth, spec in enumerate(specs)]
    return tuple([spec if n == 1 else f"{spec}#{n}" for spec, n in zip(specs, times, strict=True)])


def rotations(players: int) -> tuple[tuple[int, ...], ...]:
    """Every bot has every seat once and keeps its neighbours."""
    return tuple([tuple([(seat - turn) % players for seat in range(players)]) for turn in range(players)])


def one_among_others(players: int) -> tuple[tuple[int, ...], ...]:
    """The first bot has each seat once; the second has all the others."""
    return tuple([tuple([int(seat != alone) for seat in range(players)]) for alone in range(players)])


def with_forced_forfeit(scheduled: ScheduledGame, decision: int, seat: int, what: str) -> ScheduledGame:
    """The same game, to be played again with one more decision that a bot forfeits."""
    before = scheduled.forced_forfeits.get((decision, seat), [])
    return replace(scheduled, forced_forfeits={**scheduled.forced_forfeits, (decision, seat): [*before, what]})
