"""What a seat may see, and that nothing else can be found there (H1, H2)."""

import gc
import pickle
import pickletools
import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from naqala.engine.actions import Invoke
from naqala.engine.djinns import SIBITTIS, SLOAR
from naqala.engine.events import CardDrawn, CardDrawnUnseen, DjinnsShown, DjinnsShownUnseen
from naqala.engine.game import Game
from naqala.engine.geometry import members, population
from naqala.engine.imagine import imagine
from naqala.engine.luck import Luck
from naqala.engine.memory import Memory
from naqala.engine.pile import size
from naqala.engine.player import Player
from naqala.engine.state import State
from naqala.engine.steps import Keeping, Selling
from naqala.engine.steps.choosing import KeepingUnseen
from naqala.engine.things import FAKIR, FISH, NOBODY, SILK
from naqala.engine.view import Mat, Screen, open_view, openly_seen_by, screen, seen_by, view
from tests.engine.follower import told
from tests.engine.test_hidden import pile as pile_of_cards
from tests.games import DEALS, at_random, rich
from tests.laying import BLUE, ORANGE, PINK, Seat, lay

pytestmark = pytest.mark.rule("H2")

TABLES = [(deal, players) for deal in DEALS for players in (2, 3, 4)]


def positions(deal, players, seed=3):
    game = Game.at(deal(players, seed))
    for events in at_random(game, seed):
        yield game.state, events


def secretive():
    """Pink looks at three djinns; everybody holds cards; hardly a number on the table is like another."""
    game = lay(
        players=3,
        blue=Seat(gold=1234, cards=[FISH, SILK]),
        pink=Seat(gold=2345, elders=1, cards=[FAKIR, FAKIR, FISH], djinns=[SIBITTIS, SLOAR]),
        orange=Seat(gold=3456, cards=[SILK, SILK, FAKIR]),
        asked=[Selling(PINK)],
        luck=99,
    )
    game.play(Invoke(SLOAR, 1))
    game.play(Invoke(SIBITTIS, 1))
    return game.state


# What is seen


@pytest.mark.rule("H1")
@pytest.mark.parametrize(("deal", "players"), TABLES)
def test_everybody_sees_board_rows_tracks_and_what_lies_before_the_players(deal, players):
    for state, _ in positions(deal, players):
        for seat in (*range(players), NOBODY):
            seen = view(state, seat)
            assert (seen.land, seen.board.key()) == (state.land, state.board.key())
            assert (seen.rows(), seen.counters()) == (state.rows(), state.counters())
            assert (seen.deck, seen.djinn_deck) == (size(state.deck), population(state.djinn_deck))
            for mat, player in zip(seen.mats, state.players, strict=True):
                assert all(getattr(mat, name) == getattr(player, name) for name in Mat.FIELDS)


def test_a_seat_looks_behind_its_own_screen_spectators_behind_none_and_at_an_open_table_all_behind_all():
    state = secretive()
    assert view(state, BLUE).screens == [Screen(BLUE, 1234, state.players[BLUE].hand)]
    assert view(state, NOBODY).screens == []
    assert open_view(state, NOBODY).screens == [screen(player) for player in state.players]


@pytest.mark.rule("D21")
def test_only_who_looks_at_djinns_sees_them_even_at_an_open_table():
    state = secretive()
    assert view(state, PINK).steps == open_view(state, PINK).steps == state.steps
    for seat in (BLUE, NOBODY):
        assert view(state, seat).steps[-1] == open_view(state, seat).steps[-1] == KeepingUnseen(PINK, 3)


@pytest.mark.rule("H1")
def test_a_view_does_not_change_when_the_game_goes_on():
    game = Game.at(rich(3, 1))
    state = game.state
    seen = view(state, BLUE)
    before = pickle.dumps(seen)
    chance = random.Random(2)
    while not state.over:
        state.play(chance.choice(state.options()))
    assert pickle.dumps(seen) == before


# What is heard


@pytest.mark.rule("D22")
def test_which_card_was_drawn_only_its_owner_hears_unless_the_table_is_open():
    drawn = CardDrawn(PINK, FISH)
    assert seen_by(drawn, PINK) is drawn
    assert seen_by(drawn, BLUE) == seen_by(drawn, NOBODY) == CardDrawnUnseen(PINK)
    assert openly_seen_by(drawn, BLUE) is drawn


@pytest.mark.rule("D21")
@pytest.mark.parametrize("heard", [seen_by, openly_seen_by])
def test_which_djinns_were_shown_only_who_looks_at_them_hears(heard):
    shown = DjinnsShown(PINK, 0b1011)
    assert heard(shown, PINK) is shown
    assert heard(shown, BLUE) == heard(shown, NOBODY) == DjinnsShownUnseen(PINK, 3)


@pytest.mark.parametrize("deal", DEALS)
def test_all_else_that_happens_everybody_hears(deal):
    for _, events in positions(deal, 3):
        for event in events:
            if not isinstance(event, CardDrawn | DjinnsShown):
                assert all(seen_by(event, seat) is event for seat in (BLUE, PINK, ORANGE, NOBODY))


# Nothing else can be found


def otherwise(state, seat, chance):
    """The same for this seat, but all that it may not see is different: cards, gold, djinns to come and luck."""
    other = state.copy()
    rivals = [player for player in other.players if player.seat != seat]
    cards = [card for pile in (other.deck, *[player.hand for player in rivals]) for card in told(pile).elements()]
    chance.shuffle(cards)
    for player in rivals:
        n = size(player.hand)
        player.hand, cards = pile_of_cards(cards[:n]), cards[n:]
        player.gold += chance.randint(1, 100)
    other.deck = pile_of_cards(cards)
    step = other.steps[-1] if other.steps else None
    if isinstance(step, Keeping) and step.seat != seat:
        djinns = members(other.djinn_deck | step.shown)
        shown = sum(1 << djinn for djinn in chance.sample(djinns, population(step.shown)))
        other.djinn_deck = (other.djinn_deck | step.shown) & ~shown
        other.steps[-1] = Keeping(step.seat, shown)
    other.luck = Luck.seeded(chance.getrandbits(128))
    return other


def tells(look, state, seat, chance):
    """Does what is seen so differ from what would be seen if all secrets were different?"""
    seen, other = look(state, seat), look(otherwise(state, seat, chance), seat)
    return seen != other or repr(seen) != repr(other) or pickle.dumps(seen) != pickle.dumps(other)


@pytest.mark.parametrize(("deal", "players"), TABLES)
def test_a_view_would_be_the_same_if_all_secrets_were_different(deal, players):
    chance = random.Random(7)
    for nth, (state, _) in enumerate(positions(deal, players)):
        seat = [*range(players), NOBODY][nth % (players + 1)]
        assert not tells(view, state, seat, chance)


def reachable(thing):
    """All that can be reached from a thing: by any attribute, as an item, or as its memory refers to it."""
    found, due = {}, [thing]
    while due:
        one = due.pop()
        if id(one) in found or isinstance(one, str) or callable(one):
            continue
        found[id(one)] = one
        if isinstance(one, dict):
            due += [*one.keys(), *one.values()]
        elif isinstance(one, list | tuple | set | frozenset | vec[i64]):
            due += list(one)
        elif not isinstance(one, int | None):
            due += [getattr(one, name) for name in dir(one) if not name.startswith("__")]
            due += gc.get_referents(one)
    return list(found.values())


def secrets(state, seat):
    """The numbers that no one at this seat may find: the luck, the piles, and what rivals keep."""
    hidden = [state.deck, state.djinn_deck, *state.luck.key()[:3]]
    for player in state.players:
        if player.seat != seat:
            hidden += [player.gold, player.hand]
    return {number for number in hidden if number > 1000}


def leaks(thing, state, seat):
    """What can be found in a thing that this seat may not know, in it or once it is pickled and thawed."""
    names = [str(argument) for _, argument, _ in pickletools.genops(pickle.dumps(thing)) if isinstance(argument, str)]
    found = [name for name in names if name in ("Luck", "State", "Player", "Game", "CardDrawn", "Keeping")]
    numbers = secrets(state, seat)
    for one in reachable(thing) + reachable(pickle.loads(pickle.dumps(thing))):
        whole = isinstance(one, Luck | State | Player | Game)
        rivals = isinstance(one, Screen | Keeping | CardDrawn | DjinnsShown) and one.seat != seat
        if whole or rivals or (isinstance(one, int) and one in numbers):
            found.append(one)
    return found


@pytest.mark.parametrize("seat", [BLUE, ORANGE, NOBODY])
def test_no_secret_can_be_reached_from_a_view(seat):
    state = secretive()
    assert leaks(view(state, seat), state, seat) == []


def test_the_walk_through_a_view_finds_all_that_may_be_seen():
    state = secretive()
    found = reachable(view(state, BLUE))
    for thing in (1234, state.players[BLUE].hand, KeepingUnseen(PINK, 3), state.land, state.discards):
        assert thing in found
    assert sum(isinstance(one, Mat) for one in found) == 3


PLANTED = {
    "a rival's screen": lambda seen, state: seen.screens.append(screen(state.players[PINK])),
    "a rival": lambda seen, state: seen.mats.append(state.players[PINK]),
    "a rival's gold": lambda seen, state: seen.mats.append(Mat(PINK, state.players[PINK].gold, 0, 0, 0, 0, 0, 0)),
    "the djinns shown": lambda seen, state: seen.steps.append(state.steps[-1]),
    "the pile": lambda seen, state: setattr(seen, "deck", state.deck),
    "the djinn pile": lambda seen, state: setattr(seen, "djinn_deck", state.djinn_deck),
    "a word of the luck": lambda seen, state: setattr(seen, "bag", state.luck.b),
}


@pytest.mark.parametrize("leak", PLANTED)
@pytest.mark.parametrize("seat", [BLUE, NOBODY])
def test_a_planted_leak_is_found_and_tells(leak, seat):
    def look(state, seat):
        seen = view(state, seat)
        PLANTED[leak](seen, state)
        return seen

    state = secretive()
    assert leaks(look(state, seat), state, seat)
    assert tells(look, state, seat, random.Random(1))


def test_no_secret_can_be_reached_from_what_is_heard_and_a_planted_one_is_found():
    told = 0
    for seed in range(8):
        for state, events in positions(rich, 3, seed):
            for event in events:
                for seat in (BLUE, PINK, ORANGE, NOBODY):
                    if isinstance(event, CardDrawn | DjinnsShown) and event.seat != seat:
                        assert leaks(seen_by(event, seat), state, seat) == []
                        assert leaks(event, state, seat)
                        told += 1
    assert told > 30


@pytest.mark.parametrize("said", [str, repr, hash, pickle.dumps])
def test_what_is_heard_would_be_the_same_if_the_secret_were_different(said):
    assert said(seen_by(CardDrawn(PINK, FISH), BLUE)) == said(seen_by(CardDrawn(PINK, SILK), BLUE))
    assert said(seen_by(DjinnsShown(PINK, 0b111), BLUE)) == said(seen_by(DjinnsShown(PINK, 0b11010), BLUE))


@pytest.mark.parametrize("seat", [BLUE, NOBODY])
def test_no_luck_and_no_rival_can_be_reached_from_a_memory(seat):
    state = secretive()
    memory = Memory.at(state, seat)
    imagine(memory, Luck.seeded(1))
    numbers = set(state.luck.key())
    for one in reachable(memory) + reachable(pickle.loads(pickle.dumps(memory))):
        assert not isinstance(one, Luck | State | Player | Game)
        assert not (isinstance(one, int) and one > 1000 and one in numbers)


# As a thing


def test_a_view_and_what_is_heard_are_the_same_after_pickling():
    for state, events in list(positions(rich, 4))[::10]:
        for seat in (BLUE, NOBODY):
            seen = view(state, seat)
            thawed = pickle.loads(pickle.dumps(seen))
            assert thawed == seen
            assert hash(thawed) == hash(seen)
            assert repr(thawed) == repr(seen)
            heard = [seen_by(event, seat) for event in events]
            assert pickle.loads(pickle.dumps(heard)) == heard


def test_views_of_different_seats_or_moments_differ():
    (first, _), (second, _), *_ = positions(rich, 3)
    assert view(first, BLUE) != view(first, PINK) != view(first, NOBODY)
    assert view(first, BLUE) != view(second, BLUE)
    assert view(first, BLUE) != first


def test_a_view_says_whose_it_is_and_what_is_asked():
    state = secretive()
    assert repr(view(state, BLUE)) == "<View of seat 0, round 1, asking KeepingUnseen(seat=1, n=3)>"
    assert repr(view(state, NOBODY)).startswith("<View of spectators, round 1, ")
    *_, (end, _) = positions(rich, 2)
    assert repr(view(end, BLUE)).endswith("over>")
