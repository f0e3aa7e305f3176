"""Learning from self-play what promises are worth: least squares, final margins by the features of rounds before.

One game teaches a few rows; only their sums of products are kept, so millions of rows cost no memory.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from naqala.bots.mind.features import N
from naqala.bots.mind.outlook import UNKNOWN
from naqala.bots.mind.turns import Mind, make_move
from naqala.bots.mind.valuation import phase_of
from naqala.engine.actions import Action, Bid
from naqala.engine.geometry import bit
from naqala.engine.luck import Luck
from naqala.engine.scoring import score_sheet
from naqala.engine.setup import deal
from naqala.engine.sowing import random_walk
from naqala.engine.state import State
from naqala.engine.steps.moving import Moving
from naqala.engine.steps.round import Bidding
from naqala.engine.things import NOBODY, PRICE, SPOTS, TILES, TRIBES, ZEROS

COLUMNS = 2 * N


@final
class Lessons:
    """What was seen in the games of one number of players."""

    def __init__(self, players: int, mind: Mind, width: int, whim: float) -> None:
        self.players: i64 = players
        self.mind = mind
        self.width: i64 = width
        self.whim: float = whim  # how often a bid or a turn is not the best one
        self.products = vec[float]([0.0] * (COLUMNS * COLUMNS))
        self.answers = vec[float]([0.0] * COLUMNS)
        self.squares: float = 0.0
        self.rows: i64 = 0
        self.row = vec[float]([0.0] * COLUMNS)
        self.seen = vec[float]()  # of the game under way: for each round and seat its row, and what it stood at

    def learn_from(self, seed: int, games: int) -> None:
        for nth in range(games):
            self.play(Luck.seeded(seed + nth))

    def play(self, luck: Luck) -> None:
        mind = self.mind
        mind.luck = luck
        state = deal(self.players, luck)
        self.lend_djinns(state)
        self.seen = vec[float]()
        while not state.over:
            step = state.steps[-1]
            if isinstance(step, Bidding):
                if step.nth == 0 and state.round > 1:
                    self.note(state)
                if self.moody():
                    state.play(any_of(cheap_bids(state), luck))
                else:
                    state.play(quick_bid(state, mind))
            elif isinstance(step, Moving):
                if self.moody():
                    self.whimsical_turn(state, step.seat)
                else:
                    state = mind.wise_turn(state, step.seat, self.width)
            else:
                mind.finish(state)
        self.conclude(state)

    def lend_djinns(self, state: State) -> None:
        """Now and then somebody begins with djinns, so that all of them are seen at work."""
        for player in state.players:
            while self.mind.luck.below(3) == 0:
                state.receive(player.seat, state.next_djinn())

    def moody(self) -> bool:
        return float(self.mind.luck.below(1000)) < 1000.0 * self.whim

    def whimsical_turn(self, state: State, seat: i64) -> None:
        """One of the eight best outcomes."""
        self.mind.outlook.survey(state, seat, 8)
        codes = self.mind.outlook.codes
        if len(codes):
            code = codes[self.mind.luck.below(len(codes))]
            make_move(state, seat, code, random_walk(state.board, code, self.mind.luck))
        else:
            state.play(state.options()[0])
        self.mind.finish(state)

    def note(self, state: State) -> None:
        """Every seat's features here, and what it stands at without them."""
        valuer = self.mind.valuer
        valuer.attune(state)
        phase = phase_of(state)
        for player in state.players:
            sheet = score_sheet(state, player.seat)
            points = float(sheet.total - sheet.more_viziers)
            for rival in state.players:
                if rival.seat != player.seat:
                    points += valuer.race(player.viziers - rival.viziers)
            valuer.measure(state, player)
            for i in range(i64(N)):
                self.seen = append(self.seen, valuer.amount[i])
            self.seen = append(self.seen, phase)
            self.seen = append(self.seen, points)

    def conclude(self, state: State) -> None:
        """The game is over: each row has its answer."""
        n = self.players
        block = i64(N + 2)
        final = vec[float]([0.0] * n)
        for seat in range(n):
            final[seat] = float(score_sheet(state, seat).total)
        rounds = i64(len(self.seen)) // (block * n)
        for nth in range(rounds):
            for seat in range(n if n > 2 else i64(1)):
                first = nth * n * block
                phase = self.seen[first + N]
                answer = against_others(final, seat) - self.standing(first, seat)
                for i in range(i64(N)):
                    amount: float = 0.0
                    for other in range(n):
                        x = self.seen[first + other * block + i]
                        amount += x if other == seat else -x / float(n - 1)
                    self.row[i] = amount * phase
                    self.row[N + i] = amount * phase * phase
                self.add(answer)

    def standing(self, first: i64, seat: i64) -> float:
        total: float = 0.0
        for other in range(self.players):
            x = self.seen[first + other * (N + 2) + N + 1]
            total += x if other == seat else -x / float(self.players - 1)
        return total

    def add(self, answer: float) -> None:
        self.rows += 1
        self.squares += answer * answer
        for i in range(i64(COLUMNS)):
            x = self.row[i]
            if x != 0.0:
                self.answers[i] += x * answer
                first = i * COLUMNS
                for j in range(i64(COLUMNS)):
                    self.products[first + j] += x * self.row[j]

    def sums(self) -> tuple[list[float], list[float], float, int]:
        return [x for x in self.products], [x for x in self.answers], self.squares, self.rows


def against_others(points: vec[float], seat: i64) -> float:
    total: float = 0.0
    n = i64(len(points))
    for other in range(n):
        total += points[seat] if other == seat else -points[other] / float(n - 1)
    return total


def any_of(options: list[Action], luck: Luck) -> Action:
    return options[luck.below(len(options))]


def cheap_bids(state: State) -> list[Action]:
    return [option for option in state.options() if isinstance(option, Bid) and option.price <= 5] or state.options()[
        :1
    ]


def quick_bid(state: State, mind: Mind) -> Action:
    """My turn if k others go first is about my best outcome that shares no tile with k better ones."""
    step = state.steps[-1]
    assert isinstance(step, Bidding)
    outlook = mind.outlook
    outlook.survey(state, step.seat, 60)
    after = vec[float]([0.0] * 6)
    n: i64 = 0
    used: i64 = 0
    for i in range(i64(len(outlook.codes))):
        place = outlook.codes[i] // 64 // TRIBES
        here = bit(place % TILES) | bit(place // TILES)
        if not used & here:
            used |= here
            after[n] = outlook.gains[i]
            n += 1
            if n == 6:
                break
    later: i64 = 0
    for nth in range(step.nth + 1, i64(len(state.order))):
        if state.order[nth] != step.seat:
            later += 1
    best = UNKNOWN
    options = state.options()
    chosen = options[0]
    for option in options:
        if isinstance(option, Bid) and not option.fakirs:
            spot = state.spot(option.level)
            ahead: i64 = 0
            for other in range(spot + 1, i64(SPOTS)):
                if state.track[other] != NOBODY and state.track[other] != step.seat:
                    ahead += 1
            if spot < ZEROS:
                ahead += min(later, ZEROS - 1 - spot)
            value = 0.8 * after[min(ahead, i64(5))] - float(PRICE[option.level])
            if value > best:
                best = value
                chosen = option
    return chosen
