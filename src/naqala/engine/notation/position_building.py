"""Builds a state from position data: what the data do not name is the rest of the box (C2-C9)."""

from __future__ import annotations

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from naqala.engine.board import Board, TileLayout
from naqala.engine.components import (
    CARD_KINDS,
    CARD_NAMES,
    ELDER,
    NOBODY,
    PALACE,
    PALACE_COUNT,
    PALM_TREE,
    PALM_TREE_COUNT,
    TRIBE_COUNT,
    TRIBE_LETTERS,
    VIZIER,
)
from naqala.engine.djinns import DJINNS
from naqala.engine.errors import ImpossiblePosition
from naqala.engine.geometry import bit, members
from naqala.engine.luck import Luck
from naqala.engine.notation.position_data import PositionData
from naqala.engine.notation.possible import check, check_steps
from naqala.engine.pile import counts, pile_of
from naqala.engine.player import Player
from naqala.engine.setup import CARDS_IN_BOX, DJINNS_IN_BOX, MEEPLES_IN_BOX, camels_each
from naqala.engine.state import State
from naqala.engine.steps import Bidding, Keeping, NextTurn, Step


def build_state(data: PositionData, luck: Luck) -> State:
    """Return the state of a position with this luck; raise ImpossiblePosition if it cannot occur."""
    check_steps(data)
    layout = TileLayout([tile.place for tile in data.tiles], [tile.value for tile in data.tiles])
    state = State(layout, board_of(data), players_of(data), luck, stack_of(data))
    state.colours = data.colours
    state.round = data.round
    state.order, state.track = vec[i64](list(data.order)), vec[i64](list(data.track))
    state.row, state.djinn_row = vec[i64](list(data.row)), vec[i64](list(data.djinns))
    state.discards, state.djinn_discards = data.discards, data.dismissed
    state.bag = bag_of(data)
    state.deck = deck_of(data)
    state.djinn_deck = djinn_deck_of(data)
    state.palms = remaining("palm", PALM_TREE_COUNT, sum([tile.palms for tile in data.tiles]), "C6")
    state.palaces = remaining("palace", PALACE_COUNT, sum([tile.palaces for tile in data.tiles]), "C6")
    for player in state.players:
        state.summoned |= player.djinns
        state.last_camel = state.last_camel or not player.camels
    state.no_move = data.stuck
    state.over = not data.steps
    check(state)
    return state


def remaining(thing: str, box: int, there: int, rule: str) -> int:
    """Return how many of a thing, named as in phrases, are left in the box."""
    if there <= box:
        return box - there
    raise ImpossiblePosition("position-too-many", what=[(thing, there)], box=box, rule=rule)


def camels_left(seat: str, box: int, there: int) -> int:
    if there <= box:
        return box - there
    raise ImpossiblePosition("position-too-many-camels", what=[("camel", there)], seat=seat, box=box)


def board_of(data: PositionData) -> Board:
    board = Board.empty()
    for number, tile in enumerate(data.tiles):
        for tribe, n in enumerate(counts(tile.meeples, TRIBE_COUNT)):
            for _ in range(n):
                board.add(number, tribe)
        for piece, n in ((PALM_TREE, tile.palms), (PALACE, tile.palaces)):
            for _ in range(n):
                board.place(number, piece)
        if tile.camel != NOBODY:
            board.owned |= bit(number)
    return board


def players_of(data: PositionData) -> list[Player]:
    players: list[Player] = []
    box = camels_each(len(data.holdings))
    for seat, holding in enumerate(data.holdings):
        owns = [number for number, tile in enumerate(data.tiles) if tile.camel == seat]
        player = Player(seat, camels_left(data.colours[seat], box, len(owns)))
        for tile in owns:
            player.owns |= bit(tile)
        player.gold, player.viziers, player.elders = holding.gold, holding.viziers, holding.elders
        player.hand, player.djinns, player.spent = holding.hand, holding.djinns, holding.spent
        players.append(player)
    return players


def stack_of(data: PositionData) -> list[Step]:
    """Return the decision stack; below the steps of a turn is the next turn."""
    steps = list(data.steps)
    if steps and not isinstance(steps[0], Bidding):
        steps.insert(0, NextTurn(NOBODY))
    return steps


def bag_of(data: PositionData) -> int:
    piles = [*[tile.meeples for tile in data.tiles], *[step.in_hand() for step in data.steps]]
    there = summed([counts(pile, TRIBE_COUNT) for pile in piles], TRIBE_COUNT)
    for holding in data.holdings:
        there[VIZIER] += holding.viziers
        there[ELDER] += holding.elders
    return pile_of(
        [remaining(TRIBE_LETTERS[kind], MEEPLES_IN_BOX[kind], there[kind], "C3") for kind in range(TRIBE_COUNT)]
    )


def deck_of(data: PositionData) -> int:
    piles = [data.discards, *[holding.hand for holding in data.holdings]]
    there = summed([counts(pile, CARD_KINDS) for pile in piles], CARD_KINDS)
    for card in data.row:
        there[card] += 1
    names = [name.lower() for name in CARD_NAMES]
    return pile_of([remaining(names[kind], CARDS_IN_BOX[kind], there[kind], "C4") for kind in range(CARD_KINDS)])


def summed(piles: list[list[int]], kinds: int) -> list[int]:
    return [sum([pile[kind] for pile in piles]) for kind in range(kinds)]


def djinn_deck_of(data: PositionData) -> int:
    sets = [data.dismissed, *[holding.djinns for holding in data.holdings]]
    sets += [step.shown for step in data.steps if isinstance(step, Keeping)]
    there = Counter([djinn for djinns in sets for djinn in members(djinns)] + list(data.djinns))
    deck = DJINNS_IN_BOX
    for djinn, n in there.items():
        if n > 1:
            raise ImpossiblePosition("position-djinn-twice", djinn=DJINNS[djinn].name, n=n)
        deck &= ~bit(djinn)
    return deck
