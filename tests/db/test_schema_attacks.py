"""Attacks on connections with hostile settings, and with lesser known SQL."""

import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest

from db import check
from tests.db.test_attacks import _INTO, _ISSUER, _POT, _SEAT, _WALLET, ATTACKS, written
from tests.harness.db.scenes import BERT, GUILD
from tests.harness.db.victims import harmful

__all__ = ["written"]

PRAGMAS: Final = {
    "triggers that do not recurse": "PRAGMA recursive_triggers = OFF",
    "no foreign keys": "PRAGMA foreign_keys = OFF",
    "foreign keys late": "PRAGMA defer_foreign_keys = ON",
    "no checks": "PRAGMA ignore_check_constraints = ON",
    "old alter table": "PRAGMA legacy_alter_table = ON",
}

MORE: Final = {
    "upsert a balance": f"""INSERT INTO account(id, kind, guild_id, player_id)
        VALUES ({_WALLET}, 'wallet', {GUILD}, {BERT}) ON CONFLICT DO UPDATE SET balance = balance + 500""",
    "upsert a transfer": f"""INSERT INTO transfer(id, debit, credit, amount, code, at_ms)
        VALUES (1, {_ISSUER}, {_WALLET}, 5, 'x', 0) ON CONFLICT(id) DO UPDATE SET amount = 5000""",
    "update from another": f"""UPDATE account SET balance = other.balance FROM account other
        WHERE account.id = {_WALLET} AND other.kind = 'seat'""",
    "update or replace": f"UPDATE OR REPLACE account SET balance = balance + 500 WHERE id = {_WALLET}",
    "update or fail": f"UPDATE OR FAIL account SET balance = balance + 500 WHERE id = {_WALLET}",
    "update or rollback": f"UPDATE OR ROLLBACK account SET balance = balance + 500 WHERE id = {_WALLET}",
    "swap two accounts": f"UPDATE account SET id = CASE id WHEN {_WALLET} THEN {_ISSUER} ELSE id END",
    "swap them over": f"UPDATE OR REPLACE account SET id = {_ISSUER} WHERE id = {_WALLET}",
    "by the name of the row": f"UPDATE account SET rowid = 99 WHERE id = {_WALLET}",
    "a hand by the name of the row": "UPDATE hand SET rowid = 99 WHERE number = 1",
    "a table by the name of the row": "UPDATE poker_table SET oid = 99 WHERE id = 2",
    "a pseudonym by the name of the row": "UPDATE player_link SET _rowid_ = 99",
    "a transfer takes another's place": "UPDATE OR REPLACE transfer SET id = 1 WHERE id = 2",
    "a transfer moves up": "UPDATE transfer SET _rowid_ = 99 WHERE id = 1",
    "overdraft or fail": f"INSERT OR FAIL {_INTO} VALUES ({_WALLET}, {_SEAT}, 801, 'x', 0)",
    "overdraft or rollback": f"INSERT OR ROLLBACK {_INTO} VALUES ({_WALLET}, {_SEAT}, 801, 'x', 0)",
    "an overdraft in two": f"INSERT {_INTO} SELECT {_WALLET}, {_SEAT}, 401, 'x', 0 FROM (VALUES (1), (2))",
    "an overdraft in two or ignore": f"""INSERT OR IGNORE {_INTO}
        SELECT {_WALLET}, {_SEAT}, 801, 'x', 0 FROM (VALUES (1), (2))""",
    "more than a number holds": f"INSERT {_INTO} VALUES ({_ISSUER}, {_WALLET}, 9223372036854775807, 'x', 0)",
    "less than a number holds": f"INSERT {_INTO} VALUES ({_ISSUER}, {_WALLET}, -9223372036854775808, 'x', 0)",
    "a debt or ignore": f"INSERT OR IGNORE {_INTO} VALUES ({_WALLET}, {_SEAT}, -500, 'x', 0)",
    "more than the issuer may give": f"""INSERT {_INTO}
        WITH RECURSIVE n(i) AS (VALUES (0) UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
        SELECT {_ISSUER}, w.id, 1000000000000, 'x', 0 FROM n JOIN account w
        ON w.kind = 'wallet' AND (w.player_id = {BERT}) = i % 2""",
    "nothing at all": f"INSERT {_INTO} VALUES ({_ISSUER}, {_WALLET}, 0, 'x', 0)",
    "a bool for chips": f"INSERT {_INTO} VALUES ({_WALLET}, {_SEAT}, 801 > 1, NULL, 0)",
    "a blob for chips": f"INSERT {_INTO} VALUES ({_ISSUER}, {_WALLET}, x'01', 'x', 0)",
    "to a player across the table": f"""INSERT {_INTO} SELECT {_SEAT}, id, 5, 'x', 0 FROM account
        WHERE kind = 'seat' AND player_id <> {BERT}""",
    "to another's wallet": f"""INSERT {_INTO} SELECT {_SEAT}, id, 5, 'x', 0 FROM account
        WHERE kind = 'wallet' AND player_id <> {BERT}""",
    "out of the pot into a wallet": f"""INSERT INTO transfer(debit, credit, amount, code, at_ms, hand_id)
        VALUES ({_POT}, {_WALLET}, 5, 'x', 0, 2)""",
    "mint into the pot": f"""INSERT INTO transfer(debit, credit, amount, code, at_ms, hand_id)
        VALUES ({_ISSUER}, {_POT}, 5, 'x', 0, 2)""",
    "out of the pot by another table's hand": f"""INSERT INTO transfer(debit, credit, amount, code, at_ms, hand_id)
        VALUES ({_POT}, {_SEAT}, 5, 'x', 0, 99)""",
    "more out of the pot than in it": f"""INSERT INTO transfer(debit, credit, amount, code, at_ms, hand_id)
        VALUES ({_POT}, {_SEAT}, 8, 'x', 0, 2)""",
    "a second grant": f"INSERT {_INTO} VALUES ({_ISSUER}, {_WALLET}, 1000, 'grant', 0)",
    "an account of no kind": f"INSERT INTO account(kind, guild_id, player_id) VALUES ('bank', {GUILD}, 99)",
    "a wallet in the red": f"""INSERT INTO account(kind, guild_id, player_id, balance, last_transfer)
        VALUES ('wallet', {GUILD}, 99, -5, 1)""",
    "a second issuer": f"INSERT INTO account(kind, guild_id) VALUES ('issuer', {GUILD})",
    "an issuer with a player": f"INSERT INTO account(kind, guild_id, player_id) VALUES ('issuer', 5, {BERT})",
    "a hand of no table": "INSERT INTO hand(table_id, number, opened_ms) VALUES (99, 1, 0)",
    "move the live hand": "UPDATE hand SET table_id = 2 WHERE number = 2",
    "close without closing": "UPDATE hand SET state = 'over' WHERE number = 2",
    "delete all": "DELETE FROM transfer",
    "delete all accounts": "DELETE FROM account",
}
"""Attacks that ``ATTACKS`` lacks."""


def test_no_attack_changes_the_file(victim: sqlite3.Connection, victim_path: Path) -> None:
    assert harmful(victim, MORE, sqlite3.Error) == []
    assert check(victim_path) == []


@pytest.mark.parametrize("pragma", PRAGMAS.values(), ids=PRAGMAS)
def test_a_connection_with_safety_settings_off_moves_no_chips(victim: sqlite3.Connection, pragma: str) -> None:
    before = chips(victim)
    for attack in (*ATTACKS.values(), *MORE.values()):
        victim.execute(pragma)
        with suppress(sqlite3.Error):
            victim.execute(attack)
        assert chips(victim) == before, attack


def chips(connection: sqlite3.Connection) -> tuple[object, ...]:
    """Return every account with a balance, every transfer, and which hands and tables are open."""
    return tuple(
        connection.execute(query).fetchall()
        for query in (
            "SELECT id, kind, guild_id, player_id, table_id, balance FROM account WHERE balance <> 0",
            "SELECT id, debit, credit, amount, hand_id FROM transfer",
            "SELECT id, table_id, number, state FROM hand WHERE table_id <> 99",
            "SELECT id, closed_ms FROM poker_table",
        )
    )
