"""Explanations: by source, and adding up."""

import pytest

from naqala import Game, bots
from naqala.bots.advice import ADVICE_SOURCES, DENIED, REPLY
from naqala.bots.search.decider import Decider
from naqala.bots.search.features import SOURCES
from naqala.bots.search.weights import shipped_evaluator
from naqala.engine.actions import Bid, EndTurn, PickUp
from naqala.engine.components import A1, A2, B1, C1, C3, C4, C5, OASIS, VILLAGE
from naqala.engine.luck import Luck
from naqala.engine.memory import Memory
from naqala.engine.scoring import scores
from tests.games import at_random, rich
from tests.positions import Seat, game_at

SMALL = "planner:outcomes=4,walks=2,rounds=2"


def positions(players: int) -> list[Game]:
    """Games in progress: at a bid, at a move, in the middle of a turn."""
    found = []
    for seed in range(3):
        game = Game.new(players, seed)
        bot = bots.make_bot("gentle", seed=seed)
        for _ in range(20 * seed + 6):
            game.play(bot.choose(game.memory(game.seat)))
        found.append(game)
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_evaluation_is_the_sum_of_its_sources(players):
    evaluator = shipped_evaluator(players)
    game = Game.at(rich(players, 1))
    for _ in at_random(game, 1):
        player_values = evaluator.player_values(game.state)
        for seat in range(players):
            assert sum(list(evaluator.values_by_source(game.state, seat))) == pytest.approx(player_values[seat])


@pytest.mark.parametrize("players", [2, 4])
def test_when_the_game_is_over_the_evaluations_are_the_scores(players):
    game = Game.new(players, 5)
    while not game.over:
        game.play(game.options[len(game.log) % len(game.options)])
    assert list(shipped_evaluator(players).player_values(game.state)) == scores(game.state)


def small_thinker(players: int) -> Decider:
    decider = Decider(shipped_evaluator(players), Luck.seeded(7))
    decider.outcomes, decider.walks, decider.rollouts, decider.samples = 4, 2, 2, 1
    return decider


@pytest.mark.parametrize("players", [2, 3])
def test_the_gains_of_a_move_by_source_add_up_to_its_estimate(players):
    """No chance is involved in these games, so a turn finished twice is the same."""
    for game in positions(players):
        decider, memory = small_thinker(players), game.memory(game.seat)
        now = decider.evaluator.margin(decider.sample_world(memory), game.seat)
        if isinstance(game.options[0], PickUp):
            for candidate in decider.moves(memory)[:3]:
                _, parts = decider.explain_candidate(memory, candidate)
                assert sum(parts) == pytest.approx(candidate.estimate - now)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_advice_is_legal_from_its_first_action_to_its_last(players):
    for game in positions(players):
        bot = bots.make_bot(SMALL, seed=1)
        found = bot.explain(game.memory(game.seat), 3)
        assert 1 <= len(found) <= 3
        for advice in found:
            assert set(advice.sources) == set(ADVICE_SOURCES)
            trial = Game.at(game.state)
            for action in advice.actions:
                trial.play(action)
            assert isinstance(advice.actions[-1], (Bid, EndTurn))


def test_the_best_comes_first_and_no_outcome_twice():
    game = game_at({C3: "mm", C4: "m", C5: "m", A1: "vv", B1: "v", C1: "v"}, blue=Seat(), pink=Seat())
    found = bots.make_bot(SMALL, seed=1).explain(game.memory(game.seat), 9)
    values = [advice.value for advice in found]
    assert values == sorted(values, reverse=True)


def test_sources_show_where_the_points_come_from():
    """A camel on a village of value 5, and the palace there: ten points from tiles, none from gold."""
    game = game_at({A1: "v", A2: "v"}, places={A2: (VILLAGE, 5)}, blue=Seat(viziers=9))
    best = bots.make_bot(SMALL, seed=1).explain(game.memory(game.seat), 1)[0]
    assert best.actions[0] == PickUp(A1)
    assert best.sources["tiles"] > 8
    assert best.sources["viziers"] > 0
    assert abs(best.sources["goods"]) < 1


def test_the_value_left_to_the_next_turn_is_a_loss_unless_it_is_ones_own():
    for game in positions(2):
        for advice in bots.make_bot(SMALL, seed=1).explain(game.memory(game.seat), 2):
            mover = game.seat
            trial = Game.at(game.state)
            for action in advice.actions:
                trial.play(action)
            if not isinstance(advice.actions[0], Bid) and not trial.over and isinstance(trial.options[0], PickUp):
                assert (advice.sources[REPLY] > 0) == (trial.seat == mover)


def test_a_bot_without_explanations_gives_no_advice():
    game = Game.new(2, 1)
    assert bots.make_bot("random", seed=1).explain(game.memory(game.seat)) == []


def test_search_ranks_by_visits_and_explains_in_the_same_order():
    game = positions(2)[1]
    bot = bots.make_bot("search:sims=12,outcomes=3,walks=2", seed=1)
    found = bot.explain(game.memory(game.seat), 2)
    assert found
    again = bots.make_bot("search:sims=12,outcomes=3,walks=2", seed=1).choose(game.memory(game.seat))
    assert found[0].actions[0] == again


def test_the_names_of_the_sources_are_those_that_hints_show():
    assert (*SOURCES, DENIED, REPLY) == ADVICE_SOURCES
    assert SOURCES == ("tiles", "gold", "goods", "viziers", "elders", "djinns", "order")


def test_a_memory_is_enough_for_advice():
    """Advice is made from a memory, so it needs no game."""
    game = game_at({A1: "v", A2: "v"}, places={A2: OASIS})
    assert bots.make_bot(SMALL, seed=1).explain(Memory.at(game.state, game.seat), 1)
