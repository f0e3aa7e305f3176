"""Worlds that agree with everything a seat knows, each at its right frequency (H3)."""

import multiprocessing
import random
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

import pytest

from naqala.engine.actions import Invoke
from naqala.engine.audit import audit
from naqala.engine.components import A1, B1, C3, D3, E1, FAKIR, FISH, NOBODY, SACRED_PLACE, SILK, SMALL_MARKET, WHEAT
from naqala.engine.djinns import BOAZ, DJINNS, IBLIS, SIBITTIS, SLOAR
from naqala.engine.events import Event
from naqala.engine.game import Game
from naqala.engine.geometry import members
from naqala.engine.imagine import imagine
from naqala.engine.luck import Luck
from naqala.engine.memory import Memory
from naqala.engine.pile import one
from naqala.engine.steps import Keeping, Moving, Selling
from naqala.engine.view import open_view, view, visible_event
from tests.engine.test_hidden import followed, story
from tests.engine.test_memory import Onlookers, moments
from tests.games import DEALS, rich
from tests.positions import BLUE, ORANGE, PINK, Seat, game_at, sow

pytestmark = pytest.mark.rule("H3")

TABLES = [(deal, players, seed) for deal in DEALS for players in (2, 3, 4) for seed in (1, 2)]
TRIALS = 4000


def shares(found):
    """Return the relative frequency of each."""
    return {what: n / sum(found.values()) for what, n in found.items()}


def close(found, exact):
    """Are these frequencies within four standard deviations of the exact ones?"""
    trials = sum(found.values())
    return set(found) == {what for what, p in exact.items() if p} and all(
        abs(found[what] - trials * p) <= 4 * (trials * p * (1 - p)) ** 0.5 + 1 for what, p in exact.items()
    )


# Consistency


@pytest.mark.parametrize(("deal", "players", "seed"), TABLES)
def test_view_and_memory_of_an_imagined_world_are_those_it_was_imagined_from(deal, players, seed):
    luck = Luck.seeded(9)
    for state, memories in moments(deal, players, seed):
        for memory in memories:
            world = imagine(memory, luck)
            assert view(world, memory.seat) == memory.view == view(state, memory.seat)
            again = memory.copy()
            again.view = view(world, memory.seat)
            assert again == memory


@pytest.mark.parametrize(("deal", "players", "seed"), TABLES)
def test_an_imagined_world_is_possible_and_has_the_same_steps(deal, players, seed):
    luck = Luck.seeded(9)
    for nth, (state, memories) in enumerate(moments(deal, players, seed)):
        world = imagine(memories[nth % len(memories)], luck)
        audit(world)
        settled = world.copy()
        settled.run_automatic_steps()
        assert settled.key() == world.key()
        assert world.seat == state.seat


@pytest.mark.parametrize(("deal", "players", "seed"), TABLES)
def test_an_imagined_world_has_the_gold_and_the_hands_that_are_remembered(deal, players, seed):
    luck = Luck.seeded(9)
    for nth, (state, memories) in enumerate(moments(deal, players, seed)):
        memory = memories[nth % len(memories)]
        world = imagine(memory, luck)
        for player, truth in zip(world.players, state.players, strict=True):
            assert player.gold == truth.gold
            if not memory.drawn(player.seat):
                assert player.hand == truth.hand


@pytest.mark.parametrize(("deal", "players", "seed"), TABLES)
def test_a_memory_that_continues_in_an_imagined_world_stays_consistent(deal, players, seed):
    chance, luck = random.Random(seed), Luck.seeded(9)
    for nth, (_, memories) in enumerate(moments(deal, players, seed)):
        if nth % 12:
            continue
        memory = chance.choice(memories).copy()
        world = imagine(memory, luck)
        for _ in range(40):
            if world.over:
                break
            events: list[Event] = []
            world.event_sink = events
            world.play(chance.choice(world.options()))
            for event in events:
                memory.observe(visible_event(event, memory.seat))
            memory.view = view(world, memory.seat)
            other = imagine(memory, luck)
            assert view(other, memory.seat) == memory.view
            assert [player.gold for player in world.players] == list(memory.gold)


@pytest.mark.parametrize("seed", range(150))
def test_every_imagined_hand_has_a_history_and_every_history_is_imagined(seed):
    memory, histories = followed(*story(seed))
    luck = Luck.seeded(seed)
    found = {tuple(player.hand for player in imagine(memory, luck).players) for _ in range(60)}
    assert found <= set(histories.hands())
    assert len(histories.hands()) > 1 or found == set(histories.hands())


@pytest.mark.rule("H2")
def test_with_open_hands_the_true_position_is_imagined():
    game = Game.at(rich(3, 5), hands_open=True)
    chance = random.Random(1)
    for _ in range(120):
        game.play(chance.choice(game.options))
        world = imagine(game.memory(NOBODY), Luck.seeded(2))
        assert open_view(world, NOBODY) == open_view(game.state, NOBODY)


# Decisions


@pytest.mark.parametrize(("deal", "players", "seed"), TABLES)
def test_the_options_of_a_seat_are_the_same_in_every_world_it_can_imagine(deal, players, seed):
    luck = Luck.seeded(9)
    for state, memories in moments(deal, players, seed):
        for memory in memories:
            if state.seat == NOBODY or memory.seat != state.seat:
                assert memory.options() == []
            else:
                assert memory.options() == state.options() == imagine(memory, luck).options()


@pytest.mark.rule("H4")
def test_a_rivals_hidden_cards_do_not_change_ones_options():
    asked = 0
    for seed in range(6):
        for state, memories in moments(rich, 2, seed):
            memory = memories[state.seat]
            if state.over or not memory.draws:
                continue
            worlds = [imagine(memory, Luck.seeded(n)) for n in range(3)]
            assert all(world.options() == state.options() for world in worlds)
            asked += len({world.key() for world in worlds}) > 1
    assert asked > 100


@pytest.mark.rule("D25")
def test_a_player_who_has_paid_to_kill_two_can_do_so_in_every_world():
    game = game_at(
        {A1: "a", B1: "a", E1: "ee"},
        players=3,
        places={B1: SMALL_MARKET},
        pink=Seat(elders=1, cards=[FAKIR, FAKIR, FISH], djinns=[IBLIS, SLOAR]),
        asked=[Selling(PINK), Moving(PINK)],
    )
    table = Onlookers(game)
    table.play(Invoke(SLOAR, 1))
    table.observe(sow(game, "A1 B1a"))
    table.play(Invoke(IBLIS, 0))
    luck = Luck.seeded(1)
    assert all(imagine(table.of(BLUE), luck).options() == list(game.options) for _ in range(50))


# Frequencies


@pytest.mark.rule("D22")
def test_a_hidden_card_is_any_card_of_the_deck_with_equal_probability():
    game = game_at(
        players=3,
        pink=Seat(cards=[FAKIR], djinns=[SLOAR]),
        discards=[FISH, FISH, SILK],
        other_cards=ORANGE,
        asked=[Selling(PINK)],
    )
    table = Onlookers(game)
    table.play(Invoke(SLOAR, 1))
    luck = Luck.seeded(1)
    drawn = Counter(imagine(table.of(BLUE), luck).players[PINK].hand for _ in range(TRIALS))
    assert close(drawn, {one(FISH): 1 / 2, one(SILK): 1 / 4, one(FAKIR): 1 / 4})


def is_informative(seed):
    """Has the story several secret draws, at least one of them shown, and more than two ends?"""
    memory, histories = followed(*story(seed))
    return len(memory.draws) > 1 and memory.needs and len(histories.hands()) > 2


INFORMATIVE = [seed for seed in range(80) if is_informative(seed)]


@pytest.mark.parametrize("seed", INFORMATIVE)
def test_hands_occur_as_often_as_the_histories_that_lead_to_them(seed):
    memory, histories = followed(*story(seed))
    exact = shares(histories.hands())
    luck = Luck.seeded(1)
    found = Counter(tuple(player.hand for player in imagine(memory, luck).players) for _ in range(TRIALS))
    assert close(found, exact)


def test_the_deck_is_everything_not_in_the_hands():
    memory, histories = followed(*story(INFORMATIVE[0]))
    luck = Luck.seeded(1)
    exact: Counter[tuple[int, ...]] = Counter()
    for (hands, pile, _), n in histories.worlds.items():
        exact[(*hands, sum(one(card) for card in pile))] += n
    worlds = [imagine(memory, luck) for _ in range(TRIALS)]
    found = Counter((*[player.hand for player in world.players], world.deck) for world in worlds)
    assert close(found, shares(exact))


def sibittis(left, thrown):
    """Pink looks at three djinns; these were left in the pile, and those thrown away."""
    others = [djinn.id for djinn in DJINNS if djinn.id not in {SIBITTIS, *left, *thrown}]
    game = game_at(
        players=3,
        pink=Seat(elders=1, cards=[FAKIR], djinns=[SIBITTIS]),
        orange=Seat(djinns=others),
        djinn_discards=thrown,
        asked=[Selling(PINK)],
    )
    table = Onlookers(game)
    table.play(Invoke(SIBITTIS, 1))
    return table


def shown(world):
    step = world.steps[-1]
    assert isinstance(step, Keeping)
    assert step.shown & world.djinn_deck == 0
    return tuple(members(step.shown))


@pytest.mark.rule("D21")
def test_any_three_djinns_of_the_deck_may_be_those_shown():
    table = sibittis([0, 1, 2, 3], [])
    luck = Luck.seeded(1)
    found = Counter(shown(imagine(table.of(BLUE), luck)) for _ in range(TRIALS))
    assert close(found, dict.fromkeys([(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)], 1 / 4))


@pytest.mark.rule("D21", "N2")
def test_the_djinns_left_in_a_deck_that_ran_out_are_certainly_shown():
    table = sibittis([0, 1], [2, 3, 4])
    luck = Luck.seeded(1)
    found = Counter(shown(imagine(table.of(BLUE), luck)) for _ in range(TRIALS))
    assert close(found, {(0, 1, other): 1 / 3 for other in (2, 3, 4)})
    assert shown(imagine(table.of(PINK), luck)) == shown(table.game.state)


@pytest.mark.rule("D21")
def test_a_player_who_saw_the_djinns_imagines_exactly_those():
    game = sibittis([0, 1, 2, 3], []).game
    world = imagine(Memory.at(game.state, BLUE), Luck.seeded(1))
    assert shown(world) == shown(game.state)
    assert world.key() == game.state.key()


# Luck, and other processes


def test_the_same_luck_imagines_the_same_world_and_its_future():
    for _, memories in list(moments(rich, 3, 3))[::20]:
        luck = Luck.seeded(4)
        world = imagine(memories[NOBODY], luck)
        assert world == imagine(memories[NOBODY], Luck.seeded(4))
        assert world.luck is luck


def test_playing_in_an_imagined_world_does_not_change_the_memory():
    game = game_at({C3: "v", D3: "v"}, places={D3: SACRED_PLACE}, blue=Seat(elders=2, cards=[WHEAT]), djinn_row=[BOAZ])
    memory = Memory.at(game.state, BLUE)
    before = memory.copy()
    world = imagine(memory, Luck.seeded(1))
    chance = random.Random(1)
    while not world.over:
        world.play(chance.choice(world.options()))
    assert memory == before
    assert memory.view == view(game.state, BLUE)


def test_a_worker_process_imagines_the_same_worlds():
    memories = [memory.copy() for _, found in list(moments(rich, 3, 2))[30::60] for memory in found]
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
        for memory in memories:
            assert pool.submit(imagine, memory, Luck.seeded(6)).result() == imagine(memory, Luck.seeded(6))
            assert pool.submit(repr, memory.view).result() == repr(memory.view)
