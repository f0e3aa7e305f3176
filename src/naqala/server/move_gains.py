"""What a move brings: for each tile where it can end, the best turn that ends there, and its points.

Turns are played out in a position made from what the player sees, with a fixed luck, up to the first random event. So
the answer is the same for all positions that differ only in secrets.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from naqala.bots.search.outcome_values import OutcomeValues
from naqala.bots.search.quick_answers import quick_answer
from naqala.bots.search.weights import points_only_evaluator
from naqala.engine.actions import DROPS, PICK_UPS, Action
from naqala.engine.components import TRIBE_COUNT
from naqala.engine.events import Event
from naqala.engine.events.tile_events import MeepleDropped, MeeplesPickedUp
from naqala.engine.imagine import imagine
from naqala.engine.luck import Luck
from naqala.engine.memory import Memory
from naqala.engine.pile import one, pile_of
from naqala.engine.scoring import score_sheet
from naqala.engine.setup import CARDS_IN_BOX, DJINNS_IN_BOX
from naqala.engine.sowing import Outcome, Walk, outcomes_from, outcomes_onward, walks, walks_onward
from naqala.engine.state import State
from naqala.engine.steps.moving import Moving, Sowing
from naqala.engine.steps.sale import Selling
from naqala.engine.view import View
from naqala.server.drafts import before_random

PLAYED_OUT: Final = 4  # outcomes for each final tile


@dataclass(frozen=True)
class MoveGain:
    """The best turn that ends on a tile: its outcome, what it brings up to the first random event, and its points."""

    outcome: Outcome
    walk: Walk
    events: list[Event]
    random: bool
    points: int


def visible_world(seen: View) -> State:
    """The position as this player sees it: the rivals have no gold and no cards, and the decks all that is unseen."""
    own = {held.seat: held for held in seen.holdings if held.seat == seen.seat}
    gold = [own[player.seat].gold if player.seat in own else 0 for player in seen.players]
    hands = [own[player.seat].hand if player.seat in own else 0 for player in seen.players]
    unseen = (
        pile_of(CARDS_IN_BOX) - sum(hands) - seen.discards - sum([one(card) for card in seen.row]) if seen.deck else 0
    )
    memory = Memory(seen, vec[i64](gold), vec[i64](hands), vec[i64]([0] * len(gold)), vec[i64]([unseen]))
    memory.djinn_deck = unseen_djinns(seen) if seen.djinn_deck else 0
    return imagine(memory, Luck.seeded(0))


def unseen_djinns(seen: View) -> int:
    shown = [1 << djinn for djinn in seen.djinn_row] + [player.djinns for player in seen.players]
    return DJINNS_IN_BOX & ~sum(shown) & ~seen.djinn_discards


def move_gains(world: State, start: int) -> list[MoveGain]:
    """The gains of a move that starts on this tile, or of one that began there; by final tile."""
    step = world.steps[-1]
    if isinstance(step, Moving):
        begin: list[Action] = [PICK_UPS[start]]
        return best_gains(world, outcomes_from(world.board, start), begin, partial(walks, world.board))
    if isinstance(step, Sowing):
        rest = outcomes_onward(world.board, start, step.way, step.hand)
        return best_gains(world, rest, [], partial(walks_onward, world.board, step.way, step.hand))
    return []


def best_gains(
    world: State, outcomes: Iterable[Outcome], begin: list[Action], walks_to: Callable[[Outcome], Iterator[Walk]]
) -> list[MoveGain]:
    """For each final tile the turn with the most points; of equal ones the one that the bots value most."""
    return [
        max(
            [gain_of(world, begin, outcome, next(walks_to(outcome))) for outcome in found], key=lambda gain: gain.points
        )
        for _, found in sorted(promising(world, outcomes).items())
    ]


def promising(world: State, outcomes: Iterable[Outcome]) -> dict[int, list[Outcome]]:
    """By final tile the outcomes that the bots value most, the best first."""
    values = OutcomeValues(points_only_evaluator())
    values.prepare(world, world.seat)
    by_value = sorted(outcomes, key=lambda outcome: (-values.outcome_value(world, outcome.packed), outcome.packed))
    by_final: dict[int, list[Outcome]] = defaultdict(list)
    for outcome in by_value:
        if len(by_final[outcome.final]) < PLAYED_OUT:
            by_final[outcome.final].append(outcome)
    return by_final


def gain_of(world: State, begin: list[Action], outcome: Outcome, drops: Walk) -> MoveGain:
    """Play out the turn on a copy, with the bots' answers, until its sale or the first random event."""
    seat = world.seat
    trial = world.copy()
    events: list[Event] = []
    trial.event_sink = events
    before = score_sheet(trial, seat).total
    drawn = trial.luck.turn
    points = 0
    random = False
    for action in turn_actions(trial, [*begin, *[DROPS[tile * TRIBE_COUNT + tribe] for tile, tribe in drops]]):
        trial.play(action)
        random = trial.luck.turn != drawn or len(before_random(events)) < len(events)
        if random:
            break
        points = score_sheet(trial, seat).total - before
    found = [event for event in before_random(events) if not isinstance(event, MeeplesPickedUp | MeepleDropped)]
    return MoveGain(outcome, drops, found, random, points)


def turn_actions(trial: State, move: list[Action]) -> Iterator[Action]:
    """The actions of a move, then quick answers until the sale. Play each before asking for the next."""
    seat = trial.seat
    yield from move
    values = OutcomeValues(points_only_evaluator())
    while not trial.over and trial.seat == seat and not isinstance(trial.steps[-1], Selling | Moving | Sowing):
        yield quick_answer(trial, values)
