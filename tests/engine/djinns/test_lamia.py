"""Lamia (D15)."""

import pytest

from naqala.engine.actions import END_TURN, GO_ON, Choose, Invoke
from naqala.engine.components import (
    A1,
    A2,
    A3,
    B1,
    B2,
    B3,
    C2,
    C3,
    C4,
    D1,
    D2,
    D3,
    D4,
    E1,
    E2,
    E3,
    E4,
    F1,
    FAKIR,
    IVORY,
    OASIS,
    SMALL_MARKET,
    VILLAGE,
)
from naqala.engine.djinns import BOURAQ, ENKI, LAMIA
from naqala.engine.events import PalmPlaced
from tests.positions import BLUE, PINK, Seat, game_at, happened, options, play, sow

pytestmark = pytest.mark.rule("D15")


def at_the_oasis(**more):
    """Blue has just collected two Viziers on the Oasis D3; the palm tree is next."""
    game = game_at({C3: "v", D3: "v"}, places={D3: OASIS, C3: SMALL_MARKET}, **more)
    sow(game, "C3 D3v")
    return game


@pytest.mark.rule("V4")
def test_it_is_worth_10():
    assert game_at(blue=Seat(djinns=[LAMIA])).scores()[BLUE].djinns == 10


def test_a_palm_tree_may_go_to_any_of_the_eight_tiles_around_the_oasis():
    game = at_the_oasis(blue=Seat(elders=1, djinns=[LAMIA]))
    assert list(game.options) == [GO_ON, Invoke(LAMIA)]
    play(game, Invoke(LAMIA))
    assert list(game.options) == [Choose(tile) for tile in (C2, D2, E2, C3, E3, C4, D4, E4)]
    assert play(game, Choose(C2)) == [PalmPlaced(BLUE, C2)]
    assert (game.state.board.palms(C2), game.state.board.palms(D3), game.state.palms) == (1, 0, 11)


@pytest.mark.parametrize("walk", ["A2 A1v", "B1 A1v"])
def test_an_oasis_in_the_corner_has_three_tiles_around(walk):
    game = game_at({A1: "v", A2: "v", B1: "v"}, places={A1: OASIS}, blue=Seat(elders=1, djinns=[LAMIA]))
    sow(game, walk)
    play(game, Invoke(LAMIA))
    assert list(game.options) == [Choose(B1), Choose(A2), Choose(B2)]


def test_an_oasis_at_the_edge_has_five_tiles_around():
    game = game_at({A1: "v", A2: "v"}, places={A2: OASIS}, blue=Seat(elders=1, djinns=[LAMIA]))
    sow(game, "A1 A2v")
    play(game, Invoke(LAMIA))
    assert list(game.options) == [Choose(A1), Choose(B1), Choose(B2), Choose(A3), Choose(B3)]


def test_the_palm_tree_may_go_to_a_tile_around_it_of_any_owner():
    game = at_the_oasis(blue=Seat(elders=1, djinns=[LAMIA]), pink=Seat(owns=[C2]))
    play(game, Invoke(LAMIA), Choose(C2))
    assert [sheet.palms for sheet in game.scores()] == [0, 3]


def test_the_palm_tree_may_go_to_a_tile_with_palm_trees_palaces_and_meeples():
    game = game_at(
        {C3: "v", D3: "v", E3: "mb"},
        places={D3: OASIS, E3: VILLAGE},
        blue=Seat(elders=1, djinns=[LAMIA]),
        palms={E3: 2},
        palaces={E3: 1},
    )
    sow(game, "C3 D3v")
    play(game, Invoke(LAMIA), Choose(E3))
    assert (game.state.board.palms(E3), game.state.board.palaces(E3)) == (3, 1)


def test_the_palm_tree_stays_on_the_oasis_if_the_power_is_not_used():
    game = at_the_oasis(blue=Seat(elders=1, djinns=[LAMIA]))
    assert play(game, GO_ON) == [PalmPlaced(BLUE, D3)]
    assert list(game.options) == [END_TURN]


def test_without_an_elder_or_a_fakir_the_palm_tree_is_placed_automatically():
    game = at_the_oasis(blue=Seat(viziers=1, djinns=[LAMIA]))
    assert game.state.board.palms(D3) == 1
    assert not options(game, Invoke)


@pytest.mark.rule("H4")
def test_with_other_cards_in_hand_its_owner_has_a_decision_but_can_only_go_on():
    game = at_the_oasis(blue=Seat(viziers=1, cards=[IVORY], djinns=[LAMIA]))
    assert list(game.options) == [GO_ON]
    assert happened(play(game, GO_ON), PalmPlaced) == [PalmPlaced(BLUE, D3)]


@pytest.mark.rule("T4")
def test_it_is_paid_at_the_moment_a_palm_tree_is_placed_and_not_in_advance_nor_after():
    game = game_at({C3: "v", D3: "v"}, places={D3: OASIS}, blue=Seat(elders=1, djinns=[LAMIA]))
    assert not options(game, Invoke)
    sow(game, "C3 D3v")
    play(game, GO_ON)
    assert not options(game, Invoke)


def test_it_does_not_move_palaces():
    game = game_at({C3: "v", D3: "v"}, places={D3: VILLAGE}, blue=Seat(elders=1, djinns=[LAMIA]))
    sow(game, "C3 D3v")
    assert game.state.board.palaces(D3) == 1


@pytest.mark.rule("T5", "T6")
def test_with_no_palm_tree_left_there_is_nothing_to_move():
    game = at_the_oasis(blue=Seat(elders=1, djinns=[LAMIA]), palms={F1: 12})
    assert list(game.options) == [END_TURN]


@pytest.mark.rule("P1")
def test_it_moves_the_last_palm_tree_too():
    game = at_the_oasis(blue=Seat(elders=1, djinns=[LAMIA]), palms={F1: 11})
    assert play(game, Invoke(LAMIA), Choose(E4))[-1] == PalmPlaced(BLUE, E4)
    assert game.state.palms == 0


@pytest.mark.rule("D8")
def test_it_moves_the_palm_tree_of_enki_around_the_oasis_chosen():
    game = game_at({C3: "v", D3: "v"}, places={A1: OASIS}, blue=Seat(elders=2, djinns=[LAMIA, ENKI]))
    play(game, Invoke(ENKI), Choose(A1))
    assert list(game.options) == [GO_ON, Invoke(LAMIA)]
    play(game, Invoke(LAMIA))
    assert list(game.options) == [Choose(B1), Choose(A2), Choose(B2)]
    assert play(game, Choose(B2)) == [PalmPlaced(BLUE, B2)]


@pytest.mark.rule("D8")
def test_the_palm_tree_of_enki_stays_on_its_oasis_if_the_power_is_not_used():
    game = game_at({C3: "v", D3: "v"}, places={A1: OASIS}, blue=Seat(elders=2, djinns=[LAMIA, ENKI]))
    assert play(game, Invoke(ENKI), Choose(A1), GO_ON)[-1] == PalmPlaced(BLUE, A1)


@pytest.mark.rule("D8", "T4")
def test_paying_enki_may_leave_nothing_to_pay_lamia():
    game = game_at({C3: "v", D3: "v"}, places={A1: OASIS}, blue=Seat(elders=1, djinns=[LAMIA, ENKI]))
    assert play(game, Invoke(ENKI), Choose(A1))[-1] == PalmPlaced(BLUE, A1)


@pytest.mark.rule("T6")
def test_no_other_power_may_be_used_between_the_choice_of_enkis_oasis_and_its_palm_tree():
    game = game_at({C3: "v", D3: "v"}, places={A1: OASIS}, blue=Seat(elders=3, djinns=[LAMIA, ENKI, BOURAQ]))
    play(game, Invoke(ENKI), Choose(A1))
    assert list(game.options) == [GO_ON, Invoke(LAMIA)]


@pytest.mark.rule("D1")
def test_it_moves_one_palm_tree_per_round():
    game = game_at({C3: "v", D3: "v"}, places={A1: OASIS, D3: OASIS}, blue=Seat(elders=3, djinns=[LAMIA, ENKI]))
    play(game, Invoke(ENKI), Choose(A1), Invoke(LAMIA), Choose(B1))
    sow(game, "C3 D3v")
    assert game.state.board.palms(D3) == 1


@pytest.mark.rule("D1")
def test_it_moves_one_palm_tree_per_round_even_with_two_markers():
    game = game_at(
        {C3: "v", D3: "v", D1: "v", E1: "v"},
        places={D3: OASIS, E1: OASIS},
        blue=Seat(elders=3, djinns=[LAMIA]),
        to_act=[BLUE, PINK, PINK],
    )
    sow(game, "C3 D3v")
    play(game, Invoke(LAMIA), Choose(E3), END_TURN)
    assert game.seat == BLUE
    sow(game, "D1 E1v")
    assert list(game.options) == [END_TURN]
    assert game.state.board.palms(E1) == 1


@pytest.mark.rule("D1")
def test_a_rivals_lamia_may_not_be_used():
    game = at_the_oasis(blue=Seat(elders=1, cards=[FAKIR]), pink=Seat(elders=1, djinns=[LAMIA]))
    assert list(game.options) == [END_TURN]
    assert game.state.board.palms(D3) == 1


@pytest.mark.rule("T5")
def test_a_tile_that_is_no_oasis_gets_no_palm_tree():
    game = game_at({C3: "v", D3: "v"}, places={D3: SMALL_MARKET}, blue=Seat(elders=1, djinns=[LAMIA]))
    assert not happened(sow(game, "C3 D3v"), PalmPlaced)
    assert list(game.options) == [END_TURN]
