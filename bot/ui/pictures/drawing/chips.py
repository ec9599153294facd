"""Bets and pots as stacks of chips: one colour per value, the highest value first."""

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.ui.pictures.drawing.canvas import FINER, Sprite, shrunk
from bot.ui.pictures.drawing.colours import BLACK, CHIP_EDGE, CHIP_FACE, CHIP_SIDE, CHIPS, INK, Colour, shade

STACKS_MOST: Final = 3
_APART: Final = 2
HIGH_MOST: Final = 5
"""The maximum number of chips in one stack; the number beside the stacks shows the whole amount."""


def stacks(amount: int) -> tuple[tuple[int, int], ...]:
    """Return (value, count) for each stack that is painted for an amount.

    Only the stacks of the highest values are painted, with no more chips than people can tell apart.
    """
    piled: list[tuple[int, int]] = []
    for worth in sorted(CHIPS, reverse=True):
        count, amount = divmod(amount, worth)
        if count:
            piled.append((worth, min(count, HIGH_MOST)))
    return tuple(piled[:STACKS_MOST])


def pile(amount: int, side: int) -> Sprite:
    """Return a picture of the chips for an amount; ``side`` is one chip's width in pixels."""
    return _pile(stacks(amount), side)


def pile_width(amount: int, side: int) -> int:
    return len(stacks(amount)) * (side + _APART)


@lru_cache(64)
def _pile(piled: tuple[tuple[int, int], ...], side: int) -> Sprite:
    thick, flat = max(round(side * 0.2), 3), round(side * 0.62)
    high = max((count for _, count in piled), default=1)
    size = len(piled) * (side + _APART), flat + thick * high
    image, mask = Image.new("RGB", size), Image.new("L", size)
    for place, (worth, count) in enumerate(piled):
        chip = _chip(CHIPS[worth], side, thick, flat)
        for level in range(count):
            at = place * (side + _APART), size[1] - flat - thick * (level + 1)
            image.paste(chip[0], at, chip[1])
            mask.paste(255, at, chip[1])
    return Sprite.of(image, mask)


@lru_cache(64)
def _chip(colour: Colour, side: int, thick: int, flat: int) -> tuple[Image.Image, Image.Image]:
    """Return one chip seen from above at an angle, and its mask: its rim, its face, and lighter marks on both."""
    width, height = side * FINER, (flat + thick) * FINER
    mark = BLACK if sum(colour) > 600 else INK
    image, mask = Image.new("RGB", (width, height), shade(colour, CHIP_SIDE)), Image.new("L", (width, height))
    pen, shape = ImageDraw.Draw(image), ImageDraw.Draw(mask)
    top, low = flat * FINER - 1, thick * FINER
    for drop in range(low + 1):
        shape.ellipse((0, drop, width - 1, top + drop), fill=255)
    for left in (0.14, 0.44, 0.74):
        pen.rectangle((left * width, top // 2, (left + 0.12) * width, height), fill=shade(mark, 0.8))
    pen.ellipse((0, 0, width - 1, top), fill=colour, outline=shade(colour, CHIP_EDGE), width=FINER)
    for start in range(15, 375, 60):
        pen.arc((FINER, FINER, width - 1 - FINER, top - FINER), start, start + 26, fill=mark, width=width // 9)
    inset = width // 5
    pen.ellipse((inset, inset * flat // side, width - inset, top - inset * flat // side), fill=shade(colour, CHIP_FACE))
    return shrunk(image), shrunk(mask)
