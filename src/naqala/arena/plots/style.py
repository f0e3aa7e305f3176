"""The look of all plots, and how they are saved. Matplotlib's global settings stay as they were."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, ParamSpec

from matplotlib import rc_context
from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.axis import Axis
    from matplotlib.figure import SubFigure
    from matplotlib.typing import RcKeyType

# Okabe and Ito's colours, which most colour-blind people can tell apart; the markers tell lines apart without colour.
BLUE: Final = "#0072B2"
ORANGE: Final = "#E69F00"
GREEN: Final = "#009E73"
PINK: Final = "#CC79A7"
COLOURS: Final = (BLUE, ORANGE, GREEN, PINK)
MARKERS: Final = ("o", "s", "^", "D")
GREY: Final = "#6B6B6B"
LIGHT_GREY: Final = "#B9BCC0"

SETTINGS: Final[dict[RcKeyType, Any]] = {
    "font.size": 10,
    "axes.titlesize": 11,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.titlepad": 9,
    "axes.labelcolor": GREY,
    "axes.edgecolor": LIGHT_GREY,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "axes.grid": True,
    "grid.color": "#E8E9EB",
    "xtick.color": LIGHT_GREY,
    "ytick.color": LIGHT_GREY,
    "xtick.labelcolor": "black",
    "ytick.labelcolor": "black",
    "legend.frameon": False,
    "figure.titlesize": 12,
    "figure.titleweight": "bold",
    "savefig.dpi": 150,
    "svg.fonttype": "none",  # text stays text, for screen readers and searches
    "svg.hashsalt": "naqala",  # the same result is the same file
}

P = ParamSpec("P")


def styled(draw: Callable[P, Figure]) -> Callable[P, Figure]:
    """Make a function draw in this style."""

    @wraps(draw)
    def draw_in_style(*args: P.args, **kwargs: P.kwargs) -> Figure:
        with rc_context(SETTINGS):
            return draw(*args, **kwargs)

    return draw_in_style


def save_figure(figure: Figure, path: str | Path) -> None:
    """Write the figure in the format that the suffix names: svg, png or pdf."""
    dates = {".svg": {"Date": None}, ".pdf": {"CreationDate": None}}
    with rc_context(SETTINGS):
        figure.savefig(path, metadata=dates.get(Path(path).suffix.lower()))


def main_title(figure: Figure | SubFigure, title: str) -> None:
    figure.suptitle(title, x=0.01, horizontalalignment="left")


def draw_par(axes: Axes, par: float) -> None:
    """A dashed line at the share of wins that a bot of equal strength would have, named at its right end."""
    axes.axhline(par, color=GREY, linestyle="--", linewidth=1)
    label = f"par\n{100 * par:.0f} %"
    axes.text(1.01, par, label, transform=axes.get_yaxis_transform(), va="center", color=GREY, fontsize=9)


def percent_axis(axis: Axis) -> None:
    axis.set_major_formatter(PercentFormatter(1.0, decimals=0, symbol=" %"))


def legend_above(axes: Axes, *labels: str) -> None:
    """A legend on the line of the title, where it hides nothing."""
    axes.legend(labels, loc="lower right", bbox_to_anchor=(1.0, 0.98), ncols=len(labels), columnspacing=1.2, fontsize=9)


def hide_frame(axes: Axes, grid: str) -> None:
    """Keep the grid lines of one axis and no frame: the labels of the other are categories."""
    axes.grid(visible=False, axis="x" if grid == "y" else "y")
    axes.tick_params(axis="x" if grid == "y" else "y", length=0, pad=7)
    axes.spines["left" if grid == "x" else "bottom"].set_visible(False)
