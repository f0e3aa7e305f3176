"""Leta (D16)."""

import pytest

from naqala.engine.actions import END_TURN, GO_ON, Choose, Invoke, PickUp
from naqala.engine.components import (
    A1,
    A3,
    A4,
    B1,
    B2,
    C3,
    D2,
    D3,
    E1,
    F1,
    F5,
    FAKIR,
    OASIS,
    SMALL_MARKET,
    TILE_COUNT,
)
from naqala.engine.djinns import LETA
from naqala.engine.events import CamelPlaced, GameEnded, PalmPlaced, RoundStarted
from tests.positions import BLUE, PINK, Seat, game_at, happened, options, play, sow

pytestmark = pytest.mark.rule("D16")


def before_the_move(blue, tiles=None, **more):
    """Blue is to move; Viziers on C3 and D3, A3 and A4 can."""
    return game_at(
        {C3: "v", D3: "v", A3: "v", A4: "v"} | (tiles or {}),
        places={D3: SMALL_MARKET, A4: SMALL_MARKET},
        blue=blue,
        **more,
    )


def crowded_but_for(*tiles):
    """Return a Merchant or a Builder for every tile except these."""
    return {tile: "mb"[tile % 2] for tile in range(TILE_COUNT) if tile not in tiles}


@pytest.mark.rule("V4")
def test_it_is_worth_4():
    assert game_at(blue=Seat(djinns=[LETA])).scores()[BLUE].djinns == 4


def test_a_camel_goes_to_a_tile_with_no_camel_meeple_palm_tree_or_palace():
    game = before_the_move(
        Seat(elders=2, djinns=[LETA], owns=[A1]), pink=Seat(owns=[B1]), palms={E1: 1}, palaces={F1: 1}
    )
    play(game, Invoke(LETA))
    taken = (A1, B1, E1, F1, A3, C3, D3, A4)
    assert list(game.options) == [Choose(tile) for tile in range(TILE_COUNT) if tile not in taken]


def test_its_owner_owns_the_tile_chosen():
    game = before_the_move(Seat(elders=2, djinns=[LETA]))
    play(game, Invoke(LETA))
    assert play(game, Choose(F5)) == [CamelPlaced(BLUE, F5)]
    blue = game.state.players[BLUE]
    assert (blue.owns, blue.camels) == (1 << F5, 10)


def test_the_turn_continues_where_it_was():
    game = before_the_move(Seat(elders=2, djinns=[LETA]))
    play(game, Invoke(LETA), Choose(F5))
    assert list(game.options) == [PickUp(A3), PickUp(C3), PickUp(D3), PickUp(A4)]


@pytest.mark.rule("T5")
def test_one_vacant_tile_is_enough():
    game = game_at(crowded_but_for(B2), blue=Seat(elders=2, djinns=[LETA]))
    assert options(game, Invoke) == [Invoke(LETA)]
    play(game, Invoke(LETA))
    assert list(game.options) == [Choose(B2)]


@pytest.mark.rule("T5")
def test_with_no_vacant_tile_it_is_not_offered():
    game = game_at(crowded_but_for(), blue=Seat(elders=2, djinns=[LETA]))
    assert not options(game, Invoke)


@pytest.mark.rule("T5")
@pytest.mark.parametrize(
    "standing",
    [{"palms": {B2: 1}}, {"palaces": {B2: 1}}, {"pink": Seat(owns=[B2])}],
    ids=["palm", "palace", "camel"],
)
def test_a_palm_tree_a_palace_or_a_camel_on_the_last_free_tile_leaves_none(standing):
    game = game_at(crowded_but_for(B2), blue=Seat(elders=2, djinns=[LETA]), **standing)
    assert not options(game, Invoke)


@pytest.mark.rule("T5")
def test_an_own_camel_on_the_last_free_tile_leaves_none():
    game = game_at(crowded_but_for(B2), blue=Seat(elders=2, djinns=[LETA], owns=[B2]))
    assert not options(game, Invoke)


@pytest.mark.rule("K4", "T4")
def test_the_tile_whose_meeples_were_picked_up_may_be_taken_in_the_same_turn():
    game = before_the_move(Seat(elders=2, djinns=[LETA]))
    sow(game, "C3 D3v")
    assert list(game.options) == [GO_ON, Invoke(LETA)]
    play(game, Invoke(LETA))
    assert Choose(C3) in game.options
    play(game, Choose(C3))
    assert game.state.players[BLUE].owns == 1 << C3 | 1 << D3


@pytest.mark.rule("T4")
def test_it_may_be_used_after_everything_else():
    game = before_the_move(Seat(elders=2, djinns=[LETA]))
    sow(game, "C3 D3v")
    play(game, GO_ON)
    assert list(game.options) == [END_TURN, Invoke(LETA)]


@pytest.mark.rule("T4")
def test_it_may_be_used_between_the_tribe_action_and_the_palm_tree():
    game = game_at({C3: "v", D3: "v"}, places={D3: OASIS}, blue=Seat(elders=2, djinns=[LETA]))
    sow(game, "C3 D3v")
    play(game, GO_ON)
    assert list(game.options) == [GO_ON, Invoke(LETA)]
    assert play(game, Invoke(LETA), Choose(A1))[-2:] == [CamelPlaced(BLUE, A1), PalmPlaced(BLUE, D3)]


@pytest.mark.rule("T4")
def test_it_may_not_be_used_during_a_walk():
    game = before_the_move(Seat(elders=2, djinns=[LETA]), {D2: "vv"})
    play(game, PickUp(D2))
    assert not options(game, Invoke)


@pytest.mark.rule("D24", "E1")
def test_with_the_last_camel_the_game_ends_at_the_end_of_the_round():
    game = before_the_move(Seat(elders=2, djinns=[LETA], camels=1), to_act=[PINK])
    play(game, Invoke(LETA), Choose(A1))
    sow(game, "C3 D3v")
    assert not happened(play(game, END_TURN), GameEnded)
    assert game.seat == PINK
    sow(game, "A3 A4v")
    assert happened(play(game, END_TURN), GameEnded) == [GameEnded(last_camel=True, no_move=False)]


@pytest.mark.rule("D24", "K2")
def test_a_last_camel_placed_before_the_move_claims_no_tile_in_the_move():
    game = before_the_move(Seat(elders=2, djinns=[LETA], camels=1))
    play(game, Invoke(LETA), Choose(A1))
    assert not happened(sow(game, "C3 D3v"), CamelPlaced)


@pytest.mark.rule("D24", "E1")
def test_with_one_more_camel_the_game_goes_on():
    game = before_the_move(Seat(elders=2, djinns=[LETA], camels=3), to_act=[])
    play(game, Invoke(LETA), Choose(A1))
    sow(game, "C3 D3v")
    assert happened(play(game, END_TURN), RoundStarted) == [RoundStarted(2)]
    assert game.state.players[BLUE].camels == 1


@pytest.mark.rule("D24")
def test_without_a_camel_it_is_not_offered():
    game = before_the_move(Seat(elders=2, djinns=[LETA], camels=0))
    assert not options(game, Invoke)


@pytest.mark.rule("D1")
def test_it_may_be_used_in_the_second_turn_if_not_in_the_first():
    game = before_the_move(Seat(elders=2, djinns=[LETA]), to_act=[BLUE, PINK, PINK])
    sow(game, "C3 D3v")
    play(game, GO_ON, END_TURN)
    assert (game.seat, options(game, Invoke)) == (BLUE, [Invoke(LETA)])


@pytest.mark.rule("D1")
def test_a_rivals_leta_may_not_be_used():
    game = before_the_move(Seat(elders=2, cards=[FAKIR]), pink=Seat(elders=2, djinns=[LETA]))
    assert not options(game, Invoke)
    sow(game, "C3 D3v")
    assert list(game.options) == [END_TURN]
