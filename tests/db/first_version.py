"""A file as the program of the first version left it, written by SQL: today's program knows of tables and columns that
were not there yet."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.poker.codec import encode
from db.file.migrate import MIGRATIONS
from db.records import SETTINGS, STATE
from tests.db import scenes
from tests.db.scenes import ANNA, BERT, GUILD, NOW, OPENING

USER = 5001


def write(path: Path) -> None:
    """Anna and Bert at a table with 200 each of their 1,000, in the middle of its first hand: 7 in the pot."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.executescript((MIGRATIONS / "V001__initial.sql").read_text())
        connection.execute("INSERT INTO migration VALUES (1, 'initial', 0)")
        connection.execute("INSERT INTO player_link(user_id, player_id) VALUES (?, ?)", (USER, ANNA))
        _table(connection)
        _hand(connection)
        _chips(connection)


def _table(connection: sqlite3.Connection) -> None:
    connection.execute(
        """INSERT INTO poker_table(guild_id, channel_id, owner_id, name, settings, state, opened_ms)
        VALUES (?, 7000, ?, 'Table', ?, ?, ?)""",
        (GUILD, ANNA, SETTINGS.dump(scenes.SETTINGS), STATE.dump(scenes.STATE), NOW),
    )


def _hand(connection: sqlite3.Connection) -> None:
    connection.execute("INSERT INTO hand(table_id, number, opened_ms) VALUES (1, 1, ?)", (NOW,))
    connection.executemany("INSERT INTO hand_seat VALUES (1, ?, ?)", [(1, ANNA), (2, BERT)])
    for seq, part in enumerate(map(encode, OPENING), 1):
        connection.execute(
            "INSERT INTO hand_event(hand_id, seq, kind, body, via, at_ms) VALUES (1, ?, ?, ?, 'table', ?)",
            (seq, part.kind, part.public, NOW),
        )
        secrets = [(seq, name, body) for name, body in part.secrets.items()]
        connection.executemany("INSERT INTO hand_secret VALUES (1, ?, ?, ?)", secrets)


def _chips(connection: sqlite3.Connection) -> None:
    """Accounts: 1 the issuer, 2 and 3 the wallets, 4 and 5 the seats, 6 the pot."""
    connection.executemany(
        "INSERT INTO account(kind, guild_id, player_id, table_id) VALUES (?, ?, ?, ?)",
        [
            ("issuer", GUILD, None, None),
            ("wallet", GUILD, ANNA, None),
            ("wallet", GUILD, BERT, None),
            ("seat", GUILD, ANNA, 1),
            ("seat", GUILD, BERT, 1),
            ("pot", GUILD, None, 1),
        ],
    )
    connection.executemany(
        "INSERT INTO transfer(debit, credit, amount, code, hand_id, at_ms) VALUES (?, ?, ?, ?, ?, 0)",
        [
            (1, 2, 1000, "grant", None),
            (1, 3, 1000, "grant", None),
            (2, 4, 200, "buy_in", None),
            (3, 5, 200, "buy_in", None),
            (4, 6, 2, "ante", 1),
            (5, 6, 2, "ante", 1),
            (4, 6, 3, "bet", 1),
        ],
    )
