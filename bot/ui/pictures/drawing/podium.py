"""The picture of a podium: the winner on the highest step in the middle, and lines of text below."""

from typing import Final

from bot.ui.pictures.drawing import fonts
from bot.ui.pictures.drawing.canvas import Canvas
from bot.ui.pictures.drawing.colours import (
    BLACK,
    BRONZE,
    FELT_INK,
    GOLD,
    INK,
    INK_DIM,
    PLATE,
    Box,
    Colour,
)
from bot.ui.pictures.drawing.png import png
from bot.ui.pictures.drawing.sheet import LEGIBLE, WIDTH, felt_sheet
from bot.ui.pictures.podium_picture import PodiumPicture, PodiumStep

_EDGE: Final = 40
_HEAD: Final = 150
_NAME: Final = 54
"""The height of the line with a name if one player stands on the step, in pixels."""
_SHARED: Final = 46
"""The height of each line with a name if several players share the step, in pixels."""
_SHARERS_MOST: Final = 3
"""The maximum number of names on a shared step; the last line counts the players left out."""
_NAMES_GAP: Final = 8
_TALL: Final = 250
"""The height of the winner's step, in pixels."""
_LINE: Final = 74
_FOOT: Final = 36
_COLUMN: Final = 288
_GAP: Final = 28
_STEPS: Final[tuple[tuple[int, int, Colour], ...]] = ((1, _TALL, GOLD), (0, 190, INK_DIM), (2, 160, BRONZE))
"""(column, height, colour of the medal) of the step for each place."""
_MEDAL: Final = 70


def height(picture: PodiumPicture) -> int:
    """Return the height of the whole picture, in pixels."""
    return _floor(picture) + _FOOT + len(picture.lines) * _LINE + (_FOOT if picture.lines else 0)


def draw_podium(picture: PodiumPicture) -> bytes:
    """Draw the podium and return a PNG of ``WIDTH`` x ``height``.

    It takes some milliseconds, so do not call it on the event loop.
    """
    high = height(picture)
    canvas = felt_sheet(WIDTH, high)
    canvas.text(picture.title, (_EDGE, 24, WIDTH - _EDGE, 84), 46, INK, least=LEGIBLE)
    canvas.text(picture.heading, (_EDGE, 88, WIDTH - _EDGE, 132), 36, FELT_INK, least=LEGIBLE)
    floor = _floor(picture)
    for step in picture.steps:
        _step(canvas, floor, step)
    top = floor + _FOOT
    for number, (label, text) in enumerate(picture.lines):
        _line(canvas, top + number * _LINE, label, text)
    return png(canvas.image)


def _floor(picture: PodiumPicture) -> int:
    """Return the y coordinate of the steps' base; the tallest step and its names must fit above it."""
    return _HEAD + max((_STEPS[step.place - 1][1] + _names_high(step) for step in picture.steps), default=0)


def _step(canvas: Canvas, floor: int, step: PodiumStep) -> None:
    column, tall, colour = _STEPS[step.place - 1]
    left = _EDGE + column * (_COLUMN + _GAP)
    right, top, middle = left + _COLUMN, floor - tall, left + _COLUMN // 2
    _names(canvas, (left, top - _names_high(step), right, top - _NAMES_GAP), step)
    canvas.plate((left, top, right, floor), 16, PLATE)
    canvas.plate((left, top, right, top + 12), 6, colour)
    medal = (middle - _MEDAL // 2, top + 24, middle + _MEDAL // 2, top + 24 + _MEDAL)
    canvas.plate(medal, _MEDAL // 2, colour)
    canvas.text(str(step.place), medal, 44, BLACK)
    if step.detail:
        canvas.text(step.detail, (left + 12, floor - 52, right - 12, floor - 8), 40, INK, least=LEGIBLE)


def _names_high(step: PodiumStep) -> int:
    return _NAMES_GAP + (_NAME if len(step.names) == 1 else min(len(step.names), _SHARERS_MOST) * _SHARED)


def _names(canvas: Canvas, box: Box, step: PodiumStep) -> None:
    """Write a line for each name, all in the same size; long names are cut at the end."""
    left, top, right, bottom = box
    names = [fonts.drawable(name, step.label) for name in step.names]
    more = len(names) - _SHARERS_MOST
    endings = ("", "", f" +{more}" if more > 0 else "")
    most = 44 if len(names) == 1 else 38
    lines = [fonts.fitted(name, most, right - left, LEGIBLE, end) for name, end in zip(names, endings, strict=False)]
    size = min(size for _, size in lines)
    high = (bottom - top) // len(lines)
    for number, (line, _) in enumerate(lines):
        canvas.text(line, (left, top + number * high, right, top + (number + 1) * high), size, INK, least=LEGIBLE)


def _line(canvas: Canvas, top: int, label: str, text: str) -> None:
    canvas.plate((_EDGE, top, WIDTH - _EDGE, top + _LINE - 10), 14, PLATE)
    half = WIDTH * 9 // 20
    canvas.text(label, (_EDGE + 22, top, half, top + _LINE - 10), LEGIBLE, GOLD, align="left", least=LEGIBLE)
    canvas.text(text, (half + 16, top, WIDTH - _EDGE - 22, top + _LINE - 10), 36, INK, align="right", least=LEGIBLE)
