"""A player's statement, a guild's weeks, and the export of a whole guild for its owner."""

import json
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import asdict, astuple
from typing import Any, Final

from bot.moderation.ports import StatementLine, Week
from bot.poker.codec import CodecError, encode_by_name
from bot.tables.saving import StoreError
from db.event_rows import Causes, decode_row, read_positions
from db.file.connection import Database
from db.seal_rows import read_contributions, read_roster

_json: Final = json.JSONEncoder(separators=(",", ":")).encode
_WEEK_MS: Final = 7 * 24 * 60 * 60 * 1000

_STATEMENT: Final = """
    WITH own AS (SELECT id FROM account WHERE kind = 'wallet' AND player_id = :player AND guild_id = :guild),
    move AS (
        SELECT t.id, t.at_ms, t.code, -t.amount AS amount, t.credit AS other FROM own
        JOIN transfer t ON t.debit = own.id AND t.hand_id IS NULL
        UNION ALL SELECT t.id, t.at_ms, t.code, t.amount, t.debit FROM own
        JOIN transfer t ON t.credit = own.id AND t.hand_id IS NULL),
    line AS (SELECT *, sum(amount) OVER (ORDER BY id) AS balance FROM move ORDER BY id DESC LIMIT :most OFFSET :skip),
    act AS MATERIALIZED (SELECT 'moderator_' || act AS code, at_ms, after, reason FROM audit
        WHERE guild_id = :guild AND subject_id = :player AND act IN ('grant', 'deduct', 'reset')
        AND EXISTS(SELECT 1 FROM line WHERE code GLOB 'moderator_*'))
    SELECT line.id, line.at_ms, line.code, amount, line.balance, p.id, p.name, json_extract(t.settings, '$.name'),
        coalesce((SELECT reason FROM act WHERE act.code = line.code AND act.at_ms = line.at_ms
            AND act.after = 'chips ' || line.balance), '') FROM line
    JOIN account a ON a.id = line.other LEFT JOIN poker_table p ON p.id = a.table_id
    LEFT JOIN tournament t ON t.id = a.tournament_id ORDER BY line.id DESC"""

_BY_WEEK: Final[dict[str, str]] = {
    "minted": """SELECT (t.at_ms - :start) / :week, sum(t.amount) FROM account i
        JOIN transfer t ON t.debit = i.id AND t.hand_id IS NULL AND t.at_ms >= :start AND t.at_ms < :end
        WHERE i.kind = 'issuer' AND i.guild_id = :guild GROUP BY 1""",
    "burnt": """SELECT (t.at_ms - :start) / :week, sum(t.amount) FROM account i
        JOIN transfer t ON t.credit = i.id AND t.hand_id IS NULL AND t.at_ms >= :start AND t.at_ms < :end
        WHERE i.kind = 'issuer' AND i.guild_id = :guild GROUP BY 1""",
    "tables": """SELECT (opened_ms - :start) / :week, count(*) FROM poker_table
        WHERE guild_id = :guild AND NOT practice AND opened_ms >= :start AND opened_ms < :end GROUP BY 1""",
    "hands": """SELECT (h.closed_ms - :start) / :week, count(*) FROM hand h
        CROSS JOIN poker_table t ON t.id = h.table_id
        WHERE h.state = 'done' AND h.closed_ms >= :start AND h.closed_ms < :end AND t.guild_id = :guild
            AND NOT t.practice GROUP BY 1""",
    "players": """SELECT (h.closed_ms - :start) / :week, count(DISTINCT s.player_id) FROM hand h
        CROSS JOIN poker_table t ON t.id = h.table_id CROSS JOIN hand_seat s ON s.hand_id = h.id
        WHERE h.state = 'done' AND h.closed_ms >= :start AND h.closed_ms < :end AND t.guild_id = :guild
            AND NOT t.practice GROUP BY 1""",
}

_OWN_TABLES: Final = "SELECT id FROM poker_table WHERE guild_id = :guild"
_OWN_HANDS: Final = f"SELECT id FROM hand WHERE table_id IN ({_OWN_TABLES})"
_PUBLIC: Final = "json_remove(state, '$.plans')"
"""The table's state without the players' plans, which nobody else may see during a hand."""
_EVERYTHING: Final[dict[str, str]] = {
    "poker_table": f"""SELECT id, guild_id, channel_id, owner_id, name, settings, {_PUBLIC} AS state, message_id,
        opened_ms, closed_ms, tournament_id, practice FROM poker_table WHERE guild_id = :guild ORDER BY id""",
    "hand": f"""SELECT id, table_id, number, state, opened_ms, closed_ms FROM hand
        WHERE table_id IN ({_OWN_TABLES}) ORDER BY id""",
    "hand_seat": f"""SELECT hand_id, seat, player_id FROM hand_seat
        WHERE hand_id IN ({_OWN_HANDS}) ORDER BY hand_id, seat""",
    "hand_event": f"""SELECT hand_id, seq, kind, body, via, at_ms, taken, person FROM hand_event
        WHERE hand_id IN ({_OWN_HANDS}) ORDER BY hand_id, seq""",
    # Hashed Discord ids are text, because many programs round such long numbers. Only seeds of undealt hands: a seed
    # opens every card.
    "seal": f"""SELECT table_id, hand, lower(hex(before)) AS before, lower(hex(seal)) AS seal, state, contributions,
        roster, CAST(thread_id AS TEXT) AS thread_id, CAST(message_id AS TEXT) AS message_id,
        iif(state = 'undealt', lower(hex(seed)), NULL) AS seed FROM seal
        WHERE table_id IN ({_OWN_TABLES}) ORDER BY table_id, hand""",
    "record_thread": """SELECT guild_id, channel_id, CAST(thread_id AS TEXT) AS thread_id FROM record_thread
        WHERE guild_id = :guild ORDER BY thread_id""",
    "account": """SELECT id, kind, guild_id, player_id, table_id, tournament_id, balance FROM account
        WHERE guild_id = :guild ORDER BY id""",
    # A transfer never leaves its guild, so one side is enough.
    "transfer": """SELECT t.id, t.debit, t.credit, t.amount, t.code, t.hand_id, t.at_ms FROM transfer t
        JOIN account a ON a.id = t.debit WHERE a.guild_id = :guild ORDER BY t.id""",
    "audit": """SELECT guild_id, number, act, actor_id, reason, at_ms, subject_id, table_id, hand_number, before, after,
        prev, digest FROM audit WHERE guild_id = :guild ORDER BY number""",
    "dispute": """SELECT id, guild_id, table_id, hand_number, player_id, text, at_ms, ruling, settled_ms, audit_number
        FROM dispute WHERE guild_id = :guild ORDER BY id""",
    "hand_result": """SELECT player_id, hand_id, guild_id, game, closed_ms, net, bets FROM hand_result
        WHERE guild_id = :guild ORDER BY hand_id, player_id""",
    "player_day": """SELECT guild_id, player_id, day, game, hands, profit, bets, second_streets, showdowns,
        showdowns_won, biggest_pot FROM player_day WHERE guild_id = :guild ORDER BY day, player_id, game""",
    "tournament_day": """SELECT guild_id, player_id, day, game, hands, bets, second_streets, showdowns, showdowns_won,
        last_ms FROM tournament_day WHERE guild_id = :guild ORDER BY day, player_id, game""",
    "room_settings": "SELECT guild_id, body, audit_number FROM room_settings WHERE guild_id = :guild",
    "lobby_wanted": """SELECT guild_id, game, player_id FROM lobby_wanted
        WHERE guild_id = :guild ORDER BY game, player_id""",
    "tournament_wanted": """SELECT guild_id, what, player_id FROM tournament_wanted
        WHERE guild_id = :guild ORDER BY what, player_id""",
    "table_preset": """SELECT guild_id, name, body, audit_number FROM table_preset
        WHERE guild_id = :guild ORDER BY key""",
    "standing": """SELECT guild_id, player_id, banned_until_ms, frozen, audit_number FROM standing
        WHERE guild_id = :guild ORDER BY player_id""",
    "tournament": """SELECT id, guild_id, channel_id, owner_id, settings, state, phase, settled, schedule_id,
        start_planned_ms, start_ms, opens_ms FROM tournament WHERE guild_id = :guild ORDER BY id""",
    "tournament_change": """SELECT c.tournament_id, c.number, c.cause, c.phase, c.at_ms FROM tournament_change c
        JOIN tournament t ON t.id = c.tournament_id WHERE t.guild_id = :guild ORDER BY c.tournament_id, c.number""",
    "tournament_schedule": """SELECT id, guild_id, body, dropped_ms FROM tournament_schedule
        WHERE guild_id = :guild ORDER BY id""",
    "house_player": "SELECT guild_id, number, player_id FROM house_player WHERE guild_id = :guild ORDER BY number",
    "tournament_template": """SELECT guild_id, name, body FROM tournament_template
        WHERE guild_id = :guild ORDER BY key""",
}
"""The exported columns, each named, so that a later schema cannot leak a new column.

They contain no down cards, no Discord users and no deck of a dealt hand. They contain a seed only if its hand was never
dealt.
"""


class SqliteAccounts:
    """Implements Accounts of bot.moderation.ports."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def statement(self, guild_id: int, player_id: int, *, skip: int, most: int) -> list[StatementLine]:
        """Return a page of the player's transfers, newest first, as described in Accounts.

        Raises StoreError.
        """
        keys = {"guild": guild_id, "player": player_id, "skip": skip, "most": most}

        def run(connection: sqlite3.Connection) -> list[StatementLine]:
            return [StatementLine(*row) for row in connection.execute(_STATEMENT, keys)]

        return await self._database.study(run)

    async def weeks(self, guild_id: int, first_start_ms: int, count: int) -> list[Week]:
        end = first_start_ms + count * _WEEK_MS
        keys = {"guild": guild_id, "start": first_start_ms, "end": end, "week": _WEEK_MS}

        def run(connection: sqlite3.Connection) -> list[Week]:
            figures = {name: dict(connection.execute(query, keys).fetchall()) for name, query in _BY_WEEK.items()}
            return [_week(figures, first_start_ms, at) for at in range(count)]

        return await self._database.study(run)

    async def everything(self, guild_id: int) -> dict[str, list[dict[str, Any]]]:

        def run(connection: sqlite3.Connection) -> dict[str, list[dict[str, Any]]]:
            return {name: _dicts(connection, name, query, guild_id) for name, query in _EVERYTHING.items()}

        return await self._database.study(run)


def _week(figures: Mapping[str, Mapping[int, int]], first_start_ms: int, at: int) -> Week:
    return Week(first_start_ms + at * _WEEK_MS, **{name: by_week.get(at, 0) for name, by_week in figures.items()})


def _dicts(connection: sqlite3.Connection, table: str, query: str, guild_id: int) -> list[dict[str, Any]]:
    cursor = connection.execute(query, {"guild": guild_id})
    names = [column[0] for column in cursor.description]
    rows = (dict(zip(names, row, strict=True)) for row in cursor)
    as_told = _AS_TOLD.get(table)
    return list(rows if as_told is None else as_told(rows))


def _events_as_told(rows: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield the events with what the file has in a short form: kind, fields, cause, and positions.

    Kind and fields of an event that cannot be read are None.
    """
    causes = Causes()
    for row in rows:
        cause = causes.of(row["via"], row["at_ms"])
        told = {"kind": None, "body": None, "via": cause.via, "at_ms": cause.at_ms, "taken": _taken(row["taken"])}
        with suppress(CodecError):
            event = decode_row(row["kind"], row["body"], {})
            told |= {"kind": type(event).__name__, "body": _json(encode_by_name(event))}
        yield row | told


def _seals_as_told(rows: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield the seals with what the file has as bytes, as JSON; None for what cannot be read."""
    for row in rows:
        told: dict[str, str | None] = {"contributions": None, "roster": None}
        with suppress(StoreError):
            told["contributions"] = _json([astuple(one) for one in read_contributions(row["contributions"])])
            told["roster"] = _json(asdict(read_roster(row["roster"]))) if row["roster"] is not None else None
        yield row | told


def _taken(stored: bytes | None) -> str | None:
    """Return the positions as a JSON list of ``[deck, position, use, seat]``; None for none that can be read."""
    with suppress(ValueError):
        return _json(read_positions(stored)) if stored else None
    return None


_AS_TOLD: Final[dict[str, Callable[[Iterable[dict[str, Any]]], Iterator[dict[str, Any]]]]] = {
    "hand_event": _events_as_told,
    "seal": _seals_as_told,
}
"""Table -> how its rows are told, where the file has them in a shorter form."""
