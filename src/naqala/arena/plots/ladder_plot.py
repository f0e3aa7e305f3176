"""The ratings of a ladder, with their confidence intervals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from matplotlib.figure import Figure

from naqala.arena.plots.style import BLUE, GREY, hide_frame, styled

if TYPE_CHECKING:
    from naqala.arena.ladder_runner import Ladder


@styled
def ladder_figure(ladder: Ladder) -> Figure:
    """One line for each bot, the strongest at the top."""
    ratings = ladder.ratings()
    figure = Figure(figsize=(8, 1.5 + 0.5 * len(ratings)), layout="constrained")
    axes = figure.add_subplot()
    for row, rating in enumerate(ratings):
        axes.hlines(row, *rating.interval(), color=BLUE, linewidth=3, alpha=0.35)
        axes.plot([rating.mu], [row], color=BLUE, marker="o", markersize=8)
        axes.annotate(f"{rating.mu:.1f}", (rating.mu, row), (0, 8), textcoords="offset points", ha="center", fontsize=9)
        share = f"{100 * rating.win_share:.0f} % of games won"
        axes.text(1.02, row, share, transform=axes.get_yaxis_transform(), va="center", color=GREY, fontsize=9)
    axes.set_yticks(range(len(ratings)), [rating.name for rating in ratings])
    axes.set_ylim(len(ratings) - 0.5, -0.7)
    axes.set_title(f"Ratings: {ladder.games} games for {ladder.pairings[0].players} players")
    axes.set_xlabel("OpenSkill rating, with its 95 % confidence interval")
    hide_frame(axes, grid="x")
    return figure
