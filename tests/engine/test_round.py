"""Clean-up (N1-N3)."""

from collections import Counter

import pytest

from naqala.engine.actions import END_TURN, Bid, Buy, Invoke
from naqala.engine.djinns import AL_AMIN, BAAL, BOAZ, ENKI, JAFAAR, NEKIR, SHAMHAT, SLOAR
from naqala.engine.events import (
    CardLaid,
    CardTaken,
    DjinnLaid,
    DjinnPileRenewed,
    GameEnded,
    PileRenewed,
    RoundBegan,
    RoundEnded,
    TurnBegan,
    TurnEnded,
)
from naqala.engine.geometry import members
from naqala.engine.pile import counts, size
from naqala.engine.setup import CARDS_IN_BOX
from naqala.engine.steps import Bidding, Selling
from naqala.engine.things import A1, B1, C3, D3, FAKIR, FISH, IVORY, PAPYRUS, POTTERY, SILK, SMALL_MARKET, SPICE, WHEAT
from tests.laying import BLUE, DISCARDS, ORANGE, PINK, Seat, happened, lay, options, play, sow

BOX = [card for card, n in enumerate(CARDS_IN_BOX) for _ in range(n)]


def last_turn(**more):
    """Blue has only to end the last turn of the round; moves are left on the board."""
    more.setdefault("to_act", [])
    return lay({A1: "v", B1: "v"}, asked=[Selling(BLUE)], **more)


def laid(events):
    return [event.card for event in happened(events, CardLaid)]


def pile(counted):
    return Counter(dict(enumerate(counts(counted, 10))))


# N1: the resource row


@pytest.mark.rule("N1")
def test_the_row_slides_forward_and_is_refilled_to_nine():
    game = last_turn(row=[FISH, FAKIR, SILK])
    events = play(game, END_TURN)
    assert len(laid(events)) == 6
    assert list(game.state.row) == [FISH, FAKIR, SILK, *laid(events)]


@pytest.mark.rule("N1")
def test_the_cards_laid_come_from_the_pile():
    game = last_turn(row=[FISH, FAKIR, SILK])
    before = pile(game.state.deck)
    drawn = laid(play(game, END_TURN))
    assert pile(game.state.deck) == before - Counter(drawn)
    assert game.state.discards == 0


@pytest.mark.rule("N1")
@pytest.mark.parametrize("there", [8, 9])
def test_a_row_gets_what_it_lacks_of_nine_and_a_full_row_nothing(there):
    game = last_turn(row=[FAKIR] * there)
    assert len(laid(play(game, END_TURN))) == 9 - there
    assert len(game.state.row) == 9


@pytest.mark.rule("N1")
def test_a_gap_in_the_middle_of_the_row_is_closed():
    row = [FISH, SILK, FAKIR, WHEAT, SPICE]
    game = lay({C3: "v", D3: "v", A1: "e", B1: "e"}, places={D3: SMALL_MARKET}, row=row, to_act=[])
    sow(game, "C3 D3v")
    assert happened(play(game, Buy(1)), CardTaken) == [CardTaken(BLUE, 1, SILK)]
    play(game, END_TURN)
    assert list(game.state.row)[:4] == [FISH, FAKIR, WHEAT, SPICE]


@pytest.mark.rule("N1")
def test_rows_are_not_refilled_between_two_turns_of_a_round():
    game = last_turn(row=[FISH], djinn_row=[BOAZ], to_act=[PINK])
    assert play(game, END_TURN) == [TurnEnded(BLUE), TurnBegan(PINK, 18)]
    assert (list(game.state.row), list(game.state.djinn_row)) == ([FISH], [BOAZ])


@pytest.mark.rule("N1")
def test_an_empty_pile_is_made_anew_from_the_discards_in_the_middle_of_refilling():
    row, deck, discards = BOX[:3], BOX[3:5], BOX[5:]
    game = last_turn(row=row, discards=discards)
    assert pile(game.state.deck) == Counter(deck)
    events = [event for event in play(game, END_TURN) if isinstance(event, CardLaid | PileRenewed)]
    assert [type(event) for event in events] == [CardLaid] * 2 + [PileRenewed] + [CardLaid] * 4
    assert Counter(laid(events[:2])) == Counter(deck)
    assert pile(game.state.deck) == Counter(discards) - Counter(laid(events[2:]))
    assert game.state.discards == 0


@pytest.mark.rule("N1")
def test_if_nothing_is_left_there_are_fewer_cards():
    game = last_turn(row=[FISH], discards=[SILK, FAKIR], other_cards=PINK)
    assert sorted(laid(play(game, END_TURN))) == [SILK, FAKIR]
    assert sorted(game.state.row) == [SILK, FISH, FAKIR]
    assert (game.state.deck, game.state.discards) == (0, 0)


@pytest.mark.rule("N1")
def test_with_no_card_left_at_all_the_game_goes_on_without():
    game = last_turn(other_cards=PINK)
    events = play(game, END_TURN)
    assert not happened(events, CardLaid)
    assert not happened(events, PileRenewed)
    assert list(game.state.row) == []
    assert len(options(game, Bid)) == 7


# N2: the djinns


@pytest.mark.rule("N2")
@pytest.mark.parametrize("row", [[], [BOAZ], [BOAZ, NEKIR], [BOAZ, NEKIR, BAAL]])
def test_the_djinns_slide_forward_and_are_refilled_to_three(row):
    game = last_turn(djinn_row=row)
    pile_before = set(members(game.state.djinn_deck))
    fresh = [event.djinn for event in happened(play(game, END_TURN), DjinnLaid)]
    assert list(game.state.djinn_row) == row + fresh
    assert len(game.state.djinn_row) == 3
    assert set(members(game.state.djinn_deck)) == pile_before - set(fresh)


@pytest.mark.rule("N2")
def test_the_pile_of_djinns_is_made_anew_in_the_middle_of_refilling():
    thrown = [djinn for djinn in range(22) if djinn not in (BOAZ, NEKIR)]
    game = last_turn(djinn_row=[BOAZ], djinn_discards=thrown)
    events = [event for event in play(game, END_TURN) if isinstance(event, DjinnLaid | DjinnPileRenewed)]
    assert events[:2] == [DjinnLaid(NEKIR), DjinnPileRenewed()]
    assert len(events) == 3
    assert set(members(game.state.djinn_deck)) == set(thrown) - {game.state.djinn_row[2]}
    assert game.state.djinn_discards == 0


@pytest.mark.rule("N2")
def test_if_no_djinn_is_left_there_are_fewer():
    game = last_turn(djinn_row=[BOAZ], djinn_discards=[NEKIR], other_djinns=PINK)
    assert happened(play(game, END_TURN), DjinnLaid) == [DjinnLaid(NEKIR)]
    assert list(game.state.djinn_row) == [BOAZ, NEKIR]


@pytest.mark.rule("N2")
def test_with_no_djinn_left_at_all_the_game_goes_on_without():
    game = last_turn(other_djinns=PINK)
    assert not happened(play(game, END_TURN), DjinnPileRenewed)
    assert (list(game.state.djinn_row), game.seat) == ([], game.state.order[0])


# N3


@pytest.mark.rule("N3")
def test_a_pile_just_used_up_is_not_made_anew_before_a_card_is_needed():
    row, deck, discards = BOX[:7], BOX[7:9], BOX[9:]
    game = last_turn(row=row, discards=discards)
    events = play(game, END_TURN)
    assert sorted(laid(events)) == deck
    assert not happened(events, PileRenewed)
    assert (size(game.state.deck), pile(game.state.discards)) == (0, Counter(discards))


@pytest.mark.rule("N3")
def test_a_pile_of_djinns_just_used_up_is_not_made_anew_before_one_is_needed():
    thrown = [djinn for djinn in range(22) if djinn not in (BOAZ, NEKIR, BAAL)]
    game = last_turn(djinn_row=[BOAZ, NEKIR], djinn_discards=thrown)
    events = play(game, END_TURN)
    assert happened(events, DjinnLaid) == [DjinnLaid(BAAL)]
    assert not happened(events, DjinnPileRenewed)
    assert (game.state.djinn_deck, members(game.state.djinn_discards)) == (0, thrown)


@pytest.mark.rule("N3", "D22")
def test_a_pile_is_made_anew_in_the_middle_of_a_turn_when_a_card_is_drawn():
    game = last_turn(blue=Seat(cards=[FAKIR], djinns=[SLOAR]), other_cards=DISCARDS)
    assert len(happened(play(game, Invoke(SLOAR, fakirs=1)), PileRenewed)) == 1


@pytest.mark.rule("N3")
def test_after_the_last_round_there_is_no_clean_up():
    game = last_turn(row=[FISH, POTTERY], djinn_row=[BOAZ], pink=Seat(camels=0))
    assert play(game, END_TURN) == [TurnEnded(BLUE), RoundEnded(1), GameEnded(last_camel=True, no_move=False)]
    assert (list(game.state.row), list(game.state.djinn_row)) == ([FISH, POTTERY], [BOAZ])
    assert (len(members(game.state.djinn_deck)), size(game.state.deck)) == (21, 52)


# The next round


@pytest.mark.rule("N1", "N2")
def test_the_round_ends_the_rows_are_refilled_and_the_next_begins():
    game = last_turn(row=[PAPYRUS] * 4 + [IVORY] * 2 + [SILK] * 2, djinn_row=[AL_AMIN, SHAMHAT])
    events = play(game, END_TURN)
    kinds = [TurnEnded, RoundEnded, CardLaid, DjinnLaid, RoundBegan]
    assert [type(event) for event in events] == kinds
    assert (events[1], events[4]) == (RoundEnded(1), RoundBegan(2))
    assert game.state.round == 2


@pytest.mark.rule("D1")
def test_djinns_used_in_this_round_are_rested_in_the_next():
    seat = Seat(elders=2, djinns=[ENKI, JAFAAR], spent=[ENKI])
    game = last_turn(blue=seat, pink=Seat(elders=1, cards=[FAKIR], djinns=[SLOAR], spent=[SLOAR]))
    assert list(game.options) == [END_TURN]
    play(game, END_TURN)
    assert [player.spent for player in game.state.players] == [0, 0]
    play(game, Bid(18), Bid(0), Bid(12), Bid(5))
    assert (game.seat, options(game, Invoke)) == (BLUE, [Invoke(ENKI)])


@pytest.mark.rule("T1", "B1")
def test_the_next_round_begins_with_the_bid_of_the_marker_that_acted_first():
    game = lay({A1: "v", B1: "v"}, players=3, asked=[Selling(ORANGE)], to_act=[])
    assert list(game.state.order) == [BLUE, PINK, ORANGE]
    play(game, END_TURN)
    assert game.state.steps == [Bidding(BLUE, 0)]
