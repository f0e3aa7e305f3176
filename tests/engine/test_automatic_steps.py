"""Whether a player has to decide reveals no secret (H4)."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from naqala.engine.actions import GO_ON, NO_MOVE, PASS, Build
from naqala.engine.components import (
    A1,
    B1,
    C3,
    D3,
    F5,
    FAKIR,
    FISH,
    LARGE_MARKET,
    SACRED_PLACE,
    SILK,
    SMALL_MARKET,
    VILLAGE,
)
from naqala.engine.djinns import BOURAQ, ENKI, SLOAR
from naqala.engine.pile import counts, pile_of, size
from naqala.engine.state import State
from naqala.engine.steps import Building, Collecting, Killing, Moving, Selling, Sowing, Summoning, Welcoming
from tests import games
from tests.positions import BLUE, Seat, game_at, sow

pytestmark = pytest.mark.rule("H4")


def asked(game):
    return game.state.steps[-1], list(game.options)


def test_a_player_with_a_card_decides_about_fakirs_for_the_builders():
    game = game_at({B1: "b", A1: "b"}, places={A1: VILLAGE}, blue=Seat(cards=[FISH]))
    sow(game, "B1 A1b")
    assert asked(game) == (Building(BLUE, A1, 2, 1), [Build(0)])


def test_a_player_without_cards_does_not_decide_about_fakirs():
    game = game_at({B1: "b", A1: "b"}, places={A1: VILLAGE})
    sow(game, "B1 A1b")
    assert isinstance(game.state.steps[-1], Selling)


def test_a_player_with_enough_cards_for_the_reach_chooses_a_victim():
    game = game_at({C3: "a", D3: "a", F5: "m"}, places={D3: SMALL_MARKET}, blue=Seat(cards=[FISH, SILK]))
    sow(game, "C3 D3a")
    assert asked(game) == (Killing(BLUE, D3, 2), [PASS])


def test_a_player_with_too_few_cards_for_the_reach_chooses_no_victim():
    game = game_at({C3: "a", D3: "a", F5: "m"}, places={D3: SMALL_MARKET}, blue=Seat(cards=[FISH]))
    sow(game, "C3 D3a")
    assert isinstance(game.state.steps[-1], Selling)


def test_a_player_with_an_elder_and_a_card_decides_at_the_sacred_place():
    game = game_at({C3: "v", D3: "v"}, places={D3: SACRED_PLACE}, blue=Seat(elders=1, cards=[FISH]), djinn_row=[ENKI])
    sow(game, "C3 D3v")
    assert asked(game) == (Summoning(BLUE), [PASS])


@pytest.mark.parametrize("blue", [Seat(elders=1), Seat(cards=[FISH, SILK])])
def test_a_player_with_only_an_elder_or_only_cards_does_not_decide_there(blue):
    game = game_at({C3: "v", D3: "v"}, places={D3: SACRED_PLACE}, blue=blue, djinn_row=[ENKI])
    sow(game, "C3 D3v")
    assert isinstance(game.state.steps[-1], Selling)


@pytest.mark.parametrize("djinn", [ENKI, SLOAR])
def test_a_player_who_might_pay_for_a_power_decides_between_automatic_steps(djinn):
    game = game_at({C3: "v", D3: "v"}, places={D3: LARGE_MARKET}, blue=Seat(cards=[FISH], djinns=[djinn]))
    sow(game, "C3 D3v")
    assert asked(game) == (Welcoming(BLUE, 0, 2), [GO_ON])


def test_a_player_who_might_pay_for_a_power_decides_when_no_move_is_left():
    game = game_at({C3: "v"}, blue=Seat(cards=[FISH], djinns=[BOURAQ]))
    assert asked(game) == (Moving(BLUE), [NO_MOVE])


def other_cards(state: State, chance: random.Random) -> State:
    """Return a position that looks the same to the others, but with other cards in the acting player's hand."""
    other = state.copy()
    player = other.players[other.seat]
    n = size(player.hand)
    unseen = [card for card, there in enumerate(counts(other.deck + player.hand, 10)) for _ in range(there)]
    chance.shuffle(unseen)
    player.hand = pile_of([unseen[:n].count(card) for card in range(10)])
    other.deck = pile_of([unseen[n:].count(card) for card in range(10)])
    return other


@given(st.sampled_from(games.DEALS), st.integers(2, 4), st.integers(0, 2**32))
def test_the_decision_is_the_same_whichever_cards_the_player_holds(deal, players, seed):
    state = deal(players, seed)
    chance = random.Random(seed)
    while not state.over:
        action = chance.choice(state.options())
        before = state.options() if isinstance(state.steps[-1], Sowing) else []
        step = state.steps[-1]
        other = other_cards(state, chance) if isinstance(step, Sowing | Welcoming | Collecting) else None
        state.play(action)
        if other is not None and action in (GO_ON, *before):
            other.play(action)
            assert other.steps == state.steps


def test_a_fakir_changes_the_options_but_not_the_decision():
    with_fakir, without = (
        game_at({B1: "b", A1: "b"}, places={A1: VILLAGE}, blue=Seat(cards=[card])) for card in (FAKIR, FISH)
    )
    sow(with_fakir, "B1 A1b")
    sow(without, "B1 A1b")
    assert with_fakir.state.steps == without.state.steps
    assert list(with_fakir.options) == [Build(0), Build(1)]
