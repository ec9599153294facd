"""The evenings of tables, read from the file."""

import sqlite3
from collections.abc import Sequence
from typing import Final

from bot.history.evening import PAUSE_MS, Evening, EveningHand, EveningResult, PastTable, best_of
from bot.history.week import HandsReader
from db.event_rows import KIND
from db.file.connection import Database
from db.history.hand_archive import filed
from db.history.recaps import AT_ONCE
from db.json_codecs import SETTINGS

HANDS_MOST: Final = 2_000
"""The maximum number of hands read of an evening. Of more hands, only the newest are read."""
_HANDS: Final = """WITH newest AS (
        SELECT id, opened_ms - lag(closed_ms) OVER (ORDER BY id) AS pause FROM (
            SELECT id, opened_ms, closed_ms FROM hand WHERE table_id = :table AND state = 'done'
            ORDER BY id DESC LIMIT :most))
    SELECT id FROM newest WHERE id >= coalesce((SELECT max(id) FROM newest WHERE pause >= :pause), 0) ORDER BY id"""
_NAMED: Final = """EXISTS(SELECT 1 FROM player_link l WHERE l.player_id = r.player_id)
    AND NOT EXISTS(SELECT 1 FROM unlisted_player u WHERE u.guild_id = r.guild_id AND u.player_id = r.player_id)"""
_SEATED: Final = """FROM hand_seat s CROSS JOIN hand_result r ON r.player_id = s.player_id AND r.hand_id = s.hand_id
    WHERE s.hand_id IN (SELECT value FROM json_each(:hands))"""
_RESULTS: Final = f"""SELECT r.player_id, count(*), sum(r.net) {_SEATED} AND {_NAMED}
    GROUP BY r.player_id ORDER BY sum(r.net) DESC, r.player_id"""
_OWN: Final = f"SELECT r.player_id, count(*), sum(r.net) {_SEATED} AND r.player_id = :player GROUP BY r.player_id"

AROUND_MOST: Final = 500
"""The maximum number of hands read on either side of a hand to find the evening it belongs to."""
_AROUND: Final = f"""WITH near AS (
        SELECT id, number, state, opened_ms - lag(closed_ms) OVER (ORDER BY number) AS pause FROM hand
        WHERE table_id = :table AND state <> 'live' AND number BETWEEN :number - :most AND :number + :most),
    breaks AS (SELECT number FROM near WHERE pause >= :pause)
    SELECT h.number, iif(h.state = 'void', 0, coalesce((SELECT sum(json_extract(e.body, '$[1]')) FROM hand_event e
        WHERE e.hand_id = h.id AND e.kind = {KIND["PotAwarded"]}), 0)) FROM near h
    WHERE h.number >= coalesce((SELECT max(number) FROM breaks WHERE number <= :number), 0)
        AND h.number < coalesce((SELECT min(number) FROM breaks WHERE number > :number), :number + :most + 1)
        AND NOT EXISTS(SELECT 1 FROM forgotten_hand f WHERE f.hand_id = h.id)
        AND (:player IS NULL OR EXISTS(SELECT 1 FROM hand_seat s WHERE s.hand_id = h.id AND s.player_id = :player))
    ORDER BY h.number"""
_TABLE: Final = """SELECT name, settings FROM poker_table
    WHERE id = :table AND guild_id = :guild AND tournament_id IS NULL AND NOT practice"""
_PLAYERS: Final = """SELECT DISTINCT s.player_id FROM hand_seat s
    WHERE s.hand_id IN (SELECT value FROM json_each(:hands))
    AND EXISTS(SELECT 1 FROM player_link l WHERE l.player_id = s.player_id) ORDER BY s.player_id"""


class SqliteEvenings:
    """Implements EveningBook of bot.history.evening."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def evening(self, guild_id: int, table_id: int) -> Evening | None:

        def run(connection: sqlite3.Connection) -> Evening | None:
            hands = _hands(connection, table_id)
            results = tuple(_results(connection, _RESULTS, hands))
            reader = HandsReader(frozenset(each.player_id for each in results))
            for first in range(0, len(hands), AT_ONCE):
                for each in filed(connection, hands[first : first + AT_ONCE]):
                    if each.guild_id == guild_id and each.hand is not None:
                        reader.read_hand(each.hand)
            return Evening(reader.hands, results, reader.pot, best_of(reader)) if reader.hands else None

        return await self._database.study(run)

    async def past_table(self, guild_id: int, table_id: int) -> PastTable | None:

        def run(connection: sqlite3.Connection) -> PastTable | None:
            row = connection.execute(_TABLE, {"table": table_id, "guild": guild_id}).fetchone()
            hands = _hands(connection, table_id)
            if row is None or not hands or (settings := SETTINGS.load(row[1])).is_private:
                return None
            players = connection.execute(_PLAYERS, {"hands": str(hands)})
            return PastTable(row[0], settings, tuple(player for (player,) in players))

        return await self._database.study(run)

    async def hands_around(self, table_id: int, number: int, player_id: int | None) -> Sequence[EveningHand]:
        keys = {"table": table_id, "number": number, "player": player_id, "pause": PAUSE_MS, "most": AROUND_MOST}

        def run(connection: sqlite3.Connection) -> list[EveningHand]:
            return [EveningHand(*row) for row in connection.execute(_AROUND, keys)]

        return await self._database.study(run)

    async def evening_of(self, table_id: int, player_id: int) -> EveningResult | None:

        def run(connection: sqlite3.Connection) -> EveningResult | None:
            return next(iter(_results(connection, _OWN, _hands(connection, table_id), player_id)), None)

        return await self._database.study(run)


def _hands(connection: sqlite3.Connection, table_id: int) -> list[int]:
    """Return the row ids of the hands of the table's latest evening."""
    keys = {"table": table_id, "pause": PAUSE_MS, "most": HANDS_MOST}
    return [hand_id for (hand_id,) in connection.execute(_HANDS, keys)]


def _results(connection: sqlite3.Connection, query: str, hands: list[int], player_id: int = 0) -> list[EveningResult]:
    keys = {"hands": str(hands), "player": player_id}
    return [EveningResult(*row) for row in connection.execute(query, keys)]
