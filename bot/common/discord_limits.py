"""Discord's limits."""

from typing import Final

CHOICES_MOST: Final = 25
"""The most suggestions for an option."""
CHOICE_CHARACTERS: Final = 100
"""The most characters of a suggestion."""
UNITS_MOST: Final = 2000
"""The greatest length of a message. Discord counts UTF-16 units as JavaScript does: an emoji is two."""
FILE_BYTES_MOST: Final = 8 * 2**20
"""The largest file. Discord accepts 10 MB from a bot; the rest is for the other parts of the request."""


def units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2
