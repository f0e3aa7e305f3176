"""Why a bid, a pick-up or a drop is rejected (B, M)."""

import pytest

from naqala.engine.actions import NO_MOVE, Bid, Drop, PickUp
from naqala.engine.components import A1, A2, B1, B2, B3, C3, D3, D4, E3, E4, ELDER, F5, FAKIR, MERCHANT, VIZIER
from naqala.engine.djinns import KUMARBI
from naqala.engine.game import Game
from naqala.engine.steps import Bidding
from tests.engine.test_illegal_actions import refused
from tests.positions import BLUE, PINK, Seat, game_at, play, sow


def bidding(blue: Seat) -> Game:
    return game_at({A1: "v", B1: "v"}, asked=[Bidding(BLUE, 0)], bid_order=[BLUE, PINK, BLUE, PINK], blue=blue)


@pytest.mark.rule("B2")
def test_a_spot_that_is_taken():
    game = bidding(Seat())
    play(game, Bid(5))
    assert refused(game, Bid(5)) == ("There is already a marker on 5.", "B2")


@pytest.mark.rule("B3")
def test_a_fourth_marker_on_zero():
    game = bidding(Seat())
    play(game, Bid(0), Bid(0), Bid(0))
    assert refused(game, Bid(0)) == ("All 3 spots for 0 are taken; bid 1 or more.", "B3")


@pytest.mark.rule("B4")
@pytest.mark.parametrize(("gold", "price"), [(4, 5), (0, 1), (17, 18)])
def test_a_bid_that_cannot_be_paid(gold: int, price: int):
    assert refused(bidding(Seat(gold=gold)), Bid(price)) == (f"You have {gold} gold; that spot costs {price}.", "B4")


@pytest.mark.rule("B4", "D14")
def test_a_lowered_bid_that_cannot_be_paid():
    game = bidding(Seat(gold=2, cards=[FAKIR] * 2, djinns=[KUMARBI]))
    assert refused(game, Bid(12, fakirs=2)) == ("You have 2 gold; that spot costs 5.", "B4")


@pytest.mark.rule("D14")
def test_a_bid_lowered_without_the_djinn():
    game = bidding(Seat(cards=[FAKIR]))
    assert refused(game, Bid(5, fakirs=1)) == ("You have no djinn that lowers bids for Fakirs.", "D14")


@pytest.mark.rule("D1", "D14")
def test_a_second_lowered_bid():
    game = bidding(Seat(cards=[FAKIR], djinns=[KUMARBI], spent=[KUMARBI]))
    assert refused(game, Bid(5, fakirs=1)) == ("Your djinn has already lowered a bid this round.", "D1")


@pytest.mark.rule("D14")
def test_a_bid_lowered_with_more_fakirs_than_one_has():
    game = bidding(Seat(cards=[FAKIR], djinns=[KUMARBI]))
    assert refused(game, Bid(5, fakirs=2)) == ("That costs 2 Fakirs; you have a Fakir.", "D14")


@pytest.mark.rule("M7")
def test_not_moving():
    game = game_at({A1: "v", B1: "v"})
    assert refused(game, NO_MOVE) == ("You can move meeples, so you must.", "M7")


@pytest.mark.rule("M1")
def test_picking_up_from_an_empty_tile():
    assert refused(game_at({A1: "v", B1: "v"}), PickUp(F5)) == ("There are no meeples on F5.", "M1")


@pytest.mark.rule("M5")
def test_picking_up_meeples_that_can_meet_nobody():
    game = game_at({A1: "v", B1: "v", C3: "ve"})
    assert refused(game, PickUp(C3)) == ("No move from C3 ends with a meeple that meets its own tribe.", "M5")


@pytest.mark.rule("M1")
def test_dropping_before_picking_up():
    game = game_at({A1: "v", B1: "v"})
    assert refused(game, Drop(B1, VIZIER)) == ("Blue must pick up the meeples of a tile now.", "M1")


@pytest.fixture
def walking() -> Game:
    """Blue has dropped a Vizier on D3 and has a Vizier and an Elder in hand."""
    game = game_at({C3: "vve", E4: "v", D4: "v"})
    sow(game, "C3 D3v")
    return game


@pytest.mark.rule("M2")
def test_dropping_what_is_not_in_hand(walking: Game):
    assert refused(walking, Drop(E3, MERCHANT)) == ("There are no Merchants in your hand.", "M2")


@pytest.mark.rule("M3")
@pytest.mark.parametrize(("tile", "name"), [(E4, "E4"), (F5, "F5")])
def test_a_step_to_a_tile_that_is_not_next(walking: Game, tile: int, name: str):
    reason = f"{name} is not next to D3; steps go up, down, left or right."
    assert refused(walking, Drop(tile, ELDER)) == (reason, "M3")


@pytest.mark.rule("M2")
def test_no_step_at_all(walking: Game):
    reason = "You are on D3; drop the next meeple on a neighbouring tile."
    assert refused(walking, Drop(D3, ELDER)) == (reason, "M2")


@pytest.mark.rule("M4")
def test_a_step_straight_back(walking: Game):
    assert refused(walking, Drop(C3, ELDER)) == ("You have just come from C3; you cannot go straight back.", "M4")


@pytest.mark.rule("M5")
@pytest.mark.parametrize(("tribe", "dropped"), [(VIZIER, "a Vizier"), (ELDER, "an Elder")])
def test_a_drop_after_which_the_walk_could_not_end(tribe: int, dropped: str):
    game = game_at({C3: "ve", D4: "v" if tribe == VIZIER else "e"})
    play(game, PickUp(C3))
    reason = f"With {dropped} dropped on D3 the last meeple could not meet its own tribe."
    assert refused(game, Drop(D3, tribe)) == (reason, "M5")


@pytest.mark.rule("M5")
def test_the_last_meeple_on_a_tile_without_its_tribe():
    game = game_at({B2: "v", B3: "e", A2: "v"})
    play(game, PickUp(B2))
    reason = "The last meeple must meet its own tribe; there are no Viziers on B3."
    assert refused(game, Drop(B3, VIZIER)) == (reason, "M5")
