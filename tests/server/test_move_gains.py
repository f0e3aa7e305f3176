"""What a move brings: the points of the best turn for each final tile, without anything that is secret."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from naqala.engine.actions import DROPS, PICK_UPS, Action, Drop, PickUp
from naqala.engine.components import C3, D3, E3, ELDER, MERCHANT, SACRED_PLACE, TRIBE_COUNT, VILLAGE
from naqala.engine.djinns import JAFAAR, KANDICHA
from naqala.engine.events import Event
from naqala.engine.events.tile_events import MeepleDropped, MeeplesPickedUp
from naqala.engine.game import Game
from naqala.engine.luck import Luck
from naqala.engine.notation.vocabulary import TILE
from naqala.engine.pile import count, one
from naqala.engine.scoring import score_sheet
from naqala.engine.sowing import outcomes_from
from naqala.engine.state import State
from naqala.engine.steps.moving import Moving, Sowing
from naqala.engine.steps.sale import Selling
from naqala.engine.view import view
from naqala.server.drafts import RANDOM_EVENTS
from naqala.server.move_gains import MoveGain, move_gains, visible_world
from tests.games import DEALS, at_random
from tests.positions import BLUE, PINK, Seat, game_at, play
from tests.server.registries import before_move
from tests.server.seated import seated
from tests.server.serving import Serving


def gains(state: State, start: int = 0) -> dict[str, MoveGain]:
    """By final tile."""
    return {TILE.format(gain.outcome.final): gain for gain in move_gains(visible_world(view(state, state.seat)), start)}


def moments(deal: int, players: int, seed: int) -> Iterator[State]:
    """The positions of a random game in which a player is about to move or in the middle of a move."""
    game = Game.at(DEALS[deal](players, seed))
    for _ in at_random(game, seed):
        if not game.over and isinstance(game.state.steps[-1], Moving | Sowing):
            yield game.state


def starts(state: State) -> list[int]:
    """The tiles to ask for; one that is ignored while sowing."""
    return [action.tile for action in state.options() if isinstance(action, PickUp)] or [0]


def walked(state: State, gain: MoveGain, start: int) -> tuple[State, list[Event]]:
    """The true position after the walk, and the events of its end."""
    after, events = state.copy(), list[Event]()
    after.event_sink = events
    begin: list[Action] = [PICK_UPS[start]] if isinstance(state.steps[-1], Moving) else []
    for action in [*begin, *[DROPS[tile * TRIBE_COUNT + tribe] for tile, tribe in gain.walk]]:
        assert action in after.options()
        after.play(action)
    after.event_sink = None
    return after, [event for event in events if not isinstance(event, MeeplesPickedUp | MeepleDropped)]


def finished_turns(state: State, events: list[Event], gain: MoveGain) -> Iterator[State]:
    """All ways to finish this turn on the true position, by brute force, with the events of the gain."""
    if events != gain.events[: len(events)]:
        return
    if state.over or isinstance(state.steps[-1], Selling):
        if events == gain.events:
            yield state
        return
    for option in state.options():
        after, more = state.copy(), list[Event]()
        after.event_sink = more
        after.play(option)
        after.event_sink = None
        yield from finished_turns(after, [*events, *more], gain)


# The points are true


@pytest.mark.parametrize(("deal", "players", "seed"), [(0, 2, 1), (0, 4, 2), (1, 2, 3), (1, 3, 4)])
def test_the_points_are_those_of_the_turn_when_it_is_really_played(deal: int, players: int, seed: int) -> None:
    checked = 0
    for state in list(moments(deal, players, seed))[::7]:
        for start in starts(state)[::4]:
            for gain in gains(state, start).values():
                if gain.random:
                    continue
                found = next(finished_turns(*walked(state, gain, start), gain))
                assert score_sheet(found, state.seat).total - score_sheet(state, state.seat).total == gain.points
                checked += 1
    assert checked > 50


@pytest.mark.parametrize(("deal", "seed"), [(0, 5), (1, 6)])
def test_there_is_a_gain_for_every_tile_where_the_move_can_end(deal: int, seed: int) -> None:
    for state in list(moments(deal, 3, seed))[::5]:
        if isinstance(state.steps[-1], Moving):
            for start in starts(state):
                finals = {TILE.format(outcome.final) for outcome in outcomes_from(state.board, start)}
                assert set(gains(state, start)) == finals
        else:
            assert gains(state)


def test_the_best_of_several_outcomes_is_shown() -> None:
    """The Vizier that comes last wins the tile; the Elder does not."""
    game = game_at({C3: "ve", D3: "", E3: "v"}, places={E3: VILLAGE})
    best = gains(game.state, C3)["E3"]
    alone = game_at({C3: "ve", D3: "", E3: "ve"}, places={E3: VILLAGE})
    assert best.outcome.empties
    assert best.points > gains(alone.state, C3)["E3"].points > 0


def test_the_turn_includes_the_djinn_that_it_pays_for() -> None:
    tiles = {C3: "ee", D3: "e"}
    poor = game_at(tiles, places={D3: SACRED_PLACE}, djinn_row=[])
    rich = game_at(tiles, places={D3: SACRED_PLACE}, djinn_row=[JAFAAR])
    of_poor, of_rich = gains(poor.state, C3), gains(rich.state, C3)
    assert set(of_poor) == set(of_rich)
    assert all(of_rich[final].points >= of_poor[final].points for final in of_poor)


def test_before_and_after_a_move_there_is_nothing_to_show() -> None:
    game = before_move()
    play(game, PickUp(C3), Drop(D3, 0), Drop(E3, ELDER))
    assert gains(game.state, C3) == {}


def test_a_random_draw_ends_what_is_shown() -> None:
    """Kandicha's owner captures a Merchant and draws a card for it: which one stays unknown."""
    game = game_at({C3: "a", D3: "a", E3: "m"}, blue=Seat(djinns=[KANDICHA]))
    gain = gains(game.state, C3)["D3"]
    assert gain.random
    assert not any(isinstance(event, RANDOM_EVENTS) for event in gain.events)


# Nothing secret is told


def with_other_secrets(state: State, luck: int) -> State:
    """The same position to the player to move: the rivals hold other cards and gold, and others will be drawn."""
    other = state.copy()
    other.luck = Luck.seeded(luck)
    for player in other.players:
        if player.seat == state.seat:
            continue
        player.gold += luck % 7
        for card in range(10):
            for swapped in range(10):
                if count(player.hand, card) and count(other.deck, swapped) and (card + swapped + luck) % 3 == 0:
                    player.hand += one(swapped) - one(card)
                    other.deck += one(card) - one(swapped)
    return other


@settings(max_examples=25, deadline=None)
@given(deal=st.integers(0, 1), players=st.integers(2, 4), seed=st.integers(0, 10**6), luck=st.integers(1, 10**6))
def test_positions_that_differ_only_in_secrets_have_the_same_gains(
    deal: int, players: int, seed: int, luck: int
) -> None:
    for state in list(moments(deal, players, seed))[::23]:
        other = with_other_secrets(state, luck)
        for start in starts(state)[::3]:
            assert gains(state, start) == gains(other, start)


def test_the_positions_compared_do_differ() -> None:
    states = list(moments(1, 3, 8))
    assert any(with_other_secrets(state, 5).key() != state.key() for state in states)


# At a table


def test_the_player_to_move_is_told_before_the_move_and_during_it(serving: Serving) -> None:
    async def ask() -> None:
        two = await seated(serving, game=before_move())
        ann = two.clients[0]
        wanted = gains(before_move().state, C3)
        told = (await ann.ask("gains", start="C3"))["gains"]
        assert {gain["final"]: gain["points"] for gain in told} == {tile: gain.points for tile, gain in wanted.items()}
        assert all(gain["start"] == "C3" and isinstance(gain["events"], list) for gain in told)
        assert (await ann.ask("gains"))["gains"] == []
        await ann.attempt("C3>", "D3v")
        assert {gain["final"] for gain in (await ann.ask("gains"))["gains"]} == {"E3"}

    asyncio.run(ask())


def test_the_walk_to_a_gain_is_the_one_that_was_played_out(serving: Serving) -> None:
    async def ask() -> None:
        two = await seated(serving, game=before_move())
        ann = two.clients[0]
        gain = (await ann.ask("gains", start="C3"))["gains"][0]
        wanted = {key: gain[key] for key in ("start", "final", "tribe", "collected", "empties")}
        walk = (await ann.ask("walk", **wanted))["actions"]
        await ann.attempt(*walk)
        assert ann.snapshot is not None
        collected = ann.snapshot["draft"][-1]["events"]
        assert collected[-1] in gain["events"]

    asyncio.run(ask())


def test_others_are_told_nothing(serving: Serving) -> None:
    async def ask() -> None:
        two = await seated(serving, game=before_move())
        for client in (two.clients[PINK], await two.watch()):
            assert (await client.ask("gains", start="C3"))["code"] == "not-your-turn"

    asyncio.run(ask())


def test_a_table_without_help_tells_nobody_and_says_so(serving: Serving) -> None:
    async def ask() -> None:
        two = await seated(serving, game=before_move(), move_help=False)
        assert two.clients[BLUE].table["move_help"] is False
        reply = await two.clients[BLUE].ask("gains", start="C3")
        assert (reply["type"], reply["code"]) == ("error", "not-allowed")
        plain = await seated(serving, game=before_move())
        assert plain.clients[BLUE].table["move_help"] is True

    asyncio.run(ask())


def test_merchants_bring_the_cards_that_lie_open() -> None:
    game = game_at({C3: "m", D3: "mm"})
    assert gains(game.state, C3)["D3"].outcome.tribe == MERCHANT
