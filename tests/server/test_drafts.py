"""Drafts: actions tried on a copy and undone freely, with previews that tell what commits."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from naqala.engine.actions import END_TURN, Action, Bid, Drop, EndTurn, Invoke, Keep, PickUp, Sell
from naqala.engine.colours import COLOURS
from naqala.engine.components import A3, A4, C3, D3, FAKIR, FISH, SILK, VIZIER
from naqala.engine.djinns import BOAZ, JAFAAR, SHAMHAT, SIBITTIS, SLOAR
from naqala.engine.events import PowerUsed, PricePaid
from naqala.engine.game import Game
from naqala.engine.illegal_actions import explain_illegal
from naqala.engine.luck import Luck
from naqala.engine.notation import position_text
from naqala.engine.setup import CARDS_IN_BOX
from naqala.engine.steps import Bidding, Selling
from naqala.server.api_error import ApiError
from naqala.server.drafts import RANDOM_EVENTS, Draft, Preview, preview_action
from naqala.server.messages.option_info import effect_info, option_infos
from tests import games
from tests.positions import BLUE, PINK, Seat, game_at, play
from tests.server.registries import MOVE, before_move, last_bid

MAX_OPTIONS = 25  # options of a position that are looked at


def new_game(players: int, seed: int) -> Game:
    """A game with separate luck for each round, as on the server."""
    return Game.new(players, seed)


def rich_game(players: int, seed: int) -> Game:
    return Game.at(games.rich(players, seed))


@st.composite
def positions(draw: st.DrawFn) -> Game:
    """A game anywhere between its start and its end."""
    create, seed = draw(st.sampled_from((new_game, rich_game))), draw(st.integers(0, 2**32))
    players = draw(st.integers(2, 4))
    whole = create(players, seed)
    for _ in games.at_random(whole, seed):
        pass
    game = create(players, seed)
    play(game, *whole.log[: random.Random(seed).randrange(len(whole.log))])
    return game


def some_options(game: Game) -> list[Action]:
    rng = random.Random(len(game.log))
    return rng.sample(game.options, min(MAX_OPTIONS, len(game.options)))


def try_on(draft: Draft, rng: random.Random, max_actions: int) -> None:
    """Add actions that do not commit, as long as there are any."""
    for _ in range(max_actions):
        options = rng.sample(draft.options(), len(draft.options()))
        found = next((option for option in options if not preview_action(draft.state, option).commits), None)
        if found is None:
            return
        draft.add(draft.preview(found), found)


# Properties


@given(positions(), st.randoms(use_true_random=False))
def test_undoing_every_step_restores_every_state(game: Game, rng: random.Random) -> None:
    draft = Draft(game)
    states = [draft.state.copy()]
    for _ in range(8):
        before = len(draft)
        try_on(draft, rng, 1)
        if len(draft) > before:
            states.append(draft.state.copy())
    while draft.tried:
        assert draft.state == states[len(draft)]
        draft.undo()
    assert draft.state == states[0] == game.state


@given(positions(), st.randoms(use_true_random=False))
def test_a_draft_restarted_to_the_end_is_the_game_as_it_is_played(game: Game, rng: random.Random) -> None:
    draft, log, state = Draft(game), game.log, game.state
    try_on(draft, rng, 8)
    assume(draft.tried)
    while draft.tried:
        draft.restart()
        assert all(isinstance(action, Bid) for action in draft.actions)  # only bids are left at first
    assert (draft.actions, draft.state, draft.options()) == ([], state, list(game.options))
    assert (game.log, game.state) == (log, state)


@given(positions(), st.randoms(use_true_random=False))
def test_a_draft_offers_what_the_game_would_if_its_actions_were_played(game: Game, rng: random.Random) -> None:
    draft = Draft(game)
    assert draft.options() == list(game.options)
    try_on(draft, rng, 8)
    events = [game.play(action) for action in draft.actions]
    assert [tried.events for tried in draft.tried] == events
    assert draft.options() == list(game.options)
    assert (draft.state, draft.view()) == (game.state, game.view(draft.seat))


@given(positions())
def test_what_commits_is_what_a_game_could_not_take_back_and_the_end_of_a_turn(game: Game) -> None:
    for option in some_options(game):
        firm = not game.can_be_undone(option) or isinstance(option, EndTurn)
        assert preview_action(game.state, option).commits == firm, option


@given(positions(), st.randoms(use_true_random=False))
def test_without_random_draws_a_preview_equals_the_result(game: Game, rng: random.Random) -> None:
    for option, preview in played_on(game, rng):
        before, scores, seat = game.state, game.scores(), game.seat
        events = game.play(option)
        if preview.random:
            continue
        assert preview.events == events
        assert preview.gold == game.state.players[seat].gold - before.players[seat].gold
        assert preview.points == game.scores()[seat].total - scores[seat].total
        assert position_text(preview.after) == position_text(game.state)
        assert preview.commits == (game.seat != seat or game.state.round != before.round or option == END_TURN)


@given(positions(), st.randoms(use_true_random=False))
def test_with_random_draws_a_preview_ends_before_the_draw(game: Game, rng: random.Random) -> None:
    for option, preview in played_on(game, rng):
        events = game.play(option)
        if not preview.random:
            continue
        certain = len(preview.events)
        assert preview.commits
        assert preview.events == events[:certain]
        assert isinstance(events[certain], RANDOM_EVENTS)
        effect = effect_info(preview, COLOURS)
        assert (effect["gold"], effect["points"], effect["random"]) == (None, None, True)


def played_on(game: Game, rng: random.Random) -> Iterator[tuple[Action, Preview]]:
    """Options with their previews, over about two rounds."""
    for _ in range(60):
        if game.over:
            return
        kind = rng.choice(sorted({type(option) for option in game.options}, key=repr))
        option = rng.choice([option for option in game.options if type(option) is kind])
        yield option, preview_action(game.state, option)


@given(positions(), st.integers(0, 2**64))
def test_no_preview_depends_on_the_luck_that_is_to_come(game: Game, seed: int) -> None:
    state, other = game.state, game.state
    other.luck = Luck.seeded(seed)
    for option in some_options(game):
        one, another = preview_action(state, option), preview_action(other, option)
        assert (one.events, one.random, one.commits) == (another.events, another.random, another.commits)
        assert (one.gold, one.points) == (another.gold, another.points)


@given(positions())
def test_a_preview_changes_nothing(game: Game) -> None:
    before = game.state
    looked_at = game.state
    for option in some_options(game):
        preview_action(looked_at, option)
    assert looked_at == before


@given(positions(), st.randoms(use_true_random=False))
def test_option_infos_are_the_options_each_with_its_effect(game: Game, rng: random.Random) -> None:
    draft = Draft(game)
    try_on(draft, rng, 3)
    options = option_infos(draft)
    assert [option["notation"] for option in options] == [str(option) for option in draft.options()]
    for info, option in list(zip(options, draft.options(), strict=True))[:MAX_OPTIONS]:
        preview = preview_action(draft.state, option)
        assert (info["commits"], info["effect"]) == (preview.commits, effect_info(preview, COLOURS))


# By example


def test_a_walk_is_tried_drop_by_drop_and_its_last_drop_does_not_commit() -> None:
    draft = Draft(before_move())
    trial = draft.with_actions(MOVE)
    assert not trial.commits
    assert trial.draft.actions == MOVE
    assert (draft.actions, draft.state) == ([], draft.game.state)


def test_several_actions_are_tried_or_none_and_the_reason_is_the_engines() -> None:
    draft = Draft(before_move())
    after = before_move()
    after.play(PickUp(C3))
    reason = explain_illegal(after.state, Drop(C3, VIZIER))
    with pytest.raises(ApiError) as refused:
        draft.with_actions([PickUp(C3), Drop(C3, VIZIER)])
    assert (refused.value.code, refused.value.message, refused.value.rule) == (
        "illegal-action",
        reason.reason,
        reason.rule,
    )
    assert (draft.actions, draft.state) == ([], draft.game.state)


def test_what_commits_is_not_in_the_draft_it_can_only_be_played() -> None:
    draft = Draft(before_move())
    trial = draft.with_actions([*MOVE, END_TURN])
    assert trial.commits
    assert trial.draft.actions == MOVE
    assert [preview.commits for preview in trial.previews] == [False, False, False, True]


def test_nothing_can_follow_what_commits() -> None:
    draft = Draft(before_move())
    with pytest.raises(ApiError, match="must be the last") as refused:
        draft.with_actions([*MOVE, END_TURN, Bid(0)])
    assert refused.value.code == "illegal-action"


def test_the_end_of_a_turn_commits_even_if_the_same_seat_is_asked_again_and_nothing_is_drawn() -> None:
    game = game_at(asked=[Selling(BLUE)], to_act=[BLUE, PINK, PINK])
    assert game.can_be_undone(END_TURN)
    preview = Draft(game).preview(END_TURN)
    assert (preview.random, preview.commits) == (False, True)


def test_a_preview_of_a_draw_counts_the_same_whatever_will_be_drawn() -> None:
    """Otherwise a comparison of two payments would reveal it."""
    previews, truths = set(), set()
    for luck in range(10):
        game = game_at({C3: "v", D3: "v"}, blue=Seat(cards=[FISH, FAKIR], djinns=[SLOAR]), luck=luck)
        previews.add(Draft(game).preview(Invoke(SLOAR, 1)).points)
        game.play(Invoke(SLOAR, 1))
        truths.add(game.scores()[BLUE].total)
    assert (len(previews), len(truths) > 1) == (1, True)


def test_to_draw_from_a_pile_of_one_kind_counts_as_chance() -> None:
    box = [card for card, n in enumerate(CARDS_IN_BOX) for _ in range(n)]
    box.remove(FAKIR)
    others = [card for card in box if card != FISH]
    game = game_at({C3: "v", D3: "v"}, blue=Seat(cards=[FAKIR], djinns=[SLOAR]), pink=Seat(cards=others))
    preview = Draft(game).preview(Invoke(SLOAR, 1))
    assert (preview.random, preview.commits) == (True, True)
    assert [type(event) for event in preview.events] == [PowerUsed, PricePaid]


def test_what_a_djinn_shows_is_not_looked_at_before_it_is_paid_for() -> None:
    shown = [BOAZ, JAFAAR, SHAMHAT]
    others = [djinn for djinn in range(22) if djinn not in (SIBITTIS, *shown)]
    game = game_at({C3: "v", D3: "v", A3: "v", A4: "v"}, blue=Seat(elders=2, djinns=[SIBITTIS]), djinn_discards=others)
    preview = Draft(game).preview(Invoke(SIBITTIS))
    assert (preview.random, preview.commits) == (True, True)
    assert [type(event) for event in preview.events] == [PowerUsed, PricePaid]
    game.play(Invoke(SIBITTIS))
    assert not Draft(game).preview(Keep(BOAZ)).random


@pytest.mark.parametrize("next_to_bid", [BLUE, PINK])
def test_a_bid_commits_if_another_seat_is_asked_next(next_to_bid: int) -> None:
    game = game_at(asked=[Bidding(BLUE, 0)], bid_order=[BLUE, next_to_bid, 1 - next_to_bid, PINK])
    preview = Draft(game).preview(Bid(3))
    assert (preview.random, preview.commits, preview.gold) == (False, next_to_bid != BLUE, -3)


def test_goods_are_sold_and_bought_back_in_a_draft_and_the_seat_sees_its_gold() -> None:
    game = game_at(asked=[Selling(BLUE)], blue=Seat(gold=10, cards=[FISH, SILK]))
    draft = Draft(game)
    both = Sell(1 << FISH | 1 << SILK)
    draft.add(draft.preview(both), both)
    assert [screen.gold for screen in draft.view().holdings] == [13]
    assert [screen.gold for screen in game.view(BLUE).holdings] == [10]
    draft.undo()
    assert [screen.gold for screen in draft.view().holdings] == [10]


def test_with_open_hands_a_draft_sees_behind_every_screen() -> None:
    game = Game.new(3, 1, hands_open=True)
    assert [screen.seat for screen in Draft(game).view().holdings] == [0, 1, 2]
    assert [screen.seat for screen in Draft(Game.new(3, 1)).view().holdings] == [game.seat]


def test_a_restart_goes_back_to_the_start_of_the_turn_and_not_to_the_bid_before_it() -> None:
    draft = Draft(last_bid())
    for action in (Bid(8), PickUp(C3), Drop(D3, VIZIER)):
        draft.add(draft.preview(action), action)
    draft.restart()
    assert draft.actions == [Bid(8)]
    draft.restart()  # now the bid is all there is
    assert draft.actions == []


def test_an_undo_goes_on_step_by_step_from_the_turn_into_the_bid() -> None:
    draft = Draft(last_bid())
    for action in (Bid(8), PickUp(C3)):
        draft.add(draft.preview(action), action)
    draft.undo()
    assert draft.actions == [Bid(8)]
    draft.undo()
    assert draft.actions == []


def test_a_turn_is_finished_if_only_its_end_is_missing() -> None:
    draft = Draft(before_move())
    assert draft.finished_turn() == ([], [])
    for nth, action in enumerate(MOVE):
        draft.add(draft.preview(action), action)
        assert draft.finished_turn() == (([], MOVE[: nth + 1]) if nth < 2 else ([*MOVE, END_TURN], []))


def test_a_bid_is_a_finished_turn_even_if_the_next_one_has_begun() -> None:
    draft = Draft(last_bid())
    for action in (Bid(8), PickUp(C3)):
        draft.add(draft.preview(action), action)
    assert draft.finished_turn() == ([Bid(8)], [PickUp(C3)])


@pytest.mark.parametrize("take_back", [Draft.undo, Draft.restart], ids=["undo", "restart"])
def test_there_is_nothing_to_take_back_in_an_empty_draft(take_back) -> None:
    with pytest.raises(ApiError) as refused:
        take_back(Draft(before_move()))
    assert refused.value.code == "nothing-to-undo"


@pytest.mark.parametrize("seen", [0, 2])
def test_a_wrong_draft_count_is_stale(seen: int) -> None:
    draft = Draft(before_move())
    draft.add(draft.preview(PickUp(C3)), PickUp(C3))
    draft.check_draft_count(1)
    with pytest.raises(ApiError) as refused:
        draft.check_draft_count(seen)
    assert (refused.value.code, refused.value.action_count) == ("stale", 0)
