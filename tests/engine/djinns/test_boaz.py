"""Boaz (D5)."""

import pytest

from naqala.engine.actions import END_TURN, Invoke, Kill, Strike
from naqala.engine.components import ASSASSIN, C3, D3, E3, ELDER, FAKIR, MERCHANT, SMALL_MARKET, VIZIER
from naqala.engine.djinns import BOAZ, IBLIS, KANDICHA
from naqala.engine.events import HeldMeepleKilled, MeepleCaptured, MeeplesBagged
from tests.positions import BLUE, ORANGE, PINK, Seat, game_at, happened, options, play, sow

pytestmark = pytest.mark.rule("D5")


def with_assassins(victims="m", **more):
    """Blue's two Assassins on D3 are about to kill; there are victims on E3."""
    game = game_at({C3: "a", D3: "a", E3: victims}, places={D3: SMALL_MARKET}, **more)
    sow(game, "C3 D3a")
    return game


@pytest.mark.rule("V4")
def test_it_is_worth_6():
    assert with_assassins(blue=Seat(djinns=[BOAZ])).scores()[BLUE].djinns == 6


@pytest.mark.rule("A5")
def test_without_it_meeples_held_by_a_rival_may_be_killed():
    game = with_assassins(pink=Seat(viziers=1, elders=1))
    assert list(game.options) == [Kill(E3, MERCHANT), Strike(PINK, VIZIER), Strike(PINK, ELDER)]


def test_assassins_cannot_kill_the_viziers_and_elders_its_owner_holds():
    game = with_assassins(pink=Seat(viziers=1, elders=1, djinns=[BOAZ]))
    assert list(game.options) == [Kill(E3, MERCHANT)]


@pytest.mark.rule("A6")
def test_with_no_other_victim_nobody_is_killed():
    game = game_at({C3: "a", D3: "a"}, places={D3: SMALL_MARKET}, pink=Seat(viziers=3, elders=3, djinns=[BOAZ]))
    events = sow(game, "C3 D3a")
    assert happened(events, HeldMeepleKilled) == []
    assert (happened(events, MeeplesBagged), list(game.options)) == ([MeeplesBagged(BLUE, ASSASSIN, 2)], [END_TURN])


@pytest.mark.rule("D11")
def test_iblis_cannot_kill_two_of_them():
    game = with_assassins(blue=Seat(elders=1, djinns=[IBLIS]), pink=Seat(viziers=2, elders=2, djinns=[BOAZ]))
    assert list(game.options) == [Kill(E3, MERCHANT)]


@pytest.mark.rule("D11")
def test_iblis_used_on_a_tile_does_not_reach_them():
    game = with_assassins("mm", blue=Seat(elders=1, djinns=[IBLIS]), pink=Seat(viziers=2, djinns=[BOAZ]))
    play(game, Invoke(IBLIS))
    assert list(game.options) == [Kill(E3, MERCHANT)]


@pytest.mark.rule("D13")
def test_kandicha_cannot_take_them():
    game = with_assassins(blue=Seat(djinns=[KANDICHA]), pink=Seat(viziers=2, elders=2, djinns=[BOAZ]))
    assert list(game.options) == [Kill(E3, MERCHANT)]


def test_it_does_not_protect_another_rival():
    game = with_assassins(players=3, pink=Seat(elders=2, djinns=[BOAZ]), orange=Seat(elders=2, viziers=1))
    assert options(game, Strike) == [Strike(ORANGE, VIZIER), Strike(ORANGE, ELDER)]


def test_it_does_not_protect_rivals_from_its_owner():
    game = with_assassins(blue=Seat(elders=2, djinns=[BOAZ]), pink=Seat(elders=1))
    assert options(game, Strike) == [Strike(PINK, ELDER)]


def test_it_does_not_protect_meeples_on_the_board_not_even_on_a_tile_of_its_owner():
    game = with_assassins("vve", pink=Seat(viziers=1, elders=1, djinns=[BOAZ], owns=[E3]))
    assert list(game.options) == [Kill(E3, VIZIER), Kill(E3, ELDER)]


@pytest.mark.rule("D13")
def test_it_does_not_keep_kandicha_from_an_elder_on_a_tile_of_its_owner():
    game = with_assassins("e", blue=Seat(djinns=[KANDICHA]), pink=Seat(elders=1, djinns=[BOAZ], owns=[E3]))
    assert happened(play(game, Kill(E3, ELDER)), MeepleCaptured) == [MeepleCaptured(BLUE, KANDICHA, ELDER)]


@pytest.mark.rule("D1", "T5")
def test_it_is_always_active_and_is_never_invoked():
    game = with_assassins(blue=Seat(elders=2, cards=[FAKIR] * 2, djinns=[BOAZ]))
    assert not options(game, Invoke)
