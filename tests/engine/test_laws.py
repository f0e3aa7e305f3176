"""Invariants of every game."""

import pickle
import random
from multiprocessing import get_context

import pytest
from hypothesis import given
from hypothesis import strategies as st

from naqala.engine.actions import ACTIONS, EndTurn, Invoke
from naqala.engine.audit import faults
from naqala.engine.components import NOWHERE, TILE_COUNT, TRIBE_COUNT
from naqala.engine.geometry import HEAD, left_behind
from naqala.engine.scoring import scores
from naqala.engine.state import State
from naqala.engine.steps import Moving, Sowing
from tests import games
from tests.engine import brute_force
from tests.engine.boards import as_lists

deals = st.sampled_from(games.DEALS)
seeds = st.integers(0, 2**128 - 2)
players = st.integers(2, 4)


def at(state: State, n: int, seed: int) -> State:
    """The position after n random decisions, or the last before the end."""
    chance = random.Random(seed)
    for _ in range(n):
        before = state.copy()
        state.play(chance.choice(state.options()))
        if state.over:
            return before
    return state


def rest(state: State, seed: int = 7) -> list[int]:
    """The scores when the game is played on at random."""
    chance = random.Random(seed)
    while not state.over:
        state.play(chance.choice(state.options()))
    return scores(state)


@given(deals, players, seeds)
@pytest.mark.rule("C2", "C3", "C4", "C5", "C6", "C9", "B4", "E4")
def test_every_piece_is_always_accounted_for_and_every_game_ends(deal, n, seed):
    state = deal(n, seed)
    chance = random.Random(seed)
    decisions = 0
    while not state.over:
        options = state.options()
        assert len({option.id for option in options}) == len(options) > 0
        assert all(ACTIONS[option.id] is option for option in options)
        assert options == state.options()
        state.play(chance.choice(options))
        assert list(faults(state)) == []
        decisions += 1
        assert decisions < 2000
    assert state.options() == []
    assert state.last_camel or state.no_move or not state.board.can_move()


@given(deals, players, seeds, st.integers(0, 200))
def test_a_copy_is_an_independent_game(deal, n, seed, after):
    state = at(deal(n, seed), after, seed)
    before = pickle.dumps(state)
    twin = state.copy()
    assert twin == state
    rest(twin)
    assert twin != state
    assert pickle.dumps(state) == before


@given(deals, players, seeds, st.integers(0, 200))
def test_a_copy_and_a_pickle_play_on_alike(deal, n, seed, after):
    state = at(deal(n, seed), after, seed)
    unpickled = pickle.loads(pickle.dumps(state))
    assert unpickled == state
    assert unpickled.key() == state.key()
    assert hash(unpickled.key()) == hash(state.key())
    assert rest(unpickled) == rest(state.copy()) == rest(state)


@given(deals, players, seeds, st.integers(0, 200))
def test_positions_that_differ_have_different_keys(deal, n, seed, after):
    state = at(deal(n, seed), after, seed)
    for option in state.options()[:20]:
        later = state.copy()
        later.play(option)
        assert later.key() != state.key()


@given(players, seeds)
@pytest.mark.rule("T2")
def test_every_turn_ends_with_an_explicit_action(n, seed):
    state = games.rich(n, seed)
    chance = random.Random(seed)
    seat = None
    while not state.over:
        action = chance.choice(state.options())
        acting = state.seat if state.steps[-1].RULE != "B1" else None
        assert seat in (None, acting)
        state.play(action)
        seat = None if acting is None or isinstance(action, EndTurn) else acting


@given(players, seeds)
@pytest.mark.rule("D1")
def test_no_djinn_is_invoked_twice_in_a_round(n, seed):
    state = games.rich(n, seed)
    chance = random.Random(seed)
    called: set[int] = set()
    this_round = state.round
    while not state.over:
        action = chance.choice([o for o in state.options() if isinstance(o, Invoke)] or state.options())
        if state.round != this_round:
            this_round, called = state.round, set()
        if isinstance(action, Invoke):
            assert action.djinn not in called
            called.add(action.djinn)
        state.play(action)


@given(deals, players, seeds)
@pytest.mark.rule("M1", "M2", "M3", "M4", "M5", "M6", "M7")
def test_pick_ups_and_drops_are_those_found_by_brute_force(deal, n, seed):
    state = deal(n, seed)
    chance = random.Random(seed)
    while not state.over:
        step = state.steps[-1]
        options = state.options()
        if isinstance(step, Sowing):
            assert [(o.tile, o.tribe) for o in options] == in_order(options)
            assert {(o.tile, o.tribe) for o in options} == drops_by_brute_force(state, step)
        elif isinstance(step, Moving) and chance.random() < 0.2:
            lifted = {o.tile for o in options if type(o).__name__ == "PickUp"}
            assert lifted == {tile for tile in range(TILE_COUNT) if can_be_sown(state, tile)}
        state.play(chance.choice(options))


def in_order(options):
    """Return the drops sorted by tile in the order of the engine, and on each tile by tribe."""
    tiles = list(dict.fromkeys(o.tile for o in options))
    return sorted([(o.tile, o.tribe) for o in options], key=lambda drop: (tiles.index(drop[0]), drop[1]))


def drops_by_brute_force(state: State, step: Sowing) -> set[tuple[int, int]]:
    hand = [step.hand >> 5 * tribe & 31 for tribe in range(TRIBE_COUNT)]
    left = left_behind(step.way)
    return brute_force.legal_drops(as_lists(state.board), None if left == NOWHERE else left, HEAD[step.way], hand)


def can_be_sown(state: State, tile: int) -> bool:
    tiles = as_lists(state.board)
    hand, tiles[tile] = tiles[tile], [0] * TRIBE_COUNT
    return any(hand) and bool(brute_force.legal_drops(tiles, None, tile, hand))


def test_states_and_actions_go_to_worker_processes():
    states = [games.rich(4, seed) for seed in range(4)]
    with get_context("spawn").Pool(2) as pool:
        assert pool.map(rest, states) == [rest(state.copy()) for state in states]
        assert pool.map(same, ACTIONS[::50]) == ACTIONS[::50]


def same(action):
    assert ACTIONS[action.id] is action
    return action


def test_a_state_is_looked_up_by_its_key_and_has_no_hash():
    with pytest.raises(TypeError, match="key"):
        hash(games.plain(2, 1))


def test_the_repr_of_a_state_names_seat_and_step():
    state = games.plain(2, 1)
    assert repr(state) == f"<State of 2 players, round 1, to decide Bidding(seat={state.seat}, nth=0)>"
    rest(state)
    assert repr(state).endswith("over>")
