"""Bouraq (D6)."""

import pytest

from naqala.engine.actions import END_TURN, GO_ON, Choose, Drop, Invoke, PickUp
from naqala.engine.djinns import BOURAQ, ENKI, HAGIS
from naqala.engine.events import PalacePlaced, PowerUsed, PricePaid
from naqala.engine.geometry import AROUND, members
from naqala.engine.pile import count
from naqala.engine.steps import Selling
from naqala.engine.things import A1, B5, C1, C3, D3, E3, E4, E5, F2, F5, FAKIR, OASIS, SMALL_MARKET, VILLAGE
from tests.laying import BLUE, PINK, Seat, bag, happened, lay, next_round, options, play, sow

pytestmark = pytest.mark.rule("D6")

VILLAGES = [A1, C1, F2, B5, F5]
WALK = {C3: "v", D3: "v"}


def laid(tiles=WALK, place=SMALL_MARKET, **more):
    """The villages are those named; Blue may move from C3 to D3, which is of this place."""
    there = dict.fromkeys(VILLAGES, VILLAGE)
    return lay(tiles, places=there | {D3: place}, **more)


@pytest.mark.rule("V4")
def test_it_is_worth_6():
    assert laid(blue=Seat(djinns=[BOURAQ])).scores()[BLUE].djinns == 6


def test_any_village_may_be_chosen():
    game = laid(blue=Seat(elders=1, djinns=[BOURAQ]))
    play(game, Invoke(BOURAQ))
    assert list(game.options) == [Choose(tile) for tile in VILLAGES]


def test_a_palace_is_placed_on_the_village_chosen():
    game = laid(blue=Seat(elders=1, djinns=[BOURAQ]))
    assert play(game, Invoke(BOURAQ), Choose(F2)) == [
        PowerUsed(BLUE, BOURAQ),
        PricePaid(BLUE, elders=1, fakirs=0),
        PalacePlaced(BLUE, F2),
    ]
    assert (game.state.board.palaces(F2), game.state.palaces) == (1, 9)


def test_a_village_with_meeples_a_camel_and_a_palace_may_be_chosen():
    game = laid(WALK | {F2: "mb"}, palaces={F2: 1}, blue=Seat(elders=1, djinns=[BOURAQ]), pink=Seat(owns=[F2]))
    play(game, Invoke(BOURAQ), Choose(F2))
    assert game.scores()[PINK].palaces == 10


@pytest.mark.parametrize(("elders", "fakirs", "ways"), [(1, 1, [0, 1]), (1, 0, [0]), (0, 1, [1]), (0, 0, [])])
def test_it_costs_an_elder_or_a_fakir(elders, fakirs, ways):
    game = laid(blue=Seat(elders=elders, cards=[FAKIR] * fakirs, djinns=[BOURAQ]))
    assert options(game, Invoke) == [Invoke(BOURAQ, fakirs=paid) for paid in ways]


@pytest.mark.rule("D1")
def test_the_elder_paid_goes_to_the_bag():
    game = laid(blue=Seat(elders=2, djinns=[BOURAQ]))
    play(game, Invoke(BOURAQ))
    assert (game.state.players[BLUE].elders, bag(game).count("e")) == (1, 19)


@pytest.mark.rule("D1")
def test_the_fakir_paid_goes_to_the_discard():
    game = laid(blue=Seat(elders=1, cards=[FAKIR] * 2, djinns=[BOURAQ]))
    play(game, Invoke(BOURAQ, fakirs=1))
    assert (game.state.players[BLUE].fakirs, count(game.state.discards, FAKIR)) == (1, 1)
    assert game.state.players[BLUE].elders == 1


@pytest.mark.rule("T5")
@pytest.mark.parametrize(("standing", "offered"), [(9, [Invoke(BOURAQ)]), (10, [])])
def test_it_needs_a_palace_in_the_supply(standing, offered):
    game = laid(palaces={E5: standing}, blue=Seat(elders=1, djinns=[BOURAQ]))
    assert options(game, Invoke) == offered


@pytest.mark.rule("T4")
def test_it_may_be_used_before_the_move_and_between_all_parts_of_the_turn():
    game = laid(place=OASIS, blue=Seat(elders=1, djinns=[BOURAQ]))
    assert list(game.options) == [PickUp(C3), PickUp(D3), Invoke(BOURAQ)]
    sow(game, "C3 D3v")
    assert list(game.options) == [GO_ON, Invoke(BOURAQ)]
    play(game, GO_ON)
    assert list(game.options) == [GO_ON, Invoke(BOURAQ)]
    play(game, GO_ON)
    assert list(game.options) == [END_TURN, Invoke(BOURAQ)]


@pytest.mark.rule("T4")
def test_it_may_not_be_used_in_the_middle_of_walking():
    game = laid({C3: "vm", E3: "v"}, blue=Seat(elders=1, djinns=[BOURAQ]))
    play(game, PickUp(C3))
    assert list(game.options) == options(game, Drop)


@pytest.mark.rule("T4")
def test_used_between_two_parts_the_turn_goes_on_where_it_was():
    game = laid(place=OASIS, blue=Seat(elders=1, djinns=[BOURAQ]))
    sow(game, "C3 D3v")
    play(game, Invoke(BOURAQ), Choose(A1))
    assert (game.state.players[BLUE].viziers, game.state.board.palms(D3)) == (2, 1)


@pytest.mark.rule("T6", "P2")
def test_if_it_takes_the_last_palace_the_village_arrived_at_gets_none():
    game = lay(WALK, places={A1: VILLAGE, D3: VILLAGE}, palaces={E5: 9}, blue=Seat(elders=1, djinns=[BOURAQ]))
    sow(game, "C3 D3v")
    play(game, GO_ON, Invoke(BOURAQ), Choose(A1))
    assert (game.state.board.palaces(A1), game.state.board.palaces(D3)) == (1, 0)
    assert list(game.options) == [END_TURN]


@pytest.mark.rule("P2")
def test_the_village_arrived_at_gets_its_own_palace_besides():
    game = lay(WALK, places={A1: VILLAGE, D3: VILLAGE}, blue=Seat(elders=1, djinns=[BOURAQ]))
    sow(game, "C3 D3v")
    play(game, GO_ON, Invoke(BOURAQ), Choose(D3))
    assert game.state.board.palaces(D3) == 2


@pytest.mark.rule("D9", "T6")
def test_while_it_is_carried_out_only_hagis_may_be_used_for_it():
    game = laid(blue=Seat(elders=3, djinns=[BOURAQ, HAGIS, ENKI]))
    assert options(game, Invoke) == [Invoke(BOURAQ), Invoke(ENKI)]
    play(game, Invoke(BOURAQ))
    assert not options(game, Invoke)
    play(game, Choose(A1))
    assert list(game.options) == [GO_ON, Invoke(HAGIS)]


@pytest.mark.rule("D9")
def test_hagis_moves_its_palace_to_a_tile_around_the_village_chosen():
    game = laid(blue=Seat(elders=2, djinns=[BOURAQ, HAGIS]))
    play(game, Invoke(BOURAQ), Choose(F5), Invoke(HAGIS))
    assert list(game.options) == [Choose(tile) for tile in members(AROUND[F5])]
    assert happened(play(game, Choose(E4)), PalacePlaced) == [PalacePlaced(BLUE, E4)]


@pytest.mark.rule("D9")
def test_hagis_may_be_kept_for_the_village_arrived_at():
    game = lay(WALK, places={A1: VILLAGE, D3: VILLAGE}, blue=Seat(elders=2, djinns=[BOURAQ, HAGIS]))
    assert happened(play(game, Invoke(BOURAQ), Choose(A1), GO_ON), PalacePlaced) == [PalacePlaced(BLUE, A1)]
    sow(game, "C3 D3v")
    assert list(game.options) == [GO_ON, Invoke(HAGIS)]


@pytest.mark.rule("D9", "T5")
def test_with_nothing_left_to_pay_hagis_its_palace_is_placed_without_a_question():
    game = laid(blue=Seat(elders=1, djinns=[BOURAQ, HAGIS]))
    assert happened(play(game, Invoke(BOURAQ), Choose(A1)), PalacePlaced) == [PalacePlaced(BLUE, A1)]


@pytest.mark.rule("D1")
def test_it_is_used_once_a_turn():
    game = laid(blue=Seat(elders=2, cards=[FAKIR], djinns=[BOURAQ]))
    play(game, Invoke(BOURAQ), Choose(A1))
    assert not options(game, Invoke)


@pytest.mark.rule("D1", "T3")
def test_with_two_markers_it_is_used_once_for_both():
    game = laid(asked=[Selling(BLUE)], to_act=[BLUE, PINK, PINK], blue=Seat(elders=2, djinns=[BOURAQ]))
    play(game, Invoke(BOURAQ), Choose(A1), END_TURN)
    assert (game.seat, list(game.options)) == (BLUE, [PickUp(C3), PickUp(D3)])


@pytest.mark.rule("D1")
def test_it_is_rested_in_the_next_round():
    game = laid(asked=[Selling(BLUE)], to_act=[], blue=Seat(elders=2, djinns=[BOURAQ]))
    play(game, Invoke(BOURAQ), Choose(A1))
    next_round(game)
    assert (game.seat, list(game.options)) == (BLUE, [PickUp(C3), PickUp(D3), Invoke(BOURAQ)])


@pytest.mark.rule("D1")
def test_nobody_uses_it_for_its_owner():
    game = laid(blue=Seat(elders=2, cards=[FAKIR]), pink=Seat(elders=2, cards=[FAKIR], djinns=[BOURAQ]))
    assert list(game.options) == [PickUp(C3), PickUp(D3)]
