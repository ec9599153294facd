"""The names that people choose for tables. They must be harmless to show and unique in a server."""

import re
import unicodedata
from typing import Final

from bot.common.complaint import Complaint
from bot.common.escaping import plain

NAME_MOST: Final = 40
"""The maximum number of characters in a name."""
_LINK: Final = re.compile(r"://|\bwww\.|\.[a-z]{2,}[^\s/]*/|\b(?:discord|dsc)\.(?:gg|com|io|me)\b", re.IGNORECASE)
"""The pattern of parts that Discord shows as a link, or that look like an invitation to a server."""


def name_key(name: str) -> str:
    """Return a key that is the same for names that differ only in case or width."""
    return unicodedata.normalize("NFKC", name).casefold()


def checked_name(typed: str) -> str:
    """Return the name in the form in which it is stored and shown, on one line.

    Raises Complaint for a link, for a name without visible characters, and for a name that is only a number, because
    tables are also found by their number.
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
