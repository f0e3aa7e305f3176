"""Victory points (V), and who wins (E4)."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from naqala.engine.components import (
    A1,
    B1,
    B2,
    C3,
    CARD_KINDS,
    D3,
    E3,
    FAKIR,
    FISH,
    GOLD,
    IVORY,
    JEWELS,
    LARGE_MARKET,
    OASIS,
    PAPYRUS,
    POTTERY,
    SACRED_PLACE,
    SILK,
    SMALL_MARKET,
    SPICE,
    VILLAGE,
    WHEAT,
)
from naqala.engine.djinns import BAAL, DJINNS, ENKI, LETA, SLOAR
from naqala.engine.pile import pile_of
from naqala.engine.scoring import ScoreSheet, scores, suits
from tests.positions import BLACK, BLUE, ORANGE, PINK, Seat, game_at, sow

NINE = [IVORY, JEWELS, GOLD, PAPYRUS, SILK, SPICE, FISH, WHEAT, POTTERY]
WORTH = [0, 1, 3, 7, 13, 21, 30, 40, 50, 60]
TILES = {A1: "v", B1: "v"}


def sheet(blue: Seat, **more) -> ScoreSheet:
    return game_at(TILES, blue=blue, **more).scores()[BLUE]


def only(**points: int) -> ScoreSheet:
    """A sheet with nothing but these points."""
    names = ("gold", "viziers", "more_viziers", "elders", "djinns", "tiles", "palms", "palaces", "goods")
    return ScoreSheet(BLUE, *[points.get(name, 0) for name in names])


@pytest.mark.rule("V1")
@pytest.mark.parametrize("gold", [0, 1, 50, 217])
def test_gold_counts_one_each(gold: int):
    assert sheet(Seat(gold=gold)) == only(gold=gold)


@pytest.mark.rule("V2")
def test_a_vizier_counts_one_and_an_opponent_with_fewer_ten():
    assert sheet(Seat(gold=0, viziers=3)) == only(viziers=3, more_viziers=10)


@pytest.mark.rule("V2")
@pytest.mark.parametrize(("theirs", "tens"), [(2, 10), (3, 0), (4, 0)])
def test_the_opponent_must_have_strictly_fewer(theirs: int, tens: int):
    assert sheet(Seat(viziers=3), pink=Seat(viziers=theirs)).more_viziers == tens


@pytest.mark.rule("V2")
def test_each_opponent_with_fewer_counts():
    game = game_at(
        TILES,
        players=4,
        blue=Seat(viziers=3),
        pink=Seat(viziers=1),
        orange=Seat(viziers=3),
        black=Seat(viziers=0),
    )
    assert [sheet.more_viziers for sheet in game.scores()] == [20, 10, 20, 0]
    assert [sheet.viziers for sheet in game.scores()] == [3, 1, 3, 0]


@pytest.mark.rule("V2")
def test_with_three_players_the_first_gets_twenty_at_most():
    game = game_at(TILES, players=3, blue=Seat(viziers=1), pink=Seat(viziers=4), orange=Seat(viziers=2))
    assert [sheet.more_viziers for sheet in game.scores()] == [0, 20, 10]


@pytest.mark.rule("V2")
def test_without_viziers_nobody_has_more():
    assert [sheet.more_viziers for sheet in game_at(TILES, players=4).scores()] == [0, 0, 0, 0]


@pytest.mark.rule("V3")
def test_an_elder_counts_two():
    assert sheet(Seat(gold=0, elders=3)) == only(elders=6)


@pytest.mark.rule("V4")
def test_djinns_count_their_value():
    assert sheet(Seat(gold=0, djinns=[BAAL, ENKI])) == only(djinns=6 + 8)


@pytest.mark.rule("V4")
@pytest.mark.parametrize("djinn", range(22))
def test_a_djinn_counts_its_printed_value_even_if_used_this_round(djinn: int):
    assert sheet(Seat(djinns=[djinn], spent=[djinn])).djinns == DJINNS[djinn].value


@pytest.mark.rule("V5")
@pytest.mark.parametrize(
    ("place", "value"),
    [
        (VILLAGE, 5),
        ((SACRED_PLACE, 6), 6),
        ((SACRED_PLACE, 10), 10),
        ((SACRED_PLACE, 12), 12),
        ((SACRED_PLACE, 15), 15),
        (OASIS, 8),
        (SMALL_MARKET, 6),
        (LARGE_MARKET, 4),
    ],
)
def test_an_owned_tile_counts_its_value(place: int | tuple[int, int], value: int):
    assert sheet(Seat(gold=0, owns=[C3]), places={C3: place}) == only(tiles=value)


@pytest.mark.rule("V5")
def test_owned_tiles_add_up():
    places: dict[int, int | tuple[int, int]] = {C3: OASIS, D3: VILLAGE, E3: (SACRED_PLACE, 15)}
    assert sheet(Seat(owns=[C3, D3, E3]), places=places).tiles == 8 + 5 + 15


@pytest.mark.rule("V5")
def test_a_palm_tree_on_an_owned_tile_counts_three():
    assert sheet(Seat(gold=0, owns=[C3]), places={C3: OASIS}, palms={C3: 2, D3: 1}) == only(tiles=8, palms=6)


@pytest.mark.rule("V5")
def test_a_palace_on_an_owned_tile_counts_five():
    assert sheet(Seat(gold=0, owns=[C3]), places={C3: VILLAGE}, palaces={C3: 3, D3: 1}) == only(tiles=5, palaces=15)


@pytest.mark.rule("V5")
def test_trees_and_palaces_count_for_the_owner_of_their_tile():
    game = game_at(
        TILES, blue=Seat(owns=[C3, D3]), pink=Seat(owns=[E3]), palms={C3: 1, E3: 2}, palaces={C3: 2, D3: 1, E3: 1}
    )
    assert [(sheet.palms, sheet.palaces) for sheet in game.scores()] == [(3, 15), (6, 5)]
    assert [sheet.seat for sheet in game.scores()] == [0, 1]


@pytest.mark.rule("V6")
@pytest.mark.parametrize("n", range(10))
def test_different_goods_count_as_in_a_sale(n: int):
    assert sheet(Seat(gold=0, cards=NINE[:n])) == only(goods=WORTH[n])


@pytest.mark.rule("V6")
def test_fakirs_count_nothing():
    assert sheet(Seat(gold=0, cards=[FAKIR] * 5)) == only()


@pytest.mark.rule("W4", "V6")
def test_six_different_goods_and_three_of_them_again_count_30_and_7():
    assert sheet(Seat(cards=[*NINE[3:], FISH, WHEAT, POTTERY])).goods == 30 + 7


@pytest.mark.rule("V6")
def test_equal_goods_count_one_each():
    assert sheet(Seat(cards=[FISH] * 6)).goods == 6


def splits(goods: tuple[int, ...], wild: int) -> Iterator[tuple[int, tuple[int, ...], int]]:
    """Every suit that can be made of a hand: its length, and the hand and wild cards left."""
    held = [kind for kind, n in enumerate(goods) if n]
    for length in range(len(held) + 1):
        for suit in combinations(held, length):
            left = tuple(sorted(n - (kind in suit) for kind, n in enumerate(goods)))
            for helpers in range(min(wild, 9 - length) + 1):
                if length + helpers:
                    yield length + helpers, left, wild - helpers


@cache
def best_split(goods: tuple[int, ...], wild: int) -> int:
    """Return the best score by trying all splits into suits."""
    return max((WORTH[n] + best_split(left, rest) for n, left, rest in splits(goods, wild)), default=0)


@pytest.mark.rule("V6", "D2")
@given(cards=st.lists(st.sampled_from(NINE), max_size=8), wild=st.integers(0, 3))
def test_goods_count_by_the_best_split_into_suits(cards: list[int], wild: int):
    goods = [cards.count(good) for good in NINE]
    assert suits(pile_of(goods), wild) == best_split(tuple(sorted(goods)), wild)


@pytest.mark.rule("V6", "D2")
@pytest.mark.parametrize(
    ("goods", "wild", "points"),
    [
        ([1] * 9, 1, 61),
        ([1] * 8 + [0], 1, 60),
        ([1] * 8 + [0], 2, 61),
        ([0] * 9, 9, 60),
        ([0] * 9, 2, 3),
        ([3, 0, 0, 0, 0, 0, 0, 0, 0], 2, 9),
        ([2, 2, 2, 4, 4, 4, 6, 6, 6], 0, 2 * 60 + 2 * 30 + 2 * 7),
        ([2, 2, 2, 4, 4, 4, 6, 6, 6], 4, 3 * 60 + 40 + 2 * 7),
    ],
)
def test_a_good_of_ones_choice_lengthens_the_longest_suit_up_to_nine(goods: list[int], wild: int, points: int):
    assert suits(pile_of(goods), wild) == points


@pytest.mark.rule("V6")
def test_fakirs_in_the_hand_are_not_goods():
    assert suits(pile_of([1] + [0] * (CARD_KINDS - 2) + [9]), 0) == 1


@pytest.mark.rule("E4")
def test_the_total_is_the_sum_of_everything():
    game = game_at(
        TILES,
        blue=Seat(gold=7, viziers=3, elders=2, djinns=[LETA, SLOAR], cards=[IVORY, SILK, FAKIR], owns=[C3]),
        places={C3: OASIS},
        palms={C3: 1},
        palaces={C3: 2},
    )
    assert game.scores()[BLUE] == ScoreSheet(BLUE, 7, 3, 10, 4, 4 + 8, 8, 3, 10, 3)
    assert game.scores()[BLUE].total == 60
    assert scores(game.state) == [60, 50]


@pytest.mark.rule("E4")
@pytest.mark.parametrize(
    ("gold", "winners"),
    [
        ([10, 9, 8, 7], [BLUE]),
        ([10, 11, 8, 7], [PINK]),
        ([1, 2, 3, 4], [BLACK]),
        ([5, 6, 6, 4], [PINK, ORANGE]),
        ([6, 5, 4, 6], [BLUE, BLACK]),
        ([0, 0, 0, 0], [BLUE, PINK, ORANGE, BLACK]),
    ],
)
def test_the_highest_score_wins_and_equal_scores_share_the_win(gold: list[int], winners: list[int]):
    blue, pink, orange, black = (Seat(gold=n) for n in gold)
    assert game_at(TILES, players=4, blue=blue, pink=pink, orange=orange, black=black).winners() == winners


@pytest.mark.rule("E4")
def test_the_total_decides_and_not_the_gold():
    assert game_at(TILES, blue=Seat(gold=60), pink=Seat(gold=51, elders=5)).winners() == [PINK]


@pytest.mark.rule("V1", "V2")
def test_a_score_is_available_at_any_time_even_during_a_walk():
    game = game_at({A1: "vv", B1: "v", B2: "v"}, blue=Seat(viziers=1))
    sow(game, "A1 B1v")
    assert game.scores() == [ScoreSheet(BLUE, 50, 1, 10, 0, 0, 0, 0, 0, 0), ScoreSheet(PINK, 50, *[0] * 8)]


@pytest.mark.rule("V1")
def test_the_repr_of_a_score_sheet_lists_each_source():
    (blue, _) = game_at(TILES, blue=Seat(gold=7, viziers=2, elders=3, cards=[SILK, FISH], owns=[C3])).scores()
    parts = (blue.gold, blue.viziers, blue.more_viziers, blue.elders, blue.djinns, blue.palms, blue.palaces, blue.goods)
    assert parts == (7, 2, 10, 6, 0, 0, 0, 3)
    assert blue.total == sum(parts) + blue.tiles
