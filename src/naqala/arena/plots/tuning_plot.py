"""The errors of the fits that `naqala tune` makes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from naqala.arena.plots.style import COLOURS, MARKERS, styled
from naqala.engine.components import MIN_PLAYERS

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from naqala.arena.tuning import Fit


@styled
def tuning_figure(fits: Sequence[Fit]) -> Figure:
    """The errors before and after each fit, and those of the last fits by the width of the Vizier race."""
    figure = Figure(figsize=(10, 4.5), layout="constrained")
    generations, races = figure.subplots(1, 2)
    for players in sorted({fit.players for fit in fits}):
        own = [fit for fit in fits if fit.players == players]
        draw_generations(generations, players, own)
        draw_races(races, players, own[-1])
    generations.set_title("Error of the prediction, by generation")
    generations.set_xlabel("generation (hollow: before the fit, filled: after it)")
    generations.set_ylabel("root mean square error, points")
    generations.xaxis.set_major_locator(MaxNLocator(integer=True))
    generations.margins(x=0.2)
    races.set_title("The last fit, by the width of the Vizier race")
    races.set_xlabel("width of the race (large: the one that was chosen)")
    figure.legend(*races.get_legend_handles_labels(), loc="outside lower center", ncols=3)
    return figure


def draw_generations(axes: Axes, players: int, fits: Sequence[Fit]) -> None:
    colour, marker = COLOURS[players - MIN_PLAYERS], MARKERS[players - MIN_PLAYERS]
    numbers, before, after = zip(*[(fit.generation, fit.before, fit.after) for fit in fits], strict=True)
    axes.plot(numbers, before, color=colour, marker=marker, markersize=9, linestyle=":", markerfacecolor="white")
    axes.plot(numbers, after, color=colour, marker=marker)


def draw_races(axes: Axes, players: int, fit: Fit) -> None:
    colour, marker = COLOURS[players - MIN_PLAYERS], MARKERS[players - MIN_PLAYERS]
    widths, errors = list(fit.races), list(fit.races.values())
    axes.plot(widths, errors, color=colour, marker=marker, markersize=4, label=f"{players} players")
    axes.plot([fit.race], [fit.races[fit.race]], color=colour, marker=marker, markersize=10)
