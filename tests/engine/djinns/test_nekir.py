"""Nekir (D19)."""

import pytest

from naqala.engine.actions import END_TURN, PASS, Invoke, Kill, Strike
from naqala.engine.components import (
    A1,
    A2,
    ASSASSIN,
    BUILDER,
    C3,
    D1,
    D3,
    E1,
    ELDER,
    FAKIR,
    MERCHANT,
    SMALL_MARKET,
    VIZIER,
)
from naqala.engine.djinns import BOAZ, IBLIS, NEKIR
from naqala.engine.events import CamelPlaced, DjinnGoldEarned, HeldMeepleKilled, MeeplesBagged, TileMeepleKilled
from naqala.engine.steps import Moving, Selling
from tests.positions import BLUE, ORANGE, PINK, Seat, game_at, happened, play, sow

pytestmark = pytest.mark.rule("D19")


def on_the_hunt(tiles=None, **more):
    """Two Assassins have just been collected on D3, a market; they reach two tiles."""
    game = game_at({C3: "a", D3: "a"} | (tiles or {}), places={D3: SMALL_MARKET}, **more)
    sow(game, "C3 D3a")
    return game


@pytest.mark.rule("V4")
def test_it_is_worth_6():
    assert game_at(blue=Seat(djinns=[NEKIR])).scores()[BLUE].djinns == 6


def test_its_owner_gets_1_gold_when_their_assassins_kill():
    game = on_the_hunt({D1: "mm"}, blue=Seat(djinns=[NEKIR]))
    assert play(game, Kill(D1, MERCHANT)) == [
        MeeplesBagged(BLUE, ASSASSIN, 2),
        TileMeepleKilled(BLUE, D1, MERCHANT),
        DjinnGoldEarned(BLUE, NEKIR, 1),
    ]
    assert game.state.players[BLUE].gold == 51


def test_its_owner_gets_2_gold_when_a_rivals_assassins_kill():
    game = on_the_hunt({D1: "m"}, pink=Seat(djinns=[NEKIR]))
    assert play(game, Kill(D1, MERCHANT)) == [
        MeeplesBagged(BLUE, ASSASSIN, 2),
        TileMeepleKilled(BLUE, D1, MERCHANT),
        CamelPlaced(BLUE, D1),
        DjinnGoldEarned(PINK, NEKIR, 2),
    ]
    assert [player.gold for player in game.state.players] == [50, 52]


@pytest.mark.parametrize(("letter", "tribe"), list(zip("vemba", range(5), strict=True)))
def test_the_tribe_of_the_victim_does_not_matter(letter, tribe):
    game = on_the_hunt({D1: letter}, blue=Seat(djinns=[NEKIR]))
    assert happened(play(game, Kill(D1, tribe)), DjinnGoldEarned) == [DjinnGoldEarned(BLUE, NEKIR, 1)]


@pytest.mark.parametrize("tribe", [VIZIER, ELDER])
def test_a_victim_held_by_a_rival_pays_1(tribe):
    game = on_the_hunt(blue=Seat(djinns=[NEKIR]), pink=Seat(viziers=1, elders=1))
    assert play(game, Strike(PINK, tribe))[1:] == [HeldMeepleKilled(BLUE, PINK, tribe), DjinnGoldEarned(BLUE, NEKIR, 1)]


def test_a_player_whose_own_meeple_is_killed_gets_2():
    game = on_the_hunt(pink=Seat(viziers=1, djinns=[NEKIR]))
    assert happened(play(game, Strike(PINK, VIZIER)), DjinnGoldEarned) == [DjinnGoldEarned(PINK, NEKIR, 2)]


def test_in_a_game_of_three_its_owner_alone_is_paid():
    game = on_the_hunt(players=3, pink=Seat(viziers=1), orange=Seat(djinns=[NEKIR]))
    assert happened(play(game, Strike(PINK, VIZIER)), DjinnGoldEarned) == [DjinnGoldEarned(ORANGE, NEKIR, 2)]


def test_it_is_the_killer_that_matters_and_not_the_first_seat():
    game = on_the_hunt(
        {D1: "m"}, blue=Seat(djinns=[NEKIR]), asked=[Selling(PINK), Moving(PINK)], to_act=[BLUE, PINK, BLUE]
    )
    assert happened(play(game, Kill(D1, MERCHANT)), DjinnGoldEarned) == [DjinnGoldEarned(BLUE, NEKIR, 2)]


@pytest.mark.rule("D11")
@pytest.mark.parametrize(("owner", "gold"), [(BLUE, 1), (PINK, 2)])
def test_two_victims_on_a_tile_are_one_kill(owner, gold):
    djinns = {BLUE: [IBLIS], PINK: []}
    djinns[owner].append(NEKIR)
    game = on_the_hunt({D1: "mb"}, blue=Seat(elders=1, djinns=djinns[BLUE]), pink=Seat(djinns=djinns[PINK]))
    assert not happened(play(game, Invoke(IBLIS), Kill(D1, MERCHANT)), DjinnGoldEarned)
    assert happened(play(game, Kill(D1, BUILDER)), DjinnGoldEarned) == [DjinnGoldEarned(owner, NEKIR, gold)]


@pytest.mark.rule("D11")
def test_two_held_victims_are_one_kill():
    game = on_the_hunt(blue=Seat(elders=1, djinns=[IBLIS, NEKIR]), pink=Seat(viziers=2))
    assert not happened(play(game, Invoke(IBLIS), Strike(PINK, VIZIER)), DjinnGoldEarned)
    assert happened(play(game, Strike(PINK, VIZIER)), DjinnGoldEarned) == [DjinnGoldEarned(BLUE, NEKIR, 1)]


def test_each_kill_pays_again():
    game = game_at(
        {C3: "a", D3: "a", D1: "mm", A1: "a", A2: "a"},
        places={D3: SMALL_MARKET},
        pink=Seat(viziers=1, djinns=[NEKIR]),
        to_act=[BLUE, PINK, PINK],
    )
    sow(game, "C3 D3a")
    play(game, Kill(D1, MERCHANT), END_TURN)
    sow(game, "A1 A2a")
    play(game, Strike(PINK, VIZIER))
    assert game.state.players[PINK].gold == 54


@pytest.mark.rule("A6", "D5")
def test_without_a_victim_nothing_is_paid():
    game = game_at({C3: "a", D3: "a"}, blue=Seat(djinns=[NEKIR]), pink=Seat(viziers=1, djinns=[BOAZ]))
    assert not happened(sow(game, "C3 D3a"), DjinnGoldEarned)
    assert list(game.options) == [END_TURN]


@pytest.mark.rule("A6")
def test_a_kill_that_is_skipped_pays_nothing():
    game = on_the_hunt({E1: "m"}, blue=Seat(cards=[FAKIR], djinns=[NEKIR]))
    assert list(game.options) == [PASS, Kill(E1, MERCHANT)]
    assert play(game, PASS) == [MeeplesBagged(BLUE, ASSASSIN, 2)]


@pytest.mark.rule("A5")
def test_a_kill_that_fakirs_made_possible_pays():
    game = on_the_hunt({E1: "m"}, blue=Seat(cards=[FAKIR], djinns=[NEKIR]))
    assert happened(play(game, Kill(E1, MERCHANT)), DjinnGoldEarned) == [DjinnGoldEarned(BLUE, NEKIR, 1)]


@pytest.mark.rule("D1")
def test_its_power_has_no_price_and_is_never_invoked():
    game = on_the_hunt({D1: "m"}, blue=Seat(elders=3, cards=[FAKIR] * 3, djinns=[NEKIR]))
    assert list(game.options) == [Kill(D1, MERCHANT)]
    play(game, Kill(D1, MERCHANT))
    assert list(game.options) == [END_TURN]
