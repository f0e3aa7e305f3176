"""What a perfect memory knows about the others (H3)."""

import pickle
from collections import Counter

import pytest

from naqala.engine.actions import END_TURN, Invoke, Keep, Kill, Sell
from naqala.engine.components import (
    A1,
    B1,
    C1,
    CARD_KINDS,
    D1,
    E1,
    ELDER,
    FAKIR,
    FISH,
    IVORY,
    MERCHANT,
    NOBODY,
    SILK,
    SMALL_MARKET,
)
from naqala.engine.djinns import DJINNS, IBLIS, KANDICHA, SIBITTIS, SLOAR
from naqala.engine.events import CardRevealed, CardTaken, DeckReshuffled, HiddenCardDrawn, PricePaid, SuitSold
from naqala.engine.game import Game
from naqala.engine.geometry import members
from naqala.engine.memory import Memory
from naqala.engine.pile import counts, one, several
from naqala.engine.steps import KillingTwo, Moving, Selling
from naqala.engine.view import open_event, open_view, view, visible_event
from tests.engine.test_hidden import with_pile
from tests.games import DEALS, at_random, plain, rich
from tests.positions import BLACK, BLUE, PINK, Seat, game_at, sow

pytestmark = pytest.mark.rule("H3")

TABLES = [(deal, players) for deal in DEALS for players in (2, 3, 4)]


class Onlookers:
    """The memories of all seats and of the spectators, updated like those of `Game`."""

    def __init__(self, game):
        self.game = game
        seats = [*range(len(game.state.players)), NOBODY]
        self.memories = [Memory.at(game.state, seat) for seat in seats]

    def observe(self, events):
        for memory in self.memories:
            for event in events:
                memory.observe(visible_event(event, memory.seat))
            memory.view = view(self.game.state, memory.seat)

    def play(self, *actions):
        for action in actions:
            self.observe(self.game.play(action))

    def of(self, seat):
        return self.memories[seat]


def moments(deal, players, seed=1):
    """Play a random game; yield the state and all memories after each action."""
    game = Game.at(deal(players, seed))
    table = Onlookers(game)
    for events in at_random(game, seed):
        table.observe(events)
        yield game.state, table.memories


# Compared with the truth


@pytest.mark.parametrize(("deal", "players"), TABLES)
def test_everybodys_gold_is_known_to_all(deal, players):
    for state, memories in moments(deal, players):
        gold = [player.gold for player in state.players]
        assert all(list(memory.gold) == gold for memory in memories)
    assert memories[0].gold_bounds(1) == (gold[1], gold[1])


@pytest.mark.parametrize(("deal", "players"), TABLES)
def test_every_hand_is_within_its_bounds_and_known_if_nothing_was_drawn_in_secret(deal, players):
    for nth, (state, memories) in enumerate(moments(deal, players)):
        for memory in memories:
            for player in state.players:
                if not memory.drawn(player.seat):
                    assert memory.hand(player.seat) == (player.hand, 0)
                elif nth % 6 == 0:
                    for card, n in enumerate(counts(player.hand, CARD_KINDS)):
                        least, most = memory.card_bounds(player.seat, card)
                        assert least <= n <= most


@pytest.mark.parametrize(("deal", "players"), TABLES[3:])
def test_ones_own_draws_are_known_and_some_are_hidden_from_spectators(deal, players):
    secrets: Counter[int] = Counter()
    for _, memories in moments(deal, players, seed=4):
        for memory in memories:
            secrets[memory.seat] += len(memory.draws)
            assert memory.seat not in {draw.seat for draw in memory.draws}
    assert secrets[NOBODY] > 0


@pytest.mark.parametrize(("deal", "players"), TABLES)
def test_the_djinn_deck_is_known_to_all_except_while_a_player_looks_at_djinns(deal, players):
    for state, memories in moments(deal, players):
        for memory in memories:
            if memory.view.steps == state.steps:
                assert (memory.djinn_deck, memory.djinn_discards) == (state.djinn_deck, state.djinn_discards)


@pytest.mark.rule("H2")
def test_with_open_hands_nothing_is_hidden_except_the_djinns_shown():
    game = Game.at(rich(3, 5))
    memories = [Memory.at(game.state, seat) for seat in (*range(3), NOBODY)]
    for events in at_random(game, 5):
        for memory in memories:
            for event in events:
                memory.observe(open_event(event, memory.seat))
            memory.view = open_view(game.state, memory.seat)
            assert not memory.draws
            assert [memory.hand(seat)[0] for seat in range(3)] == [player.hand for player in game.state.players]


# What is shown


def test_a_card_sold_that_nobody_saw_taken_was_drawn():
    memory = with_pile([FISH, FISH, SILK])
    for event in (HiddenCardDrawn(PINK), HiddenCardDrawn(PINK), SuitSold(PINK, 1 << SILK, 1)):
        memory.observe(event)
    assert memory.hand(PINK) == (one(FISH), 0)


def test_a_player_who_has_shown_every_hidden_card_has_no_hidden_card_left():
    memory = with_pile([FISH, FISH, SILK, FAKIR])
    for event in (HiddenCardDrawn(PINK), HiddenCardDrawn(PINK), SuitSold(PINK, 1 << SILK, 1), PricePaid(PINK, 0, 1)):
        memory.observe(event)
    assert (memory.draws, memory.needs, list(memory.owed)) == ([], [], [0, 0, 0])
    assert list(memory.pots) == [several(FISH, 2)]


def test_a_reshuffled_deck_is_the_discards_and_the_old_deck_is_forgotten_with_its_last_hidden_card():
    memory = with_pile([FISH, SILK])
    for event in (HiddenCardDrawn(PINK), CardRevealed(SILK), SuitSold(PINK, 1 << FISH, 1), DeckReshuffled()):
        memory.observe(event)
    assert (list(memory.pots), memory.discards) == ([one(FISH)], 0)


def test_a_hand_is_the_certain_cards_and_the_number_of_others():
    game = game_at(players=3, pink=Seat(cards=[FAKIR, FISH], djinns=[SLOAR]), asked=[Selling(PINK)])
    table = Onlookers(game)
    table.play(Invoke(SLOAR, 1))
    assert table.of(BLUE).hand(PINK) == table.of(NOBODY).hand(PINK) == (one(FISH), 1)
    assert table.of(PINK).hand(PINK) == (game.state.players[PINK].hand, 0)


def test_a_card_drawn_for_a_killed_merchant_is_hidden_too():
    game = game_at(
        {A1: "a", B1: "a", C1: "m"},
        players=3,
        places={B1: SMALL_MARKET},
        pink=Seat(djinns=[KANDICHA]),
        asked=[Selling(PINK), Moving(PINK)],
    )
    table = Onlookers(game)
    table.observe(sow(game, "A1 B1a"))
    table.play(Kill(C1, MERCHANT))
    assert table.of(BLUE).hand(PINK) == (0, 1)
    assert table.of(BLUE).card_bounds(PINK, IVORY) == (0, 1)


@pytest.mark.rule("D25")
def test_a_player_who_has_paid_to_kill_two_holds_the_fakirs_to_reach_them():
    game = game_at(
        {A1: "a", B1: "a", E1: "ee"},
        players=3,
        places={B1: SMALL_MARKET},
        pink=Seat(elders=1, cards=[FAKIR], djinns=[IBLIS, SLOAR]),
        asked=[Selling(PINK), Moving(PINK)],
        luck=fakir_from_sloar(),
    )
    table = Onlookers(game)
    table.play(Invoke(SLOAR, 1))
    assert table.of(BLUE).card_bounds(PINK, FAKIR) == (0, 1)
    table.observe(sow(game, "A1 B1a"))
    table.play(Invoke(IBLIS, 0))
    assert isinstance(game.state.steps[-1], KillingTwo)
    assert table.of(BLUE).card_bounds(PINK, FAKIR) == (1, 1)
    table.play(Kill(E1, ELDER))
    assert table.of(BLUE).hand(PINK) == (0, 0)


def fakir_from_sloar():
    """A luck by which the first card drawn is a Fakir."""
    for luck in range(1, 100):
        game = game_at(players=3, pink=Seat(cards=[FAKIR], djinns=[SLOAR]), asked=[Selling(PINK)], luck=luck)
        game.play(Invoke(SLOAR, 1))
        if game.state.players[PINK].hand == one(FAKIR):
            return luck
    raise AssertionError


# Djinns that are shown


@pytest.mark.rule("D21")
def test_the_last_djinns_of_a_deck_that_is_reshuffled_are_among_those_shown():
    left, thrown = [0, 1], [2, 3, 4]
    table = Onlookers(sibittis(left, thrown))
    table.play(Invoke(SIBITTIS, 1))
    assert members(table.of(BLUE).shown) == left
    assert members(table.of(BLUE).djinn_deck) == thrown
    table.play(Keep(0))
    assert table.of(BLUE).shown == 0
    state = table.game.state
    assert (table.of(BLUE).djinn_deck, table.of(BLUE).djinn_discards) == (state.djinn_deck, state.djinn_discards)


def sibittis(left, thrown):
    """Pink holds Sibittis, Black most others; these djinns are left in the pile, and those are thrown away."""
    others = [djinn.id for djinn in DJINNS if djinn.id not in {SIBITTIS, *left, *thrown}]
    return game_at(
        players=4,
        pink=Seat(elders=1, cards=[FAKIR], djinns=[SIBITTIS]),
        black=Seat(djinns=others),
        djinn_discards=thrown,
        asked=[Selling(PINK)],
    )


@pytest.mark.rule("D21")
def test_a_viewer_of_an_open_position_has_seen_the_djinns_shown():
    game = sibittis([0, 1, 2, 3], [])
    game.play(Invoke(SIBITTIS, 1))
    shown = game.state.steps[-1].shown
    assert Memory.at(game.state, BLACK).shown == shown


# Copies, pickles and reprs


def some_memories():
    return [memory.copy() for _, memories in list(moments(rich, 3, seed=2))[::25] for memory in memories]


def test_a_copy_remembers_on_its_own():
    for memory in some_memories():
        twin, before = memory.copy(), pickle.dumps(memory)
        assert twin == memory
        for event in (
            CardRevealed(FAKIR),
            CardTaken(0, 0, FISH),
            SuitSold(0, 1 << FISH, 1),
            HiddenCardDrawn(1),
            DeckReshuffled(),
        ):
            memory.observe(event)
        assert twin != memory
        assert pickle.dumps(twin) == before


def test_a_copy_does_not_learn_what_the_other_learns():
    memory = with_pile([FISH, SILK])
    memory.observe(HiddenCardDrawn(PINK))
    assert memory.card_bounds(PINK, SILK) == (0, 1)
    twin = memory.copy()
    memory.observe(CardRevealed(SILK))
    assert (memory.card_bounds(PINK, SILK), twin.card_bounds(PINK, SILK)) == ((0, 0), (0, 1))


def test_a_memory_is_the_same_after_pickling():
    for memory in some_memories():
        unpickled = pickle.loads(pickle.dumps(memory))
        assert unpickled == memory
        assert repr(unpickled) == repr(memory)
        assert [unpickled.hand(seat) for seat in range(3)] == [memory.hand(seat) for seat in range(3)]


def test_memories_of_different_seats_differ():
    _, memories = next(moments(plain, 2))
    assert memories[0] != memories[1] != memories[2]
    assert memories[0] != "a memory"


def test_a_memory_changes_so_it_has_no_hash():
    with pytest.raises(TypeError, match="has no hash"):
        hash(Memory.at(game_at().state, BLUE))


def test_the_repr_of_a_memory_names_its_seat_and_the_hidden_cards():
    game = game_at(players=3, pink=Seat(gold=17, cards=[FAKIR], djinns=[SLOAR]), asked=[Selling(PINK)])
    table = Onlookers(game)
    table.play(Invoke(SLOAR, 1))
    assert repr(table.of(BLUE)) == (
        "<Memory of seat 0: gold 50, 17, 50; 1 drawn in secret; <View of seat 0, round 1, to decide Selling(seat=1)>>"
    )
    assert repr(table.of(NOBODY)).startswith("<Memory of a spectator: ")


def test_events_that_a_memory_need_not_keep_change_nothing():
    game = game_at({A1: "a", B1: "a", D1: "v"}, places={B1: SMALL_MARKET})
    memory = Memory.at(game.state, PINK)
    before = memory.key()
    for event in sow(game, "A1 B1a"):
        memory.observe(visible_event(event, PINK))
    assert memory.key() == before


@pytest.mark.rule("G1")
def test_a_sale_makes_the_gold_and_the_cards_known():
    game = game_at(players=3, pink=Seat(gold=3, cards=[FISH, SILK, FISH]), asked=[Selling(PINK)])
    table = Onlookers(game)
    table.play(Sell(1 << FISH | 1 << SILK), END_TURN)
    assert table.of(BLUE).gold_bounds(PINK) == (6, 6)
    assert table.of(BLUE).hand(PINK) == (one(FISH), 0)
