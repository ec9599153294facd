"""Exporting the file's data about a user, and deleting it."""

import json
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any, Final

from bot.fairness.cutting import CUT
from bot.moderation.ports import StillSeated
from bot.poker.cards import card_text
from bot.poker.codec import CodecError, encode_by_name
from bot.poker.events import Drew, Event, StreetDealt
from bot.tables.saving import Account, StoreError, Transfer
from db.event_rows import Causes, decode_row
from db.file.connection import Database
from db.money import ledger
from db.people import forgotten
from db.people.directory import SqliteDirectory
from db.requests import made_ms
from db.seal_rows import read_contributions

BURNT: Final = "forgotten"
"""The code of the transfer that empties the wallet of a user whose data is deleted."""

_LINK: Final = "SELECT player_id, dm_channel_id FROM player_link WHERE user_id = ?"
_SEATED: Final = """SELECT 1 FROM account WHERE kind = 'seat' AND player_id = :player AND balance > 0
    UNION ALL SELECT 1 FROM hand h INDEXED BY hand_live CROSS JOIN hand_seat s ON s.hand_id = h.id
        WHERE h.state = 'live' AND s.player_id = :player
    UNION ALL SELECT 1 FROM poker_table t, json_each(t.state, '$.seats') seat
        WHERE t.closed_ms IS NULL AND json_extract(seat.value, '$.player_id') = :player
    UNION ALL SELECT 1 FROM poker_table t, json_each(t.state, '$.waiting') entry
        WHERE t.closed_ms IS NULL AND json_extract(entry.value, '$.player_id') = :player
    UNION ALL SELECT 1 FROM tournament t, json_each(t.state, '$.entrants') entrant
        WHERE t.settled = 0 AND json_extract(entrant.value, '$.player_id') = :player
    LIMIT 1"""
_GUILDS: Final = """SELECT guild_id FROM account WHERE player_id = :player
    UNION SELECT guild_id FROM poker_table WHERE owner_id = :player
    UNION SELECT guild_id FROM standing WHERE player_id = :player
    UNION SELECT t.guild_id FROM poker_table t, json_each(t.state, '$.guests') guest
        WHERE t.closed_ms IS NULL AND guest.value = :player
    UNION SELECT guild_id FROM dispute WHERE player_id = :player
    UNION SELECT guild_id FROM tournament WHERE owner_id = :player
    UNION SELECT t.guild_id FROM lesson l JOIN poker_table t ON t.id = l.table_id WHERE l.player_id = :player
    UNION SELECT guild_id FROM lobby_wanted WHERE player_id = :player
    UNION SELECT guild_id FROM tournament_wanted WHERE player_id = :player
    UNION SELECT guild_id FROM due_letter WHERE player_id = :player
    UNION SELECT p.guild_id FROM due_post p, json_each(p.players) called WHERE called.value = :player
    UNION SELECT guild_id FROM unlisted_player WHERE player_id = :player
    UNION SELECT guild_id FROM returned_player WHERE player_id = :player
    UNION SELECT guild_id FROM audit WHERE :player IN (subject_id, actor_id) ORDER BY 1"""
_PARTS: Final[dict[str, str]] = {
    "wallet": "SELECT balance FROM account WHERE kind = 'wallet' AND player_id = :player AND guild_id = :guild",
    "stacks": """SELECT p.id AS table_number, p.name AS table_name, a.balance FROM account a
        JOIN poker_table p ON p.id = a.table_id
        WHERE a.kind = 'seat' AND a.player_id = :player AND a.guild_id = :guild AND a.balance > 0 ORDER BY p.id""",
    "movements": """SELECT t.at_ms, t.code, iif(t.credit = w.id, t.amount, -t.amount) AS amount, p.name AS table_name
        FROM account w JOIN transfer t ON w.id IN (t.debit, t.credit) AND t.hand_id IS NULL
        JOIN account o ON o.id = iif(t.credit = w.id, t.debit, t.credit) LEFT JOIN poker_table p ON p.id = o.table_id
        WHERE w.kind = 'wallet' AND w.player_id = :player AND w.guild_id = :guild ORDER BY t.id""",
    "tables_opened": """SELECT id AS number, name, opened_ms, closed_ms FROM poker_table
        WHERE owner_id = :player AND guild_id = :guild ORDER BY id""",
    "guided_hands": """SELECT l.table_id AS table_number, l.hand_number FROM lesson l
        JOIN poker_table t ON t.id = l.table_id WHERE l.player_id = :player AND t.guild_id = :guild""",
    "tournaments": """SELECT t.id AS number, t.phase, t.start_ms, entrant.value AS entry
        FROM tournament t, json_each(t.state, '$.entrants') entrant
        WHERE t.guild_id = :guild AND json_extract(entrant.value, '$.player_id') = :player ORDER BY t.id""",
    "seats": """SELECT t.id AS table_number, t.name AS table_name, json_extract(seat.value, '$.seat') AS seat,
        json_extract(seat.value, '$.bank_ms') AS time_bank_left_ms
        FROM poker_table t, json_each(t.state, '$.seats') seat WHERE t.guild_id = :guild
        AND t.closed_ms IS NULL AND json_extract(seat.value, '$.player_id') = :player ORDER BY t.id""",
    "plans": """SELECT t.id AS table_number, t.name AS table_name, json_extract(plan.value, '$.kind') AS plan
        FROM poker_table t, json_each(t.state, '$.plans') plan WHERE t.guild_id = :guild
        AND t.closed_ms IS NULL AND json_extract(plan.value, '$.player_id') = :player ORDER BY t.id""",
    "waiting_lists": """SELECT t.id AS table_number, t.name AS table_name,
        json_extract(entry.value, '$.buy_in') AS buy_in
        FROM poker_table t, json_each(t.state, '$.waiting') entry WHERE t.guild_id = :guild
        AND t.closed_ms IS NULL AND json_extract(entry.value, '$.player_id') = :player ORDER BY t.id""",
    "invitations": """SELECT t.id AS table_number, t.name AS table_name
        FROM poker_table t, json_each(t.state, '$.guests') guest
        WHERE t.guild_id = :guild AND t.closed_ms IS NULL AND guest.value = :player ORDER BY t.id""",
    "standing": """SELECT banned_until_ms, frozen FROM standing WHERE player_id = :player AND guild_id = :guild""",
    "audit_about_you": """SELECT number, act, reason, at_ms, table_id AS table_number, hand_number, before, after
        FROM audit WHERE subject_id = :player AND guild_id = :guild ORDER BY number""",
    "audit_of_your_acts": """SELECT number, act, reason, at_ms, table_id AS table_number, hand_number
        FROM audit WHERE actor_id = :player AND guild_id = :guild ORDER BY number""",
    "figures": """SELECT day, game, hands, profit, bets, second_streets, showdowns, showdowns_won, biggest_pot
        FROM player_day WHERE player_id = :player AND guild_id = :guild ORDER BY day, game""",
    "figures_of_tournaments": """SELECT day, game, hands, bets, second_streets, showdowns, showdowns_won
        FROM tournament_day WHERE player_id = :player AND guild_id = :guild ORDER BY day, game""",
    "achievements": """SELECT a.name, h.table_id AS table_number, h.number AS hand_number FROM achievement a
        JOIN hand h ON h.id = a.hand_id WHERE a.player_id = :player AND a.guild_id = :guild ORDER BY a.hand_id""",
    "showdowns_in_a_row": "SELECT showdowns FROM showdown_run WHERE player_id = :player AND guild_id = :guild",
    "called_to_games": "SELECT game FROM lobby_wanted WHERE player_id = :player AND guild_id = :guild ORDER BY game",
    "told_of_tournaments": """SELECT what FROM tournament_wanted
        WHERE player_id = :player AND guild_id = :guild ORDER BY what""",
    "letters_due": """SELECT kind, body, at_ms FROM due_letter
        WHERE player_id = :player AND guild_id = :guild ORDER BY id""",
    "calls_due": """SELECT p.kind, p.at_ms FROM due_post p, json_each(p.players) called
        WHERE called.value = :player AND p.guild_id = :guild ORDER BY p.id""",
    "unlisted": "SELECT 1 AS unlisted FROM unlisted_player WHERE player_id = :player AND guild_id = :guild",
    "back_after_being_forgotten": """SELECT claimed_ms AS last_claim_ms FROM returned_player
        WHERE player_id = :player AND guild_id = :guild""",
    "disputes": """SELECT id AS number, table_id AS table_number, hand_number, text, at_ms, ruling, settled_ms
        FROM dispute WHERE player_id = :player AND guild_id = :guild ORDER BY id""",
}
_HANDS: Final = """SELECT h.id, h.table_id AS table_number, h.number, h.state, h.opened_ms, h.closed_ms, s.seat,
        (SELECT coalesce(sum(iif(t.credit = a.id, t.amount, -t.amount)), 0) FROM account a
            JOIN transfer t ON t.hand_id = h.id AND a.id IN (t.debit, t.credit)
            WHERE a.kind = 'seat' AND a.table_id = h.table_id AND a.player_id = :player) AS won
    FROM hand_seat s JOIN hand h ON h.id = s.hand_id JOIN poker_table p ON p.id = h.table_id
    WHERE s.player_id = :player AND p.guild_id = :guild ORDER BY h.id"""
_CUTS: Final = """SELECT s.table_id, s.hand, own.seat, s.contributions
    FROM hand_seat own JOIN hand h ON h.id = own.hand_id JOIN poker_table t ON t.id = h.table_id
    JOIN seal s ON s.table_id = h.table_id AND s.hand = h.number
    WHERE own.player_id = :player AND t.guild_id = :guild ORDER BY h.id"""
_EVENTS: Final = """SELECT e.kind, e.body, e.via, e.at_ms, s.body FROM hand_event e
    LEFT JOIN hand_secret s ON s.hand_id = e.hand_id AND s.seq = e.seq AND s.class = 'cards'
    WHERE e.hand_id = ? ORDER BY e.seq"""
_LIKES: Final = "SELECT body FROM preference WHERE player_id = ?"
_ORDERS: Final = "SELECT id, kind, body, at_ms FROM user_order WHERE user_id = ? ORDER BY id"
_CLICKS: Final = "SELECT id, name, after_ms FROM request WHERE player_id = ? ORDER BY id"


class SqlitePrivacy:
    """Implements ForgettingUsers of bot.moderation.ports."""

    def __init__(self, database: Database, directory: SqliteDirectory) -> None:
        self._database = database
        self._directory = directory

    async def player_id(self, user_id: int) -> int | None:
        rows = await self._database.read(_LINK, (user_id,))
        return int(rows[0][0]) if rows else None

    async def is_seated(self, user_id: int) -> bool:
        player_id = await self.player_id(user_id)
        return player_id is not None and bool(await self._database.read(_SEATED, {"player": player_id}))

    async def export(self, user_id: int) -> dict[str, Any]:
        """Return the data stored about the user. Raises StoreError.

        Ids are text, because many programs misread such large numbers. From a hand that is still being played, the
        result includes only cards that the player may see anyway.
        """

        def run(connection: sqlite3.Connection) -> dict[str, Any]:
            return _export(connection, user_id)

        return await self._database.study(run)

    async def forget(self, user_id: int, at_ms: int) -> bool:

        def run(connection: sqlite3.Connection) -> int | None:
            return forget(connection, user_id, at_ms)

        def drop(player_id: int | None) -> None:
            if player_id is not None:
                self._directory.forget(user_id, player_id)

        return await self._database.write(run, drop) is not None


# Export


def _export(connection: sqlite3.Connection, user_id: int) -> dict[str, Any]:
    connection.row_factory = sqlite3.Row
    link = connection.execute(_LINK, (user_id,)).fetchone()
    if link is None:
        return {}
    player_id, dm_channel_id = link
    guilds = [row[0] for row in connection.execute(_GUILDS, {"player": player_id})]
    likes = connection.execute(_LIKES, (player_id,)).fetchone()
    orders = [{**row, "id": str(row["id"])} for row in map(dict, connection.execute(_ORDERS, (user_id,)))]
    return {
        "user": str(user_id),
        "pseudonym": str(player_id),
        "direct_messages": None if dm_channel_id is None else str(dm_channel_id),
        "settings": None if likes is None else json.loads(likes[0]),
        "servers": {str(guild): _of_guild(connection, player_id, guild) for guild in guilds},
        "clicks_and_commands": [
            {"id": str(request), "name": name, "at_ms": made_ms(request) + after_ms}
            for request, name, after_ms in connection.execute(_CLICKS, (player_id,))
        ],
        **({"orders_under_way": orders} if orders else {}),
    }


def _of_guild(connection: sqlite3.Connection, player_id: int, guild_id: int) -> dict[str, Any]:
    keys = {"player": player_id, "guild": guild_id}
    told: dict[str, Any] = {
        name: [dict(row) for row in connection.execute(query, keys)] for name, query in _PARTS.items()
    }
    told["cuts_from_your_seat"] = list(_cuts(connection, keys))
    told["hands"] = [_hand(connection, dict(row)) for row in connection.execute(_HANDS, keys)]
    return told


def _cuts(connection: sqlite3.Connection, keys: Mapping[str, int]) -> Iterator[dict[str, Any]]:
    """Yield the player's words to cut with. A deal that cannot be read is left out."""
    for table_id, hand, seat, contributions in connection.execute(_CUTS, keys):
        with suppress(StoreError):
            for one in read_contributions(contributions):
                if one.kind == CUT and one.seat == seat:
                    yield {"table_number": table_id, "hand_number": hand, "word": one.word}


def _hand(connection: sqlite3.Connection, row: dict[str, Any]) -> dict[str, Any]:
    """Return the hand with the player's own acts and down cards, as far as they are stored."""
    cards: list[str] = []
    acts: list[dict[str, Any]] = []
    causes = Causes()
    for kind, body, via, at_ms, secret in connection.execute(_EVENTS, (row.pop("id"),)):
        cause = causes.of(via, at_ms)
        # A row that cannot be read is left out.
        with suppress(CodecError):
            event = decode_row(kind, body, {} if secret is None else {"cards": secret})
            cards += [card_text(card) for card in _dealt(event, row["seat"])]
            if getattr(event, "seat", None) == row["seat"]:
                acts.append(
                    {"what": type(event).__name__, **encode_by_name(event), "via": cause.via, "at_ms": cause.at_ms}
                )
    return {**row, "down_cards": cards, "acts": acts}


def _dealt(event: Event, seat: int) -> tuple[int, ...]:
    match event:
        case StreetDealt() if seat in event.seats and event.down:
            return event.down[event.seats.index(seat)]
        case Drew() if event.seat == seat:
            return event.cards
    return ()


# Forget


def forget(connection: sqlite3.Connection, user_id: int, at_ms: int) -> int | None:
    """Delete the link and return the pseudonym, which no longer leads to a user; None for an unknown user.

    Raises StillSeated.
    """
    row = connection.execute("SELECT player_id FROM player_link WHERE user_id = ?", (user_id,)).fetchone()
    if row is None:
        return None
    player_id = int(row[0])
    if connection.execute(_SEATED, {"player": player_id}).fetchone():
        raise StillSeated("a player at a table cannot be forgotten")
    forgotten.remember(connection, user_id, player_id, at_ms)
    _burn(connection, player_id, at_ms)
    connection.execute("UPDATE dispute SET text = '' WHERE player_id = ? AND text <> ''", (player_id,))
    connection.execute("DELETE FROM lesson WHERE player_id = ?", (player_id,))
    connection.execute("DELETE FROM player_link WHERE user_id = ?", (user_id,))
    return player_id


def _burn(connection: sqlite3.Connection, player_id: int, at_ms: int) -> None:
    wallets = connection.execute(
        "SELECT guild_id, balance FROM account WHERE kind = 'wallet' AND player_id = ? AND balance > 0", (player_id,)
    ).fetchall()
    transfers = [
        Transfer(Account("wallet", guild_id, player_id), Account("issuer", guild_id), balance, BURNT)
        for guild_id, balance in wallets
    ]
    ledger.post(connection, transfers, hand_id=None, at_ms=at_ms, request_id=None)
