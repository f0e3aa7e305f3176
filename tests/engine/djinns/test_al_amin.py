"""Al-Amin (D2)."""

import pytest

from naqala.engine.actions import END_TURN, Invoke
from naqala.engine.components import C3, D3, FAKIR, FISH, GOLD, IVORY, JEWELS, PAPYRUS, POTTERY, SILK, SPICE, WHEAT
from naqala.engine.djinns import AL_AMIN
from naqala.engine.steps import Selling
from tests.positions import BLUE, PINK, Seat, game_at, options

pytestmark = pytest.mark.rule("D2")

ALL_NINE = [IVORY, JEWELS, GOLD, PAPYRUS, SILK, SPICE, FISH, WHEAT, POTTERY]
WALK = {C3: "v", D3: "v"}


def goods_of(*cards):
    """The points of Blue's goods with Al-Amin and these cards."""
    return game_at(WALK, blue=Seat(cards=cards, djinns=[AL_AMIN])).scores()[BLUE].goods


@pytest.mark.rule("V4")
def test_it_is_worth_5():
    assert game_at(WALK, blue=Seat(djinns=[AL_AMIN])).scores()[BLUE].djinns == 5


@pytest.mark.parametrize(("fakirs", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 3), (5, 3), (6, 7), (18, 60)])
def test_each_pair_of_fakirs_is_one_merchandise_and_a_single_one_counts_nothing(fakirs, points):
    assert goods_of(*[FAKIR] * fakirs) == points


def test_a_pair_joins_the_merchandise_held():
    assert goods_of(IVORY, JEWELS, FAKIR, FAKIR) == 7


@pytest.mark.rule("V6")
def test_a_pair_goes_where_it_adds_most_to_the_longest_suit():
    assert goods_of(IVORY, IVORY, JEWELS, FAKIR, FAKIR) == 7 + 1


def test_pairs_beyond_a_full_suit_begin_the_next_one():
    assert goods_of(*ALL_NINE[:8], *[FAKIR] * 4) == 60 + 1


def test_pairs_beyond_a_full_suit_lengthen_the_next_one():
    assert goods_of(*ALL_NINE, IVORY, JEWELS, *[FAKIR] * 2) == 60 + 7


def test_a_pair_may_stand_for_a_merchandise_of_which_every_printed_card_is_held():
    six = [PAPYRUS, SILK, SPICE, FISH, WHEAT, POTTERY]
    assert goods_of(*ALL_NINE, *ALL_NINE, *six, FAKIR, FAKIR) == 60 + 60 + 40


def test_without_it_fakirs_count_nothing():
    game = game_at(WALK, blue=Seat(cards=[FAKIR] * 4), pink=Seat(cards=[IVORY, FAKIR, FAKIR], djinns=[AL_AMIN]))
    assert [sheet.goods for sheet in game.scores()] == [0, 3]


def test_a_pair_counts_in_the_total():
    game = game_at(WALK, pink=Seat(gold=10, cards=[FAKIR] * 6, djinns=[AL_AMIN]))
    assert game.scores()[PINK].total == 10 + 5 + 7


@pytest.mark.rule("G1")
def test_fakirs_are_not_sold_during_the_game():
    game = game_at(WALK, asked=[Selling(BLUE)], blue=Seat(elders=2, cards=[FAKIR] * 4, djinns=[AL_AMIN]))
    assert list(game.options) == [END_TURN]


@pytest.mark.rule("D1", "T5")
def test_it_is_always_active_and_is_never_invoked():
    assert not options(game_at(WALK, blue=Seat(elders=2, cards=[FAKIR] * 2, djinns=[AL_AMIN])), Invoke)
