"""Writing a tournament's row, and logging each change of it."""

import json
import sqlite3
from dataclasses import asdict
from typing import Final

from bot.tables.saving import PlayerBanned, PlayerLeaving, StoreError
from bot.tournaments.news import News
from bot.tournaments.ports import NewTournament, TournamentCommit
from bot.tournaments.state import TournamentState
from db import audit_chain, due_letters, due_posts, requests
from db.json_codecs import TOURNAMENT, TOURNAMENT_STATE
from db.money import ledger
from db.tournament_wishes import insert_letters

_ENTERS: Final = frozenset({"register", "buy_again", "add_on"})
"""The acts that are refused to a banned player, even if they cost nothing."""
_BANNED: Final = """SELECT 1 FROM standing s JOIN tournament t ON t.guild_id = s.guild_id
    WHERE t.id = ? AND s.player_id = ? AND s.banned_until_ms > ?"""
_LEAVING: Final = """SELECT 1 FROM user_order o JOIN player_link l ON l.user_id = o.user_id
    WHERE l.player_id = ? AND o.here AND o.kind = 'delete'"""


def insert(
    connection: sqlite3.Connection, new: NewTournament, state: TournamentState, request_id: int | None, at_ms: int
) -> int:
    row = connection.execute(
        """INSERT INTO tournament(guild_id, channel_id, owner_id, settings, state, phase, schedule_id,
        start_planned_ms, start_ms, opens_ms, written_ms, request_id, rematch_of, follows)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
        (
            new.guild_id,
            new.channel_id,
            new.owner_id,
            TOURNAMENT.dump(new.settings),
            TOURNAMENT_STATE.dump(state),
            state.phase,
            new.schedule_id,
            new.start_ms if new.planned_ms is None else new.planned_ms,
            new.start_ms,
            new.opens_ms,
            at_ms,
            request_id,
            new.rematch_of,
            new.follows,
        ),
    )
    return int(row.lastrowid or 0)


def news_body(news: News) -> str:
    """Return the news as JSON, without its time."""
    return json.dumps({name: value for name, value in asdict(news).items() if name != "at_ms"})


def write(commit: TournamentCommit, connection: sqlite3.Connection) -> None:
    request_id = requests.record(connection, commit.request, commit.at_ms)
    _keep_out_the_banned(connection, commit)
    ledger.post(connection, commit.transfers, hand_id=None, at_ms=commit.at_ms, request_id=request_id)
    settings = None if commit.settings is None else TOURNAMENT.dump(commit.settings)
    state = commit.state
    changed = connection.execute(
        """UPDATE tournament SET state = ?, phase = ?, settled = ?, start_ms = ?, written_ms = ?,
        settings = coalesce(?, settings), channel_id = coalesce(?, channel_id),
        opens_ms = coalesce(?, opens_ms) WHERE id = ?""",
        (
            TOURNAMENT_STATE.dump(state),
            state.phase,
            state.settled,
            state.start_ms,
            commit.at_ms,
            settings,
            commit.channel_id,
            commit.opens_ms,
            commit.tournament_id,
        ),
    )
    if changed.rowcount != 1:
        raise StoreError(f"there is no tournament {commit.tournament_id}")
    note(connection, commit.tournament_id, commit.cause, state.phase, commit.at_ms, request_id)
    due_letters.insert(connection, commit.letters)
    due_posts.insert(connection, commit.posts)
    if commit.call is not None:
        insert_letters(connection, commit.call, commit.tournament_id)
    query = "INSERT INTO due_news(tournament_id, body, at_ms) VALUES (?, ?, ?)"
    connection.executemany(query, [(commit.tournament_id, news_body(each), each.at_ms) for each in commit.news])
    if commit.audit is not None:
        audit_chain.append(connection, commit.audit)
    if commit.beside is not None:
        write(commit.beside, connection)


def _keep_out_the_banned(connection: sqlite3.Connection, commit: TournamentCommit) -> None:
    """Refuse banned players even where entering is free, because the schema checks only payments.

    Raises PlayerBanned and PlayerLeaving.
    """
    asks = commit.request is not None and commit.cause in _ENTERS
    player_id = commit.request.player_id if commit.request is not None and asks else commit.enters_id
    if player_id is None:
        return
    if connection.execute(_BANNED, (commit.tournament_id, player_id, commit.at_ms)).fetchone():
        raise PlayerBanned("player banned")
    if connection.execute(_LEAVING, (player_id,)).fetchone():
        raise PlayerLeaving("player leaving")


def note(
    connection: sqlite3.Connection, tournament_id: int, cause: str, phase: str, at_ms: int, request_id: int | None
) -> None:
    """Log the change with its time and cause (T-1.1)."""
    connection.execute(
        """INSERT INTO tournament_change(tournament_id, number, cause, phase, at_ms, request_id)
        SELECT :tournament, 1 + coalesce(max(number), 0), :cause, :phase, :at, :request
        FROM tournament_change WHERE tournament_id = :tournament""",
        {"tournament": tournament_id, "cause": cause, "phase": phase, "at": at_ms, "request": request_id},
    )
