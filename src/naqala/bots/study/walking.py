"""A whole move at once: a random walk that comes to an outcome, and making it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from naqala.engine.crossings import crossings
from naqala.engine.geometry import HEAD, ONWARD, ONWARD_N, START
from naqala.engine.pile import count, one, size
from naqala.engine.steps.moving import arrive
from naqala.engine.things import TILES, TRIBES

if TYPE_CHECKING:
    from naqala.engine.board import Board
    from naqala.engine.luck import Luck
    from naqala.engine.state import State


def start_of(code: i64) -> i64:
    """The start tile of a packed outcome."""
    return (code >> 6) // (TILES * TRIBES)


def final_of(code: i64) -> i64:
    return (code >> 6) // TRIBES % TILES


def tribe_of(code: i64) -> i64:
    return (code >> 6) % TRIBES


def random_walk(board: Board, code: i64, luck: Luck) -> vec[i64]:
    """A random walk that comes to this packed outcome: for each drop, tile * TRIBES + tribe.

    The study's own kind, unlike the engine's: it crosses the final tile as seldom as it can, and at each step every way
    on is as likely, then every meeple.
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
    joining = (code >> 1 & 31) - 1 - mates  # so many of the tribe are to be left on the final tile before the last
    crossing = joining
    if size(there) == mates and not code & 1:
        crossing += 1
    possible = crossings(n, START + start, final)
    while not possible >> crossing & 1:
        crossing += 1
    way: i64 = START + start
    for to_go in range(n - 1, i64(0), -1):
        way = random_way(way, to_go, final, crossing, luck)
        tile = HEAD[way]
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
        drops = append(drops, tile * TRIBES + dropped)
    return append(drops, final * TRIBES + tribe)


def random_way(way: i64, to_go: i64, final: i64, crossing: i64, luck: Luck) -> i64:
    """One of the ways on after which a walk can end on the final tile and cross it so often."""
    choices: i64 = 0
    first = way * 4
    for nth in range(first, first + ONWARD_N[way]):
        if leads_on(ONWARD[nth], to_go, final, crossing):
            choices += 1
    pick = luck.below(choices)
    nth = first
    while True:
        if leads_on(ONWARD[nth], to_go, final, crossing):
            if pick == 0:
                return ONWARD[nth]
            pick -= 1
        nth += 1


def leads_on(way: i64, to_go: i64, final: i64, crossing: i64) -> bool:
    possible = crossings(to_go, way, final)
    if HEAD[way] == final:
        possible <<= 1
    return possible >> crossing & 1 != 0


def random_stranger(hand: i64, tribe: i64, nth: i64) -> i64:
    """The tribe of the nth meeple in hand that is not of this one."""
    stranger: i64 = 0
    while True:
        if stranger != tribe:
            n = count(hand, stranger)
            if nth < n:
                return stranger
            nth -= n
        stranger += 1


def make_move(state: State, seat: i64, code: i64, drops: vec[i64]) -> None:
    """Make the whole move when it is asked for, up to what is asked next."""
    state.done()
    state.board.lift(start_of(code))
    n = i64(len(drops))
    for i in range(n):
        state.drop(seat, drops[i] // TRIBES, drops[i] % TRIBES)
    arrive(state, seat, drops[n - 1] // TRIBES, drops[n - 1] % TRIBES)
    state.settle()
