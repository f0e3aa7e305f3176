"""Kandicha (D13) with Iblis (D11) and Nekir (D19)."""

import pytest

from naqala.engine.actions import Invoke, Kill, Strike
from naqala.engine.components import (
    BUILDER,
    C3,
    D1,
    D3,
    ELDER,
    IVORY,
    JEWELS,
    MERCHANT,
    SMALL_MARKET,
    VILLAGE,
    VIZIER,
)
from naqala.engine.djinns import IBLIS, KANDICHA, NEKIR
from naqala.engine.events import (
    CamelPlaced,
    CardDrawn,
    DjinnGoldEarned,
    HeldMeepleKilled,
    MeepleCaptured,
    TileMeepleKilled,
)
from tests.positions import BLUE, PINK, Seat, game_at, hand, happened, play, sow

pytestmark = pytest.mark.rule("D13")


def on_the_hunt(tiles=None, djinns=(KANDICHA, IBLIS), pink=None, **more):
    """Blue has just collected two Assassins on D3, a market; the Village D1 is in their reach."""
    game = game_at(
        {C3: "a", D3: "a"} | (tiles or {}),
        places={D3: SMALL_MARKET, D1: VILLAGE},
        blue=Seat(elders=1, djinns=djinns),
        pink=pink,
        **more,
    )
    sow(game, "C3 D3a")
    return game


def gold_of_nekir(events):
    return [(event.seat, event.gold) for event in happened(events, DjinnGoldEarned) if event.djinn == NEKIR]


@pytest.mark.rule("D11")
def test_with_iblis_each_victim_counts_on_its_own():
    game = on_the_hunt({D1: "vb"})
    events = play(game, Invoke(IBLIS), Kill(D1, VIZIER), Kill(D1, BUILDER))
    assert events[3:] == [
        TileMeepleKilled(BLUE, D1, VIZIER),
        MeepleCaptured(BLUE, KANDICHA, VIZIER),
        TileMeepleKilled(BLUE, D1, BUILDER),
        DjinnGoldEarned(BLUE, KANDICHA, 1),
        CamelPlaced(BLUE, D1),
    ]


@pytest.mark.rule("D11")
def test_two_merchants_draw_two_cards():
    game = on_the_hunt({D1: "mm"}, discards=[IVORY, JEWELS], other_cards=PINK)
    assert len(happened(play(game, Invoke(IBLIS), Kill(D1, MERCHANT), Kill(D1, MERCHANT)), CardDrawn)) == 2
    assert hand(game, BLUE) == [IVORY, JEWELS]


@pytest.mark.rule("D11")
def test_two_builders_pay_each():
    game = on_the_hunt({D1: "bb"})
    play(game, Invoke(IBLIS), Kill(D1, BUILDER), Kill(D1, BUILDER))
    assert game.state.players[BLUE].gold == 52


@pytest.mark.rule("D11")
def test_two_held_by_a_rival_go_to_the_killer():
    game = on_the_hunt(pink=Seat(viziers=1, elders=1))
    events = play(game, Invoke(IBLIS), Strike(PINK, ELDER), Strike(PINK, VIZIER))
    assert events[3:] == [
        HeldMeepleKilled(BLUE, PINK, ELDER),
        MeepleCaptured(BLUE, KANDICHA, ELDER),
        HeldMeepleKilled(BLUE, PINK, VIZIER),
        MeepleCaptured(BLUE, KANDICHA, VIZIER),
    ]
    blue, pink = game.state.players
    assert (blue.viziers, blue.elders, pink.viziers, pink.elders) == (1, 1, 0, 0)


@pytest.mark.rule("D11", "A7")
def test_a_tile_that_two_captured_victims_leave_empty_is_claimed_once_after_both():
    game = on_the_hunt({D1: "ve"})
    play(game, Invoke(IBLIS))
    assert not happened(play(game, Kill(D1, ELDER)), CamelPlaced)
    assert happened(play(game, Kill(D1, VIZIER)), CamelPlaced) == [CamelPlaced(BLUE, D1)]


@pytest.mark.rule("D19")
@pytest.mark.parametrize(("letter", "tribe"), [("v", VIZIER), ("e", ELDER)])
def test_a_captured_victim_on_a_tile_did_not_die_for_nekir(letter, tribe):
    game = on_the_hunt({D1: letter}, pink=Seat(djinns=[NEKIR]))
    assert gold_of_nekir(play(game, Kill(D1, tribe))) == []


@pytest.mark.rule("D19")
@pytest.mark.parametrize("tribe", [VIZIER, ELDER])
def test_a_captured_held_victim_did_not_die_for_nekir(tribe):
    game = on_the_hunt(pink=Seat(viziers=1, elders=1, djinns=[NEKIR]))
    assert gold_of_nekir(play(game, Strike(PINK, tribe))) == []


@pytest.mark.rule("D19")
def test_a_player_who_captures_gets_nothing_from_their_own_nekir():
    game = on_the_hunt({D1: "v"}, djinns=[KANDICHA, NEKIR])
    assert gold_of_nekir(play(game, Kill(D1, VIZIER))) == []


@pytest.mark.rule("D19")
@pytest.mark.parametrize(("letter", "tribe"), [("m", MERCHANT), ("b", BUILDER)])
def test_a_victim_that_brought_a_card_or_gold_died_for_nekir(letter, tribe):
    game = on_the_hunt({D1: letter}, pink=Seat(djinns=[NEKIR]))
    assert gold_of_nekir(play(game, Kill(D1, tribe))) == [(PINK, 2)]


@pytest.mark.rule("D19", "D11")
@pytest.mark.parametrize("victims", [(VIZIER, MERCHANT), (MERCHANT, VIZIER)])
def test_one_captured_and_one_dead_pay_nekir_once_in_either_order(victims):
    first, second = victims
    game = on_the_hunt({D1: "vm"}, pink=Seat(djinns=[NEKIR]))
    assert gold_of_nekir(play(game, Invoke(IBLIS), Kill(D1, first), Kill(D1, second))) == [(PINK, 2)]


@pytest.mark.rule("D19", "D11")
def test_two_dead_pay_nekir_once():
    game = on_the_hunt({D1: "mb"}, pink=Seat(djinns=[NEKIR]))
    assert gold_of_nekir(play(game, Invoke(IBLIS), Kill(D1, MERCHANT), Kill(D1, BUILDER))) == [(PINK, 2)]


@pytest.mark.rule("D19", "D11")
def test_two_captured_on_a_tile_pay_nekir_nothing():
    game = on_the_hunt({D1: "ve"}, pink=Seat(djinns=[NEKIR]))
    assert gold_of_nekir(play(game, Invoke(IBLIS), Kill(D1, VIZIER), Kill(D1, ELDER))) == []


@pytest.mark.rule("D19", "D11")
def test_two_captured_held_victims_pay_nekir_nothing():
    game = on_the_hunt(pink=Seat(viziers=2, djinns=[NEKIR]))
    assert gold_of_nekir(play(game, Invoke(IBLIS), Strike(PINK, VIZIER), Strike(PINK, VIZIER))) == []
