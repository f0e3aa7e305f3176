"""The baseline bot: legal, reproducible, and with the values of the study."""

from math import exp

import pytest

from naqala.bots.random_bot import RandomBot
from naqala.engine.actions import END_TURN, GO_ON, PASS, Bid, Build, Drop, Kill, PickUp, Strike, Summon
from naqala.engine.components import (
    ASSASSIN,
    BUILDER,
    C3,
    D3,
    E3,
    ELDER,
    F3,
    FAKIR,
    FISH,
    IVORY,
    LARGE_MARKET,
    SACRED_PLACE,
    SMALL_MARKET,
    TRIBE_COUNT,
    VIZIER,
)
from naqala.engine.djinns import BAAL, ENKI, HAGIS
from naqala.engine.game import Game
from naqala.engine.luck import Luck
from naqala.engine.pile import one, pile_of
from naqala.engine.scoring import scores
from naqala.engine.sowing import follow, packed, packed_outcomes
from naqala.engine.steps import Bidding, Building, Killing, Moving, Selling, Summoning, Trading, Welcoming
from naqala_baseline.bot import BaselineBot
from naqala_baseline.evaluation import evaluate, goods_value, phase_of, race_value
from naqala_baseline.outcome_evaluation import OutcomeEvaluation
from naqala_baseline.quick_answers import quick_answer
from naqala_baseline.rollouts import Rollouts, cheapest_bid
from naqala_baseline.tuned_weights import FAKIR_FLOOR, FAKIR_POTENTIAL, NEXT_GOOD, RARE_GOOD, RIVALS_WEIGHT
from naqala_baseline.walks import make_move, random_walk, start_of
from tests.games import at_random, plain, rich
from tests.positions import BLUE, PINK, Seat, game_at


def decide(game, seat, bot):
    """Play the bot's answer; the game rejects what is not legal."""
    action = bot.choose(game.memory(seat))
    game.play(action)
    return action


@pytest.mark.parametrize("players", [2, 4])
def test_it_plays_whole_games(players):
    game = Game.new(players, seed=players)
    bots = [BaselineBot(seed=1, sims=2), *[RandomBot(seed=seat) for seat in range(1, players)]]
    while not game.over:
        decide(game, game.seat, bots[game.seat])
    assert game.winners() == [0]


def test_it_plays_with_many_djinns():
    game = Game.at(rich(2, 5))
    bots = [BaselineBot(seed=seat, sims=1) for seat in range(2)]
    for _ in range(60):
        if not game.over:
            decide(game, game.seat, bots[game.seat])


def test_the_same_seed_and_playouts_give_the_same_answers():
    answers = []
    for _ in range(2):
        game = Game.new(2, seed=3)
        bots = [BaselineBot(seed=seat, sims=8) for seat in range(2)]
        answers.append([decide(game, game.seat, bots[game.seat]) for _ in range(7)])
    assert answers[0] == answers[1]


def test_by_the_clock_it_answers_too():
    game = Game.new(4, seed=3)
    decide(game, game.seat, BaselineBot(ms=0))


def test_it_walks_as_planned():
    game = Game.at(plain(2, 1))
    game.play(Bid(0))
    for price in (1, 3, 5):
        game.play(Bid(price))
    bot = BaselineBot(sims=2)
    seat = game.seat
    assert isinstance(decide(game, seat, bot), PickUp)
    plan = list(reversed(bot.plan))
    assert [decide(game, seat, bot) for _ in plan] == plan
    assert bot.plan == []


def test_a_walk_that_another_player_started_ends_legally():
    game = game_at({C3: "mmb", D3: "v", E3: "v", F3: "mb"}, places={F3: SMALL_MARKET})
    game.play(PickUp(C3))
    bot = BaselineBot()
    bot.plan = [Drop(F3, BUILDER)]
    drops = [decide(game, BLUE, bot) for _ in range(3)]
    assert [type(drop) for drop in drops] == [Drop] * 3
    assert isinstance(game.state.steps[-1], (Selling, Building, Trading))


def test_without_a_move_it_says_so():
    game = game_at({C3: "m", E3: "b"}, blue=Seat(elders=1, djinns=[ENKI]))
    assert BaselineBot().choose(game.memory(BLUE)) == game.options[0]


def test_it_cannot_think_less_than_nothing():
    with pytest.raises(ValueError, match="negative"):
        BaselineBot(sims=-1)


def test_a_random_walk_comes_to_its_outcome():
    luck = Luck.seeded(5)
    game = Game.new(2, seed=8)
    for _ in at_random(game, seed=8):
        state = game.state
        if state.over or not isinstance(state.steps[-1], Moving):
            continue
        for code in list(packed_outcomes(state.board))[::9]:
            drops = [(drop // TRIBE_COUNT, drop % TRIBE_COUNT) for drop in random_walk(state.board, code, luck)]
            assert follow(state.board, start_of(code), drops).packed == code


def test_a_whole_move_is_that_of_its_drops():
    game = Game.at(plain(2, 1))
    for price in (0, 1, 3, 5):
        game.play(Bid(price))
    state = game.state
    seat = state.seat
    code = packed_outcomes(state.board)[0]
    drops = random_walk(state.board, code, Luck.seeded(1))
    make_move(state, seat, code, drops)
    game.play(PickUp(start_of(code)))
    for drop in drops:
        game.play(Drop(drop // TRIBE_COUNT, drop % TRIBE_COUNT))
    assert state == game.state


def test_a_playout_ends_with_the_round():
    rollouts = Rollouts(Luck.seeded(1))
    state = plain(3, 2)
    state.play(cheapest_bid(state))
    end = rollouts.to_end_of_round(state)
    step = end.steps[-1]
    assert isinstance(step, Bidding)
    assert (step.nth, end.round) == (0, 2)


# Values


def test_goods():
    hand = pile_of([1, 0, 0, 0, 0, 0, 2, 0, 0, 3])
    assert goods_value(hand, 0, 0.0) == 3 + 1
    assert goods_value(hand, 1, 0.0) == 7 + 1
    assert goods_value(hand, 0, 0.5) == pytest.approx(4 + 0.5 * (4 * NEXT_GOOD + 2 * RARE_GOOD))
    assert goods_value(one(IVORY) + one(FISH), 7, 1.0) == 60


def test_the_race_of_the_viziers():
    assert race_value(1, 0, 0.12) == pytest.approx(10 / (1 + exp(-0.5 / 0.12)))
    assert race_value(1, 0, 0.12) + race_value(0, 0, 0.12) == pytest.approx(10)
    assert race_value(9, 0, 0.12) == 10
    assert race_value(0, 9, 0.12) == 0


def test_the_phase_goes_from_one_to_nothing():
    assert phase_of(plain(4, 1)) == 1.0
    assert phase_of(game_at({C3: "mm"}).state) == 0.0


def test_meeples_in_hand_have_left_the_board():
    """As in the study, where they went to the bag or to the player at once."""
    before = game_at({C3: "m"}, other_meeples=D3, asked=[Selling(BLUE), Moving(BLUE)])
    hunting = game_at({C3: "m"}, other_meeples=D3, asked=[Selling(BLUE), Killing(BLUE, E3, 2)])
    assert phase_of(hunting.state) < phase_of(before.state)


def test_a_position_late_in_the_game():
    """With few meeples left there is no future value: Elders count 2, tiles their value, goods their suits."""
    blue = Seat(gold=10, elders=2, cards=[IVORY, FISH], owns=[C3])
    game = game_at({E3: "mm"}, blue=blue, pink=Seat(gold=20), places={C3: (SACRED_PLACE, 15)})
    blue_points, pink_points = scores(game.state)
    assert (blue_points, pink_points) == (10 + 4 + 3 + 15, 20)
    even = race_value(0, 0, 0.12)
    expected = blue_points + even - RIVALS_WEIGHT * (pink_points + even)
    assert evaluate(game.state, BLUE) == pytest.approx(expected)


def test_a_game_that_is_over_counts_by_its_score():
    game = Game.new(3, seed=4)
    for _ in at_random(game, seed=4):
        pass
    blue, pink, orange = scores(game.state)
    assert evaluate(game.state, BLUE) == pytest.approx(blue - RIVALS_WEIGHT * (pink + orange) / 2)


def test_an_outcome_is_a_whole_turn():
    """Two Builders collected, the tile won, nothing to buy: the better of the two tiles is worth more."""
    places = {D3: (SMALL_MARKET, 6), E3: (SACRED_PLACE, 15), C3: (LARGE_MARKET, 4)}
    state = game_at({C3: "b", D3: "b"}, places=places).state
    outcomes_seen = OutcomeEvaluation()
    assert outcomes_seen.evaluate_outcomes(state, BLUE, 3) == max(outcomes_seen.gains)
    gains = dict(zip(outcomes_seen.codes, outcomes_seen.gains, strict=True))
    assert gains == {
        packed(C3, D3, BUILDER, 2) + 1: 6 + 2 * state.layout.blue_around(D3),
        packed(D3, C3, BUILDER, 2) + 1: 4 + 2 * state.layout.blue_around(C3),
    }


# Quick answers


def answer(game):
    assert quick_answer(game.state) in game.options
    return quick_answer(game.state)


def test_fakirs_build_where_they_earn_more_than_they_promise():
    asked = [Selling(BLUE), Building(BLUE, D3, 2, 1)]
    blue = Seat(cards=[FAKIR, FAKIR])
    game = game_at(places={D3: SACRED_PLACE}, blue=blue, asked=asked)
    assert game.state.layout.blue_around(D3) == 4 > FAKIR_FLOOR
    assert answer(game) == Build(2)
    early = game_at({C3: "vemba" * 13}, places={D3: SACRED_PLACE}, blue=blue, asked=asked)
    assert FAKIR_FLOOR + FAKIR_POTENTIAL * phase_of(early.state) > 4
    assert answer(early) == Build(0)


def test_the_best_djinn_or_none():
    asked = [Selling(BLUE), Summoning(BLUE)]
    game = game_at(blue=Seat(elders=2), djinn_row=[ENKI, HAGIS, BAAL], asked=asked)
    assert answer(game) == Summon(HAGIS)
    assert answer(game_at(blue=Seat(elders=1, cards=[IVORY]), djinn_row=[ENKI], asked=asked)) == PASS


def test_victims():
    asked = [Selling(BLUE), Killing(BLUE, D3, 1)]
    assert answer(game_at({C3: "vb", E3: "m"}, asked=asked)) == Kill(E3, 2)
    owned = game_at({E3: "m"}, blue=Seat(owns=[E3]), pink=Seat(elders=1), asked=asked)
    assert answer(owned) == Strike(PINK, ELDER)
    assert answer(game_at({C3: "va"}, asked=asked)) == Kill(C3, ASSASSIN)


def test_a_market_for_the_poor():
    """Asked because of a power, the bot passes: free powers wait for the end of the turn."""
    blue = Seat(gold=2, elders=1, djinns=[ENKI])
    assert answer(game_at(blue=blue, row=[IVORY] * 2, asked=[Selling(BLUE), Trading(BLUE, 3, 3, 1)])) == PASS
    assert answer(game_at(blue=blue, asked=[Selling(BLUE), Welcoming(BLUE, VIZIER, 2)])) == GO_ON
    assert answer(game_at(blue=blue, asked=[Selling(BLUE)])) == END_TURN
