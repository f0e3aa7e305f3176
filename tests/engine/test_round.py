"""Clean-up (N1-N3)."""

from collections import Counter

import pytest

from naqala.engine.actions import END_TURN, Bid, Buy, Invoke
from naqala.engine.components import (
    A1,
    B1,
    C3,
    D3,
    FAKIR,
    FISH,
    IVORY,
    PAPYRUS,
    POTTERY,
    SILK,
    SMALL_MARKET,
    SPICE,
    WHEAT,
)
from naqala.engine.djinns import AL_AMIN, BAAL, BOAZ, ENKI, JAFAAR, NEKIR, SHAMHAT, SLOAR
from naqala.engine.events import (
    CardRevealed,
    CardTaken,
    DeckReshuffled,
    DjinnDeckReshuffled,
    DjinnRevealed,
    GameEnded,
    RoundEnded,
    RoundStarted,
    TurnEnded,
    TurnStarted,
)
from naqala.engine.geometry import members
from naqala.engine.pile import counts, size
from naqala.engine.setup import CARDS_IN_BOX
from naqala.engine.steps import Bidding, Selling
from tests.positions import BLUE, DISCARDS, ORANGE, PINK, Seat, game_at, happened, options, play, sow

BOX = [card for card, n in enumerate(CARDS_IN_BOX) for _ in range(n)]


def last_turn(**more):
    """Blue has only to end the last turn of the round; moves are left on the board."""
    more.setdefault("to_act", [])
    return game_at({A1: "v", B1: "v"}, asked=[Selling(BLUE)], **more)


def revealed(events):
    return [event.card for event in happened(events, CardRevealed)]


def pile(counted):
    return Counter(dict(enumerate(counts(counted, 10))))


# N1: the resource row


@pytest.mark.rule("N1")
def test_the_row_slides_forward_and_is_refilled_to_nine():
    game = last_turn(row=[FISH, FAKIR, SILK])
    events = play(game, END_TURN)
    assert len(revealed(events)) == 6
    assert list(game.state.row) == [FISH, FAKIR, SILK, *revealed(events)]


@pytest.mark.rule("N1")
def test_the_cards_revealed_come_from_the_deck():
    game = last_turn(row=[FISH, FAKIR, SILK])
    before = pile(game.state.deck)
    drawn = revealed(play(game, END_TURN))
    assert pile(game.state.deck) == before - Counter(drawn)
    assert game.state.discards == 0


@pytest.mark.rule("N1")
@pytest.mark.parametrize("there", [8, 9])
def test_a_row_is_refilled_to_nine_and_a_full_row_is_not_changed(there):
    game = last_turn(row=[FAKIR] * there)
    assert len(revealed(play(game, END_TURN))) == 9 - there
    assert len(game.state.row) == 9


@pytest.mark.rule("N1")
def test_a_gap_in_the_middle_of_the_row_is_closed():
    row = [FISH, SILK, FAKIR, WHEAT, SPICE]
    game = game_at({C3: "v", D3: "v", A1: "e", B1: "e"}, places={D3: SMALL_MARKET}, row=row, to_act=[])
    sow(game, "C3 D3v")
    assert happened(play(game, Buy(1)), CardTaken) == [CardTaken(BLUE, 1, SILK)]
    play(game, END_TURN)
    assert list(game.state.row)[:4] == [FISH, FAKIR, WHEAT, SPICE]


@pytest.mark.rule("N1")
def test_rows_are_not_refilled_between_two_turns_of_a_round():
    game = last_turn(row=[FISH], djinn_row=[BOAZ], to_act=[PINK])
    assert play(game, END_TURN) == [TurnEnded(BLUE), TurnStarted(PINK, 18)]
    assert (list(game.state.row), list(game.state.djinn_row)) == ([FISH], [BOAZ])


@pytest.mark.rule("N1")
def test_an_empty_deck_is_reshuffled_from_the_discards_during_the_refill():
    row, deck, discards = BOX[:3], BOX[3:5], BOX[5:]
    game = last_turn(row=row, discards=discards)
    assert pile(game.state.deck) == Counter(deck)
    events = [event for event in play(game, END_TURN) if isinstance(event, CardRevealed | DeckReshuffled)]
    assert [type(event) for event in events] == [CardRevealed] * 2 + [DeckReshuffled] + [CardRevealed] * 4
    assert Counter(revealed(events[:2])) == Counter(deck)
    assert pile(game.state.deck) == Counter(discards) - Counter(revealed(events[2:]))
    assert game.state.discards == 0


@pytest.mark.rule("N1")
def test_if_no_cards_are_left_the_row_has_fewer_cards():
    game = last_turn(row=[FISH], discards=[SILK, FAKIR], other_cards=PINK)
    assert sorted(revealed(play(game, END_TURN))) == [SILK, FAKIR]
    assert sorted(game.state.row) == [SILK, FISH, FAKIR]
    assert (game.state.deck, game.state.discards) == (0, 0)


@pytest.mark.rule("N1")
def test_with_no_card_left_at_all_the_game_goes_on():
    game = last_turn(other_cards=PINK)
    events = play(game, END_TURN)
    assert not happened(events, CardRevealed)
    assert not happened(events, DeckReshuffled)
    assert list(game.state.row) == []
    assert len(options(game, Bid)) == 7


# N2: the djinns


@pytest.mark.rule("N2")
@pytest.mark.parametrize("row", [[], [BOAZ], [BOAZ, NEKIR], [BOAZ, NEKIR, BAAL]])
def test_the_djinns_slide_forward_and_are_refilled_to_three(row):
    game = last_turn(djinn_row=row)
    pile_before = set(members(game.state.djinn_deck))
    fresh = [event.djinn for event in happened(play(game, END_TURN), DjinnRevealed)]
    assert list(game.state.djinn_row) == row + fresh
    assert len(game.state.djinn_row) == 3
    assert set(members(game.state.djinn_deck)) == pile_before - set(fresh)


@pytest.mark.rule("N2")
def test_the_djinn_deck_is_reshuffled_during_the_refill():
    thrown = [djinn for djinn in range(22) if djinn not in (BOAZ, NEKIR)]
    game = last_turn(djinn_row=[BOAZ], djinn_discards=thrown)
    events = [event for event in play(game, END_TURN) if isinstance(event, DjinnRevealed | DjinnDeckReshuffled)]
    assert events[:2] == [DjinnRevealed(NEKIR), DjinnDeckReshuffled()]
    assert len(events) == 3
    assert set(members(game.state.djinn_deck)) == set(thrown) - {game.state.djinn_row[2]}
    assert game.state.djinn_discards == 0


@pytest.mark.rule("N2")
def test_if_no_djinn_is_left_the_row_has_fewer():
    game = last_turn(djinn_row=[BOAZ], djinn_discards=[NEKIR], other_djinns=PINK)
    assert happened(play(game, END_TURN), DjinnRevealed) == [DjinnRevealed(NEKIR)]
    assert list(game.state.djinn_row) == [BOAZ, NEKIR]


@pytest.mark.rule("N2")
def test_with_no_djinn_left_at_all_the_game_goes_on():
    game = last_turn(other_djinns=PINK)
    assert not happened(play(game, END_TURN), DjinnDeckReshuffled)
    assert (list(game.state.djinn_row), game.seat) == ([], game.state.order[0])


# N3


@pytest.mark.rule("N3")
def test_an_empty_deck_is_not_reshuffled_before_a_card_is_needed():
    row, deck, discards = BOX[:7], BOX[7:9], BOX[9:]
    game = last_turn(row=row, discards=discards)
    events = play(game, END_TURN)
    assert sorted(revealed(events)) == deck
    assert not happened(events, DeckReshuffled)
    assert (size(game.state.deck), pile(game.state.discards)) == (0, Counter(discards))


@pytest.mark.rule("N3")
def test_an_empty_djinn_deck_is_not_reshuffled_before_a_djinn_is_needed():
    thrown = [djinn for djinn in range(22) if djinn not in (BOAZ, NEKIR, BAAL)]
    game = last_turn(djinn_row=[BOAZ, NEKIR], djinn_discards=thrown)
    events = play(game, END_TURN)
    assert happened(events, DjinnRevealed) == [DjinnRevealed(BAAL)]
    assert not happened(events, DjinnDeckReshuffled)
    assert (game.state.djinn_deck, members(game.state.djinn_discards)) == (0, thrown)


@pytest.mark.rule("N3", "D22")
def test_an_empty_deck_is_reshuffled_during_a_turn_when_a_card_is_drawn():
    game = last_turn(blue=Seat(cards=[FAKIR], djinns=[SLOAR]), other_cards=DISCARDS)
    assert len(happened(play(game, Invoke(SLOAR, fakirs=1)), DeckReshuffled)) == 1


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
    kinds = [TurnEnded, RoundEnded, CardRevealed, DjinnRevealed, RoundStarted]
    assert [type(event) for event in events] == kinds
    assert (events[1], events[4]) == (RoundEnded(1), RoundStarted(2))
    assert game.state.round == 2


@pytest.mark.rule("D1")
def test_djinns_used_in_this_round_can_be_used_again_in_the_next():
    seat = Seat(elders=2, djinns=[ENKI, JAFAAR], spent=[ENKI])
    game = last_turn(blue=seat, pink=Seat(elders=1, cards=[FAKIR], djinns=[SLOAR], spent=[SLOAR]))
    assert list(game.options) == [END_TURN]
    play(game, END_TURN)
    assert [player.spent for player in game.state.players] == [0, 0]
    play(game, Bid(18), Bid(0), Bid(12), Bid(5))
    assert (game.seat, options(game, Invoke)) == (BLUE, [Invoke(ENKI)])


@pytest.mark.rule("T1", "B1")
def test_the_next_round_begins_with_the_bid_of_the_marker_that_acted_first():
    game = game_at({A1: "v", B1: "v"}, players=3, asked=[Selling(ORANGE)], to_act=[])
    assert list(game.state.order) == [BLUE, PINK, ORANGE]
    play(game, END_TURN)
    assert game.state.steps == [Bidding(BLUE, 0)]
