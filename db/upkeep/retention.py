"""Deletion of old data: down cards and events of finished hands, and traces of deleted users.

It works in small batches between other writes, so that play is not delayed. Chips, hand numbers and the dealt-in
players are kept.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Final, Literal

from bot.tables.saving import StoreError
from db.file.connection import Database
from db.history import deal_records
from db.history.statistics import SqliteHistory

log = logging.getLogger(__name__)

EVERY: Final = timedelta(days=1)
TRACES: Final = timedelta(days=30)
"""How long traces of a deleted user are kept, unless the user is banned or frozen."""
BATCH_HANDS: Final = 40
_LOOK_SECONDS: Final = 3600.0
"""The interval of checks, and of retries after a failure, in seconds.

The clock is checked often, because somebody may set it.
"""

_FINISHED: Final = """SELECT h.id, h.opened_ms, h.state <> 'live' AND h.closed_ms < :before AND NOT EXISTS(
        SELECT 1 FROM dispute d
        WHERE d.table_id = h.table_id AND d.hand_number = h.number AND d.settled_ms IS NULL)
    AND NOT EXISTS(SELECT 1 FROM uncounted_hand u WHERE u.hand_id = h.id)
    FROM (SELECT DISTINCT hand_id FROM {table} WHERE hand_id > :after ORDER BY hand_id LIMIT :most) kept
    JOIN hand h ON h.id = kept.hand_id ORDER BY h.id"""
_PRUNE: Final = """DELETE FROM forgotten_user
    WHERE at_ms < :before AND NOT frozen AND coalesce(banned_until_ms, 0) <= :now"""
_PRUNE_ORDERS: Final = "DELETE FROM forgotten_order WHERE at_ms < :before"


@dataclass(frozen=True, slots=True)
class Cleared:
    """The result of one round of deletion, in numbers."""

    cards: int = 0
    """The number of hands whose down cards were deleted."""
    hands: int = 0
    """The number of hands whose events were deleted."""
    users: int = 0
    """The number of traces of deleted users; there is one per guild."""


class Housekeeping:
    """The periodic deletion. 0 days mean forever. ``now`` returns an aware datetime."""

    def __init__(
        self,
        database: Database,
        *,
        keep_cards_days: int,
        keep_hands_days: int,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self._database = database
        self._keep_cards_days = keep_cards_days
        self._keep_hands_days = keep_hands_days
        self._now = now
        self._done: datetime | None = None
        self._told = False
        """True if the current failure was already logged, so that it is not logged again."""

    async def run(self, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        """Delete whenever it is due, until cancelled."""
        while True:
            seconds = await self.step()
            await sleep(min(seconds, _LOOK_SECONDS))

    async def step(self) -> float:
        """Delete if it is due; return the seconds until the next check."""
        now = self._now()
        # A clock that was set back must not delay this for long.
        if self._done is not None and timedelta(0) <= now - self._done < EVERY:
            return (self._done + EVERY - now).total_seconds()
        try:
            cleared = await self.clear()
        except StoreError as error:
            if not self._told:
                log.error("old hands could not be deleted, and the bot retries every hour: %s", error)
            self._told = True
            return _LOOK_SECONDS
        self._done, self._told = now, False
        if cleared != Cleared():
            log.info(
                "cleared away: the down cards of %d hands, the events of %d, traces of %d forgotten users",
                cleared.cards,
                cleared.hands,
                cleared.users,
            )
        return EVERY.total_seconds()

    async def clear(self) -> Cleared:
        """Delete everything past its retention time now, even if the last round was recent. Raises StoreError."""
        now = self._now()
        # Count the hands first: once their rows are deleted, they cannot be counted.
        await SqliteHistory(self._database).count_all()
        hands = await self._each(self._keep_hands_days, now, "hand_event", _drop_events)
        cards = await self._each(self._keep_cards_days, now, "hand_secret", _drop_cards)
        users = await self._database.write(partial(_prune, _ms(now), _ms(now - TRACES)))
        return Cleared(cards, hands, users)

    async def _each(self, keep_days: int, now: datetime, table: "Kept", drop: "Drop") -> int:
        """Delete batch after batch, from the oldest hand on, until a hand is not old enough."""
        if not keep_days:
            return 0
        before_ms, after, dropped = _ms(now - timedelta(days=keep_days)), 0, 0
        while True:
            batch = await self._database.write(partial(_batch, table, drop, after, before_ms, _ms(now)))
            dropped += batch.dropped
            if batch.last is None:
                return dropped
            after = batch.last


@dataclass(frozen=True, slots=True)
class _Batch:
    dropped: int
    last: int | None
    """The hand after which the next batch begins; None if there is none."""


Kept = Literal["hand_event", "hand_secret"]
Drop = Callable[[sqlite3.Connection, Sequence[int], int], None]


def _batch(table: Kept, drop: Drop, after: int, before_ms: int, now_ms: int, connection: sqlite3.Connection) -> _Batch:
    keys = {"after": after, "before": before_ms, "most": BATCH_HANDS}
    rows = connection.execute(_FINISHED.format(table=table), keys).fetchall()
    due = [hand_id for hand_id, _, is_due in rows if is_due]
    drop(connection, due, now_ms)
    # Hands are numbered in the order of their opening.
    more = len(rows) == BATCH_HANDS and rows[-1][1] < before_ms
    return _Batch(len(due), rows[-1][0] if more else None)


def _drop_cards(connection: sqlite3.Connection, hands: Sequence[int], now_ms: int) -> None:
    connection.executemany("DELETE FROM hand_secret WHERE hand_id = ?", [(hand_id,) for hand_id in hands])
    deal_records.drop_down_cards(connection, hands)


def _drop_events(connection: sqlite3.Connection, hands: Sequence[int], now_ms: int) -> None:
    connection.executemany(
        "INSERT INTO forgotten_hand(hand_id, at_ms) VALUES (?, ?)", [(each, now_ms) for each in hands]
    )
    for table in ("hand_secret", "hand_record"):
        connection.executemany(f"DELETE FROM {table} WHERE hand_id = ?", [(hand_id,) for hand_id in hands])
    connection.executemany("DELETE FROM hand_event WHERE hand_id = ?", [(hand_id,) for hand_id in hands])


def _prune(now_ms: int, before_ms: int, connection: sqlite3.Connection) -> int:
    connection.execute(_PRUNE_ORDERS, {"before": before_ms})
    return connection.execute(_PRUNE, {"now": now_ms, "before": before_ms}).rowcount


def _ms(time: datetime) -> int:
    return int(time.timestamp() * 1000)
