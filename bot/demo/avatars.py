"""Avatars for the people in the demo."""

import io
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw

from bot.ui.pictures.drawing import fonts

SIZE: Final = 128
_LETTER: Final = fonts.font(68)
_MATPLOTLIB: Final = find_spec("matplotlib")
assert _MATPLOTLIB is not None
assert _MATPLOTLIB.origin is not None
SIGNS_FONT: Final = Path(_MATPLOTLIB.origin).parent / "mpl-data" / "fonts" / "ttf" / "DejaVuSans-Bold.ttf"
"""The file of the only installed font that has the card suits and the tables' symbols, for the page."""


def draw(letter: str, colour: str) -> bytes:
    """Return a PNG of ``letter`` on ``colour``."""
    image = Image.new("RGB", (SIZE, SIZE), colour)
    ImageDraw.Draw(image).text((SIZE / 2, SIZE / 2), letter, font=_LETTER, fill="white", anchor="mm")
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()
