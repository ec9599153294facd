"""Proves the deals that are kept: each was sealed and cut as it is told, and every card that is still kept lay in its
place."""

import sqlite3
from collections.abc import Iterator
from typing import Any, Final

from bot.fairness.proof import Record
from bot.fairness.verifying.cards import opened_cards
from bot.fairness.verifying.positions import Wrong
from bot.fairness.verifying.sealed import check_cut, check_seal, check_unused
from bot.tables.saving import StoreError
from db.history.deal_records import KEPT, with_logs

_HANDS: Final = "(SELECT id, table_id, number FROM hand WHERE id BETWEEN ? AND ? ORDER BY id) h"


def wrong_deals(connection: sqlite3.Connection, hands: range) -> Iterator[str]:
    """A line for each record that does not prove, of the hands whose rows have these ids."""
    for row in connection.execute(KEPT.format(hands=_HANDS), (hands.start, hands.stop - 1)).fetchall():
        problem = _problem(connection, row)
        if problem is not None:
            yield f"the deal of hand {row[3]} of table {row[2]} doesn't check out: {problem}"


def _problem(connection: sqlite3.Connection, row: tuple[Any, ...]) -> str | None:
    try:
        (record,) = with_logs(connection, [row])
        _prove(record)
    except (StoreError, Wrong) as error:
        return str(error)
    except (LookupError, TypeError, ValueError) as error:
        return f"it makes no sense ({type(error).__name__})"
    return None


def _prove(record: Record) -> None:
    """Raises Wrong."""
    for check in (check_seal, check_unused, check_cut, opened_cards):
        check(record.whole)
