"""Complete finished hands from the log: events, seats, the origin of each act, and who won what."""

import json
import logging
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from bot.moderation.hand_archive import HandTournament, LoggedEvent, LoggedHand, RecentHand
from bot.poker.codec import CodecError
from bot.poker.events import HandStarted
from bot.tables.rules.rotation import legs
from bot.tables.saving import DamagedRecord, StoreError
from bot.tables.state import TableSettings
from bot.tournaments.state import TournamentState
from db.event_rows import Cause, Causes, decode_row
from db.file.connection import Database
from db.json_codecs import SETTINGS, TOURNAMENT_STATE

log = logging.getLogger(__name__)

_HAND: Final = """SELECT h.id, t.guild_id, h.table_id, t.name, h.number, h.state, t.settings, h.opened_ms, h.closed_ms,
    t.tournament_id FROM hand h JOIN poker_table t ON t.id = h.table_id"""
_KEPT: Final = "NOT EXISTS(SELECT 1 FROM forgotten_hand WHERE hand_id = h.id)"
_ONE: Final = f"{_HAND} WHERE t.guild_id = ? AND h.table_id = ? AND h.number = ? AND h.state <> 'live' AND {_KEPT}"
_SINCE: Final = f"""{_HAND} WHERE h.state = 'done' AND h.closed_ms >= ? AND t.guild_id = ? AND {_KEPT}
    AND NOT t.practice ORDER BY h.closed_ms, h.id LIMIT ?"""
_OF_TOURNAMENT: Final = f"t.tournament_id = ? AND t.guild_id = ? AND h.state = 'done' AND {_KEPT}"
_PLAYED: Final = f"{_HAND} WHERE {_OF_TOURNAMENT} ORDER BY h.closed_ms, h.id"
_COUNTED: Final = f"SELECT count(*) FROM hand h JOIN poker_table t ON t.id = h.table_id WHERE {_OF_TOURNAMENT}"

_OF_ALL: Final = f"""SELECT t.id, t.name, h.number, h.closed_ms FROM (
        SELECT p.id, p.name FROM poker_table p JOIN hand latest ON latest.id = (
            SELECT max(id) FROM hand WHERE table_id = p.id AND state <> 'live')
        WHERE p.guild_id = :guild ORDER BY latest.closed_ms DESC, latest.id DESC LIMIT :most) t
    JOIN hand h ON h.id IN (
        SELECT id FROM hand WHERE table_id = t.id AND state <> 'live' ORDER BY id DESC LIMIT :most)
    WHERE {_KEPT} ORDER BY h.closed_ms DESC, h.id DESC LIMIT :most"""
"""Selects the newest hands of a server.

It searches only the tables that played most recently, because a server may have thousands of tables.
"""
_OF_ONE: Final = f"""SELECT t.id, t.name, h.number, h.closed_ms FROM hand_seat s
    CROSS JOIN hand h ON h.id = s.hand_id CROSS JOIN poker_table t ON t.id = h.table_id
    WHERE s.player_id = :player AND h.state <> 'live' AND t.guild_id = :guild AND {_KEPT}
    ORDER BY s.hand_id DESC LIMIT :most"""

_AT: Final = """SELECT id FROM poker_table WHERE guild_id = ? AND channel_id = ?
    ORDER BY opened_ms DESC, id DESC LIMIT 1"""

_NAMES: Final = """SELECT id, name, settings FROM poker_table WHERE guild_id = ?
    AND id IN (SELECT value FROM json_each(?))"""
_IDS: Final = "IN (SELECT value FROM json_each(?))"
_BY_IDS: Final = f"{_HAND} JOIN json_each(?) wanted ON wanted.value = h.id ORDER BY wanted.key"
_OWN: Final = f"""SELECT h.id FROM hand_seat s CROSS JOIN hand h ON h.id = s.hand_id
    CROSS JOIN poker_table t ON t.id = h.table_id
    WHERE s.player_id = ? AND h.state = 'done' AND h.closed_ms >= ? AND t.guild_id = ? AND {_KEPT}
    ORDER BY s.hand_id DESC LIMIT ?"""
_SEATS: Final = f"SELECT hand_id, seat, player_id FROM hand_seat WHERE hand_id {_IDS} ORDER BY hand_id, seat"
_EVENTS: Final = f"""SELECT hand_id, seq, kind, body, via, at_ms FROM hand_event
    WHERE hand_id {_IDS} ORDER BY hand_id, seq"""
_CARDS: Final = f"SELECT hand_id, seq, body FROM hand_secret WHERE hand_id {_IDS} AND class = 'cards'"
_NET: Final = f"""SELECT t.hand_id, a.player_id, sum(iif(t.credit = a.id, t.amount, -t.amount)) FROM transfer t
    JOIN account a ON a.id IN (t.debit, t.credit) AND a.kind = 'seat'
    WHERE t.hand_id {_IDS} GROUP BY t.hand_id, a.player_id"""
_TOURNAMENTS: Final = f"SELECT id, state FROM tournament WHERE id {_IDS}"
_JOINED: Final = """SELECT a.player_id, min(t.at_ms) FROM account a INDEXED BY account_wallets
    JOIN transfer t ON t.credit = a.id AND t.hand_id IS NULL
    WHERE a.kind = 'wallet' AND a.guild_id = ? GROUP BY a.player_id"""


@dataclass(slots=True)
class _Parts:
    """Everything that the file has about some hands, by the hands' row ids."""

    players: dict[int, dict[int, int]] = field(default_factory=lambda: defaultdict(dict))
    events: dict[int, list[tuple[int, int, str, Cause]]] = field(default_factory=lambda: defaultdict(list))
    cards: dict[tuple[int, int], str] = field(default_factory=dict, repr=False)
    net: dict[tuple[int, int], int] = field(default_factory=dict)
    """(row id, player_id) -> chips."""
    tournaments: dict[int, TournamentState] = field(default_factory=dict)
    """tournament_id -> the tournament's state."""


@dataclass(frozen=True, slots=True)
class Filed:
    """The facts that a finished hand's own row holds, known even if the log is deleted or unreadable."""

    hand_id: int
    guild_id: int
    closed_ms: int
    tournament_id: int | None
    net: dict[int, int]
    """player_id -> chips won (negative if lost), for everybody dealt in."""
    settings: str
    """The table's settings as JSON."""
    hand: LoggedHand | None
    """The hand, without events if they were deleted; None (and logged) if it cannot be read."""


def filed(connection: sqlite3.Connection, hand_ids: Sequence[int]) -> list[Filed]:
    """Return the finished ones among these hands, in the given order."""
    rows = connection.execute(_BY_IDS, (json.dumps(hand_ids),)).fetchall()
    parts = _parts(connection, rows)
    return [_filed(row, parts) for row in rows]


def own_hands(
    connection: sqlite3.Connection, guild_id: int, player_id: int, since_ms: int, most: int
) -> list[LoggedHand]:
    """Return the newest hands that a player was dealt into, oldest first.

    Hands that cannot be read are left out.
    """
    found = connection.execute(_OWN, (player_id, since_ms, guild_id, most)).fetchall()
    rows = connection.execute(_BY_IDS, (json.dumps([hand_id for (hand_id,) in reversed(found)]),)).fetchall()
    return list(_readable(rows, _parts(connection, rows)))


class SqliteHandArchive:
    """Implements HandArchive of bot.moderation.ports."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def hand(self, guild_id: int, table_id: int, number: int) -> LoggedHand | None:
        """Return the hand as described in HandArchive.

        Raises DamagedRecord if the hand cannot be read, and StoreError.
        """

        def run(connection: sqlite3.Connection) -> LoggedHand | None:
            rows = connection.execute(_ONE, (guild_id, table_id, number)).fetchall()
            return _read(rows[0], _parts(connection, rows)) if rows else None

        return await self._database.study(run)

    async def recent(self, guild_id: int, *, player_id: int | None, most: int) -> list[RecentHand]:
        """Return finished hands as described in HandArchive, voided ones included. Raises StoreError."""
        query = _OF_ALL if player_id is None else _OF_ONE
        keys = {"guild": guild_id, "player": player_id, "most": most}

        def run(connection: sqlite3.Connection) -> list[RecentHand]:
            return [RecentHand(*row) for row in connection.execute(query, keys)]

        return await self._database.study(run)

    async def table_at(self, guild_id: int, channel_id: int) -> int | None:
        rows = await self._database.read(_AT, (guild_id, channel_id))
        return int(rows[0][0]) if rows else None

    async def table_names(self, guild_id: int, table_ids: Iterable[int], *, private: bool) -> dict[int, str]:
        rows = await self._database.read(_NAMES, (guild_id, json.dumps(sorted(set(table_ids)))))
        return {int(row[0]): str(row[1]) for row in rows if private or not SETTINGS.load(row[2]).is_private}

    async def finished(self, guild_id: int, since_ms: int, most: int) -> Sequence[LoggedHand]:
        """Return hands as described in HandArchive. Raises StoreError.

        Hands that cannot be read are left out and logged.
        """

        def run(connection: sqlite3.Connection) -> list[LoggedHand]:
            rows = connection.execute(_SINCE, (since_ms, guild_id, most)).fetchall()
            return list(_readable(rows, _parts(connection, rows)))

        return await self._database.study(run)

    async def of_tournament(self, guild_id: int, tournament_id: int) -> Sequence[LoggedHand]:
        """Return hands as described in HandArchive. Raises StoreError.

        Hands that cannot be read are left out and logged.
        """

        def run(connection: sqlite3.Connection) -> list[LoggedHand]:
            rows = connection.execute(_PLAYED, (tournament_id, guild_id)).fetchall()
            return list(_readable(rows, _parts(connection, rows, secrets=False)))

        return await self._database.study(run)

    async def count_of_tournament(self, guild_id: int, tournament_id: int) -> int:
        rows = await self._database.read(_COUNTED, (tournament_id, guild_id))
        return int(rows[0][0])

    async def joined_ms(self, guild_id: int) -> dict[int, int]:
        """Return the times as described in HandArchive. Raises StoreError.

        Wallets that never held a chip are left out.
        """

        def run(connection: sqlite3.Connection) -> dict[int, int]:
            return dict(connection.execute(_JOINED, (guild_id,)).fetchall())

        return await self._database.study(run)


def _parts(connection: sqlite3.Connection, hands: Sequence[tuple[Any, ...]], *, secrets: bool = True) -> _Parts:
    ids, parts = (json.dumps([hand[0] for hand in hands]),), _Parts()
    for hand_id, seat, player_id in connection.execute(_SEATS, ids):
        parts.players[hand_id][seat] = player_id
    causes = Causes()
    for hand_id, seq, kind, body, *cause in connection.execute(_EVENTS, ids):
        parts.events[hand_id].append((seq, kind, body, causes.of(*cause)))
    if secrets:
        parts.cards.update({(hand_id, seq): body for hand_id, seq, body in connection.execute(_CARDS, ids)})
    parts.net.update({(hand_id, player): chips for hand_id, player, chips in connection.execute(_NET, ids)})
    parts.tournaments.update(_tournaments(connection, {hand[-1] for hand in hands} - {None}))
    return parts


def _tournaments(connection: sqlite3.Connection, ids: Iterable[int]) -> Iterable[tuple[int, TournamentState]]:
    """Yield the tournaments that can be read. Hands can be read even if their tournament cannot."""
    for tournament_id, state in connection.execute(_TOURNAMENTS, (json.dumps(sorted(ids)),)):
        with suppress(StoreError):
            yield tournament_id, TOURNAMENT_STATE.load(state)


def _filed(row: tuple[Any, ...], parts: _Parts) -> Filed:
    hand_id, guild_id, *_, settings, _, closed_ms, tournament_id = row
    net = {player: parts.net.get((hand_id, player), 0) for player in parts.players[hand_id].values()}
    hand = next(iter(_readable([row], parts)), None)
    return Filed(hand_id, guild_id, closed_ms, tournament_id, net, settings, hand)


def _readable(rows: Iterable[tuple[Any, ...]], parts: _Parts) -> Iterable[LoggedHand]:
    for row in rows:
        try:
            yield _read(row, parts)
        except StoreError as error:
            log.error("%s", error)


def _read(row: tuple[Any, ...], parts: _Parts) -> LoggedHand:
    hand_id, guild_id, table_id, name, number, state, settings, opened_ms, closed_ms, of_tournament = row
    players = parts.players[hand_id]
    try:
        table = SETTINGS.load(settings)
        events = tuple(
            LoggedEvent(decode_row(kind, body, _secrets(parts, hand_id, seq)), cause.via, cause.at_ms)
            for seq, kind, body, cause in parts.events[hand_id]
        )
        return LoggedHand(
            guild_id,
            table_id,
            name,
            number,
            state,
            table,
            players,
            events,
            opened_ms,
            closed_ms,
            {seat: parts.net.get((hand_id, player), 0) for seat, player in players.items()},
            of_tournament,
            _level(events, table, parts.tournaments.get(of_tournament)),
            _tournament(of_tournament, parts.tournaments.get(of_tournament)),
        )
    except (CodecError, StoreError) as error:
        raise DamagedRecord(f"hand {number} of table {table_id} cannot be read: {error}") from None


def _level(events: Sequence[LoggedEvent], table: TableSettings, tournament: TournamentState | None) -> int | None:
    if tournament is None or tournament.play is None:
        return None
    if not events or not isinstance(started := events[0].event, HandStarted):
        return None
    leg = next(each for each in legs(table) if each.game.name == started.game)
    return tournament.play.ladder.level(started.stakes.small_bet, leg.bets_per_level)


def _tournament(tournament_id: int | None, state: TournamentState | None) -> HandTournament | None:
    if tournament_id is None or state is None:
        return None
    return HandTournament(
        tournament_id,
        frozenset(each.player_id for each in state.entrants),
        frozenset(each.player_id for each in state.playing()),
        len(state.prizes or ()),
    )


def _secrets(parts: _Parts, hand_id: int, seq: int) -> dict[str, str]:
    cards = parts.cards.get((hand_id, seq))
    return {} if cards is None else {"cards": cards}
