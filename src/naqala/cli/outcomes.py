"""`naqala outcomes`: what can be reached by sowing, and by which walks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice

from naqala.cli.reading import Unreadable, say, state_at
from naqala.engine.notation.errors import quoted
from naqala.engine.notation.words import LETTERS, TILE, TRIBE
from naqala.engine.sowing import Outcome, Walk, outcomes, walks
from naqala.engine.state import State
from naqala.engine.steps import Sowing
from naqala.engine.things import TRIBE_NAMES


@dataclass(frozen=True)
class Wish:
    """Which outcomes are asked for; None is any."""

    start: int | None = None
    final: int | None = None
    tribe: int | None = None
    empties: bool = False

    def fits(self, outcome: Outcome) -> bool:
        return (
            self.start in (None, outcome.start)
            and self.final in (None, outcome.final)
            and self.tribe in (None, outcome.tribe)
            and (outcome.empties or not self.empties)
        )


def reach(said: str, wish: Wish, examples: int) -> int:
    state = state_at(said)
    refuse_half_a_walk(state)
    found = outcomes(state.board)
    wanted = [outcome for outcome in found if wish.fits(outcome)]
    for outcome in wanted:
        say(str(outcome))
        for walk in islice(walks(state.board, outcome), examples):
            say(walk_text(outcome.start, walk), indent="    ", hanging="  ")
    say(summary(len(wanted), len(found)))
    return 0


def refuse_half_a_walk(state: State) -> None:
    if not state.over and isinstance(state.steps[-1], Sowing):
        raise Unreadable("In this position meeples are in hand in the middle of a walk; outcomes are of whole walks.")


def walk_text(start: int, walk: Walk) -> str:
    """As the notation has it: C3> D3m E3m."""
    return " ".join([f"{TILE.say(start)}>", *[TILE.say(tile) + TRIBE.say(tribe) for tile, tribe in walk]])


def summary(wanted: int, found: int) -> str:
    if not found:
        return "No meeples can be moved here."
    outcomes_ = "outcome" if wanted == 1 else "outcomes"
    return f"{wanted} {outcomes_}." if wanted == found else f"{wanted or 'No'} {outcomes_} of {found} on this board."


# What the command line says


def tile(word: str) -> int:
    return understood(word, TILE.known, TILE.read, "a tile from A1 to F5")


def tribe(word: str) -> int:
    """By its letter or its name."""
    letter = word[:1] if word.lower().removesuffix("s") in [name.lower() for name in TRIBE_NAMES] else word
    return understood(letter, TRIBE.known, TRIBE.read, f"a tribe: {' '.join(LETTERS)}, or {', '.join(TRIBE_NAMES)}")


def understood(word: str, known: Callable[[str], bool], read: Callable[[str], int], due: str) -> int:
    if known(word):
        return read(word)
    raise ValueError(f"{quoted(word)} is not {due}")
