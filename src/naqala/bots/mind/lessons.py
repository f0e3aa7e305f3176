"""Learning from self-play what promises are worth: final margins explained by the features of the rounds before.

One game teaches a few rows; only their sums of products are kept, so millions of rows cost no memory.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from naqala.bots.mind.features import N
from naqala.bots.mind.quick_bids import cheap_bid, quick_bid
from naqala.bots.mind.turns import Mind, make_move
from naqala.bots.mind.valuation import phase_of
from naqala.bots.mind.weights import face_values
from naqala.engine.luck import Luck
from naqala.engine.setup import deal
from naqala.engine.sowing import random_walk
from naqala.engine.state import State
from naqala.engine.steps.moving import Moving
from naqala.engine.steps.round import Bidding
from naqala.engine.things import NOWHERE

COLUMNS: Final = 2 * N  # each feature times the phase, then times its square: what its two weights are for
TEMPTING: Final = 8  # outcomes among which a whim chooses


@final
class Lessons:
    """What was seen in games of one number of players.

    A row is what a seat has of each feature, less the mean of the others. Its answer is the margin that is still to
    come: the final one, less what points as they lie there and the Viziers' race make it now. What the race makes of
    it depends on its width; so there is an answer for each of several widths.
    """

    def __init__(self, players: int, mind: Mind, races: list[float], width: int, whim: float) -> None:
        self.players: i64 = players
        self.mind = mind
        self.width: i64 = width  # outcomes that a wise turn weighs
        self.whim: float = whim  # how often a bid or a turn is not the best one
        self.races = [face_values(race) for race in races]
        self.learners: i64 = players if players > 2 else 1  # seats that make a row; of two the second mirrors the first
        self.seen = vec[float]()  # of the game under way: the rows, one after the other
        self.stood = vec[float]()  # for each round and race: every seat's margin without features
        self.rows: i64 = 0
        self.products = vec[float]([0.0] * (COLUMNS * COLUMNS))  # of every two columns
        self.answers = vec[float]([0.0] * (COLUMNS * len(races)))  # for each race: of each column and the answer
        self.squares = vec[float]([0.0] * len(races))  # of the answers

    # Playing

    def learn_from(self, seeds: list[int]) -> None:
        """Play a game for each."""
        for seed in seeds:
            self.conclude(self.play(Luck.seeded(seed)))

    def play(self, luck: Luck) -> State:
        """A game to its end, with the rounds on the way noted."""
        mind = self.mind
        mind.luck = luck
        self.seen = vec[float]()
        self.stood = vec[float]()
        state = deal(self.players, luck)
        self.lend_djinns(state)
        while not state.over:
            step = state.steps[-1]
            if isinstance(step, Bidding):
                if step.nth == 0 and state.round > 1:
                    self.note(state)
                state.play(cheap_bid(state, luck) if self.has_whim() else quick_bid(state, mind.outlook))
            elif isinstance(step, Moving):
                if self.has_whim():
                    self.whimsical_turn(state, step.seat)
                else:
                    state = mind.wise_turn(state, step.seat, self.width)
            else:
                mind.finish(state)
        return state

    def lend_djinns(self, state: State) -> None:
        """Now and then somebody begins with djinns, so that all of them are seen at work."""
        for player in state.players:
            while self.mind.luck.below(3) == 0:
                djinn = state.next_djinn()
                if djinn == NOWHERE:
                    return
                state.receive(player.seat, djinn)

    def has_whim(self) -> bool:
        return float(self.mind.luck.below(1000)) < 1000.0 * self.whim

    def whimsical_turn(self, state: State, seat: i64) -> None:
        """One of the best outcomes."""
        self.mind.outlook.survey(state, seat, TEMPTING)
        codes = self.mind.outlook.codes
        if len(codes):
            code = codes[self.mind.luck.below(len(codes))]
            make_move(state, seat, code, random_walk(state.board, code, self.mind.luck))
        else:
            state.play(state.options()[0])
        self.mind.finish(state)

    # Learning

    def note(self, state: State) -> None:
        """The rows of this moment, whose answers are not known yet."""
        n = self.players
        valuer = self.mind.valuer
        amounts = vec[float]([0.0] * (n * N))
        for player in state.players:
            valuer.measure(state, player)
            for i in range(i64(N)):
                amounts[player.seat * N + i] = valuer.amount[i]
        phase = phase_of(state)
        for seat in range(self.learners):
            self.append_row(amounts, seat, phase)
            self.append_row(amounts, seat, phase * phase)
        for race in self.races:
            margins = race.margins(state)
            for seat in range(n):
                self.stood = append(self.stood, margins[seat])

    def append_row(self, amounts: vec[float], seat: i64, factor: float) -> None:
        """Half a row: each feature of the seat, less the mean of the others', times the factor."""
        for i in range(i64(N)):
            others: float = 0.0
            for other in range(self.players):
                if other != seat:
                    others += amounts[other * N + i]
            self.seen = append(self.seen, factor * (amounts[seat * N + i] - others / float(self.players - 1)))

    def conclude(self, state: State) -> None:
        """The game is over: each row has its answers."""
        final = self.races[0].margins(state)
        races = i64(len(self.races))
        row: i64 = 0
        for nth in range(i64(len(self.stood)) // (races * self.players)):
            for seat in range(self.learners):
                for race in range(races):
                    self.add_answer(row, race, final[seat] - self.stood[(nth * races + race) * self.players + seat])
                self.add_row(row)
                row += 1

    def add_answer(self, row: i64, race: i64, answer: float) -> None:
        self.squares[race] += answer * answer
        for i in range(i64(COLUMNS)):
            self.answers[race * COLUMNS + i] += self.seen[row * COLUMNS + i] * answer

    def add_row(self, row: i64) -> None:
        self.rows += 1
        first = row * COLUMNS
        for i in range(i64(COLUMNS)):
            x = self.seen[first + i]
            if x != 0.0:
                line = i * COLUMNS
                for j in range(i64(COLUMNS)):
                    self.products[line + j] += x * self.seen[first + j]

    # Telling

    def all_products(self) -> list[float]:
        return [x for x in self.products]

    def all_answers(self) -> list[list[float]]:
        """By race."""
        flat = [x for x in self.answers]
        return [flat[race * COLUMNS : (race + 1) * COLUMNS] for race in range(len(self.races))]

    def all_squares(self) -> list[float]:
        return [x for x in self.squares]
