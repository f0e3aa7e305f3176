"""Jafaar (D12)."""

import pytest

from naqala.engine.actions import Invoke
from naqala.engine.components import C3, D3, FAKIR
from naqala.engine.djinns import JAFAAR
from tests.positions import BLUE, Seat, game_at, options

pytestmark = pytest.mark.rule("D12")

WALK = {C3: "m", D3: "m"}


@pytest.mark.rule("V4")
def test_it_is_worth_6():
    assert game_at(WALK, blue=Seat(djinns=[JAFAAR])).scores()[BLUE].djinns == 6


@pytest.mark.parametrize(("viziers", "points"), [(0, 0), (1, 3), (5, 15)])
def test_each_vizier_is_worth_3(viziers, points):
    assert game_at(WALK, blue=Seat(viziers=viziers, djinns=[JAFAAR])).scores()[BLUE].viziers == points


@pytest.mark.rule("V2")
@pytest.mark.parametrize(("rivals", "tens"), [(1, 10), (2, 0), (3, 0)])
def test_the_ten_for_a_rival_with_fewer_viziers_is_not_changed(rivals, tens):
    game = game_at(WALK, blue=Seat(viziers=2, djinns=[JAFAAR]), pink=Seat(viziers=rivals))
    assert (game.scores()[BLUE].viziers, game.scores()[BLUE].more_viziers) == (6, tens)


@pytest.mark.rule("V2")
def test_the_tens_for_three_rivals_are_not_changed():
    game = game_at(WALK, players=4, blue=Seat(viziers=2, djinns=[JAFAAR]), pink=Seat(viziers=1), orange=Seat(viziers=2))
    assert [sheet.more_viziers for sheet in game.scores()] == [20, 10, 20, 0]


def test_the_viziers_of_a_rival_and_ones_own_elders_count_as_usual():
    game = game_at(WALK, blue=Seat(viziers=2, elders=3, djinns=[JAFAAR]), pink=Seat(viziers=4))
    assert [(sheet.viziers, sheet.elders) for sheet in game.scores()] == [(6, 6), (4, 0)]


@pytest.mark.rule("D1", "T5")
def test_it_is_always_active_and_is_never_invoked():
    assert not options(game_at(WALK, blue=Seat(elders=2, cards=[FAKIR] * 2, djinns=[JAFAAR])), Invoke)
