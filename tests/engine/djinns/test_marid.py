"""Marid (D17)."""

import pytest

from naqala.engine.actions import END_TURN, Choose, Drop, Invoke, Kill, PickUp
from naqala.engine.components import A1, C3, D3, E3, F3, FAKIR, MERCHANT, SMALL_MARKET, VIZIER
from naqala.engine.djinns import ANUN_NAK, MARID
from naqala.engine.events import CamelPlaced, DjinnGoldEarned, MeepleDropped, MeeplesDrawn
from naqala.engine.steps import Moving, Selling
from tests.positions import BLUE, ORANGE, PINK, Seat, game_at, happened, options, play, sow

pytestmark = pytest.mark.rule("D17")

LOOP = "C3 D3v D4m C4m C3b D3v"


def before_the_move(tiles=None, **more):
    """Blue is to move a Merchant and a Vizier from C3 over D3 to the Viziers on E3."""
    return game_at({C3: "mv", E3: "vv"} | (tiles or {}), places={D3: SMALL_MARKET, E3: SMALL_MARKET}, **more)


def paid(events):
    return [(event.seat, event.gold) for event in happened(events, DjinnGoldEarned) if event.djinn == MARID]


@pytest.mark.rule("V4")
def test_it_is_worth_6():
    assert game_at(blue=Seat(djinns=[MARID])).scores()[BLUE].djinns == 6


def test_its_owner_gets_1_gold_for_each_meeple_that_they_drop_on_their_own_tile():
    game = before_the_move(blue=Seat(djinns=[MARID], owns=[D3]))
    play(game, PickUp(C3))
    assert play(game, Drop(D3, MERCHANT)) == [MeepleDropped(BLUE, D3, MERCHANT), DjinnGoldEarned(BLUE, MARID, 1)]
    assert game.state.players[BLUE].gold == 51


def test_its_owner_gets_2_gold_for_each_meeple_that_a_rival_drops_there():
    game = before_the_move(pink=Seat(djinns=[MARID], owns=[D3]))
    play(game, PickUp(C3))
    assert play(game, Drop(D3, MERCHANT)) == [MeepleDropped(BLUE, D3, MERCHANT), DjinnGoldEarned(PINK, MARID, 2)]
    assert [player.gold for player in game.state.players] == [50, 52]


def test_the_last_meeple_dropped_pays_its_owner_too():
    game = before_the_move(blue=Seat(djinns=[MARID], owns=[E3]))
    play(game, PickUp(C3))
    assert not happened(play(game, Drop(D3, MERCHANT)), DjinnGoldEarned)
    assert paid(play(game, Drop(E3, VIZIER))) == [(BLUE, 1)]


def test_the_last_meeple_that_a_rival_drops_pays_too():
    game = before_the_move(pink=Seat(djinns=[MARID], owns=[E3]))
    assert paid(sow(game, "C3 D3m E3v")) == [(PINK, 2)]


def test_every_tile_of_its_owner_on_the_way_pays():
    game = before_the_move(pink=Seat(djinns=[MARID], owns=[D3, E3]))
    assert paid(sow(game, "C3 D3m E3v")) == [(PINK, 2), (PINK, 2)]


def test_a_tile_that_becomes_ones_own_by_this_move_does_not_count():
    game = before_the_move(blue=Seat(djinns=[MARID]))
    events = sow(game, "C3 D3m E3v")
    assert happened(events, CamelPlaced) == [CamelPlaced(BLUE, E3)]
    assert paid(events) == []


def test_picking_up_on_a_tile_of_ones_own_pays_nothing():
    game = before_the_move(blue=Seat(djinns=[MARID], owns=[C3]))
    assert paid(sow(game, "C3 D3m E3v")) == []


@pytest.mark.rule("M4")
def test_the_start_tile_pays_when_it_is_crossed_again():
    game = game_at({C3: "vvmmb"}, places={D3: SMALL_MARKET}, blue=Seat(djinns=[MARID], owns=[C3]))
    assert paid(sow(game, LOOP)) == [(BLUE, 1)]


@pytest.mark.rule("M4")
@pytest.mark.parametrize(("owner", "gold"), [(BLUE, 1), (PINK, 2)])
def test_a_tile_crossed_twice_pays_twice(owner, gold):
    seats = [Seat(), Seat()]
    seats[owner] = Seat(djinns=[MARID], owns=[D3])
    game = game_at({C3: "vvmmb"}, places={D3: SMALL_MARKET}, blue=seats[BLUE], pink=seats[PINK])
    assert paid(sow(game, LOOP)) == [(owner, gold), (owner, gold)]


def test_the_tiles_of_others_pay_its_owner_nothing():
    game = before_the_move(blue=Seat(djinns=[MARID]), pink=Seat(owns=[D3, E3]))
    assert paid(sow(game, "C3 D3m E3v")) == []


def test_tiles_of_a_player_who_does_not_hold_it_pay_nothing():
    game = before_the_move(blue=Seat(owns=[D3, E3]), pink=Seat(djinns=[MARID]))
    assert paid(sow(game, "C3 D3m E3v")) == []


def test_in_a_game_of_three_only_the_tiles_of_its_owner_pay():
    game = before_the_move(players=3, pink=Seat(owns=[D3]), orange=Seat(djinns=[MARID], owns=[E3]))
    assert paid(sow(game, "C3 D3m E3v")) == [(ORANGE, 2)]


def test_it_is_the_mover_that_matters_and_not_the_first_seat():
    game = before_the_move(
        blue=Seat(djinns=[MARID], owns=[D3]), asked=[Selling(PINK), Moving(PINK)], to_act=[BLUE, PINK, BLUE]
    )
    assert paid(sow(game, "C3 D3m E3v")) == [(BLUE, 2)]


@pytest.mark.rule("D3")
def test_the_meeples_of_anun_nak_pay_nothing():
    game = before_the_move(blue=Seat(elders=1, djinns=[MARID, ANUN_NAK], owns=[D3]))
    events = play(game, Invoke(ANUN_NAK), Choose(A1))
    assert [event.tile for event in happened(events, MeeplesDrawn)] == [A1]
    assert not happened(events, DjinnGoldEarned)


def test_a_victim_on_a_tile_of_ones_own_pays_nothing():
    game = game_at({C3: "a", D3: "a", F3: "m"}, places={D3: SMALL_MARKET}, blue=Seat(djinns=[MARID], owns=[F3]))
    sow(game, "C3 D3a")
    assert not happened(play(game, Kill(F3, MERCHANT)), DjinnGoldEarned)


@pytest.mark.rule("D1")
def test_its_power_has_no_price_and_is_never_invoked():
    game = before_the_move(blue=Seat(elders=3, cards=[FAKIR] * 3, djinns=[MARID], owns=[D3]))
    assert not options(game, Invoke)
    sow(game, "C3 D3m E3v")
    assert list(game.options) == [END_TURN]
