"""Sibittis (D21)."""

import pytest

from naqala.engine.actions import END_TURN, GO_ON, PASS, Invoke, Keep, PickUp, Summon
from naqala.engine.components import A3, A4, C3, D2, D3, FAKIR, SACRED_PLACE, SMALL_MARKET
from naqala.engine.djinns import BAAL, BOAZ, BOURAQ, ENKI, HAURVATAT, JAFAAR, MARID, SHAMHAT, SIBITTIS
from naqala.engine.events import (
    DjinnDeckReshuffled,
    DjinnGoldEarned,
    DjinnKept,
    DjinnsDiscarded,
    DjinnsShown,
)
from naqala.engine.geometry import members
from tests.positions import BLUE, PINK, Seat, game_at, happened, options, play, sow

pytestmark = pytest.mark.rule("D21")


def a_set(*djinns):
    return sum(1 << djinn for djinn in djinns)


def all_but(*djinns):
    return [djinn for djinn in range(22) if djinn != SIBITTIS and djinn not in djinns]


def before_the_move(blue=None, tiles=None, **more):
    """Blue holds Sibittis and is to move; Viziers on C3 and D3, A3 and A4 can."""
    return game_at(
        {C3: "v", D3: "v", A3: "v", A4: "v"} | (tiles or {}),
        places={D3: SMALL_MARKET, A4: SMALL_MARKET},
        blue=blue or Seat(elders=2, djinns=[SIBITTIS]),
        **more,
    )


@pytest.mark.rule("V4")
def test_it_is_worth_4():
    assert game_at(blue=Seat(djinns=[SIBITTIS])).scores()[BLUE].djinns == 4


def test_three_djinns_of_the_deck_are_shown_and_one_must_be_kept():
    game = before_the_move(djinn_discards=all_but(BOAZ, JAFAAR, SHAMHAT))
    assert play(game, Invoke(SIBITTIS))[2:] == [DjinnsShown(BLUE, a_set(BOAZ, JAFAAR, SHAMHAT))]
    assert list(game.options) == [Keep(BOAZ), Keep(JAFAAR), Keep(SHAMHAT)]


def test_of_a_larger_deck_three_are_taken_out_until_one_is_kept():
    game = before_the_move()
    (shown,) = happened(play(game, Invoke(SIBITTIS)), DjinnsShown)
    assert len(members(shown.djinns)) == 3
    assert game.state.djinn_deck == a_set(*all_but()) & ~shown.djinns


def test_any_djinn_of_the_deck_may_be_shown():
    games = [before_the_move(luck=luck) for luck in range(100)]
    shown = [event.djinns for game in games for event in happened(play(game, Invoke(SIBITTIS)), DjinnsShown)]
    assert {djinn for djinns in shown for djinn in members(djinns)} == set(all_but())


def test_the_player_gets_the_djinn_kept_and_the_rest_are_discarded():
    game = before_the_move(djinn_discards=all_but(BOAZ, JAFAAR, SHAMHAT, MARID), pink=Seat(djinns=[MARID]))
    discarded = game.state.djinn_discards
    play(game, Invoke(SIBITTIS))
    assert play(game, Keep(JAFAAR)) == [DjinnKept(BLUE, JAFAAR), DjinnsDiscarded(BLUE, a_set(BOAZ, SHAMHAT))]
    assert game.state.players[BLUE].djinns == a_set(SIBITTIS, JAFAAR)
    assert (game.state.djinn_deck, game.state.djinn_discards) == (0, discarded | a_set(BOAZ, SHAMHAT))


@pytest.mark.rule("P6")
def test_the_row_is_not_changed():
    game = before_the_move(djinn_row=[ENKI, BOAZ, MARID])
    play(game, Invoke(SIBITTIS))
    play(game, game.options[0])
    assert list(game.state.djinn_row) == [ENKI, BOAZ, MARID]


@pytest.mark.rule("N2", "N3")
def test_a_deck_of_exactly_three_is_not_reshuffled():
    game = before_the_move(djinn_discards=all_but(BOAZ, JAFAAR, SHAMHAT))
    assert not happened(play(game, Invoke(SIBITTIS)), DjinnDeckReshuffled)


@pytest.mark.rule("N2")
@pytest.mark.parametrize("pile", [[BOAZ, JAFAAR], [BOAZ], []], ids=["two", "one", "none"])
def test_a_short_deck_is_reshuffled_while_djinns_are_drawn(pile):
    game = before_the_move(djinn_discards=all_but(*pile))
    events = play(game, Invoke(SIBITTIS))
    (shown,) = happened(events, DjinnsShown)
    assert len(happened(events, DjinnDeckReshuffled)) == 1
    assert len(members(shown.djinns)) == 3
    assert shown.djinns & a_set(*pile) == a_set(*pile)
    assert game.state.djinn_discards == 0
    assert game.state.djinn_deck == a_set(*all_but()) & ~shown.djinns


def test_with_two_djinns_left_two_are_shown():
    game = before_the_move(djinn_discards=[SHAMHAT, JAFAAR], other_djinns=PINK)
    assert happened(play(game, Invoke(SIBITTIS)), DjinnsShown) == [DjinnsShown(BLUE, a_set(JAFAAR, SHAMHAT))]
    assert list(game.options) == [Keep(JAFAAR), Keep(SHAMHAT)]


def test_with_one_djinn_left_it_is_shown_and_must_be_kept():
    game = before_the_move(djinn_discards=[SHAMHAT], other_djinns=PINK)
    play(game, Invoke(SIBITTIS))
    assert list(game.options) == [Keep(SHAMHAT)]
    events = play(game, Keep(SHAMHAT))
    assert happened(events, DjinnKept) == [DjinnKept(BLUE, SHAMHAT)]
    assert not happened(events, DjinnsDiscarded)
    assert game.state.djinn_discards == 0


def test_with_one_djinn_in_the_deck_and_none_discarded_it_is_offered():
    game = before_the_move(pink=Seat(djinns=all_but(SHAMHAT)))
    assert options(game, Invoke) == [Invoke(SIBITTIS)]


@pytest.mark.rule("T5")
def test_with_no_djinn_in_deck_and_discard_pile_it_is_not_offered():
    game = before_the_move(djinn_row=[SHAMHAT], other_djinns=PINK)
    assert not options(game, Invoke)


@pytest.mark.rule("D1")
def test_the_power_of_the_djinn_kept_may_be_used_in_the_same_turn():
    game = before_the_move(Seat(elders=3, djinns=[SIBITTIS]), djinn_discards=all_but(ENKI, JAFAAR, SHAMHAT))
    play(game, Invoke(SIBITTIS), Keep(ENKI))
    assert options(game, Invoke) == [Invoke(ENKI)]


def test_a_djinn_shown_but_not_kept_gives_no_power():
    game = before_the_move(Seat(elders=3, djinns=[SIBITTIS]), djinn_discards=all_but(ENKI, JAFAAR, SHAMHAT))
    play(game, Invoke(SIBITTIS), Keep(JAFAAR))
    assert not options(game, Invoke)


@pytest.mark.rule("V4")
def test_the_djinn_kept_counts_in_the_score():
    game = before_the_move(djinn_discards=all_but(HAURVATAT, JAFAAR, SHAMHAT))
    play(game, Invoke(SIBITTIS), Keep(HAURVATAT))
    assert game.scores()[BLUE].djinns == 12


@pytest.mark.rule("D4")
def test_baal_pays_1_for_the_djinn_that_its_owner_keeps():
    blue = Seat(elders=2, djinns=[SIBITTIS, BAAL])
    game = before_the_move(blue, djinn_discards=all_but(BAAL, BOAZ, JAFAAR, SHAMHAT))
    assert not happened(play(game, Invoke(SIBITTIS)), DjinnGoldEarned)
    assert happened(play(game, Keep(JAFAAR)), DjinnGoldEarned) == [DjinnGoldEarned(BLUE, BAAL, 1)]


@pytest.mark.rule("D4")
def test_baal_pays_2_for_the_djinn_that_a_rival_keeps():
    game = before_the_move(pink=Seat(djinns=[BAAL]), djinn_discards=all_but(BAAL, BOAZ, JAFAAR, SHAMHAT))
    assert happened(play(game, Invoke(SIBITTIS), Keep(JAFAAR)), DjinnGoldEarned) == [DjinnGoldEarned(PINK, BAAL, 2)]


@pytest.mark.rule("D4")
def test_baal_pays_nothing_when_it_is_kept_itself():
    game = before_the_move(djinn_discards=all_but(BAAL, JAFAAR, SHAMHAT))
    assert not happened(play(game, Invoke(SIBITTIS), Keep(BAAL)), DjinnGoldEarned)
    assert game.state.players[BLUE].gold == 50


@pytest.mark.rule("T4", "P6")
def test_it_may_be_used_before_a_djinn_is_summoned_and_the_elders_it_cost_are_gone():
    game = game_at(
        {C3: "v", D3: "v"}, places={D3: SACRED_PLACE}, blue=Seat(elders=3, djinns=[SIBITTIS]), djinn_row=[BOURAQ]
    )
    sow(game, "C3 D3v")
    play(game, GO_ON)
    assert list(game.options) == [PASS, Summon(BOURAQ), Invoke(SIBITTIS)]
    play(game, Invoke(SIBITTIS))
    play(game, game.options[0])
    assert not options(game, Summon)


@pytest.mark.rule("P6")
def test_sibittis_summoned_at_a_sacred_place_may_be_used_at_once():
    game = game_at({C3: "v", D3: "v"}, places={D3: SACRED_PLACE}, blue=Seat(elders=4), djinn_row=[SIBITTIS])
    sow(game, "C3 D3v")
    play(game, Summon(SIBITTIS))
    assert list(game.options) == [END_TURN, Invoke(SIBITTIS)]


@pytest.mark.rule("T4")
def test_it_may_not_be_used_during_a_walk():
    game = before_the_move(tiles={D2: "vv"})
    play(game, PickUp(D2))
    assert not options(game, Invoke)


@pytest.mark.rule("D1")
def test_a_rivals_sibittis_may_not_be_used():
    game = before_the_move(Seat(elders=2, cards=[FAKIR]), pink=Seat(elders=2, djinns=[SIBITTIS]))
    assert not options(game, Invoke)
    sow(game, "C3 D3v")
    assert list(game.options) == [END_TURN]
