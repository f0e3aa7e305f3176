"""What the messages say about a turn: the points it changed, a place that brought nothing, and the open end."""

from __future__ import annotations

import pytest

from naqala.engine.components import C3, D3, F3, LARGE_MARKET, NOBODY, OASIS, SACRED_PLACE, SMALL_MARKET, VILLAGE
from naqala.engine.game import Game
from naqala.engine.notation import parse_action
from naqala.engine.scoring import score_sheets
from naqala.server.drafts import Draft
from naqala.server.messages.game_history import full_history, missed_actions
from naqala.server.messages.position_types import PublicPoints
from naqala.server.messages.public_view import public_points
from naqala.server.messages.skipped_step import skipped_step
from naqala.server.messages.snapshots import snapshot, spectator_view
from tests.games import at_random
from tests.positions import BLUE, PINK, Seat, game_at
from tests.server.phrases import phrase_of

pytestmark = pytest.mark.once


def played(game: Game, *actions: str) -> Game:
    for action in actions:
        game.play(parse_action(action))
    return game


def drafted(game: Game, *actions: str) -> Draft:
    return Draft(game).with_actions([parse_action(action) for action in actions]).draft


def test_an_action_says_whose_public_points_it_changed() -> None:
    game = played(game_at({C3: "bev", F3: "v"}, places={F3: (OASIS, 8)}), "C3>", "D3b", "E3e", "F3v")
    *before, last = missed_actions(game, 0, PINK)
    assert [action["points"] for action in before] == [{}, {}, {}]
    assert last["points"] == {"blue": public_points(score_sheets(game.state)[BLUE])}
    assert last["points"]["blue"]["total"] == 2 + 10 + 8 + 3


def test_the_points_of_a_whole_game_add_up() -> None:
    game = Game.new(players=3, seed=11)
    for _ in at_random(game, 3):
        pass
    for history in (full_history(game), missed_actions(game, 0, NOBODY)):
        totals: dict[str, PublicPoints] = {}
        for action in history:
            totals |= {str(seat): points for seat, points in action["points"].items()}
        sheets = {sheet.seat: public_points(sheet) for sheet in game.scores()}
        for seat, name in enumerate(("blue", "pink", "orange")):
            assert totals.get(name, {"total": 0})["total"] == sheets[seat]["total"]


def test_gold_and_hands_are_open_at_the_end_and_not_before() -> None:
    game = Game.new(players=3, seed=11)
    assert [held["seat"] for held in snapshot(game, PINK, spectator_view(game.state))["holdings"]] == ["pink"]
    for _ in at_random(game, 3):
        pass
    assert game.over
    for seat in (PINK, NOBODY):
        held = snapshot(game, seat, spectator_view(game.state))["holdings"]
        assert [one["seat"] for one in held] == ["blue", "pink", "orange"]


@pytest.mark.parametrize(
    ("place", "step", "words"),
    [
        (SACRED_PLACE, "summoning", "2 Elders"),
        (SMALL_MARKET, "trading", "You have 2 gold; the market costs 3."),
        (LARGE_MARKET, "trading", "You have 2 gold; the market costs 6."),
    ],
)
def test_a_place_that_brings_nothing_says_why(place: int, step: str, words: str) -> None:
    start = game_at({C3: "v", D3: "v"}, places={D3: place}, djinn_row=[0], row=[0, 1, 2], blue=Seat(gold=2))
    skipped = skipped_step(drafted(start, "C3>", "D3v"))
    assert skipped is not None
    assert skipped["step"] == step
    assert words in skipped["message"]
    assert str(phrase_of({**skipped["text"]})) == skipped["message"]


@pytest.mark.parametrize("place", [OASIS, VILLAGE])
def test_a_place_that_brings_something_needs_no_reason(place: int) -> None:
    assert skipped_step(drafted(game_at({C3: "v", D3: "v"}, places={D3: place}), "C3>", "D3v")) is None


def test_a_place_where_the_player_decided_needs_no_reason() -> None:
    start = game_at({C3: "v", D3: "v"}, places={D3: SMALL_MARKET}, row=[0, 1, 2])
    assert skipped_step(drafted(start, "C3>", "D3v")) is None
    assert skipped_step(drafted(start, "C3>", "D3v", "pass")) is None
