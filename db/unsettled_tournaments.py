"""The tournaments that the next start has to continue, read from their rows."""

import sqlite3
from typing import Final

from bot.tables.saving import StoreError
from bot.tournaments.ports import NewTournament, SavedTournament
from db.json_codecs import TOURNAMENT, TOURNAMENT_STATE

_FOUND: Final = """SELECT t.id, t.guild_id, t.channel_id, t.owner_id, t.settings, t.start_ms, t.opens_ms,
    t.schedule_id, t.rematch_of, t.state, t.message_id, t.board_id, t.event_id,
    coalesce((SELECT balance FROM account WHERE kind = 'prize' AND tournament_id = t.id), 0),
    max(t.written_ms, coalesce((SELECT max(e.at_ms) FROM poker_table p
        JOIN hand h ON h.table_id = p.id AND h.state = 'live' JOIN hand_event e ON e.hand_id = h.id
        WHERE p.tournament_id = t.id), 0), coalesce((SELECT max(h.closed_ms) FROM poker_table p
        JOIN hand h ON h.table_id = p.id WHERE p.tournament_id = t.id), 0))
    FROM tournament t"""
_ALL: Final = f"{_FOUND} INDEXED BY tournament_unsettled WHERE t.settled = 0 ORDER BY t.id"
_ONE: Final = f"{_FOUND} WHERE t.id = ?"
OFF_TABLE: Final = """SELECT player_id, balance FROM account
    WHERE tournament_id = ? AND kind = 'entry' AND balance > 0"""


def unsettled(connection: sqlite3.Connection) -> list[SavedTournament]:
    """Return the unsettled tournaments. Raises StoreError if one cannot be read.

    Then the bot does not start, because the tournament holds its entrants' chips.
    """
    return [_saved(connection, row) for row in connection.execute(_ALL).fetchall()]


def one(connection: sqlite3.Connection, tournament_id: int) -> SavedTournament:
    """Return the tournament, settled or not. Raises StoreError if it cannot be read."""
    return _saved(connection, connection.execute(_ONE, (tournament_id,)).fetchone())


def _saved(connection: sqlite3.Connection, row: sqlite3.Row) -> SavedTournament:
    tournament_id, guild, channel, owner, settings, start_ms, opens_ms, schedule, rematch_of, state, *rest = row
    message_id, board_id, event_id, pool, alive_ms = rest
    try:
        new = NewTournament(guild, channel, owner, TOURNAMENT.load(settings), start_ms, opens_ms, schedule, rematch_of)
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
