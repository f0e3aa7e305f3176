"""Statistics of many games: turns, gold for bids, sources of points, and djinns."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from matplotlib.figure import Figure

from naqala.arena.plots.style import (
    BLUE,
    GREY,
    LIGHT_GREY,
    ORANGE,
    draw_par,
    hide_frame,
    legend_above,
    main_title,
    percent_axis,
    styled,
)

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import SubFigure
    from matplotlib.typing import HashableList

Summary = Mapping[str, Any]  # as `summarize` returns it

LAYOUT: Final[list[HashableList[str]]] = [["turns", "djinns"], ["spent", "djinns"], ["sources", "djinns"]]
BAR: Final = 0.38  # the width of one of two bars side by side


@styled
def stats_figure(summaries: Mapping[int, Summary]) -> Figure:
    """Four plots for each number of players, one number below the other."""
    figure = Figure(figsize=(11, 8.5 * len(summaries)), layout="constrained")
    parts = figure.subfigures(len(summaries), 1, squeeze=False, hspace=0.04)
    for part, (players, summary) in zip(parts.flat, summaries.items(), strict=True):
        draw_summary(part, players, summary)
    return figure


def draw_summary(part: SubFigure, players: int, summary: Summary) -> None:
    games = f"{players} players, {summary['games']} games"
    main_title(part, f"{games}: {summary['score']:.0f} points on average, winners {summary['winning_score']:.0f}")
    axes = part.subplot_mosaic(LAYOUT, height_ratios=[1, 1, 1.5], gridspec_kw={"hspace": 0.06, "wspace": 0.06})
    drawings: dict[str, Callable[[Axes, Any], None]] = {
        "turns": draw_turns,
        "spent": partial(draw_spending, par=1 / players),
        "sources": draw_sources,
        "djinns": partial(draw_djinns, par=1 / players),
    }
    for name, draw in drawings.items():
        if summary[name]:
            draw(axes[name], summary[name])
        else:  # the records start too late
            axes[name].remove()


def draw_turns(axes: Axes, turns: Summary) -> None:
    places = np.arange(len(turns))
    axes.bar(places - BAR / 2, [one["points"] for one in turns.values()], BAR, color=BLUE)
    axes.bar(places + BAR / 2, [one["gold"] for one in turns.values()], BAR, color=ORANGE)
    axes.set_xticks(places, list(turns))
    axes.set_title("Turns of a round")
    axes.set_xlabel("place in the round")
    legend_above(axes, "points", "gold bid")
    hide_frame(axes, grid="y")


def draw_spending(axes: Axes, classes: list[Summary], par: float) -> None:
    places = range(len(classes))
    axes.bar(places, [one["win_share"] for one in classes], color=BLUE, width=0.6)
    axes.set_xticks(places, [amounts(one) for one in classes])
    axes.set_title("Wins of players, by gold spent on bids")
    axes.set_xlabel("gold in a whole game")
    draw_par(axes, par)
    percent_axis(axes.yaxis)
    hide_frame(axes, grid="y")


def amounts(one: Summary) -> str:
    return f"{one['from']}" if one["from"] == one["to"] else f"{one['from']}–{one['to']}"


def draw_sources(axes: Axes, sources: Summary) -> None:
    rows = np.arange(len(sources))
    axes.barh(rows - BAR / 2, [one["winners"] for one in sources.values()], BAR, color=BLUE)
    axes.barh(rows + BAR / 2, [one["losers"] for one in sources.values()], BAR, color=ORANGE)
    axes.set_yticks(rows, [source.replace("_", " ") for source in sources])
    axes.invert_yaxis()
    axes.set_title("Points by source")
    legend_above(axes, "winners", "others")
    hide_frame(axes, grid="x")


def draw_djinns(axes: Axes, djinns: Summary, par: float) -> None:
    found = sorted(djinns.items(), key=lambda item: float(item[1]["win_share"]))
    rows, shares = range(len(found)), [one["win_share"] for _, one in found]
    axes.hlines(rows, par, shares, color=LIGHT_GREY, linewidth=2)
    axes.plot(shares, rows, color=BLUE, marker="o", linestyle="", clip_on=False)
    axes.axvline(par, color=GREY, linestyle="--", linewidth=1)
    axes.text(par, 1.005, f"par {100 * par:.0f} %", transform=axes.get_xaxis_transform(), color=GREY, fontsize=9)
    axes.set_yticks(rows, [f"{name} ({one['summoned']})" for name, one in found])
    axes.set_xlim(0, 1)
    axes.set_title("Wins of the owners of a djinn", pad=16)
    axes.set_xlabel("in brackets: how often it was summoned")
    percent_axis(axes.xaxis)
    hide_frame(axes, grid="x")
