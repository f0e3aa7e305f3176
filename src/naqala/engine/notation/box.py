"""From what a position says to the whole state: what it does not name is the rest of the box (C2-C9)."""

from __future__ import annotations

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from naqala.engine.board import Board, Land
from naqala.engine.djinns import DJINNS
from naqala.engine.errors import Impossible
from naqala.engine.geometry import bit, members
from naqala.engine.luck import Luck
from naqala.engine.notation.layout import Layout
from naqala.engine.notation.possible import check, check_steps
from naqala.engine.pile import counts, pile_of
from naqala.engine.player import Player
from naqala.engine.setup import CARDS_IN_BOX, DJINNS_IN_BOX, MEEPLES_IN_BOX, camels_each
from naqala.engine.state import State
from naqala.engine.steps import Bidding, Keeping, NextTurn, Step
from naqala.engine.tabletop import PALACES, PALMS
from naqala.engine.things import CARD_NAMES, CARDS, ELDER, NOBODY, PALACE, PALM, SEAT_NAMES, TRIBE_NAMES, TRIBES, VIZIER


def laid_out(layout: Layout, luck: Luck) -> State:
    """The state that lies so, with this luck; Impossible if there can be none."""
    check_steps(layout)
    land = Land([tile.place for tile in layout.tiles], [tile.value for tile in layout.tiles])
    state = State(land, board_of(layout), players_of(layout), luck, stack_of(layout))
    state.round = layout.round
    state.order, state.track = vec[i64](list(layout.order)), vec[i64](list(layout.track))
    state.row, state.djinn_row = vec[i64](list(layout.row)), vec[i64](list(layout.djinns))
    state.discards, state.djinn_discards = layout.discards, layout.dismissed
    state.bag = bag_of(layout)
    state.deck = deck_of(layout)
    state.djinn_deck = djinn_deck_of(layout)
    state.palms = rest("palm trees", PALMS, sum([tile.palms for tile in layout.tiles]), "C6")
    state.palaces = rest("palaces", PALACES, sum([tile.palaces for tile in layout.tiles]), "C6")
    for player in state.players:
        state.summoned |= player.djinns
        state.last_camel = state.last_camel or not player.camels
    state.no_move = layout.stuck
    state.over = not layout.steps
    check(state)
    return state


def rest(things: str, box: int, there: int, rule: str) -> int:
    """What is left of so many in the box."""
    if there <= box:
        return box - there
    raise Impossible(f"There are {there} {things}; the box has {box} ({rule}).")


def board_of(layout: Layout) -> Board:
    board = Board.bare()
    for number, tile in enumerate(layout.tiles):
        for tribe, n in enumerate(counts(tile.meeples, TRIBES)):
            for _ in range(n):
                board.add(number, tribe)
        for piece, n in ((PALM, tile.palms), (PALACE, tile.palaces)):
            for _ in range(n):
                board.put(number, piece)
        if tile.camel != NOBODY:
            board.owned |= bit(number)
    return board


def players_of(layout: Layout) -> list[Player]:
    players: list[Player] = []
    box = camels_each(len(layout.holdings))
    for seat, holding in enumerate(layout.holdings):
        owns = [number for number, tile in enumerate(layout.tiles) if tile.camel == seat]
        player = Player(seat, rest(f"camels of {SEAT_NAMES[seat]}", box, len(owns), "C9"))
        for tile in owns:
            player.owns |= bit(tile)
        player.gold, player.viziers, player.elders = holding.gold, holding.viziers, holding.elders
        player.hand, player.djinns, player.spent = holding.hand, holding.djinns, holding.spent
        players.append(player)
    return players


def stack_of(layout: Layout) -> list[Step]:
    """Below the steps of a turn lies the next turn."""
    steps = list(layout.steps)
    if steps and not isinstance(steps[0], Bidding):
        steps.insert(0, NextTurn(NOBODY))
    return steps


def bag_of(layout: Layout) -> int:
    piles = [*[tile.meeples for tile in layout.tiles], *[step.in_hand() for step in layout.steps]]
    there = summed([counts(pile, TRIBES) for pile in piles], TRIBES)
    for holding in layout.holdings:
        there[VIZIER] += holding.viziers
        there[ELDER] += holding.elders
    names = [f"{name}s" for name in TRIBE_NAMES]
    return pile_of([rest(names[kind], MEEPLES_IN_BOX[kind], there[kind], "C3") for kind in range(TRIBES)])


def deck_of(layout: Layout) -> int:
    piles = [layout.discards, *[holding.hand for holding in layout.holdings]]
    there = summed([counts(pile, CARDS) for pile in piles], CARDS)
    for card in layout.row:
        there[card] += 1
    names = [f"{name} cards" for name in CARD_NAMES]
    return pile_of([rest(names[kind], CARDS_IN_BOX[kind], there[kind], "C4") for kind in range(CARDS)])


def summed(piles: list[list[int]], kinds: int) -> list[int]:
    return [sum([pile[kind] for pile in piles]) for kind in range(kinds)]


def djinn_deck_of(layout: Layout) -> int:
    sets = [layout.dismissed, *[holding.djinns for holding in layout.holdings]]
    sets += [step.shown for step in layout.steps if isinstance(step, Keeping)]
    there = Counter([djinn for djinns in sets for djinn in members(djinns)] + list(layout.djinns))
    deck = DJINNS_IN_BOX
    for djinn, n in there.items():
        rest(DJINNS[djinn].name, 1, n, "C5")
        deck &= ~bit(djinn)
    return deck
