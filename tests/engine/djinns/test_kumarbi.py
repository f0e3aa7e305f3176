"""Kumarbi (D14)."""

import pytest

from naqala.engine.actions import END_TURN, Bid, Invoke
from naqala.engine.components import A1, A2, C3, D3, FAKIR, IVORY
from naqala.engine.djinns import KUMARBI
from naqala.engine.events import MarkerPlaced, PowerUsed, PricePaid, TurnStarted
from naqala.engine.pile import several
from naqala.engine.steps import Bidding
from tests.positions import BLUE, ORANGE, PINK, Seat, game_at, hand, happened, options, play, sow

pytestmark = pytest.mark.rule("D14")


def bidding(order=(BLUE, PINK, BLUE, PINK), **more):
    """Nobody has bid yet."""
    return game_at({C3: "v", D3: "v"}, asked=[Bidding(order[0], 0)], bid_order=order, **more)


def kumarbi_owner(fakirs, gold=50):
    return Seat(gold=gold, cards=[FAKIR] * fakirs, djinns=[KUMARBI])


@pytest.mark.rule("V4")
def test_it_is_worth_6():
    assert bidding(blue=kumarbi_owner(0)).scores()[BLUE].djinns == 6


def test_without_a_fakir_bids_are_as_usual():
    game = bidding(blue=kumarbi_owner(0))
    assert list(game.options) == [Bid(0), Bid(1), Bid(3), Bid(5), Bid(8), Bid(12), Bid(18)]


def test_without_kumarbi_fakirs_lower_no_bid():
    game = bidding(blue=Seat(cards=[FAKIR] * 6), pink=Seat(djinns=[KUMARBI]))
    assert list(game.options) == [Bid(0), Bid(1), Bid(3), Bid(5), Bid(8), Bid(12), Bid(18)]


def test_elders_and_goods_lower_no_bid():
    game = bidding(blue=Seat(elders=6, cards=[IVORY], djinns=[KUMARBI]))
    assert list(game.options) == [Bid(0), Bid(1), Bid(3), Bid(5), Bid(8), Bid(12), Bid(18)]


def test_one_fakir_may_lower_any_price_but_0():
    assert list(bidding(blue=kumarbi_owner(1)).options) == [
        Bid(0),
        *[Bid(1), Bid(1, fakirs=1)],
        *[Bid(3), Bid(3, fakirs=1)],
        *[Bid(5), Bid(5, fakirs=1)],
        *[Bid(8), Bid(8, fakirs=1)],
        *[Bid(12), Bid(12, fakirs=1)],
        *[Bid(18), Bid(18, fakirs=1)],
    ]


def test_two_fakirs_may_lower_a_price_by_two_spots():
    assert list(bidding(blue=kumarbi_owner(2)).options) == [
        Bid(0),
        *[Bid(1), Bid(1, fakirs=1)],
        *[Bid(price, fakirs) for price in (3, 5, 8, 12, 18) for fakirs in (0, 1, 2)],
    ]


@pytest.mark.rule("T5")
@pytest.mark.parametrize("fakirs", [6, 7, 18])
def test_no_more_fakirs_are_taken_than_lower_the_price_to_0(fakirs):
    steps = {0: 0, 1: 1, 3: 2, 5: 3, 8: 4, 12: 5, 18: 6}
    game = bidding(blue=kumarbi_owner(fakirs))
    assert list(game.options) == [Bid(price, spent) for price in steps for spent in range(steps[price] + 1)]


@pytest.mark.parametrize(
    ("price", "paid"),
    [
        (0, [0]),
        (1, [1, 0]),
        (3, [3, 1, 0]),
        (5, [5, 3, 1, 0]),
        (8, [8, 5, 3, 1, 0]),
        (12, [12, 8, 5, 3, 1, 0]),
        (18, [18, 12, 8, 5, 3, 1, 0]),
    ],
)
def test_each_fakir_lowers_the_price_by_one_spot_of_the_track(price, paid):
    for fakirs, gold in enumerate(paid):
        game = bidding(blue=kumarbi_owner(6))
        events = play(game, Bid(price, fakirs))
        assert happened(events, MarkerPlaced) == [MarkerPlaced(BLUE, price, gold, fakirs)]
        assert game.state.players[BLUE].gold == 50 - gold


def test_the_fakirs_go_to_the_discard():
    game = bidding(blue=kumarbi_owner(3), discards=[IVORY])
    assert play(game, Bid(12, fakirs=2)) == [
        PowerUsed(BLUE, KUMARBI),
        PricePaid(BLUE, elders=0, fakirs=2),
        MarkerPlaced(BLUE, 12, 5, 2),
    ]
    assert hand(game, BLUE) == [FAKIR]
    assert game.state.discards == several(FAKIR, 2) + several(IVORY, 1)


def test_a_bid_without_fakirs_does_not_use_it():
    game = bidding(blue=kumarbi_owner(3))
    assert play(game, Bid(12)) == [MarkerPlaced(BLUE, 12, 12, 0)]
    assert game.state.players[BLUE].spent == 0


@pytest.mark.rule("B4")
def test_a_bid_is_offered_if_the_lowered_price_can_be_paid():
    game = bidding(blue=kumarbi_owner(1, gold=8))
    assert list(game.options)[-4:] == [Bid(5, fakirs=1), Bid(8), Bid(8, fakirs=1), Bid(12, fakirs=1)]


@pytest.mark.rule("B4")
def test_with_one_gold_too_few_for_the_lowered_price_it_is_not_offered():
    game = bidding(blue=kumarbi_owner(1, gold=7))
    assert list(game.options)[-3:] == [Bid(5), Bid(5, fakirs=1), Bid(8, fakirs=1)]


@pytest.mark.rule("B4")
def test_with_enough_fakirs_a_player_without_gold_may_bid_18():
    game = bidding(blue=kumarbi_owner(6, gold=0))
    assert list(game.options) == [
        Bid(0),
        Bid(1, fakirs=1),
        Bid(3, fakirs=2),
        Bid(5, fakirs=3),
        Bid(8, fakirs=4),
        Bid(12, fakirs=5),
        Bid(18, fakirs=6),
    ]
    play(game, Bid(18, fakirs=6))
    assert game.state.players[BLUE].gold == 0


@pytest.mark.rule("B3", "B4")
def test_a_player_without_gold_who_finds_the_0s_full_takes_the_1_or_pays_with_fakirs():
    game = bidding(order=(PINK, BLUE, PINK, BLUE), blue=kumarbi_owner(3, gold=0))
    play(game, Bid(0), Bid(0), Bid(0))
    assert list(game.options) == [Bid(1), Bid(3, fakirs=2), Bid(5, fakirs=3)]
    assert play(game, Bid(3, fakirs=2))[2] == MarkerPlaced(BLUE, 3, 0, 2)


@pytest.mark.rule("B3", "B4")
def test_a_player_without_gold_who_pays_no_fakirs_takes_the_1_for_nothing():
    game = bidding(order=(PINK, BLUE, PINK, BLUE), blue=kumarbi_owner(3, gold=0))
    assert play(game, Bid(0), Bid(0), Bid(0), Bid(1))[3] == MarkerPlaced(BLUE, 1, 0, 0)
    assert hand(game, BLUE) == [FAKIR] * 3


@pytest.mark.rule("B2")
def test_a_spot_with_a_marker_is_not_free_for_a_lowered_bid_either():
    game = bidding(order=(PINK, BLUE, BLUE, PINK), blue=kumarbi_owner(1))
    play(game, Bid(12))
    assert [bid for bid in options(game, Bid) if bid in (Bid(12), Bid(12, 1), Bid(18), Bid(18, 1))] == [
        Bid(18),
        Bid(18, fakirs=1),
    ]


@pytest.mark.rule("B2", "B5")
def test_the_marker_stays_on_the_chosen_spot_and_the_lower_one_is_free():
    game = bidding(blue=kumarbi_owner(1))
    play(game, Bid(12, fakirs=1))
    assert list(game.options) == [Bid(0), Bid(1), Bid(3), Bid(5), Bid(8), Bid(18)]
    events = play(game, Bid(8), Bid(0), Bid(0))
    assert happened(events, TurnStarted) == [TurnStarted(BLUE, 12)]


@pytest.mark.rule("B5")
def test_a_player_with_a_lowered_bid_plays_after_a_higher_spot():
    game = bidding(blue=kumarbi_owner(6))
    events = play(game, Bid(12, fakirs=5), Bid(18), Bid(0), Bid(0))
    assert happened(events, TurnStarted) == [TurnStarted(PINK, 18)]


@pytest.mark.rule("D1")
def test_it_lowers_one_bid_per_round_even_with_two_markers():
    game = bidding(blue=kumarbi_owner(6))
    play(game, Bid(1, fakirs=1), Bid(0))
    assert list(game.options) == [Bid(0), Bid(3), Bid(5), Bid(8), Bid(12), Bid(18)]


@pytest.mark.rule("D1")
def test_the_bid_of_the_second_marker_may_be_lowered_if_the_first_was_not():
    game = bidding(blue=kumarbi_owner(1))
    play(game, Bid(1), Bid(0))
    assert list(game.options)[:3] == [Bid(0), Bid(3), Bid(3, fakirs=1)]


@pytest.mark.rule("D1")
def test_it_can_be_used_again_in_the_next_round():
    blue = Seat(cards=[FAKIR], djinns=[KUMARBI], spent=[KUMARBI])
    game = game_at({C3: "v", D3: "v", A1: "v", A2: "v"}, blue=blue, to_act=[])
    sow(game, "C3 D3v")
    play(game, END_TURN)
    assert options(game, Bid)[:3] == [Bid(0), Bid(1), Bid(1, fakirs=1)]


@pytest.mark.rule("D1")
def test_it_does_not_help_in_the_bids_of_others():
    game = bidding(order=(PINK, ORANGE, BLUE), players=3, blue=kumarbi_owner(6), pink=Seat(cards=[FAKIR]))
    assert list(game.options) == [Bid(0), Bid(1), Bid(3), Bid(5), Bid(8), Bid(12), Bid(18)]


@pytest.mark.rule("D1")
def test_it_is_not_invoked_in_a_turn():
    game = game_at({C3: "v", D3: "v"}, blue=Seat(elders=3, cards=[FAKIR] * 3, djinns=[KUMARBI]))
    assert not options(game, Invoke)
    sow(game, "C3 D3v")
    assert list(game.options) == [END_TURN]
