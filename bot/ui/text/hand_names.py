"""A hand's name where its table is not plain to see: its id, and the table's name where that is another."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.common.escaping import clean
from bot.history.ids import hand_name
from bot.locales.phrases import LOCALES, say

TABLE_MOST: Final = 30
"""Characters of a table's name beside a hand's id."""


@dataclass(frozen=True, slots=True)
class HandNames:
    """``tables``: table_id -> its name, not yet made safe. A table that nobody named is told by the id alone."""

    tables: Mapping[int, str] = field(default_factory=dict)

    def plain(self, table_id: int, number: int) -> str:
        """``7-12 (Riverside)``, safe to print; ``1-12`` at the table that is called Table 1."""
        table = self._table(table_id)
        return f"{hand_name(table_id, number)} ({table})" if table else hand_name(table_id, number)

    def of_table(self, table_id: int) -> str:
        """``7 (Riverside)``, safe to print."""
        table = self._table(table_id)
        return f"{table_id} ({table})" if table else str(table_id)

    def marked(self, table_id: int, number: int) -> str:
        """The same for lists, with the id as it is typed set apart."""
        table, told = self._table(table_id), f"`{hand_name(table_id, number)}`"
        return f"{told} · {table}" if table else told

    def _table(self, table_id: int) -> str:
        """Empty where its name tells no more than the id."""
        name = self.tables.get(table_id)
        numbered = {say(locale, "table-number", number=table_id) for locale in LOCALES}
        return "" if name is None or name in numbered else clean(name, TABLE_MOST)
