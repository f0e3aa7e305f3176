"""`naqala tune`: fits the weights of the evaluation to games of self-play."""

from __future__ import annotations

import json
import shlex
from dataclasses import dataclass
from typing import Final

from naqala.arena.match_runner import available_cores
from naqala.arena.tuning import Fit, TuningPlan, start_from_shipped, start_from_zero, tune
from naqala.bots.search.weights import WeightSets
from naqala.bots.weight_files import read_weights
from naqala.cli.match_command import INTERRUPTED
from naqala.cli.output_files import check_output_path, write_json
from naqala.cli.plot_files import check_plot_file, write_plot
from naqala.cli.progress_bar import ProgressBar
from naqala.cli.text_output import print_wrapped
from naqala.engine.mode import MODE
from naqala.version import VERSION

COLUMNS: Final = ("generation", "players", "  games", "     rows", "error before", " after", "  race")


@dataclass(frozen=True)
class InitialWeights:
    """The weights of the first generation: from a file, zero, or those that come with Naqala."""

    file: str
    scratch: bool

    def load(self, players: tuple[int, ...]) -> WeightSets:
        if self.scratch:
            return start_from_zero(players)
        return read_weights(self.file, players) if self.file else start_from_shipped(players)


def tune_and_save(
    plan: TuningPlan, initial: InitialWeights, jobs: int | None, out: str, plot: str, *, as_json: bool
) -> int:
    players = plan.players
    sets = initial.load(players)
    check_output_path(out)
    check_plot_file(plot)
    if not as_json:
        print_heading(plan)
    fits: list[Fit] = []
    stages = plan.generations * len(players)
    with ProgressBar("games") as progress:

        def update(played: int) -> None:
            stage = f"generation {len(fits) // len(players) + 1}, {players[len(fits) % len(players)]} players"
            progress.update(played, plan.games * stages, stage)

        for fit in tune(plan, sets, jobs or available_cores(), update):
            fits.append(fit)
            sets = {**sets, str(fit.players): fit.weights}
            write_json(out, sets, indent=1)
            if not as_json:
                progress.hide()
                print(fit_row(fit), flush=True)
    interrupted = len(fits) < stages
    if as_json:
        print(json.dumps(tuning_json(plan, fits, out, interrupted), indent=2))
    else:
        print_summary(out, fits, interrupted)
    if plot and fits:
        from naqala.arena.plots import tuning_figure

        write_plot(tuning_figure(fits), plot)
    return INTERRUPTED if interrupted else 0


def print_heading(plan: TuningPlan) -> None:
    print_wrapped(
        f"Self-play with seed {plan.seed}, {MODE}. The error is the standard deviation of the final margin from the "
        "predicted one, in points: before, with the weights that played; after, with weights fitted to one half of "
        "the games and tested on the other half. The next generation plays with weights fitted to both halves.",
    )
    print()
    print("  ".join(COLUMNS))


def fit_row(fit: Fit) -> str:
    cells = (fit.generation, fit.players, fit.games, fit.rows, f"{fit.before:.3f}", f"{fit.after:.3f}", f"{fit.race:g}")
    return "  ".join([f"{cell:>{len(name)}}" for cell, name in zip(cells, COLUMNS, strict=True)])


def print_summary(out: str, fits: list[Fit], interrupted: bool) -> None:
    print()
    if not fits:
        print_wrapped(f"Interrupted before the first fit; {shlex.quote(out)} was not written.")
        return
    print_wrapped(
        f"{'Interrupted; the last weights are' if interrupted else 'The new weights are'} in {shlex.quote(out)}."
    )
    if any(fit.after >= fit.before for fit in fits):
        print_wrapped("Where “after” is not smaller than “before”, there were too few games to improve the weights.")
    print_wrapped("To find out whether they play better, run a match:")
    print(f"  {match_command(out)}")


def match_command(out: str) -> str:
    return f"naqala match {shlex.quote(f'planner:weights={out}')} planner --games 400"


def tuning_json(plan: TuningPlan, fits: list[Fit], out: str, interrupted: bool) -> dict[str, object]:
    return {
        "version": VERSION,
        "mode": MODE,
        "seed": plan.seed,
        "out": out if fits else None,
        "fits": [{**vars(fit), "race": fit.race} for fit in fits],
        "interrupted": interrupted,
        "measure": match_command(out),
    }
