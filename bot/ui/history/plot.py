"""A plot of a player's chips over their hands; its background fits Discord's dark and light themes."""

import io
from collections.abc import Callable, Sequence
from typing import Any, Final

from bot.history.ports import Point
from bot.ui.room.plot import COLOURS, DOTS_AN_INCH, GROUND, INK, LINES, PAD_INCHES, PAPER

SIZE_INCHES: Final = (6.0, 3.4)
TITLE_POINTS: Final = 15
LABEL_POINTS: Final = 13
WIDTH: Final = 2.0
TICKS_MOST: Final = 6
_UP: Final = COLOURS[0]


def plot(points: Sequence[Point], chips: str, hands: str, number_text: Callable[[int], str] = str) -> bytes:
    """Draw the plot and return a PNG; it takes 0.25 s, so do not call this on the event loop.

    ``chips`` and ``hands`` are the axes' names; ``number_text`` formats a number for the reader.
    """
    # matplotlib is slow to import, and only needed for plots.
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    layout = ConstrainedLayoutEngine(w_pad=PAD_INCHES, h_pad=PAD_INCHES)
    figure = Figure(figsize=SIZE_INCHES, dpi=DOTS_AN_INCH, facecolor=GROUND, layout=layout)
    FigureCanvasAgg(figure)
    axes = figure.subplots()
    across, up = [0, *(point.hands for point in points)], [0, *(point.chips for point in points)]
    axes.axhline(0, color=LINES, linewidth=1.4)
    axes.plot(across, up, color=_UP, linewidth=WIDTH, solid_joinstyle="round")
    axes.plot(across[-1:], up[-1:], "o", color=_UP, markersize=7)
    _style_axes(axes, chips, hands, number_text)
    picture = io.BytesIO()
    figure.savefig(picture, format="png")
    return picture.getvalue()


def _style_axes(axes: Any, chips: str, hands: str, number_text: Callable[[int], str]) -> None:
    from matplotlib.ticker import FuncFormatter, MaxNLocator

    axes.set_facecolor(PAPER)
    axes.set_title(chips, color=INK, fontsize=TITLE_POINTS, loc="left")
    axes.set_xlabel(hands, color=INK, fontsize=LABEL_POINTS)
    axes.tick_params(colors=INK, length=0, labelsize=LABEL_POINTS)
    axes.grid(axis="y", color=LINES, linewidth=0.7)
    axes.set_axisbelow(True)
    axes.margins(x=0.02, y=0.12)
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_locator(MaxNLocator(nbins=TICKS_MOST, integer=True))
        axis.set_major_formatter(FuncFormatter(lambda value, _: number_text(round(value))))
    for spine in axes.spines.values():
        spine.set_visible(False)
