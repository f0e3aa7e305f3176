"""What has happened is told so that the whole table can be followed (H1-H3)."""

import copy
import pickle

import pytest

from naqala.engine import events as chronicle
from naqala.engine.actions import END_TURN, Buy, Invoke
from naqala.engine.djinns import BOAZ, DJINNS, KANDICHA, MONKIR, NEKIR, SIBITTIS, SLOAR
from naqala.engine.events import (
    BuildersEarned,
    CamelPlaced,
    Captured,
    CardDrawn,
    CardDrawnUnseen,
    CardLaid,
    CardTaken,
    DjinnEarned,
    DjinnKept,
    DjinnLaid,
    DjinnPileRenewed,
    DjinnsDiscarded,
    DjinnsShown,
    DjinnsShownUnseen,
    DjinnSummoned,
    Event,
    GameEnded,
    KilledAtCourt,
    KilledOnTile,
    MarkerPlaced,
    MarketPaid,
    MeepleDropped,
    MeeplesBagged,
    MeeplesCame,
    MeeplesKept,
    MeeplesLifted,
    MeeplesTakenBack,
    NoMoveLeft,
    PalacePlaced,
    PalmPlaced,
    PileRenewed,
    PowerUsed,
    PricePaid,
    RoundBegan,
    RoundEnded,
    SuitSold,
    TurnBegan,
    TurnEnded,
)
from naqala.engine.game import Game
from naqala.engine.pile import one, several
from naqala.engine.things import (
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
from tests import games
from tests.engine.follower import Seen, names
from tests.laying import BLACK, BLUE, ORANGE, PINK, Seat, happened, lay, play, sow

EVERY_EVENT = {getattr(chronicle, name) for name in chronicle.__all__} - {Event}
RETOLD = {CardDrawnUnseen, DjinnsShownUnseen}  # no game tells these: they are what others get to hear (H2)
STARTS = [(deal, players, seed) for deal in games.DEALS for players in (2, 3, 4) for seed in range(6)]
SOME = STARTS[::5]


def told_in(deal, players, seed):
    """Everything told in a whole game."""
    return [event for events in games.at_random(Game.at(deal(players, seed)), seed) for event in events]


# Following


@pytest.mark.rule("H1", "H3")
@pytest.mark.parametrize(("deal", "players", "seed"), STARTS)
def test_from_events_alone_everything_on_the_table_can_be_followed(deal, players, seed):
    game = Game.at(deal(players, seed))
    seen = Seen.of(game.state)
    for events in games.at_random(game, seed):
        for event in events:
            seen.hear(event)
        assert seen == Seen.of(game.state)


@pytest.mark.rule("H1")
def test_every_kind_of_event_happens():
    assert {type(event) for start in STARTS for event in told_in(*start)} == EVERY_EVENT - RETOLD


@pytest.mark.rule("H2")
def test_a_card_taken_from_the_row_is_told_with_its_payment():
    game = lay({C3: "v", D3: "v"}, places={D3: SMALL_MARKET}, row=[FISH, SILK])
    sow(game, "C3 D3v")
    assert play(game, Buy(1)) == [MarketPaid(BLUE, 3), CardTaken(BLUE, 1, SILK)]


@pytest.mark.rule("H2")
def test_a_card_drawn_from_the_pile_is_told_apart_from_one_taken_from_the_row():
    game = lay({C3: "v", D3: "v"}, blue=Seat(cards=[FAKIR], djinns=[SLOAR]))
    events = play(game, Invoke(SLOAR, fakirs=1))
    assert [type(event) for event in events] == [PowerUsed, PricePaid, CardDrawn]
    assert not happened(events, CardTaken)


def test_a_state_that_nobody_listens_to_tells_nothing_and_goes_the_same_way():
    game = Game.at(games.plain(3, 5))
    state = game.state
    for _ in games.at_random(game, 5):
        state.play(game.log[-1])
        assert state.heard is None
    assert state == game.state


def test_whoever_asks_a_game_for_its_state_gets_one_that_nobody_listens_to():
    game = lay({C3: "v", D3: "v"})
    sow(game, "C3 D3v")
    assert game.state.heard is None
    game.state.play(END_TURN)
    assert game.state.heard is None


def test_the_events_of_one_action_are_not_told_again_with_the_next():
    game = lay({C3: "v", D3: "v"})
    first = sow(game, "C3 D3v")
    told = list(first)
    assert MeeplesLifted(BLUE, C3, one(VIZIER)) not in play(game, END_TURN)
    assert first == told


# Events are values


@pytest.mark.parametrize(("deal", "players", "seed"), SOME)
def test_an_event_is_what_it_says(deal, players, seed):
    for event in told_in(deal, players, seed):
        twin = type(event)(*event.parts())
        assert twin == event
        assert hash(twin) == hash(event)


@pytest.mark.parametrize(("deal", "players", "seed"), SOME)
def test_the_repr_of_an_event_rebuilds_it(deal, players, seed):
    words = names()
    for event in told_in(deal, players, seed):
        assert eval(repr(event), words) == event


@pytest.mark.parametrize(("deal", "players", "seed"), SOME)
def test_an_event_can_be_pickled_and_copied(deal, players, seed):
    events = told_in(deal, players, seed)
    assert pickle.loads(pickle.dumps(events)) == events
    assert copy.deepcopy(events) == events


def test_events_of_different_kinds_or_with_different_parts_differ():
    events = [PalmPlaced(BLUE, A1), PalacePlaced(BLUE, A1), CamelPlaced(BLUE, A1), PalmPlaced(PINK, A1)]
    events += [PalmPlaced(BLUE, B2), PileRenewed(), DjinnPileRenewed(), RoundBegan(1), RoundEnded(1)]
    assert len(set(events)) == len(events)
    assert PalmPlaced(BLUE, A1) != (BLUE, A1)


def test_an_event_is_written_in_the_words_of_the_game():
    assert repr(MeepleDropped(PINK, D3, MERCHANT)) == "MeepleDropped(seat=1, tile=D3, tribe=MERCHANT)"
    assert repr(CardTaken(BLUE, 2, FAKIR)) == "CardTaken(seat=0, slot=2, card=FAKIR)"
    assert repr(DjinnSummoned(BLACK, NEKIR)) == "DjinnSummoned(seat=3, djinn=NEKIR)"
    assert repr(GameEnded(True, False)) == "GameEnded(last_camel=True, no_move=False)"
    assert repr(PileRenewed()) == "PileRenewed()"


# Events speak


@pytest.mark.parametrize(("deal", "players", "seed"), SOME)
def test_an_event_is_a_sentence_that_names_what_it_is_about(deal, players, seed):
    for event in told_in(deal, players, seed):
        sentence = str(event)
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert sentence.count(".") == 1
        if "tile" in event.FIELDS:
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
    (TurnBegan(ORANGE, 3), "Orange takes a turn."),
    (NoMoveLeft(ORANGE), "Orange can move no meeples: this is the last round."),
    (TurnEnded(PINK), "Pink ends the turn."),
    (RoundBegan(2), "Round 2 begins."),
    (RoundEnded(11), "Round 11 is over."),
    (GameEnded(True, False), "The game is over: a last camel has been placed."),
    (GameEnded(False, True), "The game is over: no meeples can be moved."),
    (MeeplesLifted(BLUE, C3, several(ELDER, 2) + one(MERCHANT)), "Blue picks up 2 Elders and a Merchant on C3."),
    (
        MeeplesLifted(BLUE, C3, one(VIZIER) + one(ELDER) + one(ASSASSIN)),
        "Blue picks up a Vizier, an Elder and an Assassin on C3.",
    ),
    (MeepleDropped(BLUE, D3, ASSASSIN), "Blue drops an Assassin on D3."),
    (MeeplesTakenBack(BLUE, D3, BUILDER, 3), "Blue takes back 3 Builders on D3."),
    (CamelPlaced(PINK, F5), "Pink takes F5 with a camel."),
    (PalmPlaced(PINK, A1), "Pink plants a palm tree on A1."),
    (PalacePlaced(PINK, A1), "Pink raises a palace on A1."),
    (MeeplesCame(BLUE, B2, several(MERCHANT, 3)), "Blue calls 3 Merchants out of the bag to B2."),
    (CardLaid(IVORY), "Ivory joins the row."),
    (CardTaken(BLUE, 0, FISH), "Blue takes Fish."),
    (CardDrawn(BLUE, FAKIR), "Blue draws Fakir from the pile."),
    (CardDrawnUnseen(BLUE), "Blue draws a card from the pile."),
    (PileRenewed(), "The discarded cards are shuffled into a new pile."),
    (DjinnLaid(BOAZ), "Boaz joins the djinns on offer."),
    (DjinnSummoned(BLACK, SIBITTIS), "Black summons Sibittis."),
    (DjinnsShown(BLACK, DJINNS_OF_THREE), "Black looks at Boaz, Nekir and Sibittis."),
    (DjinnsShown(BLACK, 1 << BOAZ), "Black looks at Boaz."),
    (DjinnsShownUnseen(BLACK, 3), "Black looks at 3 djinns of the pile."),
    (DjinnsShownUnseen(BLACK, 1), "Black looks at a djinn of the pile."),
    (DjinnKept(BLACK, NEKIR), "Black keeps Nekir."),
    (DjinnsDiscarded(BLACK, 1 << BOAZ | 1 << SIBITTIS), "Black discards Boaz and Sibittis."),
    (DjinnPileRenewed(), "The discarded djinns are shuffled into a new pile."),
    (MeeplesKept(BLUE, VIZIER, 2), "Blue keeps 2 Viziers."),
    (MeeplesBagged(BLUE, MERCHANT, 4), "Blue puts 4 Merchants into the bag."),
    (BuildersEarned(BLUE, D3, 3, 0, 4, 12), "Blue earns 12 gold with 3 Builders on D3."),
    (BuildersEarned(BLUE, D3, 3, 2, 4, 20), "Blue earns 20 gold with 3 Builders and 2 Fakirs on D3."),
    (KilledOnTile(BLUE, D3, ELDER), "Blue strikes an Elder on D3."),
    (KilledAtCourt(BLUE, PINK, VIZIER), "Blue strikes a Vizier of Pink."),
    (Captured(BLUE, KANDICHA, VIZIER), "Kandicha brings Blue the Vizier alive."),
    (PowerUsed(PINK, SLOAR), "Pink calls upon Sloar."),
    (PricePaid(PINK, 1, 1), "Pink pays an Elder and a Fakir."),
    (PricePaid(PINK, 2, 0), "Pink pays 2 Elders."),
    (PricePaid(PINK, 0, 1), "Pink pays a Fakir."),
    (DjinnEarned(PINK, MONKIR, 2), "Monkir brings Pink 2 gold."),
    (MarketPaid(PINK, 6), "Pink pays 6 gold at the market."),
    (SuitSold(PINK, 1 << FISH | 1 << SILK, 3), "Pink sells Silk and Fish for 3 gold."),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES, ids=[repr(event) for event, _ in SENTENCES])
def test_an_event_is_told_so(event, sentence):
    assert str(event) == sentence


def test_every_kind_of_event_has_its_sentence_here():
    assert {type(event) for event, _ in SENTENCES} == EVERY_EVENT
