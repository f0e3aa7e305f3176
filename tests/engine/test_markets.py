"""The markets (P3-P5)."""

import pytest

from naqala.engine.actions import END_TURN, GO_ON, PASS, Action, Buy, Invoke
from naqala.engine.components import (
    C3,
    D3,
    FAKIR,
    FISH,
    GOLD,
    IVORY,
    JEWELS,
    LARGE_MARKET,
    PAPYRUS,
    POTTERY,
    SILK,
    SMALL_MARKET,
    SPICE,
    WHEAT,
)
from naqala.engine.djinns import SLOAR
from naqala.engine.events import CardTaken, MarketPaid
from naqala.engine.game import Game
from naqala.engine.steps import Selling, Trading
from tests.positions import BLUE, Seat, game_at, hand, happened, options, play, sow

ROW = [IVORY, JEWELS, GOLD, PAPYRUS, SILK, SPICE, FISH, WHEAT, POTTERY]


def at(market: int, *, cards: int = 9, gold: int = 50, letter: str = "v", **more) -> Game:
    """Blue's meeples meet on the market D3, and the first cards of ROW are there."""
    game = game_at(
        {C3: letter, D3: letter},
        places={D3: market},
        row=ROW[:cards],
        blue=Seat(gold=gold, **more.pop("seat", {})),
        **more,
    )
    sow(game, f"C3 D3{letter}")
    return game


def offered(n: int) -> list[Action]:
    return [*[Buy(slot) for slot in range(n)], PASS]


@pytest.mark.rule("P3")
@pytest.mark.parametrize(("cards", "first"), [(1, 1), (2, 2), (3, 3), (4, 3), (9, 3)])
def test_a_small_market_sells_one_of_the_first_three_cards_or_none(cards: int, first: int):
    assert list(at(SMALL_MARKET, cards=cards).options) == offered(first)


@pytest.mark.rule("P3")
@pytest.mark.parametrize("slot", [0, 1, 2])
def test_a_card_of_the_small_market_costs_3(slot: int):
    game = at(SMALL_MARKET)
    assert play(game, Buy(slot)) == [MarketPaid(BLUE, 3), CardTaken(BLUE, slot, ROW[slot])]
    assert (game.state.players[BLUE].gold, hand(game, BLUE)) == (47, [ROW[slot]])
    assert list(game.state.row) == ROW[:slot] + ROW[slot + 1 :]


@pytest.mark.rule("P3")
def test_a_small_market_sells_one_card_only():
    game = at(SMALL_MARKET)
    play(game, Buy(0))
    assert game.state.steps[-1] == Selling(BLUE)


@pytest.mark.rule("P3")
def test_a_small_market_may_be_left():
    game = at(SMALL_MARKET)
    assert play(game, PASS) == []
    assert (game.state.players[BLUE].gold, list(game.state.row)) == (50, ROW)
    assert game.state.steps[-1] == Selling(BLUE)


@pytest.mark.rule("P3", "T5")
@pytest.mark.parametrize(("gold", "asked"), [(2, [END_TURN]), (3, offered(3))])
def test_a_player_with_less_than_3_gold_has_no_decision_at_a_small_market(gold: int, asked: list[Action]):
    assert list(at(SMALL_MARKET, gold=gold).options) == asked


@pytest.mark.rule("P3")
def test_the_last_3_gold_may_be_spent():
    game = at(SMALL_MARKET, gold=3)
    play(game, Buy(0))
    assert game.state.players[BLUE].gold == 0


@pytest.mark.rule("P4")
@pytest.mark.parametrize(("cards", "first"), [(1, 1), (2, 2), (5, 5), (6, 6), (7, 6), (9, 6)])
def test_a_large_market_sells_of_the_first_six_cards_or_none(cards: int, first: int):
    assert list(at(LARGE_MARKET, cards=cards).options) == offered(first)


@pytest.mark.rule("P4")
@pytest.mark.parametrize(("cards", "left"), [(2, 1), (5, 4), (6, 5), (7, 5), (9, 5)])
def test_a_second_card_must_follow_from_those_left_of_the_first_six(cards: int, left: int):
    game = at(LARGE_MARKET, cards=cards)
    play(game, Buy(0))
    assert list(game.options) == [Buy(slot) for slot in range(left)]


@pytest.mark.rule("P4")
def test_two_cards_of_the_large_market_cost_6_together():
    game = at(LARGE_MARKET)
    assert play(game, Buy(5), Buy(4)) == [MarketPaid(BLUE, 6), CardTaken(BLUE, 5, SPICE), CardTaken(BLUE, 4, SILK)]
    assert (game.state.players[BLUE].gold, hand(game, BLUE)) == (44, [SILK, SPICE])
    assert list(game.state.row) == [IVORY, JEWELS, GOLD, PAPYRUS, FISH, WHEAT, POTTERY]
    assert game.state.steps[-1] == Selling(BLUE)


@pytest.mark.rule("P4")
def test_the_second_card_may_be_taken_without_gold_left():
    game = at(LARGE_MARKET, gold=6)
    play(game, Buy(0), Buy(0))
    assert (game.state.players[BLUE].gold, hand(game, BLUE)) == (0, [IVORY, JEWELS])


@pytest.mark.rule("P4")
def test_a_single_card_in_the_row_still_costs_6():
    game = at(LARGE_MARKET, cards=1)
    assert play(game, Buy(0)) == [MarketPaid(BLUE, 6), CardTaken(BLUE, 0, IVORY)]
    assert game.state.steps[-1] == Selling(BLUE)


@pytest.mark.rule("P4")
def test_a_large_market_may_be_left():
    game = at(LARGE_MARKET)
    assert play(game, PASS) == []
    assert (game.state.players[BLUE].gold, list(game.state.row)) == (50, ROW)


@pytest.mark.rule("P4", "T5")
@pytest.mark.parametrize(("gold", "asked"), [(5, [END_TURN]), (6, offered(6))])
def test_a_player_with_less_than_6_gold_has_no_decision_at_a_large_market(gold: int, asked: list[Action]):
    assert list(at(LARGE_MARKET, gold=gold).options) == asked


@pytest.mark.rule("P5", "A3")
def test_the_first_cards_are_those_left_after_the_merchants_took_theirs():
    game = at(SMALL_MARKET, letter="m", cards=6)
    assert list(game.options) == offered(3)
    assert happened(play(game, Buy(2)), CardTaken) == [CardTaken(BLUE, 2, SILK)]


@pytest.mark.rule("P5", "A3")
@pytest.mark.parametrize(("cards", "left"), [(2, 0), (3, 1), (4, 2)])
def test_merchants_may_leave_few_cards_or_none_to_the_market(cards: int, left: int):
    game = at(SMALL_MARKET, letter="m", cards=cards)
    assert options(game, Buy) == [Buy(slot) for slot in range(left)]


@pytest.mark.rule("T5", "T6")
@pytest.mark.parametrize("market", [SMALL_MARKET, LARGE_MARKET])
def test_with_no_card_in_the_row_a_market_has_no_decision_and_allows_no_power(market: int):
    game = at(market, cards=0, seat={"cards": [FAKIR], "djinns": [SLOAR]})
    play(game, GO_ON)
    assert game.state.steps[-1] == Selling(BLUE)


@pytest.mark.rule("T4")
def test_a_power_may_be_used_before_the_market():
    game = at(SMALL_MARKET, cards=4, seat={"cards": [FAKIR], "djinns": [SLOAR]})
    play(game, GO_ON)
    assert game.state.steps[-1] == Trading(BLUE, 3, 3, 1)
    assert list(game.options) == [*offered(3), Invoke(SLOAR, fakirs=1)]


@pytest.mark.rule("T4")
def test_a_power_may_be_used_at_a_market_that_is_too_dear():
    game = at(LARGE_MARKET, gold=5, seat={"cards": [FAKIR], "djinns": [SLOAR]})
    play(game, GO_ON)
    assert game.state.steps[-1] == Trading(BLUE, 6, 6, 2)
    assert list(game.options) == [PASS, Invoke(SLOAR, fakirs=1)]


@pytest.mark.rule("P4", "T4")
def test_between_the_two_cards_no_power_is_used():
    game = at(LARGE_MARKET, cards=3, seat={"cards": [FAKIR], "djinns": [SLOAR]})
    play(game, GO_ON, Buy(0))
    assert list(game.options) == [Buy(0), Buy(1)]
