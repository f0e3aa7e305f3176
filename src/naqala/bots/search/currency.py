"""The value of a player's Elders and Fakirs, and what paying a price with them costs."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from naqala.bots.search.djinns import EXTRA_FAKIR_POINTS, sum_points
from naqala.bots.search.evaluation import Evaluator
from naqala.bots.search.features import ELDER_PAIR, ELDERS, FAKIR_PAIR, FAKIRS
from naqala.engine.components import ELDER_POINTS, SUMMON_PRICE
from naqala.engine.djinns import DJINNS
from naqala.engine.geometry import bit, lowest
from naqala.engine.player import Player

PROHIBITIVE: Final = 1e6  # the cost of a price that cannot be paid
MIN_FAKIR_VALUE: Final = 0.2  # so that a Fakir is never spent for nothing
NO_DJINN: Final = -1


@final
class Currency:
    """Values and costs in points, for one player."""

    def __init__(self) -> None:
        self.elders: i64 = 0
        self.fakirs: i64 = 0
        self.elder: float = float(ELDER_POINTS)  # the value of each
        self.elder_pair: float = 0.0  # added for each of the first two
        self.fakir: float = 0.0
        self.fakir_pair: float = 0.0
        self.djinns: i64 = 0  # those whose power is not used yet this turn

    def load(self, evaluator: Evaluator, player: Player, elder_points: i64) -> None:
        """Read what a player has."""
        self.elders = player.elders
        self.fakirs = player.fakirs
        self.elder = float(elder_points) + evaluator.weight[ELDERS]
        self.elder_pair = evaluator.weight[ELDER_PAIR]
        self.fakir = evaluator.weight[FAKIRS] + MIN_FAKIR_VALUE
        self.fakir_pair = evaluator.weight[FAKIR_PAIR]
        if player.djinns:
            self.fakir += sum_points(EXTRA_FAKIR_POINTS, player.djinns)
        self.djinns = player.djinns & ~player.spent

    def elders_value(self, n: i64) -> float:
        return self.elder * float(n) + self.elder_pair * float(n if n < 2 else i64(2))

    def fakirs_value(self, n: i64) -> float:
        return self.fakir * float(n) + self.fakir_pair * float(n if n < 2 else i64(2))

    def elders_gain(self, n: i64) -> float:
        """The value of n more Elders."""
        return self.elders_value(self.elders + n) - self.elders_value(self.elders)

    def fakirs_cost(self, n: i64) -> float:
        """The cost of spending n Fakirs."""
        return self.fakirs_value(self.fakirs) - self.fakirs_value(self.fakirs - n)

    def price_cost(self, elders: i64, fakirs: i64, held: i64) -> float:
        """The cost of a price for a player with this many Elders; PROHIBITIVE if it cannot be paid."""
        if held < elders or self.fakirs < fakirs:
            return PROHIBITIVE
        return self.elders_value(held) - self.elders_value(held - elders) + self.fakirs_cost(fakirs)

    def summon_cost(self, held: i64) -> float:
        """The cheaper of the two prices of a djinn (P6), with this many Elders."""
        with_fakir = self.price_cost(1, SUMMON_PRICE - 1, held)
        without = self.price_cost(SUMMON_PRICE, 0, held)
        return with_fakir if with_fakir < without else without

    def ready(self, djinns: i64) -> i64:
        """The first of these djinns whose power can still be used this turn, or NO_DJINN."""
        found = self.djinns & djinns
        return lowest(found) if found else i64(NO_DJINN)

    def power_cost(self, djinn: i64) -> float:
        """The cheapest price of a power; PROHIBITIVE if it cannot be used or paid."""
        if djinn < 0 or not self.djinns & bit(djinn):
            return PROHIBITIVE
        price = DJINNS[djinn].price
        best = PROHIBITIVE
        for fakirs in range(price.fakirs, price.fakirs + price.either + 1):
            cost = self.price_cost(price.total - fakirs, fakirs, self.elders)
            if cost < best:
                best = cost
        return best

    def cheapest_fakirs(self, djinn: i64) -> i64:
        """The number of Fakirs in the cheapest price of a power."""
        price = DJINNS[djinn].price
        fewest = price.fakirs
        if price.either and self.price_cost(price.total - fewest - 1, fewest + 1, self.elders) < self.price_cost(
            price.total - fewest, fewest, self.elders
        ):
            return fewest + 1
        return fewest
