"""What holds at every moment: the pieces of the box are all there, each once (C1-C9)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from naqala.engine.djinns import DJINNS
from naqala.engine.errors import Impossible
from naqala.engine.geometry import members
from naqala.engine.pile import counts
from naqala.engine.setup import CARDS_IN_BOX, MEEPLES_IN_BOX, TILES_IN_BOX, camels_each, markers_each
from naqala.engine.steps.choosing import Keeping
from naqala.engine.steps.round import Bidding
from naqala.engine.tabletop import PALACES, PALMS
from naqala.engine.things import (
    CARD_NAMES,
    CARDS,
    NOBODY,
    SEAT_NAMES,
    TILES,
    TRIBE_NAMES,
    TRIBES,
    tile_name,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from naqala.engine.state import State


def audit(state: State) -> None:
    """Raise Impossible, with all that is wrong, unless the position can occur."""
    found = list(faults(state))
    if found:
        raise Impossible(" ".join(found))


def faults(state: State) -> Iterator[str]:
    """What is wrong with a position, each in a sentence; with the rule, if it is against one."""
    if not 2 <= len(state.players) <= 4:
        yield f"There are {len(state.players)} players; the game is for 2 to 4 (S1)."
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
    if Counter(zip(*state.land.key(), strict=True)) != Counter(TILES_IN_BOX):
        yield "The thirty tiles are not those of the box (C2)."
    for tribe in range(TRIBES):
        if members(state.board.standing[tribe]) != [t for t in range(TILES) if state.board.count(t, tribe)]:
            yield f"The board has lost sight of where its {TRIBE_NAMES[tribe]}s stand."
    built = [t for t in range(TILES) if state.board.palms(t) or state.board.palaces(t)]
    if members(state.board.built) != built:
        yield "The board has lost sight of where it is built on."


def meeple_faults(state: State) -> Iterator[str]:
    piles = [state.bag, *[step.in_hand() for step in state.steps], *[state.board.meeples(t) for t in range(TILES)]]
    for tribe in range(TRIBES):
        there = sum(counts(pile, TRIBES)[tribe] for pile in piles) + sum(p.court(tribe) for p in state.players)
        if there != MEEPLES_IN_BOX[tribe]:
            yield f"{TRIBE_NAMES[tribe]}s: {there}; the box has {MEEPLES_IN_BOX[tribe]} (C3)."


def card_faults(state: State) -> Iterator[str]:
    piles = [state.deck, state.discards, *[player.hand for player in state.players]]
    for card in range(CARDS):
        there = sum(counts(pile, CARDS)[card] for pile in piles) + [c for c in state.row].count(card)
        if there != CARDS_IN_BOX[card]:
            yield f"{CARD_NAMES[card]} cards: {there}; the box has {CARDS_IN_BOX[card]} (C4)."
    if len(state.row) > 9:
        yield f"There are {len(state.row)} cards in the resource row; it holds nine (S4)."


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
        yield "The table has lost sight of which djinns are held."
    if len(state.djinn_row) > 3:
        yield f"There are {len(state.djinn_row)} djinns on offer; the row holds three (S4)."


def piece_faults(state: State) -> Iterator[str]:
    palms = sum(state.board.palms(t) for t in range(TILES))
    palaces = sum(state.board.palaces(t) for t in range(TILES))
    if palms + state.palms != PALMS or state.palms < 0:
        yield f"Palm trees: {palms} on the board and {state.palms} in the supply; the box has {PALMS} (C6)."
    if palaces + state.palaces != PALACES or state.palaces < 0:
        yield f"Palaces: {palaces} on the board and {state.palaces} in the supply; the box has {PALACES} (C6)."


def player_faults(state: State) -> Iterator[str]:
    owners = Counter(tile for player in state.players for tile in members(player.owns))
    for tile, n in owners.items():
        if n > 1:
            yield f"{n} players own {tile_name(tile)} (K3)."
    if members(state.board.owned) != sorted(owners):
        yield "The board has lost sight of where camels stand."
    for seat, player in enumerate(state.players):
        name = SEAT_NAMES[seat]
        placed, due = len(members(player.owns)), camels_each(len(state.players))
        if placed + player.camels != due or player.camels < 0:
            yield f"Camels of {name}: {placed} on the board and {player.camels} left; a player has {due} (C9)."
        if player.seat != seat:
            yield f"{name} sits on seat {player.seat}, not {seat}."
        if player.gold < 0:
            yield f"{name} has {player.gold} gold (B4)."
        if player.viziers < 0 or player.elders < 0:
            yield f"{name} has fewer than no Viziers or Elders (C3)."
        if player.spent & ~player.djinns:
            yield f"{name} has used a djinn of others (D1)."


def ending_faults(state: State) -> Iterator[str]:
    placed = any(not player.camels for player in state.players)
    if state.last_camel and not placed:
        yield "The last round is announced, but everybody has a camel left (E1)."
    if placed and not state.last_camel:
        yield "Somebody has no camel left, but the last round is not announced (E1)."


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
        yield "Nothing is asked of anybody, and the game is not over."
    elif not 0 <= state.seat < len(state.players):
        yield "Nobody is asked, and the game is not over."
    elif not state.options():
        yield f"{state.steps[-1]!r} has no answer."
