"""Candidates of a decision: an action, or a move with its walk."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from naqala.bots.search.outcome_values import NO_OUTCOME
from naqala.bots.search.turn_simulator import make_move
from naqala.engine.actions import DROPS, PICK_UPS, Action
from naqala.engine.sowing import start_of
from naqala.engine.state import State


@final
class Candidate:
    def __init__(self, code: i64, walk: vec[i64], action: Action | None, estimate: float) -> None:
        self.code = code  # the outcome of a move; NO_OUTCOME for another action, or for the rest of a walk
        self.walk = walk  # the drops
        self.action = action  # if it is not a move
        self.estimate = estimate  # estimated value in points

    def __reduce__(self) -> tuple[object, tuple[int, list[int], Action | None, float]]:
        return unpickle_candidate, (self.code, [drop for drop in self.walk], self.action, self.estimate)

    def apply(self, world: State, seat: i64) -> None:
        if self.action is not None:
            world.play(self.action)
        elif self.code != NO_OUTCOME:
            make_move(world, seat, self.code, self.walk)
        else:
            for drop in self.walk:
                world.play(DROPS[drop])

    def actions(self) -> list[Action]:
        """The actions in which a player carries it out."""
        actions: list[Action] = []
        if self.action is not None:
            actions.append(self.action)
        elif self.code != NO_OUTCOME:
            actions.append(PICK_UPS[start_of(self.code)])
        for drop in self.walk:
            actions.append(DROPS[drop])
        return actions


def unpickle_candidate(code: int, walk: list[int], action: Action | None, estimate: float) -> Candidate:
    return Candidate(code, vec[i64](walk), action, estimate)


def answer_candidate(action: Action, estimate: float) -> Candidate:
    return Candidate(NO_OUTCOME, vec[i64](), action, estimate)


def sort_by_estimate(candidates: list[Candidate]) -> None:
    """Sort by estimate, best first. The sort is stable."""
    for i in range(i64(1), i64(len(candidates))):
        candidate = candidates[i]
        j = i
        while j > 0 and candidates[j - 1].estimate < candidate.estimate:
            candidates[j] = candidates[j - 1]
            j -= 1
        candidates[j] = candidate
