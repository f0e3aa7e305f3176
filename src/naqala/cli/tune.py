"""`naqala tune`: weights for the bots that think, made anew by self-play."""

from __future__ import annotations

import json
import shlex
from dataclasses import dataclass
from typing import Final

from naqala.arena.match import cores
from naqala.arena.tuning import Course, Fit, from_naqala, from_scratch, tune
from naqala.bots.mind.weights import WeightSets
from naqala.bots.weights_file import from_file
from naqala.cli.match import INTERRUPTED
from naqala.cli.progress import Progress
from naqala.cli.reading import say
from naqala.cli.saving import refuse_nowhere, save
from naqala.engine.mode import MODE
from naqala.version import VERSION

COLUMNS: Final = ("generation", "players", "  games", "     rows", "off before", " after", "  race")


@dataclass(frozen=True)
class Beginning:
    """Which weights the first generation plays with: those of a file, none, or those that come with Naqala."""

    file: str
    scratch: bool

    def sets(self, players: tuple[int, ...]) -> WeightSets:
        if self.scratch:
            return from_scratch(players)
        return from_file(self.file, players) if self.file else from_naqala(players)


def teach(course: Course, beginning: Beginning, jobs: int | None, out: str, *, as_json: bool) -> int:
    players = course.players
    sets = beginning.sets(players)
    refuse_nowhere(out)
    if not as_json:
        introduce(course)
    fits: list[Fit] = []
    stages = course.generations * len(players)
    with Progress("games") as progress:

        def watch(played: int) -> None:
            stage = f"generation {len(fits) // len(players) + 1}, {players[len(fits) % len(players)]} players"
            progress.tell(played, course.games * stages, stage)

        for fit in tune(course, sets, jobs or cores(), watch):
            fits.append(fit)
            sets = {**sets, str(fit.players): fit.weights}
            save(out, sets, indent=1)
            if not as_json:
                progress.write("")
                print(line(fit), flush=True)
    interrupted = len(fits) < stages
    if as_json:
        print(json.dumps(figures(course, fits, out, interrupted), indent=2))
    else:
        conclude(out, fits, interrupted)
    return INTERRUPTED if interrupted else 0


def introduce(course: Course) -> None:
    say(
        f"Self-play with seed {course.seed}, {MODE}. How far, as a rule, is the final margin from what the weights "
        "expect (its standard deviation, in points)? First with the weights that were played with, then with what one "
        "half of the games teaches, tried on the other half. The next generation plays with what both teach.",
    )
    print()
    print("  ".join(COLUMNS))


def line(fit: Fit) -> str:
    words = (fit.generation, fit.players, fit.games, fit.rows, f"{fit.before:.3f}", f"{fit.after:.3f}", f"{fit.race:g}")
    return "  ".join([f"{word:>{len(name)}}" for word, name in zip(words, COLUMNS, strict=True)])


def conclude(out: str, fits: list[Fit], interrupted: bool) -> None:
    print()
    if not fits:
        say(f"Interrupted before anything was learnt; {shlex.quote(out)} was not written.")
        return
    say(f"{'Interrupted; what was learnt before' if interrupted else 'What was learnt'} is in {shlex.quote(out)}.")
    if any(fit.after >= fit.before for fit in fits):
        say("Where “after” is no less than “before”, there were too few games to learn anything new from them.")
    say("Whether it plays better, a match tells:")
    print(f"  {measure(out)}")


def measure(out: str) -> str:
    return f"naqala match {shlex.quote(f'planner:weights={out}')} planner --games 400"


def figures(course: Course, fits: list[Fit], out: str, interrupted: bool) -> dict[str, object]:
    return {
        "version": VERSION,
        "mode": MODE,
        "seed": course.seed,
        "out": out if fits else None,
        "fits": [{**vars(fit), "race": fit.race} for fit in fits],
        "interrupted": interrupted,
        "measure": measure(out),
    }
