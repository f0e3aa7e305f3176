"""Sloar (D22)."""

from collections import Counter

import pytest

from naqala.engine.actions import END_TURN, GO_ON, Invoke, PickUp, Sell
from naqala.engine.components import A3, A4, C3, CARD_KINDS, D2, D3, FAKIR, IVORY, JEWELS, SILK, SMALL_MARKET
from naqala.engine.djinns import SLOAR
from naqala.engine.events import CardDrawn, DeckReshuffled, PowerUsed, PricePaid
from naqala.engine.pile import several, size
from naqala.engine.setup import CARDS_IN_BOX
from tests.positions import BLUE, PINK, Seat, bag, game_at, hand, happened, options, play, sow

pytestmark = pytest.mark.rule("D22")


def all_but(*cards):
    """Every resource card of the box but these."""
    rest = Counter(dict(enumerate(CARDS_IN_BOX)))
    rest.subtract(cards)
    return [card for card in range(CARD_KINDS) for _ in range(rest[card])]


def before_the_move(blue=None, tiles=None, **more):
    """Blue holds Sloar and a Fakir and is to move; Viziers on C3 and D3, A3 and A4 can."""
    return game_at(
        {C3: "v", D3: "v", A3: "v", A4: "v"} | (tiles or {}),
        places={D3: SMALL_MARKET, A4: SMALL_MARKET},
        blue=blue or Seat(cards=[FAKIR], djinns=[SLOAR]),
        **more,
    )


@pytest.mark.rule("V4")
def test_it_is_worth_8():
    assert game_at(blue=Seat(djinns=[SLOAR])).scores()[BLUE].djinns == 8


def test_its_owner_draws_a_card_of_the_deck():
    game = before_the_move(pink=Seat(cards=all_but(FAKIR, IVORY)))
    assert play(game, Invoke(SLOAR, fakirs=1)) == [
        PowerUsed(BLUE, SLOAR),
        PricePaid(BLUE, elders=0, fakirs=1),
        CardDrawn(BLUE, IVORY),
    ]
    assert hand(game, BLUE) == [IVORY]
    assert (game.state.deck, game.state.discards) == (0, several(FAKIR, 1))


def test_one_card_is_drawn_and_one_fakir_paid():
    game = before_the_move(Seat(cards=[FAKIR] * 3, djinns=[SLOAR]))
    (drawn,) = happened(play(game, Invoke(SLOAR, fakirs=1)), CardDrawn)
    assert hand(game, BLUE) == sorted([FAKIR, FAKIR, drawn.card])
    assert size(game.state.deck) == 54 - 3 - 1


def test_any_card_of_the_deck_may_be_drawn():
    drawn = set()
    for luck in range(100):
        game = before_the_move(luck=luck)
        drawn |= {event.card for event in happened(play(game, Invoke(SLOAR, fakirs=1)), CardDrawn)}
    assert drawn == set(range(CARD_KINDS))


def test_goods_do_not_pay_for_it():
    game = before_the_move(Seat(cards=[IVORY, JEWELS], djinns=[SLOAR]))
    assert not options(game, Invoke)


@pytest.mark.rule("D1")
def test_no_elder_is_paid():
    game = before_the_move(Seat(elders=2, cards=[FAKIR], djinns=[SLOAR]))
    in_bag = bag(game)
    play(game, Invoke(SLOAR, fakirs=1))
    assert (game.state.players[BLUE].elders, bag(game)) == (2, in_bag)


def test_the_row_is_not_changed():
    game = before_the_move(row=[IVORY, SILK])
    play(game, Invoke(SLOAR, fakirs=1))
    assert list(game.state.row) == [IVORY, SILK]


@pytest.mark.rule("N3")
def test_while_the_deck_has_a_card_the_discards_are_not_reshuffled():
    game = before_the_move(pink=Seat(cards=all_but(FAKIR, IVORY, JEWELS)), discards=[JEWELS])
    assert play(game, Invoke(SLOAR, fakirs=1))[2:] == [CardDrawn(BLUE, IVORY)]
    assert game.state.discards == several(FAKIR, 1) + several(JEWELS, 1)


@pytest.mark.rule("N1", "N3", "T4")
def test_an_empty_deck_is_reshuffled_from_the_discards_and_the_fakir_just_paid():
    drawn = set()
    for luck in range(20):
        game = before_the_move(discards=[IVORY], other_cards=PINK, luck=luck)
        events = play(game, Invoke(SLOAR, fakirs=1))
        assert len(happened(events, DeckReshuffled)) == 1
        assert size(game.state.deck) == 1
        assert game.state.discards == 0
        drawn |= {event.card for event in happened(events, CardDrawn)}
    assert drawn == {IVORY, FAKIR}


@pytest.mark.rule("D26", "T5")
def test_with_deck_and_discard_pile_both_empty_it_is_not_offered():
    game = before_the_move(other_cards=PINK, row=[IVORY])
    assert not options(game, Invoke)


@pytest.mark.rule("D26")
def test_with_one_card_in_the_discard_it_is_offered():
    game = before_the_move(discards=[IVORY], other_cards=PINK)
    assert options(game, Invoke) == [Invoke(SLOAR, fakirs=1)]


@pytest.mark.rule("D26")
def test_with_one_card_in_the_deck_it_is_offered():
    game = before_the_move(pink=Seat(cards=all_but(FAKIR, IVORY)))
    assert options(game, Invoke) == [Invoke(SLOAR, fakirs=1)]


@pytest.mark.rule("G1", "T4")
def test_a_drawn_card_may_be_sold_in_the_same_turn():
    game = before_the_move(pink=Seat(cards=all_but(FAKIR, IVORY)))
    sow(game, "C3 D3v")
    play(game, GO_ON)
    assert list(game.options) == [END_TURN, Invoke(SLOAR, fakirs=1)]
    play(game, Invoke(SLOAR, fakirs=1))
    assert list(game.options) == [END_TURN, Sell.of(IVORY)]


@pytest.mark.rule("T4")
def test_it_may_not_be_used_during_a_walk():
    game = before_the_move(tiles={D2: "vv"})
    play(game, PickUp(D2))
    assert not options(game, Invoke)


@pytest.mark.rule("D1")
def test_it_may_be_used_in_the_second_turn_if_not_in_the_first():
    game = before_the_move(to_act=[BLUE, PINK, PINK])
    sow(game, "C3 D3v")
    play(game, GO_ON, END_TURN)
    assert (game.seat, options(game, Invoke)) == (BLUE, [Invoke(SLOAR, fakirs=1)])


@pytest.mark.rule("D1")
def test_a_rivals_sloar_may_not_be_used():
    game = before_the_move(Seat(elders=2, cards=[FAKIR]), pink=Seat(cards=[FAKIR], djinns=[SLOAR]))
    assert not options(game, Invoke)
    sow(game, "C3 D3v")
    assert list(game.options) == [END_TURN]
