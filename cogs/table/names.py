"""The names that people give their tables: harmless to show, and each once on a server."""

import contextlib
import re
import unicodedata
from collections.abc import Iterator
from typing import Final

from bot.common.complaint import Complaint
from bot.common.escaping import plain
from bot.interactions.click import BotInteraction
from bot.tables.ports import TableView
from cogs._asking.asker import guild_of

NAME_MOST: Final = 40
"""Characters."""
_LINK: Final = re.compile(r"://|\bwww\.|\.[a-z]{2,}[^\s/]*/|\b(?:discord|dsc)\.(?:gg|com|io|me)\b", re.IGNORECASE)
"""Finds the parts that Discord shows as a link, or people take for an invitation."""


def name_key(name: str) -> str:
    """The same key for names that differ only in their letters' case or width."""
    return unicodedata.normalize("NFKC", name).casefold()


def checked_name(typed: str) -> str:
    """The name as it is kept and shown, on one line. Raises Complaint for a link, for a name that shows nothing and for
    a mere number: tables are found by their numbers as well."""
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


class TableNames:
    """The names that are being given, so that two people who ask at once do not both get the same."""

    def __init__(self) -> None:
        self._under_way: set[tuple[int, str]] = set()

    @contextlib.contextmanager
    def giving(
        self, interaction: BotInteraction, typed: str | None, *, table: TableView | None = None
    ) -> Iterator[str | None]:
        """The name to give, None if none is wanted. Raises Complaint if it will not do, or another open table than
        ``table`` has it."""
        if typed is None:
            yield None
            return
        name = checked_name(typed)
        key = guild_of(interaction), name_key(name)
        views = interaction.client.services.tables.in_guild(key[0])
        others = (view for view in views if table is None or view.table_id != table.table_id)
        if key in self._under_way or any(name_key(view.name) == key[1] for view in others):
            raise Complaint("name-taken", text=name)
        self._under_way.add(key)
        try:
            yield name
        finally:
            self._under_way.discard(key)
