"""Iblis (D11): whom it kills."""

import pytest

from naqala.engine.actions import END_TURN, Invoke, Kill, PickUp, Strike
from naqala.engine.components import (
    A1,
    ASSASSIN,
    B1,
    B2,
    BUILDER,
    C2,
    C3,
    D2,
    D3,
    E3,
    ELDER,
    FAKIR,
    MERCHANT,
    NOBODY,
    NOWHERE,
    SMALL_MARKET,
    VIZIER,
)
from naqala.engine.djinns import BOURAQ, IBLIS
from naqala.engine.events import CamelPlaced, HeldMeepleKilled, MeeplesBagged, PowerUsed, PricePaid, TileMeepleKilled
from naqala.engine.pile import several
from naqala.engine.steps import KillingSecond, KillingTwo
from tests.positions import BLUE, ORANGE, PINK, Seat, bag, game_at, happened, meeples, options, play, sow

pytestmark = pytest.mark.rule("D11")


def with_assassins(victims, blue=None, walk="a", **more):
    """Blue's two Assassins on D3 are about to kill; Iblis can be paid with one Elder."""
    game = game_at(
        {C3: "a", D3: walk} | victims,
        places={D3: SMALL_MARKET},
        blue=blue or Seat(elders=1, djinns=[IBLIS]),
        **more,
    )
    sow(game, "C3 D3a")
    return game


@pytest.mark.rule("V4")
def test_it_is_worth_8():
    assert game_at({C3: "a", D3: "a"}, blue=Seat(djinns=[IBLIS])).scores()[BLUE].djinns == 8


def test_two_of_any_tribes_die_on_one_tile():
    game = with_assassins({E3: "mbb"})
    assert list(game.options) == [Kill(E3, MERCHANT), Kill(E3, BUILDER), Invoke(IBLIS)]
    assert play(game, Invoke(IBLIS)) == [PowerUsed(BLUE, IBLIS), PricePaid(BLUE, elders=1, fakirs=0)]
    assert list(game.options) == [Kill(E3, MERCHANT), Kill(E3, BUILDER)]
    events = play(game, Kill(E3, BUILDER))
    assert list(game.options) == [Kill(E3, MERCHANT), Kill(E3, BUILDER)]
    events += play(game, Kill(E3, MERCHANT))
    assert events == [
        MeeplesBagged(BLUE, ASSASSIN, 2),
        TileMeepleKilled(BLUE, E3, BUILDER),
        TileMeepleKilled(BLUE, E3, MERCHANT),
    ]
    assert (meeples(game, E3), list(game.options)) == ("b", [END_TURN])


def test_two_of_one_tribe_may_die():
    game = with_assassins({E3: "mm"})
    play(game, Invoke(IBLIS), Kill(E3, MERCHANT))
    assert list(game.options) == [Kill(E3, MERCHANT)]


def test_the_dead_and_the_assassins_go_to_the_bag():
    game = with_assassins({E3: "mb"})
    play(game, Invoke(IBLIS), Kill(E3, MERCHANT), Kill(E3, BUILDER))
    assert bag(game) == "v" * 16 + "e" * 20 + "m" * 18 + "b" * 18 + "a" * 18


def test_both_die_on_the_same_tile():
    game = with_assassins({E3: "mm", D2: "bb"})
    play(game, Invoke(IBLIS))
    assert list(game.options) == [Kill(D2, BUILDER), Kill(E3, MERCHANT)]
    play(game, Kill(D2, BUILDER))
    assert list(game.options) == [Kill(D2, BUILDER)]


def test_two_may_die_in_the_corner_of_the_board():
    game = game_at(
        {C2: "a", B2: "a", A1: "mm", B1: "bb"}, places={B2: SMALL_MARKET}, blue=Seat(elders=1, djinns=[IBLIS])
    )
    sow(game, "C2 B2a")
    play(game, Invoke(IBLIS))
    assert list(game.options) == [Kill(A1, MERCHANT), Kill(B1, BUILDER)]


@pytest.mark.rule("A5", "T4")
def test_the_assassins_are_in_hand_until_they_act():
    game = with_assassins({E3: "mm"})
    assert game.state.steps[-1].in_hand() == several(ASSASSIN, 2)
    play(game, Invoke(IBLIS))
    assert (game.state.steps[-1], bag(game).count("a")) == (KillingTwo(BLUE, D3, 2), 16)
    assert game.state.steps[-1].in_hand() == several(ASSASSIN, 2)
    play(game, Kill(E3, MERCHANT))
    assert (game.state.steps[-1], bag(game).count("a")) == (KillingSecond(BLUE, E3, NOBODY, True), 18)
    assert game.state.steps[-1].in_hand() == 0


@pytest.mark.rule("T5")
def test_a_tile_with_one_meeple_is_not_enough():
    game = with_assassins({E3: "m", D2: "b"})
    assert list(game.options) == [Kill(D2, BUILDER), Kill(E3, MERCHANT)]


def test_a_tile_with_one_meeple_is_not_offered():
    game = with_assassins({E3: "m", D2: "bv"})
    play(game, Invoke(IBLIS))
    assert list(game.options) == [Kill(D2, VIZIER), Kill(D2, BUILDER)]


def test_if_it_is_not_used_the_assassins_kill_one():
    game = with_assassins({E3: "mm"})
    assert happened(play(game, Kill(E3, MERCHANT)), TileMeepleKilled) == [TileMeepleKilled(BLUE, E3, MERCHANT)]
    assert (meeples(game, E3), list(game.options)) == ("m", [END_TURN])


@pytest.mark.parametrize(
    ("viziers", "elders", "strikes"),
    [(1, 1, [VIZIER, ELDER]), (2, 0, [VIZIER]), (0, 2, [ELDER]), (3, 1, [VIZIER, ELDER])],
)
def test_two_that_one_rival_holds_may_die(viziers, elders, strikes):
    game = with_assassins({}, pink=Seat(viziers=viziers, elders=elders))
    play(game, Invoke(IBLIS))
    assert list(game.options) == [Strike(PINK, tribe) for tribe in strikes]


def test_a_rival_loses_two():
    game = with_assassins({}, pink=Seat(viziers=1, elders=2))
    play(game, Invoke(IBLIS))
    events = play(game, Strike(PINK, VIZIER))
    assert game.state.steps[-1] == KillingSecond(BLUE, NOWHERE, PINK, True)
    assert list(game.options) == [Strike(PINK, ELDER)]
    events += play(game, Strike(PINK, ELDER))
    assert happened(events, HeldMeepleKilled) == [
        HeldMeepleKilled(BLUE, PINK, VIZIER),
        HeldMeepleKilled(BLUE, PINK, ELDER),
    ]
    assert (game.state.players[PINK].viziers, game.state.players[PINK].elders) == (0, 1)


@pytest.mark.rule("T5")
@pytest.mark.parametrize(("viziers", "elders"), [(1, 0), (0, 1)])
def test_one_that_a_rival_holds_is_not_enough(viziers, elders):
    game = with_assassins({E3: "m"}, pink=Seat(viziers=viziers, elders=elders))
    assert not options(game, Invoke)


@pytest.mark.rule("T5")
def test_one_that_each_of_two_rivals_holds_is_not_enough():
    game = with_assassins({}, players=3, pink=Seat(elders=1), orange=Seat(elders=1))
    assert list(game.options) == [Strike(PINK, ELDER), Strike(ORANGE, ELDER)]


def test_a_rival_who_holds_one_is_not_offered():
    game = with_assassins({}, players=3, pink=Seat(elders=1), orange=Seat(elders=2))
    play(game, Invoke(IBLIS))
    assert list(game.options) == [Strike(ORANGE, ELDER)]


def test_both_are_of_the_same_rival():
    game = with_assassins({E3: "mm"}, players=3, pink=Seat(elders=2), orange=Seat(viziers=1, elders=1))
    play(game, Invoke(IBLIS), Strike(ORANGE, ELDER))
    assert list(game.options) == [Strike(ORANGE, VIZIER)]


def test_ones_own_viziers_and_elders_are_no_victims():
    game = with_assassins({E3: "m"}, blue=Seat(viziers=3, elders=3, djinns=[IBLIS]))
    assert list(game.options) == [Kill(E3, MERCHANT)]


@pytest.mark.rule("A7")
def test_a_tile_of_two_is_claimed_after_both_are_dead():
    game = with_assassins({E3: "mb"})
    assert not happened(play(game, Invoke(IBLIS), Kill(E3, MERCHANT)), CamelPlaced)
    assert happened(play(game, Kill(E3, BUILDER)), CamelPlaced) == [CamelPlaced(BLUE, E3)]


@pytest.mark.rule("A7")
def test_a_tile_of_three_is_not_claimed():
    game = with_assassins({E3: "mmm"})
    assert not happened(play(game, Invoke(IBLIS), Kill(E3, MERCHANT), Kill(E3, MERCHANT)), CamelPlaced)


@pytest.mark.rule("A7")
def test_the_final_tile_may_be_emptied_and_claimed():
    game = with_assassins({}, walk="amm")
    events = play(game, Invoke(IBLIS), Kill(D3, MERCHANT), Kill(D3, MERCHANT))
    assert happened(events, CamelPlaced) == [CamelPlaced(BLUE, D3)]


@pytest.mark.rule("A7", "K3")
def test_a_tile_with_a_camel_keeps_its_owner():
    game = with_assassins({E3: "mb"}, pink=Seat(owns=[E3]))
    assert not happened(play(game, Invoke(IBLIS), Kill(E3, MERCHANT), Kill(E3, BUILDER)), CamelPlaced)


@pytest.mark.rule("A7", "K2")
def test_with_one_camel_left_it_goes_to_the_final_tile():
    game = with_assassins({E3: "mb"}, blue=Seat(elders=1, djinns=[IBLIS], camels=1))
    assert not happened(play(game, Invoke(IBLIS), Kill(E3, MERCHANT), Kill(E3, BUILDER)), CamelPlaced)
    assert game.state.players[BLUE].owns >> D3 & 1


@pytest.mark.rule("T4")
def test_it_is_not_paid_before_the_assassins_are_collected():
    game = game_at({C3: "a", D3: "a", E3: "mm"}, blue=Seat(elders=1, djinns=[IBLIS]))
    assert list(game.options) == [PickUp(C3), PickUp(D3)]


@pytest.mark.rule("T4", "T5")
@pytest.mark.parametrize("tribe", "vemb")
def test_other_tribes_do_not_kill(tribe):
    game = game_at({C3: tribe, D3: tribe, E3: "mm"}, places={D3: SMALL_MARKET}, blue=Seat(elders=1, djinns=[IBLIS]))
    sow(game, f"C3 D3{tribe}")
    assert not options(game, Invoke)


@pytest.mark.rule("T6")
def test_while_two_are_being_killed_no_other_power_is_used():
    game = with_assassins({E3: "mm"}, blue=Seat(elders=2, djinns=[IBLIS, BOURAQ]))
    assert options(game, Invoke) == [Invoke(BOURAQ), Invoke(IBLIS)]
    play(game, Invoke(IBLIS))
    assert not options(game, Invoke)
    play(game, Kill(E3, MERCHANT))
    assert not options(game, Invoke)


def two_walks(**more):
    """Assassins may go from C3 to D3, or from A1 to B1; the six Merchants on C2 are in reach of both."""
    return game_at({C3: "a", D3: "a", A1: "a", B1: "a", C2: "m" * 6}, places={D3: SMALL_MARKET}, **more)


@pytest.mark.rule("D1")
def test_only_its_owner_may_use_it():
    game = with_assassins({E3: "mm"}, blue=Seat(elders=1, cards=[FAKIR]), pink=Seat(elders=1, djinns=[IBLIS]))
    assert not options(game, Invoke)
