"""Avatars for the people of the demo."""

import io
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw

from bot.ui.pictures.drawing import fonts

SIZE: Final = 128
_LETTER: Final = fonts.font(68)
FONT: Final = Path(str(_LETTER.path))
"""The font file; it is the one installed font that has the suits."""


def draw(letter: str, colour: str) -> bytes:
    """Return a PNG of ``letter`` on ``colour``."""
    image = Image.new("RGB", (SIZE, SIZE), colour)
    ImageDraw.Draw(image).text((SIZE / 2, SIZE / 2), letter, font=_LETTER, fill="white", anchor="mm")
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()
