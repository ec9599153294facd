"""Round pictures for the people of the demo, so that nobody is a blank."""

import io
from functools import cache
from pathlib import Path
from typing import Final

import matplotlib
from PIL import Image, ImageDraw, ImageFont

SIZE: Final = 128
FONT: Final = Path(matplotlib.get_data_path()) / "fonts" / "ttf" / "DejaVuSans-Bold.ttf"
"""matplotlib brings the one font at hand that has the suits."""


@cache
def _font() -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FONT, 68)


def draw(letter: str, colour: str) -> bytes:
    """A PNG of ``letter`` on ``colour``."""
    image = Image.new("RGB", (SIZE, SIZE), colour)
    ImageDraw.Draw(image).text((SIZE / 2, SIZE / 2), letter, font=_font(), fill="white", anchor="mm")
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()
