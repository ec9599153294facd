"""Text from outside, made safe to print."""

import re
import unicodedata
from functools import lru_cache
from typing import Final

LENGTH_MOST: Final = 20
"""Characters of a name that are shown, before escaping."""
DIVIDER: Final = " → "
"""Between what several players did, in one line. It stands in no player's name."""
_MARKUP: Final = re.compile(r"[\\_*~|`\[<:]")
"""Characters that begin formatting, a link or a mention wherever they stand."""
_LINE_OPENERS: Final = frozenset("#>+-")
"""Characters that make a heading, a quote, a list or small print of a line that begins with them."""
_NUMBERED: Final = re.compile(r"^(\d+)\.(?=\s|$)")
"""So does a number with a dot."""
_BARE_LINK: Final = re.compile(r"\.(?=\S*/)")
"""``discord.gg/x`` is an invitation also without its scheme."""
_BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159\U00016fe4"
)
"""Letters and marks by their category that show nothing: Hangul fillers, an empty Braille cell and the like."""
_MARKS_MOST: Final = 2
"""Combining marks on one letter."""
_UNFOLDED_MOST: Final = 4
"""Characters that one may stand for: some are whole sentences, and as wide."""
_KEPT: Final = 2048
"""Texts that are not made safe again: a card shows mostly the names that it showed before."""


@lru_cache(maxsize=_KEPT)
def clean(text: str, length_most: int = LENGTH_MOST) -> str:
    """A name of one line that formats nothing, links nowhere, calls nobody and is no wider than its characters.

    Control, bidirectional and zero-width characters go, runs of white space become one space.
    """
    return _escaped(plain(text, length_most)) or "?"


def plain(text: str, length_most: int = LENGTH_MOST) -> str:
    """The same where nothing is formatted, as in the name of a thread: without escapes, and perhaps empty."""
    shown = "".join(" " if char.isspace() else char for char in text if char.isspace() or _is_shown(char))
    short = " ".join(_thin(shown).split())
    return short if len(short) <= length_most else short[: length_most - 1].rstrip() + "…"


def printable(text: str) -> str:
    """The text on one line, without invisible characters: control and bidirectional characters, halves of surrogate
    pairs."""
    return " ".join("".join(char if char.isprintable() else " " * char.isspace() for char in text).split())


def _escaped(text: str) -> str:
    escaped = _BARE_LINK.sub(r"\\.", _MARKUP.sub(r"\\\g<0>", text))
    if text[:1] in _LINE_OPENERS:
        escaped = f"\\{escaped}"
    return _NUMBERED.sub(r"\1\\.", escaped).replace("@", "@\N{ZERO WIDTH SPACE}")


def _is_shown(char: str) -> bool:
    if char in _BLANK or "\ufe00" <= char <= "\ufe0e" or "\U000e0100" <= char <= "\U000e01ef":
        return False
    if unicodedata.category(char) in {"Cc", "Cf", "Cn", "Co", "Cs"}:
        return False
    return len(unicodedata.normalize("NFKC", char)) <= _UNFOLDED_MOST


def _thin(text: str) -> str:
    """Leaves at most two combining marks on a letter, so that no name reaches into the lines around it; none on what
    stands before the name."""
    kept: list[str] = []
    run = _MARKS_MOST
    for char in text:
        run = run + 1 if unicodedata.category(char) in {"Mn", "Me"} else 0
        if run <= _MARKS_MOST:
            kept.append(char)
        if char == " ":
            run = _MARKS_MOST
    return "".join(kept)
