"""Reads a file beside the bot that writes it: as much as shows every change of it."""

import sqlite3
from pathlib import Path
from typing import Any, Final

NOT_COUNTED: Final = frozenset(
    {
        *("request", "preference", "uncounted_hand", "hand_result", "player_day", "achievement", "showdown_run"),
        *("due_letter", "due_post", "due_news"),
    }
)
"""Grows by what is refused, is the language of who asked, or is reckoned from all the rest whenever somebody looks; or
shrinks as what is due goes out."""


class Books:
    """Open all the while, for only so does the file tell whether anything was written since."""

    def __init__(self, path: Path) -> None:
        self._file = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        self._version: object = None
        self._written: object = None

    def written(self) -> object:
        """Of everything but what is not counted."""
        version = self._read("PRAGMA data_version")
        if version != self._version:
            names = [name for (name,) in self._read("SELECT name FROM sqlite_master WHERE type = 'table'")]
            counts = [self._read(f"SELECT count(*) FROM {name}") for name in names if name not in NOT_COUNTED]
            self._written = counts, self._read("SELECT * FROM poker_table ORDER BY id DESC LIMIT 3")
            self._version = version
        return self._written

    def kept(self, guild_id: int) -> object:
        """Moderators' settings and orders that stand until somebody changes them again."""
        whole = [self._read(f"SELECT * FROM {name}") for name in ("standing", "dispute")]
        counted = ("table_preset", "tournament_template", "tournament_schedule")
        counts = [self._read(f"SELECT count(*) FROM {name}") for name in counted]
        return whole, counts, self._read("SELECT body FROM room_settings WHERE guild_id = ?", guild_id)

    def close(self) -> None:
        self._file.close()

    def _read(self, query: str, *values: int) -> list[Any]:
        return self._file.execute(query, values).fetchall()
