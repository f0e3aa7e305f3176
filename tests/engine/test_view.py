"""A view contains what its seat may see and nothing else (H1, H2)."""

import gc
import pickle
import pickletools
import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from naqala.engine.actions import Invoke
from naqala.engine.components import FAKIR, FISH, NOBODY, SILK
from naqala.engine.djinns import SIBITTIS, SLOAR
from naqala.engine.events import CardDrawn, DjinnsShown, HiddenCardDrawn, HiddenDjinnsShown
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
from naqala.engine.view import Holdings, PublicPlayer, holdings_of, open_event, open_view, view, visible_event
from tests.engine.event_replay import counter
from tests.engine.test_hidden import pile as pile_of_cards
from tests.games import DEALS, at_random, rich
from tests.positions import BLUE, ORANGE, PINK, Seat, game_at

pytestmark = pytest.mark.rule("H2")

TABLES = [(deal, players) for deal in DEALS for players in (2, 3, 4)]


def positions(deal, players, seed=3):
    game = Game.at(deal(players, seed))
    for events in at_random(game, seed):
        yield game.state, events


def secretive():
    """Pink looks at three djinns; everybody holds cards; almost all numbers are different."""
    game = game_at(
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


# Visible parts


@pytest.mark.rule("H1")
@pytest.mark.parametrize(("deal", "players"), TABLES)
def test_everybody_sees_board_rows_tracks_and_the_public_part_of_players(deal, players):
    for state, _ in positions(deal, players):
        for seat in (*range(players), NOBODY):
            seen = view(state, seat)
            assert (seen.layout, seen.board.key()) == (state.layout, state.board.key())
            assert (seen.rows(), seen.counters()) == (state.rows(), state.counters())
            assert (seen.deck, seen.djinn_deck) == (size(state.deck), population(state.djinn_deck))
            for mat, player in zip(seen.players, state.players, strict=True):
                assert all(getattr(mat, name) == getattr(player, name) for name in PublicPlayer.FIELDS)


def test_a_seat_sees_its_own_holdings_spectators_none_and_with_open_hands_everybody_all():
    state = secretive()
    assert view(state, BLUE).holdings == [Holdings(BLUE, 1234, state.players[BLUE].hand)]
    assert view(state, NOBODY).holdings == []
    assert open_view(state, NOBODY).holdings == [holdings_of(player) for player in state.players]


@pytest.mark.rule("D21")
def test_only_the_player_who_looks_at_djinns_sees_them_even_with_open_hands():
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


# Received events


@pytest.mark.rule("D22")
def test_only_the_owner_learns_which_card_was_drawn_unless_hands_are_open():
    drawn = CardDrawn(PINK, FISH)
    assert visible_event(drawn, PINK) is drawn
    assert visible_event(drawn, BLUE) == visible_event(drawn, NOBODY) == HiddenCardDrawn(PINK)
    assert open_event(drawn, BLUE) is drawn


@pytest.mark.rule("D21")
@pytest.mark.parametrize("received", [visible_event, open_event])
def test_only_the_player_who_looks_at_djinns_learns_which(received):
    shown = DjinnsShown(PINK, 0b1011)
    assert received(shown, PINK) is shown
    assert received(shown, BLUE) == received(shown, NOBODY) == HiddenDjinnsShown(PINK, 3)


@pytest.mark.parametrize("deal", DEALS)
def test_all_other_events_are_public(deal):
    for _, events in positions(deal, 3):
        for event in events:
            if not isinstance(event, CardDrawn | DjinnsShown):
                assert all(visible_event(event, seat) is event for seat in (BLUE, PINK, ORANGE, NOBODY))


# Nothing else can be found


def otherwise(state, seat, chance):
    """Return a position that looks the same to this seat, but with other hidden cards, gold, djinns and luck."""
    other = state.copy()
    rivals = [player for player in other.players if player.seat != seat]
    cards = [card for pile in (other.deck, *[player.hand for player in rivals]) for card in counter(pile).elements()]
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
    """Does `look` show something else if all secrets are different?"""
    seen, other = look(state, seat), look(otherwise(state, seat, chance), seat)
    return seen != other or repr(seen) != repr(other) or pickle.dumps(seen) != pickle.dumps(other)


@pytest.mark.parametrize(("deal", "players"), TABLES)
def test_a_view_would_be_the_same_if_all_secrets_were_different(deal, players):
    chance = random.Random(7)
    for nth, (state, _) in enumerate(positions(deal, players)):
        seat = [*range(players), NOBODY][nth % (players + 1)]
        assert not tells(view, state, seat, chance)


def reachable(thing):
    """Return everything reachable from an object by attributes, items or references."""
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
    """Return the numbers hidden from this seat: the luck, the decks and the rivals' holdings."""
    hidden = [state.deck, state.djinn_deck, *state.luck.key()[:3]]
    for player in state.players:
        if player.seat != seat:
            hidden += [player.gold, player.hand]
    return {number for number in hidden if number > 1000}


def leaks(thing, state, seat):
    """Return the secrets that can be reached from an object, directly or after pickling."""
    names = [str(argument) for _, argument, _ in pickletools.genops(pickle.dumps(thing)) if isinstance(argument, str)]
    found = [name for name in names if name in ("Luck", "State", "Player", "Game", "CardDrawn", "Keeping")]
    numbers = secrets(state, seat)
    for one in reachable(thing) + reachable(pickle.loads(pickle.dumps(thing))):
        whole = isinstance(one, Luck | State | Player | Game)
        rivals = isinstance(one, Holdings | Keeping | CardDrawn | DjinnsShown) and one.seat != seat
        if whole or rivals or (isinstance(one, int) and one in numbers):
            found.append(one)
    return found


@pytest.mark.parametrize("seat", [BLUE, ORANGE, NOBODY])
def test_no_secret_can_be_reached_from_a_view(seat):
    state = secretive()
    assert leaks(view(state, seat), state, seat) == []


def test_the_search_of_a_view_finds_everything_visible():
    state = secretive()
    found = reachable(view(state, BLUE))
    for thing in (1234, state.players[BLUE].hand, KeepingUnseen(PINK, 3), state.layout, state.discards):
        assert thing in found
    assert sum(isinstance(one, PublicPlayer) for one in found) == 3


PLANTED = {
    "a rival's screen": lambda seen, state: seen.holdings.append(holdings_of(state.players[PINK])),
    "a rival": lambda seen, state: seen.players.append(state.players[PINK]),
    "a rival's gold": lambda seen, state: seen.players.append(
        PublicPlayer(PINK, state.players[PINK].gold, 0, 0, 0, 0, 0, 0)
    ),
    "the djinns shown": lambda seen, state: seen.steps.append(state.steps[-1]),
    "the pile": lambda seen, state: setattr(seen, "deck", state.deck),
    "the djinn pile": lambda seen, state: setattr(seen, "djinn_deck", state.djinn_deck),
    "a word of the luck": lambda seen, state: setattr(seen, "bag", state.luck.b),
}


@pytest.mark.parametrize("leak", PLANTED)
@pytest.mark.parametrize("seat", [BLUE, NOBODY])
def test_a_planted_leak_is_found_and_changes_the_view(leak, seat):
    def look(state, seat):
        seen = view(state, seat)
        PLANTED[leak](seen, state)
        return seen

    state = secretive()
    assert leaks(look(state, seat), state, seat)
    assert tells(look, state, seat, random.Random(1))


def test_no_secret_can_be_reached_from_received_events_and_a_planted_one_is_found():
    counter = 0
    for seed in range(8):
        for state, events in positions(rich, 3, seed):
            for event in events:
                for seat in (BLUE, PINK, ORANGE, NOBODY):
                    if isinstance(event, CardDrawn | DjinnsShown) and event.seat != seat:
                        assert leaks(visible_event(event, seat), state, seat) == []
                        assert leaks(event, state, seat)
                        counter += 1
    assert counter > 30


@pytest.mark.parametrize("form", [str, repr, hash, pickle.dumps])
def test_received_events_would_be_the_same_if_the_secret_were_different(form):
    assert form(visible_event(CardDrawn(PINK, FISH), BLUE)) == form(visible_event(CardDrawn(PINK, SILK), BLUE))
    assert form(visible_event(DjinnsShown(PINK, 0b111), BLUE)) == form(visible_event(DjinnsShown(PINK, 0b11010), BLUE))


@pytest.mark.parametrize("seat", [BLUE, NOBODY])
def test_no_luck_and_no_rival_can_be_reached_from_a_memory(seat):
    state = secretive()
    memory = Memory.at(state, seat)
    imagine(memory, Luck.seeded(1))
    numbers = set(state.luck.key())
    for one in reachable(memory) + reachable(pickle.loads(pickle.dumps(memory))):
        assert not isinstance(one, Luck | State | Player | Game)
        assert not (isinstance(one, int) and one > 1000 and one in numbers)


# Pickles, hashes and reprs


def test_a_view_and_received_events_are_the_same_after_pickling():
    for state, events in list(positions(rich, 4))[::10]:
        for seat in (BLUE, NOBODY):
            seen = view(state, seat)
            unpickled = pickle.loads(pickle.dumps(seen))
            assert unpickled == seen
            assert hash(unpickled) == hash(seen)
            assert repr(unpickled) == repr(seen)
            received = [visible_event(event, seat) for event in events]
            assert pickle.loads(pickle.dumps(received)) == received


def test_views_of_different_seats_or_moments_differ():
    (first, _), (second, _), *_ = positions(rich, 3)
    assert view(first, BLUE) != view(first, PINK) != view(first, NOBODY)
    assert view(first, BLUE) != view(second, BLUE)
    assert view(first, BLUE) != first


def test_the_repr_of_a_view_names_its_seat_and_the_step():
    state = secretive()
    assert repr(view(state, BLUE)) == "<View of seat 0, round 1, to decide KeepingUnseen(seat=1, n=3)>"
    assert repr(view(state, NOBODY)).startswith("<View of a spectator, round 1, ")
    *_, (end, _) = positions(rich, 2)
    assert repr(view(end, BLUE)).endswith("over>")
