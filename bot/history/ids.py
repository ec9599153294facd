"""The id of a hand for people."""

from typing import Final

from bot.common.escaping import clean

TABLE_MOST: Final = 30
"""The maximum number of characters of a table's name beside a hand's id."""


def hand_name(table_id: int, number: int) -> str:
    """Return the id as people type it: ``7-12`` is hand 12 of table 7."""
    return f"{table_id}-{number}"


def hand_at(table_id: int, number: int, table: str | None) -> str:
    """Return the id with the table's name, like ``7-12 (Riverside)``, escaped; the id alone if the name is unknown."""
    name = hand_name(table_id, number)
    return f"{name} ({clean(table, TABLE_MOST)})" if table else name
