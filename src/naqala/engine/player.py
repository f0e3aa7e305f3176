"""What one player has."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from naqala.engine.components import ELDER, FAKIR, STARTING_GOLD, VIZIER
from naqala.engine.pile import count, size


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Player:
    """A player's pieces, gold, cards and djinns."""

    def __init__(self, seat: i64, camels: i64) -> None:
        self.seat = seat
        self.camels = camels
        self.gold: i64 = STARTING_GOLD
        self.viziers: i64 = 0
        self.elders: i64 = 0
        self.hand: i64 = 0  # a pile of cards
        self.owns: i64 = 0  # a set: the tiles with this player's camels
        self.djinns: i64 = 0  # a set
        self.spent: i64 = 0  # a set: the djinns whose power was used this round (D1)

    @property
    def fakirs(self) -> i64:
        return count(self.hand, FAKIR)

    @property
    def cards(self) -> i64:
        """The number of cards in hand, which is public."""
        return size(self.hand)

    def held(self, tribe: i64) -> i64:
        """Return how many meeples of a tribe the player holds; only Viziers and Elders are held."""
        if tribe == VIZIER:
            return self.viziers
        if tribe == ELDER:
            return self.elders
        return 0

    def add_held(self, tribe: i64, n: i64) -> None:
        """Add n Viziers or Elders; remove them if n is negative."""
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
        return unpickle_player, (self.key(),)


def unpickle_player(key: tuple[int, ...]) -> Player:
    player = Player(key[0], key[1])
    player.gold, player.viziers, player.elders, player.hand, player.owns, player.djinns, player.spent = key[2:]
    return player
