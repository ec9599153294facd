"""A canvas on which sprites, fitted texts and rounded rectangles are painted."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, cast

from PIL import Image, ImageDraw

from bot.ui.pictures.drawing import fonts
from bot.ui.pictures.drawing.colours import Box, Colour

FINER: Final = 4
"""The factor by which shapes are painted too large; reducing them afterwards smooths their edges."""
Align = Literal["left", "middle", "right"]


@dataclass(frozen=True, slots=True)
class Sprite:
    """An image and the mask through which it is pasted."""

    image: Image.Image
    mask: Image.Image

    @property
    def size(self) -> tuple[int, int]:
        return self.image.size


class Canvas:
    """An unfinished picture, or a part of one."""

    def __init__(self, image: Image.Image, corner: tuple[int, int] = (0, 0)) -> None:
        """Take an image; ``corner`` is the position of its upper left corner in the whole picture."""
        self.image = image
        self._left, self._top = corner

    def stamp(self, sprite: Sprite, left: int, top: int) -> None:
        self._paste(sprite.image, (left, top), sprite.mask)

    def _paste(self, source: Image.Image | Colour, place: tuple[int, ...], mask: Image.Image | None = None) -> None:
        """Paste at a point or into a box, in the coordinates of the whole picture."""
        moved = tuple(at - (self._top if axis % 2 else self._left) for axis, at in enumerate(place))
        self.image.paste(source, cast(Box, moved), mask)

    def plate(self, box: Box, radius: int, fill: Colour, edge: Colour | None = None, thick: int = 0) -> None:
        """Paint a rounded rectangle; its edge lies inside the box."""
        left, top, right, bottom = box
        if edge is not None and thick:
            self._rounded((left, top, right, bottom), radius, edge)
            left, top, right, bottom, radius = left + thick, top + thick, right - thick, bottom - thick, radius - thick
        self._rounded((left, top, right, bottom), radius, fill)

    def _rounded(self, box: Box, radius: int, colour: Colour) -> None:
        """Paint a rounded rectangle, with masks only for the corners.

        Masks for all pixels would take a third of the time for drawing a table.
        """
        left, top, right, bottom = box
        radius = _fitting(radius, right - left, bottom - top)
        self._paste(colour, (left, top + radius, right, bottom - radius))
        self._paste(colour, (left + radius, top, right - radius, top + radius))
        self._paste(colour, (left + radius, bottom - radius, right - radius, bottom))
        for at, corner in enumerate(_corners(radius)):
            self._paste(colour, _corner_place(at, box, radius), corner)

    def line(self, points: list[tuple[int, int]], colour: Colour, thick: int) -> None:
        moved = [(x - self._left, y - self._top) for x, y in points]
        ImageDraw.Draw(self.image).line(moved, fill=colour, width=thick, joint="curve")

    def text(
        self,
        text: str,
        box: Box,
        size: int,
        colour: Colour,
        *,
        align: Align = "middle",
        least: int = 0,
    ) -> Box:
        """Write the text into the box and return the area that it covers.

        Capitals are centred vertically. A text that is too wide is made smaller, but not below ``least``; then it is
        cut.
        """
        left, top, right, bottom = box
        text, size = fonts.fitted(text, size, right - left, least or size * 2 // 3)
        mask = fonts.mask(text, size)
        place = {"left": left, "middle": (left + right - mask.width) // 2, "right": right - mask.width}[align]
        line = (top + bottom + fonts.cap_height(size)) // 2 - fonts.ascent(size)
        self._paste(colour, (place, line), mask)
        return place, top, place + mask.width, bottom

    def pill(
        self, text: str, box: Box, size: int, fill: Colour, ink: Colour, *, align: Align = "middle", least: int = 0
    ) -> Box:
        """Write a text on a rounded background that is as wide as the text; return the background's box."""
        left, top, right, bottom = box
        pad = pill_pad(bottom - top)
        text, size = fonts.fitted(text, size, right - left - 2 * pad, least or size * 2 // 3)
        width = fonts.width(text, size) + 2 * pad
        start = {"left": left, "middle": (left + right - width) // 2, "right": right - width}[align]
        place = (start, top, start + width, bottom)
        self.plate(place, (bottom - top) // 3, fill)
        self.text(text, place, size, ink)
        return place


def pill_pad(high: int) -> int:
    """Return the space at the left and right of the text in a pill of this height, in pixels."""
    return high * 2 // 5


@lru_cache(64)
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """Return the mask of a rectangle with round corners."""
    mask = Image.new("L", (width, height), 255)
    radius = _fitting(radius, width, height)
    for at, corner in enumerate(_corners(radius)):
        mask.paste(corner, _corner_place(at, (0, 0, width, height), radius))
    return mask


def _fitting(radius: int, width: int, height: int) -> int:
    return max(min(radius, width // 2, height // 2), 1)


def _corner_place(at: int, box: Box, radius: int) -> tuple[int, int]:
    left, top, right, bottom = box
    return (right - radius if at % 2 else left, bottom - radius if at > 1 else top)


@lru_cache(64)
def _corners(radius: int) -> tuple[Image.Image, ...]:
    """Return the masks of the four corners: upper left, upper right, lower left, lower right."""
    corner = _corner(radius)
    turns = (Image.Transpose.FLIP_LEFT_RIGHT, Image.Transpose.FLIP_TOP_BOTTOM, Image.Transpose.ROTATE_180)
    return corner, *map(corner.transpose, turns)


def _corner(radius: int) -> Image.Image:
    """Return the mask of the upper left corner."""
    big = Image.new("L", (radius * FINER, radius * FINER))
    ImageDraw.Draw(big).ellipse((0, 0, 2 * radius * FINER, 2 * radius * FINER), fill=255)
    return shrunk(big)


def shrunk(image: Image.Image) -> Image.Image:
    """Return the image reduced to its final size, with smooth edges."""
    return image.resize((image.width // FINER, image.height // FINER), Image.Resampling.LANCZOS)
