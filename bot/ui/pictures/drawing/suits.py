"""The shapes of the four suits and of the joker's star."""

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageDraw

from bot.ui.pictures.drawing.canvas import FINER, shrunk

STAR: Final = 4
"""The number of the star's shape; the suits have 0 to 3, as in ``bot.poker.cards``."""

Points = tuple[tuple[float, float], ...]
Disc = tuple[float, float, float]
"""A disc: its left edge, top edge and width, as fractions of the square's side."""

_STEM: Final[Points] = ((0.47, 0.6), (0.53, 0.6), (0.57, 0.82), (0.7, 1.0), (0.3, 1.0), (0.43, 0.82))
_STAR: Final[Points] = tuple(
    (0.5 + radius * sin(turn * pi / 5), 0.53 - radius * cos(turn * pi / 5))
    for turn, radius in enumerate((0.53, 0.22) * 5)
)
_SHAPES: Final[tuple[tuple[tuple[Disc, ...], tuple[Points, ...]], ...]] = (
    (
        ((0.27, 0.0, 0.46), (0.0, 0.38, 0.46), (0.54, 0.38, 0.46)),
        (((0.42, 0.3), (0.58, 0.3), (0.6, 0.7), (0.4, 0.7)), _STEM),
    ),
    ((), (((0.5, 0.0), (0.92, 0.5), (0.5, 1.0), (0.08, 0.5)),)),
    (((0.0, 0.04, 0.54), (0.46, 0.04, 0.54)), (((0.064, 0.484), (0.5, 0.25), (0.936, 0.484), (0.5, 1.0)),)),
    (((0.0, 0.36, 0.52), (0.48, 0.36, 0.52)), (((0.5, 0.0), (0.927, 0.44), (0.5, 0.75), (0.073, 0.44)), _STEM)),
)
"""(discs, polygons) of each shape: clubs, diamonds, hearts and spades."""


@lru_cache(64)
def suit_shape(suit: int, side: int) -> Image.Image:
    """Return a mask of the suit or star, in a square with this side in pixels."""
    big = Image.new("L", (side * FINER, side * FINER))
    pen, scale = ImageDraw.Draw(big), side * FINER - 1
    discs, polygons = ((), (_STAR,)) if suit == STAR else _SHAPES[suit]
    for left, top, width in discs:
        pen.ellipse((left * scale, top * scale, (left + width) * scale, (top + width) * scale), fill=255)
    for points in polygons:
        pen.polygon([(x * scale, y * scale) for x, y in points], fill=255)
    return shrunk(big)
