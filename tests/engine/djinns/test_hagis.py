"""Hagis (D9)."""

import pytest

from naqala.engine.actions import GO_ON, Choose, Invoke
from naqala.engine.components import A1, B1, B2, C2, C3, D3, F1, FAKIR, OASIS, PALACE, VILLAGE
from naqala.engine.djinns import BOURAQ, ENKI, HAGIS, LAMIA, MONKIR
from naqala.engine.events import DjinnGoldEarned, PalacePlaced
from naqala.engine.geometry import AROUND, members
from naqala.engine.steps import PlacingAround
from tests.positions import BLUE, PINK, Seat, game_at, happened, options, play, sow

pytestmark = pytest.mark.rule("D9")


def at_the_village(**more):
    """Blue has just collected two Viziers on the Village D3; the palace is next."""
    game = game_at({C3: "v", D3: "v"}, places={D3: VILLAGE, A1: VILLAGE}, **more)
    sow(game, "C3 D3v")
    return game


def two_villages(**more):
    """Blue may walk to the Village D3 or to the Village B1."""
    return game_at({C3: "v", D3: "v", A1: "m", B1: "m"}, places={D3: VILLAGE, B1: VILLAGE}, **more)


@pytest.mark.rule("V4")
def test_it_is_worth_10():
    assert at_the_village(blue=Seat(djinns=[HAGIS])).scores()[BLUE].djinns == 10


def test_a_palace_may_go_to_any_of_the_eight_tiles_around_the_village():
    game = at_the_village(blue=Seat(elders=1, djinns=[HAGIS]))
    play(game, Invoke(HAGIS))
    assert game.state.steps[-1] == PlacingAround(BLUE, D3, PALACE)
    assert list(game.options) == [Choose(tile) for tile in members(AROUND[D3])]
    assert happened(play(game, Choose(C2)), PalacePlaced) == [PalacePlaced(BLUE, C2)]
    assert (game.state.board.palaces(C2), game.state.board.palaces(D3), game.state.palaces) == (1, 0, 9)


def test_the_palace_may_go_to_a_tile_around_it_of_any_owner():
    game = at_the_village(blue=Seat(elders=1, djinns=[HAGIS]), pink=Seat(owns=[C2]))
    play(game, Invoke(HAGIS), Choose(C2))
    assert game.scores()[PINK].palaces == 5


def test_the_palace_stays_on_the_village_if_the_power_is_not_used():
    game = at_the_village(blue=Seat(elders=1, djinns=[HAGIS]))
    assert list(game.options) == [GO_ON, Invoke(HAGIS)]
    assert happened(play(game, GO_ON), PalacePlaced) == [PalacePlaced(BLUE, D3)]


def test_without_an_elder_or_a_fakir_the_palace_is_placed_automatically():
    game = at_the_village(blue=Seat(djinns=[HAGIS]))
    assert game.state.board.palaces(D3) == 1


@pytest.mark.rule("T4")
def test_it_is_paid_at_the_moment_a_palace_is_placed_and_not_in_advance():
    game = game_at({C3: "v", D3: "v"}, places={D3: OASIS}, blue=Seat(elders=1, djinns=[HAGIS]))
    assert not options(game, Invoke)
    sow(game, "C3 D3v")
    assert not options(game, Invoke)


@pytest.mark.rule("T5")
def test_with_no_palace_left_there_is_nothing_to_move():
    game = at_the_village(blue=Seat(elders=1, djinns=[HAGIS]), palaces={F1: 10})
    assert not options(game, Invoke)


def test_it_moves_the_palace_of_bouraq_too_around_the_village_chosen():
    game = game_at({C3: "v", D3: "v"}, places={A1: VILLAGE}, blue=Seat(elders=2, djinns=[HAGIS, BOURAQ]))
    play(game, Invoke(BOURAQ), Choose(A1), Invoke(HAGIS))
    assert list(game.options) == [Choose(tile) for tile in members(AROUND[A1])]
    assert happened(play(game, Choose(B2)), PalacePlaced) == [PalacePlaced(BLUE, B2)]


@pytest.mark.rule("D1")
def test_it_moves_one_palace_per_round():
    game = game_at({C3: "v", D3: "v"}, places={A1: VILLAGE, D3: VILLAGE}, blue=Seat(elders=3, djinns=[HAGIS, BOURAQ]))
    play(game, Invoke(BOURAQ), Choose(A1), Invoke(HAGIS), Choose(B1))
    sow(game, "C3 D3v")
    assert game.state.board.palaces(D3) == 1


@pytest.mark.rule("D18")
def test_a_palace_moved_is_still_a_palace_placed():
    game = at_the_village(blue=Seat(elders=1, djinns=[HAGIS]), pink=Seat(djinns=[MONKIR]))
    assert happened(play(game, Invoke(HAGIS), Choose(C2)), DjinnGoldEarned) == [DjinnGoldEarned(PINK, MONKIR, 2)]


@pytest.mark.rule("D1")
@pytest.mark.parametrize(("elders", "fakirs", "ways"), [(2, 2, [0, 1]), (1, 0, [0]), (0, 1, [1]), (0, 0, [])])
def test_an_elder_or_a_fakir_is_enough_and_nothing_is_not(elders, fakirs, ways):
    game = at_the_village(blue=Seat(elders=elders, cards=[FAKIR] * fakirs, djinns=[HAGIS]))
    assert options(game, Invoke) == [Invoke(HAGIS, fakirs=paid) for paid in ways]


@pytest.mark.rule("A2")
def test_elders_just_collected_may_pay_for_it():
    game = game_at({C3: "e", D3: "e"}, places={D3: VILLAGE}, blue=Seat(djinns=[HAGIS]))
    sow(game, "C3 D3e")
    assert list(game.options) == [GO_ON, Invoke(HAGIS)]


def test_it_moves_the_last_palace_too():
    game = at_the_village(blue=Seat(elders=1, djinns=[HAGIS]), palaces={F1: 9})
    assert list(game.options) == [GO_ON, Invoke(HAGIS)]


@pytest.mark.rule("D15", "T5")
def test_a_palace_is_not_moved_by_lamia():
    game = at_the_village(blue=Seat(elders=2, djinns=[LAMIA]))
    assert (options(game, Invoke), game.state.board.palaces(D3)) == ([], 1)


@pytest.mark.rule("T6")
def test_while_it_is_carried_out_no_other_power_is_used():
    game = game_at({C3: "v", D3: "v"}, places={D3: VILLAGE}, blue=Seat(elders=2, djinns=[HAGIS, ENKI]))
    sow(game, "C3 D3v")
    play(game, GO_ON)
    assert list(game.options) == [GO_ON, Invoke(ENKI), Invoke(HAGIS)]
    play(game, Invoke(HAGIS))
    assert not options(game, Invoke)


@pytest.mark.rule("D1")
def test_only_its_owner_may_use_it():
    game = at_the_village(blue=Seat(elders=2, cards=[FAKIR]), pink=Seat(elders=2, cards=[FAKIR], djinns=[HAGIS]))
    assert game.state.board.palaces(D3) == 1
