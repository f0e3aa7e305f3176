"""Hagis (D9)."""

import pytest

from naqala.engine.actions import GO_ON, Choose, Invoke
from naqala.engine.djinns import BOURAQ, HAGIS, MONKIR
from naqala.engine.events import DjinnEarned, PalacePlaced, PricePaid
from naqala.engine.geometry import AROUND, members
from naqala.engine.things import A1, B1, B2, C2, C3, D3, F1, FAKIR, OASIS, VILLAGE
from tests.laying import BLUE, PINK, Seat, happened, lay, options, play, sow

pytestmark = pytest.mark.rule("D9")


def at_the_village(**more):
    """Blue has just taken back two Viziers on the Village D3; the palace is due."""
    game = lay({C3: "v", D3: "v"}, places={D3: VILLAGE, A1: VILLAGE}, **more)
    sow(game, "C3 D3v")
    return game


def test_a_palace_may_go_to_any_of_the_eight_tiles_around_the_village():
    game = at_the_village(blue=Seat(elders=1, djinns=[HAGIS]))
    play(game, Invoke(HAGIS))
    assert list(game.options) == [Choose(tile) for tile in members(AROUND[D3])]
    assert happened(play(game, Choose(C2)), PalacePlaced) == [PalacePlaced(BLUE, C2)]


def test_whoever_owns_the_tile_around_it_may_take_the_palace():
    game = at_the_village(blue=Seat(elders=1, djinns=[HAGIS]), pink=Seat(owns=[C2]))
    play(game, Invoke(HAGIS), Choose(C2))
    assert game.scores()[PINK].palaces == 5


def test_the_palace_stays_on_the_village_if_the_power_is_not_used():
    game = at_the_village(blue=Seat(elders=1, djinns=[HAGIS]))
    assert happened(play(game, GO_ON), PalacePlaced) == [PalacePlaced(BLUE, D3)]


def test_it_costs_an_elder_or_a_fakir():
    game = at_the_village(blue=Seat(elders=1, cards=[FAKIR], djinns=[HAGIS]))
    assert options(game, Invoke) == [Invoke(HAGIS, fakirs=0), Invoke(HAGIS, fakirs=1)]
    assert happened(play(game, Invoke(HAGIS, fakirs=1)), PricePaid) == [PricePaid(BLUE, elders=0, fakirs=1)]


def test_without_an_elder_or_a_fakir_the_palace_is_placed_without_a_question():
    game = at_the_village(blue=Seat(djinns=[HAGIS]))
    assert game.state.board.palaces(D3) == 1


@pytest.mark.rule("T4")
def test_it_is_paid_at_the_moment_a_palace_is_placed_and_not_in_advance():
    game = lay({C3: "v", D3: "v"}, places={D3: OASIS}, blue=Seat(elders=1, djinns=[HAGIS]))
    assert not options(game, Invoke)
    sow(game, "C3 D3v")
    assert not options(game, Invoke)


@pytest.mark.rule("T5")
def test_with_no_palace_left_there_is_nothing_to_move():
    game = at_the_village(blue=Seat(elders=1, djinns=[HAGIS]), palaces={F1: 10})
    assert not options(game, Invoke)


def test_it_moves_the_palace_of_bouraq_too_around_the_village_chosen():
    game = lay({C3: "v", D3: "v"}, places={A1: VILLAGE}, blue=Seat(elders=2, djinns=[HAGIS, BOURAQ]))
    play(game, Invoke(BOURAQ), Choose(A1), Invoke(HAGIS))
    assert list(game.options) == [Choose(tile) for tile in members(AROUND[A1])]
    assert happened(play(game, Choose(B2)), PalacePlaced) == [PalacePlaced(BLUE, B2)]


@pytest.mark.rule("D1")
def test_it_moves_one_palace_a_round():
    game = lay({C3: "v", D3: "v"}, places={A1: VILLAGE, D3: VILLAGE}, blue=Seat(elders=3, djinns=[HAGIS, BOURAQ]))
    play(game, Invoke(BOURAQ), Choose(A1), Invoke(HAGIS), Choose(B1))
    sow(game, "C3 D3v")
    assert game.state.board.palaces(D3) == 1


@pytest.mark.rule("D18")
def test_a_palace_moved_is_still_a_palace_placed():
    game = at_the_village(blue=Seat(elders=1, djinns=[HAGIS]), pink=Seat(djinns=[MONKIR]))
    assert happened(play(game, Invoke(HAGIS), Choose(C2)), DjinnEarned) == [DjinnEarned(PINK, MONKIR, 2)]
