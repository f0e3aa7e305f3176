"""The running score of a match, with its confidence interval."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from naqala.arena.plots.style import BLUE, draw_par, main_title, percent_axis, styled
from naqala.arena.statistics import running_share_intervals

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from naqala.arena.match_report import Report

MAX_MARKED_DEALS: Final = 40  # the marks of more would hide the line


@styled
def match_figure(report: Report) -> Figure:
    """The share of wins after each deal, one panel for each bot; of two bots only the first: the second mirrors it."""
    pairing = report.pairing
    bots = len(pairing.names) if len(pairing.names) > 2 else 1
    figure = Figure(figsize=(8 if bots == 1 else 4 * bots, 4.5), layout="constrained")
    main_title(figure, f"{pairing.names[0]} against {' and '.join(pairing.names[1:])}: {report.games} games")
    for contestant, axes in enumerate(figure.subplots(1, bots, sharey=True, squeeze=False).flat):
        draw_running_share(axes, report, contestant)
        axes.label_outer()
    return figure


def draw_running_share(axes: Axes, report: Report, contestant: int) -> None:
    shares = report.mean_by_deal(report.share, contestant)
    deals = np.arange(1, len(shares) + 1)
    games = deals * len(report.pairing.seatings)
    lows, highs = running_share_intervals(shares)
    axes.fill_between(games, lows, highs, color=BLUE, alpha=0.18, linewidth=0)
    marker = "o" if len(shares) <= MAX_MARKED_DEALS else ""
    axes.plot(games, np.cumsum(shares) / deals, color=BLUE, marker=marker, markersize=4, clip_on=False)
    draw_par(axes, report.pairing.par(contestant))
    low, high = report.interval(contestant)
    share = f"{100 * report.win_share(contestant):.1f} % of wins ({100 * low:.1f}–{100 * high:.1f})"
    axes.set_title(f"{report.pairing.names[contestant]}: {share}")
    axes.set_xlabel("games")
    axes.set_ylabel("share of wins so far, with its 95 % interval")
    axes.xaxis.set_major_locator(MaxNLocator(6, integer=True))
    percent_axis(axes.yaxis)
    axes.set_ylim(0, 1)
