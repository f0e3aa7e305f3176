"""Sowing as a whole: what a walk comes to, and which walks come to it (M1-M6, K1).

There may be millions of walks but there are few outcomes: all that matters of a walk is the final tile, the last
meeple's tribe, and how many of that tribe (*mates*) and of other tribes (*strangers*) it left on the final tile when it
crossed it before. Camels, the tribe's action and the place's are not decided here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from naqala.engine.aim import Aim
from naqala.engine.board import Board
from naqala.engine.crossings import crossings, loopy, simple
from naqala.engine.geometry import AROUND, HEAD, ONWARD, ONWARD_N, START, bit, distance, lowest, population
from naqala.engine.luck import Luck
from naqala.engine.pile import count, one, several, size
from naqala.engine.things import NOWHERE, TILES, TRIBE_NAMES, TRIBES, tile_name
from naqala.engine.value import Value

Walk = list[tuple[int, int]]  # the drops: tile and tribe

LOOP: Final = 5  # so many meeples cross a tile twice (M4)
ANY: Final = 1000  # more strangers than there are


@final
@mypyc_attr(acyclic=True)
class Outcome(Value):
    """What a walk comes to: so many of a tribe are taken back from the final tile, and whether that leaves it empty."""

    FIELDS: ClassVar[tuple[str, ...]] = ("start", "final", "tribe", "taken", "empties")

    def __init__(self, start: i64, final: i64, tribe: i64, taken: i64, empties: bool) -> None:
        self.start = start
        self.final = final
        self.tribe = tribe
        self.taken = taken
        self.empties = empties

    @property
    def packed(self) -> i64:
        """As one number; numbers sort as the fields do."""
        return packed(self.start, self.final, self.tribe, self.taken) + (1 if self.empties else 0)

    def __str__(self) -> str:
        taking = f"{tile_name(self.start)} → {tile_name(self.final)}: {self.taken} {TRIBE_NAMES[self.tribe]}s"
        return f"{taking}, empties the tile" if self.empties else taking


def packed(start: i64, final: i64, tribe: i64, taken: i64) -> i64:
    """The outcome that leaves meeples on the tile; the next number is the one that empties it."""
    return (((start * TILES + final) * TRIBES + tribe) * 32 + taken) * 2


def start_of(code: i64) -> i64:
    return code // (64 * TRIBES * TILES)


def final_of(code: i64) -> i64:
    return code // (64 * TRIBES) % TILES


def tribe_of(code: i64) -> i64:
    return code // 64 % TRIBES


def taken_of(code: i64) -> i64:
    return code // 2 % 32


def empties(code: i64) -> bool:
    return code & 1 != 0


def unpacked(code: i64) -> Outcome:
    return Outcome(start_of(code), final_of(code), tribe_of(code), taken_of(code), empties(code))


def count_outcomes(board: Board) -> i64:
    total: i64 = 0
    for start in range(i64(TILES)):
        hand = board.meeples(start)
        if hand:
            n = size(hand)
            ends = simple(n, start)
            for tribe in range(i64(TRIBES)):
                if count(hand, tribe):
                    total += population(ends & board.standing[tribe])
            if n >= LOOP:
                total += _count_loops(board, start, hand, n)
    return total


def packed_outcomes(board: Board) -> vec[i64]:
    """Every outcome once, start by start from A1 to F5.

    Of one start, first those on tiles that the walk cannot have crossed, by tribe and final tile; then those on tiles
    that it can, by final tile, tribe, how many are taken, and those that empty the tile last.
    """
    found = vec[i64](capacity=512)
    for start in range(i64(TILES)):
        found = _add_outcomes(board, start, found)
    return found


def outcomes(board: Board) -> list[Outcome]:
    return [unpacked(code) for code in packed_outcomes(board)]


def outcomes_from(board: Board, start: i64) -> list[Outcome]:
    return [unpacked(code) for code in _add_outcomes(board, start, vec[i64](capacity=64))]


def outcomes_onward(board: Board, start: i64, way: i64, hand: i64) -> list[Outcome]:
    """What a walk from this start can still come to that has gone this way and has these meeples left in hand.

    The board is as it lies in the middle of the walk. The outcomes come by their fields.
    """
    return [
        outcome
        for outcome in _conceivable(board, start, hand)
        if _aim_on(board.meeples(outcome.final), outcome).attainable(way, hand)
    ]


def _conceivable(board: Board, start: i64, hand: i64) -> list[Outcome]:
    """The outcomes for which there are meeples enough, wherever a walk may lead."""
    return [
        Outcome(start, final, tribe, taken, emptying)
        for final in range(TILES)
        for tribe in range(TRIBES)
        for taken in range(2, board.count(final, tribe) + count(hand, tribe) + 1)
        for emptying in (False, True)
    ]


def _add_outcomes(board: Board, start: i64, found: vec[i64]) -> vec[i64]:
    hand = board.meeples(start)
    if not hand:
        return found
    n = size(hand)
    for tribe in range(i64(TRIBES)):
        if count(hand, tribe):
            ends = simple(n, start) & board.standing[tribe]
            while ends:
                final = lowest(ends)
                ends &= ends - 1
                there = board.meeples(final)
                mates = count(there, tribe)
                emptying: i64 = 1 if there == several(tribe, mates) else 0
                found = append(found, packed(start, final, tribe, mates + 1) + emptying)
    if n >= LOOP:
        found = _add_loops(board, start, hand, n, found)
    return found


def _count_loops(board: Board, start: i64, hand: i64, n: i64) -> i64:
    total: i64 = 0
    ends = loopy(n, start)
    while ends:
        final = lowest(ends)
        ends &= ends - 1
        there = 0 if final == start else board.meeples(final)
        crossed = crossings(n, START + start, final)
        for tribe in range(i64(TRIBES)):
            own = count(hand, tribe)
            if own:
                keeping, emptying = _mates_left(there, tribe, crossed, own, n - own)
                total += population(keeping) + population(emptying)
    return total


def _add_loops(board: Board, start: i64, hand: i64, n: i64, found: vec[i64]) -> vec[i64]:
    ends = loopy(n, start)
    while ends:
        final = lowest(ends)
        ends &= ends - 1
        there = 0 if final == start else board.meeples(final)
        crossed = crossings(n, START + start, final)
        for tribe in range(i64(TRIBES)):
            own = count(hand, tribe)
            if own:
                keeping, emptying = _mates_left(there, tribe, crossed, own, n - own)
                code = packed(start, final, tribe, count(there, tribe) + 1)
                while keeping | emptying:
                    if keeping & 1:
                        found = append(found, code)
                    if emptying & 1:
                        found = append(found, code + 1)
                    code += 2
                    keeping >>= 1
                    emptying >>= 1
    return found


def _mates_left(there: i64, tribe: i64, crossed: i64, own: i64, strangers: i64) -> tuple[i64, i64]:
    """How many mates a walk can leave on the final tile before the last, as sets: if it does not empty it; if it does.

    `there` are the meeples on it now; `own` and `strangers` are in hand; `crossed` are the crossings.
    """
    mates = count(there, tribe)
    lawful = bit(own) - 1  # the last of them is not left on the way
    if not mates:
        lawful -= 1  # M5
    with_strangers: i64 = 0
    fewer = crossed >> 1
    while fewer and strangers:
        with_strangers |= fewer
        fewer >>= 1
        strangers -= 1
    if there == several(tribe, mates):
        return with_strangers & lawful, crossed & lawful
    return (with_strangers | crossed) & lawful, 0


def walk(board: Board, outcome: Outcome) -> Walk:
    """The first of the walks that come to this."""
    return next(walks(board, outcome))


def walks(board: Board, outcome: Outcome) -> Iterator[Walk]:
    """All the walks that come to this, each once, found as they are asked for; by tile, then tribe, drop by drop."""
    _refuse_beyond_the_board(outcome)
    return _walks_to(outcome, _aim(board, outcome), START + outcome.start, board.meeples(outcome.start))


def walks_onward(board: Board, way: i64, hand: i64, outcome: Outcome) -> Iterator[Walk]:
    """The same in the middle of a walk: all that is left of the walks that have gone this way, with this hand.

    The board is as it lies then; where the walk started does not matter.
    """
    _refuse_beyond_the_board(outcome)
    return _walks_to(outcome, _aim_on(board.meeples(outcome.final), outcome), way, hand)


def _refuse_beyond_the_board(outcome: Outcome) -> None:
    if not (0 <= outcome.start < TILES and 0 <= outcome.final < TILES and 0 <= outcome.tribe < TRIBES):
        raise ValueError("An outcome names two of the thirty tiles and one of the five tribes (C1, C3).")


def _walks_to(outcome: Outcome, aim: Aim, way: i64, hand: i64) -> Iterator[Walk]:
    if outcome.taken < 2 or not aim.attainable(way, hand):
        raise ValueError(f"No walk on this board comes to {outcome} (M1-M6, K1).")
    return _walks(aim, way, hand)


def random_walk(board: Board, code: i64, luck: Luck) -> vec[i64]:
    """One of the walks that come to this packed outcome, by luck: each drop as tile * TRIBES + tribe.

    At each step every tile and tribe that still leads there is as likely. The outcome must be one of this board's.
    """
    outcome = unpacked(code)
    aim = _aim(board, outcome)
    way = START + outcome.start
    hand = board.meeples(outcome.start)
    drops = vec[i64](capacity=8)
    to_go = size(hand)
    while to_go > 1:
        found: i64 = 0
        drop: i64 = NOWHERE
        then_way = way
        for nth in range(way * 4, way * 4 + ONWARD_N[way]):
            onward = ONWARD[nth]
            tile = HEAD[onward]
            for tribe in range(i64(TRIBES)):
                if count(hand, tribe) and aim.attainable_by(tile, tribe, onward, hand - one(tribe), to_go - 1):
                    found += 1
                    if luck.below(found) == 0:
                        drop = tile * TRIBES + tribe
                        then_way = onward
        drops = append(drops, drop)
        aim = aim.after(drop // TRIBES, drop % TRIBES)
        hand -= one(drop % TRIBES)
        way = then_way
        to_go -= 1
    return append(drops, aim.final * TRIBES + aim.tribe)


def _walks(aim: Aim, way: i64, hand: i64) -> Iterator[Walk]:
    if size(hand) == 1:
        yield [(aim.final, aim.tribe)]
        return
    for nth in range(way * 4, way * 4 + ONWARD_N[way]):
        onward = ONWARD[nth]
        tile = HEAD[onward]
        for tribe in range(i64(TRIBES)):
            if count(hand, tribe):
                then = aim.after(tile, tribe)
                left = hand - one(tribe)
                if then.attainable(onward, left):
                    for rest in _walks(then, onward, left):
                        yield [(tile, tribe), *rest]


def _aim(board: Board, outcome: Outcome) -> Aim:
    return _aim_on(0 if outcome.final == outcome.start else board.meeples(outcome.final), outcome)


def _aim_on(there: i64, outcome: Outcome) -> Aim:
    """The aim on a final tile where these meeples stand."""
    mates = count(there, outcome.tribe)
    strangers = there != several(outcome.tribe, mates)
    least: i64 = 0 if outcome.empties or strangers else 1
    most: i64 = ANY
    if outcome.empties:
        most = -1 if strangers else 0
    return Aim(outcome.final, outcome.tribe, outcome.taken - 1 - mates, least, most)


def follow(board: Board, start: int, walk: Walk) -> Outcome:
    """What this walk comes to; the board stays as it is. Against the rules it is refused, with the rule's number."""
    if not 0 <= start < TILES or not board.meeples(start):
        raise ValueError("A walk starts on a tile with meeples (M1).")
    after = board.copy()
    hand = after.lift(start)
    left, here, tribe = NOWHERE, start, NOWHERE
    for tile, tribe in walk:
        _refuse_step(left, here, tile)
        if not 0 <= tribe < TRIBES or not count(hand, tribe):
            raise ValueError(f"No such meeple is left in hand to drop on {tile_name(tile)} (M2).")
        hand -= one(tribe)
        after.add(tile, tribe)
        left, here = here, tile
    if hand:
        raise ValueError(f"The walk goes on until the hand is empty; {size(hand)} are left (M2).")
    taken = after.count(here, tribe)
    if taken < 2:
        raise ValueError(f"No other {TRIBE_NAMES[tribe]} stands on {tile_name(here)} (M5).")
    after.remove(here, tribe, taken)
    return Outcome(start, here, tribe, taken, not after.meeples(here))


def _refuse_step(left: int, here: int, tile: int) -> None:
    """An error for a step that is none, or goes back."""
    if not 0 <= tile < TILES:
        raise ValueError(f"The step from {tile_name(here)} leaves the board (M3).")
    step = f"{tile_name(here)} → {tile_name(tile)}"
    if AROUND[here] & bit(tile) and distance(here, tile) == 2:
        raise ValueError(f"{step} is a diagonal step (M3).")
    if distance(here, tile) != 1:
        raise ValueError(f"{step} is not a step to a neighbouring tile (M2).")
    if tile == left:
        raise ValueError(f"{step} goes back to the tile just left (M4).")
