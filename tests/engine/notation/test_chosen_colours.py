"""Positions, actions, lines and records of games whose players chose their colours."""

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from naqala.engine.actions import Strike
from naqala.engine.colours import COLOURS
from naqala.engine.components import ELDER
from naqala.engine.errors import ImpossiblePosition
from naqala.engine.fairness import Contribution, contribution_digest
from naqala.engine.game import Game
from naqala.engine.luck import Luck
from naqala.engine.notation import (
    NotationError,
    action_from_json,
    action_json,
    action_text,
    line_from_json,
    line_json,
    line_text,
    parse_action,
    parse_line,
    parse_position,
    position_from_json,
    position_json,
    position_text,
)
from naqala.engine.records import RecordError, game_from_json, parse_record, record_json
from naqala.engine.setup import deal
from tests import games
from tests.engine.notation.random_games import colours, deals, lines

CHOSEN = ("black", "blue", "orange")


def finished(seed, chosen=CHOSEN, **more):
    game = Game.new(len(chosen), seed, colours=chosen, **more)
    for _ in games.at_random(game, seed):
        pass
    return game


@given(deals, st.integers(0, 10**6).map(random.Random))
def test_the_lines_of_a_game_are_read_back_with_any_colours(state, chance):
    chosen = state.colours
    for line in lines(state, chance):
        assert parse_line(line_text(line, chosen), chosen) == line
        assert line_from_json(json.loads(json.dumps(line_json(line, chosen))), chosen) == line


@given(colours)
def test_strikes_name_the_colour_of_the_rival(chosen):
    for seat, colour in enumerate(chosen):
        action = Strike(seat, ELDER)
        assert action_text(action, chosen) == f"x{colour}:e"
        assert parse_action(f"x{colour}:e", chosen) == action
        assert action_from_json(action_json(action, chosen), chosen) == action
        assert action_json(action, chosen)["rival"] == colour


def test_the_fields_of_a_position_give_seats_and_colours():
    text = position_text(deal(3, Luck.seeded(1), CHOSEN))
    assert [field.partition("=")[0] for field in text.split(" ")][2:5] == list(CHOSEN)
    assert parse_position(text, Luck.seeded(2)).colours == CHOSEN
    assert "pink" not in text


def test_json_lists_the_colours_because_its_keys_have_no_order():
    state = deal(3, Luck.seeded(1), CHOSEN)
    data = position_json(state)
    assert data["colours"] == list(CHOSEN)
    shuffled = json.loads(json.dumps(data, sort_keys=True))
    assert position_from_json(shuffled, Luck.seeded(1)).key() == state.key()
    assert "colours" not in position_json(deal(3, Luck.seeded(1)))


def refusal(text):
    with pytest.raises((NotationError, ImpossiblePosition)) as refused:
        parse_position(text, Luck.seeded(1))
    return str(refused.value)


def test_a_colour_is_one_players_and_plays():
    text = position_text(deal(3, Luck.seeded(1), CHOSEN))
    assert "blue is named twice" in refusal(text.replace(" orange=", " blue=", 1))
    assert "Expected blue=, not 'green=" in refusal(text.replace(" blue=", " green=", 1))
    assert "Pink does not play in a game of 3 (C7)" in refusal(text.replace("track=-", "track=3:pink"))


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        (["black"], "There is 1 colour; the game is for 2 to 4 players (S1)."),
        (["black", "blue", "black"], "black is named twice (S1)."),
        (["black", "blue", "green"], "There is no seat 'green'."),
        ("black", "'black' is not a list."),
    ],
)
def test_colours_of_json_that_cannot_be(said, reason):
    data = position_json(deal(3, Luck.seeded(1), CHOSEN)) | {"colours": said}
    with pytest.raises(NotationError) as refused:
        position_from_json(data, Luck.seeded(1))
    assert str(refused.value).startswith(f"In colours: {reason}")


@pytest.mark.parametrize("chosen", [CHOSEN, ("black", "pink"), ("orange", "black", "pink", "blue")])
def test_a_record_is_verified_and_replayed(chosen):
    value = bytes(range(16))
    contributions = [Contribution(1, contribution_digest(value), value)]
    game = finished(3, chosen, contributions=contributions)
    text = game.record({"Black": "person Ann"})
    assert text.startswith('[Naqala "3"]')
    assert f"[Contribution{chosen[1].capitalize()} " in text
    assert text.splitlines()[-1].split()[1].startswith(f"{chosen[0]}:")
    again, tags = parse_record(text)
    assert tags == {"Black": "person Ann"}
    assert (again.colours, again.log, again.state.key()) == (chosen, game.log, game.state.key())
    assert again.record({"Black": "person Ann"}) == text
    data = json.loads(json.dumps(record_json(game, {}, with_seed=False), sort_keys=True))
    assert list(data["scores"]) == sorted(chosen)
    assert game_from_json(data)[0].record() == game.record()


def test_a_record_without_its_seed_is_replayed_by_its_draws():
    text = finished(5).record()
    kept = [line for line in text.splitlines() if not line.startswith(("[Seed", "[Salt", "[Commitment"))]
    assert Game.parse("\n".join(kept)).colours == CHOSEN


def test_swapped_colours_are_another_game_with_the_same_deal():
    game = finished(5)
    swapped = game.record().replace("black", "X").replace("blue", "black").replace("X", "blue")
    assert Game.parse(swapped).colours == ("blue", "black", "orange")
    assert Game.parse(swapped).log == game.log


def test_a_line_of_another_colour_is_refused():
    lines = finished(5).record().splitlines()
    nth = next(nth for nth, line in enumerate(lines) if line.startswith("orange "))
    lines[nth] = lines[nth].replace("orange", "black")
    with pytest.raises(RecordError, match="Black acts, but it is the turn of Orange"):
        Game.parse("\n".join(lines))


def test_usual_colours_are_written_as_ever():
    game = Game.new(3, 1, colours=COLOURS[:3])
    assert game.record().startswith('[Naqala "1"]')
    assert position_text(game.start) == position_text(Game.new(3, 1).start)
