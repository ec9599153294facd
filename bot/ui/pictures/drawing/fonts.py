"""Text in pictures: Source Sans Pro, fitted to its box.

Fonts draw a box in place of a missing character; pictures never show it. Symbols that the font lacks are left out of a
name, and a name with letters that it lacks is replaced.
"""

import unicodedata
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

Font = ImageFont.FreeTypeFont

_PACKAGE: Final = "font_source_sans_pro"
"""The font's package, whose license (SIL Open Font License) is included.

The font has Latin, Greek and Cyrillic letters in a narrow design.
"""
BOLD: Final = "SourceSansPro-Bold.ttf"
"""The font's file; it is bold, because pictures are shown at a third of their size.

Thin letters would vanish.
"""
BLACK: Final = "SourceSansPro-Black.ttf"
_NOT_DEFINED: Final = "\U0010fffe"
"""A character that no font has; fonts draw it with the glyph for missing characters."""
_STEP: Final = 2
"""The number of pixels by which a text that does not fit is made smaller in each attempt."""
_KEPT: Final = 1024
"""The size of the caches; a table's picture mostly repeats the texts of the table's previous picture."""
_MASKS_KEPT: Final = 256
"""The number of texts' masks in the cache, 5 KB each: at ten tables 19 of 20 are there, and with 2,048 hardly more."""
_FONTS_KEPT: Final = 8
"""The number of sizes at which the font is kept open, about as many as a picture has; 0.3 MB each."""


@cache
def _folder() -> Path:
    spec = find_spec(_PACKAGE)
    if spec is None or spec.origin is None:
        raise FileNotFoundError("font-source-sans-pro, the font of the pictures, is not installed")
    return Path(spec.origin).parent / "files"


@lru_cache(_FONTS_KEPT)
def font(size: int, file: str = BOLD) -> Font:
    """Return the font at this size in pixels."""
    return ImageFont.truetype(str(_folder() / file), size)


@lru_cache(_KEPT)
def width(text: str, size: int) -> int:
    return round(font(size).getlength(text))


@lru_cache(_KEPT)
def fitted(text: str, size: int, room: int, least: int, ending: str = "") -> tuple[str, int]:
    """Return the text with its ``ending``, and the size at which both fit into ``room`` (both in pixels).

    The size does not go below ``least``; then the text is cut.
    """
    while size > least and width(f"{text}{ending}", size) > room:
        size = max(size - _STEP, least)
    if width(f"{text}{ending}", size) <= room:
        return f"{text}{ending}", size
    short = next((text[:end] for end in range(len(text), 0, -1) if width(f"{text[:end]}…{ending}", size) <= room), "")
    return f"{short.rstrip()}…{ending}", size


@lru_cache(_KEPT)
def wrapped(text: str, size: int, room: int, between: str = " ") -> tuple[str, ...]:
    """Return the text as one line, or as two lines if it is wider than ``room``.

    The first line may end before any ``between``, which is then left out. The second line may still be too wide.
    """
    words = text.split(between)
    ends = [end for end in range(1, len(words)) if width(between.join(words[:end]), size) <= room]
    if width(text, size) <= room or not ends:
        return (text,)
    return between.join(words[: ends[-1]]), between.join(words[ends[-1] :])


@lru_cache(_MASKS_KEPT)
def letters(text: str, size: int) -> tuple[Image.Image, tuple[int, int]]:
    """Return a mask of the text without margins, and where it begins in a line."""
    whole = mask(text, size)
    box = whole.getbbox() or (0, 0, 1, 1)
    return whole.crop(box), box[:2]


def mask(text: str, size: int, file: str = BOLD) -> Image.Image:
    """Return a mask of the text that is exactly one line high, whatever accents the text has."""
    drawn = font(size, file)
    ascent, descent = drawn.getmetrics()
    image = Image.new("L", (max(round(drawn.getlength(text)), 1), ascent + descent))
    ImageDraw.Draw(image).text((0, 0), text, fill=255, font=drawn)
    return image


def cap_height(size: int) -> int:
    """Return the height of a capital letter above the baseline, in pixels."""
    return round(size * 0.66)


@lru_cache(_KEPT)
def ascent(size: int) -> int:
    return font(size).getmetrics()[0]


# Names in any script


@lru_cache(_KEPT)
def drawable(name: str, label: str) -> str:
    """Return the name without symbols that the font lacks.

    Return the ``label`` instead if letters are missing, or if nothing would be left of the name.
    """
    kept = "".join(char for char in name if has(char) or not _is_ornament(char))
    legible = kept.strip()
    if not any(unicodedata.category(char)[0] in "LN" for char in legible):
        legible = legible if legible == name else ""
    if not legible or not all(map(has, legible)):
        return label
    return " ".join(legible.split())


@lru_cache(_KEPT)
def has(char: str) -> bool:
    """Return True if the font has the character."""
    if char.isspace():
        return True
    return _glyph(char) != _missing()


def _is_ornament(char: str) -> bool:
    """Return True for a symbol or joiner, which a name can do without.

    Return False for letters, digits and punctuation.
    """
    return unicodedata.category(char) in {"So", "Sk", "Sm", "Cf", "Mn", "Me", "Cn", "Co"}


@cache
def _missing() -> bytes:
    return _glyph(_NOT_DEFINED)


@cache
def _plain() -> Font:
    return ImageFont.truetype(str(_folder() / BOLD), 24, layout_engine=ImageFont.Layout.BASIC)


def _glyph(char: str) -> bytes:
    pixels, offset = _plain().getmask2(char)
    return bytes(pixels) + repr((pixels.size, offset)).encode()
