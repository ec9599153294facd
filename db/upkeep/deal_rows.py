"""Reading the rows of some hands' deals for their proof.

One query reads each kind of row for all hands.
"""

import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from bot.tables.rules.rotation import Leg, legs
from bot.tables.saving import StoreError
from db.history.deal_records import KEPT
from db.json_codecs import SETTINGS

_HANDS: Final = "(SELECT id, table_id, number FROM hand WHERE id BETWEEN ? AND ? ORDER BY id) h"
_NEXT: Final = f"""SELECT h.id, h.table_id, s.hand, s.contributions, s.up_to, s.roster IS NOT NULL FROM {_HANDS}
    CROSS JOIN seal s ON s.table_id = h.table_id AND s.hand = h.number + 1"""
_EVENTS: Final = """SELECT e.hand_id, e.kind, e.body, e.taken, e.person, s.body FROM hand_event e
    LEFT JOIN hand_secret s ON s.hand_id = e.hand_id AND s.seq = e.seq AND s.class = 'cards'
    WHERE e.hand_id IN (SELECT value FROM json_each(?)) ORDER BY e.hand_id, e.seq"""
_SETTINGS: Final = "SELECT settings, tournament_id IS NOT NULL FROM poker_table WHERE id = ?"


class NextCut(NamedTuple):
    """The contributions to the deal that follows a hand's deal."""

    contributions: bytes
    up_to: int
    """While the next deal is not closed: the number of the hand's events that the contributions cover."""
    closed: bool


class GamesAtTable(NamedTuple):
    """The games of a table, with their house rules and stakes."""

    legs: Mapping[str, Leg]
    of_tournament: bool
    """True if the stakes are those of a tournament's level."""


class DealRows(NamedTuple):
    table: int
    number: int
    record: Sequence[Any] | None
    """The row as ``KEPT`` selects it; None if nothing of the deal is stored."""
    events: Sequence[Sequence[Any]]
    """(kind, body, positions, whether a person acted, secret part with the down cards if it is still stored)."""
    next_cut: NextCut | None
    """None if no deal was sealed after the hand."""


def rows_of(connection: sqlite3.Connection, hands: range) -> Iterator[DealRows]:
    """Yield the rows of each of these hands that was sealed, or that a sealed deal follows."""
    ids = hands.start, hands.stop - 1
    records = {row[0]: row for row in connection.execute(KEPT.format(hands=_HANDS), ids)}
    cuts: dict[int, NextCut] = {}
    where = {hand_id: (row[2], row[3]) for hand_id, row in records.items()}
    for hand_id, table, number, *cut in connection.execute(_NEXT, ids):
        where[hand_id], cuts[hand_id] = (table, number - 1), NextCut(*cut)
    events: dict[int, list[Sequence[Any]]] = defaultdict(list)
    for hand_id, *event in connection.execute(_EVENTS, (json.dumps(list(where)),)):
        events[hand_id].append(event)
    for hand_id, (table, number) in where.items():
        yield DealRows(table, number, records.get(hand_id), events.pop(hand_id, ()), cuts.get(hand_id))


def terms_of(connection: sqlite3.Connection, table: int) -> GamesAtTable:
    """Return the games of the table. Raises StoreError."""
    settings, of_tournament = connection.execute(_SETTINGS, (table,)).fetchone()
    try:
        return GamesAtTable({leg.game.name: leg for leg in legs(SETTINGS.load(settings))}, bool(of_tournament))
    except ValueError as error:
        raise StoreError(f"the table's settings do not fit: {error}") from None
