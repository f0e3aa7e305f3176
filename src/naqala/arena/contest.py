"""Who plays whom, in which seats, on which deals.

The same deal is played once in every seating, so that the luck of the deal and of the seat cancels.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from naqala.bots import Bot, named
from naqala.engine.errors import NaqalaError
from naqala.engine.things import SEATS

FEWEST: Final = 2  # players of a game
BOT_SEED_BITS: Final = 64
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


class CannotPlay(NaqalaError):
    """Bots and tables that make no match."""


@dataclass(frozen=True)
class Fixture:
    """One game to be played: who sits where, and all its chance."""

    contest: int  # the number of its contest, of its deal there, and of its seating in that deal
    deal: int
    seating: int
    seed: int
    salt: bytes
    specs: tuple[str, ...]  # by seat
    bot_seeds: tuple[int, ...]
    title: str  # by seed and seating
    struck: dict[tuple[int, int], list[str]] = field(default_factory=dict)  # what went wrong, by decision and seat

    @property
    def place(self) -> tuple[int, int, int]:
        """In the order in which games count, whichever is over first."""
        return self.deal, self.contest, self.seating


@dataclass(frozen=True)
class Contest:
    """Contestants by name, and for every game of a deal the contestant in each seat."""

    names: tuple[str, ...]
    specs: tuple[str, ...]  # by contestant
    seatings: tuple[tuple[int, ...], ...]
    seed: int
    number: int = 0

    @property
    def players(self) -> int:
        return len(self.seatings[0])

    def par(self, contestant: int) -> float:
        """The share of wins if all play alike."""
        return self.seatings[0].count(contestant) / self.players

    def seats(self, seating: int, contestant: int) -> list[int]:
        """Where a contestant sits."""
        return [seat for seat, sitter in enumerate(self.seatings[seating]) if sitter == contestant]

    def deals(self, games: int) -> int:
        """So many are needed for that many games; the last is played to its end."""
        return -(-games // len(self.seatings))

    def fixtures(self, deal: int) -> Iterator[Fixture]:
        """The games of a deal."""
        seed = derived(self.seed, f"deal {self.number} {deal}")
        for nth, seating in enumerate(self.seatings):
            yield Fixture(
                contest=self.number,
                deal=deal,
                seating=nth,
                seed=seed,
                salt=derived(seed, "salt").to_bytes(16, "big"),
                specs=tuple([self.specs[contestant] for contestant in seating]),
                bot_seeds=tuple([derived(seed, f"bot {nth} {seat}", BOT_SEED_BITS) for seat in range(self.players)]),
                title=f"{seed:032x}-{''.join([LETTERS[contestant] for contestant in seating])}",
            )


def fixtures(contests: list[Contest], deals: int) -> Iterator[Fixture]:
    """All games of so many deals each, in the order in which they count."""
    for deal in range(deals):
        for contest in contests:
            yield from contest.fixtures(deal)


def derived(seed: int, use: str, bits: int = 128) -> int:
    """A seed for one use, which tells nothing of those for others."""
    key = seed.to_bytes(16, "big")
    return int.from_bytes(
        hashlib.blake2b(use.encode(), key=key, person=b"naqala arena", digest_size=bits // 8).digest()
    )


def match_of(specs: list[str], players: int | None, seed: int) -> Contest:
    """Two bots or more, each once at the table; or, of two, the first among several of the second."""
    if len(specs) < FEWEST:
        raise CannotPlay("A match needs two bots or more, as in: naqala match calm random")
    if players is None:
        players = max(len(specs), FEWEST)
    refuse_table(players)
    if len(specs) > players:
        raise CannotPlay(f"{len(specs)} bots do not fit at a table of {players}; leave out some, or --players.")
    if FEWEST < len(specs) < players:
        raise CannotPlay(
            f"{len(specs)} bots leave seats empty at a table of {players}. Name {players} bots, or two: "
            "then the first plays among several of the second."
        )
    refuse_bots(specs)
    seatings = among(players) if len(specs) < players else rotations(players)
    return Contest(distinct(specs), tuple(specs), seatings, seed)


def refuse_table(players: int) -> None:
    if not FEWEST <= players <= SEATS:
        raise CannotPlay(f"Five Tribes is for {FEWEST} to {SEATS} players, not for {players}.")


def refuse_bots(specs: list[str]) -> None:
    """Those that there are not, and those that want more than they get."""
    for spec in specs:
        cores = getattr(made(spec), "cores", 1)
        if isinstance(cores, int) and cores > 1:
            raise CannotPlay(f"The bot {spec!r} wants {cores} cores, but the arena gives each game one core.")


def made(spec: str) -> Bot:
    """The bot, to see whether there is one."""
    try:
        return named(spec, 0)
    except NaqalaError:
        raise
    except Exception as error:  # anybody's class may raise anything
        raise CannotPlay(f"The bot {spec!r} cannot be made: {type(error).__name__}: {error}") from error


def distinct(specs: list[str]) -> tuple[str, ...]:
    """`calm` and, for its twin, `calm#2`."""
    times = [specs[: nth + 1].count(spec) for nth, spec in enumerate(specs)]
    return tuple([spec if n == 1 else f"{spec}#{n}" for spec, n in zip(specs, times, strict=True)])


def rotations(players: int) -> tuple[tuple[int, ...], ...]:
    """Every contestant sits in every seat once, and keeps its neighbours."""
    return tuple([tuple([(seat - turn) % players for seat in range(players)]) for turn in range(players)])


def among(players: int) -> tuple[tuple[int, ...], ...]:
    """The first contestant in each seat once; the second has all the others."""
    return tuple([tuple([int(seat != alone) for seat in range(players)]) for alone in range(players)])


def with_strike(fixture: Fixture, decision: int, seat: int, what: str) -> Fixture:
    """The same game, to be played anew with one more thing gone wrong."""
    before = fixture.struck.get((decision, seat), [])
    return replace(fixture, struck={**fixture.struck, (decision, seat): [*before, what]})
