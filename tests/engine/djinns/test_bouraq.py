"""Bouraq (D6)."""

import pytest

from naqala.engine.actions import END_TURN, GO_ON, Choose, Drop, Invoke, PickUp
from naqala.engine.components import A1, B5, C1, C3, D3, E3, E4, E5, F2, F5, FAKIR, OASIS, SMALL_MARKET, VILLAGE
from naqala.engine.djinns import BOURAQ, ENKI, HAGIS
from naqala.engine.events import PalacePlaced, PowerUsed, PricePaid
from naqala.engine.geometry import AROUND, members
from tests.positions import BLUE, PINK, Seat, game_at, happened, options, play, sow

pytestmark = pytest.mark.rule("D6")

VILLAGES = [A1, C1, F2, B5, F5]
WALK = {C3: "v", D3: "v"}


def game_with(tiles=WALK, place=SMALL_MARKET, **more):
    """Return a game with only the villages named; Blue may move from C3 to D3, which is of this place."""
    there = dict.fromkeys(VILLAGES, VILLAGE)
    return game_at(tiles, places=there | {D3: place}, **more)


@pytest.mark.rule("V4")
def test_it_is_worth_6():
    assert game_with(blue=Seat(djinns=[BOURAQ])).scores()[BLUE].djinns == 6


def test_any_village_may_be_chosen():
    game = game_with(blue=Seat(elders=1, djinns=[BOURAQ]))
    play(game, Invoke(BOURAQ))
    assert list(game.options) == [Choose(tile) for tile in VILLAGES]


def test_a_palace_is_placed_on_the_village_chosen():
    game = game_with(blue=Seat(elders=1, djinns=[BOURAQ]))
    assert play(game, Invoke(BOURAQ), Choose(F2)) == [
        PowerUsed(BLUE, BOURAQ),
        PricePaid(BLUE, elders=1, fakirs=0),
        PalacePlaced(BLUE, F2),
    ]
    assert (game.state.board.palaces(F2), game.state.palaces) == (1, 9)


def test_a_village_with_meeples_a_camel_and_a_palace_may_be_chosen():
    game = game_with(WALK | {F2: "mb"}, palaces={F2: 1}, blue=Seat(elders=1, djinns=[BOURAQ]), pink=Seat(owns=[F2]))
    play(game, Invoke(BOURAQ), Choose(F2))
    assert game.scores()[PINK].palaces == 10


@pytest.mark.rule("T5")
@pytest.mark.parametrize(("standing", "offered"), [(9, [Invoke(BOURAQ)]), (10, [])])
def test_it_needs_a_palace_in_the_supply(standing, offered):
    game = game_with(palaces={E5: standing}, blue=Seat(elders=1, djinns=[BOURAQ]))
    assert options(game, Invoke) == offered


@pytest.mark.rule("T4")
def test_it_may_be_used_before_the_move_and_between_all_parts_of_the_turn():
    game = game_with(place=OASIS, blue=Seat(elders=1, djinns=[BOURAQ]))
    assert list(game.options) == [PickUp(C3), PickUp(D3), Invoke(BOURAQ)]
    sow(game, "C3 D3v")
    assert list(game.options) == [GO_ON, Invoke(BOURAQ)]
    play(game, GO_ON)
    assert list(game.options) == [GO_ON, Invoke(BOURAQ)]
    play(game, GO_ON)
    assert list(game.options) == [END_TURN, Invoke(BOURAQ)]


@pytest.mark.rule("T4")
def test_it_may_not_be_used_during_the_walk():
    game = game_with({C3: "vm", E3: "v"}, blue=Seat(elders=1, djinns=[BOURAQ]))
    play(game, PickUp(C3))
    assert list(game.options) == options(game, Drop)


@pytest.mark.rule("T4")
def test_used_between_two_parts_the_turn_continues_where_it_was():
    game = game_with(place=OASIS, blue=Seat(elders=1, djinns=[BOURAQ]))
    sow(game, "C3 D3v")
    play(game, Invoke(BOURAQ), Choose(A1))
    assert (game.state.players[BLUE].viziers, game.state.board.palms(D3)) == (2, 1)


@pytest.mark.rule("T6", "P2")
def test_if_it_takes_the_last_palace_the_final_tile_gets_none():
    game = game_at(WALK, places={A1: VILLAGE, D3: VILLAGE}, palaces={E5: 9}, blue=Seat(elders=1, djinns=[BOURAQ]))
    sow(game, "C3 D3v")
    play(game, GO_ON, Invoke(BOURAQ), Choose(A1))
    assert (game.state.board.palaces(A1), game.state.board.palaces(D3)) == (1, 0)
    assert list(game.options) == [END_TURN]


@pytest.mark.rule("P2")
def test_the_village_of_the_final_tile_gets_its_own_palace_too():
    game = game_at(WALK, places={A1: VILLAGE, D3: VILLAGE}, blue=Seat(elders=1, djinns=[BOURAQ]))
    sow(game, "C3 D3v")
    play(game, GO_ON, Invoke(BOURAQ), Choose(D3))
    assert game.state.board.palaces(D3) == 2


@pytest.mark.rule("D9", "T6")
def test_while_it_is_carried_out_only_hagis_may_be_used_for_it():
    game = game_with(blue=Seat(elders=3, djinns=[BOURAQ, HAGIS, ENKI]))
    assert options(game, Invoke) == [Invoke(BOURAQ), Invoke(ENKI)]
    play(game, Invoke(BOURAQ))
    assert not options(game, Invoke)
    play(game, Choose(A1))
    assert list(game.options) == [GO_ON, Invoke(HAGIS)]


@pytest.mark.rule("D9")
def test_hagis_moves_its_palace_to_a_tile_around_the_village_chosen():
    game = game_with(blue=Seat(elders=2, djinns=[BOURAQ, HAGIS]))
    play(game, Invoke(BOURAQ), Choose(F5), Invoke(HAGIS))
    assert list(game.options) == [Choose(tile) for tile in members(AROUND[F5])]
    assert happened(play(game, Choose(E4)), PalacePlaced) == [PalacePlaced(BLUE, E4)]


@pytest.mark.rule("D9")
def test_hagis_may_be_kept_for_the_village_of_the_final_tile():
    game = game_at(WALK, places={A1: VILLAGE, D3: VILLAGE}, blue=Seat(elders=2, djinns=[BOURAQ, HAGIS]))
    assert happened(play(game, Invoke(BOURAQ), Choose(A1), GO_ON), PalacePlaced) == [PalacePlaced(BLUE, A1)]
    sow(game, "C3 D3v")
    assert list(game.options) == [GO_ON, Invoke(HAGIS)]


@pytest.mark.rule("D9", "T5")
def test_if_hagis_cannot_be_paid_its_palace_is_placed_automatically():
    game = game_with(blue=Seat(elders=1, djinns=[BOURAQ, HAGIS]))
    assert happened(play(game, Invoke(BOURAQ), Choose(A1)), PalacePlaced) == [PalacePlaced(BLUE, A1)]


@pytest.mark.rule("D1")
def test_only_its_owner_may_use_it():
    game = game_with(blue=Seat(elders=2, cards=[FAKIR]), pink=Seat(elders=2, cards=[FAKIR], djinns=[BOURAQ]))
    assert list(game.options) == [PickUp(C3), PickUp(D3)]
