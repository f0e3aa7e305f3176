"""In any position, every answer is one of the options, and advice can be followed to its end."""

import pytest

from naqala import Game, bots
from naqala.bots.search.outcome_values import OutcomeValues
from naqala.bots.search.quick_answers import quick_answer
from naqala.bots.search.weights import make_evaluator, shipped_weights
from naqala.engine.actions import Bid, EndTurn, NoMove
from naqala.engine.luck import Luck
from naqala.engine.mode import MODE
from naqala.engine.steps import Bidding, Moving, Sowing
from tests.games import rich

GAMES = range(40 if MODE == "compiled" else 2)
GAP = 7 if MODE == "compiled" else 60  # positions between two decisions of a bot


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_quick_answer_is_an_option(players):
    for seed in GAMES:
        state, luck = rich(players, seed), Luck.seeded(seed)
        outcome_values = OutcomeValues(make_evaluator(shipped_weights()[str(players)]))
        while not state.over:
            options = state.options()
            if not isinstance(state.steps[-1], (Bidding, Moving, Sowing)):
                assert quick_answer(state, outcome_values) in options, f"{state} (seed {seed})"
            state.play(options[luck.below(len(options))])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "spec",
    [
        "novice",
        "beginner",
        "companion",
        "calm:glimpses=1",
        "planner:outcomes=3,walks=2,rounds=1,finalists=2",
        "search:sims=4,outcomes=3,walks=2",
    ],
)
def test_any_decision_of_a_rich_game_has_a_legal_answer_and_advice_to_the_end(spec, players):
    for seed in GAMES[: 6 if MODE == "compiled" else 1]:
        game, luck = Game.at(rich(players, seed)), Luck.seeded(seed)
        while not game.over:
            if len(game.log) % GAP == seed % GAP:
                bot, memory = bots.make_bot(spec, seed=seed), game.memory(game.seat)
                assert bot.choose(memory) in game.options
                for advice in bot.explain(memory, 2):
                    assert_to_the_end(Game.at(game.state), advice.actions)
            game.play(game.options[luck.below(len(game.options))])


def assert_to_the_end(game, actions):
    """Chance may make the last actions impossible, as when a djinn is drawn; then all up to there must be legal."""
    turn = game.state.luck.turn
    for action in actions:
        if game.state.luck.turn != turn and action not in game.options:
            return
        game.play(action)
    assert isinstance(actions[-1], (Bid, EndTurn, NoMove))
