"""A reader of the bot's file, used to notice every change of it."""

import sqlite3
from pathlib import Path
from typing import Any, Final

NOT_COUNTED: Final = frozenset(
    {
        *(
            "request",
            "preference",
            "uncounted_hand",
            "hand_result",
            "player_day",
            "tournament_day",
            "achievement",
            "showdown_run",
        ),
        *("due_letter", "due_post", "due_news"),
    }
)
"""Tables that change without a user's success.

They grow with refused requests, store a language, or are recomputed or emptied when someone looks or messages go out.
"""


class Books:
    """A connection that stays open, because only then does SQLite report whether anything was written."""

    def __init__(self, path: Path) -> None:
        self._file = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        self._version: object = None
        self._written: object = None

    def written(self) -> object:
        """Return everything except the tables that do not count."""
        version = self._read("PRAGMA data_version")
        if version != self._version:
            names = [name for (name,) in self._read("SELECT name FROM sqlite_master WHERE type = 'table'")]
            counts = [self._read(f"SELECT count(*) FROM {name}") for name in names if name not in NOT_COUNTED]
            self._written = counts, self._read("SELECT * FROM poker_table ORDER BY id DESC LIMIT 3")
            self._version = version
        return self._written

    def kept(self, guild_id: int) -> object:
        """Return moderators' settings and orders, which stay until somebody changes them."""
        whole = [self._read(f"SELECT * FROM {name}") for name in ("standing", "dispute")]
        counted = ("table_preset", "tournament_template", "tournament_schedule")
        counts = [self._read(f"SELECT count(*) FROM {name}") for name in counted]
        return whole, counts, self._read("SELECT body FROM room_settings WHERE guild_id = ?", guild_id)

    def close(self) -> None:
        self._file.close()

    def _read(self, query: str, *values: int) -> list[Any]:
        return self._file.execute(query, values).fetchall()
