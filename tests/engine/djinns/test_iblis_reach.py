"""Iblis (D11, D25): what it costs, how far its owner's Assassins then reach, and how other djinns combine with it."""

import pytest

from naqala.engine.actions import PASS, Invoke, Kill, Strike
from naqala.engine.components import (
    A2,
    A3,
    A4,
    A5,
    BUILDER,
    C3,
    D3,
    D4,
    E3,
    E4,
    ELDER,
    F3,
    F4,
    FAKIR,
    MERCHANT,
    OASIS,
    SACRED_PLACE,
    SMALL_MARKET,
    VILLAGE,
    VIZIER,
)
from naqala.engine.djinns import BOAZ, IBLIS, KANDICHA, NEKIR
from naqala.engine.events import (
    CamelPlaced,
    CardDrawn,
    DjinnGoldEarned,
    MeepleCaptured,
    PricePaid,
    TileMeepleKilled,
)
from naqala.engine.pile import count
from tests.positions import BLUE, PINK, Seat, bag, game_at, hand, happened, options, play, sow

pytestmark = pytest.mark.rule("D11")

FAR = {2: F3, 3: A3, 4: A2, 5: A5}


def with_assassins(victims, elders=0, fakirs=0, djinns=(IBLIS,), places=None, **more):
    """Blue's two Assassins on D3 are about to kill."""
    game = game_at(
        {C3: "a", D3: "a"} | victims,
        places={D3: SMALL_MARKET} | (places or {}),
        blue=Seat(elders=elders, cards=[FAKIR] * fakirs, djinns=djinns),
        **more,
    )
    sow(game, "C3 D3a")
    return game


@pytest.mark.parametrize(("elders", "fakirs", "ways"), [(1, 1, [0, 1]), (1, 0, [0]), (0, 1, [1]), (0, 0, [])])
def test_it_costs_an_elder_or_a_fakir(elders, fakirs, ways):
    game = with_assassins({E3: "mm"}, elders, fakirs)
    assert options(game, Invoke) == [Invoke(IBLIS, fakirs=paid) for paid in ways]


@pytest.mark.rule("D1")
def test_an_elder_paid_goes_to_the_bag():
    game = with_assassins({E3: "mm"}, elders=2)
    play(game, Invoke(IBLIS))
    assert (game.state.players[BLUE].elders, bag(game).count("e")) == (1, 19)


@pytest.mark.rule("D1")
def test_a_fakir_paid_goes_to_the_discard():
    game = with_assassins({E3: "mm"}, fakirs=2)
    play(game, Invoke(IBLIS, fakirs=1))
    assert (game.state.players[BLUE].fakirs, count(game.state.discards, FAKIR)) == (1, 1)


@pytest.mark.parametrize(
    ("far", "elders", "fakirs", "ways"),
    [
        (2, 1, 0, [0]),
        (2, 0, 1, [1]),
        (3, 1, 0, []),
        (3, 0, 1, []),
        (3, 1, 1, [0]),
        (3, 0, 2, [1]),
        (3, 1, 2, [0, 1]),
        (4, 1, 1, []),
        (4, 0, 2, []),
        (4, 1, 2, [0]),
        (4, 0, 3, [1]),
        (5, 0, 3, []),
        (5, 1, 3, [0]),
    ],
)
def test_two_must_be_in_reach_of_the_fakirs_left_once_it_is_paid(far, elders, fakirs, ways):
    game = with_assassins({FAR[far]: "mm"}, elders, fakirs)
    assert options(game, Invoke) == [Invoke(IBLIS, fakirs=paid) for paid in ways]


@pytest.mark.rule("A5")
def test_fakirs_for_reach_are_added_to_its_price():
    game = with_assassins({A3: "mb"}, fakirs=3)
    events = play(game, Invoke(IBLIS, fakirs=1), Kill(A3, MERCHANT), Kill(A3, BUILDER))
    assert happened(events, PricePaid) == [PricePaid(BLUE, 0, 1), PricePaid(BLUE, 0, 1)]
    assert (game.state.players[BLUE].fakirs, count(game.state.discards, FAKIR)) == (1, 2)


@pytest.mark.rule("A5", "T5")
def test_fakirs_are_not_spent_on_reach_that_is_not_needed():
    game = with_assassins({F3: "mb"}, elders=1, fakirs=2)
    events = play(game, Invoke(IBLIS), Kill(F3, MERCHANT), Kill(F3, BUILDER))
    assert happened(events, PricePaid) == [PricePaid(BLUE, 1, 0)]


def test_after_a_fakir_is_paid_the_reach_is_one_less():
    game = with_assassins({A3: "mm", A4: "bb", E3: "vv"}, elders=1, fakirs=2)
    assert options(game, Kill) == [Kill(A3, MERCHANT), Kill(E3, VIZIER), Kill(A4, BUILDER)]
    play(game, Invoke(IBLIS, fakirs=1))
    assert list(game.options) == [Kill(A3, MERCHANT), Kill(E3, VIZIER)]


@pytest.mark.rule("D25", "A6")
def test_once_it_is_paid_the_kill_cannot_be_skipped_even_if_it_takes_fakirs():
    game = with_assassins({A3: "mm"}, elders=1, fakirs=1)
    assert list(game.options) == [PASS, Kill(A3, MERCHANT), Invoke(IBLIS)]
    play(game, Invoke(IBLIS))
    assert list(game.options) == [Kill(A3, MERCHANT)]
    play(game, Kill(A3, MERCHANT))
    assert list(game.options) == [Kill(A3, MERCHANT)]


@pytest.mark.rule("A6")
def test_with_one_in_reach_and_two_farther_off_one_must_die_or_two():
    game = with_assassins({E3: "v", A3: "mm"}, elders=1, fakirs=1)
    assert list(game.options) == [Kill(A3, MERCHANT), Kill(E3, VIZIER), Invoke(IBLIS)]
    play(game, Invoke(IBLIS))
    assert list(game.options) == [Kill(A3, MERCHANT)]


@pytest.mark.rule("D5")
def test_meeples_protected_by_boaz_do_not_count_as_victims():
    game = with_assassins({E3: "m"}, elders=1, pink=Seat(viziers=3, elders=3, djinns=[BOAZ]))
    assert list(game.options) == [Kill(E3, MERCHANT)]


@pytest.mark.rule("D19")
def test_nekir_is_paid_once_for_both():
    game = with_assassins({E3: "mb"}, elders=1, pink=Seat(djinns=[NEKIR]))
    assert not happened(play(game, Invoke(IBLIS), Kill(E3, MERCHANT)), DjinnGoldEarned)
    assert happened(play(game, Kill(E3, BUILDER)), DjinnGoldEarned) == [DjinnGoldEarned(PINK, NEKIR, 2)]


@pytest.mark.rule("D19")
def test_ones_own_nekir_is_paid_once_for_two_held_meeples():
    game = with_assassins({}, elders=1, djinns=[IBLIS, NEKIR], pink=Seat(elders=2))
    events = play(game, Invoke(IBLIS), Strike(PINK, ELDER), Strike(PINK, ELDER))
    assert happened(events, DjinnGoldEarned) == [DjinnGoldEarned(BLUE, NEKIR, 1)]


@pytest.mark.rule("D13")
def test_kandicha_rewards_each_of_the_two():
    around = {E3: SMALL_MARKET, F3: VILLAGE, D4: SACRED_PLACE, E4: OASIS, F4: OASIS}
    game = with_assassins({E3: "mb"}, elders=1, djinns=[IBLIS, KANDICHA], places=around)
    events = play(game, Invoke(IBLIS), Kill(E3, MERCHANT), Kill(E3, BUILDER))
    assert happened(events, DjinnGoldEarned) == [DjinnGoldEarned(BLUE, KANDICHA, 2)]
    assert (len(happened(events, CardDrawn)), len(hand(game, BLUE))) == (1, 1)


@pytest.mark.rule("D13", "A7")
def test_with_kandicha_two_elders_are_captured_and_the_tile_is_claimed():
    game = with_assassins({E3: "ee"}, elders=1, djinns=[IBLIS, KANDICHA])
    events = play(game, Invoke(IBLIS), Kill(E3, ELDER), Kill(E3, ELDER))
    assert happened(events, MeepleCaptured) == [MeepleCaptured(BLUE, KANDICHA, ELDER)] * 2
    assert happened(events, CamelPlaced) == [CamelPlaced(BLUE, E3)]
    assert game.state.players[BLUE].elders == 2


@pytest.mark.rule("D13")
def test_with_kandicha_two_held_by_a_rival_are_captured():
    game = with_assassins({}, elders=1, djinns=[IBLIS, KANDICHA], pink=Seat(viziers=1, elders=1))
    play(game, Invoke(IBLIS), Strike(PINK, ELDER), Strike(PINK, VIZIER))
    assert [(player.viziers, player.elders) for player in game.state.players] == [(1, 1), (0, 0)]


@pytest.mark.rule("D13", "D19")
def test_nekir_is_not_paid_when_kandicha_takes_both():
    game = with_assassins({}, elders=1, djinns=[IBLIS, KANDICHA], pink=Seat(elders=2, djinns=[NEKIR]))
    assert not happened(play(game, Invoke(IBLIS), Strike(PINK, ELDER), Strike(PINK, ELDER)), DjinnGoldEarned)


@pytest.mark.rule("D13", "D19")
@pytest.mark.parametrize("order", [(ELDER, MERCHANT), (MERCHANT, ELDER)])
def test_nekir_is_paid_when_kandicha_takes_one_of_the_two(order):
    game = with_assassins({E3: "me"}, elders=1, djinns=[IBLIS, KANDICHA], pink=Seat(djinns=[NEKIR]))
    events = play(game, Invoke(IBLIS), *[Kill(E3, tribe) for tribe in order])
    assert happened(events, TileMeepleKilled) == [TileMeepleKilled(BLUE, E3, tribe) for tribe in order]
    assert happened(events, DjinnGoldEarned) == [DjinnGoldEarned(PINK, NEKIR, 2)]
