"""What a seat with a perfect memory knows: a view, and everything that the events so far have shown (H3).

Every payment and every gain is public, so all gold is known. Of the hands everything is known except the cards drawn
from the deck in secret, and of those what their owners show later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from naqala.engine.components import CARD_KINDS, FAKIR, GOOD_KINDS, NOBODY
from naqala.engine.events.card_events import (
    CardDrawn,
    CardRevealed,
    CardTaken,
    DeckReshuffled,
    DjinnDeckReshuffled,
    DjinnKept,
    DjinnRevealed,
    DjinnsDiscarded,
    DjinnsShown,
    HiddenCardDrawn,
)
from naqala.engine.events.round_events import MarkerPlaced
from naqala.engine.events.tribe_events import BuildersEarned, DjinnGoldEarned, MarketPaid, PricePaid, SuitSold
from naqala.engine.geometry import bit
from naqala.engine.hidden import Draw, HiddenDraws, Requirement
from naqala.engine.imagine import fakirs_to_reach_two, imagine
from naqala.engine.luck import Luck
from naqala.engine.pile import count, one, several, size
from naqala.engine.position import to_tuple
from naqala.engine.steps.choosing import Keeping
from naqala.engine.steps.killing import KillingTwo
from naqala.engine.view import View, view

if TYPE_CHECKING:
    from naqala.engine.actions import Action
    from naqala.engine.events.event import Event
    from naqala.engine.state import State


@final
@mypyc_attr(acyclic=True)
class Memory:
    """The knowledge of one seat. It starts at a position without secrets and observes what its seat may see.

    After the events of an action it needs the new view: `memory.view = view(state, seat)`. `Game.memory` does both.

    >>> memory = naqala.Game.new(seed=1).memory(0)
    >>> memory.seat, memory.card_bounds(1, naqala.SILK), memory.gold_bounds(1)
    (0, (0, 0), (50, 50))
    """

    def __init__(self, seen: View, gold: vec[i64], known: vec[i64], owed: vec[i64], pots: vec[i64]) -> None:
        self._view = seen
        self.gold = gold  # by seat
        self.known = known  # by seat, a pile: cards known to be in hand
        self.owed = owed  # by seat, a pile: cards shown that were drawn in secret
        self.pots = pots  # piles: each deck so far, less the cards seen to leave it; the last is the current deck
        self.discards: i64 = 0  # a pile
        self.djinn_deck: i64 = 0  # a set: the djinns of the deck and those shown to others, except `shown`
        self.djinn_discards: i64 = 0  # a set
        self.shown: i64 = 0  # a set: the djinns known to be among those shown to a player (D21)
        self.draws: list[Draw] = []  # secret draws, in order
        self.needs: list[Requirement] = []
        self._hidden: HiddenDraws | None = None

    @staticmethod
    def at(state: State, seat: i64) -> Memory:
        """Return the memory of a seat that knows this whole position; NOBODY is a spectator."""
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
        """Return an independent copy."""
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
        """Return everything but the view and the secret draws."""
        piles = (self.discards, self.djinn_deck, self.djinn_discards, self.shown)
        return to_tuple(self.gold), to_tuple(self.known), to_tuple(self.owed), to_tuple(self.pots), piles

    def key(self) -> tuple[object, ...]:
        return self._view, self.knowledge(), tuple(self.draws), tuple(self.needs)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Memory) and self.key() == other.key()

    def __hash__(self) -> int:
        raise TypeError("Memory is mutable and has no hash; use memory.key().")

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return unpickle_memory, (self._view, self.knowledge(), self.draws, self.needs)

    def __repr__(self) -> str:
        viewer = "a spectator" if self.seat == NOBODY else f"seat {self.seat}"
        gold = ", ".join([str(gold) for gold in self.gold])
        return f"<Memory of {viewer}: gold {gold}; {len(self.draws)} drawn in secret; {self._view!r}>"

    # Observing

    @property
    def seat(self) -> int:
        """The seat that knows this, or NOBODY for a spectator."""
        return self._view.seat

    @property
    def view(self) -> View:
        """What the seat sees now."""
        return self._view

    @view.setter
    def view(self, seen: View) -> None:
        self._view = seen
        if self.draws and not seen.over and isinstance(seen.steps[-1], KillingTwo):
            self.expect_fakirs(seen.steps[-1].seat)

    def observe(self, event: Event) -> None:
        """Update the memory with an event, as this seat may see it."""
        if isinstance(event, (MarkerPlaced, MarketPaid)):
            self.gold[event.seat] -= event.gold
        elif isinstance(event, (DjinnGoldEarned, BuildersEarned)):
            self.gold[event.seat] += event.gold
        elif isinstance(event, PricePaid):
            for _ in range(event.fakirs):
                self.show(event.seat, FAKIR)
        elif isinstance(event, SuitSold):
            self.gold[event.seat] += event.gold
            for good in range(i64(GOOD_KINDS)):
                if event.suit >> good & 1:
                    self.show(event.seat, good)
        else:
            self.observe_cards(event)

    def observe_cards(self, event: Event) -> None:
        if isinstance(event, CardRevealed):
            self.leave_deck(event.card)
        elif isinstance(event, CardTaken):
            self.known[event.seat] += one(event.card)
        elif isinstance(event, CardDrawn):
            self.leave_deck(event.card)
            self.known[event.seat] += one(event.card)
        elif isinstance(event, HiddenCardDrawn):
            self.draws.append(Draw(event.seat, len(self.pots) - 1))
            self._hidden = None
        elif isinstance(event, DeckReshuffled):
            self.pots = append(self.pots, self.discards)
            self.discards = 0
            self.forget_old_decks()
        else:
            self.observe_djinns(event)

    def observe_djinns(self, event: Event) -> None:
        """If the deck is reshuffled while djinns are shown, those that were left in it are among them."""
        if isinstance(event, DjinnRevealed):
            self.djinn_deck &= ~bit(event.djinn)
        elif isinstance(event, DjinnDeckReshuffled):
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

    def leave_deck(self, card: i64) -> None:
        self.pots[len(self.pots) - 1] -= one(card)
        self._hidden = None

    def show(self, seat: i64, card: i64) -> None:
        """Record that a seat has discarded a card."""
        self.discards += one(card)
        if count(self.known[seat], card):
            self.known[seat] -= one(card)
            return
        self.owed[seat] += one(card)
        self.require(seat, card, count(self.owed[seat], card))
        self.settle_draws(seat)

    def require(self, seat: i64, card: i64, n: i64) -> None:
        """Record that at least n of a seat's secret draws so far were of this kind."""
        new = Requirement(seat, card, self.drawn(seat), n)
        self.needs = [*[need for need in self.needs if not new.implies(need)], new]
        self._hidden = None

    def settle_draws(self, seat: i64) -> None:
        """If a seat has shown as many cards as it drew from one deck, it drew those: they are no longer secret."""
        mine = [draw for draw in self.draws if draw.seat == seat]
        if size(self.owed[seat]) < len(mine) or len({draw.pot for draw in mine}) > 1:
            return
        self.pots[mine[0].pot] -= self.owed[seat]
        self.owed[seat] = 0
        self.draws = [draw for draw in self.draws if draw.seat != seat]
        self.needs = [need for need in self.needs if need.seat != seat]
        self.forget_old_decks()

    def forget_old_decks(self) -> None:
        """Drop the decks from which no draw is secret any more."""
        if not self.draws:
            self.pots = self.pots[len(self.pots) - 1 :]

    def expect_fakirs(self, seat: i64) -> None:
        """Record that a player who paid to kill two has the Fakirs needed to reach them (D25)."""
        if not self.drawn(seat):
            return
        unexplained = fakirs_to_reach_two(self) - count(self.known[seat], FAKIR)
        if unexplained > 0:
            self.require(seat, FAKIR, count(self.owed[seat], FAKIR) + unexplained)

    # Knowledge

    def drawn(self, seat: i64) -> i64:
        """Return how many cards a seat has drawn in secret and not shown since."""
        n: i64 = 0
        for draw in self.draws:
            if draw.seat == seat:
                n += 1
        return n

    @property
    def hidden(self) -> HiddenDraws:
        if self._hidden is None:
            self._hidden = HiddenDraws(self.draws[:], self.needs[:], self.pots[:])
        return self._hidden

    def options(self) -> list[Action]:
        """Return the legal actions if this seat is to act, else none; they are the same in every imagined world."""
        seen = self._view
        if seen.over or seen.steps[-1].seat != seen.seat:
            return []
        return imagine(self, Luck.seeded(0)).options()

    def gold_bounds(self, seat: int) -> tuple[int, int]:
        """Return the least and the most gold a seat can have; gold is public, so they are equal."""
        return self.gold[seat], self.gold[seat]

    def card_bounds(self, seat: int, card: int) -> tuple[int, int]:
        """Return the least and the most cards of a kind that a seat can hold."""
        seen = count(self.known[seat], card) - count(self.owed[seat], card)
        if not self.drawn(seat):
            return seen, seen
        least, most = self.hidden.bounds(seat, card)
        return seen + least, seen + most

    def hand(self, seat: int) -> tuple[int, int]:
        """Return the pile of cards that a seat holds for certain, and how many others it has."""
        sure: i64 = 0
        for card in range(CARD_KINDS):
            sure += several(card, self.card_bounds(seat, card)[0])
        held = size(self.known[seat]) + self.drawn(seat) - size(self.owed[seat])
        return sure, held - size(sure)


def unpickle_memory(
    seen: View, knowledge: tuple[tuple[int, ...], ...], draws: list[Draw], needs: list[Requirement]
) -> Memory:
    gold, known, owed, pots, piles = knowledge
    memory = Memory(seen, vec[i64](list(gold)), vec[i64](list(known)), vec[i64](list(owed)), vec[i64](list(pots)))
    memory.discards, memory.djinn_deck, memory.djinn_discards, memory.shown = piles
    memory.draws, memory.needs = draws, needs
    return memory
