"""The tree: the same for a seed, on one core or with help, and wiser than a glance."""

import pytest

from naqala import Game, bots
from naqala.bots.mind.outlook import NONE
from naqala.bots.mind.tree import Node, Search, by_trust, ground
from naqala.bots.mind.ways import answering
from naqala.bots.mind.weights import valuer_for
from naqala.bots.searching import breathe
from naqala.engine.actions import GO_ON, PASS, Action, Bid, PickUp
from naqala.engine.luck import Luck

SMALL = "search:sims=16,outcomes=3,walks=2"


def under_way(players: int, seed: int, actions: int) -> Game:
    game = Game.new(players, seed)
    bot = bots.named("gentle", seed=seed)
    for _ in range(actions):
        game.play(bot.choose(game.memory(game.seat)))
    return game


def answers(spec: str, seed: int, game: Game) -> list[Action]:
    """The next five of one who answers for everybody."""
    game = Game.parse(game.saved())
    bot = bots.named(spec, seed=seed)
    said = []
    for _ in range(5):
        said.append(bot.choose(game.memory(game.seat)))
        game.play(said[-1])
    return said


@pytest.mark.parametrize("players", [2, 4])
def test_a_seed_and_a_number_of_passages_settle_the_answers(players):
    game = under_way(players, 3, 30)
    assert answers(SMALL, 5, game) == answers(SMALL, 5, game)


def test_helpers_on_other_cores_are_settled_too_and_lawful():
    game = under_way(2, 3, 0)
    alone = bots.named("search:sims=8,outcomes=3,walks=2,cores=2", seed=5)
    again = bots.named("search:sims=8,outcomes=3,walks=2,cores=2", seed=5)
    said = alone.choose(game.memory(game.seat))
    assert said in game.options
    assert said == again.choose(game.memory(game.seat))


def searcher(players: int, sims: int, seconds: float) -> Search:
    return Search(valuer_for(players), Luck.seeded(1), sims, seconds, 3, 2, breathe)


def test_every_passage_is_counted_where_it_went():
    game = under_way(3, 2, 0)
    search = searcher(3, 20, 0.0)
    root = search.grown(game.memory(game.seat))
    assert search.passages == 20
    assert root.visits == 20
    assert sum(branch.tried for branch in root.branches) == 20
    inner = [branch.then for branch in root.branches if branch.then is not None]
    assert inner, "the tree has a second storey"
    assert all(node.visits <= 20 for node in inner)


def test_time_ends_a_search_that_has_no_other_end():
    game = under_way(2, 2, 0)
    search = searcher(2, 0, 0.05)
    root = search.grown(game.memory(game.seat))
    assert root.visits == search.passages >= 8


def test_the_tree_goes_on_to_the_moves_of_others():
    game = under_way(2, 4, 4)  # all have bid
    assert isinstance(game.options[0], PickUp)
    root = searcher(2, 60, 0.0).grown(game.memory(game.seat))
    seats = {node.seat for branch in root.branches if (node := branch.then) is not None}
    assert seats == {0, 1} or seats == {1 - game.seat}


def test_bids_of_rivals_are_thought_of_without_their_fakirs():
    game = under_way(2, 4, 1)
    root = searcher(2, 40, 0.0).grown(game.memory(game.seat))
    for branch in root.branches:
        if branch.then is not None and branch.then.seat != game.seat:
            for further in branch.then.branches:
                assert not isinstance(further.way.action, Bid) or further.way.action.fakirs == 0


def test_the_most_tried_way_is_trusted_and_of_equals_the_better():
    node = Node(0, 0)
    for action, tried, total in ((PASS, 3, 9.0), (GO_ON, 5, -9.0)):
        node.add(answering(action, 0.0))
        node.branches[-1].tried, node.branches[-1].total = tried, total
    assert by_trust(node)[0].way.action is GO_ON
    node.branches[0].tried = 5
    assert by_trust(node)[0].way.action is PASS


def test_hope_goes_by_promise():
    node = Node(0, 0)
    for promise in (1.0, 5.0, 3.0):
        node.add(answering(PASS, promise))
    hopes = [branch.hope for branch in node.branches]
    assert hopes[1] == 1.0
    assert hopes[0] < hopes[2] < hopes[1]
    assert node.hopes == pytest.approx(sum(hopes))
    assert node.next_walk(3) == NONE


def test_another_board_is_other_ground():
    game = under_way(2, 4, 4)
    before = ground(game.state.board)
    for action in (
        bots.named("planner:outcomes=2,walks=1,rounds=1", seed=1).explain(game.memory(game.seat), 1)[0].actions
    ):
        game.play(action)
    assert ground(game.state.board) != before
