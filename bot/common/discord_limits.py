"""Limits that Discord sets for messages, suggestions and files."""

from typing import Final

CHOICES_MOST: Final = 25
"""The maximum number of suggestions for an option."""
CHOICE_CHARACTERS: Final = 100
"""The maximum number of characters in a suggestion."""
UNITS_MOST: Final = 2000
"""The maximum length of a message, in UTF-16 units, which Discord counts: an emoji is two."""
FILE_BYTES_MOST: Final = 8 * 2**20
"""The maximum size of a file, in bytes.

Discord accepts 10 MB from a bot in one request; the remainder is for other parts of the request.
"""


def units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2
