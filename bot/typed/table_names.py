"""The names that people give their tables, which must be harmless to show and unique in a server."""

import re
import unicodedata
from typing import Final

from bot.common.complaint import Complaint
from bot.common.escaping import plain

NAME_MOST: Final = 40
"""The most characters of a name."""
_LINK: Final = re.compile(r"://|\bwww\.|\.[a-z]{2,}[^\s/]*/|\b(?:discord|dsc)\.(?:gg|com|io|me)\b", re.IGNORECASE)
"""The parts of a name that Discord shows as a link, or that look like an invitation."""


def name_key(name: str) -> str:
    """Return a key that is the same for names that differ only in case or width."""
    return unicodedata.normalize("NFKC", name).casefold()


def checked_name(typed: str) -> str:
    """Return the name as it is stored and shown, on one line.

    Raises Complaint for a link, an invisible name or a mere number, because tables are also found by number.
    """
    if _LINK.search(unicodedata.normalize("NFKC", typed)):
        raise Complaint("name-link")
    name = plain(typed, NAME_MOST)
    if not name:
        raise Complaint("name-empty")
    if not any(map(str.isalpha, name)) and not _is_of_emojis(name):
        raise Complaint("name-no-letter")
    return name


def _is_of_emojis(name: str) -> bool:
    return any(unicodedata.category(char) == "So" for char in name) and not any(map(str.isnumeric, name))
