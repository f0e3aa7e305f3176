"""A turn tried out on a copy: taken back freely, and what commits is known before."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from naqala.engine.actions import END_TURN, Action, Bid, Drop, EndTurn, Invoke, Keep, PickUp, Sell
from naqala.engine.djinns import BOAZ, JAFAAR, SHAMHAT, SIBITTIS, SLOAR
from naqala.engine.events import PowerUsed, PricePaid
from naqala.engine.game import Game
from naqala.engine.luck import Luck
from naqala.engine.refusals import refusal
from naqala.engine.setup import CARDS_IN_BOX
from naqala.engine.steps import Bidding, Selling
from naqala.engine.things import A3, A4, C3, D3, FAKIR, FISH, SILK, VIZIER
from naqala.table.drafts import BY_CHANCE, Draft, Preview, previewed
from naqala.table.refusal import Refusal
from naqala.table.wire.offers import brings, offers_told
from tests import games
from tests.laying import BLUE, PINK, Seat, lay, play
from tests.table.halls import A_WALK, walking

SOME = 25  # options of a position that are looked at


def begun(players: int, seed: int) -> Game:
    """Each round by a luck of its own, as at a table."""
    return Game.new(players, seed)


def laid_rich(players: int, seed: int) -> Game:
    return Game.at(games.rich(players, seed))


@st.composite
def positions(draw: st.DrawFn) -> Game:
    """A game anywhere between its start and its end."""
    lay_out, seed = draw(st.sampled_from((begun, laid_rich))), draw(st.integers(0, 2**32))
    players = draw(st.integers(2, 4))
    whole = lay_out(players, seed)
    for _ in games.at_random(whole, seed):
        pass
    game = lay_out(players, seed)
    play(game, *whole.log[: random.Random(seed).randrange(len(whole.log))])
    return game


def some_options(game: Game) -> list[Action]:
    chance = random.Random(len(game.log))
    return chance.sample(game.options, min(SOME, len(game.options)))


def try_on(draft: Draft, chance: random.Random, most: int) -> None:
    """Deeds that can be taken back, as long as there are any."""
    for _ in range(most):
        options = chance.sample(draft.options(), len(draft.options()))
        found = next((option for option in options if not previewed(draft.state, option).commits), None)
        if found is None:
            return
        draft.add(draft.preview(found), found)


# Laws


@given(positions(), st.randoms(use_true_random=False))
def test_what_is_taken_back_step_by_step_was_never_there(game: Game, chance: random.Random) -> None:
    draft = Draft(game)
    states = [draft.state.copy()]
    for _ in range(8):
        before = len(draft)
        try_on(draft, chance, 1)
        if len(draft) > before:
            states.append(draft.state.copy())
    while draft.tried:
        assert draft.state == states[len(draft)]
        draft.undo()
    assert draft.state == states[0] == game.state


@given(positions(), st.randoms(use_true_random=False))
def test_a_draft_restarted_is_the_game_as_it_is_played(game: Game, chance: random.Random) -> None:
    draft, log, state = Draft(game), game.log, game.state
    try_on(draft, chance, 8)
    assume(draft.tried)
    draft.restart()
    assert (draft.actions, draft.state, draft.options()) == ([], state, list(game.options))
    assert (game.log, game.state) == (log, state)


@given(positions(), st.randoms(use_true_random=False))
def test_a_draft_offers_what_the_game_would_if_its_deeds_were_played(game: Game, chance: random.Random) -> None:
    draft = Draft(game)
    assert draft.options() == list(game.options)
    try_on(draft, chance, 8)
    heard = [game.play(action) for action in draft.actions]
    assert [tried.events for tried in draft.tried] == heard
    assert draft.options() == list(game.options)
    assert (draft.state, draft.view()) == (game.state, game.view(draft.seat))


@given(positions())
def test_what_commits_is_what_a_game_could_not_take_back_and_the_end_of_a_turn(game: Game) -> None:
    for option in some_options(game):
        firm = not game.is_revocable(option) or isinstance(option, EndTurn)
        assert previewed(game.state, option).commits == firm, option


@given(positions(), st.randoms(use_true_random=False))
def test_without_chance_a_preview_is_what_playing_brings(game: Game, chance: random.Random) -> None:
    for option, preview in played_on(game, chance):
        before, scores, seat = game.state, game.scores(), game.seat
        heard = game.play(option)
        if preview.chance:
            continue
        assert preview.events == heard
        assert preview.gold == game.state.players[seat].gold - before.players[seat].gold
        assert preview.points == game.scores()[seat].total - scores[seat].total
        assert str(preview.after) == str(game.state)
        assert preview.commits == (game.seat != seat or game.state.round != before.round or option == END_TURN)


@given(positions(), st.randoms(use_true_random=False))
def test_with_chance_a_preview_tells_what_happens_before_it(game: Game, chance: random.Random) -> None:
    for option, preview in played_on(game, chance):
        heard = game.play(option)
        if not preview.chance:
            continue
        certain = len(preview.events)
        assert preview.commits
        assert preview.events == heard[:certain]
        assert isinstance(heard[certain], BY_CHANCE)
        told = brings(preview)
        assert (told["gold"], told["points"], told["chance"]) == (None, None, True)


def played_on(game: Game, chance: random.Random) -> Iterator[tuple[Action, Preview]]:
    """An option and its preview, for whoever plays it, two rounds long or so."""
    for _ in range(60):
        if game.over:
            return
        kind = chance.choice(sorted({type(option) for option in game.options}, key=repr))
        option = chance.choice([option for option in game.options if type(option) is kind])
        yield option, previewed(game.state, option)


@given(positions(), st.integers(0, 2**64))
def test_no_preview_depends_on_the_luck_that_is_to_come(game: Game, seed: int) -> None:
    state, other = game.state, game.state
    other.luck = Luck.seeded(seed)
    for option in some_options(game):
        one, another = previewed(state, option), previewed(other, option)
        assert (one.events, one.chance, one.commits) == (another.events, another.chance, another.commits)
        assert (one.gold, one.points) == (another.gold, another.points)


@given(positions())
def test_to_look_ahead_changes_nothing(game: Game) -> None:
    before = game.state
    looked_at = game.state
    for option in some_options(game):
        previewed(looked_at, option)
    assert looked_at == before


@given(positions(), st.randoms(use_true_random=False))
def test_the_offers_are_the_options_each_with_what_it_brings(game: Game, chance: random.Random) -> None:
    draft = Draft(game)
    try_on(draft, chance, 3)
    offers = offers_told(draft, draft.view())
    assert [offer["say"] for offer in offers] == [str(option) for option in draft.options()]
    for offer, option in list(zip(offers, draft.options(), strict=True))[:SOME]:
        preview = previewed(draft.state, option)
        assert (offer["commits"], offer["brings"]) == (preview.commits, brings(preview))


# By example


def test_a_walk_is_tried_drop_by_drop_and_its_last_drop_does_not_commit() -> None:
    draft = Draft(walking())
    trial = draft.tried_with(A_WALK)
    assert not trial.commits
    assert trial.draft.actions == A_WALK
    assert (draft.actions, draft.state) == ([], draft.game.state)


def test_several_deeds_are_tried_or_none_and_the_reason_is_the_engines() -> None:
    draft = Draft(walking())
    after = walking()
    after.play(PickUp(C3))
    reason = refusal(after.state, Drop(C3, VIZIER))
    with pytest.raises(Refusal) as refused:
        draft.tried_with([PickUp(C3), Drop(C3, VIZIER)])
    assert (refused.value.kind, refused.value.words, refused.value.rule) == ("not-possible", reason.reason, reason.rule)
    assert (draft.actions, draft.state) == ([], draft.game.state)


def test_what_commits_is_not_in_the_draft_it_can_only_be_played() -> None:
    draft = Draft(walking())
    trial = draft.tried_with([*A_WALK, END_TURN])
    assert trial.commits
    assert trial.draft.actions == A_WALK
    assert [preview.commits for preview in trial.previews] == [False, False, False, True]


def test_nothing_can_follow_what_commits() -> None:
    draft = Draft(walking())
    with pytest.raises(Refusal, match="must come last") as refused:
        draft.tried_with([*A_WALK, END_TURN, Bid(0)])
    assert refused.value.kind == "not-possible"


def test_the_end_of_a_turn_commits_even_if_the_same_seat_is_asked_again_and_nothing_is_drawn() -> None:
    game = lay(asked=[Selling(BLUE)], to_act=[BLUE, PINK, PINK])
    assert game.is_revocable(END_TURN)
    preview = Draft(game).preview(END_TURN)
    assert (preview.chance, preview.commits) == (False, True)


def test_a_preview_of_a_draw_counts_the_same_whatever_will_be_drawn() -> None:
    """Else whoever compares two ways to pay would learn it."""
    previews, truths = set(), set()
    for luck in range(10):
        game = lay({C3: "v", D3: "v"}, blue=Seat(cards=[FISH, FAKIR], djinns=[SLOAR]), luck=luck)
        previews.add(Draft(game).preview(Invoke(SLOAR, 1)).points)
        game.play(Invoke(SLOAR, 1))
        truths.add(game.scores()[BLUE].total)
    assert (len(previews), len(truths) > 1) == (1, True)


def test_to_draw_from_a_pile_of_one_kind_counts_as_chance() -> None:
    box = [card for card, n in enumerate(CARDS_IN_BOX) for _ in range(n)]
    box.remove(FAKIR)
    others = [card for card in box if card != FISH]
    game = lay({C3: "v", D3: "v"}, blue=Seat(cards=[FAKIR], djinns=[SLOAR]), pink=Seat(cards=others))
    preview = Draft(game).preview(Invoke(SLOAR, 1))
    assert (preview.chance, preview.commits) == (True, True)
    assert [type(event) for event in preview.events] == [PowerUsed, PricePaid]


def test_what_a_djinn_shows_is_not_looked_at_before_it_is_paid_for() -> None:
    shown = [BOAZ, JAFAAR, SHAMHAT]
    others = [djinn for djinn in range(22) if djinn not in (SIBITTIS, *shown)]
    game = lay({C3: "v", D3: "v", A3: "v", A4: "v"}, blue=Seat(elders=2, djinns=[SIBITTIS]), djinn_discards=others)
    preview = Draft(game).preview(Invoke(SIBITTIS))
    assert (preview.chance, preview.commits) == (True, True)
    assert [type(event) for event in preview.events] == [PowerUsed, PricePaid]
    game.play(Invoke(SIBITTIS))
    assert not Draft(game).preview(Keep(BOAZ)).chance


@pytest.mark.parametrize("next_to_bid", [BLUE, PINK])
def test_a_bid_commits_if_another_seat_is_asked_next(next_to_bid: int) -> None:
    game = lay(asked=[Bidding(BLUE, 0)], bid_order=[BLUE, next_to_bid, 1 - next_to_bid, PINK])
    preview = Draft(game).preview(Bid(3))
    assert (preview.chance, preview.commits, preview.gold) == (False, next_to_bid != BLUE, -3)


def test_goods_are_sold_and_bought_back_in_a_draft_and_the_seat_sees_its_gold() -> None:
    game = lay(asked=[Selling(BLUE)], blue=Seat(gold=10, cards=[FISH, SILK]))
    draft = Draft(game)
    both = Sell(1 << FISH | 1 << SILK)
    draft.add(draft.preview(both), both)
    assert [screen.gold for screen in draft.view().screens] == [13]
    assert [screen.gold for screen in game.view(BLUE).screens] == [10]
    draft.undo()
    assert [screen.gold for screen in draft.view().screens] == [10]


def test_with_open_hands_a_draft_sees_behind_every_screen() -> None:
    game = Game.new(3, 1, hands_open=True)
    assert [screen.seat for screen in Draft(game).view().screens] == [0, 1, 2]
    assert [screen.seat for screen in Draft(Game.new(3, 1)).view().screens] == [game.seat]


@pytest.mark.parametrize("take_back", [Draft.undo, Draft.restart], ids=["undo", "restart"])
def test_there_is_nothing_to_take_back_in_an_empty_draft(take_back) -> None:
    with pytest.raises(Refusal) as refused:
        take_back(Draft(walking()))
    assert refused.value.kind == "nothing-to-undo"


@pytest.mark.parametrize("seen", [0, 2])
def test_who_has_seen_more_or_less_of_the_draft_is_stale(seen: int) -> None:
    draft = Draft(walking())
    draft.add(draft.preview(PickUp(C3)), PickUp(C3))
    draft.refuse_stale(1)
    with pytest.raises(Refusal) as refused:
        draft.refuse_stale(seen)
    assert (refused.value.kind, refused.value.n) == ("stale", 0)
