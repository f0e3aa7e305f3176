"""Shamhat (D20)."""

import pytest

from naqala.engine.actions import END_TURN, Invoke
from naqala.engine.components import C3, D3, FAKIR, SMALL_MARKET
from naqala.engine.djinns import JAFAAR, SHAMHAT
from tests.positions import BLUE, PINK, Seat, game_at, options, sow

pytestmark = pytest.mark.rule("D20")


@pytest.mark.rule("V4")
def test_it_is_worth_6():
    assert game_at(blue=Seat(djinns=[SHAMHAT])).scores()[BLUE].djinns == 6


@pytest.mark.rule("V3")
@pytest.mark.parametrize(("elders", "points"), [(0, 0), (1, 4), (2, 8), (5, 20)])
def test_the_elders_of_its_owner_are_worth_4_each(elders, points):
    assert game_at(blue=Seat(elders=elders, djinns=[SHAMHAT])).scores()[BLUE].elders == points


@pytest.mark.rule("V3")
def test_the_elders_of_others_are_still_worth_2_each():
    game = game_at(blue=Seat(elders=3, djinns=[SHAMHAT]), pink=Seat(elders=3))
    assert game.scores()[PINK].elders == 6


@pytest.mark.rule("V2")
def test_viziers_are_worth_as_much_as_usual():
    sheet = game_at(blue=Seat(viziers=3, djinns=[SHAMHAT])).scores()[BLUE]
    assert (sheet.viziers, sheet.more_viziers) == (3, 10)


@pytest.mark.rule("D12")
def test_shamhat_and_jafaar_do_not_affect_each_other():
    sheet = game_at(blue=Seat(viziers=2, elders=2, djinns=[JAFAAR, SHAMHAT])).scores()[BLUE]
    assert (sheet.viziers, sheet.elders, sheet.djinns) == (6, 8, 12)


@pytest.mark.rule("V1", "V3", "V4")
def test_the_total_counts_it():
    assert game_at(blue=Seat(gold=10, elders=3, djinns=[SHAMHAT])).scores()[BLUE].total == 10 + 12 + 6


@pytest.mark.rule("D1")
def test_its_power_has_no_price_and_is_never_invoked():
    game = game_at({C3: "v", D3: "v"}, places={D3: SMALL_MARKET}, blue=Seat(elders=3, cards=[FAKIR], djinns=[SHAMHAT]))
    assert not options(game, Invoke)
    sow(game, "C3 D3v")
    assert list(game.options) == [END_TURN]
