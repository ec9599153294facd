"""Sealed deals as rows: each table's chain of seals, and the stored part of a sealed hand.

Call these functions inside a batch.
"""

import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.fairness.cutting import Contribution
from bot.fairness.log import contribution_of
from bot.poker.codec import CodecError
from bot.tables.saved_seals import SavedSeal
from bot.tables.saving import StoreError, TableCommit
from db import record_rows, rows
from db.event_rows import decode_row
from db.rows import Value
from db.seal_rows import contributions_bytes, read_contributions, read_roster, roster_bytes

_OPEN: Final = tuple(
    f"""SELECT table_id, hand, before, seal, seed, contributions, up_to, roster, thread_id, message_id, state
    FROM seal INDEXED BY seal_{state} WHERE state = '{state}'"""
    for state in ("dealt", "next")
)
_LOST: Final = """SELECT table_id, hand, before, seal, x'', x'', 0, NULL, NULL, NULL, state
    FROM seal s INDEXED BY seal_lost WHERE state = 'lost'
    AND NOT EXISTS(SELECT 1 FROM seal later WHERE later.table_id = s.table_id AND later.hand > s.hand)"""
"""Selects the last deal of tables that have sealed no new deal since their file was copied."""
_ACTS: Final = """SELECT s.table_id, e.seq, e.kind, e.body FROM seal s INDEXED BY seal_next
    JOIN hand h ON h.table_id = s.table_id AND h.number = s.hand - 1
    JOIN hand_event e ON e.hand_id = h.id AND e.seq > s.up_to
    WHERE s.state = 'next' AND s.roster IS NULL AND e.person ORDER BY s.table_id, e.seq"""
"""Selects the acts that cut the next deal and are not saved among its contributions yet."""
_SAVE: Final = """UPDATE seal SET contributions = new.column3, up_to = new.column4, roster = new.column5,
    thread_id = new.column6, message_id = new.column7, state = new.column8
    FROM {rows} AS new WHERE table_id = new.column1 AND hand = new.column2"""
_INTO: Final = "seal(table_id, hand, before, seal, seed, contributions, up_to)"


def write(
    connection: sqlite3.Connection, commits: Sequence[TableCommit], in_hand: Iterable[tuple[int, TableCommit]]
) -> None:
    """Save the changes of sealed deals; this must happen before the hands that end are closed.

    Raises StoreError if a deal was never sealed, and IntegrityError from the schema if one is sealed or closed twice.
    """
    changed = [_changed(commit.table_id, seal) for commit in commits for seal in commit.seals]
    if rows.update(connection, _SAVE, changed) != len(changed):
        raise StoreError("a deal was never sealed")
    new = [_new(commit.table_id, commit.new_seal) for commit in commits if commit.new_seal is not None]
    rows.insert(connection, _INTO, new)
    record_rows.insert(connection, ((hand_id, commit.kept) for hand_id, commit in in_hand if commit.kept is not None))


def _new(table_id: int, seal: SavedSeal) -> tuple[Value, ...]:
    return (table_id, seal.hand, seal.before, seal.seal, seal.seed, contributions_bytes(seal.contributions), seal.up_to)


def _changed(table_id: int, seal: SavedSeal) -> tuple[Value, ...]:
    roster = None if seal.roster is None else roster_bytes(seal.roster)
    contributions = contributions_bytes(seal.contributions)
    return (
        *(table_id, seal.hand, contributions, seal.up_to, roster),
        *(seal.thread_id, seal.message_id, seal.state),
    )


@dataclass(frozen=True, slots=True)
class OpenSeals:
    """The sealed deals of every table. If a deal cannot be read, only its own table counts as damaged."""

    readable: dict[int, tuple[SavedSeal, ...]]
    damaged: dict[int, str]
    """table_id -> the reason why a deal of the table cannot be read."""

    def of(self, table_id: int) -> tuple[SavedSeal, ...]:
        """Return the table's sealed deals. Raises StoreError.

        They are the live hand's deal, if it was sealed, and the next deals. If the file was copied and the table has
        sealed no new deal since, the last deal from before the copy takes the place of the next deals.
        """
        if table_id in self.damaged:
            raise StoreError(self.damaged[table_id])
        return self.readable.get(table_id, ())


def open_seals(connection: sqlite3.Connection) -> OpenSeals:
    found = OpenSeals(defaultdict(tuple), {})
    acts: dict[int, list[tuple[int, Contribution]]] = defaultdict(list)
    for table_id, seq, kind, body in connection.execute(_ACTS):
        try:
            act = contribution_of(decode_row(kind, body, {}))
        except CodecError as error:
            found.damaged[table_id] = f"an act cannot be read: {error}"
        else:
            acts[table_id] += [] if act is None else [(seq, act)]
    for query in (*_OPEN, _LOST):
        for table_id, *row in connection.execute(query):
            try:
                found.readable[table_id] += (_read(row, acts[table_id] if row[-1] == "next" else ()),)
            except StoreError as error:
                found.damaged[table_id] = str(error)
    return found


def _read(row: Sequence[Any], acts: Sequence[tuple[int, Contribution]]) -> SavedSeal:
    """Return the row's seal. Raises StoreError."""
    hand, before, seal, seed, contributions, up_to, roster, thread_id, message_id, state = row
    return SavedSeal(
        hand,
        before,
        seal,
        seed,
        (*read_contributions(contributions), *(act for _, act in acts)),
        acts[-1][0] if acts else up_to,
        None if roster is None else read_roster(roster),
        thread_id,
        message_id,
        state,
    )
