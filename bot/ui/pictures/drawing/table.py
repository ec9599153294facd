"""The picture of a table: green felt with seats around it, and the pot in the middle."""

from functools import cache
from typing import Final

from PIL import Image, ImageDraw

from bot.ui.pictures.drawing.canvas import Canvas
from bot.ui.pictures.drawing.colours import (
    FELT,
    FELT_DARK,
    FELT_LIGHT,
    GROUND,
    RAIL,
    RAIL_DARK,
    RAIL_LIGHT,
    Box,
    Colour,
    png,
)
from bot.ui.pictures.drawing.layout import HEIGHT, WIDTH, TableGeometry, layout
from bot.ui.pictures.drawing.middle import paint_middle
from bot.ui.pictures.drawing.seat import paint_seat, small_lines
from bot.ui.pictures.table_picture import TablePicture

_FINER: Final = 2
_OVAL: Final[Box] = (42, 45, WIDTH - 42, HEIGHT - 45)
_RINGS: Final[tuple[tuple[int, Colour], ...]] = (
    (0, RAIL_DARK),
    (3, RAIL),
    (9, RAIL_LIGHT),
    (12, RAIL),
    (26, RAIL_DARK),
    (29, FELT_DARK),
    (33, FELT),
    (63, FELT_LIGHT),
    (65, FELT),
)
"""(distance from the oval's edge in pixels, colour) of the rings between the rail and the felt."""


def draw(picture: TablePicture) -> bytes:
    """Draw the table and return a PNG of ``WIDTH`` x ``HEIGHT``.

    It takes some milliseconds, so do not call it on the event loop.
    """
    return png(_painted(picture))


def _painted(picture: TablePicture) -> Image.Image:
    canvas = Canvas(_felt().copy())
    placed = geometry(picture)
    paint_middle(canvas, placed.middle, picture)
    for seat, area in zip(picture.seats, placed.areas, strict=True):
        paint_seat(canvas, placed.sizes, area, seat)
    return canvas.image


def geometry(picture: TablePicture) -> TableGeometry:
    """Return the positions of everything in the picture; the plates have lines for the hands shown."""
    count = len(picture.seats)
    return layout(count, small_lines(picture.seats, layout(count).sizes))


@cache
def _felt() -> Image.Image:
    """Return the empty table on a background that fits Discord's dark and light themes."""
    image = Image.new("RGB", (WIDTH * _FINER, HEIGHT * _FINER), GROUND)
    pen = ImageDraw.Draw(image)
    left, top, right, bottom = (edge * _FINER for edge in _OVAL)
    for within, colour in _RINGS:
        inset = within * _FINER
        box = (left + inset, top + inset, right - inset, bottom - inset)
        pen.rounded_rectangle(box, (bottom - top) // 2 - inset, fill=colour)
    return image.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)
