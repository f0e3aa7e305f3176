"""What many games tell, against counting in another way."""

import random
from collections import Counter

import pytest

from naqala.arena.findings import findings
from naqala.arena.tally import Tally
from naqala.engine.actions import Bid, EndTurn
from naqala.engine.djinns import DJINNS
from naqala.engine.game import Game
from naqala.engine.steps import Selling
from naqala.engine.things import C3, D3, PRICES
from tests.laying import BLUE, lay

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
def said(games):
    tally = Tally(PLAYERS)
    for game in games:
        tally.add(game)
    return findings(tally)


def test_scores_rounds_and_ends(games, said):
    totals = [[sheet.total for sheet in game.scores()] for game in games]
    assert said["games"] == 8
    assert said["score"] == pytest.approx(sum(map(sum, totals)) / 24)
    assert said["winning_score"] == pytest.approx(sum(map(max, totals)) / 8)
    assert said["rounds"] == pytest.approx(sum(game.state.round for game in games) / 8)
    assert sum(said["ends"].values()) == 8


def test_every_decision_is_counted_with_its_options(games, said):
    counted = said["branching"]
    assert counted["all"]["decisions"] == sum(len(game.log) for game in games)
    assert sum(one["decisions"] for kind, one in counted.items() if kind != "all") == counted["all"]["decisions"]
    bids = [len(before.options()) for game in games for before, action, _ in game.retold() if isinstance(action, Bid)]
    assert counted["Bidding"] == {"decisions": len(bids), "options": pytest.approx(sum(bids) / len(bids))}


def test_spots_are_counted_by_their_price(games, said):
    taken = Counter(action.price for game in games for action in game.log if isinstance(action, Bid))
    assert {int(price): one["bids"] for price, one in said["spots"].items()} == taken
    assert all(one["gold"] <= int(price) for price, one in said["spots"].items())
    assert set(taken) <= set(PRICES)


def test_the_first_turn_of_a_round_costs_most(games, said):
    golds = [one["gold"] for one in said["turns"].values()]
    assert list(said["turns"]) == ["1", "2", "3"]
    assert golds == sorted(golds, reverse=True)


def test_points_of_turns_are_what_the_scores_rose_by():
    game = random_game(3)
    tally = Tally(PLAYERS)
    tally.add(game)
    rises: list[int] = []
    began: dict[int, int] = {}
    positions = [before for before, _, _ in game.retold()]
    for nth, action in enumerate(game.log):
        seat = positions[nth].seat
        after = positions[nth + 1] if nth + 1 < len(positions) else game.state
        if not isinstance(action, Bid):
            began.setdefault(seat, Game.at(positions[nth]).scores()[seat].total)
        if isinstance(action, EndTurn):
            rises.append(Game(after, None, b"", False).scores()[seat].total - began.pop(seat))
    assert sum(mean.total for mean in tally.gained.values()) == sum(rises)
    assert sum(mean.n for mean in tally.gained.values()) == len(rises)


def test_all_players_are_in_some_class_of_spending(said):
    assert sum(one["players"] for one in said["spent"]) == 24
    assert sum(one["players"] * one["win_share"] for one in said["spent"]) == pytest.approx(8)
    edges = [(one["from"], one["to"]) for one in said["spent"]]
    assert edges == sorted(edges)
    assert all(edges[n][1] < edges[n + 1][0] for n in range(len(edges) - 1))


def test_sources_add_up_to_the_scores(games, said):
    assert sum(one["winners"] for one in said["sources"].values()) == pytest.approx(said["winning_score"])


def test_djinns_are_worth_what_their_owners_made(games, said):
    for djinn in DJINNS:
        owners = [
            (seat in game.winners()) / len(game.winners())
            for game in games
            for seat in range(PLAYERS)
            if game.state.players[seat].djinns >> djinn.id & 1
        ]
        if owners:
            assert said["djinns"][djinn.name]["win_share"] == pytest.approx(sum(owners) / len(owners))


# Games that begin in the middle


def tally_of(game: Game) -> Tally:
    tally = Tally(len(game.start.players))
    tally.add(game)
    return tally


def counts(means) -> dict[int, int]:
    return {place: mean.n for place, mean in means.items()}


def test_of_the_round_in_which_a_record_begins_no_turn_is_counted():
    game = Game.new(PLAYERS, 5)
    while not any(isinstance(action, EndTurn) for action in game.log):
        game.play(game.options[0])
    tally = tally_of(played_out(Game.at(game.state)))
    rounds = int(tally.rounds.value) - 1  # the first is not seen from its bids on
    assert rounds > 1
    assert counts(tally.bids) == counts(tally.gained) == dict.fromkeys((1, 2, 3), rounds)


def test_a_record_may_begin_amid_a_turn_that_was_laid_out():
    tally = tally_of(played_out(lay({C3: "v", D3: "v"}, asked=[Selling(BLUE)], no_move=True)))
    said = findings(tally)
    assert (said["games"], said["turns"], said["spots"], said["spent"]) == (1, {}, {}, [])


def test_a_bid_made_before_the_record_begins_is_not_counted_but_its_turn_is():
    game = Game.new(2, 5)
    game.play(Bid(8))
    tally = tally_of(played_out(Game.at(game.state)))
    rounds = int(tally.rounds.value)
    assert sum(counts(tally.gained).values()) == 4 * rounds
    assert sum(counts(tally.bids).values()) == 4 * rounds - 1


def test_only_who_was_seen_from_the_first_bid_on_has_spent_so_much_in_a_game():
    assert len(tally_of(random_game(1)).spent) == PLAYERS
    game = Game.new(PLAYERS, 1)
    game.play(Bid(0))
    assert tally_of(played_out(Game.at(game.state))).spent == []
