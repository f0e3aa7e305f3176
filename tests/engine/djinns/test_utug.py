"""Utug (D23)."""

import pytest

from naqala.engine.actions import END_TURN, GO_ON, Choose, Invoke, PickUp
from naqala.engine.components import A1, A2, A3, A4, B1, B2, C3, D2, D3, E1, F1, F2, FAKIR, SMALL_MARKET, VILLAGE
from naqala.engine.djinns import UTUG
from naqala.engine.events import CamelPlaced, GameEnded, PalacePlaced, RoundStarted
from tests.positions import BLUE, PINK, Seat, game_at, happened, meeples, options, play, sow

pytestmark = pytest.mark.rule("D23")


def before_the_move(blue, tiles=None, **more):
    """Blue is to move; Viziers on C3 and D3, A3 and A4 can."""
    return game_at(
        {C3: "v", D3: "v", A3: "v", A4: "v"} | (tiles or {}),
        places={D3: SMALL_MARKET, A4: SMALL_MARKET},
        blue=blue,
        **more,
    )


@pytest.mark.rule("V4")
def test_it_is_worth_4():
    assert game_at(blue=Seat(djinns=[UTUG])).scores()[BLUE].djinns == 4


def test_a_camel_goes_to_a_tile_with_meeples_but_no_camel_palm_tree_or_palace():
    game = before_the_move(
        Seat(elders=2, djinns=[UTUG], owns=[A1]),
        {A1: "m", B1: "m", E1: "m", F1: "m", F2: "mb"},
        pink=Seat(owns=[B1]),
        palms={E1: 1, A2: 1},
        palaces={F1: 1, B2: 1},
    )
    play(game, Invoke(UTUG))
    assert list(game.options) == [Choose(F2), Choose(A3), Choose(C3), Choose(D3), Choose(A4)]


def test_its_owner_owns_the_tile_chosen_and_the_meeples_stay():
    game = before_the_move(Seat(elders=2, djinns=[UTUG]), {F2: "mb"})
    play(game, Invoke(UTUG))
    assert play(game, Choose(F2)) == [CamelPlaced(BLUE, F2)]
    blue = game.state.players[BLUE]
    assert (blue.owns, blue.camels, meeples(game, F2)) == (1 << F2, 10, "mb")


@pytest.mark.rule("K3")
def test_the_tile_can_be_emptied_later_without_a_second_camel():
    game = before_the_move(Seat(elders=2, djinns=[UTUG]))
    play(game, Invoke(UTUG), Choose(D3))
    assert not happened(sow(game, "C3 D3v"), CamelPlaced)
    assert game.state.players[BLUE].owns == 1 << D3


@pytest.mark.rule("T5")
def test_one_tile_with_meeples_is_enough():
    game = before_the_move(Seat(elders=2, djinns=[UTUG]), pink=Seat(owns=[C3, D3, A3]))
    play(game, Invoke(UTUG))
    assert list(game.options) == [Choose(A4)]


@pytest.mark.rule("T5")
@pytest.mark.parametrize(
    "standing",
    [{"palms": {A4: 1}}, {"palaces": {A4: 1}}, {"blue": Seat(elders=2, djinns=[UTUG], owns=[A4])}],
    ids=["palm", "palace", "camel"],
)
def test_with_no_such_tile_it_is_not_offered(standing):
    game = before_the_move(**{"blue": Seat(elders=2, djinns=[UTUG])} | standing, pink=Seat(owns=[C3, D3, A3]))
    assert not options(game, Invoke)


@pytest.mark.rule("T5")
def test_with_no_meeple_on_the_board_it_is_not_offered():
    game = game_at(blue=Seat(elders=2, djinns=[UTUG]))
    assert list(game.options) == [END_TURN]


@pytest.mark.rule("T4")
def test_it_takes_the_final_tile_before_its_palace_is_placed_but_not_after():
    game = game_at({C3: "v", D3: "vm"}, places={D3: VILLAGE}, blue=Seat(elders=2, djinns=[UTUG]))
    sow(game, "C3 D3v")
    assert list(game.options) == [GO_ON, Invoke(UTUG)]
    play(game, GO_ON)
    assert list(game.options) == [GO_ON, Invoke(UTUG)]
    play(game, Invoke(UTUG))
    assert list(game.options) == [Choose(D3)]
    assert play(game, Choose(D3)) == [CamelPlaced(BLUE, D3), PalacePlaced(BLUE, D3)]


@pytest.mark.rule("T5")
def test_the_final_tile_with_its_palace_can_no_longer_be_taken():
    game = game_at({C3: "v", D3: "vm"}, places={D3: VILLAGE}, blue=Seat(elders=2, djinns=[UTUG]))
    sow(game, "C3 D3v")
    play(game, GO_ON, GO_ON)
    assert list(game.options) == [END_TURN]


@pytest.mark.rule("T4")
def test_it_may_be_used_after_everything_else():
    game = before_the_move(Seat(elders=2, djinns=[UTUG]))
    sow(game, "C3 D3v")
    play(game, GO_ON)
    assert list(game.options) == [END_TURN, Invoke(UTUG)]


@pytest.mark.rule("T4")
def test_it_may_not_be_used_during_a_walk():
    game = before_the_move(Seat(elders=2, djinns=[UTUG]), {D2: "vv"})
    play(game, PickUp(D2))
    assert not options(game, Invoke)


@pytest.mark.rule("D24", "E1")
def test_with_the_last_camel_the_game_ends_at_the_end_of_the_round():
    game = before_the_move(Seat(elders=2, djinns=[UTUG], camels=1), {F2: "m"}, to_act=[PINK])
    play(game, Invoke(UTUG), Choose(F2))
    sow(game, "C3 D3v")
    assert not happened(play(game, END_TURN), GameEnded)
    assert game.seat == PINK
    sow(game, "A3 A4v")
    assert happened(play(game, END_TURN), GameEnded) == [GameEnded(last_camel=True, no_move=False)]


@pytest.mark.rule("D24", "E1")
def test_with_one_more_camel_the_game_goes_on():
    game = before_the_move(Seat(elders=2, djinns=[UTUG], camels=2), to_act=[])
    play(game, Invoke(UTUG), Choose(D3))
    sow(game, "C3 D3v")
    assert happened(play(game, END_TURN), RoundStarted) == [RoundStarted(2)]
    assert game.state.players[BLUE].camels == 1


@pytest.mark.rule("D24")
def test_without_a_camel_it_is_not_offered():
    game = before_the_move(Seat(elders=2, djinns=[UTUG], camels=0))
    assert not options(game, Invoke)


@pytest.mark.rule("D1")
def test_it_may_be_used_in_the_second_turn_if_not_in_the_first():
    game = before_the_move(Seat(elders=2, djinns=[UTUG]), to_act=[BLUE, PINK, PINK])
    sow(game, "C3 D3v")
    play(game, GO_ON, END_TURN)
    assert (game.seat, options(game, Invoke)) == (BLUE, [Invoke(UTUG)])


@pytest.mark.rule("D1")
def test_a_rivals_utug_may_not_be_used():
    game = before_the_move(Seat(elders=2, cards=[FAKIR]), pink=Seat(elders=2, djinns=[UTUG]))
    assert not options(game, Invoke)
    sow(game, "C3 D3v")
    assert list(game.options) == [END_TURN]
