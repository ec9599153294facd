"""Escaping of names and texts that users wrote, so that they are safe to show."""

import re
import unicodedata
from functools import lru_cache
from typing import Final

LENGTH_MOST: Final = 20
"""The maximum number of a name's characters that are shown, before escaping."""
DIVIDER: Final = " → "
"""The separator between several players' actions on one line, which no player's name can contain."""
_MARKUP: Final = re.compile(r"[\\_*~|`\[<:]")
"""The pattern of characters that begin formatting, a link or a mention anywhere in a line."""
_LINE_OPENERS: Final = frozenset("#>+-")
"""Characters that at the start of a line begin a heading, a quote, a list or small print."""
_NUMBERED: Final = re.compile(r"^(\d+)\.(?=\s|$)")
"""The pattern of a number with a dot at the start of a line, which begins a list too."""
_BARE_LINK: Final = re.compile(r"\.(?=\S*/)")
"""The dot in a link without a scheme: Discord also accepts ``discord.gg/x`` as an invitation."""
_BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159\U00016fe4"
)
"""Characters that Unicode counts as letters or marks but that show nothing: Hangul fillers ..."""
_MARKS_MOST: Final = 2
"""The maximum number of combining marks on one letter."""
_UNFOLDED_MOST: Final = 4
"""The maximum number of characters that one character may expand to; some expand to a whole sentence."""
_KEPT: Final = 2048
"""The maximum number of cleaned texts in the cache; a table's message shows mostly the same names."""


@lru_cache(maxsize=_KEPT)
def clean(text: str, length_most: int = LENGTH_MOST) -> str:
    """Return a name as one line with at most ``length_most`` characters, escaped for Discord.

    It contains no formatting, links or mentions. Control, bidirectional and zero-width characters are removed, and
    runs of white space become one space.
    """
    return _escaped(plain(text, length_most)) or "?"


def plain(text: str, length_most: int = LENGTH_MOST) -> str:
    """Return the same as ``clean`` but without escapes, for a place that Discord shows unformatted.

    A thread's name is such a place. The result may be empty.
    """
    shown = "".join(" " if char.isspace() else char for char in text if char.isspace() or _is_shown(char))
    short = " ".join(_thin(shown).split())
    return short if len(short) <= length_most else short[: length_most - 1].rstrip() + "…"


def printable(text: str) -> str:
    """Return the text on one line, without characters that cannot be seen.

    These are control and bidirectional characters, and halves of surrogate pairs.
    """
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
    """Keep at most two combining marks per letter, and none that follows no letter.

    With more of them, a name could cover the lines around it.
    """
    kept: list[str] = []
    run = _MARKS_MOST
    for char in text:
        run = run + 1 if unicodedata.category(char) in {"Mn", "Me"} else 0
        if run <= _MARKS_MOST:
            kept.append(char)
        if char == " ":
            run = _MARKS_MOST
    return "".join(kept)
