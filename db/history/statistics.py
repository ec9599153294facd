"""Figures, leaderboards, achievements, and the places where hands were played, read from the file."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from bot.fairness.proof import DealRecord
from bot.history.ports import (
    RANKED_HANDS_LEAST,
    Achieved,
    CashRecord,
    Earned,
    HandPlace,
    LeaderboardPage,
    Measure,
    Point,
    TournamentHands,
    TournamentRecord,
)
from bot.history.ranking import Contender, board
from bot.moderation.hand_archive import LoggedHand
from bot.tables.saving import StoreError
from db.file.connection import Database
from db.history.counting import DAY_MS, next_batch, put
from db.history.deal_records import records_of, seal_of, undealt
from db.history.hand_archive import own_hands
from db.json_codecs import TOURNAMENT_STATE

log = logging.getLogger(__name__)

AT_ONCE: Final = 100
"""The number of hands counted in one step: a short read, and a write of a few ms."""
EVERY_SECONDS: Final = 15.0
POINTS_MOST: Final = 400
"""The maximum number of points in a plot of a player's chips."""

_WAITING: Final = "SELECT EXISTS(SELECT 1 FROM uncounted_hand)"
_GAME: Final = "(:game IS NULL OR game = :game)"
_RECORD: Final = f"""SELECT coalesce(sum(hands), 0), coalesce(sum(profit), 0), coalesce(sum(bets), 0.0),
        coalesce(sum(second_streets), 0), coalesce(sum(showdowns), 0), coalesce(sum(showdowns_won), 0),
        coalesce(max(biggest_pot), 0)
    FROM player_day WHERE guild_id = :guild AND player_id = :player AND day >= :day AND {_GAME}"""
_TOURNAMENT_HANDS: Final = f"""SELECT coalesce(sum(hands), 0), coalesce(sum(bets), 0.0),
        coalesce(sum(second_streets), 0), coalesce(sum(showdowns), 0), coalesce(sum(showdowns_won), 0)
    FROM tournament_day WHERE guild_id = :guild AND player_id = :player AND day >= :day AND {_GAME}"""
_ANY_TOURNAMENT: Final = f"""SELECT EXISTS(SELECT 1 FROM tournament_day
    WHERE guild_id = :guild AND day >= :day AND last_ms >= :since AND {_GAME})"""
_OWN: Final = f"""FROM hand_result
    WHERE player_id = :player AND guild_id = :guild AND closed_ms >= :since AND {_GAME}"""
_SPAN: Final = f"SELECT count(*), min(hand_id), max(hand_id) {_OWN}"
_PIECES: Final = f"""SELECT max(closed_ms), count(*), sum(net) {_OWN}
    GROUP BY (hand_id - :first) / :width ORDER BY (hand_id - :first) / :width"""
_FIGURES: Final = f"""SELECT d.player_id, sum(hands), sum(profit), sum(bets), EXISTS(
        SELECT 1 FROM unlisted_player u WHERE u.guild_id = :guild AND u.player_id = d.player_id)
    FROM player_day d WHERE guild_id = :guild AND day >= :day AND {_GAME}
        AND EXISTS(SELECT 1 FROM player_link l WHERE l.player_id = d.player_id)
    GROUP BY d.player_id"""
_FIGURES_OF_HANDS: Final = f"""SELECT r.player_id, count(*), sum(r.net), sum(r.bets), EXISTS(
        SELECT 1 FROM unlisted_player u WHERE u.guild_id = :guild AND u.player_id = r.player_id)
    FROM hand h CROSS JOIN hand_seat s ON s.hand_id = h.id
        CROSS JOIN hand_result r ON r.player_id = s.player_id AND r.hand_id = s.hand_id
    WHERE h.closed_ms >= :since AND h.state = 'done' AND r.guild_id = :guild AND {_GAME}
        AND EXISTS(SELECT 1 FROM player_link l WHERE l.player_id = r.player_id)
    GROUP BY r.player_id"""
_ACHIEVED: Final = """SELECT a.name, h.table_id, h.number, h.closed_ms
    FROM achievement a JOIN hand h ON h.id = a.hand_id
    WHERE a.guild_id = ? AND a.player_id = ? ORDER BY a.hand_id, a.name"""
_TOURNAMENTS: Final = """SELECT t.state FROM tournament t WHERE t.guild_id = :guild AND t.phase = 'finished'
    AND t.start_ms >= :since AND EXISTS(SELECT 1 FROM json_each(t.state, '$.entrants') entrant
        WHERE json_extract(entrant.value, '$.player_id') = :player)"""
_LISTED: Final = "SELECT NOT EXISTS(SELECT 1 FROM unlisted_player WHERE guild_id = ? AND player_id = ?)"
_LIST: Final = "DELETE FROM unlisted_player WHERE guild_id = :guild AND player_id = :player"
_UNLIST: Final = """INSERT INTO unlisted_player(guild_id, player_id) VALUES (:guild, :player)
    ON CONFLICT(guild_id, player_id) DO NOTHING"""
_PLACE: Final = """SELECT h.id, h.state, t.channel_id,
        EXISTS(SELECT 1 FROM forgotten_hand f WHERE f.hand_id = h.id) AS gone
    FROM hand h JOIN poker_table t ON t.id = h.table_id
    WHERE t.guild_id = ? AND h.table_id = ? AND h.number = ?"""
_VOIDED: Final = """SELECT actor_id, count(*) FROM (
    SELECT a.actor_id FROM audit a JOIN poker_table t ON t.id = a.table_id
    WHERE a.guild_id = :guild AND NOT t.practice
        AND (a.act = 'void' OR a.act = 'close' AND a.after LIKE 'hand undone%')
    UNION ALL SELECT NULL FROM poker_table t JOIN seal s
        ON s.table_id = t.id AND s.hand = (SELECT max(hand) - 1 FROM seal WHERE table_id = t.id)
    WHERE t.guild_id = :guild AND s.state = 'undealt' AND s.roster IS NOT NULL
        AND (t.id, s.hand) NOT IN (SELECT table_id, hand_number FROM audit
            WHERE guild_id = :guild AND act = 'void' AND hand_number IS NOT NULL)) GROUP BY actor_id"""
"""Counts voided hands by their lines in the audit, which is far shorter than the list of all hands.

A table that closes between a deal's closing and its first card also counts as a voided hand (F-3).
"""
_DEALT_IN: Final = "SELECT player_id FROM hand_seat WHERE hand_id = ?"


class SqliteHistory:
    """Implements History of bot.history.ports."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.praise: Callable[[Sequence[Earned]], None] = lambda earned: None
        """A callback that gets the new achievements once they are saved."""

    # Counting

    async def catch_up(self) -> int:
        ((waiting,),) = await self._database.read(_WAITING)
        if not waiting:
            return 0
        batch = await self._database.study(partial(next_batch, AT_ONCE))
        earned = await self._database.write(partial(put, batch.counted))
        if earned:
            self.praise(earned)
        return batch.left

    async def count_all(self) -> None:
        """Count until no hand is left; other writes happen between the steps. Raises StoreError."""
        remaining = 1
        while remaining:
            remaining = await self.catch_up()

    async def run(self) -> None:
        """Count finished hands at intervals until cancelled. The first count of a large file takes a while."""
        is_logged = False
        while True:
            try:
                await self.count_all()
                is_logged = False
            except StoreError as error:
                if not is_logged:
                    log.error("finished hands could not be counted, and will be counted later: %s", error)
                is_logged = True
            await asyncio.sleep(EVERY_SECONDS)

    # Figures

    async def record(self, guild_id: int, player_id: int, game: str | None, since_ms: int) -> CashRecord:
        (row,) = await self._database.read(_RECORD, _keys(guild_id, player_id, game, since_ms))
        return CashRecord(*row)

    async def line(self, guild_id: int, player_id: int, game: str | None, since_ms: int) -> list[Point]:
        keys = _keys(guild_id, player_id, game, since_ms)

        def run(connection: sqlite3.Connection) -> list[Point]:
            return list(_summed(connection, keys))

        return await self._database.study(run)

    async def board(
        self,
        guild_id: int,
        measure: Measure,
        game: str | None,
        since_ms: int,
        *,
        own: int | None,
        skip: int,
        most: int,
        least: int = RANKED_HANDS_LEAST,
    ) -> LeaderboardPage:
        query = _FIGURES_OF_HANDS if since_ms % DAY_MS else _FIGURES

        def run(connection: sqlite3.Connection) -> LeaderboardPage:
            keys = _keys(guild_id, 0, game, since_ms)
            rows = connection.execute(query, keys)
            figures = [
                Contender(player, hands, profit, bets, not hidden) for player, hands, profit, bets, hidden in rows
            ]
            page = board(figures, measure, own=own, skip=skip, most=most, least=least)
            if page.players:
                return page
            return replace(page, only_tournaments=bool(connection.execute(_ANY_TOURNAMENT, keys).fetchone()[0]))

        return await self._database.study(run)

    async def achieved(self, guild_id: int, player_id: int) -> list[Achieved]:
        return [Achieved(*row) for row in await self._database.read(_ACHIEVED, (guild_id, player_id))]

    async def tournaments(self, guild_id: int, player_id: int, since_ms: int) -> TournamentRecord:
        keys = {"guild": guild_id, "player": player_id, "since": since_ms}

        def run(connection: sqlite3.Connection) -> TournamentRecord:
            return _summed_up(connection.execute(_TOURNAMENTS, keys).fetchall(), player_id)

        return await self._database.study(run)

    async def tournament_hands(self, guild_id: int, player_id: int, game: str | None, since_ms: int) -> TournamentHands:
        (row,) = await self._database.read(_TOURNAMENT_HANDS, _keys(guild_id, player_id, game, since_ms))
        return TournamentHands(*row)

    # Listed players

    async def is_listed(self, guild_id: int, player_id: int) -> bool:
        """Return True if leaderboards may show the player. Raises StoreError."""
        ((listed,),) = await self._database.read(_LISTED, (guild_id, player_id))
        return bool(listed)

    async def list_player(self, guild_id: int, player_id: int, *, listed: bool) -> None:
        keys = {"guild": guild_id, "player": player_id}

        def run(connection: sqlite3.Connection) -> None:
            connection.execute(_LIST if listed else _UNLIST, keys)

        await self._database.write(run)

    # Hands

    async def place(self, guild_id: int, table_id: int, number: int) -> HandPlace | None:
        rows = await self._database.read(_PLACE, (guild_id, table_id, number))
        if not rows:
            return None
        ((hand_id, state, channel_id, gone),) = rows
        dealt_in = await self._database.read(_DEALT_IN, (hand_id,))
        return HandPlace(state, not gone, channel_id, frozenset(player for (player,) in dealt_in))

    async def records(
        self, guild_id: int, hands: Iterable[tuple[int, int]]
    ) -> dict[tuple[int, int], DealRecord | None]:
        return await self._database.study(lambda connection: records_of(connection, guild_id, hands))

    async def undealt(self, guild_id: int, table_id: int, number: int) -> tuple[int, DealRecord] | None:
        return await self._database.study(lambda connection: undealt(connection, guild_id, table_id, number))

    async def seal_of(self, guild_id: int, table_id: int, number: int) -> bytes | None:
        return await self._database.study(lambda connection: seal_of(connection, guild_id, table_id, number))

    async def voided(self, guild_id: int) -> dict[int | None, int]:
        rows = await self._database.read(_VOIDED, {"guild": guild_id})
        return {None if actor is None else int(actor): int(count) for actor, count in rows}

    async def own_hands(self, guild_id: int, player_id: int, since_ms: int, most: int) -> Sequence[LoggedHand]:

        def run(connection: sqlite3.Connection) -> list[LoggedHand]:
            return own_hands(connection, guild_id, player_id, since_ms, most)

        return await self._database.study(run)


def _summed(connection: sqlite3.Connection, keys: Mapping[str, object]) -> Iterator[Point]:
    """Yield a point for each hand, or for equal ranges of hands if there are too many."""
    hands, first, last = connection.execute(_SPAN, keys).fetchone()
    if not hands:
        return
    width = 1 if hands <= POINTS_MOST else -(-(last - first + 1) // POINTS_MOST)
    played = chips = 0
    for at_ms, count, net in connection.execute(_PIECES, {**keys, "first": first, "width": width}):
        played, chips = played + count, chips + net
        yield Point(at_ms, played, chips)


def _keys(guild_id: int, player_id: int, game: str | None, since_ms: int) -> dict[str, int | str | None]:
    return {"guild": guild_id, "player": player_id, "game": game, "since": since_ms, "day": since_ms // DAY_MS}


def _summed_up(rows: Sequence[tuple[str]], player_id: int) -> TournamentRecord:
    played = won = paid = 0
    for (text,) in rows:
        state = TOURNAMENT_STATE.load(text)
        own = state.entrant(player_id)
        if own is None or own not in state.started():
            continue
        played += 1
        won += any(place == 1 and player_id in players for place, players in state.places())
        paid += own.prize > 0
    return TournamentRecord(played, won, paid)
