"""The name of a hand in texts shown elsewhere than at its table: its id and the table's name."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.common.escaping import clean
from bot.history.ids import TABLE_MOST, hand_at, hand_name
from bot.locales.phrases import LOCALES, say


@dataclass(frozen=True, slots=True)
class HandNames:
    """The names of hands in texts shown elsewhere than at the hands' tables.

    ``tables`` maps a table_id to the table's unescaped name. A hand of a table without a known name has only its id.
    """

    tables: Mapping[int, str] = field(default_factory=dict)

    def plain(self, table_id: int, number: int) -> str:
        """Return the hand's name, like ``7-12 (Riverside)``, escaped."""
        return hand_at(table_id, number, self.tables.get(table_id))

    def of_table(self, table_id: int) -> str:
        """Return the table's name, like ``7 (Riverside)``, escaped.

        It is ``7`` for the table that is called Table 7.
        """
        table, numbered = self._table(table_id), {say(locale, "table-number", number=table_id) for locale in LOCALES}
        return f"{table_id} ({table})" if table and table not in numbered else str(table_id)

    def marked(self, table_id: int, number: int) -> str:
        """Return the hand's name for lists; its id is in code style, as people type it in commands."""
        table, hand = self._table(table_id), f"`{hand_name(table_id, number)}`"
        return f"{hand} · {table}" if table else hand

    def _table(self, table_id: int) -> str:
        """Return the table's name; empty if it is unknown."""
        name = self.tables.get(table_id)
        return clean(name, TABLE_MOST) if name else ""
