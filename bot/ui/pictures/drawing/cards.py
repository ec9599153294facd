"""Cards as pictures, with a large rank and suit at the left and a colour for each suit.

So cards are legible when they overlap, and suits can be told apart even on a phone.
"""

import io
from functools import cache, lru_cache
from typing import Final

from PIL import Image, ImageDraw, ImageEnhance

from bot.poker.cards import JOKER, UNKNOWN, suit_of
from bot.ui.pictures.drawing import fonts
from bot.ui.pictures.drawing.canvas import FINER, Sprite, rounded, shrunk
from bot.ui.pictures.drawing.colours import (
    BACK,
    BACK_LIGHT,
    CLUBS,
    DIAMONDS,
    DIMMED,
    GOLD,
    HEARTS,
    PAPER,
    PAPER_EDGE,
    SPADES,
    Colour,
)
from bot.ui.text.cards import rank_mark

BACK_OF_CARD: Final = UNKNOWN
EMOJI_SIDE: Final = 128
"""Side in pixels; Discord shows an emoji at 22 or 48."""
_EMOJI_WIDTH: Final = 108
_SUITS: Final = ("♣", "♦", "♥", "♠")
_COLOURS: Final[tuple[Colour, ...]] = (CLUBS, DIAMONDS, HEARTS, SPADES)
_JOKER_SIGN: Final = "★"

Part = tuple[float, float, float, float]
"""Left, top, right and bottom as fractions of the card."""
_RANK: Final[Part] = (0.08, 0.06, 0.66, 0.445)
_SUIT: Final[Part] = (0.10, 0.485, 0.64, 0.775)
"""The suit's part of the card; the lower edge stays free for the note about the cards."""
_EMOJI_RANK: Final[Part] = (0.08, 0.07, 0.92, 0.52)
_EMOJI_SUIT: Final[Part] = (0.12, 0.57, 0.88, 0.93)


@lru_cache(640)
def card(face: int, width: int, height: int, *, dim: bool = False, gold: bool = False) -> Sprite:
    """Return a card or the back (``UNKNOWN``), of the given size in pixels.

    ``dim`` marks a card that does not count, a ``gold`` edge one that won.
    """
    image = _blank(width, height, gold=gold, back=face == BACK_OF_CARD).copy()
    if face != BACK_OF_CARD:
        _paint_index(image, face, _RANK, _SUIT)
    if dim:
        image = ImageEnhance.Brightness(image).enhance(DIMMED)
    return Sprite(image, rounded(width, height, width // 9))


def card_face(face: int) -> bytes:
    """Return a card, the joker or the back (``UNKNOWN``) as a square PNG for an application emoji.

    The background is transparent.
    """
    image = _blank(_EMOJI_WIDTH, EMOJI_SIDE, gold=False, back=face == BACK_OF_CARD).copy()
    if face != BACK_OF_CARD:
        _paint_index(image, face, _EMOJI_RANK, _EMOJI_SUIT)
    picture = Image.new("RGBA", (EMOJI_SIDE, EMOJI_SIDE))
    mask = rounded(_EMOJI_WIDTH, EMOJI_SIDE, _EMOJI_WIDTH // 9)
    picture.paste(image, ((EMOJI_SIDE - _EMOJI_WIDTH) // 2, 0), mask)
    file = io.BytesIO()
    picture.save(file, "PNG", optimize=True)
    return file.getvalue()


# The index


def _paint_index(image: Image.Image, face: int, rank_part: Part, suit_part: Part) -> None:
    rank, sign, colour = _index(face)
    for text, part in ((rank, rank_part), (sign, suit_part)):
        width, height = image.size
        shape = _shape(text, round((part[2] - part[0]) * width), round((part[3] - part[1]) * height))
        left = round((part[0] + part[2]) / 2 * width) - shape.width // 2
        image.paste(colour, (left, round(part[1] * height)), shape)


def _index(face: int) -> tuple[str, str, Colour]:
    if face == JOKER:
        return "Jo", _JOKER_SIGN, DIAMONDS
    rank = rank_mark(face)
    return rank, _SUITS[suit_of(face)], _COLOURS[suit_of(face)]


@lru_cache(256)
def _shape(text: str, width: int, height: int) -> Image.Image:
    """Return the text's mask at the given height, made narrower if it is too wide."""
    written = fonts.mask(text, height * 3)
    glyphs = written.crop(written.getbbox())
    return glyphs.resize((min(round(glyphs.width * height / glyphs.height), width), height), Image.Resampling.LANCZOS)


# The blank card


@cache
def _blank(width: int, height: int, *, gold: bool, back: bool) -> Image.Image:
    """Return an empty card with an edge, or the back."""
    big = width * FINER, height * FINER
    image = Image.new("RGB", big, GOLD if gold else PAPER_EDGE)
    pen = ImageDraw.Draw(image)
    edge = round(width * (0.06 if gold else 0.026)) * FINER
    inner = (edge, edge, big[0] - 1 - edge, big[1] - 1 - edge)
    pen.rounded_rectangle(inner, big[0] // 11, fill=PAPER)
    if back:
        _paint_lattice(image)
    return shrunk(image)


def _paint_lattice(image: Image.Image) -> None:
    """Paint crossing lines, surrounded by a frame of the card's paper colour."""
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
