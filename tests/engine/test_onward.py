"""The outcomes of an unfinished walk, and the ways to them, compared with brute force."""

from __future__ import annotations

import random
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from naqala.engine.actions import Drop
from naqala.engine.board import Board
from naqala.engine.components import (
    A1,
    A2,
    B1,
    B2,
    C3,
    C4,
    ELDER,
    MERCHANT,
    NOWHERE,
    TILE_COUNT,
    TRIBE_COUNT,
    VIZIER,
    tile_name,
)
from naqala.engine.events import MeeplesCollected
from naqala.engine.geometry import START, left_behind, members, reach, way_on
from naqala.engine.pile import count, counts, one, size
from naqala.engine.sowing import Outcome, outcomes_from, outcomes_onward, walks, walks_onward
from naqala.engine.steps import Sowing
from tests import games
from tests.engine import brute_force
from tests.engine.boards import as_lists, as_tuples, board_with, board_with_stack, boards_of_games
from tests.positions import happened

tiles = st.integers(0, TILE_COUNT - 1)
chances = st.builds(random.Random, st.integers(0, 10**6))


def stacks(least: int, most: int) -> st.SearchStrategy[str]:
    return st.builds(stack_of, st.integers(least, most), st.integers(1, TRIBE_COUNT), chances)


def stack_of(n: int, tribes: int, chance: random.Random) -> str:
    """Return up to n random meeples of this many tribes, no more than the box has of each (C3)."""
    bag = [letter for letter in chance.sample("vemba", tribes) for _ in range(16)]
    return "".join(chance.sample(bag, min(n, len(bag))))


@dataclass
class Middle:
    """A walk that has made these drops: the board at its start and now."""

    first: Board
    board: Board
    start: int
    way: int
    hand: int
    drops: brute_force.Drops = ()

    @property
    def before(self) -> int | None:
        left = left_behind(self.way)
        return None if left == NOWHERE else left

    @property
    def here(self) -> int:
        return self.drops[-1][0] if self.drops else self.start

    def next_drops(self) -> list[brute_force.Drop]:
        """Return the legal drops, whether or not the walk can then be finished."""
        held = [tribe for tribe in range(TRIBE_COUNT) if count(self.hand, tribe)]
        return [(tile, tribe) for tile in brute_force.steps(self.before, self.here) for tribe in held]

    def after(self, tile: int, tribe: int) -> Middle:
        board = self.board.copy()
        board.add(tile, tribe)
        drops = (*self.drops, (tile, tribe))
        return Middle(self.first, board, self.start, way_on(self.way, tile), self.hand - one(tribe), drops)

    def outcomes(self) -> list[Outcome]:
        return outcomes_onward(self.board, self.start, self.way, self.hand)

    def rests_by_brute_force(self) -> dict[brute_force.OutcomeTuple, set[brute_force.Drops]]:
        """Return every rest of the walk by the outcome of the whole walk."""
        found: dict[brute_force.OutcomeTuple, set[brute_force.Drops]] = {}
        for rest in brute_force.legal_ends(
            as_lists(self.board), self.before, self.here, counts(self.hand, TRIBE_COUNT)
        ):
            whole = brute_force.outcome_of(as_lists(self.first), self.start, self.drops + rest)
            found.setdefault(whole, set()).add(rest)
        return found


def picked_up(board: Board, start: int) -> Middle:
    now = board.copy()
    hand = now.pick_up(start)
    return Middle(board, now, start, START + start, hand)


def random_walk_until(board: Board, start: int, left: int, chance: random.Random) -> Middle:
    """Walk at random until this many meeples are left in hand."""
    middle = picked_up(board, start)
    while size(middle.hand) > left:
        middle = middle.after(*chance.choice(middle.next_drops()))
    return middle


def assert_onward_by_brute_force(middle: Middle) -> None:
    rests = middle.rests_by_brute_force()
    found = middle.outcomes()
    assert len(found) == len(rests)
    assert set(as_tuples(found)) == set(rests)
    for outcome, key in zip(found, as_tuples(found), strict=True):
        listed = [tuple(rest) for rest in walks_onward(middle.board, middle.way, middle.hand, outcome)]
        assert len(listed) == len(set(listed))
        assert set(listed) == rests[key]


@pytest.mark.rule("M2", "M3", "M4", "M5", "M6", "K1")
@given(tiles, stacks(1, 9), st.integers(1, 4), chances)
def test_an_unfinished_walk_has_exactly_the_outcomes_that_the_rules_allow(start, stack, left, chance):
    assert_onward_by_brute_force(random_walk_until(board_with_stack(tile_name(start), stack), start, left, chance))


@pytest.mark.rule("M4", "M5", "K1")
@given(tiles, st.sampled_from("vemba"), st.integers(6, 11), st.integers(6, 8), chances)
def test_many_of_one_tribe_left_in_hand_may_cross_tiles_dropped_on_before(start, tribe, n, left, chance):
    assert_onward_by_brute_force(random_walk_until(board_with_stack(tile_name(start), tribe * n), start, left, chance))


@pytest.mark.rule("M4", "M5", "K1")
@given(tiles, stacks(9, 16), st.integers(6, 11), chances)
def test_a_large_hand_during_a_walk_has_every_legal_outcome_on_a_tile(start, stack, left, chance):
    middle = random_walk_until(board_with_stack(tile_name(start), stack), start, left, chance)
    final = chance.choice(members(reach(size(middle.hand), middle.way)))
    there = tuple(as_lists(middle.board)[final])
    standing = (middle.before, middle.here, tuple(counts(middle.hand, TRIBE_COUNT)), there)
    found = [outcome for outcome in as_tuples(middle.outcomes()) if outcome[1] == final]
    assert len(set(found)) == len(found)
    assert set(found) == brute_force.outcomes_of_state(final, start, standing)


@given(tiles, stacks(2, 30), st.integers(2, 30), chances)
def test_the_outcomes_of_a_walk_are_those_after_its_next_drops(start, stack, left, chance):
    middle = random_walk_until(board_with_stack(tile_name(start), stack), start, left, chance)
    after = {outcome for drop in middle.next_drops() for outcome in middle.after(*drop).outcomes()}
    assert set(middle.outcomes()) == after


@pytest.mark.rule("M1")
def test_before_the_first_step_all_outcomes_are_possible_in_games():
    for board in boards_of_games():
        for start in members(board.occupied()):
            assert_nothing_lost(board, start)


@given(tiles, stacks(1, 40))
def test_before_the_first_step_all_outcomes_are_possible_from_a_stack_of_any_size(start, stack):
    assert_nothing_lost(board_with_stack(tile_name(start), stack), start)


def assert_nothing_lost(board: Board, start: int) -> None:
    found = picked_up(board, start).outcomes()
    assert found == sorted(outcomes_from(board, start), key=lambda outcome: outcome.packed)


@given(tiles, stacks(1, 4))
def test_before_the_first_step_the_walks_are_all_the_walks(start, stack):
    board = board_with_stack(tile_name(start), stack)
    middle = picked_up(board, start)
    for outcome in outcomes_from(board, start):
        onward = walks_onward(middle.board, middle.way, middle.hand, outcome)
        assert list(onward) == list(walks(board, outcome))


@pytest.mark.rule("M5")
def test_a_meeple_dropped_on_the_start_tile_counts_there():
    middle = picked_up(board_with(B2="vvvvvvvv"), B2)
    for tile in (B1, A1, A2, B2, B1, A1, A2):
        middle = middle.after(tile, VIZIER)
    assert middle.outcomes() == [Outcome(B2, B2, VIZIER, 2, True)]
    assert_onward_by_brute_force(middle)


@pytest.mark.rule("M5")
def test_a_walk_in_a_dead_end_has_no_outcome():
    middle = picked_up(board_with(A1="ve", B2="e"), A1).after(A2, ELDER)
    assert middle.outcomes() == []
    with pytest.raises(ValueError, match=r"No walk on this board leads to A1 → B2: 2 Elders, empties the tile \(M1-M6"):
        walks_onward(middle.board, middle.way, middle.hand, Outcome(A1, B2, ELDER, 2, True))


@pytest.mark.parametrize("outcome", [Outcome(30, 0, 0, 2, True), Outcome(0, -1, 0, 2, True), Outcome(0, 0, 5, 2, True)])
def test_an_outcome_beyond_the_board_is_rejected_during_a_walk(outcome: Outcome):
    with pytest.raises(ValueError, match=r"\(C1, C3\)"):
        walks_onward(board_with(), START + A1, one(VIZIER), outcome)


def test_walks_onward_are_found_lazily():
    middle = picked_up(board_with(C3="vveemmbbaavvee", C4="b"), C3).after(C4, MERCHANT)
    assert len(next(walks_onward(middle.board, middle.way, middle.hand, middle.outcomes()[0]))) == 13


def test_finding_walks_onward_does_not_change_the_board():
    middle = picked_up(board_with_stack("C3", "vvmbe"), C3)
    before = middle.board.key()
    for outcome in middle.outcomes():
        next(walks_onward(middle.board, middle.way, middle.hand, outcome))
    assert middle.board.key() == before


@pytest.mark.rule("M2", "M5", "K1")
@pytest.mark.parametrize("seed", range(3))
def test_in_a_game_each_drop_of_a_walk_onward_is_offered_and_it_has_the_requested_outcome(seed: int):
    state = games.plain(3, seed)
    chance = random.Random(seed)
    walked = 0
    while not state.over:
        step = state.steps[-1]
        if not isinstance(step, Sowing) or left_behind(step.way) == NOWHERE:
            state.play(chance.choice(state.options()))
            continue
        outcome = chance.choice(outcomes_onward(state.board, A1, step.way, step.hand))
        state.event_sink = []
        for tile, tribe in next(walks_onward(state.board, step.way, step.hand, outcome)):
            assert Drop(tile, tribe) in state.options()
            state.play(Drop(tile, tribe))
        back = happened(state.event_sink, MeeplesCollected)
        state.event_sink = None
        assert [(event.tile, event.tribe, event.n) for event in back] == [(outcome.final, outcome.tribe, outcome.taken)]
        walked += 1
    assert walked > 10
