"""A whole state that agrees with everything a seat knows."""

from __future__ import annotations

from mypy_extensions import i64

from naqala.engine.geometry import bit
from naqala.engine.luck import Luck
from naqala.engine.memory import Memory
from naqala.engine.pile import several
from naqala.engine.player import Player
from naqala.engine.setup import DJINNS_IN_BOX
from naqala.engine.state import State
from naqala.engine.steps.choosing import Keeping, KeepingUnseen
from naqala.engine.things import CARDS


def imagine(memory: Memory, luck: Luck) -> State:
    """One of the worlds that the memory allows, each at its right frequency. The luck goes on in it."""
    view = memory.view
    assert view is not None
    hands, deck = imagined_cards(memory, luck)
    players: list[Player] = []
    for mat in view.mats:
        player = Player(mat.seat, mat.camels)
        player.gold = memory.gold[mat.seat]
        player.viziers = mat.viziers
        player.elders = mat.elders
        player.hand = hands[mat.seat]
        player.owns = mat.owns
        player.djinns = mat.djinns
        player.spent = mat.spent
        players.append(player)
    state = State(view.land, view.board.copy(), players, luck, view.steps[:])
    state.lay_out_as(view)
    state.deck = deck
    for player in players:
        state.summoned |= player.djinns
    imagine_djinns(state, luck)
    return state


def imagined_cards(memory: Memory, luck: Luck) -> tuple[list[i64], i64]:
    """Everybody's hand, and the pile."""
    hands: list[i64] = []
    for known in memory.known:
        hand: i64 = 0
        for card in range(i64(CARDS)):
            hand += several(card, known[card])
        hands.append(hand)
    deck: i64 = 0
    for card in range(i64(CARDS)):
        deck += several(card, memory.pots[-1][card])
    if memory.draws:
        hidden = memory.hidden
        newest = len(memory.pots) - 1
        for card, share in enumerate(hidden.deal(luck)):
            for group, n in enumerate(share):
                hands[hidden.seats[group]] += several(card, n)
                if hidden.sources[group] == newest:
                    deck -= several(card, n)
    return hands, deck


def imagine_djinns(state: State, luck: Luck) -> None:
    """The djinns not in sight are in the pile, or some of them are shown to somebody else."""
    unseen: i64 = DJINNS_IN_BOX & ~state.summoned & ~state.djinn_discards
    for djinn in state.djinn_row:
        unseen &= ~bit(djinn)
    step = state.steps[-1] if state.steps else None
    if isinstance(step, Keeping):
        unseen &= ~step.shown
    elif isinstance(step, KeepingUnseen):
        shown: i64 = 0
        for _ in range(step.n):
            djinn = luck.member(unseen)
            unseen &= ~bit(djinn)
            shown |= bit(djinn)
        state.steps[-1] = Keeping(step.seat, shown)
    state.djinn_deck = unseen
