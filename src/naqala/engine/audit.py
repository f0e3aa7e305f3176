"""Checks what is true of every position: each piece of the box is in exactly one place (C1-C9)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from naqala.engine.components import (
    CARD_KINDS,
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
    TRIBE_LETTERS,
    tile_name,
)
from naqala.engine.djinns import DJINNS
from naqala.engine.errors import ImpossiblePosition
from naqala.engine.geometry import members
from naqala.engine.phrase import Phrase
from naqala.engine.pile import counts
from naqala.engine.setup import CARDS_IN_BOX, MEEPLES_IN_BOX, TILES_IN_BOX, camels_each, markers_each
from naqala.engine.steps.choosing import Keeping
from naqala.engine.steps.round import Bidding
from naqala.engine.things import card_code

if TYPE_CHECKING:
    from collections.abc import Iterator

    from naqala.engine.state import State


def audit(state: State) -> None:
    """Raise ImpossiblePosition, naming every fault, unless the position can occur."""
    found = list(faults(state))
    if found:
        together = joined(found)
        raise ImpossiblePosition(together.key, **together.arguments)


def joined(faults: list[Phrase]) -> Phrase:
    """Return the faults as one phrase: a tree of pairs, so that it is not nested deeply."""
    if len(faults) == 1:
        return faults[0]
    half = len(faults) // 2
    return Phrase("position-faults", {"first": joined(faults[:half]), "rest": joined(faults[half:])})


def fault(code: str, /, **arguments: str | int) -> Phrase:
    return Phrase(f"position-{code}", arguments)


def faults(state: State) -> Iterator[Phrase]:
    """Yield each fault of a position, with the number of the rule it breaks."""
    if not MIN_PLAYERS <= len(state.players) <= MAX_PLAYERS:
        yield fault("players", n=len(state.players), least=MIN_PLAYERS, most=MAX_PLAYERS, rule="S1")
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


def tile_faults(state: State) -> Iterator[Phrase]:
    if Counter(zip(*state.layout.key(), strict=True)) != Counter(TILES_IN_BOX):
        yield fault("tiles", rule="C2")
    for tribe in range(TRIBE_COUNT):
        if members(state.board.standing[tribe]) != [t for t in range(TILE_COUNT) if state.board.count(t, tribe)]:
            yield fault("index-tribe", tribe=TRIBE_LETTERS[tribe])
    built = [t for t in range(TILE_COUNT) if state.board.palms(t) or state.board.palaces(t)]
    if members(state.board.built) != built:
        yield fault("index-built")


def meeple_faults(state: State) -> Iterator[Phrase]:
    piles = [state.bag, *[step.in_hand() for step in state.steps], *[state.board.meeples(t) for t in range(TILE_COUNT)]]
    for tribe in range(TRIBE_COUNT):
        there = sum(counts(pile, TRIBE_COUNT)[tribe] for pile in piles) + sum(p.held(tribe) for p in state.players)
        if there != MEEPLES_IN_BOX[tribe]:
            yield fault("meeples", tribe=TRIBE_LETTERS[tribe], n=int(there), due=MEEPLES_IN_BOX[tribe], rule="C3")


def card_faults(state: State) -> Iterator[Phrase]:
    piles = [state.deck, state.discards, *[player.hand for player in state.players]]
    for card in range(CARD_KINDS):
        there = sum(counts(pile, CARD_KINDS)[card] for pile in piles) + [c for c in state.row].count(card)
        if there != CARDS_IN_BOX[card]:
            yield fault("cards", card=card_code(card), n=int(there), due=CARDS_IN_BOX[card], rule="C4")
    if len(state.row) > CARDS_IN_ROW:
        yield fault("row", n=len(state.row), due=CARDS_IN_ROW, rule="S4")


def djinn_faults(state: State) -> Iterator[Phrase]:
    shown = [step.shown for step in state.steps if isinstance(step, Keeping)]
    held = [player.djinns for player in state.players]
    sets = [state.djinn_deck, state.djinn_discards, *shown, *held]
    places = Counter([djinn for djinns in sets for djinn in members(djinns)] + [d for d in state.djinn_row])
    for djinn in DJINNS:
        if places[djinn.id] != 1:
            yield fault("djinn", djinn=djinn.name, n=places[djinn.id], rule="C5")
    if sum(held) != state.summoned:
        yield fault("index-djinns")
    if len(state.djinn_row) > DJINNS_IN_ROW:
        yield fault("djinn-row", n=len(state.djinn_row), due=DJINNS_IN_ROW, rule="S4")


def piece_faults(state: State) -> Iterator[Phrase]:
    palms = sum(state.board.palms(t) for t in range(TILE_COUNT))
    palaces = sum(state.board.palaces(t) for t in range(TILE_COUNT))
    if palms + state.palms != PALM_TREE_COUNT or state.palms < 0:
        yield fault("palms", n=int(palms), left=int(state.palms), due=PALM_TREE_COUNT, rule="C6")
    if palaces + state.palaces != PALACE_COUNT or state.palaces < 0:
        yield fault("palaces", n=int(palaces), left=int(state.palaces), due=PALACE_COUNT, rule="C6")


def player_faults(state: State) -> Iterator[Phrase]:
    owners = Counter(tile for player in state.players for tile in members(player.owns))
    for tile, n in owners.items():
        if n > 1:
            yield fault("owners", n=n, tile=tile_name(tile), rule="K3")
    if members(state.board.owned) != sorted(owners):
        yield fault("index-camels")
    for seat, player in enumerate(state.players):
        name = state.colour(seat)
        placed, due = len(members(player.owns)), camels_each(len(state.players))
        if placed + player.camels != due or player.camels < 0:
            yield fault("camels", seat=name, n=placed, left=int(player.camels), due=due, rule="C9")
        if player.seat != seat:
            yield fault("seat", seat=name, n=int(player.seat), due=seat)
        if player.gold < 0:
            yield fault("gold", seat=name, n=int(player.gold), rule="B4")
        if player.viziers < 0 or player.elders < 0:
            yield fault("held", seat=name, rule="C3")
        if player.spent & ~player.djinns:
            yield fault("spent", seat=name, rule="D1")


def ending_faults(state: State) -> Iterator[Phrase]:
    placed = any(not player.camels for player in state.players)
    if state.last_camel and not placed:
        yield fault("last-round-too-early", rule="E1")
    if placed and not state.last_camel:
        yield fault("last-round-missing", rule="E1")


def marker_faults(state: State) -> Iterator[Phrase]:
    track = [seat for seat in state.track if seat != NOBODY]
    waiting = [seat for seat in state.order]
    step = state.steps[-1] if state.steps else None
    if isinstance(step, Bidding):
        if step.nth != len(track) or [step.seat] != waiting[step.nth : step.nth + 1]:
            yield fault("bidder", rule="B1")
        waiting = waiting[step.nth :]
    there = Counter(track + waiting)
    for seat in sorted({*there, *range(len(state.players))}):
        due = markers_each(len(state.players)) if 0 <= seat < len(state.players) else 0
        if there[seat] == due:
            continue
        if 0 <= seat < len(SEAT_NAMES):
            yield fault("markers", seat=state.colour(seat), n=there[seat], due=due, rule="C9")
        else:
            yield fault("markers-of-nobody", number=int(seat), n=there[seat], rule="C9")


def step_faults(state: State) -> Iterator[Phrase]:
    if state.over:
        return
    if not state.steps:
        yield fault("no-decision")
    elif not 0 <= state.seat < len(state.players):
        yield fault("no-decider")
    elif not state.options():
        yield fault("no-options", step=repr(state.steps[-1]))
