"""A canvas on which sprites, fitted texts and rounded rectangles are painted, in the palette's colours.

Full colours are needed only where the smooth edges of shapes and letters meet what is below them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import Final, Literal

from PIL import Image, ImageDraw

from bot.ui.pictures.drawing import fonts
from bot.ui.pictures.drawing.colours import Box, Colour, index_of, indexed, of_indices

FINER: Final = 4
"""The factor by which shapes are painted too large; reducing them afterwards smooths their edges."""
Align = Literal["left", "middle", "right"]
_Layers = tuple[tuple[int, Colour], ...]
"""(distance from the edge in pixels, colour) of rounded rectangles on each other."""
_TEXTS_KEPT: Final = 256
"""The number of texts on one colour in the cache, 5 KB each: at ten tables nine of ten are there."""
_CORNERS_KEPT: Final = 256
"""The number of corners over what is below them in the cache, 1 KB each; ten tables of four have a hundred."""
_RAMP: Final = Image.frombytes("L", (256, 1), bytes(range(256)))


@dataclass(frozen=True, slots=True)
class Sprite:
    """An image that is pasted through a mask, of which full colours are kept only for rows with smooth edges."""

    size: tuple[int, int]
    rims: tuple[tuple[int, Image.Image, Image.Image], ...]
    """(top edge, image in full colour, mask) of these rows."""
    middle: Image.Image | None = None
    """All rows between two rims, in the palette's colours."""

    @classmethod
    def of(cls, image: Image.Image, mask: Image.Image, rim: int = 0) -> "Sprite":
        """Return the sprite of an image; its mask leaves out nothing but in ``rim`` rows at the top and the bottom.

        By default it leaves out something in any row.
        """
        if not rim:
            return cls(image.size, ((0, image, mask),))
        width, high = image.size
        boxes = (0, 0, width, rim), (0, high - rim, width, high)
        rims = tuple((box[1], image.crop(box), mask.crop(box)) for box in boxes)
        return cls(image.size, rims, indexed(image.crop((0, rim, width, high - rim))))


class Canvas:
    """An unfinished picture, or a part of one."""

    def __init__(self, image: Image.Image, corner: tuple[int, int] = (0, 0)) -> None:
        """Take an image in the palette's colours.

        ``corner`` is the position of its upper left corner in the whole picture.
        """
        self.image = image
        self._left, self._top = corner

    def stamp(self, *row: tuple[Sprite, int, int]) -> None:
        """Stamp sprites that may overlap, each with its left and top edge, the lowest first."""
        for (top, _), level in groupby(row, key=lambda placed: (placed[2], placed[0].size)):
            self._stamp_level([(sprite, left - self._left) for sprite, left, _ in level], top - self._top)

    def _stamp_level(self, row: Sequence[tuple[Sprite, int]], top: int) -> None:
        """Stamp sprites of the same size at the same height, each with its left edge."""
        for sprite, left in row:
            if sprite.middle is not None:
                self.image.paste(sprite.middle, (left, top + sprite.rims[0][1].height))
        first, last = min(left for _, left in row), max(left for _, left in row)
        for at, (down, rim, _) in enumerate(row[0][0].rims):
            image = self.image.crop((first, top + down, last + rim.width, top + down + rim.height)).convert("RGB")
            for sprite, left in row:
                image.paste(sprite.rims[at][1], (left - first, 0), sprite.rims[at][2])
            self.image.paste(indexed(image), (first, top + down))

    def plate(self, box: Box, radius: int, fill: Colour, edge: Colour | None = None, thick: int = 0) -> None:
        """Paint a rounded rectangle; its edge lies inside the box, and is not as thick as the radius."""
        layers: _Layers = ((0, fill),) if edge is None or not thick else ((0, edge), (thick, fill))
        left, top, right, bottom = self._moved(box)
        radius = _fitting(radius, right - left, bottom - top)
        places = [_corner_place(at, (left, top, right, bottom), radius) for at in range(4)]
        under = [self.image.crop((x, y, x + radius, y + radius)).tobytes() for x, y in places]
        for inset, colour in layers:
            self.image.paste(index_of(colour), (left + inset, top + inset, right - inset, bottom - inset))
        for at, place in enumerate(places):
            self.image.paste(_corner_over(under[at], at, radius, layers), place)

    def line(self, points: list[tuple[int, int]], colour: Colour, thick: int) -> None:
        moved = [(x - self._left, y - self._top) for x, y in points]
        ImageDraw.Draw(self.image).line(moved, fill=index_of(colour), width=thick, joint="curve")

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
        width = fonts.width(text, size)
        place = {"left": left, "middle": (left + right - width) // 2, "right": right - width}[align]
        line = (top + bottom + fonts.cap_height(size)) // 2 - fonts.ascent(size)
        self._write(text, size, colour, (place - self._left, line - self._top))
        return place, top, place + width, bottom

    def _write(self, text: str, size: int, colour: Colour, place: tuple[int, int]) -> None:
        mask, (left, top) = fonts.letters(text, size)
        left, top = place[0] + left, place[1] + top
        under = self.image.crop((left, top, left + mask.width, top + mask.height))
        lowest, highest = under.getextrema()
        if lowest == highest:
            written = _written(text, size, colour, lowest)
        else:
            image = under.convert("RGB")
            image.paste(colour, (0, 0), mask)
            written = indexed(image)
        self.image.paste(written, (left, top))

    def _moved(self, box: Box) -> Box:
        """Return the box in the coordinates of the image."""
        return box[0] - self._left, box[1] - self._top, box[2] - self._left, box[3] - self._top

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


@lru_cache(_TEXTS_KEPT)
def _written(text: str, size: int, ink: Colour, under: int) -> Image.Image:
    """Return a text on one colour."""
    return fonts.letters(text, size)[0].point(_shades(ink, under), "P")


@lru_cache(64)
def _shades(ink: Colour, under: int) -> list[int]:
    """Return the palette's index for each of the 256 opacities of an ink on one colour."""
    ramp = of_indices((1, 1), bytes((under,))).convert("RGB").resize(_RAMP.size)
    ramp.paste(ink, (0, 0), _RAMP)
    return list(indexed(ramp).tobytes())


@lru_cache(_CORNERS_KEPT)
def _corner_over(under: bytes, at: int, radius: int, layers: _Layers) -> Image.Image:
    """Return one corner of rounded rectangles over what is below it."""
    image = of_indices((radius, radius), under).convert("RGB")
    for inset, colour in layers:
        image.paste(colour, (0 if at % 2 else inset, 0 if at > 1 else inset), _corners(radius - inset)[at])
    return indexed(image)


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
