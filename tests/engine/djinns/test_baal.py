"""Ba'al (D4)."""

import pytest

from naqala.engine.actions import END_TURN, GO_ON, PASS, Buy, Invoke, Keep, Summon
from naqala.engine.components import C3, D3, FAKIR, FISH, IVORY, LARGE_MARKET, SACRED_PLACE, SMALL_MARKET
from naqala.engine.djinns import BAAL, BOAZ, JAFAAR, SHAMHAT, SIBITTIS
from naqala.engine.events import DjinnGoldEarned, DjinnRevealed
from naqala.engine.steps import Selling
from tests.positions import BLUE, ORANGE, PINK, Seat, game_at, happened, options, play, sow

pytestmark = pytest.mark.rule("D4")

WALK = {C3: "v", D3: "v"}


def at_the_sacred_place(**more):
    """Blue may summon a djinn."""
    game = game_at(WALK, places={D3: SACRED_PLACE}, **more)
    sow(game, "C3 D3v")
    return game


def at_the_market(place, gold):
    """Blue is at a market with this much gold; Sibittis would show only Jafaar."""
    game = game_at(
        WALK,
        places={D3: place},
        row=[IVORY, FISH],
        djinn_discards=[JAFAAR],
        other_djinns=PINK,
        blue=Seat(gold=gold, elders=2, djinns=[BAAL, SIBITTIS]),
    )
    sow(game, "C3 D3v")
    play(game, GO_ON)
    return game


@pytest.mark.rule("V4")
def test_it_is_worth_6():
    assert game_at(WALK, blue=Seat(djinns=[BAAL])).scores()[BLUE].djinns == 6


def test_it_brings_1_gold_for_a_djinn_one_summons():
    game = at_the_sacred_place(djinn_row=[JAFAAR], blue=Seat(elders=2, djinns=[BAAL]))
    assert happened(play(game, Summon(JAFAAR)), DjinnGoldEarned) == [DjinnGoldEarned(BLUE, BAAL, 1)]
    assert game.state.players[BLUE].gold == 51


def test_it_brings_2_gold_for_a_djinn_a_rival_summons():
    game = at_the_sacred_place(djinn_row=[JAFAAR], blue=Seat(elders=2), pink=Seat(djinns=[BAAL]))
    assert happened(play(game, Summon(JAFAAR)), DjinnGoldEarned) == [DjinnGoldEarned(PINK, BAAL, 2)]
    assert [player.gold for player in game.state.players] == [50, 52]


def test_it_brings_the_same_for_a_djinn_paid_with_a_fakir():
    game = at_the_sacred_place(djinn_row=[JAFAAR], blue=Seat(elders=1, cards=[FAKIR]), pink=Seat(djinns=[BAAL]))
    assert happened(play(game, Summon(JAFAAR, fakirs=1)), DjinnGoldEarned) == [DjinnGoldEarned(PINK, BAAL, 2)]


def test_only_its_owner_is_paid():
    game = at_the_sacred_place(players=3, djinn_row=[JAFAAR], blue=Seat(elders=2), orange=Seat(djinns=[BAAL]))
    assert happened(play(game, Summon(JAFAAR)), DjinnGoldEarned) == [DjinnGoldEarned(ORANGE, BAAL, 2)]


def test_it_brings_nothing_for_itself():
    game = at_the_sacred_place(djinn_row=[BAAL], blue=Seat(elders=2))
    assert not happened(play(game, Summon(BAAL)), DjinnGoldEarned)
    assert game.state.players[BLUE].gold == 50


def test_it_brings_nothing_for_a_djinn_left_where_it_is():
    game = at_the_sacred_place(djinn_row=[JAFAAR], blue=Seat(elders=2), pink=Seat(djinns=[BAAL]))
    assert not happened(play(game, PASS), DjinnGoldEarned)


@pytest.mark.rule("D21")
def test_it_brings_1_gold_for_the_one_djinn_kept_of_those_sibittis_shows():
    game = game_at(WALK, blue=Seat(elders=2, djinns=[BAAL, SIBITTIS]))
    assert not happened(play(game, Invoke(SIBITTIS)), DjinnGoldEarned)
    assert happened(play(game, game.options[0]), DjinnGoldEarned) == [DjinnGoldEarned(BLUE, BAAL, 1)]


@pytest.mark.rule("D21")
def test_it_brings_2_gold_for_the_djinn_a_rival_keeps_by_sibittis():
    game = game_at(WALK, blue=Seat(elders=2, djinns=[SIBITTIS]), pink=Seat(djinns=[BAAL]))
    play(game, Invoke(SIBITTIS))
    assert happened(play(game, game.options[-1]), DjinnGoldEarned) == [DjinnGoldEarned(PINK, BAAL, 2)]


@pytest.mark.rule("D21")
def test_it_brings_nothing_for_itself_when_sibittis_brings_it():
    game = game_at(WALK, djinn_discards=[BAAL], other_djinns=PINK, blue=Seat(elders=2, djinns=[SIBITTIS]))
    assert not happened(play(game, Invoke(SIBITTIS), Keep(BAAL)), DjinnGoldEarned)


@pytest.mark.rule("N2")
def test_it_brings_nothing_for_djinns_revealed_or_discarded():
    game = game_at(WALK, asked=[Selling(BLUE)], to_act=[], blue=Seat(djinns=[BAAL]))
    events = play(game, END_TURN)
    assert (len(happened(events, DjinnRevealed)), happened(events, DjinnGoldEarned)) == (3, [])


def test_it_brings_gold_for_every_later_djinn():
    game = game_at(
        {C3: "v", D3: "vv"},
        places={D3: SACRED_PLACE},
        djinn_row=[BAAL],
        djinn_discards=[JAFAAR],
        other_djinns=PINK,
        blue=Seat(elders=4, djinns=[SIBITTIS]),
    )
    sow(game, "C3 D3v")
    play(game, GO_ON, Summon(BAAL))
    assert happened(play(game, Invoke(SIBITTIS), Keep(JAFAAR)), DjinnGoldEarned) == [DjinnGoldEarned(BLUE, BAAL, 1)]


@pytest.mark.rule("T4", "P3")
def test_its_gold_may_pay_the_small_market_at_once():
    game = at_the_market(SMALL_MARKET, gold=2)
    assert list(game.options) == [PASS, Invoke(SIBITTIS)]
    play(game, Invoke(SIBITTIS), Keep(JAFAAR))
    assert list(game.options) == [Buy(0), Buy(1), PASS]


@pytest.mark.rule("T4", "P4")
def test_its_gold_may_pay_the_large_market_at_once():
    game = at_the_market(LARGE_MARKET, gold=5)
    play(game, Invoke(SIBITTIS), Keep(JAFAAR), Buy(0))
    assert game.state.players[BLUE].gold == 0


@pytest.mark.rule("T5", "P3")
def test_with_still_one_gold_too_few_the_market_is_over():
    game = at_the_market(SMALL_MARKET, gold=1)
    play(game, Invoke(SIBITTIS), Keep(JAFAAR))
    assert END_TURN in game.options
    assert not options(game, Buy)


@pytest.mark.rule("D1", "T5")
def test_it_is_always_active_and_is_never_invoked():
    game = at_the_sacred_place(djinn_row=[SHAMHAT, BOAZ], blue=Seat(elders=2, cards=[FAKIR] * 2, djinns=[BAAL]))
    assert not options(game, Invoke)
