"""Events describe everything, so that the whole position can be followed (H1-H3)."""

import copy
import pickle

import pytest

from naqala.engine import events as chronicle
from naqala.engine.actions import END_TURN, Buy, Invoke
from naqala.engine.components import (
    A1,
    ASSASSIN,
    B2,
    BUILDER,
    C3,
    D3,
    ELDER,
    F5,
    FAKIR,
    FISH,
    IVORY,
    MERCHANT,
    SEAT_NAMES,
    SILK,
    SMALL_MARKET,
    VIZIER,
    tile_name,
)
from naqala.engine.djinns import BOAZ, DJINNS, KANDICHA, MONKIR, NEKIR, SIBITTIS, SLOAR
from naqala.engine.events import (
    BuildersEarned,
    CamelPlaced,
    CardDrawn,
    CardRevealed,
    CardTaken,
    DeckReshuffled,
    DjinnDeckReshuffled,
    DjinnGoldEarned,
    DjinnKept,
    DjinnRevealed,
    DjinnsDiscarded,
    DjinnsShown,
    DjinnSummoned,
    Event,
    GameEnded,
    HeldMeepleKilled,
    HiddenCardDrawn,
    HiddenDjinnsShown,
    MarkerPlaced,
    MarketPaid,
    MeepleCaptured,
    MeepleDropped,
    MeeplesBagged,
    MeeplesCollected,
    MeeplesDrawn,
    MeeplesKept,
    MeeplesPickedUp,
    NoMoveDeclared,
    PalacePlaced,
    PalmPlaced,
    PowerUsed,
    PricePaid,
    RoundEnded,
    RoundStarted,
    SuitSold,
    TileMeepleKilled,
    TurnEnded,
    TurnStarted,
)
from naqala.engine.game import Game
from naqala.engine.pile import one, several
from tests import games
from tests.engine.event_replay import ReplayedPosition, repr_names
from tests.positions import BLACK, BLUE, ORANGE, PINK, Seat, game_at, happened, play, sow

EVERY_EVENT = {getattr(chronicle, name) for name in chronicle.__all__} - {Event}
RETOLD = {HiddenCardDrawn, HiddenDjinnsShown}  # only other players receive these (H2)
STARTS = [(deal, players, seed) for deal in games.DEALS for players in (2, 3, 4) for seed in range(6)]
SOME = STARTS[::5]


def events_of_game(deal, players, seed):
    """Return all events of a whole game."""
    return [event for events in games.at_random(Game.at(deal(players, seed)), seed) for event in events]


# Following


@pytest.mark.rule("H1", "H3")
@pytest.mark.parametrize(("deal", "players", "seed"), STARTS)
def test_the_whole_position_can_be_followed_from_events_alone(deal, players, seed):
    game = Game.at(deal(players, seed))
    seen = ReplayedPosition.of(game.state)
    for events in games.at_random(game, seed):
        for event in events:
            seen.apply(event)
        assert seen == ReplayedPosition.of(game.state)


@pytest.mark.rule("H1")
def test_every_kind_of_event_happens():
    assert {type(event) for start in STARTS for event in events_of_game(*start)} == EVERY_EVENT - RETOLD


@pytest.mark.rule("H2")
def test_taking_a_card_from_the_row_has_events_for_card_and_payment():
    game = game_at({C3: "v", D3: "v"}, places={D3: SMALL_MARKET}, row=[FISH, SILK])
    sow(game, "C3 D3v")
    assert play(game, Buy(1)) == [MarketPaid(BLUE, 3), CardTaken(BLUE, 1, SILK)]


@pytest.mark.rule("H2")
def test_drawing_from_the_deck_and_taking_from_the_row_are_different_events():
    game = game_at({C3: "v", D3: "v"}, blue=Seat(cards=[FAKIR], djinns=[SLOAR]))
    events = play(game, Invoke(SLOAR, fakirs=1))
    assert [type(event) for event in events] == [PowerUsed, PricePaid, CardDrawn]
    assert not happened(events, CardTaken)


def test_a_state_without_an_event_sink_plays_the_same_without_events():
    game = Game.at(games.plain(3, 5))
    state = game.state
    for _ in games.at_random(game, 5):
        state.play(game.log[-1])
        assert state.event_sink is None
    assert state == game.state


def test_the_state_returned_by_a_game_has_no_event_sink():
    game = game_at({C3: "v", D3: "v"})
    sow(game, "C3 D3v")
    assert game.state.event_sink is None
    game.state.play(END_TURN)
    assert game.state.event_sink is None


def test_the_events_of_one_action_are_not_repeated_with_the_next():
    game = game_at({C3: "v", D3: "v"})
    first = sow(game, "C3 D3v")
    unchanged = list(first)
    assert MeeplesPickedUp(BLUE, C3, one(VIZIER)) not in play(game, END_TURN)
    assert first == unchanged


# Events are values


@pytest.mark.parametrize(("deal", "players", "seed"), SOME)
def test_an_event_has_its_fields(deal, players, seed):
    for event in events_of_game(deal, players, seed):
        twin = type(event)(*event.parts())
        assert twin == event
        assert hash(twin) == hash(event)


@pytest.mark.parametrize(("deal", "players", "seed"), SOME)
def test_the_repr_of_an_event_rebuilds_it(deal, players, seed):
    words = repr_names()
    for event in events_of_game(deal, players, seed):
        assert eval(repr(event), words) == event


@pytest.mark.parametrize(("deal", "players", "seed"), SOME)
def test_an_event_can_be_pickled_and_copied(deal, players, seed):
    events = events_of_game(deal, players, seed)
    assert pickle.loads(pickle.dumps(events)) == events
    assert copy.deepcopy(events) == events


def test_events_of_different_kinds_or_with_different_parts_differ():
    events = [PalmPlaced(BLUE, A1), PalacePlaced(BLUE, A1), CamelPlaced(BLUE, A1), PalmPlaced(PINK, A1)]
    events += [PalmPlaced(BLUE, B2), DeckReshuffled(), DjinnDeckReshuffled(), RoundStarted(1), RoundEnded(1)]
    assert len(set(events)) == len(events)
    assert PalmPlaced(BLUE, A1) != (BLUE, A1)


def test_the_repr_of_an_event_uses_the_names_of_the_game():
    assert repr(MeepleDropped(PINK, D3, MERCHANT)) == "MeepleDropped(seat=1, tile=D3, tribe=MERCHANT)"
    assert repr(CardTaken(BLUE, 2, FAKIR)) == "CardTaken(seat=0, slot=2, card=FAKIR)"
    assert repr(DjinnSummoned(BLACK, NEKIR)) == "DjinnSummoned(seat=3, djinn=NEKIR)"
    assert repr(GameEnded(True, False)) == "GameEnded(last_camel=True, no_move=False)"
    assert repr(DeckReshuffled()) == "DeckReshuffled()"


# Sentences


@pytest.mark.parametrize(("deal", "players", "seed"), SOME)
def test_the_sentence_of_an_event_names_its_subject(deal, players, seed):
    for event in events_of_game(deal, players, seed):
        sentence = str(event)
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert sentence.count(".") == 1
        if "tile" in event.FIELDS and not isinstance(event, BuildersEarned):
            assert tile_name(event.parts()[event.FIELDS.index("tile")]) in sentence
        if "seat" in event.FIELDS:
            assert SEAT_NAMES[event.parts()[event.FIELDS.index("seat")]] in sentence
        if "djinn" in event.FIELDS:
            assert DJINNS[event.parts()[event.FIELDS.index("djinn")]].name in sentence


DJINNS_OF_THREE = 1 << BOAZ | 1 << NEKIR | 1 << SIBITTIS
SENTENCES = [
    (MarkerPlaced(BLUE, 5, 5, 0), "Blue bids 5."),
    (MarkerPlaced(BLACK, 1, 0, 0), "Black bids 1 for 0 gold."),
    (MarkerPlaced(PINK, 12, 8, 1), "Pink bids 12 for 8 gold and a Fakir."),
    (MarkerPlaced(PINK, 12, 5, 2), "Pink bids 12 for 5 gold and 2 Fakirs."),
    (TurnStarted(ORANGE, 3), "Orange takes a turn."),
    (NoMoveDeclared(ORANGE), "Orange cannot move any meeples."),
    (TurnEnded(PINK), "Pink ends the turn."),
    (RoundStarted(2), "Round 2 starts."),
    (RoundEnded(11), "Round 11 is over."),
    (GameEnded(True, False), "The last camel is placed: the game is over."),
    (GameEnded(False, True), "No meeples can move: the game is over."),
    (MeeplesPickedUp(BLUE, C3, several(ELDER, 2) + one(MERCHANT)), "Blue picks up 2 Elders and a Merchant on C3."),
    (
        MeeplesPickedUp(BLUE, C3, one(VIZIER) + one(ELDER) + one(ASSASSIN)),
        "Blue picks up a Vizier, an Elder and an Assassin on C3.",
    ),
    (MeepleDropped(BLUE, D3, ASSASSIN), "Blue drops an Assassin on D3."),
    (MeeplesCollected(BLUE, D3, BUILDER, 3), "Blue collects 3 Builders on D3."),
    (CamelPlaced(PINK, F5), "Pink places a camel on F5."),
    (PalmPlaced(PINK, A1), "Pink places a palm tree on A1."),
    (PalacePlaced(PINK, A1), "Pink places a palace on A1."),
    (MeeplesDrawn(BLUE, B2, several(MERCHANT, 3)), "Blue places 3 Merchants from the bag on B2."),
    (CardRevealed(IVORY), "New in the row: Ivory."),
    (CardTaken(BLUE, 0, FISH), "Blue takes Fish from the row."),
    (CardDrawn(BLUE, FAKIR), "Blue draws a Fakir from the draw pile."),
    (HiddenCardDrawn(BLUE), "Blue draws a card from the draw pile."),
    (DeckReshuffled(), "The resource discard pile is reshuffled."),
    (DjinnRevealed(BOAZ), "New djinn: Boaz."),
    (DjinnSummoned(BLACK, SIBITTIS), "Black summons Sibittis."),
    (DjinnsShown(BLACK, DJINNS_OF_THREE), "Black looks at Boaz, Nekir and Sibittis."),
    (DjinnsShown(BLACK, 1 << BOAZ), "Black looks at Boaz."),
    (HiddenDjinnsShown(BLACK, 3), "Black looks at 3 djinns of the draw pile."),
    (HiddenDjinnsShown(BLACK, 1), "Black looks at a djinn of the draw pile."),
    (DjinnKept(BLACK, NEKIR), "Black keeps Nekir."),
    (DjinnsDiscarded(BLACK, 1 << BOAZ | 1 << SIBITTIS), "Black discards Boaz and Sibittis."),
    (DjinnDeckReshuffled(), "The djinn discard pile is reshuffled."),
    (MeeplesKept(BLUE, VIZIER, 2), "Blue keeps 2 Viziers."),
    (MeeplesBagged(BLUE, MERCHANT, 4), "Blue puts 4 Merchants into the bag."),
    (BuildersEarned(BLUE, D3, 3, 0, 4, 12), "Blue earns 12 gold with 3 Builders."),
    (BuildersEarned(BLUE, D3, 3, 2, 4, 20), "Blue earns 20 gold with 3 Builders and 2 Fakirs."),
    (TileMeepleKilled(BLUE, D3, ELDER), "Blue kills an Elder on D3."),
    (HeldMeepleKilled(BLUE, PINK, VIZIER), "Blue kills a Vizier of Pink."),
    (MeepleCaptured(BLUE, KANDICHA, VIZIER), "Blue captures the victim with Kandicha: a Vizier."),
    (PowerUsed(PINK, SLOAR), "Pink uses Sloar."),
    (PricePaid(PINK, 1, 1), "Pink pays an Elder and a Fakir."),
    (PricePaid(PINK, 2, 0), "Pink pays 2 Elders."),
    (PricePaid(PINK, 0, 1), "Pink pays a Fakir."),
    (DjinnGoldEarned(PINK, MONKIR, 2), "Pink earns 2 gold with Monkir."),
    (MarketPaid(PINK, 6), "Pink pays 6 gold at the market."),
    (SuitSold(PINK, 1 << FISH | 1 << SILK, 3), "Pink sells Silk and Fish for 3 gold."),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES, ids=[repr(event) for event, _ in SENTENCES])
def test_an_event_has_this_sentence(event, sentence):
    assert str(event) == sentence


def test_every_kind_of_event_has_its_sentence_here():
    assert {type(event) for event, _ in SENTENCES} == EVERY_EVENT
