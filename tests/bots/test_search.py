"""The tree search: reproducible by seed, in one process or several, and stronger than a quick answer."""

import pytest

from naqala import Game, bots
from naqala.bots.search.candidates import answer_candidate
from naqala.bots.search.outcome_values import NO_OUTCOME
from naqala.bots.search.tree import Node, Search, board_hash, edges_by_visits
from naqala.bots.search.weights import shipped_evaluator
from naqala.bots.search_bot import check_signals
from naqala.engine.actions import GO_ON, PASS, Action, Bid, PickUp
from naqala.engine.luck import Luck

SMALL = "search:sims=16,outcomes=3,walks=2"


def under_way(players: int, seed: int, actions: int) -> Game:
    game = Game.new(players, seed)
    bot = bots.make_bot("gentle", seed=seed)
    for _ in range(actions):
        game.play(bot.choose(game.memory(game.seat)))
    return game


def answers(spec: str, seed: int, game: Game) -> list[Action]:
    """The next five answers of a bot that decides for all seats."""
    game = Game.parse(game.saved())
    bot = bots.make_bot(spec, seed=seed)
    found = []
    for _ in range(5):
        found.append(bot.choose(game.memory(game.seat)))
        game.play(found[-1])
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_a_seed_and_a_number_of_simulations_determine_the_answers(players):
    game = under_way(players, 3, 30)
    assert answers(SMALL, 5, game) == answers(SMALL, 5, game)


def test_a_search_in_several_processes_is_reproducible_and_legal():
    game = under_way(2, 3, 0)
    alone = bots.make_bot("search:sims=8,outcomes=3,walks=2,cores=2", seed=5)
    again = bots.make_bot("search:sims=8,outcomes=3,walks=2,cores=2", seed=5)
    found = alone.choose(game.memory(game.seat))
    assert found in game.options
    assert found == again.choose(game.memory(game.seat))


def make_search(players: int, sims: int, seconds: float) -> Search:
    return Search(shipped_evaluator(players), Luck.seeded(1), sims, seconds, 3, 2, check_signals)


def test_every_simulation_is_counted_along_its_path():
    game = under_way(3, 2, 0)
    search = make_search(3, 20, 0.0)
    root = search.search_root(game.memory(game.seat))
    assert search.simulations == 20
    assert root.visits == 20
    assert sum(edge.visits for edge in root.edges) == 20
    inner = [edge.child for edge in root.edges if edge.child is not None]
    assert inner, "the tree has a second storey"
    assert all(node.visits <= 20 for node in inner)


def test_a_search_without_another_limit_ends_by_time():
    game = under_way(2, 2, 0)
    search = make_search(2, 0, 0.05)
    root = search.search_root(game.memory(game.seat))
    assert root.visits == search.simulations >= 8


def test_the_tree_includes_the_moves_of_others():
    game = under_way(2, 4, 4)  # all have bid
    assert isinstance(game.options[0], PickUp)
    root = make_search(2, 60, 0.0).search_root(game.memory(game.seat))
    seats = {node.seat for edge in root.edges if (node := edge.child) is not None}
    assert seats == {0, 1} or seats == {1 - game.seat}


def test_bids_of_rivals_are_considered_without_their_fakirs():
    game = under_way(2, 4, 1)
    root = make_search(2, 40, 0.0).search_root(game.memory(game.seat))
    for edge in root.edges:
        if edge.child is not None and edge.child.seat != game.seat:
            for further in edge.child.edges:
                assert not isinstance(further.candidate.action, Bid) or further.candidate.action.fakirs == 0


def test_the_most_visited_edge_is_chosen_and_of_equals_the_better():
    node = Node(0, 0)
    for action, visits, total_value in ((PASS, 3, 9.0), (GO_ON, 5, -9.0)):
        node.add(answer_candidate(action, 0.0))
        node.edges[-1].visits, node.edges[-1].total_value = visits, total_value
    assert edges_by_visits(node)[0].candidate.action is GO_ON
    node.edges[0].visits = 5
    assert edges_by_visits(node)[0].candidate.action is PASS


def test_priors_follow_the_estimates():
    node = Node(0, 0)
    for estimate in (1.0, 5.0, 3.0):
        node.add(answer_candidate(PASS, estimate))
    prior_sum = [edge.prior for edge in node.edges]
    assert prior_sum[1] == 1.0
    assert prior_sum[0] < prior_sum[2] < prior_sum[1]
    assert node.prior_sum == pytest.approx(sum(prior_sum))
    assert node.next_walk(3) == NO_OUTCOME


def test_another_board_has_another_hash():
    game = under_way(2, 4, 4)
    before = board_hash(game.state.board)
    for action in (
        bots.make_bot("planner:outcomes=2,walks=1,rounds=1", seed=1).explain(game.memory(game.seat), 1)[0].actions
    ):
        game.play(action)
    assert board_hash(game.state.board) != before
