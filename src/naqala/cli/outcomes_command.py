"""`naqala outcomes`: lists the outcomes of sowing and the walks that lead to them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice

from naqala.cli.record_input import InputError, read_state
from naqala.cli.text_output import print_wrapped
from naqala.engine.notation.vocabulary import TILE, TRIBE
from naqala.engine.sowing import Outcome, Walk, outcomes, walks
from naqala.engine.state import State
from naqala.engine.steps import Sowing


@dataclass(frozen=True)
class OutcomeFilter:
    """Which outcomes to list; None matches everything."""

    start: int | None = None
    final: int | None = None
    tribe: int | None = None
    empties: bool = False

    def matches(self, outcome: Outcome) -> bool:
        return (
            self.start in (None, outcome.start)
            and self.final in (None, outcome.final)
            and self.tribe in (None, outcome.tribe)
            and (outcome.empties or not self.empties)
        )


def print_outcomes(text_or_name: str, wanted: OutcomeFilter, max_walks: int) -> int:
    """Print the matching outcomes, each with up to `max_walks` walks."""
    state = read_state(text_or_name)
    refuse_unfinished_walk(state)
    found = outcomes(state.board)
    matching = [outcome for outcome in found if wanted.matches(outcome)]
    for outcome in matching:
        print_wrapped(str(outcome))
        for walk in islice(walks(state.board, outcome), max_walks):
            print_wrapped(walk_text(outcome.start, walk), indent="    ", hanging="  ")
    print_wrapped(summary(len(matching), len(found)))
    return 0


def refuse_unfinished_walk(state: State) -> None:
    if not state.over and isinstance(state.steps[-1], Sowing):
        raise InputError("This position is in the middle of a walk. Outcomes exist only for whole walks.")


def walk_text(start: int, walk: Walk) -> str:
    """The walk in notation: C3> D3m E3m."""
    return " ".join([f"{TILE.format(start)}>", *[TILE.format(tile) + TRIBE.format(tribe) for tile, tribe in walk]])


def summary(matching: int, found: int) -> str:
    if not found:
        return "No meeples can be moved here."
    noun = "outcome" if matching == 1 else "outcomes"
    return f"{matching} {noun}." if matching == found else f"{matching or 'No'} {noun} of {found} on this board."
