"""Moving meeples: picking up and sowing (M)."""

import pytest

from naqala.engine.actions import END_TURN, NO_MOVE, Drop, Invoke, PickUp
from naqala.engine.components import (
    A1,
    A2,
    A3,
    A4,
    ASSASSIN,
    B1,
    B2,
    B3,
    BUILDER,
    C1,
    C2,
    C3,
    C4,
    D2,
    D3,
    D4,
    E1,
    E3,
    E4,
    ELDER,
    F1,
    F2,
    F5,
    LARGE_MARKET,
    MERCHANT,
    OASIS,
    SACRED_PLACE,
    SMALL_MARKET,
    VIZIER,
)
from naqala.engine.djinns import ANUN_NAK
from naqala.engine.events import (
    CamelPlaced,
    MeepleDropped,
    MeeplesCollected,
    MeeplesKept,
    MeeplesPickedUp,
    NoMoveDeclared,
    PalmPlaced,
)
from naqala.engine.game import Game
from naqala.engine.geometry import START
from naqala.engine.pile import pile_of
from naqala.engine.steps import Selling, Sowing
from tests.positions import BLUE, PINK, Seat, game_at, happened, meeples, play, sow


@pytest.mark.rule("M1", "M7")
def test_any_tile_whose_meeples_can_move_may_be_chosen_and_one_must_be():
    game = game_at({A1: "v", B1: "v", C3: "e"})
    assert list(game.options) == [PickUp(A1), PickUp(B1)]


@pytest.mark.rule("M1")
def test_whose_camel_stands_on_the_start_tile_does_not_matter():
    game = game_at({A1: "v", B1: "v", A2: "v"}, blue=Seat(owns=[B1]), pink=Seat(owns=[A1]))
    assert list(game.options) == [PickUp(A1), PickUp(B1), PickUp(A2)]


@pytest.mark.rule("M1")
def test_all_meeples_of_the_tile_are_taken_in_hand():
    game = game_at({C3: "vvem", E3: "v"})
    hand = pile_of([2, 1, 1, 0, 0])
    assert play(game, PickUp(C3)) == [MeeplesPickedUp(BLUE, C3, hand)]
    assert game.state.steps[-1] == Sowing(BLUE, START + C3, hand)
    assert meeples(game, C3) == ""


@pytest.mark.rule("M1")
def test_the_meeples_in_hand_are_still_in_the_game():
    game = game_at({C3: "vve", D3: "v", E3: "v"})
    play(game, PickUp(C3), Drop(C4, ELDER))
    assert Game.at(game.state).options == game.options


@pytest.mark.rule("M2")
def test_the_last_meeple_steps_to_any_neighbour_with_its_tribe():
    game = game_at({C3: "v", C2: "v", B3: "v", D3: "v", C4: "v", D4: "v"})
    play(game, PickUp(C3))
    assert list(game.options) == [Drop(C2, VIZIER), Drop(B3, VIZIER), Drop(D3, VIZIER), Drop(C4, VIZIER)]


@pytest.mark.rule("M2")
def test_one_meeple_of_ones_choice_is_dropped_on_each_tile():
    game = game_at({C3: "ve", D3: "m", E3: "ve"})
    play(game, PickUp(C3))
    assert list(game.options) == [Drop(D3, VIZIER), Drop(D3, ELDER)]
    assert play(game, Drop(D3, VIZIER)) == [MeepleDropped(BLUE, D3, VIZIER)]
    assert meeples(game, D3) == "vm"
    assert list(game.options) == [Drop(E3, ELDER)]


@pytest.mark.rule("M2", "M5")
def test_the_only_meeple_that_can_end_the_walk_is_not_dropped_on_the_way():
    game = game_at({C3: "ve", D4: "v"})
    play(game, PickUp(C3))
    assert list(game.options) == [Drop(D3, ELDER), Drop(C4, ELDER)]


@pytest.mark.rule("M2")
def test_the_walk_goes_on_until_the_hand_is_empty():
    game = game_at({A1: "vve", B1: "v", C1: "v", C2: "v"})
    assert happened(sow(game, "A1 B1v C1e C2v"), MeepleDropped) == [
        MeepleDropped(BLUE, B1, VIZIER),
        MeepleDropped(BLUE, C1, ELDER),
        MeepleDropped(BLUE, C2, VIZIER),
    ]
    assert [meeples(game, tile) for tile in (A1, B1, C1, C2)] == ["", "vv", "ve", ""]


@pytest.mark.rule("M3")
def test_no_step_goes_diagonally():
    game = game_at({C3: "v", D4: "v", B2: "v", D2: "v", A1: "e", B1: "e"})
    assert list(game.options) == [PickUp(A1), PickUp(B1)]


@pytest.mark.rule("M3")
def test_no_step_leaves_the_board_and_comes_in_on_the_other_side():
    game = game_at({F1: "v", A2: "v", A1: "v", F5: "v", E1: "v"})
    play(game, PickUp(F1))
    assert list(game.options) == [Drop(E1, VIZIER)]


@pytest.mark.rule("M3")
@pytest.mark.parametrize(
    ("corner", "beside"), [(A1, [B1, A2]), (F1, [E1, F2]), (24, [18, 25]), (F5, [23, 28])], ids=["A1", "F1", "A5", "F5"]
)
def test_a_corner_has_two_neighbours(corner: int, beside: list[int]):
    game = game_at({corner: "v", **dict.fromkeys(beside, "v")})
    play(game, PickUp(corner))
    assert list(game.options) == [Drop(tile, VIZIER) for tile in beside]


@pytest.mark.rule("M4")
def test_no_step_returns_to_the_tile_just_left():
    game = game_at({C3: "vvv", E4: "v"})
    sow(game, "C3 D3v E3v")
    assert meeples(game, D3) == "v"
    assert list(game.options) == [Drop(E4, VIZIER)]


@pytest.mark.rule("M4")
def test_the_start_tile_counts_as_left_before_the_first_step():
    game = game_at({C3: "vv", D3: "v", E3: "v"})
    sow(game, "C3 D3v")
    assert list(game.options) == [Drop(E3, VIZIER)]


@pytest.mark.rule("M4", "M5")
@pytest.mark.parametrize("stack", ["vvvvv", "vvvvve", "aemba", "vembbae"])
def test_five_meeples_two_of_a_tribe_cross_a_tile_twice(stack: str):
    assert list(game_at({C3: stack}).options) == [PickUp(C3)]


@pytest.mark.rule("M4", "M5")
@pytest.mark.parametrize("stack", ["vvvv", "vvem", "vemba"])
def test_four_meeples_or_five_tribes_cannot(stack: str):
    assert list(game_at({C3: stack}).options) == [END_TURN]


@pytest.mark.rule("M4", "M5")
def test_with_five_the_first_drop_is_the_one_to_be_met_again():
    game = game_at({C3: "eevmb"})
    play(game, PickUp(C3))
    assert list(game.options) == [Drop(tile, ELDER) for tile in (C2, B3, D3, C4)]


@pytest.mark.rule("M4", "M5")
def test_with_six_the_second_drop_is_the_one_to_be_met_again():
    game = game_at({C3: "eevmba"})
    play(game, PickUp(C3))
    assert list(game.options) == [
        Drop(tile, tribe) for tile in (C2, B3, D3, C4) for tribe in (VIZIER, MERCHANT, BUILDER, ASSASSIN)
    ]


@pytest.mark.rule("M4", "M6")
def test_the_start_tile_may_be_crossed_by_a_loop_of_four_steps():
    game = game_at({C3: "vvvve", B3: "v"})
    sow(game, "C3 D3v D4v C4v")
    assert Drop(C3, ELDER) in game.options
    sow_on = play(game, Drop(C3, ELDER), Drop(B3, VIZIER))
    assert happened(sow_on, MeeplesCollected) == [MeeplesCollected(BLUE, B3, VIZIER, 2)]
    assert meeples(game, C3) == "e"


@pytest.mark.rule("M4", "K1", "K2")
def test_eight_meeples_can_end_on_the_start_tile():
    game = game_at({C3: "vvvvvvvv"})
    events = sow(game, "C3 D3v D4v C4v C3v D3v D4v C4v C3v")
    assert happened(events, MeeplesCollected) == [MeeplesCollected(BLUE, C3, VIZIER, 2)]
    assert happened(events, CamelPlaced) == [CamelPlaced(BLUE, C3)]


@pytest.mark.rule("M5")
def test_the_last_meeple_must_meet_its_own_tribe():
    game = game_at({C3: "v", C2: "embae", D3: "ve", C4: "ema"})
    play(game, PickUp(C3))
    assert list(game.options) == [Drop(D3, VIZIER)]


@pytest.mark.rule("M5")
def test_a_walk_never_ends_on_an_empty_tile():
    game = game_at({C3: "v", D3: "v"})
    play(game, PickUp(D3))
    assert list(game.options) == [Drop(C3, VIZIER)]


@pytest.mark.rule("M5")
def test_no_tile_is_picked_up_from_which_no_walk_can_end():
    game = game_at({A1: "ve", B2: "m", C1: "a", A3: "m", A4: "m"})
    assert list(game.options) == [PickUp(A3), PickUp(A4)]


@pytest.mark.rule("M5")
def test_the_picked_up_meeples_do_not_count_on_the_start_tile():
    game = game_at({C3: "vv", D3: "e"})
    assert list(game.options) == [END_TURN]


@pytest.mark.rule("M5")
def test_a_meeple_dropped_earlier_in_the_same_walk_counts():
    game = game_at({B2: "mbavm"})
    events = sow(game, "B2 B3m A3b A2a B2v B3m")
    assert happened(events, MeeplesCollected) == [MeeplesCollected(BLUE, B3, MERCHANT, 2)]


@pytest.mark.rule("W2", "M4", "K1")
def test_five_meeples_go_round_and_three_merchants_are_collected():
    places = {B2: SMALL_MARKET, B3: OASIS, A3: LARGE_MARKET, A2: SACRED_PLACE}
    game = game_at({B2: "mbavm", B3: "m"}, places=dict(places))
    events = sow(game, "B2 B3m A3b A2a B2v B3m")
    assert happened(events, MeeplesCollected) == [MeeplesCollected(BLUE, B3, MERCHANT, 3)]
    assert happened(events, PalmPlaced) == [PalmPlaced(BLUE, B3)]
    assert [meeples(game, tile) for tile in (B2, B3, A3, A2)] == ["v", "", "b", "a"]


@pytest.mark.rule("M6")
@pytest.mark.parametrize("owner", [None, BLUE, PINK])
def test_empty_tiles_and_owned_tiles_are_crossed_like_any_other(owner: int | None):
    blue, pink = (Seat(owns=[D3] if owner == seat else []) for seat in (BLUE, PINK))
    game = game_at({C3: "ve", E3: "v"}, blue=blue, pink=pink)
    sow(game, "C3 D3e E3v")
    assert meeples(game, D3) == "e"


@pytest.mark.rule("M6")
def test_a_walk_may_end_on_a_tile_of_another_player():
    game = game_at({C3: "v", D3: "v"}, pink=Seat(owns=[D3]))
    assert sow(game, "C3 D3v")[1:] == [
        MeepleDropped(BLUE, D3, VIZIER),
        MeeplesCollected(BLUE, D3, VIZIER, 2),
        MeeplesKept(BLUE, VIZIER, 2),
        PalmPlaced(BLUE, D3),
    ]


@pytest.mark.rule("T2")
def test_a_move_has_an_event_for_each_step():
    game = game_at({C1: "v", B1: "v"})
    assert sow(game, "C1 B1v") == [
        MeeplesPickedUp(BLUE, C1, 1),
        MeepleDropped(BLUE, B1, VIZIER),
        MeeplesCollected(BLUE, B1, VIZIER, 2),
        CamelPlaced(BLUE, B1),
        MeeplesKept(BLUE, VIZIER, 2),
    ]
    assert game.state.steps[-1] == Selling(BLUE)


@pytest.mark.rule("M7", "E2")
def test_without_a_legal_move_nothing_is_picked_up():
    game = game_at({C3: "v", D3: "e"})
    assert list(game.options) == [END_TURN]
    assert game.state.no_move


@pytest.mark.rule("M7", "E2")
def test_without_a_legal_move_one_may_declare_it_instead_of_opening_one():
    game = game_at({C3: "v", D3: "e"}, blue=Seat(elders=1, djinns=[ANUN_NAK]))
    assert list(game.options) == [NO_MOVE, Invoke(ANUN_NAK)]
    assert play(game, NO_MOVE) == [NoMoveDeclared(BLUE)]
    assert game.state.steps[-1] == Selling(BLUE)


@pytest.mark.rule("M7")
def test_a_power_may_come_first_but_does_not_replace_the_move():
    game = game_at({C3: "v", D3: "v"}, blue=Seat(elders=1, djinns=[ANUN_NAK]))
    assert list(game.options) == [PickUp(C3), PickUp(D3), Invoke(ANUN_NAK)]
