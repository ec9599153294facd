"""Cards as pictures: rank above suit in the left half, and a colour for each suit.

So cards that overlap as far as ``INDEX_RIGHT`` are still legible, and suits can be told apart even on a phone. All
ranks have the same size and baseline.
"""

import io
from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageDraw, ImageEnhance

from bot.poker.cards import JOKER, UNKNOWN, suit_of
from bot.ui.pictures.drawing import fonts
from bot.ui.pictures.drawing.canvas import FINER, Canvas, Sprite, rounded, shrunk
from bot.ui.pictures.drawing.colours import (
    BACK,
    BACK_LIGHT,
    CLUBS,
    DIAMONDS,
    DIMMED,
    FELT_DARK,
    GOLD,
    HEARTS,
    PAPER,
    PAPER_EDGE,
    SPADES,
    Box,
    Colour,
)
from bot.ui.text.cards import rank_mark

BACK_OF_CARD: Final = UNKNOWN
EMOJI_SIDE: Final = 128
"""The side of an emoji's picture, in pixels; Discord shows it at 22 or 48."""
_EMOJI_WIDTH: Final = 108
BOARD_MOST: Final = 5
"""The maximum number of cards of a board."""
_COLOURS: Final[tuple[Colour, ...]] = (CLUBS, DIAMONDS, HEARTS, SPADES)
_SMALL_MOST: Final = 140
"""The maximum width of a small card, in pixels; only players' own cards are larger."""
_SMALL_KEPT: Final = 128
"""The number of small cards in the cache, 11 KB each; at ten tables nine of ten are there."""
_LARGE_KEPT: Final = 56
"""The number of large cards in the cache, 52 KB each; at ten tables half are there."""
_EDGE_MOST: Final = 3
INDEX_RIGHT: Final = 0.59
"""The right edge of a card's rank and suit, as a fraction of the card's width."""
_TEN_WIDTH: Final = 0.69
"""The factor by which the rank 10 is narrowed; its bolder font makes up for the thinner strokes."""


@dataclass(frozen=True, slots=True)
class _Index:
    """The positions and sizes of a card's rank and suit, as fractions of the card's width."""

    left: float
    baseline: float
    size: float
    """The size of the font."""
    suit_top: float
    suit: float
    """The side of the square that contains the suit."""


_CARD_INDEX: Final = _Index(left=0.085, baseline=0.585, size=0.73, suit_top=0.76, suit=0.46)
_EMOJI_INDEX: Final = _Index(left=0.1, baseline=0.6, size=0.78, suit_top=0.72, suit=0.4)


def card(face: int, width: int, height: int, *, dim: bool = False, gold: bool = False) -> Sprite:
    """Return a picture of the card, or of a card's back (``UNKNOWN``), of this size in pixels.

    ``dim`` marks a card that does not count; ``gold`` gives a winning card a gold edge.
    """
    paint = _small if width <= _SMALL_MOST else _large
    return paint(face, width, height, dim=dim, gold=gold)


def paint_slot(canvas: Canvas, box: Box) -> None:
    """Paint the empty place of a card that is yet to come."""
    canvas.plate(box, (box[2] - box[0]) // 9, FELT_DARK)


def places(box: Box, width: int, count: int, apart: int) -> list[int]:
    """Return the left edges of a row of cards, centred and at most ``apart`` pixels apart."""
    room = box[2] - box[0]
    step = min(width + apart, (room - width) // max(count - 1, 1))
    left = box[0] + (room - width - step * (count - 1)) // 2
    return [left + at * step for at in range(count)]


def _painted(face: int, width: int, height: int, *, dim: bool, gold: bool) -> Sprite:
    image = _blank(width, height, gold=gold, back=face == BACK_OF_CARD).copy()
    if face != BACK_OF_CARD:
        _paint_index(image, face, _CARD_INDEX)
    if dim:
        image = ImageEnhance.Brightness(image).enhance(DIMMED)
    return Sprite.of(image, rounded(width, height, width // 9), width // 9)


_small, _large = lru_cache(_SMALL_KEPT)(_painted), lru_cache(_LARGE_KEPT)(_painted)


def card_face(face: int) -> bytes:
    """Return a square PNG of a card, the joker or the back (``UNKNOWN``), for an application emoji.

    The background is transparent.
    """
    image = _blank(_EMOJI_WIDTH, EMOJI_SIDE, gold=False, back=face == BACK_OF_CARD).copy()
    if face != BACK_OF_CARD:
        _paint_index(image, face, _EMOJI_INDEX)
    picture = Image.new("RGBA", (EMOJI_SIDE, EMOJI_SIDE))
    mask = rounded(_EMOJI_WIDTH, EMOJI_SIDE, _EMOJI_WIDTH // 9)
    picture.paste(image, ((EMOJI_SIDE - _EMOJI_WIDTH) // 2, 0), mask)
    file = io.BytesIO()
    picture.save(file, "PNG", optimize=True)
    return file.getvalue()


# The index


def _paint_index(image: Image.Image, face: int, place: _Index) -> None:
    rank, suit, colour = _faces(face)
    width = image.width
    size, left = round(place.size * width), round(place.left * width)
    letters = _rank(rank, size)
    image.paste(colour, (left, round(place.baseline * width) - fonts.ascent(size)), letters)
    image.paste(colour, (left, round(place.suit_top * width)), _suit_shape(suit, round(place.suit * width)))


def _faces(face: int) -> tuple[str, int, Colour]:
    if face == JOKER:
        return "Jo", _STAR_SHAPE, DIAMONDS
    return rank_mark(face), suit_of(face), _COLOURS[suit_of(face)]


@lru_cache(128)
def _rank(rank: str, size: int) -> Image.Image:
    """Return the mask of a rank: one line high, without margins at the left and right."""
    if len(rank) == 1:
        return _letters(rank, size, fonts.BOLD)
    wide = _letters(rank, size, fonts.BLACK)
    return wide.resize((round(wide.width * _TEN_WIDTH), wide.height), Image.Resampling.LANCZOS)


def _letters(text: str, size: int, file: str) -> Image.Image:
    written = fonts.mask(text, size, file)
    left, _, right, _ = written.getbbox() or (0, 0, 1, 1)
    return written.crop((left, 0, right, written.height))


# The blank card


@lru_cache(32)
def _blank(width: int, height: int, *, gold: bool, back: bool) -> Image.Image:
    """Return a card with an edge but without rank and suit, or a card's back."""
    big = width * FINER, height * FINER
    image = Image.new("RGB", big, GOLD if gold else PAPER_EDGE)
    pen = ImageDraw.Draw(image)
    edge = round(width * 0.06 if gold else min(width * 0.026, _EDGE_MOST)) * FINER
    inner = (edge, edge, big[0] - 1 - edge, big[1] - 1 - edge)
    pen.rounded_rectangle(inner, big[0] // 11, fill=PAPER)
    if back:
        _paint_lattice(image)
    return shrunk(image)


def _paint_lattice(image: Image.Image) -> None:
    """Paint crossing lines, with a border in the colour of the card's paper."""
    width, height = image.size
    rim = width // 12
    inner = (rim, rim, width - 1 - rim, height - 1 - rim)
    lattice, mask = Image.new("RGB", image.size, BACK), Image.new("L", image.size)
    pen = ImageDraw.Draw(lattice)
    step = width // 5
    for at in range(-height, width + height, step):
        for slant in (1, -1):
            pen.line((at, 0, at + slant * height, height), fill=BACK_LIGHT, width=width // 34)
    ImageDraw.Draw(mask).rounded_rectangle(inner, width // 14, fill=255)
    pen.rounded_rectangle(inner, width // 14, outline=BACK, width=width // 26)
    image.paste(lattice, (0, 0), mask)


# The suits

_STAR_SHAPE: Final = 4
"""The number of the star's shape; the suits have 0 to 3, as in ``bot.poker.cards``."""

_Points = tuple[tuple[float, float], ...]
_Disc = tuple[float, float, float]
"""A disc: its left edge, top edge and width, as fractions of the square's side."""

_STEM: Final[_Points] = ((0.47, 0.6), (0.53, 0.6), (0.57, 0.82), (0.7, 1.0), (0.3, 1.0), (0.43, 0.82))
_STAR: Final[_Points] = tuple(
    (0.5 + radius * sin(turn * pi / 5), 0.53 - radius * cos(turn * pi / 5))
    for turn, radius in enumerate((0.53, 0.22) * 5)
)
_SHAPES: Final[tuple[tuple[tuple[_Disc, ...], tuple[_Points, ...]], ...]] = (
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
def _suit_shape(suit: int, side: int) -> Image.Image:
    """Return a mask of the suit or star, in a square with this side in pixels."""
    big = Image.new("L", (side * FINER, side * FINER))
    pen, scale = ImageDraw.Draw(big), side * FINER - 1
    discs, polygons = ((), (_STAR,)) if suit == _STAR_SHAPE else _SHAPES[suit]
    for left, top, width in discs:
        pen.ellipse((left * scale, top * scale, (left + width) * scale, (top + width) * scale), fill=255)
    for points in polygons:
        pen.polygon([(x * scale, y * scale) for x, y in points], fill=255)
    return shrunk(big)
