"""The option `--plot FILE`: a picture of the result."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from naqala.cli.extras import require_extra
from naqala.cli.output_files import OutputFileError, check_output_path

if TYPE_CHECKING:
    from matplotlib.figure import Figure

SUFFIXES: Final = (".svg", ".png", ".pdf")


def check_plot_file(plot: str) -> None:
    """Raise now, rather than after hours of games, if no picture can be written there. Without a file do nothing."""
    if not plot:
        return
    require_extra("arena")
    if Path(plot).suffix.lower() not in SUFFIXES:
        raise OutputFileError(f"{plot!r} is not the name of a picture: it should end in {', '.join(SUFFIXES)}.")
    check_output_path(plot)


def write_plot(figure: Figure, plot: str) -> None:
    from naqala.arena.plots import save_figure

    try:
        save_figure(figure, plot)
    except OSError as error:
        raise OutputFileError(f"{plot!r} cannot be written: {error.strerror}.") from None
