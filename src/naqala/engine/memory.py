"""What a perfect memory knows: a view, and all that the events so far have shown (H3).

Every payment and every gain is seen, so everybody's gold is known. Of the hands all is known but the cards drawn from
the pile in secret, and of those what their owners show later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from naqala.engine.events.cards import CardDrawn, CardDrawnUnseen, CardLaid, CardTaken, PileRenewed
from naqala.engine.events.round import MarkerPlaced
from naqala.engine.events.tribes import BuildersEarned, DjinnEarned, MarketPaid, PricePaid, SuitSold
from naqala.engine.hidden import Counts, Draw, Hidden, Need
from naqala.engine.pile import counts
from naqala.engine.things import CARDS, FAKIR, GOODS
from naqala.engine.view import View

if TYPE_CHECKING:
    from naqala.engine.events.event import Event
    from naqala.engine.state import State


@final
class Memory:
    """It begins at a position that lies open, as every deal does, and hears what its seat may hear from then on."""

    def __init__(self, seat: i64, gold: list[int], known: list[Counts], discards: Counts, pots: list[Counts]) -> None:
        self.seat = seat
        self.view: View | None = None
        self.gold = gold  # by seat
        self.known = known  # by seat: cards seen to come less cards seen to go; below 0 what only secret draws explain
        self.discards = discards
        self.pots = pots
        self.draws: list[Draw] = []
        self.needs: list[Need] = []
        self._hidden: Hidden | None = None

    @staticmethod
    def at(state: State, seat: i64) -> Memory:
        """The memory of one who sees this position laid open."""
        hands = [counts(player.hand, CARDS) for player in state.players]
        gold = [int(player.gold) for player in state.players]
        return Memory(seat, gold, hands, counts(state.discards, CARDS), [counts(state.deck, CARDS)])

    def copy(self) -> Memory:
        twin = Memory(
            self.seat,
            self.gold[:],
            [hand[:] for hand in self.known],
            self.discards[:],
            [pot[:] for pot in self.pots],
        )
        twin.view = self.view
        twin.draws = self.draws[:]
        twin.needs = self.needs[:]
        twin._hidden = self._hidden
        return twin

    def key(self) -> tuple[object, ...]:
        return (
            self.seat,
            self.view,
            tuple(self.gold),
            tuple([tuple(hand) for hand in self.known]),
            tuple(self.discards),
            tuple([tuple(pot) for pot in self.pots]),
            tuple(self.draws),
            tuple(self.needs),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Memory) and self.key() == other.key()

    def __hash__(self) -> int:
        raise TypeError("A memory grows, so it has no hash; use memory.key().")

    # Hearing

    def hear(self, event: Event) -> None:
        """Remember an event, as this seat may hear it."""
        if isinstance(event, MarkerPlaced):
            self.gold[event.seat] -= event.gold
        elif isinstance(event, BuildersEarned | DjinnEarned):
            self.gold[event.seat] += event.gold
        elif isinstance(event, MarketPaid):
            self.gold[event.seat] -= event.gold
        elif isinstance(event, CardLaid):
            self.leaves_the_pile(event.card)
        elif isinstance(event, CardTaken):
            self.known[event.seat][event.card] += 1
        elif isinstance(event, CardDrawn):
            self.leaves_the_pile(event.card)
            self.known[event.seat][event.card] += 1
        elif isinstance(event, CardDrawnUnseen):
            self.draws.append(Draw(event.seat, len(self.pots) - 1))
            self._hidden = None
        elif isinstance(event, PricePaid):
            for _ in range(event.fakirs):
                self.goes(event.seat, FAKIR)
        elif isinstance(event, SuitSold):
            self.gold[event.seat] += event.gold
            for good in range(GOODS):
                if event.suit >> good & 1:
                    self.goes(event.seat, good)
        elif isinstance(event, PileRenewed):
            self.pots.append(self.discards)
            self.discards = [0] * CARDS
            self.forget_the_spent()

    def leaves_the_pile(self, card: int) -> None:
        self.pots[-1][card] -= 1
        self._hidden = None

    def goes(self, seat: int, card: int) -> None:
        """A card leaves a hand for the discard."""
        self.known[seat][card] -= 1
        self.discards[card] += 1
        if self.known[seat][card] < 0:
            drawn = sum([1 for draw in self.draws if draw.seat == seat])
            self.needs.append(Need(seat, card, drawn, -self.known[seat][card]))
            self._hidden = None
            self.forget_the_spent()

    def forget_the_spent(self) -> None:
        """When a seat has shown all that it drew from one pot, those draws are secret no longer."""
        for seat in range(len(self.known)):
            mine = [draw for draw in self.draws if draw.seat == seat]
            owed = [-n if n < 0 else 0 for n in self.known[seat]]
            if mine and sum(owed) == len(mine) and len({draw.pot for draw in mine}) == 1:
                pot = self.pots[mine[0].pot]
                for card in range(CARDS):
                    pot[card] -= owed[card]
                    self.known[seat][card] += owed[card]
                self.draws = [draw for draw in self.draws if draw.seat != seat]
                self.needs = [need for need in self.needs if need.seat != seat]
                self._hidden = None

    # Knowing

    @property
    def hidden(self) -> Hidden:
        if self._hidden is None:
            self._hidden = Hidden(self.draws, self.needs, [pot[:] for pot in self.pots])
        return self._hidden

    def gold_bounds(self, seat: int) -> tuple[int, int]:
        """The least and the most gold that a seat can have: all gold moves in the open, so they are one."""
        return self.gold[seat], self.gold[seat]

    def card_bounds(self, seat: int, card: int) -> tuple[int, int]:
        """The least and the most cards of a kind that a seat can hold."""
        seen = self.known[seat][card]
        if not self.draws:
            return seen, seen
        least, most = self.hidden.bounds(seat, card)
        return seen + least, seen + most
