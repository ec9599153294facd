"""A server's week for its recap, and the recaps that were posted."""

import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

from bot.history.ranking import Contender, board
from bot.history.week import HandsReader, WeekFigures, WeekOfPlay, WonTournament, most_improved
from bot.tables.saving import StoreError
from db.file.connection import Database
from db.history.counting import DAY_MS
from db.history.hand_archive import filed
from db.json_codecs import TOURNAMENT, TOURNAMENT_STATE

HANDS_MOST: Final = 20_000
"""The maximum number of a week's hands that a recap reads. Of more hands, it reads only the newest."""
AT_ONCE: Final = 200
LEADERS_MOST: Final = 5
_NAMED: Final = """EXISTS(SELECT 1 FROM player_link l WHERE l.player_id = r.player_id)
    AND NOT EXISTS(SELECT 1 FROM unlisted_player u WHERE u.guild_id = r.guild_id AND u.player_id = r.player_id)"""
_FIGURES: Final = f"""SELECT r.player_id, count(*), sum(r.net) FROM hand_result r
    WHERE r.guild_id = :guild AND r.closed_ms >= :begins AND r.closed_ms < :ends AND {_NAMED} GROUP BY r.player_id"""
_HANDS: Final = """SELECT h.id FROM hand h JOIN poker_table t ON t.id = h.table_id
    WHERE t.guild_id = :guild AND h.state = 'done' AND h.closed_ms >= :begins AND h.closed_ms < :ends
    AND NOT t.practice ORDER BY h.id DESC LIMIT :most"""

_IN_TOURNAMENTS: Final = f"""SELECT DISTINCT r.player_id FROM tournament_day r
    WHERE r.guild_id = :guild AND r.day >= :begins / {DAY_MS} AND r.day <= :ends / {DAY_MS} AND {_NAMED}"""
_FINISHED: Final = """SELECT settings, state FROM tournament WHERE guild_id = :guild AND phase = 'finished'
    AND json_extract(state, '$.end.at_ms') >= :begins AND json_extract(state, '$.end.at_ms') < :ends
    ORDER BY json_extract(state, '$.end.at_ms'), id"""


class SqliteRecaps:
    """Implements RecapBook of bot.history.week."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def week(self, guild_id: int, before_ms: int, begins_ms: int, ends_ms: int) -> WeekOfPlay:

        def run(connection: sqlite3.Connection) -> WeekOfPlay:
            week = _figures(connection, guild_id, begins_ms, ends_ms)
            before = _figures(connection, guild_id, before_ms, begins_ms)
            keys = {"guild": guild_id, "begins": begins_ms, "ends": ends_ms}
            named = {*week, *(player for (player,) in connection.execute(_IN_TOURNAMENTS, keys))}
            reader = HandsReader(frozenset(named))
            _read(connection, reader, {**keys, "most": HANDS_MOST})
            contenders = [Contender(player, figures.hands, figures.profit, 0.0) for player, figures in week.items()]
            leaders = board(contenders, "profit", own=None, skip=0, most=LEADERS_MOST).lines
            return WeekOfPlay(
                reader.hands,
                reader.pot,
                reader.low,
                most_improved(week, before),
                leaders,
                reader.tournament_hands,
                reader.tournament_pot,
                tuple(_finished(connection, keys, named)),
            )

        return await self._database.study(run)

    async def claim_recap(self, guild_id: int, monday: str, at_ms: int) -> bool:

        def run(connection: sqlite3.Connection) -> bool:
            query = """INSERT INTO recap(guild_id, monday, at_ms) VALUES (?, ?, ?)
                ON CONFLICT(guild_id, monday) DO NOTHING"""
            return connection.execute(query, (guild_id, monday, at_ms)).rowcount == 1

        return await self._database.write(run)

    async def release_recap(self, guild_id: int, monday: str) -> None:

        def run(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM recap WHERE guild_id = ? AND monday = ?", (guild_id, monday))

        await self._database.write(run)


def _figures(connection: sqlite3.Connection, guild_id: int, begins_ms: int, ends_ms: int) -> dict[int, WeekFigures]:
    keys = {"guild": guild_id, "begins": begins_ms, "ends": ends_ms}
    return {player: WeekFigures(hands, profit) for player, hands, profit in connection.execute(_FIGURES, keys)}


def _finished(connection: sqlite3.Connection, keys: dict[str, int], named: set[int]) -> Iterator[WonTournament]:
    """Yield the tournaments that ended in the week, in the order of their ends; unreadable ones are left out."""
    for settings, text in connection.execute(_FINISHED, keys):
        with suppress(StoreError):
            state = TOURNAMENT_STATE.load(text)
            winners = (player for place, players in state.places() if place == 1 for player in players)
            shown = tuple(player for player in winners if player in named)
            yield WonTournament(TOURNAMENT.load(settings).name, len(state.started()), shown)


def _read(connection: sqlite3.Connection, reader: HandsReader, keys: dict[str, int]) -> None:
    hand_ids = [hand_id for (hand_id,) in connection.execute(_HANDS, keys)]
    for first in range(0, len(hand_ids), AT_ONCE):
        for each in filed(connection, hand_ids[first : first + AT_ONCE]):
            if each.hand is not None and not each.hand.settings.is_private:
                reader.read_hand(each.hand)
