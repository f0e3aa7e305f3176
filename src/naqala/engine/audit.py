"""Checks what is true of every position: each piece of the box is in exactly one place (C1-C9)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from naqala.engine.components import (
    CARD_KINDS,
    CARD_NAMES,
    CARDS_IN_ROW,
    DJINNS_IN_ROW,
    MAX_PLAYERS,
    MIN_PLAYERS,
    NOBODY,
    PALACE_COUNT,
    PALM_TREE_COUNT,
    SEAT_NAMES,
    TILE_COUNT,
    TRIBE_COUNT,
    TRIBE_NAMES,
    tile_name,
)
from naqala.engine.djinns import DJINNS
from naqala.engine.errors import ImpossiblePosition
from naqala.engine.geometry import members
from naqala.engine.pile import counts
from naqala.engine.setup import CARDS_IN_BOX, MEEPLES_IN_BOX, TILES_IN_BOX, camels_each, markers_each
from naqala.engine.steps.choosing import Keeping
from naqala.engine.steps.round import Bidding

if TYPE_CHECKING:
    from collections.abc import Iterator

    from naqala.engine.state import State


def audit(state: State) -> None:
    """Raise ImpossiblePosition, naming every fault, unless the position can occur."""
    found = list(faults(state))
    if found:
        raise ImpossiblePosition(" ".join(found))


def faults(state: State) -> Iterator[str]:
    """Yield each fault of a position as a sentence, with the number of the rule it breaks."""
    if not MIN_PLAYERS <= len(state.players) <= MAX_PLAYERS:
        yield f"There are {len(state.players)} players; the game is for {MIN_PLAYERS} to {MAX_PLAYERS} (S1)."
        return
    yield from tile_faults(state)
    yield from meeple_faults(state)
    yield from card_faults(state)
    yield from djinn_faults(state)
    yield from piece_faults(state)
    yield from player_faults(state)
    yield from ending_faults(state)
    yield from marker_faults(state)
    yield from step_faults(state)


def tile_faults(state: State) -> Iterator[str]:
    if Counter(zip(*state.layout.key(), strict=True)) != Counter(TILES_IN_BOX):
        yield "The thirty tiles are not those of the box (C2)."
    for tribe in range(TRIBE_COUNT):
        if members(state.board.standing[tribe]) != [t for t in range(TILE_COUNT) if state.board.count(t, tribe)]:
            yield f"The index of tiles with {TRIBE_NAMES[tribe]}s does not match the board."
    built = [t for t in range(TILE_COUNT) if state.board.palms(t) or state.board.palaces(t)]
    if members(state.board.built) != built:
        yield "The index of tiles with palm trees or palaces does not match the board."


def meeple_faults(state: State) -> Iterator[str]:
    piles = [state.bag, *[step.in_hand() for step in state.steps], *[state.board.meeples(t) for t in range(TILE_COUNT)]]
    for tribe in range(TRIBE_COUNT):
        there = sum(counts(pile, TRIBE_COUNT)[tribe] for pile in piles) + sum(p.held(tribe) for p in state.players)
        if there != MEEPLES_IN_BOX[tribe]:
            yield f"{TRIBE_NAMES[tribe]}s: {there}; the box has {MEEPLES_IN_BOX[tribe]} (C3)."


def card_faults(state: State) -> Iterator[str]:
    piles = [state.deck, state.discards, *[player.hand for player in state.players]]
    for card in range(CARD_KINDS):
        there = sum(counts(pile, CARD_KINDS)[card] for pile in piles) + [c for c in state.row].count(card)
        if there != CARDS_IN_BOX[card]:
            yield f"{CARD_NAMES[card]} cards: {there}; the box has {CARDS_IN_BOX[card]} (C4)."
    if len(state.row) > CARDS_IN_ROW:
        yield f"There are {len(state.row)} cards in the resource row; it holds {CARDS_IN_ROW} (S4)."


def djinn_faults(state: State) -> Iterator[str]:
    shown = [step.shown for step in state.steps if isinstance(step, Keeping)]
    held = [player.djinns for player in state.players]
    sets = [state.djinn_deck, state.djinn_discards, *shown, *held]
    places = Counter([djinn for djinns in sets for djinn in members(djinns)] + [d for d in state.djinn_row])
    for djinn in DJINNS:
        if places[djinn.id] != 1:
            where = f"in {places[djinn.id]} places" if places[djinn.id] else "nowhere"
            yield f"{djinn.name} is {where} (C5)."
    if sum(held) != state.summoned:
        yield "The index of held djinns does not match the players."
    if len(state.djinn_row) > DJINNS_IN_ROW:
        yield f"There are {len(state.djinn_row)} djinns on offer; the row holds {DJINNS_IN_ROW} (S4)."


def piece_faults(state: State) -> Iterator[str]:
    palms = sum(state.board.palms(t) for t in range(TILE_COUNT))
    palaces = sum(state.board.palaces(t) for t in range(TILE_COUNT))
    if palms + state.palms != PALM_TREE_COUNT or state.palms < 0:
        yield f"Palm trees: {palms} on the board and {state.palms} in the supply; the box has {PALM_TREE_COUNT} (C6)."
    if palaces + state.palaces != PALACE_COUNT or state.palaces < 0:
        yield f"Palaces: {palaces} on the board and {state.palaces} in the supply; the box has {PALACE_COUNT} (C6)."


def player_faults(state: State) -> Iterator[str]:
    owners = Counter(tile for player in state.players for tile in members(player.owns))
    for tile, n in owners.items():
        if n > 1:
            yield f"{n} players own {tile_name(tile)} (K3)."
    if members(state.board.owned) != sorted(owners):
        yield "The index of tiles with camels does not match the players."
    for seat, player in enumerate(state.players):
        name = SEAT_NAMES[seat]
        placed, due = len(members(player.owns)), camels_each(len(state.players))
        if placed + player.camels != due or player.camels < 0:
            yield f"Camels of {name}: {placed} on the board and {player.camels} left; a player has {due} (C9)."
        if player.seat != seat:
            yield f"{name} is on seat {player.seat}, not {seat}."
        if player.gold < 0:
            yield f"{name} has {player.gold} gold (B4)."
        if player.viziers < 0 or player.elders < 0:
            yield f"{name} has fewer than no Viziers or Elders (C3)."
        if player.spent & ~player.djinns:
            yield f"{name} has used a djinn that it does not hold (D1)."


def ending_faults(state: State) -> Iterator[str]:
    placed = any(not player.camels for player in state.players)
    if state.last_camel and not placed:
        yield "The last round is announced, but every player has a camel left (E1)."
    if placed and not state.last_camel:
        yield "A player has no camel left, but the last round is not announced (E1)."


def marker_faults(state: State) -> Iterator[str]:
    track = [seat for seat in state.track if seat != NOBODY]
    waiting = [seat for seat in state.order]
    step = state.steps[-1] if state.steps else None
    if isinstance(step, Bidding):
        if step.nth != len(track) or [step.seat] != waiting[step.nth : step.nth + 1]:
            yield "The next marker of the bid order track is to bid (B1)."
        waiting = waiting[step.nth :]
    there = Counter(track + waiting)
    for seat in sorted({*there, *range(len(state.players))}):
        due = markers_each(len(state.players)) if 0 <= seat < len(state.players) else 0
        if there[seat] != due:
            name = SEAT_NAMES[seat] if 0 <= seat < len(SEAT_NAMES) else f"seat {seat}"
            yield f"Turn markers of {name}: {there[seat]}, not {due} (C9)."


def step_faults(state: State) -> Iterator[str]:
    if state.over:
        return
    if not state.steps:
        yield "There is no decision to make, but the game is not over."
    elif not 0 <= state.seat < len(state.players):
        yield "No player is to decide, but the game is not over."
    elif not state.options():
        yield f"{state.steps[-1]!r} has no options."
