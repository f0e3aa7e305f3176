"""Monkir (D18)."""

import pytest

from naqala.engine.actions import END_TURN, Choose, Invoke
from naqala.engine.components import A1, B2, C3, D3, F1, FAKIR, OASIS, VILLAGE
from naqala.engine.djinns import BOURAQ, ENKI, HAGIS, MONKIR
from naqala.engine.events import DjinnGoldEarned, PalacePlaced, PalmPlaced
from naqala.engine.steps import Moving, Selling
from tests.positions import BLUE, ORANGE, PINK, Seat, game_at, happened, options, play, sow

pytestmark = pytest.mark.rule("D18")


def before_the_move(**more):
    """Blue is to move; the Viziers of C3 and D3 can meet on the Village D3."""
    return game_at({C3: "v", D3: "v"}, places={D3: VILLAGE, A1: VILLAGE, F1: OASIS}, **more)


@pytest.mark.rule("V4")
def test_it_is_worth_6():
    assert game_at(blue=Seat(djinns=[MONKIR])).scores()[BLUE].djinns == 6


@pytest.mark.rule("P2")
def test_its_owner_gets_1_gold_for_a_palace_that_they_place():
    game = before_the_move(blue=Seat(djinns=[MONKIR]))
    assert sow(game, "C3 D3v")[-2:] == [PalacePlaced(BLUE, D3), DjinnGoldEarned(BLUE, MONKIR, 1)]
    assert game.state.players[BLUE].gold == 51


@pytest.mark.rule("P2")
def test_its_owner_gets_2_gold_for_a_palace_that_a_rival_places():
    game = before_the_move(pink=Seat(djinns=[MONKIR]))
    assert sow(game, "C3 D3v")[-2:] == [PalacePlaced(BLUE, D3), DjinnGoldEarned(PINK, MONKIR, 2)]
    assert [player.gold for player in game.state.players] == [50, 52]


def test_the_owner_of_the_palaces_tile_does_not_matter():
    game = before_the_move(pink=Seat(djinns=[MONKIR], owns=[D3]))
    assert happened(sow(game, "C3 D3v"), DjinnGoldEarned) == [DjinnGoldEarned(PINK, MONKIR, 2)]


def test_in_a_game_of_three_its_owner_alone_is_paid():
    game = before_the_move(players=3, orange=Seat(djinns=[MONKIR]))
    assert happened(sow(game, "C3 D3v"), DjinnGoldEarned) == [DjinnGoldEarned(ORANGE, MONKIR, 2)]


def test_it_is_the_builder_of_the_palace_that_matters_and_not_the_first_seat():
    game = before_the_move(blue=Seat(djinns=[MONKIR]), asked=[Selling(PINK), Moving(PINK)], to_act=[BLUE, PINK, BLUE])
    assert happened(sow(game, "C3 D3v"), DjinnGoldEarned) == [DjinnGoldEarned(BLUE, MONKIR, 2)]


@pytest.mark.rule("D6")
def test_a_palace_of_ones_own_bouraq_pays_1():
    game = before_the_move(blue=Seat(elders=1, djinns=[BOURAQ, MONKIR]))
    assert play(game, Invoke(BOURAQ), Choose(A1))[-2:] == [PalacePlaced(BLUE, A1), DjinnGoldEarned(BLUE, MONKIR, 1)]


@pytest.mark.rule("D6")
def test_a_palace_of_a_rivals_bouraq_pays_2():
    game = before_the_move(blue=Seat(elders=1, djinns=[BOURAQ]), pink=Seat(djinns=[MONKIR]))
    assert play(game, Invoke(BOURAQ), Choose(A1))[-2:] == [PalacePlaced(BLUE, A1), DjinnGoldEarned(PINK, MONKIR, 2)]


@pytest.mark.rule("D9")
@pytest.mark.parametrize(("owner", "gold"), [(BLUE, 1), (PINK, 2)])
def test_a_palace_that_hagis_moves_pays_once(owner, gold):
    djinns = {BLUE: [HAGIS], PINK: []}
    djinns[owner].append(MONKIR)
    game = before_the_move(blue=Seat(elders=1, djinns=djinns[BLUE]), pink=Seat(djinns=djinns[PINK]))
    sow(game, "C3 D3v")
    assert play(game, Invoke(HAGIS), Choose(C3))[-2:] == [PalacePlaced(BLUE, C3), DjinnGoldEarned(owner, MONKIR, gold)]
    assert game.state.players[owner].gold == 50 + gold


@pytest.mark.rule("D6", "D9")
def test_a_palace_of_bouraq_that_hagis_moves_pays_once():
    game = before_the_move(blue=Seat(elders=2, djinns=[BOURAQ, HAGIS, MONKIR]))
    events = play(game, Invoke(BOURAQ), Choose(A1), Invoke(HAGIS), Choose(B2))
    assert happened(events, DjinnGoldEarned) == [DjinnGoldEarned(BLUE, MONKIR, 1)]


def test_every_palace_of_a_turn_pays():
    game = before_the_move(blue=Seat(elders=1, djinns=[BOURAQ, MONKIR]))
    play(game, Invoke(BOURAQ), Choose(A1))
    sow(game, "C3 D3v")
    assert game.state.players[BLUE].gold == 52


@pytest.mark.rule("P2")
def test_with_no_palace_left_nothing_is_placed_and_nothing_paid():
    game = before_the_move(blue=Seat(djinns=[MONKIR]), palaces={A1: 10})
    assert not happened(sow(game, "C3 D3v"), DjinnGoldEarned)


@pytest.mark.rule("P2")
def test_the_last_palace_pays():
    game = before_the_move(blue=Seat(djinns=[MONKIR]), palaces={A1: 9})
    assert happened(sow(game, "C3 D3v"), DjinnGoldEarned) == [DjinnGoldEarned(BLUE, MONKIR, 1)]


@pytest.mark.rule("D8")
def test_palm_trees_pay_nothing():
    game = before_the_move(blue=Seat(elders=1, djinns=[ENKI, MONKIR]))
    events = play(game, Invoke(ENKI), Choose(F1))
    assert happened(events, PalmPlaced) == [PalmPlaced(BLUE, F1)]
    assert not happened(events, DjinnGoldEarned)


@pytest.mark.rule("D1")
def test_its_power_has_no_price_and_is_never_invoked():
    game = before_the_move(blue=Seat(elders=3, cards=[FAKIR] * 3, djinns=[MONKIR]))
    assert not options(game, Invoke)
    sow(game, "C3 D3v")
    assert list(game.options) == [END_TURN]
