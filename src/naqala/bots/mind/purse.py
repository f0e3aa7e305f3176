"""What a player's Elders and Fakirs, their currency, are worth to them, and what a price costs."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from naqala.bots.mind.features import ELDER_PAIR, ELDERS, FAKIR_PAIR, FAKIRS
from naqala.bots.mind.valuation import Valuer
from naqala.engine.djinns import AL_AMIN, DJINNS
from naqala.engine.geometry import bit
from naqala.engine.player import Player

PROHIBITIVE: Final = 1e6
CRUMB: Final = 0.2  # nobody throws a Fakir away for nothing


@final
class Purse:
    def __init__(self) -> None:
        self.elders: i64 = 0
        self.fakirs: i64 = 0
        self.elder: float = 2.0  # what each is worth
        self.elder_pair: float = 0.0  # and each of the first two besides
        self.fakir: float = 0.0
        self.fakir_pair: float = 0.0
        self.djinns: i64 = 0  # those that are rested

    def open(self, valuer: Valuer, player: Player, elder: i64) -> None:
        """Look into a player's purse, to whom an Elder counts so many points."""
        self.elders = player.elders
        self.fakirs = player.fakirs
        self.elder = float(elder) + valuer.weight[ELDERS]
        self.elder_pair = valuer.weight[ELDER_PAIR]
        self.fakir = valuer.weight[FAKIRS] + CRUMB
        self.fakir_pair = valuer.weight[FAKIR_PAIR]
        if player.djinns & bit(AL_AMIN):
            self.fakir += 1.5
        self.djinns = player.djinns & ~player.spent

    def of_elders(self, n: i64) -> float:
        """What so many are worth."""
        return self.elder * float(n) + self.elder_pair * float(n if n < 2 else i64(2))

    def of_fakirs(self, n: i64) -> float:
        return self.fakir * float(n) + self.fakir_pair * float(n if n < 2 else i64(2))

    def gaining(self, n: i64) -> float:
        """What so many more Elders are worth."""
        return self.of_elders(self.elders + n) - self.of_elders(self.elders)

    def spending_fakirs(self, n: i64) -> float:
        return self.of_fakirs(self.fakirs) - self.of_fakirs(self.fakirs - n)

    def paying(self, elders: i64, fakirs: i64, held: i64) -> float:
        """What a price costs one who holds so many Elders; prohibitively much, if it cannot be paid."""
        if held < elders or self.fakirs < fakirs:
            return PROHIBITIVE
        return self.of_elders(held) - self.of_elders(held - elders) + self.spending_fakirs(fakirs)

    def summoning(self, held: i64) -> float:
        """The cheaper price of a djinn (P6), with so many Elders."""
        with_fakir = self.paying(1, 1, held)
        without = self.paying(2, 0, held)
        return with_fakir if with_fakir < without else without

    def using(self, djinn: i64) -> float:
        """The cheapest price of a power; prohibitively much, if it cannot be used."""
        if not self.djinns & bit(djinn):
            return PROHIBITIVE
        price = DJINNS[djinn].price
        best = PROHIBITIVE
        for fakirs in range(price.fakirs, price.fakirs + price.either + 1):
            cost = self.paying(price.total - fakirs, fakirs, self.elders)
            if cost < best:
                best = cost
        return best

    def fakirs_for(self, djinn: i64) -> i64:
        """How many Fakirs make its price the cheapest."""
        price = DJINNS[djinn].price
        fewest = price.fakirs
        if price.either and self.paying(price.total - fewest - 1, fewest + 1, self.elders) < self.paying(
            price.total - fewest, fewest, self.elders
        ):
            return fewest + 1
        return fewest
