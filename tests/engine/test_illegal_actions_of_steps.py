"""Why actions at tribes, places and the sale are rejected (A, P, G)."""

import pytest

from naqala.engine.actions import PASS, Build, Buy, Kill, Sell, Strike, Summon
from naqala.engine.components import (
    A1,
    ASSASSIN,
    B1,
    C3,
    D3,
    ELDER,
    F3,
    FAKIR,
    FISH,
    IVORY,
    JEWELS,
    MERCHANT,
    NOBODY,
    NOWHERE,
    POTTERY,
    SILK,
    SPICE,
    VILLAGE,
    VIZIER,
    WHEAT,
)
from naqala.engine.djinns import BAAL, BOAZ, ENKI, HAGIS, SLOAR
from naqala.engine.steps import Building, Killing, KillingSecond, KillingTwo, Selling, Summoning, Trading
from tests.engine.test_illegal_actions import asking, refused
from tests.positions import BLACK, BLUE, ORANGE, PINK, Seat, play

# The position of `asking` has two Viziers on A1, one on B1, an Elder on D3.

ROW = [IVORY, JEWELS, SILK, SPICE, FISH, WHEAT, POTTERY]


@pytest.mark.rule("A4")
def test_more_fakirs_than_one_has_do_not_help_builders():
    game = asking(Building(BLUE, D3, 2, 1), Seat(cards=[FAKIR, FAKIR]), places={C3: VILLAGE})
    assert refused(game, Build(3)) == ("You have 2 Fakirs to help, not 3.", "A4")


@pytest.mark.rule("A4")
def test_without_fakirs_none_help_builders():
    game = asking(Building(BLUE, D3, 2, 1), Seat(elders=1, djinns=[ENKI]), places={C3: VILLAGE})
    assert refused(game, Build(1)) == ("You have no Fakirs to help.", "A4")


@pytest.mark.rule("T5", "A4")
def test_where_no_tile_is_blue_fakirs_do_not_help_builders():
    game = asking(Building(BLUE, A1, 2, 1), Seat(cards=[FAKIR], djinns=[SLOAR]))
    assert refused(game, Build(1)) == (
        "There is no blue-valued tile here or around, so Fakirs would earn nothing.",
        "T5",
    )


@pytest.mark.rule("A6")
def test_skipping_a_kill_that_takes_no_fakirs():
    game = asking(Killing(BLUE, D3, 2), Seat())
    assert refused(game, PASS) == ("There is a victim within range without Fakirs, so you must kill.", "A6")


@pytest.mark.rule("A5")
def test_a_victim_that_is_not_there():
    game = asking(Killing(BLUE, D3, 2), Seat())
    assert refused(game, Kill(D3, ASSASSIN)) == ("There are no Assassins on D3.", "A5")
    assert refused(game, Kill(F3, MERCHANT)) == ("There are no Merchants on F3.", "A5")


@pytest.mark.rule("A5")
@pytest.mark.parametrize(
    ("fakirs", "reach"),
    [(0, "2 Assassins is 2"), (1, "2 Assassins and a Fakir is 3"), (2, "2 Assassins and 2 Fakirs is 4")],
)
def test_a_victim_out_of_reach(fakirs: int, reach: str):
    game = asking(Killing(BLUE, D3, 2), Seat(cards=[FAKIR] * fakirs))
    assert refused(game, Kill(A1, VIZIER)) == (f"A1 is 5 tiles away; the range of {reach}.", "A5")


@pytest.mark.rule("A5", "S1")
def test_a_victim_of_a_seat_that_is_not_playing():
    game = asking(Killing(BLUE, D3, 2), Seat())
    assert refused(game, Strike(ORANGE, ELDER)) == ("Orange is not playing.", "S1")
    assert refused(game, Strike(BLACK, ELDER)) == ("Black is not playing.", "S1")


@pytest.mark.rule("A5")
def test_a_victim_that_one_holds_oneself():
    game = asking(Killing(BLUE, D3, 2), Seat(elders=1))
    assert refused(game, Strike(BLUE, ELDER)) == ("Your Assassins cannot kill your own Viziers and Elders.", "A5")


@pytest.mark.rule("D5")
def test_a_victim_that_a_djinn_protects():
    game = asking(Killing(BLUE, D3, 2), Seat(), pink=Seat(elders=1, djinns=[BOAZ]))
    assert refused(game, Strike(PINK, ELDER)) == ("A djinn protects the Viziers and Elders of Pink.", "D5")


@pytest.mark.rule("A5")
def test_a_victim_that_the_opponent_does_not_hold():
    game = asking(Killing(BLUE, D3, 2), Seat(), pink=Seat(elders=1))
    assert refused(game, Strike(PINK, VIZIER)) == ("Pink has no Viziers.", "A5")


@pytest.mark.rule("D11")
def test_two_victims_where_there_is_one():
    game = asking(KillingTwo(BLUE, B1, 2), Seat(), pink=Seat(elders=1))
    assert refused(game, Kill(B1, VIZIER)) == ("There are not 2 meeples on B1.", "D11")
    assert refused(game, Strike(PINK, ELDER)) == ("Pink does not have 2 Viziers or Elders.", "D11")


@pytest.mark.rule("D11", "D25")
def test_skipping_a_kill_that_is_paid_for():
    game = asking(KillingTwo(BLUE, B1, 2), Seat())
    assert refused(game, PASS) == ("You have paid for two victims; choose the first.", "D25")


@pytest.mark.rule("D11")
@pytest.mark.parametrize("action", [Kill(B1, VIZIER), Kill(A1, ELDER), Strike(PINK, ELDER), PASS], ids=repr)
def test_a_second_victim_on_another_tile(action: object):
    game = asking(KillingSecond(BLUE, A1, NOBODY, True), Seat(), pink=Seat(elders=1))
    assert refused(game, action) == ("The second victim must be another meeple on A1.", "D11")


@pytest.mark.rule("D11")
@pytest.mark.parametrize("action", [Kill(A1, VIZIER), Strike(PINK, VIZIER), Strike(BLUE, ELDER), PASS], ids=repr)
def test_a_second_victim_of_another_opponent(action: object):
    game = asking(KillingSecond(BLUE, NOWHERE, PINK, True), Seat(elders=1), pink=Seat(elders=1))
    assert refused(game, action) == ("The second victim must be another Vizier or Elder of Pink.", "D11")


@pytest.mark.rule("P3", "P4")
@pytest.mark.parametrize(
    ("step", "price", "rule"), [(Trading(BLUE, 3, 3, 1), 3, "P3"), (Trading(BLUE, 6, 6, 2), 6, "P4")]
)
def test_a_market_that_is_too_dear(step: Trading, price: int, rule: str):
    game = asking(step, Seat(gold=price - 1, cards=[FAKIR], djinns=[SLOAR]), row=ROW)
    assert refused(game, Buy(0)) == (f"You have {price - 1} gold; the market costs {price}.", rule)


@pytest.mark.rule("P3")
def test_the_fourth_card_at_a_small_market():
    game = asking(Trading(BLUE, 3, 3, 1), Seat(), row=ROW)
    assert refused(game, Buy(3)) == ("Only the first 3 cards are for sale here.", "P3")


@pytest.mark.rule("P4")
def test_the_seventh_card_at_a_large_market():
    game = asking(Trading(BLUE, 6, 6, 2), Seat(), row=ROW)
    play(game, Buy(2))
    assert refused(game, Buy(5)) == ("Only the first 5 cards are for sale here.", "P4")


@pytest.mark.rule("P5")
def test_a_card_that_is_not_in_the_row():
    game = asking(Trading(BLUE, 3, 3, 1), Seat(), row=ROW[:2])
    assert refused(game, Buy(2)) == ("There is no card in slot 3 of the row.", "P5")


@pytest.mark.rule("P4")
def test_leaving_a_large_market_with_one_card():
    game = asking(Trading(BLUE, 0, 5, 1), Seat(), row=ROW)
    assert refused(game, PASS) == ("You have paid for two cards; take the second.", "P4")


@pytest.mark.rule("P6")
def test_a_djinn_that_is_not_on_offer():
    game = asking(Summoning(BLUE), Seat(elders=2), djinn_row=[BAAL])
    assert refused(game, Summon(HAGIS)) == ("Hagis is not on offer.", "P6")


@pytest.mark.rule("P6")
def test_a_djinn_that_one_cannot_pay():
    game = asking(Summoning(BLUE), Seat(elders=1, cards=[FAKIR] * 2), djinn_row=[BAAL])
    assert refused(game, Summon(BAAL)) == ("That costs 2 Elders; you have an Elder and 2 Fakirs.", "P6")
    game = asking(Summoning(BLUE), Seat(elders=2), djinn_row=[BAAL])
    assert refused(game, Summon(BAAL, 1)) == ("That costs an Elder and a Fakir; you have 2 Elders and no Fakirs.", "P6")


@pytest.mark.rule("G1")
def test_selling_goods_that_one_does_not_have():
    game = asking(Selling(BLUE), Seat(cards=[IVORY]))
    assert refused(game, Sell.of(IVORY, SILK)) == ("You do not have Silk.", "G1")
    assert refused(game, Sell.of(FISH, SILK, WHEAT)) == ("You do not have Silk, Fish and Wheat.", "G1")
