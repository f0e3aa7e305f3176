"""Novice errs like a beginner, within limits; Companion takes less while it leads."""

from collections.abc import Iterator

import pytest

from naqala import bots
from naqala.bots.decider_bots import CompanionBot
from naqala.bots.search.companion import Companion
from naqala.bots.search.novice_limits import MAX_BID, RESERVE
from naqala.bots.search.outcome_values import OutcomeValues
from naqala.bots.search.weights import make_evaluator, points_only_evaluator, shipped_weights
from naqala.engine.actions import Bid, Buy, Drop, PickUp
from naqala.engine.game import Game
from naqala.engine.sowing import Outcome, follow, outcomes, packed_outcomes
from naqala.engine.steps import Bidding, Moving, Trading
from tests.games import plain

MAX_LOSS = 11  # points that Novice gives away at most by the choice of its turn
ROUNDING = 1e-6


def games(spec: str, seeds: range) -> Iterator[tuple[Game, bots.Bot]]:
    """Before each decision of the first of two bots of a kind: the game, and that bot."""
    for seed in seeds:
        game = Game.at(plain(2, seed))
        seated = [bots.make_bot(spec, seed + seat) for seat in range(2)]
        while not game.over:
            if game.seat == 0:
                yield game, seated[0]
            game.play(seated[game.seat].choose(game.memory(game.seat)))


def asks(game: Game, kind: type) -> bool:
    return isinstance(game.state.steps[-1], kind)


def chosen_outcome(game: Game, bot: bots.Bot) -> Outcome | None:
    """The outcome of the move that the bot would make now."""
    trial = Game.at(game.state)
    seat = trial.seat
    first = bot.choose(trial.memory(seat))
    if not isinstance(first, PickUp):
        return None
    trial.play(first)
    walk = []
    while isinstance(drop := bot.choose(trial.memory(seat)), Drop):
        walk.append((drop.tile, drop.tribe))
        trial.play(drop)
        if trial.over or not isinstance(trial.options[0], Drop):
            break
    return follow(game.state.board, first.tile, walk)


def is_straight(game: Game, outcome: Outcome) -> bool:
    """Could a walk lead there that does not cross its final tile?"""
    alone = outcome.taken == game.state.board.count(outcome.final, outcome.tribe) + 1
    return outcome.final != outcome.start and alone


def gains(game: Game) -> dict[int, float]:
    """The present points that each outcome brings."""
    values = OutcomeValues(points_only_evaluator())
    values.evaluate_outcomes(game.state, game.seat, 0)
    return {code: values.outcome_value(game.state, code) for code in packed_outcomes(game.state.board)}


def test_a_novice_sees_no_loops_and_passes_up_no_large_gain():
    seen = 0
    for game, _ in games("novice", range(2)):
        if asks(game, Moving):
            straight = [one for one in outcomes(game.state.board) if is_straight(game, one)]
            outcome = chosen_outcome(game, bots.make_bot("novice", seed=seen))
            if outcome is None or not straight:
                continue
            assert is_straight(game, outcome), f"{game.state}: {outcome}"
            worth = gains(game)
            best = max(worth[one.packed] for one in straight)
            assert worth[outcome.packed] >= best - MAX_LOSS - ROUNDING, f"{game.state}: {outcome}"
            seen += 1
    assert seen > 20


def test_a_novice_without_any_straight_move_uses_a_loop_or_another_option():
    """The referee would count an illegal answer as a forfeited decision."""
    for game, bot in games("novice", range(3)):
        assert bot.choose(game.memory(game.seat)) in game.options


def test_a_novice_bids_nothing_or_too_much_but_never_gold_that_it_needs():
    bids = []
    for game, _ in games("novice", range(2)):
        if asks(game, Bidding):
            for seed in range(8):
                bid = bots.make_bot("novice", seed=seed).choose(game.memory(game.seat))
                assert isinstance(bid, Bid)
                cheapest = game.options[0]
                gold = game.state.players[game.seat].gold
                assert bid == cheapest or (0 < bid.price <= MAX_BID and gold - bid.price >= RESERVE)
                assert not bid.fakirs
                bids.append(bid == cheapest)
    assert 0.6 < sum(bids) / len(bids) < 0.95


def test_a_novice_sometimes_overlooks_what_a_market_offers():
    bought = []
    for game, _ in games("novice", range(6)):
        if asks(game, Trading) and len(game.options) > 1 and game.state.steps[-1].price:  # type: ignore[attr-defined]
            answers = [bots.make_bot("novice", seed).choose(game.memory(game.seat)) for seed in range(12)]
            bought.append({isinstance(answer, Buy) for answer in answers})
    assert {True, False} in bought


# Companion


@pytest.mark.parametrize(("gold", "share"), [(-60, (0.85, 1.01)), (100, (0.0, 0.5))])
def test_a_companion_plays_its_best_behind_and_takes_less_ahead(gold, share):
    taken, best = 0.0, 0.0
    for seed in range(12):
        game = Game.at(plain(2, seed))
        while not asks(game, Moving):
            game.play(game.options[0])
        state = game.state.copy()
        rival = state.players[1 - game.seat]
        state.players[game.seat].gold += max(gold, 0)
        rival.gold += max(-gold, 0)
        game = Game.at(state)
        outcome = chosen_outcome(game, bots.make_bot("companion", seed=seed))
        assert outcome is not None
        values = OutcomeValues(make_evaluator(shipped_weights()["2"]))
        best += values.evaluate_outcomes(game.state, game.seat, 0)
        gain = values.outcome_value(game.state, outcome.packed)
        assert gain > 0
        taken += gain
    low, high = share
    assert low <= taken / best <= high


def test_of_several_rivals_the_mean_counts():
    def wanted(*gold: int) -> float:
        game = Game.at(plain(3, 5))
        while not asks(game, Moving):
            game.play(game.options[0])
        state = game.state.copy()
        rivals = [player for player in state.players if player.seat != game.seat]
        for rival, more in zip(rivals, gold, strict=True):
            rival.gold += more
        game = Game.at(state)
        bot = bots.make_bot("companion", seed=1)
        assert isinstance(bot, CompanionBot)
        bot.choose(game.memory(game.seat))
        decider = bot.decider(3)
        assert isinstance(decider, Companion)
        return decider.wanted

    one, other, both = wanted(40, 0), wanted(0, 40), wanted(20, 20)
    assert one == pytest.approx(other, abs=1) == pytest.approx(both, abs=1)
    assert wanted(40, 40) > both + 15
