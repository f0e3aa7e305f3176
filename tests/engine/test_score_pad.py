"""The score pad scores like the engine, and refuses what nobody can have."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from naqala.engine.components import CARD_KINDS, FAKIR, FISH, IVORY, PAPYRUS, POTTERY, SILK, SPICE, WHEAT
from naqala.engine.djinns import AL_AMIN, BAAL, DJINNS, HAURVATAT, JAFAAR, SHAMHAT
from naqala.engine.game import Game
from naqala.engine.geometry import members
from naqala.engine.pile import counts, pile_of
from naqala.engine.score_pad import FinalHoldings, PadResult, ScorePadError, possible_sums, problems, score_pad
from naqala.engine.scoring import best_suits, highest, score_sheets, suits, winners
from naqala.engine.setup import CARDS_IN_BOX
from naqala.engine.state import State
from tests.games import DEALS, at_random

NOBODY_ELSE = FinalHoldings(1)


def holdings_of(state: State, *, sums: bool = False) -> list[FinalHoldings]:
    """What the players of a position have, as it would be typed from a table."""
    typed = []
    for player in state.players:
        owned = members(player.owns)
        values = [state.layout.value[tile] for tile in owned]
        typed.append(
            FinalHoldings(
                player.seat,
                gold=player.gold,
                viziers=player.viziers,
                elders=player.elders,
                cards=counts(player.hand, CARD_KINDS),
                tiles=None if sums else values,
                tile_sum=sum(values),
                palms=sum(state.board.palms(tile) for tile in owned),
                palaces=sum(state.board.palaces(tile) for tile in owned),
                djinns=members(player.djinns),
            )
        )
    return typed


@pytest.mark.rule("V1", "V2", "V3", "V4", "V5", "V6", "E4")
@pytest.mark.parametrize("deal", DEALS)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_the_pad_scores_a_finished_game_like_the_engine(deal, players: int, seed: int):
    game = Game.at(deal(players, seed))
    for _ in at_random(game, seed):
        pass
    for sums in (False, True):
        result = score_pad(holdings_of(game.state, sums=sums))
        assert result.sheets == score_sheets(game.state)
        assert result.winners == winners(game.state)
        assert [sum(suit.points for suit in found) for found in result.suits] == [s.goods for s in result.sheets]


@pytest.mark.rule("V2", "V3", "V4", "V5", "V6", "D2", "D10", "D12", "D20")
@given(
    djinns=st.lists(st.sampled_from(range(22)), unique=True, max_size=22),
    cards=st.tuples(*[st.integers(0, most) for most in CARDS_IN_BOX]),
    pieces=st.tuples(st.integers(0, 16), st.integers(0, 20), st.integers(0, 12), st.integers(0, 10)),
)
def test_the_djinns_count_as_they_say(djinns: list[int], cards: tuple[int, ...], pieces: tuple[int, ...]):
    viziers, elders, palms, palaces = pieces
    mine = FinalHoldings(
        0, viziers=viziers, elders=elders, cards=cards, tiles=[8], palms=palms, palaces=palaces, djinns=djinns
    )
    (sheet, other) = score_pad([mine, NOBODY_ELSE]).sheets
    wild = cards[FAKIR] // 2 if AL_AMIN in djinns else 0
    assert sheet.viziers == viziers * (3 if JAFAAR in djinns else 1)
    assert sheet.more_viziers == (10 if viziers else 0)
    assert sheet.elders == elders * (4 if SHAMHAT in djinns else 2)
    assert sheet.palms == palms * (5 if HAURVATAT in djinns else 3)
    assert sheet.palaces == palaces * 5
    assert sheet.djinns == sum(DJINNS[djinn].value for djinn in djinns)
    assert sheet.goods == suits(pile_of(list(cards)), wild)
    assert other.total == 0


@pytest.mark.rule("V6", "D2")
@given(cards=st.tuples(*[st.integers(0, most) for most in CARDS_IN_BOX]), wild=st.integers(0, 9))
def test_the_suits_shown_are_those_that_count(cards: tuple[int, ...], wild: int):
    hand = pile_of(list(cards))
    found = best_suits(hand, wild)
    worth = [0, 1, 3, 7, 13, 21, 30, 40, 50, 60]
    assert sum(worth[len(members(goods)) + more] for goods, more in found) == suits(hand, wild)
    assert sum(more for _, more in found) == wild
    assert [sum(good in members(goods) for goods, _ in found) for good in range(9)] == list(cards[:9])


@pytest.mark.rule("W4", "V6")
def test_six_goods_and_three_of_them_again_are_two_suits():
    cards = [0] * CARD_KINDS
    for good in (PAPYRUS, SILK, SPICE, FISH, WHEAT, POTTERY, FISH, WHEAT, POTTERY):
        cards[good] += 1
    result = score_pad([FinalHoldings(0, cards=cards), NOBODY_ELSE])
    assert [(suit.goods, suit.points) for suit in result.suits[0]] == [
        ([PAPYRUS, SILK, SPICE, FISH, WHEAT, POTTERY], 30),
        ([FISH, WHEAT, POTTERY], 7),
    ]


@pytest.mark.rule("E4")
def test_equal_scores_share_the_win_and_seats_keep_their_colours():
    result = score_pad([FinalHoldings(3, gold=5), FinalHoldings(1, gold=7), FinalHoldings(0, gold=7)])
    assert [sheet.seat for sheet in result.sheets] == [3, 1, 0]
    assert result.winners == [1, 0]
    assert highest([3, 1, 3]) == [0, 2]


def refusal(*holdings: FinalHoldings) -> ScorePadError:
    with pytest.raises(ScorePadError) as caught:
        score_pad(holdings)
    assert str(caught.value).endswith(".")  # there is a text
    return caught.value


@pytest.mark.parametrize(
    ("held", "code"),
    [
        ({"gold": -1}, "pad-negative"),
        ({"gold": 1000}, "pad-gold"),
        ({"viziers": -1}, "pad-negative"),
        ({"viziers": 17}, "pad-more-than-box"),
        ({"elders": 21}, "pad-more-than-box"),
        ({"palms": 13, "tiles": [8]}, "pad-more-than-box"),
        ({"palaces": 11, "tiles": [5]}, "pad-more-than-box"),
        ({"palaces": 1}, "pad-no-tiles"),
        ({"cards": [3]}, "pad-more-than-box"),
        ({"cards": [0] * 9 + [19]}, "pad-more-than-box"),
        ({"cards": [0, -1]}, "pad-negative"),
        ({"tiles": [7]}, "pad-no-such-tile"),
        ({"tiles": [15, 15]}, "pad-tiles-shared"),
        ({"tiles": [6] * 12}, "pad-camels"),
        ({"tiles": None, "tile_sum": 98}, "pad-tile-sum-high"),
        ({"tiles": None, "tile_sum": 3}, "pad-tile-sum"),
        ({"tiles": None, "tile_sum": -4}, "pad-tile-sum"),
        ({"djinns": [BAAL, BAAL]}, "pad-djinn-twice"),
    ],
)
def test_what_nobody_can_have_is_refused(held, code: str):
    assert refusal(FinalHoldings(0, **held), NOBODY_ELSE).phrase.key == code


@pytest.mark.rule("C9")
def test_tiles_are_limited_by_camels_which_depend_on_the_number_of_players():
    assert max(possible_sums(11)) == 15 + 12 + 10 + 6 * 8 + 2 * 6
    assert max(possible_sums(8)) == 15 + 12 + 10 + 5 * 8
    many = FinalHoldings(0, tiles=[6] * 9)
    score_pad([many, NOBODY_ELSE])
    assert refusal(many, NOBODY_ELSE, FinalHoldings(2)).phrase.arguments["most"] == 8


def test_the_box_is_shared_by_all_players():
    error = refusal(FinalHoldings(0, viziers=9), FinalHoldings(1, viziers=8))
    assert error.phrase.arguments == {"what": [("v", 17)], "most": 16}
    assert (str(error), error.rule) == (
        "The players have 17 Viziers together, but the box holds only 16. Check what each player has.",
        "C3",
    )
    assert refusal(FinalHoldings(0, djinns=[BAAL]), FinalHoldings(1, djinns=[BAAL])).rule == "C5"
    assert refusal(FinalHoldings(0, tiles=[15]), FinalHoldings(1, tiles=[15])).rule == "C2"
    sums = [FinalHoldings(seat, tiles=None, tile_sum=77) for seat in range(3)]
    assert refusal(*sums).phrase.key == "pad-tiles-total"


@pytest.mark.rule("S1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_there_are_two_to_four_players(players: int):
    assert refusal(*[FinalHoldings(seat % 4) for seat in range(players)]).phrase.key == "pad-players"


def test_two_players_cannot_have_one_colour():
    assert str(refusal(FinalHoldings(1), FinalHoldings(1))) == (
        "Two players are Pink. Give each player a colour of their own."
    )


def test_every_problem_is_found():
    held = FinalHoldings(0, gold=-1, viziers=17, tiles=[7, 15, 15], djinns=[BAAL, BAAL])
    found = [error.phrase.key for error in problems([held, NOBODY_ELSE])]
    assert found == ["pad-negative", "pad-no-such-tile", "pad-more-than-box", "pad-tiles-shared", "pad-djinn-twice"]


def test_a_score_pad_of_nothing_is_worth_nothing():
    result = score_pad([FinalHoldings(seat) for seat in range(4)])
    assert isinstance(result, PadResult)
    assert (result.winners, result.suits) == ([0, 1, 2, 3], [[], [], [], []])
    assert {sheet.total for sheet in result.sheets} == {0}


def test_the_value_of_ivory_alone_is_one():
    assert score_pad([FinalHoldings(0, cards=[1]), NOBODY_ELSE]).suits[0][0].goods == [IVORY]


def test_random_numbers_are_scored_or_refused():
    chance = random.Random(7)
    for _ in range(200):
        held = [
            FinalHoldings(
                seat,
                gold=chance.randint(-5, 60),
                viziers=chance.randint(-1, 9),
                tiles=chance.choices([4, 5, 6, 8, 10, 99], k=chance.randint(0, 12)),
            )
            for seat in range(chance.randint(1, 4))
        ]
        faults = list(problems(held))
        if faults:
            assert refusal(*held).phrase == faults[0].phrase
        else:
            assert score_pad(held).sheets[0].gold == held[0].gold
