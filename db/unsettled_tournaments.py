"""The tournaments that the next start has to continue, read from their rows."""

import logging
import sqlite3
from typing import Final

from bot.tables.saving import StoreError
from bot.tournaments.ports import NewTournament, SavedTournament
from db.json_codecs import TOURNAMENT, TOURNAMENT_STATE

log = logging.getLogger(__name__)

_FOUND: Final = """SELECT t.id, t.guild_id, t.channel_id, t.owner_id, t.settings, t.start_ms, t.opens_ms,
    t.schedule_id, t.follows, t.rematch_of, t.state, t.message_id, t.board_id, t.event_id,
    coalesce((SELECT balance FROM account WHERE kind = 'prize' AND tournament_id = t.id), 0),
    max(t.written_ms, coalesce((SELECT max(e.at_ms) FROM poker_table p
        JOIN hand h ON h.table_id = p.id AND h.state = 'live' JOIN hand_event e ON e.hand_id = h.id
        WHERE p.tournament_id = t.id), 0), coalesce((SELECT max(h.closed_ms) FROM poker_table p
        JOIN hand h ON h.table_id = p.id WHERE p.tournament_id = t.id), 0))
    FROM tournament t"""
_ALL: Final = f"{_FOUND} INDEXED BY tournament_unsettled WHERE t.settled = 0 ORDER BY t.id"
_ONE: Final = f"{_FOUND} WHERE t.id = ?"
_TO_FOLLOW: Final = f"""{_FOUND} INDEXED BY tournament_standing
    WHERE json_extract(t.settings, '$.standing') AND t.phase IN ('running', 'finished', 'cancelled')
    AND coalesce(json_extract(t.state, '$.end.reason'), '') = '' AND NOT EXISTS(
        SELECT 1 FROM tournament n WHERE n.follows = t.id) ORDER BY t.id"""
OFF_TABLE: Final = """SELECT player_id, balance FROM account
    WHERE tournament_id = ? AND kind = 'entry' AND balance > 0"""

BUSTED: Final = """SELECT json_extract(seat.value, '$.player_id'), json_extract(seat.value, '$.started_with'),
    coalesce(json_extract(seat.value, '$.lost_to'), '[]')
    FROM poker_table t, json_each(t.state, '$.busted') seat
    WHERE t.tournament_id = ? AND t.closed_ms IS NOT NULL ORDER BY t.closed_ms, t.id"""


def unsettled(connection: sqlite3.Connection) -> list[SavedTournament]:
    """Return the unsettled tournaments. Raises StoreError if one cannot be read.

    Then the bot does not start, because the tournament holds its entrants' chips.
    """
    return [_saved(connection, row) for row in connection.execute(_ALL).fetchall()]


def one(connection: sqlite3.Connection, tournament_id: int) -> SavedTournament:
    """Return the tournament, settled or not. Raises StoreError if it cannot be read."""
    return _saved(connection, connection.execute(_ONE, (tournament_id,)).fetchone())


def to_follow(connection: sqlite3.Connection) -> list[SavedTournament]:
    """Return the standing sit and gos after which none has opened yet, without those that cannot be read (T-6.3)."""
    found = []
    for row in connection.execute(_TO_FOLLOW).fetchall():
        try:
            found.append(_saved(connection, row))
        except StoreError as error:
            log.error("nothing follows: %s", error)
    return found


def _saved(connection: sqlite3.Connection, row: sqlite3.Row) -> SavedTournament:
    tournament_id, guild, channel, owner, settings, start_ms, opens_ms, *before, state = row[:11]
    rest = row[11:]
    message_id, board_id, event_id, pool, alive_ms = rest
    try:
        new = NewTournament(guild, channel, owner, TOURNAMENT.load(settings), start_ms, opens_ms, *before)
        loaded_state = TOURNAMENT_STATE.load(state)
    except StoreError as error:
        problem = f"tournament {tournament_id} of server {guild} cannot be read ({error})"
        raise StoreError(f"{problem}: restore a backup, see .docs/operating.md") from None
    return SavedTournament(
        tournament_id,
        new,
        loaded_state,
        dict(connection.execute(OFF_TABLE, (tournament_id,)).fetchall()),
        pool,
        alive_ms,
        message_id,
        board_id,
        event_id,
    )
