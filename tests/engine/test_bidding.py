"""Bidding (B1-B5)."""

import pytest

from naqala.engine.actions import END_TURN, Bid, Drop, PickUp
from naqala.engine.components import A1, B1, BID_PRICES, FAKIR, NOBODY, VIZIER
from naqala.engine.djinns import ENKI, KUMARBI
from naqala.engine.errors import IllegalAction
from naqala.engine.events import MarkerPlaced, PowerUsed, PricePaid, TurnStarted
from naqala.engine.steps import Bidding, Moving, NextTurn, Selling
from tests.positions import BLACK, BLUE, ORANGE, PINK, Seat, game_at, hand, happened, play


def at_the_bids(order, **more):
    """Nobody has bid yet; one move is left on the board."""
    players = max(order) + 1
    return game_at({A1: "v", B1: "v"}, players=players, bid_order=order, asked=[Bidding(order[0], 0)], **more)


def four_at_the_bids(**more):
    return at_the_bids([BLUE, PINK, ORANGE, BLACK], **more)


def turns(game):
    """The seats in the order of their turns, from the last bid to the end of the round."""
    begun = happened(play(game, PickUp(A1), Drop(B1, VIZIER)), TurnStarted)
    while not game.over:
        begun += happened(play(game, END_TURN), TurnStarted)
    return [turn.seat for turn in begun]


# B1


@pytest.mark.rule("B1")
def test_markers_bid_in_the_order_of_the_bid_track():
    game = at_the_bids([ORANGE, BLACK, BLUE, PINK])
    bidders = [game.seat]
    for price in (5, 3, 1):
        play(game, Bid(price))
        bidders.append(game.seat)
    assert bidders == [ORANGE, BLACK, BLUE, PINK]


@pytest.mark.rule("B1", "S3")
def test_with_two_players_a_player_may_bid_twice_in_a_row():
    game = at_the_bids([PINK, PINK, BLUE, BLUE])
    play(game, Bid(3))
    assert game.seat == PINK
    play(game, Bid(5))
    assert game.seat == BLUE


@pytest.mark.rule("B1")
@pytest.mark.parametrize("price", BID_PRICES)
def test_the_bidder_pays_the_price_of_the_spot_at_once(price):
    game = four_at_the_bids()
    assert play(game, Bid(price)) == [MarkerPlaced(BLUE, price, gold=price, fakirs=0)]
    assert [player.gold for player in game.state.players] == [50 - price, 50, 50, 50]


@pytest.mark.rule("B1", "C8")
@pytest.mark.parametrize(("price", "spot"), [(0, 0), (1, 3), (3, 4), (5, 5), (8, 6), (12, 7), (18, 8)])
def test_the_marker_stands_on_the_spot_of_its_price(price, spot):
    game = four_at_the_bids()
    play(game, Bid(price))
    assert list(game.state.track) == [BLUE if n == spot else NOBODY for n in range(9)]


@pytest.mark.rule("B1")
def test_the_first_bidder_may_choose_any_spot():
    assert list(four_at_the_bids().options) == [Bid(price) for price in (0, 1, 3, 5, 8, 12, 18)]


@pytest.mark.rule("B1", "D1")
def test_no_power_of_a_turn_is_offered_to_a_bidder():
    game = four_at_the_bids(blue=Seat(elders=1, cards=[FAKIR], djinns=[ENKI]))
    assert list(game.options) == [Bid(price) for price in BID_PRICES]


# B2, B3


@pytest.mark.rule("B2")
@pytest.mark.parametrize("price", [1, 3, 5, 8, 12, 18])
def test_a_spot_above_0_holds_one_marker(price):
    game = four_at_the_bids()
    play(game, Bid(price))
    assert list(game.options) == [Bid(other) for other in BID_PRICES if other != price]
    with pytest.raises(IllegalAction, match=f"^There is already a marker on {price}\\. \\(B2\\)$"):
        play(game, Bid(price))


@pytest.mark.rule("B2")
def test_the_0_holds_three_markers():
    game = four_at_the_bids()
    play(game, Bid(0))
    assert Bid(0) in game.options
    play(game, Bid(0))
    assert Bid(0) in game.options
    play(game, Bid(0))
    assert Bid(0) not in game.options


@pytest.mark.rule("B2", "B5")
def test_the_last_to_bid_0_plays_first_of_them_and_the_first_to_bid_0_last_of_all():
    game = four_at_the_bids()
    play(game, Bid(0), Bid(0), Bid(1))
    first = happened(play(game, Bid(0)), TurnStarted)
    assert first == [TurnStarted(ORANGE, price=1)]
    assert turns(game) == [BLACK, PINK, BLUE]


@pytest.mark.rule("B3")
def test_with_the_0s_full_a_bidder_takes_any_other_free_spot():
    game = four_at_the_bids()
    play(game, Bid(0), Bid(0), Bid(0))
    assert list(game.options) == [Bid(price) for price in (1, 3, 5, 8, 12, 18)]
    with pytest.raises(IllegalAction, match=r"^All 3 spots for 0 are taken; bid 1 or more\. \(B3\)$"):
        play(game, Bid(0))


@pytest.mark.rule("B3")
def test_with_two_players_the_0s_may_be_full_too():
    game = at_the_bids([BLUE, PINK, BLUE, PINK])
    play(game, Bid(0), Bid(0), Bid(0))
    assert list(game.options) == [Bid(price) for price in (1, 3, 5, 8, 12, 18)]


# B4


@pytest.mark.rule("B4")
@pytest.mark.parametrize(
    ("gold", "dearest"),
    [(0, 0), (1, 1), (2, 1), (3, 3), (4, 3), (5, 5), (7, 5), (8, 8), (11, 8), (12, 12), (17, 12), (18, 18)],
)
def test_nobody_bids_more_gold_than_they_have(gold, dearest):
    game = four_at_the_bids(blue=Seat(gold=gold))
    assert list(game.options) == [Bid(price) for price in BID_PRICES if price <= dearest]


@pytest.mark.rule("B4")
def test_a_bid_that_cannot_be_paid_is_rejected_with_both_sums():
    game = four_at_the_bids(blue=Seat(gold=4))
    with pytest.raises(IllegalAction, match=r"^You have 4 gold; that spot costs 5\. \(B4\)$"):
        play(game, Bid(5))


@pytest.mark.rule("B4")
def test_the_second_marker_bids_with_what_the_first_has_left():
    game = at_the_bids([BLUE, BLUE, PINK, PINK], blue=Seat(gold=11))
    play(game, Bid(8))
    assert list(game.options) == [Bid(0), Bid(1), Bid(3)]


def poor_at_full_zeros(**seat):
    game = four_at_the_bids(black=Seat(**seat))
    play(game, Bid(0), Bid(0), Bid(0))
    return game


@pytest.mark.rule("B4")
def test_a_bidder_who_can_afford_no_free_spot_takes_the_cheapest_for_all_their_gold():
    game = poor_at_full_zeros(gold=0)
    assert list(game.options) == [Bid(1)]
    assert happened(play(game, Bid(1)), MarkerPlaced) == [MarkerPlaced(BLACK, 1, gold=0, fakirs=0)]
    assert game.state.players[BLACK].gold == 0


@pytest.mark.rule("B4")
def test_a_single_coin_is_enough_for_the_1_and_is_paid():
    game = poor_at_full_zeros(gold=1)
    assert list(game.options) == [Bid(1)]
    assert happened(play(game, Bid(1)), MarkerPlaced) == [MarkerPlaced(BLACK, 1, gold=1, fakirs=0)]
    assert game.state.players[BLACK].gold == 0


@pytest.mark.rule("B4", "D14")
def test_a_poor_bidder_may_use_kumarbi_on_any_other_spot_whose_lowered_price_they_can_pay():
    game = poor_at_full_zeros(gold=0, djinns=[KUMARBI], cards=[FAKIR] * 3)
    assert list(game.options) == [Bid(1), Bid(3, fakirs=2), Bid(5, fakirs=3)]
    events = play(game, Bid(5, fakirs=3))
    assert events[:3] == [PowerUsed(BLACK, KUMARBI), PricePaid(BLACK, 0, 3), MarkerPlaced(BLACK, 5, gold=0, fakirs=3)]
    assert hand(game, BLACK) == []


@pytest.mark.rule("B4", "D14")
def test_a_poor_bidder_need_not_use_kumarbi():
    game = poor_at_full_zeros(gold=0, djinns=[KUMARBI], cards=[FAKIR] * 3)
    assert happened(play(game, Bid(1)), MarkerPlaced) == [MarkerPlaced(BLACK, 1, gold=0, fakirs=0)]
    assert hand(game, BLACK) == [FAKIR] * 3


@pytest.mark.rule("B4", "D14")
@pytest.mark.parametrize("seat", [{"djinns": [KUMARBI]}, {"cards": [FAKIR]}, {"cards": [FAKIR], "djinns": [ENKI]}])
def test_fakirs_without_kumarbi_or_kumarbi_without_fakirs_help_no_poor_bidder(seat):
    assert list(poor_at_full_zeros(gold=0, **seat).options) == [Bid(1)]


@pytest.mark.rule("B4", "D14")
def test_one_coin_with_kumarbi_is_not_poor():
    game = poor_at_full_zeros(gold=1, djinns=[KUMARBI], cards=[FAKIR])
    assert list(game.options) == [Bid(1), Bid(1, fakirs=1), Bid(3, fakirs=1)]


@pytest.mark.rule("B4", "D14")
def test_a_free_0_is_never_too_dear_whatever_kumarbi_could_do():
    game = four_at_the_bids(blue=Seat(gold=0, djinns=[KUMARBI], cards=[FAKIR] * 2))
    assert list(game.options) == [Bid(0), Bid(1, fakirs=1), Bid(3, fakirs=2)]


# B5


@pytest.mark.rule("B5")
def test_markers_take_their_turns_from_the_highest_price_down_then_the_0s():
    game = four_at_the_bids()
    play(game, Bid(0), Bid(8), Bid(1))
    assert happened(play(game, Bid(18)), TurnStarted) == [TurnStarted(BLACK, price=18)]
    assert turns(game) == [PINK, ORANGE, BLUE]


@pytest.mark.rule("B5")
def test_the_first_turn_waits_for_the_last_bid():
    game = four_at_the_bids()
    assert not happened(play(game, Bid(18), Bid(12), Bid(8)), TurnStarted)
    assert happened(play(game, Bid(5)), TurnStarted) == [TurnStarted(BLUE, price=18)]
    assert game.state.steps == [NextTurn(NOBODY), Selling(BLUE), Moving(BLUE)]
    assert list(game.state.order) == [BLUE]


@pytest.mark.rule("B5")
@pytest.mark.parametrize(("prices", "first"), [((1, 3, 5, 12), 12), ((3, 1, 0, 0), 3), ((0, 0, 0, 1), 1)])
def test_the_turn_event_names_the_price_of_the_marker(prices, first):
    game = four_at_the_bids()
    begun = happened(play(game, *[Bid(price) for price in prices]), TurnStarted)
    assert [turn.price for turn in begun] == [first]


@pytest.mark.rule("B5", "B2")
def test_the_marker_on_the_first_0_has_its_turn_too():
    game = at_the_bids([BLUE, PINK, ORANGE])
    first = happened(play(game, Bid(0), Bid(0), Bid(0)), TurnStarted)
    assert first == [TurnStarted(ORANGE, price=0)]
    assert turns(game) == [PINK, BLUE]


@pytest.mark.rule("W1", "B2", "B5")
def test_blue_bids_3_pink_1_orange_0_and_black_0_they_play_blue_pink_black_orange():
    game = four_at_the_bids()
    first = happened(play(game, Bid(3), Bid(1), Bid(0), Bid(0)), TurnStarted)
    assert [turn.seat for turn in first] + turns(game) == [BLUE, PINK, BLACK, ORANGE]
