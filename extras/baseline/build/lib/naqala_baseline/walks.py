"""Whole moves: a random walk to an outcome, and making it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from naqala.engine.components import TILE_COUNT, TRIBE_COUNT
from naqala.engine.crossings import crossings
from naqala.engine.geometry import HEAD, ONWARD, ONWARD_N, START
from naqala.engine.pile import count, one, size
from naqala.engine.steps.moving import end_walk

if TYPE_CHECKING:
    from naqala.engine.board import Board
    from naqala.engine.luck import Luck
    from naqala.engine.state import State


def start_of(code: i64) -> i64:
    """The start tile of a packed outcome."""
    return (code >> 6) // (TILE_COUNT * TRIBE_COUNT)


def final_of(code: i64) -> i64:
    return (code >> 6) // TRIBE_COUNT % TILE_COUNT


def tribe_of(code: i64) -> i64:
    return (code >> 6) % TRIBE_COUNT


def random_walk(board: Board, code: i64, luck: Luck) -> vec[i64]:
    """A random walk to this packed outcome: for each drop, tile * TRIBE_COUNT + tribe.

    The study's method, unlike the engine's: it crosses the final tile as seldom as possible, and at each step every
    direction is equally likely, then every meeple.
    """
    drops = vec[i64](capacity=20)
    tribe = tribe_of(code)
    final = final_of(code)
    start = start_of(code)
    hand = board.meeples(start)
    n = size(hand)
    own = count(hand, tribe)
    strangers = n - own
    there: i64 = 0
    if final != start:
        there = board.meeples(final)
    mates = count(there, tribe)
    joining = (code >> 1 & 31) - 1 - mates  # of this tribe, left on the final tile before the last one
    crossing = joining
    if size(there) == mates and not code & 1:
        crossing += 1
    possible = crossings(n, START + start, final)
    while not possible >> crossing & 1:
        crossing += 1
    direction: i64 = START + start
    for to_go in range(n - 1, i64(0), -1):
        direction = random_direction(direction, to_go, final, crossing, luck)
        tile = HEAD[direction]
        if tile == final:
            same = luck.below(crossing) < joining
            crossing -= 1
            if same:
                joining -= 1
        else:
            free = own - 1 - joining
            same = luck.below(free + strangers - (crossing - joining)) < free
        dropped = tribe
        if same:
            own -= 1
        else:
            dropped = random_stranger(hand, tribe, luck.below(strangers))
            strangers -= 1
            hand -= one(dropped)
        drops = append(drops, tile * TRIBE_COUNT + dropped)
    return append(drops, final * TRIBE_COUNT + tribe)


def random_direction(direction: i64, to_go: i64, final: i64, crossing: i64, luck: Luck) -> i64:
    """A random direction after which the walk can still end on the final tile and cross it this often."""
    choices: i64 = 0
    first = direction * 4
    for nth in range(first, first + ONWARD_N[direction]):
        if can_continue(ONWARD[nth], to_go, final, crossing):
            choices += 1
    pick = luck.below(choices)
    nth = first
    while True:
        if can_continue(ONWARD[nth], to_go, final, crossing):
            if pick == 0:
                return ONWARD[nth]
            pick -= 1
        nth += 1


def can_continue(direction: i64, to_go: i64, final: i64, crossing: i64) -> bool:
    possible = crossings(to_go, direction, final)
    if HEAD[direction] == final:
        possible <<= 1
    return possible >> crossing & 1 != 0


def random_stranger(hand: i64, tribe: i64, nth: i64) -> i64:
    """The tribe of the nth meeple in hand that is not of this tribe."""
    stranger: i64 = 0
    while True:
        if stranger != tribe:
            n = count(hand, stranger)
            if nth < n:
                return stranger
            nth -= n
        stranger += 1


def make_move(state: State, seat: i64, code: i64, drops: vec[i64]) -> None:
    """Make a whole move. The position must ask for the tile to pick up."""
    state.pop_step()
    state.board.pick_up(start_of(code))
    n = i64(len(drops))
    for i in range(n):
        state.drop(seat, drops[i] // TRIBE_COUNT, drops[i] % TRIBE_COUNT)
    end_walk(state, seat, drops[n - 1] // TRIBE_COUNT, drops[n - 1] % TRIBE_COUNT)
    state.run_automatic_steps()
