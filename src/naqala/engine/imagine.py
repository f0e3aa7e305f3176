"""A whole state that agrees with everything a seat knows."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from naqala.engine.geometry import bit, population
from naqala.engine.luck import Luck
from naqala.engine.memory import Memory
from naqala.engine.player import Player
from naqala.engine.state import State
from naqala.engine.steps.choosing import Keeping, KeepingUnseen
from naqala.engine.steps.killing import KillingTwo, can_hunt


def imagine(memory: Memory, luck: Luck) -> State:
    """One of the worlds that the memory allows, each at its right frequency. The luck goes on in it."""
    hands = memory.known[:]
    pots = memory.pots
    if memory.draws:
        pots = pots[:]
        deal_hidden(memory, luck, hands, pots)
    state = laid_out(memory, hands, luck)
    state.deck = pots[len(pots) - 1]
    show_djinns(memory, state, luck)
    return state


def laid_out(memory: Memory, hands: vec[i64], luck: Luck) -> State:
    """What is seen, with these cards behind the screens; the piles are missing."""
    seen = memory.view
    players: list[Player] = []
    summoned: i64 = 0
    for mat in seen.mats:
        player = Player(mat.seat, mat.camels)
        player.gold = memory.gold[mat.seat]
        player.viziers = mat.viziers
        player.elders = mat.elders
        player.hand = hands[mat.seat]
        player.owns = mat.owns
        player.djinns = mat.djinns
        player.spent = mat.spent
        summoned |= mat.djinns
        players.append(player)
    state = State(seen.land, seen.board.copy(), players, luck, seen.steps[:])
    state.lay_out_as(seen)
    state.summoned = summoned
    return state


def deal_hidden(memory: Memory, luck: Luck, hands: vec[i64], pots: vec[i64]) -> None:
    """The secret draws, less those of them that were shown since."""
    for seat in range(i64(len(hands))):
        hands[seat] -= memory.owed[seat]
    memory.hidden.deal(luck, hands, pots)


def show_djinns(memory: Memory, state: State, luck: Luck) -> None:
    """What is not in sight is in the pile, or somebody else looks at it."""
    deck = memory.djinn_deck
    if state.steps:
        step = state.steps[-1]
        if isinstance(step, KeepingUnseen):
            shown = memory.shown
            for _ in range(step.n - population(shown)):
                djinn = luck.member(deck)
                deck &= ~bit(djinn)
                shown |= bit(djinn)
            state.steps[-1] = Keeping(step.seat, shown)
    state.djinn_deck = deck


def fakirs_to_reach_two(memory: Memory) -> int:
    """How many Fakirs carry the Assassins to two victims, when somebody is asked for two."""
    state = laid_out(memory, memory.known, Luck.seeded(0))
    hunt = state.steps[-1]
    assert isinstance(hunt, KillingTwo)
    fakirs = 0
    while not can_hunt(state, hunt, fakirs, 2):
        fakirs += 1
    return fakirs
