"""Tiles that Assassins empty (A7, A8, P7)."""

import pytest

from naqala.engine.actions import Kill, Strike
from naqala.engine.components import BUILDER, C3, D2, D3, D4, ELDER, F3, MERCHANT, OASIS, VIZIER
from naqala.engine.events import CamelPlaced, PalmPlaced, TileMeepleKilled
from naqala.engine.geometry import members
from tests.engine.test_assassins import two_assassins_on_d3
from tests.positions import BLUE, PINK, Seat, game_at, happened, play, sow


@pytest.mark.rule("A7")
def test_a_kill_that_empties_a_free_tile_takes_it():
    game = two_assassins_on_d3({F3: "m"})
    events = play(game, Kill(F3, MERCHANT))
    assert events[1:] == [TileMeepleKilled(BLUE, F3, MERCHANT), CamelPlaced(BLUE, F3)]
    assert members(game.state.players[BLUE].owns) == [D3, F3]


@pytest.mark.rule("A7")
def test_a_tile_with_a_survivor_is_not_taken():
    game = two_assassins_on_d3({F3: "mm"})
    assert not happened(play(game, Kill(F3, MERCHANT)), CamelPlaced)


@pytest.mark.rule("A7", "K3")
@pytest.mark.parametrize("owner", [BLUE, PINK])
def test_a_kill_that_empties_an_owned_tile_changes_nothing(owner: int):
    blue, pink = (Seat(owns=[F3] if owner == seat else []) for seat in (BLUE, PINK))
    game = two_assassins_on_d3({F3: "m"}, blue=blue, pink=pink)
    assert not happened(play(game, Kill(F3, MERCHANT)), CamelPlaced)
    assert F3 in members(game.state.players[owner].owns)


@pytest.mark.rule("A7")
def test_killing_a_held_meeple_claims_no_tile():
    game = two_assassins_on_d3(pink=Seat(elders=1))
    assert not happened(play(game, Strike(PINK, ELDER)), CamelPlaced)


@pytest.mark.rule("A7", "K2")
def test_with_one_camel_left_the_final_tile_comes_first():
    game = game_at({C3: "a", D3: "a", F3: "m"}, blue=Seat(camels=1))
    assert happened(sow(game, "C3 D3a"), CamelPlaced) == [CamelPlaced(BLUE, D3)]
    assert not happened(play(game, Kill(F3, MERCHANT)), CamelPlaced)
    assert F3 not in members(game.state.board.owned)


@pytest.mark.rule("A7", "E1")
def test_the_last_camel_may_go_to_the_killed_tile():
    game = two_assassins_on_d3({D3: "e", F3: "m"}, blue=Seat(camels=1))
    assert happened(play(game, Kill(F3, MERCHANT)), CamelPlaced) == [CamelPlaced(BLUE, F3)]
    assert game.state.last_camel


@pytest.mark.rule("A7")
def test_the_final_tile_is_taken_if_the_kill_empties_it():
    game = two_assassins_on_d3({D3: "e"})
    assert happened(play(game, Kill(D3, ELDER)), CamelPlaced) == [CamelPlaced(BLUE, D3)]


@pytest.mark.rule("A7", "K3")
def test_the_final_tile_of_another_player_is_not_taken():
    game = two_assassins_on_d3({D3: "e"}, pink=Seat(owns=[D3]))
    assert not happened(play(game, Kill(D3, ELDER)), CamelPlaced)


@pytest.mark.rule("A8", "A5")
def test_assassins_kill_though_the_final_tile_was_not_taken():
    game = two_assassins_on_d3({D3: "b", D4: "v", D2: "v"})
    assert list(game.options) == [Kill(D2, VIZIER), Kill(D3, BUILDER), Kill(D4, VIZIER)]


@pytest.mark.rule("P7")
def test_a_tile_taken_by_assassination_has_no_place_action():
    game = two_assassins_on_d3({F3: "m"})
    events = play(game, Kill(F3, MERCHANT))
    assert happened(events, CamelPlaced) == [CamelPlaced(BLUE, F3)]
    assert not happened(events, PalmPlaced)
    assert game.state.board.palms(F3) == 0


@pytest.mark.rule("P7", "T2")
def test_after_the_kill_comes_the_place_of_the_final_tile():
    game = game_at({C3: "a", D3: "a", F3: "m"}, places={D3: OASIS, F3: OASIS})
    sow(game, "C3 D3a")
    assert happened(play(game, Kill(F3, MERCHANT)), PalmPlaced) == [PalmPlaced(BLUE, D3)]
