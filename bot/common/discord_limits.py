"""Discord's limits."""

from typing import Final

CHOICES_MOST: Final = 25
"""Discord's limit of suggestions."""
CHOICE_CHARACTERS: Final = 100
"""Discord's limit for a suggestion."""
UNITS_MOST: Final = 2000
"""Discord takes no longer message, and counts as JavaScript does: an emoji is two."""
FILE_BYTES_MOST: Final = 8 * 2**20
"""Discord takes 10 MB from a bot; some is left for the rest of the request."""


def units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2
