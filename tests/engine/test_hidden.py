"""Counts of the ways to deal hidden cards, compared with a full enumeration."""

import random
from collections import Counter
from itertools import permutations, product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from naqala.engine.components import CARD_KINDS, FAKIR, FISH, GOLD, IVORY, NOBODY, SILK, WHEAT
from naqala.engine.events import CardRevealed, CardTaken, DeckReshuffled, Event, HiddenCardDrawn, PricePaid, SuitSold
from naqala.engine.geometry import members
from naqala.engine.hidden import Draw, HiddenDraws, Requirement, big_below, falling
from naqala.engine.luck import Luck
from naqala.engine.memory import Memory
from naqala.engine.pile import count, one, pile_of, size
from naqala.engine.setup import CARDS_IN_BOX
from tests.positions import BLUE, ORANGE, PINK, game_at

pytestmark = pytest.mark.rule("H3")

SEATS = 3
Case = tuple[list[list[int]], list[Draw], list[Requirement]]
NO_NEED: Case = ([[FISH, FISH, SILK]], [Draw(PINK, 0), Draw(ORANGE, 0)], [])
ONE_NEED = ([[FISH, FISH, SILK, FAKIR]], [Draw(PINK, 0), Draw(PINK, 0)], [Requirement(PINK, FISH, 2, 1)])
NEED_BETWEEN = ([[FISH, FISH, SILK, FAKIR]], [Draw(PINK, 0), Draw(PINK, 0)], [Requirement(PINK, FISH, 1, 1)])
NEED_OF_A_RIVAL = ([[FISH, SILK, FAKIR]], [Draw(PINK, 0), Draw(ORANGE, 0)], [Requirement(ORANGE, FISH, 1, 1)])
RUN_OUT: Case = ([[FISH, SILK], [FISH, FAKIR]], [Draw(PINK, 0), Draw(ORANGE, 0), Draw(PINK, 1)], [])
TWO_POTS = (
    [[FISH, SILK, FAKIR], [FISH, FISH, GOLD, FAKIR]],
    [Draw(PINK, 0), Draw(PINK, 0), Draw(PINK, 1), Draw(ORANGE, 1)],
    [Requirement(PINK, FISH, 1, 1), Requirement(PINK, FAKIR, 3, 1), Requirement(PINK, FISH, 3, 2)],
)
CASES = [NO_NEED, ONE_NEED, NEED_BETWEEN, NEED_OF_A_RIVAL, RUN_OUT, TWO_POTS]


def deals(pots, draws):
    """Every way to deal single cards to the draws: for each draw its kind."""
    ways = [permutations(pot, sum(draw.pot == number for draw in draws)) for number, pot in enumerate(pots)]
    for dealt in product(*ways):
        cards = [iter(pot) for pot in dealt]
        yield [next(cards[draw.pot]) for draw in draws]


def drawn_by(seat, draws, dealt):
    return [card for draw, card in zip(draws, dealt, strict=True) if draw.seat == seat]


def anything(seed):
    """Two small pots, up to four draws of two seats, and needs that one deal of them meets."""
    chance = random.Random(seed)
    pots = [[chance.choice((FISH, SILK, WHEAT, FAKIR)) for _ in range(chance.randint(2, 5))] for _ in range(2)]
    order = sorted(chance.sample([0] * len(pots[0]) + [1] * len(pots[1]), chance.randint(2, 4)))
    draws = [Draw(chance.choice((PINK, ORANGE)), pot) for pot in order]
    dealt = chance.choice(list(deals(pots, draws)))
    needs = []
    for _ in range(chance.randint(0, 3)):
        seat = chance.choice(draws).seat
        mine = drawn_by(seat, draws, dealt)
        first = chance.randint(1, len(mine))
        card = chance.choice(mine[:first])
        needs.append(Requirement(seat, card, first, chance.randint(1, mine[:first].count(card))))
    return pots, draws, needs


CASES += [anything(seed) for seed in range(60)]


def agrees(draws, dealt, needs):
    return all(drawn_by(need.seat, draws, dealt)[: need.draws].count(need.card) >= need.n for need in needs)


def worlds(pots, draws, needs):
    """How many deals that agree with the needs give these hands."""
    found: Counter[tuple[int, ...]] = Counter()
    for dealt in deals(pots, draws):
        if agrees(draws, dealt, needs):
            found[tuple(pile(drawn_by(seat, draws, dealt)) for seat in range(SEATS))] += 1
    return found


def pile(cards):
    held = Counter(cards)
    return pile_of([held[card] for card in range(CARD_KINDS)])


def hidden(pots, draws, needs):
    return HiddenDraws(draws, needs, vec[i64]([pile(pot) for pot in pots]))


def covers(hand, least):
    return all(count(hand, card) >= count(least, card) for card in range(CARD_KINDS))


def with_these(found, least):
    """Return how often everybody has at least these cards."""
    return sum(n for hands, n in found.items() if all(map(covers, hands, least)))


@pytest.mark.parametrize("case", CASES)
def test_there_are_as_many_ways_as_deals_that_agree(case):
    """In total, and with at least these cards for everybody, which determines the counts of exact hands."""
    pots, draws, needs = case
    found = worlds(*case)
    last = Counter(draw.seat for draw in draws)
    for least in [*found, (0, 0, 0)]:
        held = [
            Requirement(seat, c, last[seat], count(hand, c))
            for seat, hand in enumerate(least)
            for c in range(CARD_KINDS)
        ]
        assert hidden(pots, draws, needs + held).first.ways == with_these(found, least) > 0


@pytest.mark.parametrize("case", CASES)
def test_the_bounds_are_the_least_and_the_most_of_all_deals(case):
    found = worlds(*case)
    draws_counted = hidden(*case)
    for seat in range(SEATS):
        for card in range(CARD_KINDS):
            held = [count(hands[seat], card) for hands in found]
            assert draws_counted.bounds(seat, card) == (min(held), max(held))


@pytest.mark.parametrize("case", CASES[:12])
def test_hands_are_dealt_at_their_right_frequency(case):
    pots = case[0]
    found = worlds(*case)
    draws_counted = hidden(*case)
    luck = Luck.seeded(7)
    full = vec[i64]([pile(pot) for pot in pots])
    dealt: Counter[tuple[int, ...]] = Counter()
    trials = 3000
    for _ in range(trials):
        hands, left = vec[i64]([0] * SEATS), full[:]
        draws_counted.deal(luck, hands, left)
        dealt[tuple(hands)] += 1
        assert sum(hands) + sum(left) == sum(full)
    assert set(dealt) == set(found)
    for hands, n in found.items():
        share = n / found.total()
        assert abs(dealt[hands] - trials * share) < 4 * (trials * share * (1 - share)) ** 0.5 + 1


def test_draws_whose_ways_exceed_64_bits_are_counted_and_dealt():
    draws = [Draw(PINK, 0)] * 14
    full = vec[i64]([pile_of(CARDS_IN_BOX)])
    draws_counted = HiddenDraws(draws, [Requirement(PINK, IVORY, 14, 2)], full)
    assert draws_counted.first.ways == 14 * 13 * falling(52, 12) > 1 << 64
    hands, pots = vec[i64]([0] * SEATS), full[:]
    draws_counted.deal(Luck.seeded(3), hands, pots)
    assert (size(hands[PINK]), count(hands[PINK], IVORY)) == (14, 2)
    assert hands[PINK] + pots[0] == full[0]


def test_when_a_pot_has_run_out_all_its_cards_are_accounted_for():
    draws_counted = hidden([[FISH, SILK], [FISH, FAKIR]], [Draw(PINK, 0), Draw(PINK, 0), Draw(PINK, 1)], [])
    assert [draws_counted.bounds(PINK, card) for card in (FISH, SILK, FAKIR)] == [(1, 2), (1, 1), (0, 1)]


def test_a_card_shown_before_the_second_draw_was_the_first():
    draws_counted = hidden([[FISH, SILK]], [Draw(PINK, 0), Draw(ORANGE, 0)], [Requirement(PINK, FISH, 1, 1)])
    assert draws_counted.bounds(ORANGE, SILK) == (1, 1)
    assert draws_counted.bounds(BLUE, FISH) == (0, 0)


def test_a_requirement_implies_weaker_ones():
    need = Requirement(PINK, FISH, 2, 2)
    for other in (need, Requirement(PINK, FISH, 3, 2), Requirement(PINK, FISH, 2, 1)):
        assert need.implies(other)
    for other in (
        Requirement(PINK, FISH, 1, 2),
        Requirement(PINK, FISH, 2, 3),
        Requirement(PINK, SILK, 2, 2),
        Requirement(BLUE, FISH, 2, 2),
    ):
        assert not need.implies(other)


@pytest.mark.parametrize("ways", [1, 6, (1 << 32) + 1, 3 << 90])
def test_one_of_many_ways_is_any_of_them(ways):
    luck = Luck.seeded(1)
    thirds = Counter(3 * big_below(ways, luck) // ways for _ in range(3000))
    assert ways == 1 or (set(thirds) == {0, 1, 2} and all(abs(n - 1000) < 110 for n in thirds.values()))


# Compared with every history that agrees with the events

World = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]  # hands as piles, the cards of pile and discards


class Histories:
    """All ways a small pile can have been drawn, card by single card, given the events that spectators received."""

    def __init__(self, hands, pile):
        self.worlds: Counter[World] = Counter({(hands, tuple(sorted(pile)), ()): 1})

    def observe(self, event):
        worlds: Counter[World] = Counter()
        for world, n in self.worlds.items():
            for next_world in after(event, *world):
                worlds[next_world] += n
        self.worlds = worlds

    def hands(self):
        found: Counter[tuple[int, ...]] = Counter()
        for (hands, _, _), n in self.worlds.items():
            found[hands] += n
        return found


def after(event, hands, pile, discards):
    """The worlds that this one can have become; none if it cannot have been this one."""
    match event:
        case HiddenCardDrawn(seat=seat):
            for nth, card in enumerate(pile):
                yield given(hands, seat, card), pile[:nth] + pile[nth + 1 :], discards
        case CardRevealed(card=card):
            for nth, other in enumerate(pile):
                if other == card:
                    yield hands, pile[:nth] + pile[nth + 1 :], discards
        case CardTaken(seat=seat, card=card):
            yield given(hands, seat, card), pile, discards
        case DeckReshuffled():
            assert not pile
            yield hands, discards, ()
        case SuitSold(seat=seat) | PricePaid(seat=seat):
            card = FAKIR if isinstance(event, PricePaid) else members(event.suit)[0]
            if count(hands[seat], card):
                yield given(hands, seat, card, -1), pile, tuple(sorted((*discards, card)))


def given(hands, seat, card, n=1):
    return tuple(hand + n * one(card) * (s == seat) for s, hand in enumerate(hands))


def with_pile(cards):
    """A spectator's memory of three empty hands and a pile of these cards."""
    memory = Memory.at(game_at(players=3).state, NOBODY)
    memory.pots = vec[i64]([pile(cards)])
    return memory


def story(seed):
    """What happens to a small pile, with hidden draws of two seats, and cards revealed, taken, sold and paid."""
    chance = random.Random(seed)
    deck = [chance.choice((GOLD, FISH, SILK, WHEAT, FAKIR)) for _ in range(chance.randint(4, 8))]
    cards, discards = deck[:], list[int]()
    hands: dict[int, Counter[int]] = {PINK: Counter(), ORANGE: Counter()}
    events: list[Event] = []
    for _ in range(chance.randint(5, 14)):
        seat = chance.choice((PINK, ORANGE))
        what = chance.choice(("draw", "draw", "draw", "show", "show", "game_at", "take"))
        if what in ("draw", "game_at") and not deck and discards:
            deck, discards = discards, []
            events.append(DeckReshuffled())
        if what == "draw" and deck:
            hands[seat][deck.pop(chance.randrange(len(deck)))] += 1
            events.append(HiddenCardDrawn(seat))
        elif what == "game_at" and deck:
            events.append(CardRevealed(deck.pop(chance.randrange(len(deck)))))
        elif what == "take" and chance.random() < 0.5:
            hands[seat][FISH] += 1
            events.append(CardTaken(seat, 0, FISH))
        elif what == "show" and +hands[seat]:
            card = chance.choice(sorted(+hands[seat]))
            hands[seat][card] -= 1
            discards.append(card)
            events.append(PricePaid(seat, 0, 1) if card == FAKIR else SuitSold(seat, 1 << card, 1))
    return cards, events


def followed(cards, events):
    memory, histories = with_pile(cards), Histories((0, 0, 0), cards)
    for event in events:
        memory.observe(event)
        histories.observe(event)
    return memory, histories


def ways_with(memory, hands):
    """How many ways there are in which everybody holds these cards at least."""
    held = []
    for seat, hand in enumerate(hands):
        for card in range(CARD_KINDS):
            drawn = count(hand, card) - count(memory.known[seat], card) + count(memory.owed[seat], card)
            held.append(Requirement(seat, card, memory.drawn(seat), drawn))
    return HiddenDraws(memory.draws, memory.needs + held, memory.pots).first.ways


@pytest.mark.parametrize("seed", range(150))
def test_hands_are_as_likely_as_the_histories_that_lead_to_them(seed):
    memory, histories = followed(*story(seed))
    found = histories.hands()
    in_all = ways_with(memory, (0, 0, 0))
    for least in found:
        assert ways_with(memory, least) * found.total() == with_these(found, least) * in_all > 0


@pytest.mark.parametrize("seed", range(150))
def test_the_bounds_of_hands_are_the_least_and_the_most_of_all_histories(seed):
    memory, histories = followed(*story(seed))
    for seat in range(3):
        hands = [world[seat] for world in histories.hands()]
        for card in range(CARD_KINDS):
            held = [count(hand, card) for hand in hands]
            assert memory.card_bounds(seat, card) == (min(held), max(held))
        sure, others = memory.hand(seat)
        assert all(covers(hand, sure) for hand in hands)
        assert {size(sure) + others} == {size(hand) for hand in hands}


def test_the_stories_contain_hidden_draws_requirements_and_reshuffled_decks():
    memories = [followed(*story(seed))[0] for seed in range(150)]
    assert sum(1 for memory in memories if len(memory.draws) > 1 and memory.needs) > 20
    assert sum(1 for memory in memories if {draw.pot for draw in memory.draws} >= {0, 1}) > 5
