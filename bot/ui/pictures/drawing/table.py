"""The picture of a table: green felt with seats around it, and the pot in the middle."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Final

from PIL import Image, ImageDraw

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
    indexed,
)
from bot.ui.pictures.drawing.layout import HEIGHT, WIDTH, TableGeometry, layout
from bot.ui.pictures.drawing.parts import Middle, Part, assembled, parts_of_seat, place_of
from bot.ui.pictures.drawing.seat import small_lines
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

    Only the parts that have changed since the table's last picture are painted. It takes some milliseconds, so do not
    call it on the event loop.
    """
    placed = geometry(picture)
    return assembled(place_of((placed, picture.table)), _indexed_felt(), _parts(picture, placed))


def _parts(picture: TablePicture, placed: TableGeometry) -> Iterator[tuple[Box, Part]]:
    """Yield each part of the picture with its box; the boxes do not overlap."""
    yield placed.middle, Middle(replace(picture, seats=()))
    for seat, area in zip(picture.seats, placed.areas, strict=True):
        yield from parts_of_seat(placed.sizes, area, seat)


def geometry(picture: TablePicture) -> TableGeometry:
    """Return the positions of everything in the picture; the plates have lines for the hands shown."""
    count = len(picture.seats)
    return layout(count, small_lines(picture.seats, layout(count).sizes))


@cache
def _indexed_felt() -> Image.Image:
    """Return the empty table on a background that fits Discord's dark and light themes, one byte for each pixel."""
    image = Image.new("RGB", (WIDTH * _FINER, HEIGHT * _FINER), GROUND)
    pen = ImageDraw.Draw(image)
    left, top, right, bottom = (edge * _FINER for edge in _OVAL)
    for within, colour in _RINGS:
        inset = within * _FINER
        box = (left + inset, top + inset, right - inset, bottom - inset)
        pen.rounded_rectangle(box, (bottom - top) // 2 - inset, fill=colour)
    return indexed(image.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS))
