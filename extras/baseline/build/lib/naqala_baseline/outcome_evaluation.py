"""The value of every outcome of a move as a whole turn: camel, tribe, place, market, djinn and kill."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from naqala.engine.components import (
    BUILDER,
    ELDER,
    LARGE_MARKET,
    MERCHANT,
    NOWHERE,
    SACRED_PLACE,
    SMALL_MARKET,
    VIZIER,
)
from naqala.engine.geometry import bit
from naqala.engine.pile import count, size
from naqala.engine.sowing import packed_outcomes
from naqala_baseline.value_tables import ValueTables
from naqala_baseline.walks import final_of, start_of, tribe_of

if TYPE_CHECKING:
    from naqala.engine.state import State

NO_VALUE: Final = -1e9


@final
class OutcomeEvaluation(ValueTables):
    """The best outcomes of one position, best first, with their values."""

    def __init__(self) -> None:
        super().__init__()
        self.best: i64 = NOWHERE
        self.best_gain: float = NO_VALUE
        self.codes = vec[i64]()
        self.gains = vec[float]()

    def evaluate_outcomes(self, state: State, seat: i64, keep: i64) -> float:
        """Evaluate every outcome for a player, keep the best n, and return the best value."""
        self.prepare(state, seat)
        self.codes = vec[i64](capacity=keep)
        self.gains = vec[float](capacity=keep)
        self.best = NOWHERE
        self.best_gain = NO_VALUE
        outcomes = packed_outcomes(state.board)
        for i in range(i64(len(outcomes))):
            code = outcomes[i]
            gain = self.gain(state, code)
            if gain > self.best_gain:
                self.best_gain = gain
                self.best = code
            if keep:
                self.insert(code, gain, keep)
        return self.best_gain

    def gain(self, state: State, code: i64) -> float:
        final = final_of(code)
        tribe = tribe_of(code)
        n = code >> 1 & 31
        here = bit(final)
        free = not self.owned & here and self.camels > 0
        mine = self.owns & here != 0
        total: float = 0.0
        if code & 1:
            total = self.claim[final]
            if free:
                mine = True
        taken: i64 = 0
        elders = self.elders
        if tribe == VIZIER:
            total += self.viziers[n]
        elif tribe == ELDER:
            total += self.elder * float(n)
            elders += n
        elif tribe == MERCHANT:
            total += self.merchants[min(n, i64(11))]
            taken = min(n, i64(9))
        elif tribe == BUILDER:
            blue = self.blue[final]
            total += blue * float(n)
            if self.fakirs and blue > self.fakir:
                total += (blue - self.fakir) * float(self.fakirs)
        else:
            kill = self.best_kill(final, n)
            if free and self.claim[final] > kill and self.leaves_one(state, code):
                kill = self.claim[final]
                mine = True
            total += kill
        place = state.layout.place[final]
        if place == SMALL_MARKET:
            total += self.small_market(state, taken)
        elif place == LARGE_MARKET:
            total += self.large_market(state, taken)
        elif place == SACRED_PLACE:
            total += self.djinn[min(elders, i64(2))]
        else:
            total += self.plant_own[final] if mine else self.plant_other[final]
        return total

    def leaves_one(self, state: State, code: i64) -> bool:
        """Does one meeple remain on the final tile? As in the study, meeples dropped there by the walk are ignored."""
        if code & 1:
            return False
        final = final_of(code)
        if final == start_of(code):
            return True
        there = state.board.meeples(final)
        return size(there) - count(there, tribe_of(code)) <= 1

    def insert(self, code: i64, gain: float, keep: i64) -> None:
        """Insert an outcome into the sorted list of the best."""
        n = i64(len(self.codes))
        if n < keep:
            self.codes = append(self.codes, code)
            self.gains = append(self.gains, gain)
            n += 1
        elif gain <= self.gains[n - 1]:
            return
        i = n - 1
        while i > 0 and self.gains[i - 1] < gain:
            self.gains[i] = self.gains[i - 1]
            self.codes[i] = self.codes[i - 1]
            i -= 1
        self.gains[i] = gain
        self.codes[i] = code
