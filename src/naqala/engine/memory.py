"""What a perfect memory knows: a view, and all that the events so far have shown (H3).

Every payment and every gain is seen, so everybody's gold is known. Of the hands all is known but the cards drawn from
the pile in secret, and of those what their owners show later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from naqala.engine.events.cards import (
    CardDrawn,
    CardDrawnUnseen,
    CardLaid,
    CardTaken,
    DjinnKept,
    DjinnLaid,
    DjinnPileRenewed,
    DjinnsDiscarded,
    DjinnsShown,
    PileRenewed,
)
from naqala.engine.events.round import MarkerPlaced
from naqala.engine.events.tribes import BuildersEarned, DjinnEarned, MarketPaid, PricePaid, SuitSold
from naqala.engine.geometry import bit
from naqala.engine.hidden import Draw, Hidden, Need
from naqala.engine.luck import Luck
from naqala.engine.pile import count, one, several, size
from naqala.engine.steps.choosing import Keeping
from naqala.engine.steps.killing import KillingTwo
from naqala.engine.tabletop import spelt_out
from naqala.engine.things import CARDS, FAKIR, GOODS, NOBODY
from naqala.engine.view import View, view

if TYPE_CHECKING:
    from naqala.engine.actions import Action
    from naqala.engine.events.event import Event
    from naqala.engine.state import State


@final
@mypyc_attr(acyclic=True)
class Memory:
    """It begins at a position that lies open, as every deal does, and hears what its seat may hear from then on.

    After the events of an action it is handed the new view: `memory.view = view(state, seat)`.
    """

    def __init__(self, seen: View, gold: vec[i64], known: vec[i64], owed: vec[i64], pots: vec[i64]) -> None:
        self._view = seen
        self.gold = gold  # by seat
        self.known = known  # by seat, a pile: the cards seen to come that were not seen to go
        self.owed = owed  # by seat, a pile: the cards seen to go that were not seen to come; secret draws explain them
        self.pots = pots  # piles: what each resource pile held, less what was seen to leave it; the last one lies there
        self.discards: i64 = 0  # a pile
        self.djinn_deck: i64 = 0  # a set: the djinns of the pile, and those shown to others but for `shown`
        self.djinn_discards: i64 = 0  # a set
        self.shown: i64 = 0  # a set: the djinns that are surely among those shown to somebody (D21)
        self.draws: list[Draw] = []  # in secret
        self.needs: list[Need] = []
        self._hidden: Hidden | None = None

    @staticmethod
    def at(state: State, seat: i64) -> Memory:
        """The memory of one who has seen this position laid open; NOBODY's is the spectators'."""
        gold = vec[i64]([player.gold for player in state.players])
        hands = vec[i64]([player.hand for player in state.players])
        nothing = vec[i64]([0] * len(state.players))
        memory = Memory(view(state, seat), gold, hands, nothing, vec[i64]([state.deck]))
        memory.discards = state.discards
        memory.djinn_deck, memory.djinn_discards = state.djinn_deck, state.djinn_discards
        for step in state.steps:
            if isinstance(step, Keeping):
                memory.shown |= step.shown
        return memory

    def copy(self) -> Memory:
        twin = Memory(self._view, self.gold[:], self.known[:], self.owed[:], self.pots[:])
        twin.discards = self.discards
        twin.djinn_deck = self.djinn_deck
        twin.djinn_discards = self.djinn_discards
        twin.shown = self.shown
        twin.draws = self.draws[:]
        twin.needs = self.needs[:]
        twin._hidden = self._hidden
        return twin

    def knowledge(self) -> tuple[tuple[int, ...], ...]:
        """All but the view and the secret draws."""
        piles = (self.discards, self.djinn_deck, self.djinn_discards, self.shown)
        return spelt_out(self.gold), spelt_out(self.known), spelt_out(self.owed), spelt_out(self.pots), piles

    def key(self) -> tuple[object, ...]:
        return self._view, self.knowledge(), tuple(self.draws), tuple(self.needs)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Memory) and self.key() == other.key()

    def __hash__(self) -> int:
        raise TypeError("A memory grows, so it has no hash; use memory.key().")

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return thawed, (self._view, self.knowledge(), self.draws, self.needs)

    def __repr__(self) -> str:
        seat = "spectators" if self.seat == NOBODY else f"seat {self.seat}"
        gold = ", ".join([str(gold) for gold in self.gold])
        return f"<Memory of {seat}: gold {gold}; {len(self.draws)} drawn in secret; {self._view!r}>"

    # Seeing and hearing

    @property
    def seat(self) -> int:
        return self._view.seat

    @property
    def view(self) -> View:
        return self._view

    @view.setter
    def view(self, seen: View) -> None:
        self._view = seen
        if self.draws and not seen.over and isinstance(seen.steps[-1], KillingTwo):
            self.expect_an_answer(seen.steps[-1].seat)

    def hear(self, event: Event) -> None:
        """Remember an event, as this seat may hear it."""
        if isinstance(event, (MarkerPlaced, MarketPaid)):
            self.gold[event.seat] -= event.gold
        elif isinstance(event, (DjinnEarned, BuildersEarned)):
            self.gold[event.seat] += event.gold
        elif isinstance(event, PricePaid):
            for _ in range(event.fakirs):
                self.show(event.seat, FAKIR)
        elif isinstance(event, SuitSold):
            self.gold[event.seat] += event.gold
            for good in range(i64(GOODS)):
                if event.suit >> good & 1:
                    self.show(event.seat, good)
        else:
            self.hear_of_cards(event)

    def hear_of_cards(self, event: Event) -> None:
        if isinstance(event, CardLaid):
            self.leave_the_pile(event.card)
        elif isinstance(event, CardTaken):
            self.known[event.seat] += one(event.card)
        elif isinstance(event, CardDrawn):
            self.leave_the_pile(event.card)
            self.known[event.seat] += one(event.card)
        elif isinstance(event, CardDrawnUnseen):
            self.draws.append(Draw(event.seat, len(self.pots) - 1))
            self._hidden = None
        elif isinstance(event, PileRenewed):
            self.pots = append(self.pots, self.discards)
            self.discards = 0
            self.forget_old_pots()
        else:
            self.hear_of_djinns(event)

    def hear_of_djinns(self, event: Event) -> None:
        """If the pile is made anew while djinns are shown, those that were left in it are among them."""
        if isinstance(event, DjinnLaid):
            self.djinn_deck &= ~bit(event.djinn)
        elif isinstance(event, DjinnPileRenewed):
            self.shown |= self.djinn_deck
            self.djinn_deck = self.djinn_discards
            self.djinn_discards = 0
        elif isinstance(event, DjinnsShown):
            self.djinn_deck &= ~event.djinns
        elif isinstance(event, DjinnKept):
            self.djinn_deck &= ~bit(event.djinn)
            self.shown = 0
        elif isinstance(event, DjinnsDiscarded):
            self.djinn_deck &= ~event.djinns
            self.djinn_discards |= event.djinns

    def leave_the_pile(self, card: i64) -> None:
        self.pots[len(self.pots) - 1] -= one(card)
        self._hidden = None

    def show(self, seat: i64, card: i64) -> None:
        """A card leaves a hand for the discard."""
        self.discards += one(card)
        if count(self.known[seat], card):
            self.known[seat] -= one(card)
            return
        self.owed[seat] += one(card)
        self.require(seat, card, count(self.owed[seat], card))
        self.explain(seat)

    def require(self, seat: i64, card: i64, n: i64) -> None:
        """So many of a seat's secret draws up to now were of this kind, at least."""
        new = Need(seat, card, self.drawn(seat), n)
        self.needs = [*[need for need in self.needs if not new.implies(need)], new]
        self._hidden = None

    def explain(self, seat: i64) -> None:
        """Who has shown as many cards as were drawn drew just those; if all of one pot, they are secret no longer."""
        mine = [draw for draw in self.draws if draw.seat == seat]
        if size(self.owed[seat]) < len(mine) or len({draw.pot for draw in mine}) > 1:
            return
        self.pots[mine[0].pot] -= self.owed[seat]
        self.owed[seat] = 0
        self.draws = [draw for draw in self.draws if draw.seat != seat]
        self.needs = [need for need in self.needs if need.seat != seat]
        self.forget_old_pots()

    def forget_old_pots(self) -> None:
        """When nothing of them is secret any longer."""
        if not self.draws:
            self.pots = self.pots[len(self.pots) - 1 :]

    def expect_an_answer(self, seat: i64) -> None:
        """Whoever is asked can answer: who has paid to kill two holds the Fakirs to reach them (D25)."""
        from naqala.engine.imagine import fakirs_to_reach_two

        if not self.drawn(seat):
            return
        unexplained = fakirs_to_reach_two(self) - count(self.known[seat], FAKIR)
        if unexplained > 0:
            self.require(seat, FAKIR, count(self.owed[seat], FAKIR) + unexplained)

    # Knowing

    def drawn(self, seat: i64) -> i64:
        """How many cards a seat has drawn in secret and not shown to be what they are."""
        n: i64 = 0
        for draw in self.draws:
            if draw.seat == seat:
                n += 1
        return n

    @property
    def hidden(self) -> Hidden:
        if self._hidden is None:
            self._hidden = Hidden(self.draws[:], self.needs[:], self.pots[:])
        return self._hidden

    def options(self) -> list[Action]:
        """Every lawful answer if this seat is asked, else none: the same in all the worlds that it can imagine."""
        from naqala.engine.imagine import imagine

        seen = self._view
        if seen.over or seen.steps[-1].seat != seen.seat:
            return []
        return imagine(self, Luck.seeded(0)).options()

    def gold_bounds(self, seat: int) -> tuple[int, int]:
        """The least and the most gold that a seat can have: all gold moves in the open, so they are one."""
        return self.gold[seat], self.gold[seat]

    def card_bounds(self, seat: int, card: int) -> tuple[int, int]:
        """The least and the most cards of a kind that a seat can hold."""
        seen = count(self.known[seat], card) - count(self.owed[seat], card)
        if not self.drawn(seat):
            return seen, seen
        least, most = self.hidden.bounds(seat, card)
        return seen + least, seen + most

    def hand(self, seat: int) -> tuple[int, int]:
        """The pile of the cards that a seat is sure to hold, and how many others it holds."""
        sure: i64 = 0
        for card in range(CARDS):
            sure += several(card, self.card_bounds(seat, card)[0])
        held = size(self.known[seat]) + self.drawn(seat) - size(self.owed[seat])
        return sure, held - size(sure)


def thawed(seen: View, knowledge: tuple[tuple[int, ...], ...], draws: list[Draw], needs: list[Need]) -> Memory:
    gold, known, owed, pots, piles = knowledge
    memory = Memory(seen, vec[i64](list(gold)), vec[i64](list(known)), vec[i64](list(owed)), vec[i64](list(pots)))
    memory.discards, memory.djinn_deck, memory.djinn_discards, memory.shown = piles
    memory.draws, memory.needs = draws, needs
    return memory
