"""What games teach: rows and answers as they should be, and the sums that are kept of them."""

import pytest

from naqala.bots.mind.features import CAMELS, ELDERS, FEATURES, GOLD, OASES, POWERS, VIZIERS, N
from naqala.bots.mind.lessons import COLUMNS, Lessons
from naqala.bots.mind.quick_bids import cheap_bid, quick_bid
from naqala.bots.mind.turns import Mind
from naqala.bots.mind.valuation import phase_of
from naqala.bots.mind.weights import blank, column_of, face_values, set_of, stored, valuer_for
from naqala.bots.weights_file import NoWeights, checked
from naqala.engine.actions import Bid
from naqala.engine.djinns import HAGIS
from naqala.engine.luck import Luck
from naqala.engine.scoring import score_sheet
from naqala.engine.setup import deal
from naqala.engine.steps import Bidding
from naqala.engine.things import A1, B1, C3, D3, E3, F5, OASIS
from tests.laying import BLUE, PINK, Seat, lay

RACES = [0.3, 0.9]


def lessons(players=2, width=1, whim=0.15) -> Lessons:
    return Lessons(players, Mind(valuer_for(players), Luck.seeded(1)), RACES, width, whim)


def position(players=2):
    return lay(
        {C3: "mm", D3: "v", E3: "v"},
        players=players,
        places={A1: OASIS},
        other_meeples=F5,
        blue=Seat(gold=30, viziers=4, elders=1, owns=[A1], djinns=[HAGIS]),
        pink=Seat(gold=50, viziers=1, elders=3),
        orange=Seat(gold=70, viziers=2, owns=[B1]),
    ).state


def rows_of(seen: Lessons) -> list[list[float]]:
    flat = list(seen.seen)
    return [flat[at : at + COLUMNS] for at in range(0, len(flat), COLUMNS)]


def test_a_row_is_what_one_has_less_what_the_other_has():
    state, taught = position(), lessons()
    taught.note(state)
    (row,) = rows_of(taught)
    phase = phase_of(state)
    expected = {GOLD: -0.2, VIZIERS: 3, ELDERS: -2, CAMELS: -1, OASES: 1, POWERS + HAGIS: 1}
    for feature, amount in expected.items():
        assert row[feature] == pytest.approx(phase * amount)
        assert row[N + feature] == pytest.approx(phase * phase * amount)
    assert 0 < phase < 1


def test_with_more_players_each_has_a_row_beside_the_mean_of_the_others():
    state, taught = position(3), lessons(3)
    taught.note(state)
    rows = rows_of(taught)
    phase = phase_of(state)
    assert [row[GOLD] for row in rows] == pytest.approx([phase * gold for gold in (-0.3, 0, 0.3)])
    assert [sum(column) for column in zip(*rows, strict=True)] == pytest.approx([0] * COLUMNS)


def test_what_one_stands_at_counts_points_and_the_race_and_no_promise():
    state, taught = position(), lessons()
    taught.note(state)
    assert len(taught.stood) == len(RACES) * 2
    bare = [score_sheet(state, seat).total - score_sheet(state, seat).more_viziers for seat in (BLUE, PINK)]
    for nth, race in enumerate(RACES):
        valuer = face_values(race)
        valuer.attune(state)
        margin = float(bare[BLUE] - bare[PINK]) + valuer.race(3) - valuer.race(-3)
        assert list(taught.stood)[2 * nth : 2 * nth + 2] == pytest.approx([margin, -margin])
    assert taught.stood[0] > taught.stood[2]  # the narrower the race, the more sure is who leads


@pytest.mark.parametrize("players", [2, 3])
def test_the_sums_are_those_of_the_rows(players):
    taught = lessons(players)
    over = taught.play(Luck.seeded(4))
    taught.conclude(over)
    rows = rows_of(taught)
    points = [score_sheet(over, seat).total for seat in range(players)]
    final = [mine - (sum(points) - mine) / (players - 1) for mine in points]
    learners = 1 if players == 2 else players
    assert taught.rows == len(rows) > learners * 3
    assert taught.all_products() == pytest.approx(
        [sum(row[i] * row[j] for row in rows) for i in range(COLUMNS) for j in range(COLUMNS)]
    )
    for race in range(len(RACES)):
        answers = [
            final[nth % learners] - taught.stood[(nth // learners * len(RACES) + race) * players + nth % learners]
            for nth in range(len(rows))
        ]
        assert taught.all_squares()[race] == pytest.approx(sum(answer * answer for answer in answers))
        assert taught.all_answers()[race] == pytest.approx(
            [sum(row[i] * answer for row, answer in zip(rows, answers, strict=True)) for i in range(COLUMNS)]
        )


def test_games_add_up_and_the_same_seeds_teach_the_same():
    together, again = lessons(), lessons()
    together.learn_from([1, 2])
    again.learn_from([1])
    alone = again.rows
    again.learn_from([2])
    assert 0 < alone < again.rows == together.rows
    assert again.all_products() == together.all_products()
    assert again.all_answers() == together.all_answers()


def test_with_nothing_but_whims_a_game_ends_too():
    taught = lessons(whim=1.0)
    assert taught.play(Luck.seeded(2)).over
    assert len(taught.stood) > 0


def test_djinns_are_lent_now_and_then():
    taught = lessons(4)
    lent = set()
    for seed in range(20):
        taught.mind.luck = Luck.seeded(seed)
        state = deal(4, taught.mind.luck)
        taught.lend_djinns(state)
        lent |= {djinn for player in state.players for djinn in range(22) if player.djinns >> djinn & 1}
    assert len(lent) > 10


# Bids at a glance


def test_where_going_first_brings_nothing_the_cheapest_bid_is_chosen():
    state = lay({C3: "m"}, asked=[Bidding(BLUE, 0)], to_act=[], bid_order=[BLUE, PINK, BLUE, PINK]).state
    assert quick_bid(state, lessons().mind.outlook) == Bid(0)


def test_a_turn_that_nobody_else_shall_have_is_paid_for():
    state = lay(
        {C3: "vv", D3: "b", E3: "vvvvvvvvvv"}, asked=[Bidding(BLUE, 0)], to_act=[], bid_order=[BLUE, PINK, BLUE, PINK]
    ).state
    bid = quick_bid(state, lessons().mind.outlook)
    assert isinstance(bid, Bid)
    assert bid.price > 0


def test_a_cheap_bid_costs_five_at_most():
    state = deal(3, Luck.seeded(1))
    luck = Luck.seeded(2)
    bids = {bid.price for bid in [cheap_bid(state, luck) for _ in range(60)] if isinstance(bid, Bid)}
    assert bids == {0, 1, 3, 5}


# Sets of weights


def test_a_column_of_weights_and_a_set_are_the_same():
    weights = stored()["3"]
    assert set_of(column_of(weights), weights["race"][0]) == weights
    assert column_of(weights)[:2] == [weights["gold"][0], weights["poor"][0]]
    assert set(column_of(blank())) == {0.0}


def test_weights_that_lack_something_are_refused():
    lacking = {name: [0.0, 0.0] for name in FEATURES if name != "gold"}
    with pytest.raises(NoWeights, match="two numbers for 'gold' of 2 players"):
        checked({"2": lacking}, (2,), "mine.json")
