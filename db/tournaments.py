"""Tournaments as rows: their state and its history, recurrences and templates."""

import json
import logging
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import Final

from bot.tables.due_letters import DueLetter
from bot.tables.due_posts import DuePost
from bot.tables.saving import AuditEntry, Request, StoreError
from bot.tournaments.ports import (
    Call,
    DateNews,
    Finished,
    LastChips,
    NewTournament,
    SavedTournament,
    Schedule,
    TournamentCommit,
)
from bot.tournaments.questions import league_results
from bot.tournaments.rules.league import Result
from bot.tournaments.rules.series_dates import Held
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import TournamentState
from db import audit_chain, due_letters, due_posts, requests
from db.file.connection import Database
from db.json_codecs import SCHEDULE, TOURNAMENT, TOURNAMENT_STATE
from db.tournament_wishes import insert_letters
from db.tournament_writes import insert, note, write
from db.unsettled_tournaments import BUSTED, OFF_TABLE, to_follow, unsettled

log = logging.getLogger(__name__)

_OVER: Final = """SELECT id, settings, state, start_ms, channel_id, schedule_id FROM tournament
    WHERE guild_id = :guild AND phase IN ('finished', 'cancelled') AND start_ms >= :since AND start_ms < :until
    AND (:only IS NULL OR id = :only) ORDER BY start_ms DESC, id DESC LIMIT :most"""
_HAND_SECONDS: Final = """SELECT (n.opened_ms - h.opened_ms) / 1000 FROM hand h
    CROSS JOIN hand n ON n.table_id = h.table_id AND n.number = h.number + 1 AND n.opened_ms < h.closed_ms + 60000
    WHERE h.state = 'done' AND +h.table_id IN (SELECT id FROM poker_table WHERE guild_id = ? AND NOT practice
        AND json_extract(settings, '$.game') = ? AND json_array_length(settings, '$.rotation') = 0)
    ORDER BY h.id DESC LIMIT 200"""
"""Selects the seconds from deal to deal during play without a pause.

The unary plus makes SQLite read hands from the newest back; otherwise it would read every hand that these tables ever
had.
"""
_HANDS_LEAST: Final = 30
"""The minimum number of hands for measuring the length of a hand."""
_FOREVER: Final = 2**62


class SqliteTournaments:
    """Implements TournamentStore of bot.tournaments.ports."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(
        self,
        new: NewTournament,
        state: TournamentState,
        request: Request | None,
        audit: AuditEntry,
        letters: Sequence[DueLetter] = (),
        posts: Sequence[DuePost] = (),
        call: Call | None = None,
    ) -> int:
        def run(connection: sqlite3.Connection) -> int:
            request_id = requests.record(connection, request, audit.at_ms)
            tournament_id = insert(connection, new, state, request_id, audit.at_ms)
            note(connection, tournament_id, "create", state.phase, audit.at_ms, request_id)
            audit_chain.append(connection, _of(audit, f"tournament {tournament_id} {new.settings.noted_name}"))
            named = [replace(each, about={**each.about, "tournament_id": tournament_id}) for each in letters]
            due_letters.insert(connection, named)
            about = {"tournament_id": tournament_id}
            due_posts.insert(connection, [replace(each, about={**each.about, **about}) for each in posts])
            if call is not None:
                insert_letters(connection, call, tournament_id)
            return tournament_id

        return await self._database.write(run)

    async def commit(self, commit: TournamentCommit) -> None:
        await self._database.write(partial(write, commit))

    async def unsettled(self) -> list[SavedTournament]:
        """Return the unsettled tournaments.

        Raises StoreError if one of them cannot be read.
        """
        return await self._database.write(unsettled)

    async def to_follow(self) -> list[SavedTournament]:
        return await self._database.write(to_follow)

    async def off_table(self, tournament_id: int) -> dict[int, int]:
        rows = await self._database.read(OFF_TABLE, (tournament_id,))
        return {int(player_id): int(chips) for player_id, chips in rows}

    async def busted_at_closed_tables(self, tournament_id: int) -> dict[int, LastChips]:
        rows = await self._database.read(BUSTED, (tournament_id,))
        return {int(each): LastChips(int(stack), tuple(json.loads(takers))) for each, stack, takers in rows}

    async def past(self, guild_id: int, most: int) -> list[Finished]:
        return await self._over(guild_id, 0, _FOREVER, most)

    async def finished(self, guild_id: int, tournament_id: int) -> Finished | None:
        found = await self._over(guild_id, 0, _FOREVER, 1, only=tournament_id)
        return found[0] if found else None

    async def results(
        self, guild_id: int, since_ms: int, until_ms: int, schedule_id: int | None = None
    ) -> Sequence[Result]:
        found = await self._over(guild_id, since_ms, until_ms, -1)
        counted = [each for each in found if each.state.phase == "finished" and each.settings.season is not None]
        wanted = [each for each in counted if schedule_id in (None, each.schedule_id)]
        return [result for each in wanted for result in league_results(each.settings, each.state)]

    async def _over(
        self, guild_id: int, since_ms: int, until_ms: int, most: int, *, only: int | None = None
    ) -> list[Finished]:
        keys = {"guild": guild_id, "since": since_ms, "until": until_ms, "most": most, "only": only}

        def run(connection: sqlite3.Connection) -> list[Finished]:
            found = []
            for tournament_id, settings, state, *rest in connection.execute(_OVER, keys):
                with _left_out(f"tournament {tournament_id}"):
                    loaded = TOURNAMENT.load(settings), TOURNAMENT_STATE.load(state)
                    found.append(Finished(tournament_id, *loaded, *rest))
            return found

        return await self._database.study(run)

    async def save_posts(
        self, tournament_id: int, *, message_id: int | None, board_id: int | None, event_id: int | None
    ) -> None:
        def run(connection: sqlite3.Connection) -> None:
            connection.execute(
                """UPDATE tournament SET message_id = coalesce(?, message_id), board_id = coalesce(?, board_id),
                event_id = coalesce(?, event_id) WHERE id = ?""",
                (message_id, board_id, event_id, tournament_id),
            )

        await self._database.write(run)

    # Recurrences and templates

    async def schedules(self, guild_id: int | None) -> list[Schedule]:
        return [each for _, each in await self._schedules(guild_id) if each is not None]

    async def unreadable_schedules(self, guild_id: int) -> list[int]:
        return [schedule_id for schedule_id, each in await self._schedules(guild_id) if each is None]

    async def _schedules(self, guild_id: int | None) -> list[tuple[int, Schedule | None]]:
        """Return the schedules by id; None for one that cannot be read, which is logged."""
        query = """SELECT id, body FROM tournament_schedule
            WHERE dropped_ms IS NULL AND (:guild IS NULL OR guild_id = :guild) ORDER BY id"""
        rows = await self._database.read(query, {"guild": guild_id})
        found = dict[int, Schedule | None]()
        for schedule_id, body in rows:
            found[schedule_id] = None
            with _left_out(f"schedule {schedule_id}"):
                found[schedule_id] = replace(SCHEDULE.load(body), schedule_id=schedule_id)
        return list(found.items())

    async def save_schedule(self, schedule: Schedule, request: Request, audit: AuditEntry) -> int:
        body = SCHEDULE.dump(schedule)

        def run(connection: sqlite3.Connection) -> int:
            requests.record(connection, request, audit.at_ms)
            query = "INSERT INTO tournament_schedule(guild_id, body) VALUES (?, ?)"
            schedule_id = int(connection.execute(query, (schedule.guild_id, body)).lastrowid or 0)
            audit_chain.append(connection, _of(audit, f"schedule {schedule_id} {schedule.settings.noted_name}"))
            return schedule_id

        return await self._database.write(run)

    async def change_schedule(
        self, before: Schedule, after: Schedule, request: Request, audit: AuditEntry, news: DateNews | None = None
    ) -> bool:
        body, number = SCHEDULE.dump(after), before.schedule_id

        def run(connection: sqlite3.Connection) -> bool:
            requests.record(connection, request, audit.at_ms)
            query = "SELECT body FROM tournament_schedule WHERE guild_id = ? AND id = ? AND dropped_ms IS NULL"
            row = connection.execute(query, (before.guild_id, number)).fetchone()
            if row is None or replace(SCHEDULE.load(row[0]), schedule_id=number) != before:
                return False
            connection.execute("UPDATE tournament_schedule SET body = ? WHERE id = ?", (body, number))
            audit_chain.append(connection, audit)
            if news is not None:
                insert_letters(connection, news.call, 0)
                due_posts.insert(connection, [news.post])
            return True

        return await self._database.write(run)

    async def held(self, schedule_id: int, since_ms: int) -> list[Held]:
        query = """SELECT start_planned_ms, start_ms, id, phase = 'cancelled' FROM tournament
            WHERE schedule_id = ? AND max(start_planned_ms, start_ms) >= ? ORDER BY start_planned_ms"""
        rows = await self._database.read(query, (schedule_id, since_ms))
        return [Held(planned, start, tournament_id, bool(over)) for planned, start, tournament_id, over in rows]

    async def drop_schedule(self, guild_id: int, schedule_id: int, request: Request | None, audit: AuditEntry) -> bool:
        def run(connection: sqlite3.Connection) -> bool:
            requests.record(connection, request, audit.at_ms)
            query = """UPDATE tournament_schedule SET dropped_ms = ?
                WHERE guild_id = ? AND id = ? AND dropped_ms IS NULL"""
            dropped = connection.execute(query, (audit.at_ms, guild_id, schedule_id)).rowcount == 1
            if dropped:
                audit_chain.append(connection, audit)
            return dropped

        return await self._database.write(run)

    async def templates(self, guild_id: int) -> dict[str, TournamentSettings]:
        query = "SELECT name, body FROM tournament_template WHERE guild_id = ? ORDER BY key"
        rows = await self._database.read(query, (guild_id,))
        found = {}
        for name, body in rows:
            with _left_out(f"the template {name!r} of guild {guild_id}"):
                found[name] = TOURNAMENT.load(body)
        return found

    async def save_template(
        self, guild_id: int, name: str, settings: TournamentSettings, request: Request, audit: AuditEntry
    ) -> None:
        key, body = name.casefold(), TOURNAMENT.dump(settings)

        def run(connection: sqlite3.Connection) -> None:
            requests.record(connection, request, audit.at_ms)
            audit_chain.append(connection, audit)
            query = "UPDATE tournament_template SET name = ?, body = ? WHERE guild_id = ? AND key = ?"
            if connection.execute(query, (name, body, guild_id, key)).rowcount == 0:
                query = "INSERT INTO tournament_template(name, body, guild_id, key) VALUES (?, ?, ?, ?)"
                connection.execute(query, (name, body, guild_id, key))

        await self._database.write(run)

    async def drop_template(self, guild_id: int, name: str, request: Request, audit: AuditEntry) -> bool:
        def run(connection: sqlite3.Connection) -> bool:
            requests.record(connection, request, audit.at_ms)
            query = "DELETE FROM tournament_template WHERE guild_id = ? AND key = ?"
            dropped = connection.execute(query, (guild_id, name.casefold())).rowcount == 1
            if dropped:
                audit_chain.append(connection, audit)
            return dropped

        return await self._database.write(run)

    async def hand_seconds(self, guild_id: int, game: str) -> int | None:
        def run(connection: sqlite3.Connection) -> list[int]:
            return sorted(int(row[0]) for row in connection.execute(_HAND_SECONDS, (guild_id, game)))

        seconds = await self._database.study(run)
        return seconds[len(seconds) // 2] if len(seconds) >= _HANDS_LEAST else None


@contextmanager
def _left_out(row: str) -> Iterator[None]:
    """Log a StoreError raised in the block and suppress it, so that a row that cannot be read is skipped."""
    try:
        yield
    except StoreError as error:
        log.error("%s is left out: %s", row, error)


def _of(audit: AuditEntry, made: str) -> AuditEntry:
    """Add what was created, for example its kind and id, to the audit entry's ``after``."""
    return replace(audit, after=", ".join(filter(None, (made, audit.after))))
