"""Self-play: samples, targets, and the sums that are kept of them."""

import pytest

from naqala.bots.search.evaluation import phase_of
from naqala.bots.search.features import CAMELS, ELDERS, FEATURE_COUNT, FEATURES, FIRST_DJINN, GOLD, OASES, VIZIERS
from naqala.bots.search.quick_bids import cheap_bid, quick_bid
from naqala.bots.search.self_play import COLUMNS, SelfPlay
from naqala.bots.search.turn_simulator import TurnSimulator
from naqala.bots.search.weights import (
    blank_weights,
    column_from_weights,
    points_only_evaluator,
    shipped_evaluator,
    shipped_weights,
    weights_from_column,
)
from naqala.bots.weight_files import InvalidWeights, check_weights
from naqala.engine.actions import Bid
from naqala.engine.components import A1, B1, C3, D3, E3, F5, OASIS
from naqala.engine.djinns import HAGIS, MARID
from naqala.engine.luck import Luck
from naqala.engine.scoring import score_sheet
from naqala.engine.setup import deal
from naqala.engine.steps import Bidding
from tests.positions import BLUE, PINK, Seat, game_at

RACES = [0.3, 0.9]


def make_self_play(players=2, width=1, exploration_rate=0.15) -> SelfPlay:
    return SelfPlay(players, TurnSimulator(shipped_evaluator(players), Luck.seeded(1)), RACES, width, exploration_rate)


def position(players=2):
    return game_at(
        {C3: "mm", D3: "v", E3: "v"},
        players=players,
        places={A1: OASIS},
        other_meeples=F5,
        blue=Seat(gold=30, viziers=4, elders=1, owns=[A1], djinns=[HAGIS]),
        pink=Seat(gold=50, viziers=1, elders=3),
        orange=Seat(gold=70, viziers=2, owns=[B1]),
    ).state


def rows_of(feature_rows: SelfPlay) -> list[list[float]]:
    flat = list(feature_rows.feature_rows)
    return [flat[at : at + COLUMNS] for at in range(0, len(flat), COLUMNS)]


def test_a_sample_is_the_difference_of_the_features():
    state, self_play = position(), make_self_play()
    self_play.record_samples(state)
    (row,) = rows_of(self_play)
    phase = phase_of(state)
    expected = {GOLD: -0.2, VIZIERS: 3, ELDERS: -2, CAMELS: -1, OASES: 1, FIRST_DJINN + HAGIS: 1}
    for feature, amount in expected.items():
        assert row[feature] == pytest.approx(phase * amount)
        assert row[FEATURE_COUNT + feature] == pytest.approx(phase * phase * amount)
    assert 0 < phase < 1


def test_with_more_players_each_gives_a_sample_against_the_mean_of_the_others():
    state, self_play = position(3), make_self_play(3)
    self_play.record_samples(state)
    rows = rows_of(self_play)
    phase = phase_of(state)
    assert [row[GOLD] for row in rows] == pytest.approx([phase * gold for gold in (-0.3, 0, 0.3)])
    assert [sum(column) for column in zip(*rows, strict=True)] == pytest.approx([0] * COLUMNS)


def test_base_margins_count_points_and_the_race_and_no_features():
    state, self_play = position(), make_self_play()
    self_play.record_samples(state)
    assert len(self_play.base_margins) == len(RACES) * 2
    bare = [score_sheet(state, seat).total - score_sheet(state, seat).more_viziers for seat in (BLUE, PINK)]
    for nth, race in enumerate(RACES):
        evaluator = points_only_evaluator(race)
        evaluator.set_phase(state)
        margin = float(bare[BLUE] - bare[PINK]) + evaluator.vizier_race(3) - evaluator.vizier_race(-3)
        assert list(self_play.base_margins)[2 * nth : 2 * nth + 2] == pytest.approx([margin, -margin])
    assert self_play.base_margins[0] > self_play.base_margins[2]  # the narrower the race, the more certain the leader


@pytest.mark.parametrize("players", [2, 3])
def test_the_sums_are_those_of_the_samples(players):
    self_play = make_self_play(players)
    over = self_play.play(Luck.seeded(4))
    self_play.add_game(over)
    rows = rows_of(self_play)
    points = [score_sheet(over, seat).total for seat in range(players)]
    final = [mine - (sum(points) - mine) / (players - 1) for mine in points]
    sample_seats = 1 if players == 2 else players
    assert self_play.rows == len(rows) > sample_seats * 3
    assert self_play.all_products() == pytest.approx(
        [sum(row[i] * row[j] for row in rows) for i in range(COLUMNS) for j in range(COLUMNS)]
    )
    for race in range(len(RACES)):
        targets = [
            final[nth % sample_seats]
            - self_play.base_margins[(nth // sample_seats * len(RACES) + race) * players + nth % sample_seats]
            for nth in range(len(rows))
        ]
        assert self_play.all_squares()[race] == pytest.approx(sum(target * target for target in targets))
        assert self_play.all_targets()[race] == pytest.approx(
            [sum(row[i] * target for row, target in zip(rows, targets, strict=True)) for i in range(COLUMNS)]
        )


def test_games_add_up_and_the_same_seeds_give_the_same_sums():
    together, again = make_self_play(), make_self_play()
    together.play_games([1, 2])
    again.play_games([1])
    alone = again.rows
    again.play_games([2])
    assert 0 < alone < again.rows == together.rows
    assert again.all_products() == together.all_products()
    assert again.all_targets() == together.all_targets()


def test_a_game_of_exploration_only_ends_too():
    self_play = make_self_play(exploration_rate=1.0)
    assert self_play.play(Luck.seeded(2)).over
    assert len(self_play.base_margins) > 0


def test_some_players_start_with_djinns():
    self_play = make_self_play(4)
    lent = set()
    for seed in range(20):
        self_play.simulator.luck = Luck.seeded(seed)
        state = deal(4, self_play.simulator.luck)
        self_play.deal_extra_djinns(state)
        lent |= {djinn for player in state.players for djinn in range(22) if player.djinns >> djinn & 1}
    assert len(lent) > 10


# Quick bids


def test_if_going_first_brings_nothing_the_cheapest_bid_is_chosen():
    state = game_at({C3: "m"}, asked=[Bidding(BLUE, 0)], to_act=[], bid_order=[BLUE, PINK, BLUE, PINK]).state
    assert quick_bid(state, make_self_play().simulator.outcome_values) == Bid(0)


def test_a_turn_worth_more_than_the_others_is_paid_for():
    state = game_at(
        {C3: "vv", D3: "b", E3: "vvvvvvvvvv"}, asked=[Bidding(BLUE, 0)], to_act=[], bid_order=[BLUE, PINK, BLUE, PINK]
    ).state
    bid = quick_bid(state, make_self_play().simulator.outcome_values)
    assert isinstance(bid, Bid)
    assert bid.price > 0


def test_a_cheap_bid_costs_five_at_most():
    state = deal(3, Luck.seeded(1))
    luck = Luck.seeded(2)
    bids = {bid.price for bid in [cheap_bid(state, luck) for _ in range(60)] if isinstance(bid, Bid)}
    assert bids == {0, 1, 3, 5}


# Sets of weights


def test_a_column_of_weights_and_a_set_are_the_same():
    weights = shipped_weights()["3"]
    assert weights_from_column(column_from_weights(weights), weights["race"][0]) == weights
    assert column_from_weights(weights)[:2] == [weights["gold"][0], weights["poor"][0]]
    assert set(column_from_weights(blank_weights())) == {0.0}


def test_a_djinn_without_a_weight_is_neutral():
    weights = {name: values for name, values in shipped_weights()["2"].items() if name != "Marid"}
    assert check_weights({"2": weights}, (2,), "mine.json") == {"2": weights}
    column = column_from_weights(weights)
    assert (column[FIRST_DJINN + MARID], column[FEATURE_COUNT + FIRST_DJINN + MARID]) == (0.0, 0.0)
    assert len(column) == 2 * len(FEATURES)


def test_incomplete_weights_are_rejected():
    lacking = {name: [0.0, 0.0] for name in FEATURES if name != "gold"}
    with pytest.raises(InvalidWeights, match="two numbers for 'gold' of 2 players"):
        check_weights({"2": lacking}, (2,), "mine.json")
