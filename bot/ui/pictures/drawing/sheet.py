"""The sheet of felt on which pictures other than a table are drawn."""

from typing import Final

from PIL import Image

from bot.ui.pictures.drawing.canvas import Canvas
from bot.ui.pictures.drawing.colours import FELT, FELT_DARK, GROUND, indexed

WIDTH: Final = 1000
"""The usual width of a sheet, in pixels."""
LEGIBLE: Final = 35
"""The minimum size of text on such a sheet, in pixels.

A phone 390 pixels wide shows the picture at 293, and the text at 10.
"""
_RADIUS: Final = 28
_RIM: Final = 6


def felt_sheet(width: int, high: int) -> Canvas:
    """Return an empty sheet with a darker rim."""
    canvas = Canvas(indexed(Image.new("RGB", (width, high), GROUND)))
    canvas.plate((0, 0, width, high), _RADIUS, FELT, FELT_DARK, _RIM)
    return canvas
