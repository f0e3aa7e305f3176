"""Taking back and control (K)."""

import pytest

from naqala.engine.actions import END_TURN
from naqala.engine.components import B1, C1, C2, C3, D1, ELDER, MERCHANT, VIZIER
from naqala.engine.events import CamelPlaced, GameEnded, MeeplesCollected, MeeplesKept
from naqala.engine.geometry import members
from tests.positions import BLUE, PINK, Seat, game_at, happened, meeples, play, sow


def camels(game) -> list[int]:
    return [player.camels for player in game.state.players]


def owns(game, seat: int) -> list[int]:
    return members(game.state.players[seat].owns)


@pytest.mark.rule("K1")
@pytest.mark.parametrize("standing", [1, 2, 3, 7])
def test_the_last_meeple_and_all_of_its_tribe_on_the_tile_are_collected(standing: int):
    game = game_at({B1: "m", C1: "m" * standing})
    assert happened(sow(game, "B1 C1m"), MeeplesCollected) == [MeeplesCollected(BLUE, C1, MERCHANT, standing + 1)]


@pytest.mark.rule("K1")
def test_other_tribes_stay_on_the_tile():
    game = game_at({B1: "m", C1: "vvemmba"})
    sow(game, "B1 C1m")
    assert meeples(game, C1) == "vveba"


@pytest.mark.rule("K1")
def test_meeples_dropped_on_the_way_stay():
    game = game_at({B1: "vv", C1: "v", D1: "v"})
    sow(game, "B1 C1v D1v")
    assert meeples(game, C1) == "vv"


@pytest.mark.rule("K2")
def test_a_player_who_empties_a_free_tile_places_a_camel():
    game = game_at({B1: "v", C1: "v"})
    assert happened(sow(game, "B1 C1v"), CamelPlaced) == [CamelPlaced(BLUE, C1)]
    assert (owns(game, BLUE), members(game.state.board.owned), camels(game)) == ([C1], [C1], [10, 11])


@pytest.mark.rule("K2")
@pytest.mark.parametrize("stranger", ["v", "m", "b", "a"])
def test_a_tile_with_a_meeple_left_is_not_taken(stranger: str):
    game = game_at({B1: "e", C1: "e" + stranger})
    assert not happened(sow(game, "B1 C1e"), CamelPlaced)
    assert camels(game) == [11, 11]


@pytest.mark.rule("K2")
def test_the_camel_comes_before_the_tribes_action():
    game = game_at({B1: "v", C1: "v"})
    events = sow(game, "B1 C1v")
    assert events.index(CamelPlaced(BLUE, C1)) < events.index(MeeplesKept(BLUE, VIZIER, 2))


@pytest.mark.rule("K2")
def test_the_player_whose_turn_it_is_takes_the_tile():
    game = game_at({B1: "v", C1: "v", C2: "v", C3: "v"}, to_act=[PINK, BLUE, PINK])
    sow(game, "B1 C1v")
    play(game, END_TURN)
    assert happened(sow(game, "C2 C3v"), CamelPlaced) == [CamelPlaced(PINK, C3)]
    assert (owns(game, BLUE), owns(game, PINK)) == ([C1], [C3])


@pytest.mark.rule("K2")
def test_without_a_camel_left_a_tile_stays_free():
    game = game_at({B1: "v", C1: "v"}, blue=Seat(camels=0))
    assert not happened(sow(game, "B1 C1v"), CamelPlaced)
    assert C1 not in members(game.state.board.owned)


@pytest.mark.rule("K3")
def test_emptying_a_rivals_tile_changes_nothing():
    game = game_at({B1: "v", C1: "v"}, pink=Seat(owns=[C1]))
    assert not happened(sow(game, "B1 C1v"), CamelPlaced)
    assert (owns(game, BLUE), owns(game, PINK), camels(game)) == ([], [C1], [11, 10])


@pytest.mark.rule("K3")
def test_ones_own_tile_gets_no_second_camel():
    game = game_at({B1: "v", C1: "v"}, blue=Seat(owns=[C1]))
    assert not happened(sow(game, "B1 C1v"), CamelPlaced)
    assert camels(game) == [10, 11]


@pytest.mark.rule("K4")
def test_emptying_the_start_tile_by_picking_up_gives_no_control():
    game = game_at({B1: "v", C1: "ve"})
    assert not happened(sow(game, "B1 C1v"), CamelPlaced)
    assert meeples(game, B1) == ""
    assert owns(game, BLUE) == []


@pytest.mark.rule("K4", "K3")
def test_picking_up_from_an_owned_tile_leaves_it_to_its_owner():
    game = game_at({B1: "v", C1: "v"}, pink=Seat(owns=[B1]))
    sow(game, "B1 C1v")
    assert owns(game, PINK) == [B1]


@pytest.mark.rule("E1")
@pytest.mark.parametrize(("left", "last"), [(1, True), (2, False)])
def test_placing_the_last_camel_announces_the_end(left: int, last: bool):
    game = game_at({B1: "v", C1: "v"}, blue=Seat(camels=left))
    sow(game, "B1 C1v")
    assert camels(game)[BLUE] == left - 1
    assert game.state.last_camel == last


@pytest.mark.rule("E1")
@pytest.mark.parametrize("left", [1, 2])
def test_with_the_last_camel_the_game_ends_at_the_end_of_the_round(left: int):
    game = game_at({B1: "v", C1: "v", C3: "e", C2: "e"}, blue=Seat(camels=left), to_act=[])
    sow(game, "B1 C1v")
    assert happened(play(game, END_TURN), GameEnded) == [GameEnded(True, False)] * (2 - left)


@pytest.mark.rule("C9", "K2")
@pytest.mark.parametrize("players", [3, 4])
def test_with_three_or_four_players_each_has_eight_camels(players: int):
    game = game_at({B1: "v", C1: "v"}, players=players)
    sow(game, "B1 C1v")
    assert camels(game) == [7] + [8] * (players - 1)


@pytest.mark.rule("W5", "K1", "K2")
def test_an_elder_onto_two_elders_takes_three_and_the_tile():
    game = game_at({B1: "e", C1: "ee"})
    events = sow(game, "B1 C1e")
    assert happened(events, MeeplesKept) == [MeeplesKept(BLUE, ELDER, 3)]
    assert happened(events, CamelPlaced) == [CamelPlaced(BLUE, C1)]


@pytest.mark.rule("W5", "K1", "K2")
def test_an_elder_onto_three_elders_and_a_builder_takes_four_and_no_tile():
    game = game_at({B1: "e", C1: "eeeb"})
    events = sow(game, "B1 C1e")
    assert happened(events, MeeplesKept) == [MeeplesKept(BLUE, ELDER, 4)]
    assert not happened(events, CamelPlaced)
