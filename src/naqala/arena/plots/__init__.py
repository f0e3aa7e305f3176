"""Plots of results: each function returns a matplotlib Figure, and `save_figure` writes it as SVG, PNG or PDF."""

from naqala.arena.plots.ladder_plot import ladder_figure
from naqala.arena.plots.match_plot import match_figure
from naqala.arena.plots.stats_plot import stats_figure
from naqala.arena.plots.style import save_figure
from naqala.arena.plots.tuning_plot import tuning_figure

__all__ = ["ladder_figure", "match_figure", "save_figure", "stats_figure", "tuning_figure"]
