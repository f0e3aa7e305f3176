"""Why a bot would do something: by source, and adding up."""

import pytest

from naqala import Game, bots
from naqala.bots.advice import DENIED, LEFT, PARTS
from naqala.bots.mind.features import SOURCES
from naqala.bots.mind.thinker import Thinker
from naqala.bots.mind.weights import valuer_for
from naqala.engine.actions import Bid, EndTurn, PickUp
from naqala.engine.luck import Luck
from naqala.engine.memory import Memory
from naqala.engine.scoring import scores
from naqala.engine.things import A1, A2, B1, C1, C3, C4, C5, OASIS, VILLAGE
from tests.games import at_random, rich
from tests.laying import Seat, lay

SMALL = "planner:outcomes=4,walks=2,rounds=2"


def positions(players: int) -> list[Game]:
    """Some games under way: at a bid, at a move, in the middle of a turn."""
    found = []
    for seed in range(3):
        game = Game.new(players, seed)
        bot = bots.named("gentle", seed=seed)
        for _ in range(20 * seed + 6):
            game.play(bot.choose(game.memory(game.seat)))
        found.append(game)
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_standing_is_the_sum_of_its_sources(players):
    valuer = valuer_for(players)
    game = Game.at(rich(players, 1))
    for _ in at_random(game, 1):
        standings = valuer.standings(game.state)
        for seat in range(players):
            assert sum(list(valuer.split(game.state, seat))) == pytest.approx(standings[seat])


@pytest.mark.parametrize("players", [2, 4])
def test_when_the_game_is_over_the_standings_are_the_scores(players):
    game = Game.new(players, 5)
    while not game.over:
        game.play(game.options[len(game.log) % len(game.options)])
    assert list(valuer_for(players).standings(game.state)) == scores(game.state)


def small_thinker(players: int) -> Thinker:
    thinker = Thinker(valuer_for(players), Luck.seeded(7))
    thinker.outcomes, thinker.walks, thinker.rounds, thinker.samples = 4, 2, 2, 1
    return thinker


@pytest.mark.parametrize("players", [2, 3])
def test_what_a_move_brings_by_source_is_what_it_promised(players):
    """No chance has a say in these games, so a turn finished twice is finished alike."""
    for game in positions(players):
        thinker, memory = small_thinker(players), game.memory(game.seat)
        now = thinker.valuer.margin(thinker.world(memory), game.seat)
        if isinstance(game.options[0], PickUp):
            for way in thinker.moves(memory)[:3]:
                _, parts = thinker.consequences(memory, way)
                assert sum(parts) == pytest.approx(way.promise - now)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_advice_is_lawful_from_its_first_action_to_its_last(players):
    for game in positions(players):
        bot = bots.named(SMALL, seed=1)
        found = bot.explain(game.memory(game.seat), 3)
        assert 1 <= len(found) <= 3
        for advice in found:
            assert set(advice.sources) == set(PARTS)
            twin = Game.at(game.state)
            for action in advice.actions:
                twin.play(action)
            assert isinstance(advice.actions[-1], (Bid, EndTurn))


def test_the_best_comes_first_and_no_outcome_twice():
    game = lay({C3: "mm", C4: "m", C5: "m", A1: "vv", B1: "v", C1: "v"}, blue=Seat(), pink=Seat())
    found = bots.named(SMALL, seed=1).explain(game.memory(game.seat), 9)
    values = [advice.value for advice in found]
    assert values == sorted(values, reverse=True)


def test_sources_say_where_the_points_come_from():
    """A camel on a Village that counts 5, and the palace there: ten points by tiles, and nothing by gold."""
    game = lay({A1: "v", A2: "v"}, places={A2: (VILLAGE, 5)}, blue=Seat(viziers=9))
    best = bots.named(SMALL, seed=1).explain(game.memory(game.seat), 1)[0]
    assert best.actions[0] == PickUp(A1)
    assert best.sources["tiles"] > 8
    assert best.sources["viziers"] > 0
    assert abs(best.sources["goods"]) < 1


def test_what_a_turn_leaves_to_the_next_is_a_loss():
    for game in positions(2):
        for advice in bots.named(SMALL, seed=1).explain(game.memory(game.seat), 2):
            mover = game.seat
            twin = Game.at(game.state)
            for action in advice.actions:
                twin.play(action)
            if not isinstance(advice.actions[0], Bid) and not twin.over and isinstance(twin.options[0], PickUp):
                assert (advice.sources[LEFT] > 0) == (twin.seat == mover)


def test_a_bot_that_does_not_know_why_gives_no_advice():
    game = Game.new(2, 1)
    assert bots.named("random", seed=1).explain(game.memory(game.seat)) == []


def test_search_ranks_by_what_it_trusts_and_explains_alike():
    game = positions(2)[1]
    bot = bots.named("search:sims=12,outcomes=3,walks=2", seed=1)
    found = bot.explain(game.memory(game.seat), 2)
    assert found
    again = bots.named("search:sims=12,outcomes=3,walks=2", seed=1).choose(game.memory(game.seat))
    assert found[0].actions[0] == again


def test_the_names_of_the_sources_are_those_that_hints_show():
    assert (*SOURCES, DENIED, LEFT) == PARTS
    assert SOURCES == ("tiles", "gold", "goods", "viziers", "elders", "djinns", "order")


def test_a_memory_is_enough():
    """Advice is made from a memory, so it needs no game at all."""
    game = lay({A1: "v", A2: "v"}, places={A2: OASIS})
    assert bots.named(SMALL, seed=1).explain(Memory.at(game.state, game.seat), 1)
