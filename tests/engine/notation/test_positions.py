"""Positions as lines of text."""

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from naqala.engine import components, djinns, steps
from naqala.engine.components import A1, C3, D3, E3, FAKIR, FISH, NOWHERE, OASIS, PALACE, SILK, VILLAGE
from naqala.engine.djinns import BOURAQ, HAGIS, IBLIS, LETA, SIBITTIS
from naqala.engine.luck import Luck
from naqala.engine.notation import parse_position, position_data, position_from_json, position_json, position_text
from naqala.engine.notation.codecs import kind_name
from naqala.engine.notation.position_data import data_of
from naqala.engine.notation.step_codec import STEP_KINDS
from naqala.engine.steps import (
    Bidding,
    Choosing,
    Conjuring,
    Keeping,
    Killing,
    KillingSecond,
    Moving,
    Placing,
    PlacingAround,
    Selling,
    Summoning,
    Trading,
)
from tests import games
from tests.engine.notation.random_games import deals, positions, some_positions
from tests.positions import BLUE, PINK, Seat, game_at

NAMES = vars(djinns) | vars(components) | vars(steps) | vars(position_data)


def same(state):
    """Check that the position is read back from its text and its JSON."""
    luck = Luck.seeded(7)
    assert parse_position(position_text(state), luck).key() == state.key()
    assert position_from_json(json.loads(json.dumps(position_json(state))), luck).key() == state.key()
    return True


@given(deals, st.integers(0, 10**6).map(random.Random))
def test_the_positions_of_a_game_are_read_back_from_its_text_and_its_json(state, chance):
    asked = set()
    for position in positions(state, chance):
        kinds = tuple(type(step) for step in position.steps)
        if kinds not in asked or chance.random() < 0.02:
            asked.add(kinds)
            assert same(position)
            assert "\n" not in position_text(position)
            assert eval(repr(data_of(position)), dict(NAMES)) == data_of(position)


def test_the_games_of_these_tests_contain_every_kind_of_step():
    asked = {kind_name(state.steps[-1]) for state in some_positions() if state.steps}
    assert asked == set(STEP_KINDS)


def test_capitals_do_not_matter():
    for state in some_positions():
        assert parse_position(position_text(state).upper(), Luck.seeded(7)).key() == state.key()


def test_the_luck_is_the_given_one():
    state = games.plain(3, 5)
    assert parse_position(position_text(state), state.luck.copy()) == state
    assert parse_position(position_text(state), Luck.seeded(99)) != state


def test_a_djinn_used_this_round_has_a_mark():
    game = game_at(blue=Seat(djinns=[HAGIS, LETA], spent=[LETA], gold=7, elders=2, cards=[FISH, FISH, SILK]))
    assert " blue=7/0v/2e/silk+fish*2/Hagis+Leta! " in position_text(game.state)
    assert same(game.state)


def test_a_tile_lists_everything_on_it():
    game = game_at({C3: "mva"}, places={C3: OASIS}, palms={C3: 2}, palaces={C3: 1}, pink=Seat(owns=[C3]))
    assert ",O8vma^2#1@pink," in position_text(game.state)
    assert same(game.state)


def test_row_5_comes_first_as_on_the_board():
    board = position_text(game_at({A1: "vvvvv"}).state).split(" ")[1].removeprefix("board=")
    assert board.split("/")[4].split(",")[0].endswith("vvvvv")


@pytest.mark.rule("B2")
def test_the_last_to_bid_0_acts_first_of_them_and_is_named_first():
    state = games.plain(4, 1)
    seats = [seat for seat in state.order]
    for _ in range(3):
        state.play(state.options()[0])
    named = ",".join(f"0:{components.SEAT_NAMES[seat].lower()}" for seat in reversed(seats[:3]))
    assert f" track={named} " in position_text(state)
    assert same(state)


@pytest.mark.parametrize(
    ("asked", "text"),
    [
        ([Selling(BLUE), Moving(BLUE)], "blue:selling>moving"),
        ([Selling(BLUE), Summoning(BLUE), Killing(BLUE, D3, 2)], "blue:selling>summoning>killing(D3,2)"),
        ([Selling(BLUE), Trading(BLUE, 6, 6, 2)], "blue:selling>trading(6,6,2)"),
        (
            [Selling(BLUE), Summoning(BLUE), KillingSecond(BLUE, NOWHERE, PINK, True)],
            "blue:selling>summoning>killing-second(-,pink,yes)",
        ),
        (
            [Selling(BLUE), Summoning(BLUE), KillingSecond(BLUE, C3, -1, False)],
            "blue:selling>summoning>killing-second(C3,-,no)",
        ),
        ([Selling(BLUE), Keeping(BLUE, 1 << BOURAQ | 1 << IBLIS)], "blue:selling>keeping(Bouraq+Iblis)"),
        ([Selling(BLUE), Placing(BLUE, E3, PALACE)], "blue:selling>placing(E3,palace)"),
        ([Selling(BLUE), Moving(BLUE), Conjuring(BLUE, E3, PALACE)], "blue:selling>moving>conjuring(E3,palace)"),
        ([Selling(BLUE), PlacingAround(BLUE, E3, PALACE)], "blue:selling>placing-around(E3,palace)"),
    ],
)
def test_steps_read_like_this(asked, text):
    blue = Seat(elders=3, djinns=[SIBITTIS, HAGIS], spent=[SIBITTIS], cards=[FAKIR])
    game = game_at(
        {C3: "mm", D3: "m"}, places={E3: VILLAGE}, blue=blue, pink=Seat(elders=2, viziers=1), asked=asked,
        row=[FISH, SILK, FISH], djinn_row=[LETA],
    )  # fmt: skip
    assert position_text(game.state).endswith(f" asked={text}")
    assert same(game.state)


def test_a_bid_and_the_choice_of_a_tile_in_the_middle_of_a_game():
    bids = game_at(asked=[Bidding(PINK, 0)], bid_order=[PINK, BLUE, BLUE, PINK])
    assert position_text(bids.state).endswith(
        " order=pink,blue,blue,pink track=- row=- djinns=- discards=- dismissed=- stuck=no asked=pink:bidding(0)"
    )
    assert same(bids.state)
    vacant = game_at({C3: "m"}).state.board.vacant()
    leta = game_at(
        {C3: "m"}, blue=Seat(djinns=[LETA], spent=[LETA]), asked=[Selling(BLUE), Choosing(BLUE, LETA, vacant)]
    )
    assert " asked=blue:selling>choosing(Leta,A1+B1+" in position_text(leta.state)
    assert same(leta.state)


def test_there_are_no_steps_when_the_game_is_over():
    *_, last = positions(games.plain(2, 3), random.Random(3))
    assert position_text(last).endswith(" asked=over")
    assert same(last)


def test_a_position_in_the_notation_is_read_back():
    state = games.rich(3, 7)
    assert parse_position(position_text(state), Luck.seeded(1)).key() == state.key()
