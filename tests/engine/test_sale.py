"""The sale, and the end of the turn (G)."""

from collections import Counter
from functools import cache
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from naqala.engine.actions import END_TURN, Invoke, PickUp, Sell
from naqala.engine.components import (
    A1,
    A2,
    C3,
    CARD_KINDS,
    D3,
    FAKIR,
    FISH,
    GOLD,
    IVORY,
    JEWELS,
    PAPYRUS,
    POTTERY,
    SILK,
    SPICE,
    WHEAT,
)
from naqala.engine.djinns import SLOAR
from naqala.engine.events import SuitSold, TurnEnded, TurnStarted
from naqala.engine.game import Game
from naqala.engine.geometry import members
from naqala.engine.pile import pile_of
from naqala.engine.scoring import suits
from naqala.engine.setup import CARDS_IN_BOX
from naqala.engine.steps import Selling
from naqala.engine.steps.sale import best_sale
from tests.positions import BLUE, PINK, Seat, game_at, hand, options, play, sow

PRICE = [0, 1, 3, 7, 13, 21, 30, 40, 50, 60]
GOODS = [IVORY, JEWELS, GOLD, PAPYRUS, SILK, SPICE, FISH, WHEAT, POTTERY]

pytestmark = pytest.mark.rule("G1")


def selling(cards: list[int], **more) -> Game:
    """Blue is at the end of the turn with these cards."""
    return game_at({A1: "v", A2: "v"}, blue=Seat(cards=cards), asked=[Selling(BLUE)], **more)


@pytest.mark.parametrize(("n", "gold"), [(1, 1), (2, 3), (3, 7), (4, 13), (5, 21), (6, 30), (7, 40), (8, 50), (9, 60)])
def test_one_to_nine_different_goods_bring_their_price(n: int, gold: int):
    game = selling(GOODS)
    suit = Sell.of(*GOODS[9 - n :])
    assert play(game, suit) == [SuitSold(BLUE, suit.suit, gold)]
    assert game.state.players[BLUE].gold == 50 + gold
    assert hand(game, BLUE) == GOODS[: 9 - n]


def test_the_goods_sold_go_to_the_discard():
    game = selling([IVORY, SILK, SILK, FAKIR])
    play(game, Sell.of(IVORY, SILK))
    assert [game.state.discards >> 5 * card & 31 for card in range(10)] == [1, 0, 0, 0, 1, 0, 0, 0, 0, 0]
    assert hand(game, BLUE) == [SILK, FAKIR]


def test_every_choice_of_different_goods_is_offered_once():
    game = selling([IVORY, SILK, SILK, POTTERY])
    assert list(game.options) == [
        END_TURN,
        Sell.of(IVORY, SILK, POTTERY),
        Sell.of(SILK, POTTERY),
        Sell.of(IVORY, POTTERY),
        Sell.of(POTTERY),
        Sell.of(IVORY, SILK),
        Sell.of(SILK),
        Sell.of(IVORY),
    ]


def test_of_nine_different_goods_there_are_511_suits():
    game = selling(GOODS)
    assert len(set(options(game, Sell))) == len(options(game, Sell)) == 511
    assert len(game.options) == 512


@pytest.mark.parametrize("good", GOODS)
def test_each_good_can_be_sold_alone(good: int):
    assert list(selling([good, FAKIR]).options) == [END_TURN, Sell.of(good)]


def test_several_suits_may_be_sold_one_after_another():
    game = selling([IVORY, FISH, FISH, WHEAT])
    assert play(game, Sell.of(IVORY, FISH, WHEAT), Sell.of(FISH)) == [
        SuitSold(BLUE, Sell.of(IVORY, FISH, WHEAT).suit, 7),
        SuitSold(BLUE, Sell.of(FISH).suit, 1),
    ]
    assert game.state.players[BLUE].gold == 58
    assert list(game.options) == [END_TURN]


def test_goods_may_be_kept():
    game = selling([IVORY, FISH])
    play(game, END_TURN)
    assert hand(game, BLUE) == [IVORY, FISH]


def test_fakirs_are_never_sold():
    assert list(selling([FAKIR, FAKIR]).options) == [END_TURN]
    with pytest.raises(ValueError, match=r"^Fakirs are never sold \(G1\)\.$"):
        Sell.of(IVORY, FAKIR)


def test_a_suit_holds_each_good_once():
    with pytest.raises(ValueError, match=r"^A suit holds Silk once at most \(G1\)\.$"):
        Sell.of(SILK, IVORY, SILK)


def test_nothing_is_sold_before_the_end_of_the_turn():
    game = game_at({C3: "v", D3: "v"}, blue=Seat(cards=[IVORY]))
    assert list(game.options) == [PickUp(C3), PickUp(D3)]
    sow(game, "C3 D3v")
    assert list(game.options) == [END_TURN, Sell.of(IVORY)]


@pytest.mark.rule("E2")
def test_a_player_who_could_not_move_may_sell_too():
    game = game_at({C3: "v", D3: "e"}, blue=Seat(cards=[IVORY]))
    assert game.state.no_move
    assert list(game.options) == [END_TURN, Sell.of(IVORY)]


def test_each_player_sells_from_their_own_hand():
    game = selling([IVORY], pink=Seat(cards=[FISH]))
    assert list(game.options) == [END_TURN, Sell.of(IVORY)]


@pytest.mark.rule("T4")
def test_powers_and_sales_may_alternate():
    game = game_at({A1: "v", A2: "v"}, blue=Seat(cards=[IVORY, FAKIR], djinns=[SLOAR]), asked=[Selling(BLUE)])
    assert list(game.options) == [END_TURN, Sell.of(IVORY), Invoke(SLOAR, fakirs=1)]
    play(game, Sell.of(IVORY))
    assert list(game.options) == [END_TURN, Invoke(SLOAR, fakirs=1)]


@pytest.mark.rule("T2")
def test_after_the_sale_the_turn_ends_and_the_next_marker_acts():
    game = selling([], to_act=[PINK])
    assert play(game, END_TURN) == [TurnEnded(BLUE), TurnStarted(PINK, 18)]
    assert game.seat == PINK


@cache
def most_gold(goods: tuple[int, ...]) -> int:
    """Return the most gold by trying all suits; `goods` are the numbers of each good."""
    held = [good for good, n in enumerate(goods) if n]
    choices = [suit for length in range(1, len(held) + 1) for suit in combinations(held, length)]
    lefts = [tuple(sorted(n - (good in suit) for good, n in enumerate(goods))) for suit in choices]
    return max((PRICE[len(suit)] + most_gold(left) for suit, left in zip(choices, lefts, strict=True)), default=0)


def sold_at_best(cards: list[int]) -> list[list[int]]:
    return [members(suit) for suit in best_sale(pile_of([cards.count(card) for card in range(CARD_KINDS)]))]


@pytest.mark.rule("V6")
@given(st.lists(st.sampled_from([*GOODS, FAKIR]), max_size=8))
def test_the_best_sale_sells_all_goods_for_the_most_gold_that_any_suits_bring(cards: list[int]):
    sold = sold_at_best(cards)
    goods = [card for card in cards if card != FAKIR]
    assert Counter(good for suit in sold for good in suit) == Counter(goods)
    assert sum(PRICE[len(suit)] for suit in sold) == most_gold(tuple(sorted(Counter(goods).values())))


@pytest.mark.rule("V6")
@given(st.tuples(*[st.integers(0, n) for n in CARDS_IN_BOX]))
def test_the_best_sale_brings_what_the_goods_count_at_the_end(held: tuple[int, ...]):
    lengths = [len(members(suit)) for suit in best_sale(pile_of(list(held)))]
    assert sum(PRICE[n] for n in lengths) == suits(pile_of(list(held)), 0)
    assert lengths == sorted(lengths, reverse=True)


def test_the_best_sale_is_the_longest_suit_and_then_the_longest_of_the_rest():
    assert sold_at_best([FISH, IVORY, FISH, FAKIR, WHEAT, FISH, WHEAT]) == [[IVORY, FISH, WHEAT], [FISH, WHEAT], [FISH]]


def test_there_is_no_best_sale_without_goods():
    assert sold_at_best([FAKIR, FAKIR]) == []


def test_the_suits_of_the_best_sale_can_be_sold_one_after_another():
    cards = [*GOODS, SILK, SPICE, SILK]
    game = selling(cards)
    for suit in sold_at_best(cards):
        play(game, Sell.of(*suit))
    assert hand(game, BLUE) == []
    assert game.state.players[BLUE].gold == 50 + 60 + 3 + 1
