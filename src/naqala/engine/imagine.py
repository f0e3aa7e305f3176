"""Imagined worlds: whole states that agree with everything a seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from naqala.engine.geometry import bit, population
from naqala.engine.luck import Luck
from naqala.engine.player import Player
from naqala.engine.state import State
from naqala.engine.steps.choosing import Keeping, KeepingUnseen
from naqala.engine.steps.killing import KillingTwo, can_hunt

if TYPE_CHECKING:
    from naqala.engine.memory import Memory


def imagine(memory: Memory, luck: Luck) -> State:
    """Return a random state that is consistent with a memory, each with its true probability.

    The luck chooses the state and is then used by it. So a bot can search without knowing what it must not know.

    >>> game = naqala.Game.new(seed=1)
    >>> world = naqala.imagine(game.memory(0), naqala.Luck.seeded(1))
    >>> world.options() == list(game.options)
    True
    """
    hands = memory.known[:]
    pots = memory.pots
    if memory.draws:
        pots = pots[:]
        deal_hidden(memory, luck, hands, pots)
    state = public_state(memory, hands, luck)
    state.deck = pots[len(pots) - 1]
    show_djinns(memory, state, luck)
    return state


def public_state(memory: Memory, hands: vec[i64], luck: Luck) -> State:
    """Return the public part of the state with these hands; the decks are missing."""
    seen = memory.view
    players: list[Player] = []
    summoned: i64 = 0
    for public in seen.players:
        player = Player(public.seat, public.camels)
        player.gold = memory.gold[public.seat]
        player.viziers = public.viziers
        player.elders = public.elders
        player.hand = hands[public.seat]
        player.owns = public.owns
        player.djinns = public.djinns
        player.spent = public.spent
        summoned |= public.djinns
        players.append(player)
    state = State(seen.layout, seen.board.copy(), players, luck, seen.steps[:])
    state.copy_public_from(seen)
    state.summoned = summoned
    return state


def deal_hidden(memory: Memory, luck: Luck, hands: vec[i64], pots: vec[i64]) -> None:
    """Deal the secret draws, less those that were shown since."""
    for seat in range(i64(len(hands))):
        hands[seat] -= memory.owed[seat]
    memory.hidden.deal(luck, hands, pots)


def show_djinns(memory: Memory, state: State, luck: Luck) -> None:
    """Put the unseen djinns into the deck, or among those shown to another player."""
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
    """Return how many Fakirs the Assassins need to reach two victims, when a player must choose two."""
    state = public_state(memory, memory.known, Luck.seeded(0))
    hunt = state.steps[-1]
    assert isinstance(hunt, KillingTwo)
    fakirs = 0
    while not can_hunt(state, hunt, fakirs, 2):
        fakirs += 1
    return fakirs
