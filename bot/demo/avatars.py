"""Avatars for the people in the demo."""

import io
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from bot.ui.pictures.drawing import fonts

SIZE: Final = 128
_HIGH: Final = 68
_MATPLOTLIB: Final = find_spec("matplotlib")
assert _MATPLOTLIB is not None
assert _MATPLOTLIB.origin is not None
SIGNS_FONT: Final = Path(_MATPLOTLIB.origin).parent / "mpl-data" / "fonts" / "ttf" / "DejaVuSans-Bold.ttf"
"""The file of the only installed font that has the card suits and the tables' symbols, for the page."""


def draw(letter: str, colour: str) -> bytes:
    """Return a PNG of ``letter``, or of another sign, on ``colour``."""
    font = fonts.font(_HIGH) if fonts.has(letter) else ImageFont.truetype(SIGNS_FONT, _HIGH)
    image = Image.new("RGB", (SIZE, SIZE), colour)
    ImageDraw.Draw(image).text((SIZE / 2, SIZE / 2), letter, font=font, fill="white", anchor="mm")
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()
