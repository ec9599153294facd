"""Colours as people see them who lack one kind of cone, and the difference between two colours.

Protanopia and deuteranopia follow Machado, Oliveira and Fernandes (2009), severity 1.0, and Viénot, Brettel and Mollon
(1999). Tritanopia follows Machado, and Brettel, Viénot and Mollon (1997), which with its two planes is more exact. All
of them work on linear RGB. The difference is CIEDE2000, for colours under the white of the sRGB standard.
"""

from collections.abc import Mapping, Sequence
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import Final

from bot.ui.pictures.drawing.colours import Colour

Linear = tuple[float, ...]
Matrix = Sequence[Sequence[float]]
Lab = tuple[float, float, float]

_MATRICES: Final[Mapping[str, Matrix]] = {
    "protanopia, Machado": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia, Machado": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia, Machado": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "protanopia, Viénot": ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0)),
    "deuteranopia, Viénot": ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0)),
}
_TRITAN_PLANES: Final[tuple[Matrix, Matrix]] = (
    ((1.01277, 0.13548, -0.14826), (-0.01243, 0.86812, 0.14431), (0.07589, 0.80500, 0.11911)),
    ((0.93678, 0.18979, -0.12657), (0.06154, 0.81526, 0.12320), (-0.37562, 1.12767, 0.24796)),
)
_TRITAN_NORMAL: Final = (0.03901, -0.02788, -0.01113)
VISIONS: Final = ("all cones", *_MATRICES, "tritanopia, Brettel")
_XYZ: Final[Matrix] = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE: Final = tuple(sum(row) for row in _XYZ)


def linear(colour: Colour) -> Linear:
    parts = (part / 255 for part in colour)
    return tuple(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)


def seen(colour: Colour, vision: str) -> Linear:
    """Return the colour as linear RGB; ``vision`` is one of ``VISIONS``."""
    light = linear(colour)
    if vision == "all cones":
        return light
    matrix = _MATRICES.get(vision) or _TRITAN_PLANES[0 if _dot(_TRITAN_NORMAL, light) >= 0 else 1]
    return tuple(min(max(part, 0.0), 1.0) for part in _times(matrix, light))


def contrast(ink: Colour, paper: Colour) -> float:
    """Return the contrast by WCAG 2, which should be at least 3 for large letters and 4.5 for small ones."""
    dark, light = sorted(_dot(_XYZ[1], linear(colour)) for colour in (ink, paper))
    return (light + 0.05) / (dark + 0.05)


def apart(one: Colour, other: Colour, vision: str) -> float:
    """Return the difference in units of CIEDE2000; 1 is barely visible side by side."""
    return difference(_lab(seen(one, vision)), _lab(seen(other, vision)))


def difference(one: Lab, other: Lab) -> float:
    """Return the difference by CIEDE2000, as Sharma, Wu and Dalal (2005) write the formulas."""
    chroma = (hypot(*one[1:]) + hypot(*other[1:])) / 2
    stretch = 1 + 0.5 * (1 - sqrt(chroma**7 / (chroma**7 + 25**7)))
    (c1, h1), (c2, h2) = (_polar(a * stretch, b) for _, a, b in (one, other))
    light, c, turn = (one[0] + other[0]) / 2, (c1 + c2) / 2, (h2 - h1 + 180) % 360 - 180
    h = (h1 + turn / 2) % 360 if c1 and c2 else h1 + h2
    d_hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    hues = ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.20, 4, -63))
    weight = 1 + sum(part * cos(radians(times * h + shift)) for part, times, shift in hues)
    by_light = (other[0] - one[0]) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    by_chroma, by_hue = (c2 - c1) / (1 + 0.045 * c), d_hue / (1 + 0.015 * c * weight)
    twist = -2 * sqrt(c**7 / (c**7 + 25**7)) * sin(radians(60 * exp(-(((h - 275) / 25) ** 2))))
    return sqrt(by_light**2 + by_chroma**2 + by_hue**2 + twist * by_chroma * by_hue)


def _polar(a: float, b: float) -> tuple[float, float]:
    return hypot(a, b), degrees(atan2(b, a)) % 360


def _lab(light: Linear) -> Lab:
    x, y, z = (_root(part / white) for part, white in zip(_times(_XYZ, light), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(part: float) -> float:
    return part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116


def _times(matrix: Matrix, light: Linear) -> Linear:
    return tuple(_dot(row, light) for row in matrix)


def _dot(row: Sequence[float], light: Linear) -> float:
    return sum(one * other for one, other in zip(row, light, strict=True))
