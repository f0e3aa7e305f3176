"""Whole moves: the outcomes of sowing, and the walks that lead to each outcome (M1-M6, K1).

There may be millions of walks but there are few outcomes: all that matters is the final tile, the tribe of the last
meeple, and how many of that tribe (*mates*) and of other tribes (*strangers*) the walk dropped on the final tile
before. Camels and the actions of tribe and place are not part of an outcome.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from naqala.engine.board import Board
from naqala.engine.components import NOWHERE, TILE_COUNT, TRIBE_COUNT, tile_name
from naqala.engine.crossings import crossings, loopy, simple
from naqala.engine.errors import InvalidArgument
from naqala.engine.geometry import AROUND, HEAD, ONWARD, ONWARD_N, START, bit, distance, lowest, population
from naqala.engine.luck import Luck
from naqala.engine.phrase import Argument, Phrase
from naqala.engine.pile import count, one, several, size
from naqala.engine.things import tribe_things
from naqala.engine.value import Value
from naqala.engine.walk_goal import WalkGoal

Walk = list[tuple[int, int]]  # the drops: tile and tribe

LOOP: Final = 5  # meeples needed to cross a tile twice (M4)
ANY: Final = 1000  # more strangers than exist


@final
@mypyc_attr(acyclic=True)
class Outcome(Value):
    """The result of a move: the meeples collected on the final tile, and whether it is empty then.

    Many walks can lead to one outcome; `naqala.engine.sowing.walks` lists them.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("start", "final", "tribe", "taken", "empties")

    def __init__(self, start: i64, final: i64, tribe: i64, taken: i64, empties: bool) -> None:
        self.start = start
        self.final = final
        self.tribe = tribe
        self.taken = taken
        self.empties = empties

    @property
    def packed(self) -> i64:
        """The outcome as one integer; integers sort like the fields."""
        return packed(self.start, self.final, self.tribe, self.taken) + (1 if self.empties else 0)

    def phrase(self) -> Phrase:
        what = tribe_things(self.tribe, self.taken)
        arguments: dict[str, Argument] = {"start": tile_name(self.start), "tile": tile_name(self.final), "what": what}
        return Phrase("outcome-empties" if self.empties else "outcome", arguments)

    def __str__(self) -> str:
        return str(self.phrase())


def packed(start: i64, final: i64, tribe: i64, taken: i64) -> i64:
    """Pack an outcome that leaves meeples on the tile; the next integer is the one that empties it."""
    return (((start * TILE_COUNT + final) * TRIBE_COUNT + tribe) * 32 + taken) * 2


def start_of(code: i64) -> i64:
    return code // (64 * TRIBE_COUNT * TILE_COUNT)


def final_of(code: i64) -> i64:
    return code // (64 * TRIBE_COUNT) % TILE_COUNT


def tribe_of(code: i64) -> i64:
    return code // 64 % TRIBE_COUNT


def taken_of(code: i64) -> i64:
    return code // 2 % 32


def empties(code: i64) -> bool:
    return code & 1 != 0


def unpacked(code: i64) -> Outcome:
    return Outcome(start_of(code), final_of(code), tribe_of(code), taken_of(code), empties(code))


def count_outcomes(board: Board) -> i64:
    """Return the number of outcomes; this is faster than listing them."""
    total: i64 = 0
    for start in range(i64(TILE_COUNT)):
        hand = board.meeples(start)
        if hand:
            n = size(hand)
            ends = simple(n, start)
            for tribe in range(i64(TRIBE_COUNT)):
                if count(hand, tribe):
                    total += population(ends & board.standing[tribe])
            if n >= LOOP:
                total += _count_loops(board, start, hand, n)
    return total


def packed_outcomes(board: Board) -> vec[i64]:
    """Return every outcome once, by start tile from A1 to F5.

    For one start, first those on tiles that the walk cannot have crossed, by tribe and final tile; then those on tiles
    that it can, by final tile, tribe and number collected, those that empty the tile last.
    """
    found = vec[i64](capacity=512)
    for start in range(i64(TILE_COUNT)):
        found = _add_outcomes(board, start, found)
    return found


def outcomes(board: Board) -> list[Outcome]:
    """Return every outcome of every move on a board, each once.

    >>> board = naqala.Game.new(seed=1).state.board
    >>> print(naqala.engine.sowing.outcomes(board)[0])
    A1 → D1: 2 Elders
    """
    return [unpacked(code) for code in packed_outcomes(board)]


def outcomes_from(board: Board, start: i64) -> list[Outcome]:
    """Return the outcomes of the moves that start on this tile."""
    return [unpacked(code) for code in _add_outcomes(board, start, vec[i64](capacity=64))]


def outcomes_onward(board: Board, start: i64, way: i64, hand: i64) -> list[Outcome]:
    """Return the outcomes still possible after this last step, with these meeples left in hand.

    The board is the one in the middle of the walk. The outcomes are sorted by their fields.
    """
    return [
        outcome
        for outcome in _conceivable(board, start, hand)
        if _goal_on(board.meeples(outcome.final), outcome).is_reachable(way, hand)
    ]


def _conceivable(board: Board, start: i64, hand: i64) -> list[Outcome]:
    """Return the outcomes for which there are enough meeples, wherever a walk may lead."""
    return [
        Outcome(start, final, tribe, taken, emptying)
        for final in range(TILE_COUNT)
        for tribe in range(TRIBE_COUNT)
        for taken in range(2, board.count(final, tribe) + count(hand, tribe) + 1)
        for emptying in (False, True)
    ]


def _add_outcomes(board: Board, start: i64, found: vec[i64]) -> vec[i64]:
    hand = board.meeples(start)
    if not hand:
        return found
    n = size(hand)
    for tribe in range(i64(TRIBE_COUNT)):
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
        for tribe in range(i64(TRIBE_COUNT)):
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
        for tribe in range(i64(TRIBE_COUNT)):
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
    """Return how many mates a walk can drop on the final tile before the last one, as two sets.

    The first is for walks that leave meeples there, the second for those that empty the tile. `there` are the meeples
    on it now; `own` and `strangers` are in hand; `crossed` are the crossings.
    """
    mates = count(there, tribe)
    legal = bit(own) - 1  # the last of them is not left on the way
    if not mates:
        legal -= 1  # M5
    with_strangers: i64 = 0
    fewer = crossed >> 1
    while fewer and strangers:
        with_strangers |= fewer
        fewer >>= 1
        strangers -= 1
    if there == several(tribe, mates):
        return with_strangers & legal, crossed & legal
    return (with_strangers | crossed) & legal, 0


def walk(board: Board, outcome: Outcome) -> Walk:
    """Return the first walk that leads to an outcome: its drops, as pairs of tile and tribe.

    Raise InvalidArgument if there is none.
    """
    return next(walks(board, outcome))


def walks(board: Board, outcome: Outcome) -> Iterator[Walk]:
    """Iterate over all walks that lead to an outcome, each once, sorted by tile and tribe drop by drop.

    Raise InvalidArgument if there are none.
    """
    _check_outcome(outcome)
    return _walks_to(outcome, _goal(board, outcome), START + outcome.start, board.meeples(outcome.start))


def walks_onward(board: Board, way: i64, hand: i64, outcome: Outcome) -> Iterator[Walk]:
    """Do the same in the middle of a walk: iterate over the rest of each walk after this last step.

    The board is the one in the middle of the walk; where it started does not matter.
    """
    _check_outcome(outcome)
    return _walks_to(outcome, _goal_on(board.meeples(outcome.final), outcome), way, hand)


def _check_outcome(outcome: Outcome) -> None:
    if not (0 <= outcome.start < TILE_COUNT and 0 <= outcome.final < TILE_COUNT and 0 <= outcome.tribe < TRIBE_COUNT):
        raise InvalidArgument("argument-outcome", rule="C1, C3")


def _walks_to(outcome: Outcome, goal: WalkGoal, way: i64, hand: i64) -> Iterator[Walk]:
    if outcome.taken < 2 or not goal.is_reachable(way, hand):
        raise InvalidArgument("argument-no-walk", outcome=outcome.phrase(), rule="M1-M6, K1")
    return _walks(goal, way, hand)


def random_walk(board: Board, code: i64, luck: Luck) -> vec[i64]:
    """Return a random walk that leads to a packed outcome of this board; a drop is tile * TRIBE_COUNT + tribe.

    At each step every tile and tribe that still leads there is equally likely.
    """
    outcome = unpacked(code)
    goal = _goal(board, outcome)
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
            for tribe in range(i64(TRIBE_COUNT)):
                if count(hand, tribe) and goal.is_reachable_after(tile, tribe, onward, hand - one(tribe), to_go - 1):
                    found += 1
                    if luck.below(found) == 0:
                        drop = tile * TRIBE_COUNT + tribe
                        then_way = onward
        drops = append(drops, drop)
        goal = goal.after(drop // TRIBE_COUNT, drop % TRIBE_COUNT)
        hand -= one(drop % TRIBE_COUNT)
        way = then_way
        to_go -= 1
    return append(drops, goal.final * TRIBE_COUNT + goal.tribe)


def _walks(goal: WalkGoal, way: i64, hand: i64) -> Iterator[Walk]:
    if size(hand) == 1:
        yield [(goal.final, goal.tribe)]
        return
    for nth in range(way * 4, way * 4 + ONWARD_N[way]):
        onward = ONWARD[nth]
        tile = HEAD[onward]
        for tribe in range(i64(TRIBE_COUNT)):
            if count(hand, tribe):
                then = goal.after(tile, tribe)
                left = hand - one(tribe)
                if then.is_reachable(onward, left):
                    for rest in _walks(then, onward, left):
                        yield [(tile, tribe), *rest]


def _goal(board: Board, outcome: Outcome) -> WalkGoal:
    return _goal_on(0 if outcome.final == outcome.start else board.meeples(outcome.final), outcome)


def _goal_on(there: i64, outcome: Outcome) -> WalkGoal:
    """Return the goal for a final tile with these meeples on it."""
    mates = count(there, outcome.tribe)
    strangers = there != several(outcome.tribe, mates)
    least: i64 = 0 if outcome.empties or strangers else 1
    most: i64 = ANY
    if outcome.empties:
        most = -1 if strangers else 0
    return WalkGoal(outcome.final, outcome.tribe, outcome.taken - 1 - mates, least, most)


def follow(board: Board, start: int, walk: Walk) -> Outcome:
    """Return the outcome of a walk without changing the board; raise InvalidArgument with the rule if it is illegal."""
    if not 0 <= start < TILE_COUNT or not board.meeples(start):
        raise InvalidArgument("argument-walk-start", rule="M1")
    after = board.copy()
    hand = after.pick_up(start)
    left, here, tribe = NOWHERE, start, NOWHERE
    for tile, tribe in walk:
        _check_step(left, here, tile)
        if not 0 <= tribe < TRIBE_COUNT or not count(hand, tribe):
            raise InvalidArgument("argument-walk-hand", tile=tile_name(tile), rule="M2")
        hand -= one(tribe)
        after.add(tile, tribe)
        left, here = here, tile
    if hand:
        raise InvalidArgument("argument-walk-short", n=int(size(hand)), rule="M2")
    taken = after.count(here, tribe)
    if taken < 2:
        raise InvalidArgument("argument-walk-end", tile=tile_name(here), what=tribe_things(tribe, 0), rule="M5")
    after.remove(here, tribe, taken)
    return Outcome(start, here, tribe, taken, not after.meeples(here))


def _check_step(left: int, here: int, tile: int) -> None:
    """Raise InvalidArgument for an illegal step."""
    if not 0 <= tile < TILE_COUNT:
        raise InvalidArgument("argument-step-off-board", start=tile_name(here), rule="M3")
    start, end = tile_name(here), tile_name(tile)
    if AROUND[here] & bit(tile) and distance(here, tile) == 2:
        raise InvalidArgument("argument-step-diagonal", start=start, tile=end, rule="M3")
    if distance(here, tile) != 1:
        raise InvalidArgument("argument-step-far", start=start, tile=end, rule="M2")
    if tile == left:
        raise InvalidArgument("argument-step-back", start=start, tile=end, rule="M4")
