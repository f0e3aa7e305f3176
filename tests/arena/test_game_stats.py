"""Statistics of many games, compared with another way of counting."""

import random
from collections import Counter

import pytest

from naqala.arena.game_stats import GameStats
from naqala.arena.stats_summary import summarize
from naqala.engine.actions import Bid, EndTurn
from naqala.engine.components import BID_PRICES, C3, D3
from naqala.engine.djinns import DJINNS
from naqala.engine.game import Game
from naqala.engine.steps import Selling
from tests.positions import BLUE, game_at

PLAYERS = 3


def random_game(seed: int) -> Game:
    return played_out(Game.new(PLAYERS, seed), seed)


def played_out(game: Game, seed: int = 1) -> Game:
    chance = random.Random(seed)
    while not game.over:
        game.play(chance.choice(game.options))
    return game


@pytest.fixture(scope="module")
def games() -> list[Game]:
    return [random_game(seed) for seed in range(8)]


@pytest.fixture(scope="module")
def summary(games):
    stats = GameStats(PLAYERS)
    for game in games:
        stats.add(game)
    return summarize(stats)


def test_scores_rounds_and_ends(games, summary):
    totals = [[sheet.total for sheet in game.scores()] for game in games]
    assert summary["games"] == 8
    assert summary["score"] == pytest.approx(sum(map(sum, totals)) / 24)
    assert summary["winning_score"] == pytest.approx(sum(map(max, totals)) / 8)
    assert summary["rounds"] == pytest.approx(sum(game.state.round for game in games) / 8)
    assert sum(summary["ends"].values()) == 8


def test_every_decision_is_counted_with_its_options(games, summary):
    counted = summary["branching"]
    assert counted["all"]["decisions"] == sum(len(game.log) for game in games)
    assert sum(one["decisions"] for kind, one in counted.items() if kind != "all") == counted["all"]["decisions"]
    bids = [len(before.options()) for game in games for before, action, _ in game.replay() if isinstance(action, Bid)]
    assert counted["Bidding"] == {"decisions": len(bids), "options": pytest.approx(sum(bids) / len(bids))}


def test_spots_are_counted_by_their_price(games, summary):
    taken = Counter(action.price for game in games for action in game.log if isinstance(action, Bid))
    assert {int(price): one["bids"] for price, one in summary["spots"].items()} == taken
    assert all(one["gold"] <= int(price) for price, one in summary["spots"].items())
    assert set(taken) <= set(BID_PRICES)


def test_the_first_turn_of_a_round_costs_most(games, summary):
    golds = [one["gold"] for one in summary["turns"].values()]
    assert list(summary["turns"]) == ["1", "2", "3"]
    assert golds == sorted(golds, reverse=True)


def test_points_of_turns_are_the_increase_of_the_scores():
    game = random_game(3)
    stats = GameStats(PLAYERS)
    stats.add(game)
    rises: list[int] = []
    points_before: dict[int, int] = {}
    positions = [before for before, _, _ in game.replay()]
    for nth, action in enumerate(game.log):
        seat = positions[nth].seat
        after = positions[nth + 1] if nth + 1 < len(positions) else game.state
        if not isinstance(action, Bid):
            points_before.setdefault(seat, Game.at(positions[nth]).scores()[seat].total)
        if isinstance(action, EndTurn):
            rises.append(Game(after, None, b"", False).scores()[seat].total - points_before.pop(seat))
    assert sum(mean.total for mean in stats.gained.values()) == sum(rises)
    assert sum(mean.n for mean in stats.gained.values()) == len(rises)


def test_all_players_are_in_some_class_of_spending(summary):
    assert sum(one["players"] for one in summary["spent"]) == 24
    assert sum(one["players"] * one["win_share"] for one in summary["spent"]) == pytest.approx(8)
    edges = [(one["from"], one["to"]) for one in summary["spent"]]
    assert edges == sorted(edges)
    assert all(edges[n][1] < edges[n + 1][0] for n in range(len(edges) - 1))


def test_sources_add_up_to_the_scores(games, summary):
    assert sum(one["winners"] for one in summary["sources"].values()) == pytest.approx(summary["winning_score"])


def test_djinns_are_worth_what_their_owners_made(games, summary):
    for djinn in DJINNS:
        owners = [
            (seat in game.winners()) / len(game.winners())
            for game in games
            for seat in range(PLAYERS)
            if game.state.players[seat].djinns >> djinn.id & 1
        ]
        if owners:
            assert summary["djinns"][djinn.name]["win_share"] == pytest.approx(sum(owners) / len(owners))


# Games that start in the middle


def tally_of(game: Game) -> GameStats:
    stats = GameStats(len(game.start.players))
    stats.add(game)
    return stats


def counts(means) -> dict[int, int]:
    return {place: mean.n for place, mean in means.items()}


def test_of_the_round_in_which_a_record_begins_no_turn_is_counted():
    game = Game.new(PLAYERS, 5)
    while not any(isinstance(action, EndTurn) for action in game.log):
        game.play(game.options[0])
    stats = tally_of(played_out(Game.at(game.state)))
    rounds = int(stats.rounds.value) - 1  # the first one is not seen from its bids on
    assert rounds > 1
    assert counts(stats.bids) == counts(stats.gained) == dict.fromkeys((1, 2, 3), rounds)


def test_a_record_may_start_in_the_middle_of_a_turn():
    stats = tally_of(played_out(game_at({C3: "v", D3: "v"}, asked=[Selling(BLUE)], no_move=True)))
    summary = summarize(stats)
    assert (summary["games"], summary["turns"], summary["spots"], summary["spent"]) == (1, {}, {}, [])


def test_a_bid_made_before_the_record_begins_is_not_counted_but_its_turn_is():
    game = Game.new(2, 5)
    game.play(Bid(8))
    stats = tally_of(played_out(Game.at(game.state)))
    rounds = int(stats.rounds.value)
    assert sum(counts(stats.gained).values()) == 4 * rounds
    assert sum(counts(stats.bids).values()) == 4 * rounds - 1


def test_gold_spent_in_a_game_is_counted_only_if_the_record_has_all_bids():
    assert len(tally_of(random_game(1)).spent) == PLAYERS
    game = Game.new(PLAYERS, 1)
    game.play(Bid(0))
    assert tally_of(played_out(Game.at(game.state))).spent == []
