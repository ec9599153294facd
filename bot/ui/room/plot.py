"""A plot of a server's figures week by week; its background fits Discord's dark and light themes."""

import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final, Self

from bot.locales.phrases import Phrases
from bot.moderation.ports import Week

GROUND: Final = "#1e1f22"
PAPER: Final = "#2b2d31"
INK: Final = "#f2f3f5"
LINES: Final = "#4e5058"
COLOURS: Final = ("#5ec08a", "#f0a35e", "#6ea8fe", "#e3cf57", "#d98be0")
"""The colours of the bars for minted and burnt chips, hands, tables and players.

Colour-blind people can tell them apart, and the bars are labelled too.
"""
SIZE_INCHES: Final = (6.0, 4.8)
DOTS_AN_INCH: Final = 165
PAD_INCHES: Final = 0.08
TITLE_POINTS: Final = 13
LABEL_POINTS: Final = 11
"""The size of labels, in points.

A phone shows the picture at a third of its size, where this is just readable.
"""
TICKS_MOST: Final = 4

Panel = tuple[str, tuple[tuple[str, str, Callable[[Week], int]], ...]]
"""One diagram: (title, (name, colour, function that returns the week's figure) of each row of bars)."""


@dataclass(frozen=True, slots=True)
class PlotWords:
    chips: str
    minted: str
    burnt: str
    tables: str
    hands: str
    players: str
    figure: Callable[[int], str]
    """A function that formats a number for the reader."""

    @classmethod
    def of(cls, say_: Phrases) -> Self:
        return cls(
            say_("report-chips"),
            say_("report-minted"),
            say_("report-burnt"),
            say_("report-plot-tables"),
            say_("report-plot-hands"),
            say_("report-plot-players"),
            say_.figure,
        )


def plot(weeks: Sequence[Week], words: PlotWords) -> bytes:
    """Draw the plot and return a PNG; it takes half a second, so do not call this on the event loop."""
    # matplotlib is slow to import, and only needed for reports.
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    figure = Figure(
        figsize=SIZE_INCHES,
        dpi=DOTS_AN_INCH,
        facecolor=GROUND,
        layout=ConstrainedLayoutEngine(w_pad=PAD_INCHES, h_pad=PAD_INCHES),
    )
    FigureCanvasAgg(figure)
    for axes, panel in zip(figure.subplots(2, 2).flat, _panels(words), strict=True):
        _draw(axes, weeks, panel, words.figure)
    picture = io.BytesIO()
    figure.savefig(picture, format="png")
    return picture.getvalue()


def _panels(words: PlotWords) -> tuple[Panel, ...]:
    minted, burnt, hands, tables, players = COLOURS
    return (
        (
            words.chips,
            (
                (words.minted, minted, lambda week: week.minted),
                (words.burnt, burnt, lambda week: week.burnt),
            ),
        ),
        (words.hands, (("", hands, lambda week: week.hands),)),
        (words.tables, (("", tables, lambda week: week.tables),)),
        (words.players, (("", players, lambda week: week.players),)),
    )


def _draw(axes: Any, weeks: Sequence[Week], panel: Panel, number_text: Callable[[int], str]) -> None:
    title, rows = panel
    width = 0.8 / len(rows)
    for number, (name, colour, figure) in enumerate(rows):
        shift = (number - (len(rows) - 1) / 2) * width
        axes.bar(
            [at + shift for at in range(len(weeks))], [figure(week) for week in weeks], width, color=colour, label=name
        )
    most = max(figure(week) for _, _, figure in rows for week in weeks)
    # Two rows of bars need room for their legend.
    _style_axes(axes, title, round(most * 1.35) if len(rows) > 1 else most, number_text)
    every = -(-len(weeks) // TICKS_MOST)
    ticks = range(0, len(weeks), every)
    axes.set_xticks(ticks, [_label(weeks[at]) for at in ticks], fontsize=LABEL_POINTS)
    if len(rows) > 1:
        tight = {"handlelength": 1.0, "handletextpad": 0.5, "borderaxespad": 0.2, "labelspacing": 0.2}
        axes.legend(loc="upper left", frameon=False, labelcolor=INK, fontsize=LABEL_POINTS, **tight)


def _style_axes(axes: Any, title: str, most: int, number_text: Callable[[int], str]) -> None:
    from matplotlib.ticker import FuncFormatter, MaxNLocator

    axes.set_facecolor(PAPER)
    axes.set_title(title, color=INK, fontsize=TITLE_POINTS, loc="left")
    axes.tick_params(colors=INK, length=0, labelsize=LABEL_POINTS)
    axes.grid(axis="y", color=LINES, linewidth=0.7)
    axes.set_axisbelow(True)
    axes.set_ylim(0, max(most * 1.15, 1))
    axes.yaxis.set_major_locator(MaxNLocator(nbins=4, integer=True))
    axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: number_text(round(value))))
    for spine in axes.spines.values():
        spine.set_visible(False)


def _label(week: Week) -> str:
    """Return the week's label, the month and day of its Monday: ``03-02``."""
    return datetime.fromtimestamp(week.start_ms / 1000, UTC).strftime("%m-%d")
