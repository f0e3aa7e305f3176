"""Utug (D23)."""

import pytest

from naqala.engine.actions import END_TURN, GO_ON, Bid, Choose, Invoke, PickUp
from naqala.engine.djinns import UTUG
from naqala.engine.events import CamelPlaced, GameEnded, PalacePlaced, PowerUsed, PricePaid, RoundBegan
from naqala.engine.things import A1, A2, A3, A4, B1, B2, C3, D2, D3, E1, F1, F2, FAKIR, SMALL_MARKET, VILLAGE
from tests.laying import BLUE, PINK, Seat, bag, hand, happened, lay, meeples, options, play, sow

pytestmark = pytest.mark.rule("D23")


def before_the_move(blue, tiles=None, **more):
    """Blue is to move; Viziers on C3 and D3, A3 and A4 can."""
    return lay(
        {C3: "v", D3: "v", A3: "v", A4: "v"} | (tiles or {}),
        places={D3: SMALL_MARKET, A4: SMALL_MARKET},
        blue=blue,
        **more,
    )


@pytest.mark.rule("V4")
def test_it_is_worth_4():
    assert lay(blue=Seat(djinns=[UTUG])).scores()[BLUE].djinns == 4


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


def test_the_tile_chosen_is_its_owners_and_the_meeples_stay():
    game = before_the_move(Seat(elders=2, djinns=[UTUG]), {F2: "mb"})
    play(game, Invoke(UTUG))
    assert play(game, Choose(F2)) == [CamelPlaced(BLUE, F2)]
    blue = game.state.players[BLUE]
    assert (blue.owns, blue.camels, meeples(game, F2)) == (1 << F2, 10, "mb")


@pytest.mark.rule("K3")
def test_the_tile_can_be_emptied_later_and_no_second_camel_comes():
    game = before_the_move(Seat(elders=2, djinns=[UTUG]))
    play(game, Invoke(UTUG), Choose(D3))
    assert not happened(sow(game, "C3 D3v"), CamelPlaced)
    assert game.state.players[BLUE].owns == 1 << D3


@pytest.mark.parametrize(
    ("elders", "fakirs", "ways"),
    [
        (2, 0, [0]),
        (1, 1, [1]),
        (2, 1, [0, 1]),
        (1, 2, [1]),
        (3, 3, [0, 1]),
        (1, 0, []),
        (0, 1, []),
        (0, 3, []),
        (0, 0, []),
    ],
)
def test_it_costs_an_elder_and_an_elder_or_a_fakir(elders, fakirs, ways):
    game = before_the_move(Seat(elders=elders, cards=[FAKIR] * fakirs, djinns=[UTUG]))
    assert options(game, Invoke) == [Invoke(UTUG, fakirs=n) for n in ways]


@pytest.mark.rule("D1")
def test_two_paid_elders_go_to_the_bag():
    game = before_the_move(Seat(elders=3, cards=[FAKIR], djinns=[UTUG]))
    in_bag = bag(game).count("e")
    assert play(game, Invoke(UTUG)) == [PowerUsed(BLUE, UTUG), PricePaid(BLUE, elders=2, fakirs=0)]
    assert (game.state.players[BLUE].elders, bag(game).count("e"), hand(game, BLUE)) == (1, in_bag + 2, [FAKIR])


@pytest.mark.rule("D1")
def test_a_paid_elder_goes_to_the_bag_and_a_fakir_to_the_discard():
    game = before_the_move(Seat(elders=3, cards=[FAKIR] * 2, djinns=[UTUG]))
    in_bag = bag(game).count("e")
    assert play(game, Invoke(UTUG, fakirs=1)) == [PowerUsed(BLUE, UTUG), PricePaid(BLUE, elders=1, fakirs=1)]
    assert (game.state.players[BLUE].elders, bag(game).count("e"), hand(game, BLUE)) == (2, in_bag + 1, [FAKIR])
    assert game.state.discards == 1 << 5 * FAKIR


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
    game = lay(blue=Seat(elders=2, djinns=[UTUG]))
    assert list(game.options) == [END_TURN]


@pytest.mark.rule("T4")
def test_it_takes_the_final_tile_before_its_palace_is_placed_but_not_after():
    game = lay({C3: "v", D3: "vm"}, places={D3: VILLAGE}, blue=Seat(elders=2, djinns=[UTUG]))
    sow(game, "C3 D3v")
    assert list(game.options) == [GO_ON, Invoke(UTUG)]
    play(game, GO_ON)
    assert list(game.options) == [GO_ON, Invoke(UTUG)]
    play(game, Invoke(UTUG))
    assert list(game.options) == [Choose(D3)]
    assert play(game, Choose(D3)) == [CamelPlaced(BLUE, D3), PalacePlaced(BLUE, D3)]


@pytest.mark.rule("T5")
def test_the_final_tile_with_its_palace_is_no_longer_to_be_had():
    game = lay({C3: "v", D3: "vm"}, places={D3: VILLAGE}, blue=Seat(elders=2, djinns=[UTUG]))
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
def test_it_may_not_be_used_in_the_middle_of_a_walk():
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
def test_with_one_camel_more_the_game_goes_on():
    game = before_the_move(Seat(elders=2, djinns=[UTUG], camels=2), to_act=[])
    play(game, Invoke(UTUG), Choose(D3))
    sow(game, "C3 D3v")
    assert happened(play(game, END_TURN), RoundBegan) == [RoundBegan(2)]
    assert game.state.players[BLUE].camels == 1


@pytest.mark.rule("D24")
def test_without_a_camel_it_is_not_offered():
    game = before_the_move(Seat(elders=2, djinns=[UTUG], camels=0))
    assert not options(game, Invoke)


@pytest.mark.rule("D1")
def test_it_may_be_used_once_a_round_even_with_two_markers():
    game = before_the_move(Seat(elders=4, djinns=[UTUG]), {F2: "m"}, to_act=[BLUE, PINK, PINK])
    play(game, Invoke(UTUG), Choose(F2))
    assert not options(game, Invoke)
    sow(game, "C3 D3v")
    play(game, END_TURN)
    assert (game.seat, options(game, Invoke)) == (BLUE, [])


@pytest.mark.rule("D1")
def test_it_may_be_used_in_the_second_turn_if_not_in_the_first():
    game = before_the_move(Seat(elders=2, djinns=[UTUG]), to_act=[BLUE, PINK, PINK])
    sow(game, "C3 D3v")
    play(game, GO_ON, END_TURN)
    assert (game.seat, options(game, Invoke)) == (BLUE, [Invoke(UTUG)])


@pytest.mark.rule("D1")
def test_it_is_rested_in_the_next_round():
    game = before_the_move(Seat(elders=4, djinns=[UTUG]), {F2: "m"}, to_act=[])
    play(game, Invoke(UTUG), Choose(F2))
    sow(game, "C3 D3v")
    play(game, END_TURN)
    assert not options(game, Invoke)
    play(game, Bid(1), Bid(0), Bid(0), Bid(0))
    assert options(game, Invoke) == [Invoke(UTUG)]


@pytest.mark.rule("D1")
def test_a_rivals_utug_is_not_at_ones_call():
    game = before_the_move(Seat(elders=2, cards=[FAKIR]), pink=Seat(elders=2, djinns=[UTUG]))
    assert not options(game, Invoke)
    sow(game, "C3 D3v")
    assert list(game.options) == [END_TURN]
