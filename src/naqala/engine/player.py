"""What lies before a player and behind their screen."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from naqala.engine.pile import count, size
from naqala.engine.things import ELDER, FAKIR, VIZIER

PURSE: Final = 50


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Player:
    def __init__(self, seat: i64, camels: i64) -> None:
        self.seat = seat
        self.camels = camels
        self.gold: i64 = PURSE
        self.viziers: i64 = 0
        self.elders: i64 = 0
        self.hand: i64 = 0  # a pile of cards
        self.owns: i64 = 0  # the set of tiles with this player's camels
        self.djinns: i64 = 0  # a set
        self.spent: i64 = 0  # the djinns whose power was paid for this round (D1)

    @property
    def fakirs(self) -> i64:
        return count(self.hand, FAKIR)

    @property
    def cards(self) -> i64:
        """How many cards are in hand, which everybody sees."""
        return size(self.hand)

    def court(self, tribe: i64) -> i64:
        """How many of a tribe stand before the player: only Viziers and Elders do."""
        if tribe == VIZIER:
            return self.viziers
        if tribe == ELDER:
            return self.elders
        return 0

    def welcome(self, tribe: i64, n: i64) -> None:
        """Viziers or Elders come, or, if n is negative, go."""
        if tribe == VIZIER:
            self.viziers += n
        else:
            self.elders += n

    def copy(self) -> Player:
        twin = Player(self.seat, self.camels)
        twin.gold = self.gold
        twin.viziers = self.viziers
        twin.elders = self.elders
        twin.hand = self.hand
        twin.owns = self.owns
        twin.djinns = self.djinns
        twin.spent = self.spent
        return twin

    def key(self) -> tuple[int, ...]:
        return (
            self.seat, self.camels, self.gold, self.viziers, self.elders, self.hand, self.owns, self.djinns, self.spent,
        )  # fmt: skip

    def __reduce__(self) -> tuple[object, tuple[tuple[int, ...]]]:
        return thawed, (self.key(),)


def thawed(key: tuple[int, ...]) -> Player:
    player = Player(key[0], key[1])
    player.gold, player.viziers, player.elders, player.hand, player.owns, player.djinns, player.spent = key[2:]
    return player
