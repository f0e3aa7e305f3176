"""Enki (D8)."""

import pytest

from naqala.engine.actions import END_TURN, GO_ON, Choose, Drop, Invoke, PickUp
from naqala.engine.components import A1, A5, B5, C1, C3, D3, E3, E4, E5, F2, F5, FAKIR, OASIS, SMALL_MARKET, VILLAGE
from naqala.engine.djinns import BOURAQ, ENKI, LAMIA
from naqala.engine.events import PalmPlaced, PowerUsed, PricePaid
from naqala.engine.geometry import AROUND, members
from tests.positions import BLUE, PINK, Seat, game_at, happened, options, play, sow

pytestmark = pytest.mark.rule("D8")

OASES = [A1, C1, F2, A5, B5, F5]
WALK = {C3: "v", D3: "v"}


def game_with(tiles=WALK, place=SMALL_MARKET, **more):
    """Return a game with only the oases named; Blue may move from C3 to D3, which is of this place."""
    there = dict.fromkeys(OASES, OASIS)
    return game_at(tiles, places=there | {D3: place}, **more)


@pytest.mark.rule("V4")
def test_it_is_worth_8():
    assert game_with(blue=Seat(djinns=[ENKI])).scores()[BLUE].djinns == 8


def test_any_oasis_may_be_chosen():
    game = game_with(blue=Seat(elders=1, djinns=[ENKI]))
    play(game, Invoke(ENKI))
    assert list(game.options) == [Choose(tile) for tile in OASES]


def test_a_palm_tree_is_placed_on_the_oasis_chosen():
    game = game_with(blue=Seat(elders=1, djinns=[ENKI]))
    assert play(game, Invoke(ENKI), Choose(F2)) == [
        PowerUsed(BLUE, ENKI),
        PricePaid(BLUE, elders=1, fakirs=0),
        PalmPlaced(BLUE, F2),
    ]
    assert (game.state.board.palms(F2), game.state.palms) == (1, 11)


def test_an_oasis_with_meeples_a_camel_and_a_palm_tree_may_be_chosen():
    game = game_with(WALK | {F2: "mb"}, palms={F2: 1}, blue=Seat(elders=1, djinns=[ENKI]), pink=Seat(owns=[F2]))
    play(game, Invoke(ENKI), Choose(F2))
    assert game.scores()[PINK].palms == 6


@pytest.mark.rule("T5")
@pytest.mark.parametrize(("standing", "offered"), [(11, [Invoke(ENKI)]), (12, [])])
def test_it_needs_a_palm_tree_in_the_supply(standing, offered):
    game = game_with(palms={E5: standing}, blue=Seat(elders=1, djinns=[ENKI]))
    assert options(game, Invoke) == offered


@pytest.mark.rule("T4")
def test_it_may_be_used_before_the_move_and_between_all_parts_of_the_turn():
    game = game_with(place=VILLAGE, blue=Seat(elders=1, djinns=[ENKI]))
    assert list(game.options) == [PickUp(C3), PickUp(D3), Invoke(ENKI)]
    sow(game, "C3 D3v")
    assert list(game.options) == [GO_ON, Invoke(ENKI)]
    play(game, GO_ON)
    assert list(game.options) == [GO_ON, Invoke(ENKI)]
    play(game, GO_ON)
    assert list(game.options) == [END_TURN, Invoke(ENKI)]


@pytest.mark.rule("T4")
def test_it_may_not_be_used_during_the_walk():
    game = game_with({C3: "vm", E3: "v"}, blue=Seat(elders=1, djinns=[ENKI]))
    play(game, PickUp(C3))
    assert list(game.options) == options(game, Drop)


@pytest.mark.rule("T4")
def test_used_between_two_parts_the_turn_continues_where_it_was():
    game = game_with(place=VILLAGE, blue=Seat(elders=1, djinns=[ENKI]))
    sow(game, "C3 D3v")
    play(game, Invoke(ENKI), Choose(A1))
    assert (game.state.players[BLUE].viziers, game.state.board.palaces(D3)) == (2, 1)


@pytest.mark.rule("T6", "P1")
def test_if_it_takes_the_last_palm_tree_the_final_tile_gets_none():
    game = game_at(WALK, places={A1: OASIS, D3: OASIS}, palms={E5: 11}, blue=Seat(elders=1, djinns=[ENKI]))
    sow(game, "C3 D3v")
    play(game, GO_ON, Invoke(ENKI), Choose(A1))
    assert (game.state.board.palms(A1), game.state.board.palms(D3)) == (1, 0)
    assert list(game.options) == [END_TURN]


@pytest.mark.rule("P1")
def test_the_oasis_of_the_final_tile_gets_its_own_palm_tree_too():
    game = game_at(WALK, places={A1: OASIS, D3: OASIS}, blue=Seat(elders=1, djinns=[ENKI]))
    sow(game, "C3 D3v")
    play(game, GO_ON, Invoke(ENKI), Choose(D3))
    assert game.state.board.palms(D3) == 2


@pytest.mark.rule("D15", "T6")
def test_while_it_is_carried_out_only_lamia_may_be_used_for_it():
    game = game_with(blue=Seat(elders=3, djinns=[ENKI, LAMIA, BOURAQ]))
    assert options(game, Invoke) == [Invoke(BOURAQ), Invoke(ENKI)]
    play(game, Invoke(ENKI))
    assert not options(game, Invoke)
    play(game, Choose(A1))
    assert list(game.options) == [GO_ON, Invoke(LAMIA)]


@pytest.mark.rule("D15")
def test_lamia_moves_its_palm_tree_to_a_tile_around_the_oasis_chosen():
    game = game_with(blue=Seat(elders=2, djinns=[ENKI, LAMIA]))
    play(game, Invoke(ENKI), Choose(F5), Invoke(LAMIA))
    assert list(game.options) == [Choose(tile) for tile in members(AROUND[F5])]
    assert happened(play(game, Choose(E4)), PalmPlaced) == [PalmPlaced(BLUE, E4)]


@pytest.mark.rule("D15")
def test_lamia_may_be_kept_for_the_oasis_of_the_final_tile():
    game = game_at(WALK, places={A1: OASIS, D3: OASIS}, blue=Seat(elders=2, djinns=[ENKI, LAMIA]))
    assert happened(play(game, Invoke(ENKI), Choose(A1), GO_ON), PalmPlaced) == [PalmPlaced(BLUE, A1)]
    sow(game, "C3 D3v")
    assert list(game.options) == [GO_ON, Invoke(LAMIA)]


@pytest.mark.rule("D15", "T5")
def test_if_lamia_cannot_be_paid_its_palm_tree_is_placed_automatically():
    game = game_with(blue=Seat(elders=1, djinns=[ENKI, LAMIA]))
    assert happened(play(game, Invoke(ENKI), Choose(A1)), PalmPlaced) == [PalmPlaced(BLUE, A1)]


@pytest.mark.rule("D1")
def test_only_its_owner_may_use_it():
    game = game_with(blue=Seat(elders=2, cards=[FAKIR]), pink=Seat(elders=2, cards=[FAKIR], djinns=[ENKI]))
    assert list(game.options) == [PickUp(C3), PickUp(D3)]
