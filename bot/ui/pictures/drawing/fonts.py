"""Text in pictures: DejaVu Sans, as matplotlib ships it, fitted to the room there is.

What the font cannot draw is not drawn as boxes: a name that loses only its ornaments is drawn without them, one in a
script that is missing not at all.
"""

import unicodedata
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont, features

Font = ImageFont.FreeTypeFont

_FILE: Final = "DejaVuSans-Bold.ttf"
"""Pictures are shown at a third of their size: thin letters would be lost."""
_NOT_DEFINED: Final = "\U0010fffe"
"""No font has a glyph for it: what is drawn instead is drawn for every character that is missing."""
_FROM_THE_RIGHT: Final = frozenset({"R", "AL"})
"""Unicode's classes of letters that are written so."""
_STEP: Final = 2
"""Pixels by which a text that does not fit grows smaller."""
_KEPT: Final = 2048
"""Texts whose pixels are kept: a table says mostly what it said before."""


@cache
def _folder() -> Path:
    """The folder of matplotlib's fonts. Matplotlib is not imported for that: it takes half a second, and nothing of it
    is needed."""
    spec = find_spec("matplotlib")
    if spec is None or spec.origin is None:
        raise FileNotFoundError("matplotlib, whose fonts the pictures are written in, is not installed")
    return Path(spec.origin).parent / "mpl-data" / "fonts" / "ttf"


@cache
def font(size: int) -> Font:
    """The font at that size in pixels."""
    return ImageFont.truetype(str(_folder() / _FILE), size)


@lru_cache(_KEPT)
def width(text: str, size: int) -> int:
    return round(font(size).getlength(text))


@lru_cache(_KEPT)
def fitted(text: str, size: int, room: int, least: int, ending: str = "") -> tuple[str, int]:
    """The text with its ``ending``, and its size in pixels so that both are no wider than ``room``: smaller where it
    must be, but not below ``least``, then the text is cut short."""
    while size > least and width(f"{text}{ending}", size) > room:
        size = max(size - _STEP, least)
    if width(f"{text}{ending}", size) <= room:
        return f"{text}{ending}", size
    short = next((text[:end] for end in range(len(text), 0, -1) if width(f"{text[:end]}…{ending}", size) <= room), "")
    return f"{short.rstrip()}…{ending}", size


@lru_cache(_KEPT)
def mask(text: str, size: int) -> Image.Image:
    """The text's pixels, as high as a line and no higher, whatever its marks are."""
    drawn = font(size)
    ascent, descent = drawn.getmetrics()
    image = Image.new("L", (max(width(text, size), 1), ascent + descent))
    ImageDraw.Draw(image).text((0, 0), text, fill=255, font=drawn)
    return image


def cap_height(size: int) -> int:
    """Pixels from the line to the top of a capital."""
    return round(size * 0.729)


def ascent(size: int) -> int:
    return font(size).getmetrics()[0]


# Names in any script


@lru_cache(_KEPT)
def drawable(name: str, label: str) -> str:
    """The name as it can be drawn: whole, or without the signs that the font lacks; where it lacks letters, or nothing
    would be left, the ``label``."""
    kept = "".join(char for char in name if has(char) or not _is_ornament(char))
    legible = kept.strip()
    if not any(unicodedata.category(char)[0] in "LN" for char in legible):
        legible = legible if legible == name else ""
    if not legible or not all(map(_is_drawn_well, legible)):
        return label
    return " ".join(legible.split())


@lru_cache(_KEPT)
def has(char: str) -> bool:
    """True if the font has the character."""
    if char.isspace():
        return True
    return _glyph(char) != _missing()


def _is_ornament(char: str) -> bool:
    """Signs and what joins them; no letter, figure or punctuation, without which a name would be another."""
    return unicodedata.category(char) in {"So", "Sk", "Sm", "Cf", "Mn", "Me", "Cn", "Co"}


def _is_drawn_well(char: str) -> bool:
    if not has(char):
        return False
    # Without the library that shapes them, letters written from the right stand apart and in the wrong order.
    return unicodedata.bidirectional(char) not in _FROM_THE_RIGHT or _shapes()


@cache
def _shapes() -> bool:
    return bool(features.check("raqm") and features.check("fribidi"))


@cache
def _missing() -> bytes:
    return _glyph(_NOT_DEFINED)


@cache
def _plain() -> Font:
    return ImageFont.truetype(str(_folder() / _FILE), 24, layout_engine=ImageFont.Layout.BASIC)


def _glyph(char: str) -> bytes:
    found, offset = _plain().getmask2(char)
    return bytes(found) + repr((found.size, offset)).encode()
