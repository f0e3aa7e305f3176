"""Haurvatat (D10)."""

import pytest

from naqala.engine.actions import Invoke
from naqala.engine.components import A1, B1, C1, C3, D3, FAKIR, OASIS, SMALL_MARKET
from naqala.engine.djinns import HAURVATAT
from tests.positions import BLUE, PINK, Seat, game_at, options

pytestmark = pytest.mark.rule("D10")

WALK = {C3: "v", D3: "v"}


@pytest.mark.rule("V4")
def test_it_is_worth_8():
    assert game_at(WALK, blue=Seat(djinns=[HAURVATAT])).scores()[BLUE].djinns == 8


@pytest.mark.parametrize(("palms", "points"), [(0, 0), (1, 5), (3, 15)])
def test_each_palm_tree_on_an_own_tile_is_worth_5(palms, points):
    game = game_at(WALK, palms={A1: palms} if palms else {}, blue=Seat(djinns=[HAURVATAT], owns=[A1]))
    assert game.scores()[BLUE].palms == points


def test_palm_trees_count_on_every_own_tile_of_any_place():
    game = game_at(
        WALK, places={A1: OASIS, B1: SMALL_MARKET}, palms={A1: 2, B1: 1}, blue=Seat(djinns=[HAURVATAT], owns=[A1, B1])
    )
    assert game.scores()[BLUE].palms == 15


@pytest.mark.rule("V5")
def test_palm_trees_on_tiles_of_others_or_of_nobody_are_not_affected():
    game = game_at(WALK, palms={A1: 1, B1: 2, C1: 4}, blue=Seat(djinns=[HAURVATAT], owns=[A1]), pink=Seat(owns=[B1]))
    assert [sheet.palms for sheet in game.scores()] == [5, 6]


def test_palaces_tiles_and_elders_count_as_usual():
    game = game_at(
        WALK, places={A1: OASIS}, palaces={A1: 1}, blue=Seat(gold=0, elders=1, djinns=[HAURVATAT], owns=[A1])
    )
    sheet = game.scores()[BLUE]
    assert (sheet.palaces, sheet.tiles, sheet.elders, sheet.palms, sheet.total) == (5, 8, 2, 0, 23)


def test_the_palm_trees_of_a_rival_count_as_usual():
    game = game_at(WALK, palms={A1: 2}, blue=Seat(djinns=[HAURVATAT]), pink=Seat(owns=[A1]))
    assert game.scores()[PINK].palms == 6


@pytest.mark.rule("D1", "T5")
def test_it_is_always_active_and_is_never_invoked():
    assert not options(game_at(WALK, blue=Seat(elders=2, cards=[FAKIR] * 2, djinns=[HAURVATAT])), Invoke)
