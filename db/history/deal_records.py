"""Reading the stored records of sealed deals from the file."""

import json
import logging
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, cast

from bot.fairness.hashing import context_of
from bot.fairness.kept_bytes import DamagedBytes, kept_bytes, read_kept_bytes
from bot.fairness.log import Entry
from bot.fairness.proof import EVERYBODY, DealRecord, Proof, State, record_of, without_down_cards
from bot.fairness.sealing import sealed_hand
from bot.poker.codec import CodecError
from bot.poker.events import Event, without_secrets
from bot.tables.saving import DamagedRecord, StoreError
from db import record_rows
from db.event_rows import decode_row, read_positions
from db.seal_rows import read_contributions, read_roster

log = logging.getLogger(__name__)

KEPT: Final = f"""SELECT h.id, s.state, s.table_id, s.hand, s.before, s.seal, s.contributions, s.roster, s.thread_id,
    s.message_id, {record_rows.WHOLE} FROM {{hands}}
    CROSS JOIN hand_record r ON r.hand_id = h.id CROSS JOIN seal s ON s.table_id = h.table_id AND s.hand = h.number"""
_MEANT: Final = KEPT.format(
    hands="""json_each(:hands) meant
    CROSS JOIN hand h ON h.table_id = json_extract(meant.value, '$[0]')
        AND h.number = json_extract(meant.value, '$[1]')
    CROSS JOIN poker_table t ON t.id = h.table_id AND t.guild_id = :guild"""
)
_THESE: Final = KEPT.format(hands="json_each(?) meant CROSS JOIN hand h ON h.id = meant.value")
_EVENTS: Final = """SELECT hand_id, kind, body, taken, person FROM hand_event
    WHERE hand_id IN (SELECT value FROM json_each(?)) ORDER BY hand_id, seq"""
_UNDEALT: Final = """SELECT t.channel_id, s.before, s.seed, s.contributions, s.roster, s.thread_id, s.message_id
    FROM seal s JOIN poker_table t ON t.id = s.table_id
    WHERE t.guild_id = ? AND s.table_id = ? AND s.hand = ? AND s.state = 'undealt'"""
_SEAL: Final = """SELECT s.seal FROM seal s JOIN poker_table t ON t.id = s.table_id
    WHERE t.guild_id = ? AND s.table_id = ? AND s.hand = ?"""
UNREADABLE: Final = (CodecError, DamagedBytes, ValueError, TypeError, KeyError)
"""The exceptions that reading a row can raise if somebody has changed it."""
_STATES: Final[dict[str, State]] = {"done": "finished", "void": "undone"}


def records_of(
    connection: sqlite3.Connection, guild_id: int, hands: Iterable[tuple[int, int]]
) -> dict[tuple[int, int], DealRecord | None]:
    """Return the stored records of the guild's hands, by (table_id, number).

    A record that cannot be read is None and logged; a hand without a record is left out.
    """
    keys = {"hands": json.dumps(list(hands)), "guild": guild_id}
    rows = connection.execute(_MEANT, keys).fetchall()
    return {(row[2], row[3]): _readable(connection, row) for row in rows}


def _readable(connection: sqlite3.Connection, row: tuple[Any, ...]) -> DealRecord | None:
    try:
        (record,) = with_logs(connection, [row])
    except StoreError as error:
        log.error("hand %d of table %d: %s", row[3], row[2], error)
        return None
    return record


def undealt(connection: sqlite3.Connection, guild_id: int, table_id: int, number: int) -> tuple[int, DealRecord] | None:
    """Return (channel of the table, record) for a sealed deal that was never dealt, or None.

    Raises StoreError.
    """
    row = connection.execute(_UNDEALT, (guild_id, table_id, number)).fetchone()
    if row is None:
        return None
    channel_id, before, seed, contributions, roster, thread_id, message_id = row
    closing = None
    if message_id is not None:
        closing = read_roster(roster).closed_by(thread_id, message_id)
    sealed = sealed_hand(table_id, number, before, seed)
    return channel_id, record_of(sealed, read_contributions(contributions), closing, (), (), "undealt")


def seal_of(connection: sqlite3.Connection, guild_id: int, table_id: int, number: int) -> bytes | None:
    row = connection.execute(_SEAL, (guild_id, table_id, number)).fetchone()
    return None if row is None else bytes(row[0])


def drop_down_cards(connection: sqlite3.Connection, hand_ids: Sequence[int]) -> None:
    """Reduce the records of these hands to the cards that everybody saw.

    A record that cannot be read, or contradicts itself, is deleted.
    """
    for row in connection.execute(_THESE, (json.dumps(hand_ids),)).fetchall():
        try:
            body = _without_down_cards(connection, row)
        except StoreError as error:
            log.error("hand %d of table %d: %s", row[3], row[2], error)
            connection.execute("DELETE FROM hand_record WHERE hand_id = ?", row[:1])
        else:
            record_rows.replace(connection, row[0], body)


def _without_down_cards(connection: sqlite3.Connection, row: tuple[Any, ...]) -> bytes:
    """Return the bytes of the record without down cards, to be saved. Raises StoreError."""
    (record,) = with_logs(connection, [row])
    try:
        return kept_bytes(without_down_cards(record).kept)
    except (ArithmeticError, LookupError, TypeError, ValueError) as error:
        raise DamagedRecord(f"the record of a deal does not fit it: {type(error).__name__}") from None


def with_logs(connection: sqlite3.Connection, kept: Sequence[tuple[Any, ...]]) -> Iterator[DealRecord]:
    """Yield the records of rows that ``KEPT`` selects.

    A record gets the log of its hand, to which cards shown after the hand are added later. Raises StoreError.
    """
    logs: dict[int, list[Entry]] = defaultdict(list)
    ids = json.dumps([row[0] for row in kept])
    try:
        for hand_id, kind, body, taken, person in connection.execute(_EVENTS, (ids,)):
            logs[hand_id].append(entry_of(decode_row(kind, body, {}), taken, person))
    except UNREADABLE as error:
        raise unreadable(error) from None
    for row in kept:
        yield record_with(row, tuple(logs[row[0]]))


def entry_of(event: Event, taken: bytes | None, person: int) -> Entry:
    """Return an event's row as an entry of a proof's log. Raises any of UNREADABLE."""
    return Entry(without_secrets(event), read_positions(taken), bool(person))


def unreadable(error: Exception) -> DamagedRecord:
    return DamagedRecord(f"the record of a deal cannot be read: {type(error).__name__}")


def record_with(row: Sequence[Any], log: tuple[Entry, ...]) -> DealRecord:
    """Return the record of a row that ``KEPT`` selects, with its hand's log. Raises StoreError."""
    try:
        return _record(row[1:], log)
    except UNREADABLE as error:
        raise unreadable(error) from None


def _record(row: Sequence[Any], log: tuple[Entry, ...]) -> DealRecord:
    state, table_id, hand, before, seal, contributions, roster, thread_id, message_id, body = row
    decks, openings = read_kept_bytes(body, context_of(table_id, hand))
    return DealRecord(
        Proof(
            table=table_id,
            hand=hand,
            reader=EVERYBODY,
            state=_STATES[state],
            before=before,
            seal=seal,
            contributions=read_contributions(contributions),
            closing=read_roster(cast(bytes, roster)).closed_by(thread_id, message_id),
            decks=decks,
            log=log,
            openings=openings,
        )
    )
