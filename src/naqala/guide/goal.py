"""Goals of exercises, judged by the events that the engine emits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from naqala.engine.djinns import DJINNS
from naqala.engine.events import Event
from naqala.engine.events.card_events import CardDrawn, CardTaken, DjinnSummoned
from naqala.engine.events.round_events import MarkerPlaced, TurnEnded
from naqala.engine.events.tile_events import CamelPlaced, MeeplesCollected, PalacePlaced, PalmPlaced
from naqala.engine.events.tribe_events import (
    BuildersEarned,
    DjinnGoldEarned,
    HeldMeepleKilled,
    MarketPaid,
    MeepleCaptured,
    PowerUsed,
    SuitSold,
    TileMeepleKilled,
)
from naqala.engine.game import Game
from naqala.engine.geometry import members
from naqala.engine.notation.vocabulary import CARD, TRIBE
from naqala.engine.scoring import score_sheets

GoalKind = Literal[
    "collect", "tiles", "cards", "builders", "kills", "palms", "palaces", "buy", "summon", "power", "djinn-gold",
    "captures", "bid", "bids", "spot", "spot-and-zero", "sell", "sale", "points", "own-palms", "own-palaces", "card",
]  # fmt: skip
BID_GOALS: Final[tuple[GoalKind, ...]] = ("bid", "bids", "spot", "spot-and-zero")


@dataclass(frozen=True)
class Goal:
    """What the player must reach in the first turn: `n` of something; `of` is a tribe's letter, or a djinn or card."""

    kind: GoalKind
    n: int = 1
    of: str = ""


@dataclass(frozen=True)
class FirstTurn:
    """What happened until the end of the player's first turn, the points that it brought, and the tiles owned then."""

    seat: int
    events: Sequence[Event]
    points: int
    tiles: int  # a set
    is_over: bool


def first_turn(game: Game, seat: int) -> FirstTurn:
    """The first turn of a seat in a game that starts with it."""
    happened: list[Event] = []
    end = game.state
    is_over = False
    moments = list(game.replay())
    for nth, (_, _, events) in enumerate(moments):
        happened += [event for event in events if getattr(event, "seat", seat) == seat]
        if any(isinstance(event, TurnEnded) and event.seat == seat for event in events):
            end, is_over = moments[nth + 1][0] if nth + 1 < len(moments) else game.state, True
            break
    points = score_sheets(end)[seat].total - score_sheets(game.start)[seat].total
    return FirstTurn(seat, happened, points, end.players[seat].owns, is_over)


def is_reached(goal: Goal, turn: FirstTurn) -> bool:
    return REACHED[goal.kind](goal, turn) >= goal.n


# How far each kind of goal is reached


def count(turn: FirstTurn, *kinds: type[Event]) -> int:
    return sum(isinstance(event, kinds) for event in turn.events)


def of_djinn(events: Iterable[DjinnSummoned | PowerUsed], name: str) -> int:
    return sum(DJINNS[event.djinn].name == name for event in events)


def collected(goal: Goal, turn: FirstTurn) -> int:
    found = [event for event in turn.events if isinstance(event, MeeplesCollected)]
    return sum(event.n for event in found if TRIBE.format(event.tribe) == goal.of)


def builders(_: Goal, turn: FirstTurn) -> int:
    return sum(event.gold for event in turn.events if isinstance(event, BuildersEarned))


def bought(_: Goal, turn: FirstTurn) -> int:
    """Cards of a market; those that Merchants bring do not count."""
    return sum(isinstance(event, MarketPaid) and event.gold > 0 for event in turn.events)


def summoned(goal: Goal, turn: FirstTurn) -> int:
    found = [event for event in turn.events if isinstance(event, DjinnSummoned)]
    return of_djinn(found, goal.of) if goal.of else len(found)


def used(goal: Goal, turn: FirstTurn) -> int:
    return of_djinn([event for event in turn.events if isinstance(event, PowerUsed)], goal.of)


def placed_on_own_tile(turn: FirstTurn, kind: type[PalmPlaced | PalacePlaced]) -> int:
    own = members(turn.tiles)
    return sum(isinstance(event, kind) and event.tile in own for event in turn.events)


def card(goal: Goal, turn: FirstTurn) -> int:
    found = [event.card for event in turn.events if isinstance(event, CardTaken)]
    return sum(CARD.format(taken) == goal.of for taken in found)


def sale(_: Goal, turn: FirstTurn) -> int:
    return sum(event.gold for event in turn.events if isinstance(event, SuitSold))


def djinn_gold(goal: Goal, turn: FirstTurn) -> int:
    found = [event for event in turn.events if isinstance(event, DjinnGoldEarned)]
    return sum(event.gold for event in found if DJINNS[event.djinn].name == goal.of)


def zero_bids(_: Goal, turn: FirstTurn) -> int:
    return sum(isinstance(event, MarkerPlaced) and event.price == 0 for event in turn.events)


def highest_spot(_: Goal, turn: FirstTurn) -> int:
    return max([event.price for event in turn.events if isinstance(event, MarkerPlaced)], default=0)


def highest_spot_beside_zero(goal: Goal, turn: FirstTurn) -> int:
    """Of the highest spot, if another marker stands at 0."""
    return highest_spot(goal, turn) if zero_bids(goal, turn) else 0


REACHED: Final[dict[GoalKind, Callable[[Goal, FirstTurn], int]]] = {
    "collect": collected,
    "tiles": lambda _, turn: count(turn, CamelPlaced),
    "cards": lambda _, turn: count(turn, CardTaken, CardDrawn),
    "builders": builders,
    "kills": lambda _, turn: count(turn, TileMeepleKilled, HeldMeepleKilled, MeepleCaptured),
    "palms": lambda _, turn: count(turn, PalmPlaced),
    "palaces": lambda _, turn: count(turn, PalacePlaced),
    "buy": bought,
    "summon": summoned,
    "power": used,
    "djinn-gold": djinn_gold,
    "captures": lambda _, turn: count(turn, MeepleCaptured),
    "bid": zero_bids,
    "bids": lambda _, turn: count(turn, MarkerPlaced),
    "spot": highest_spot,
    "spot-and-zero": highest_spot_beside_zero,
    "sell": lambda _, turn: count(turn, SuitSold),
    "sale": sale,
    "own-palms": lambda _, turn: placed_on_own_tile(turn, PalmPlaced),
    "own-palaces": lambda _, turn: placed_on_own_tile(turn, PalacePlaced),
    "card": card,
    "points": lambda _, turn: turn.points if turn.is_over else 0,
}
