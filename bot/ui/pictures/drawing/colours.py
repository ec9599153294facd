"""The colours of the pictures, and the palette that all pictures share.

A picture is painted in full colour and stored in 256 fixed colours: the colours below, and mixtures of those that meet
at the edges of letters and shapes. Finding the best 256 for each picture took longer than painting it.
"""

from functools import cache
from itertools import chain
from math import dist
from typing import Final

from PIL import Image

Colour = tuple[int, int, int]
Box = tuple[int, int, int, int]
"""A rectangle: left, top, right and bottom, in pixels."""

GROUND: Final[Colour] = (24, 26, 30)
RAIL: Final[Colour] = (74, 48, 33)
RAIL_LIGHT: Final[Colour] = (112, 74, 50)
RAIL_DARK: Final[Colour] = (46, 30, 22)
FELT: Final[Colour] = (22, 92, 66)
FELT_LIGHT: Final[Colour] = (32, 112, 82)
FELT_DARK: Final[Colour] = (15, 70, 50)
FELT_INK: Final[Colour] = (168, 214, 190)
PLATE: Final[Colour] = (35, 38, 45)
PLATE_EDGE: Final[Colour] = (86, 92, 104)
PLATE_DIM: Final[Colour] = (30, 33, 38)
PLATE_TURN: Final[Colour] = (66, 54, 18)
PILL: Final[Colour] = (58, 62, 71)
INK: Final[Colour] = (245, 246, 248)
INK_DIM: Final[Colour] = (152, 158, 168)
GOLD: Final[Colour] = (255, 205, 74)
BRONZE: Final[Colour] = (205, 140, 88)
GREEN: Final[Colour] = (96, 214, 134)
RED: Final[Colour] = (226, 74, 68)
BLACK: Final[Colour] = (14, 15, 18)
PAPER: Final[Colour] = (253, 252, 247)
PAPER_EDGE: Final[Colour] = (120, 122, 128)
BACK: Final[Colour] = (38, 62, 128)
BACK_LIGHT: Final[Colour] = (92, 120, 190)
CLUBS: Final[Colour] = (16, 142, 110)
DIAMONDS: Final[Colour] = (8, 36, 176)
HEARTS: Final[Colour] = (186, 26, 14)
SPADES: Final[Colour] = (8, 8, 10)
"""The colours of the four suits, distinct for all kinds of colour blindness.

To change the emojis' colours, increase the number in their names in ``bot.ui.text.cards``.
"""
DIMMED: Final = 0.66
"""The factor for the brightness of a card that does not count."""
CHIPS: Final[dict[int, Colour]] = {
    1: (232, 234, 238),
    5: (206, 52, 52),
    25: (38, 144, 82),
    100: (46, 50, 62),
    500: (126, 72, 186),
    1_000: (232, 178, 40),
    5_000: (224, 112, 40),
    25_000: (50, 132, 206),
    100_000: (214, 84, 150),
    1_000_000: (128, 88, 56),
}
"""A chip's value -> its colour."""
CHIP_SIDE: Final = 0.62
CHIP_EDGE: Final = 0.45
CHIP_FACE: Final = 1.12
"""The factor for the brightness of a chip's face, relative to its colour."""


def shade(colour: Colour, factor: float) -> Colour:
    """Return the colour with its brightness multiplied by ``factor``."""
    red, green, blue = (min(round(part * factor), 255) for part in colour)
    return red, green, blue


_SUITS: Final = (CLUBS, DIAMONDS, HEARTS, SPADES)
_MEETING: Final[tuple[tuple[int, tuple[tuple[Colour, Colour], ...]], ...]] = (
    (
        6,
        (
            (INK, PLATE),
            (GOLD, PLATE),
            (INK, PLATE_TURN),
            (GOLD, PLATE_TURN),
            (INK_DIM, PLATE_DIM),
            (INK, FELT),
            (INK, FELT_DARK),
            (FELT_INK, FELT),
            (BLACK, GOLD),
            (BLACK, GREEN),
            (INK, RED),
            (INK, BLACK),
            (GOLD, BLACK),
            (BACK_LIGHT, BACK),
            *((suit, PAPER) for suit in _SUITS),
        ),
    ),
    (
        3,
        (
            (PAPER, FELT),
            (GOLD, FELT),
            (GOLD, PAPER),
            (PAPER_EDGE, FELT),
            (PAPER_EDGE, PAPER),
            (BACK, PAPER),
            (shade(BACK_LIGHT, DIMMED), shade(BACK, DIMMED)),
            *((shade(suit, DIMMED), shade(PAPER, DIMMED)) for suit in _SUITS),
            (shade(PAPER, DIMMED), FELT),
            (INK, PILL),
            (FELT, RAIL_DARK),
            (RAIL_DARK, GROUND),
            (RAIL, RAIL_LIGHT),
            (PLATE_EDGE, GROUND),
            (GREEN, FELT),
            (GOLD, FELT_LIGHT),
            (INK_DIM, BLACK),
        ),
    ),
)
"""(number of steps, pairs of colours that meet at edges); each step is a mixture of one pair."""


def indexed(image: Image.Image) -> Image.Image:
    """Return the picture in the palette's colours, one byte for each pixel."""
    return image.quantize(palette=_palette(), dither=Image.Dither.NONE)


def of_indices(size: tuple[int, int], indices: bytes) -> Image.Image:
    """Return a picture in the palette's colours from the index of each pixel."""
    image = Image.frombytes("P", size, indices)
    image.putpalette(flat_palette())
    return image


@cache
def index_of(colour: Colour) -> int:
    """Return the palette's index for the colour."""
    return indexed(Image.new("RGB", (1, 1), colour)).tobytes()[0]


@cache
def _palette() -> Image.Image:
    return of_indices((1, 1), b"\0")


@cache
def flat_palette() -> bytes:
    """Return the palette as PNG files have it: three bytes for each colour."""
    return bytes(chain.from_iterable(palette_colours()))


def palette_colours() -> tuple[Colour, ...]:
    """Return the palette's colours without duplicates, the plain ones before the steps."""
    named = [value for name, value in globals().items() if name.isupper() and _is_colour(value)]
    alone = [shade(INK, 0.8), *(shade(colour, DIMMED) for colour in (*_SUITS, PAPER, PAPER_EDGE))]
    for colour in CHIPS.values():
        alone += [colour, *(shade(colour, factor) for factor in (CHIP_SIDE, CHIP_EDGE, CHIP_FACE))]
    for steps, pairs in _MEETING:
        for first, second in pairs:
            alone += [_between(first, second, step / (steps + 1)) for step in range(1, steps + 1)]
    return tuple(dict.fromkeys((*named, *(each for each in alone if not any(_hides(each, other) for other in named)))))


def _hides(colour: Colour, other: Colour) -> bool:
    """Return True if Pillow would store ``other`` as ``colour``, because it rounds to multiples of four."""
    sought = [part // 4 * 4 for part in other]
    return colour != other and dist(colour, sought) <= dist(other, sought)


def _is_colour(value: object) -> bool:
    return isinstance(value, tuple) and len(value) == 3 and all(isinstance(part, int) for part in value)


def _between(first: Colour, second: Colour, part: float) -> Colour:
    red, green, blue = (round(one + (two - one) * part) for one, two in zip(first, second, strict=True))
    return red, green, blue
