"""Self-play for tuning: explains final margins by the features of earlier rounds.

Every game gives a few samples. Only the sums of their products are kept, so that millions of samples need no memory.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from naqala.bots.search.evaluation import phase_of
from naqala.bots.search.features import FEATURE_COUNT
from naqala.bots.search.quick_bids import cheap_bid, quick_bid
from naqala.bots.search.turn_simulator import TurnSimulator, make_move
from naqala.bots.search.weights import points_only_evaluator
from naqala.engine.components import NOWHERE
from naqala.engine.luck import Luck
from naqala.engine.setup import deal
from naqala.engine.sowing import random_walk
from naqala.engine.state import State
from naqala.engine.steps.moving import Moving
from naqala.engine.steps.round import Bidding

COLUMNS: Final[i64] = 2 * FEATURE_COUNT  # each feature times the phase, then times its square
EXPLORATION_WIDTH: Final = 8  # outcomes among which an exploratory turn chooses


@final
class SelfPlay:
    """Plays games for one number of players and accumulates the sums for a least-squares fit.

    A sample has the features of a player, less the mean of the others. Its target is the margin still to come: the
    final margin, less the present margin by points and the Vizier race. The race depends on its width, so there is one
    target for each of several widths.
    """

    def __init__(
        self, players: int, simulator: TurnSimulator, races: list[float], width: int, exploration_rate: float
    ) -> None:
        self.players: i64 = players
        self.simulator = simulator
        self.width: i64 = width  # outcomes considered in a turn
        self.exploration_rate: float = exploration_rate  # the part of bids and turns that is random
        self.races = [points_only_evaluator(race) for race in races]
        self.sample_seats: i64 = players if players > 2 else 1  # of two players the second mirrors the first
        self.feature_rows = vec[float]()  # of the present game, one row after the other
        self.base_margins = vec[float]()  # by round and race width: every player's margin without features
        self.rows: i64 = 0
        self.products = vec[float]([0.0] * (COLUMNS * COLUMNS))  # of every two columns
        self.targets = vec[float]([0.0] * (COLUMNS * len(races)))  # by race width: of each column and the target
        self.squares = vec[float]([0.0] * len(races))  # of the targets

    # Games

    def play_games(self, seeds: list[int]) -> None:
        """Play one game per seed."""
        for seed in seeds:
            self.add_game(self.play(Luck.seeded(seed)))

    def play(self, luck: Luck) -> State:
        """Play a game to its end and record samples at the start of each round."""
        simulator = self.simulator
        simulator.luck = luck
        self.feature_rows = vec[float]()
        self.base_margins = vec[float]()
        state = deal(self.players, luck)
        self.deal_extra_djinns(state)
        while not state.over:
            step = state.steps[-1]
            if isinstance(step, Bidding):
                if step.nth == 0 and state.round > 1:
                    self.record_samples(state)
                state.play(cheap_bid(state, luck) if self.explores() else quick_bid(state, simulator.outcome_values))
            elif isinstance(step, Moving):
                if self.explores():
                    self.exploratory_turn(state, step.seat)
                else:
                    state = simulator.turn_with_reply(state, step.seat, self.width)
            else:
                simulator.answer_until_move(state)
        return state

    def deal_extra_djinns(self, state: State) -> None:
        """Give some players djinns at the start, so that all powers are seen in use."""
        for player in state.players:
            while self.simulator.luck.below(3) == 0:
                djinn = state.next_djinn()
                if djinn == NOWHERE:
                    return
                state.receive(player.seat, djinn)

    def explores(self) -> bool:
        return float(self.simulator.luck.below(1000)) < 1000.0 * self.exploration_rate

    def exploratory_turn(self, state: State, seat: i64) -> None:
        """A random one of the best outcomes."""
        self.simulator.outcome_values.evaluate_outcomes(state, seat, EXPLORATION_WIDTH)
        codes = self.simulator.outcome_values.codes
        if len(codes):
            code = codes[self.simulator.luck.below(len(codes))]
            make_move(state, seat, code, random_walk(state.board, code, self.simulator.luck))
        else:
            state.play(state.options()[0])
        self.simulator.answer_until_move(state)

    # Samples

    def record_samples(self, state: State) -> None:
        """Record the features at the start of a round; the targets are known at the end of the game."""
        n = self.players
        evaluator = self.simulator.evaluator
        amounts = vec[float]([0.0] * (n * FEATURE_COUNT))
        for player in state.players:
            evaluator.measure_features(state, player)
            for i in range(FEATURE_COUNT):
                amounts[player.seat * FEATURE_COUNT + i] = evaluator.feature[i]
        phase = phase_of(state)
        for seat in range(self.sample_seats):
            self.append_row(amounts, seat, phase)
            self.append_row(amounts, seat, phase * phase)
        for race in self.races:
            margins = race.margins(state)
            for seat in range(n):
                self.base_margins = append(self.base_margins, margins[seat])

    def append_row(self, amounts: vec[float], seat: i64, factor: float) -> None:
        """Append half a row: each feature of the player, less the mean of the others, times the factor."""
        for i in range(FEATURE_COUNT):
            others: float = 0.0
            for other in range(self.players):
                if other != seat:
                    others += amounts[other * FEATURE_COUNT + i]
            self.feature_rows = append(
                self.feature_rows, factor * (amounts[seat * FEATURE_COUNT + i] - others / float(self.players - 1))
            )

    def add_game(self, state: State) -> None:
        """Add the samples of a finished game to the sums."""
        final = self.races[0].margins(state)
        races = i64(len(self.races))
        row: i64 = 0
        for nth in range(i64(len(self.base_margins)) // (races * self.players)):
            for seat in range(self.sample_seats):
                for race in range(races):
                    self.add_target(
                        row, race, final[seat] - self.base_margins[(nth * races + race) * self.players + seat]
                    )
                self.add_row(row)
                row += 1

    def add_target(self, row: i64, race: i64, target: float) -> None:
        self.squares[race] += target * target
        for i in range(COLUMNS):
            self.targets[race * COLUMNS + i] += self.feature_rows[row * COLUMNS + i] * target

    def add_row(self, row: i64) -> None:
        self.rows += 1
        first = row * COLUMNS
        for i in range(COLUMNS):
            x = self.feature_rows[first + i]
            if x != 0.0:
                line = i * COLUMNS
                for j in range(COLUMNS):
                    self.products[line + j] += x * self.feature_rows[first + j]

    # Results

    def all_products(self) -> list[float]:
        return [x for x in self.products]

    def all_targets(self) -> list[list[float]]:
        """By race width."""
        flat = [x for x in self.targets]
        return [flat[race * COLUMNS : (race + 1) * COLUMNS] for race in range(len(self.races))]

    def all_squares(self) -> list[float]:
        return [x for x in self.squares]
