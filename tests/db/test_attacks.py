"""SQL that tries to make, move or hide chips behind the program's back, stopped by triggers alone."""

import sqlite3
from contextlib import suppress
from pathlib import Path

import pytest

from db import SqliteStore, check
from tests.harness.db.scenes import BERT, GUILD, NEXT_DOOR, NOW, OTHER_GUILD, ending, opening, seated_table
from tests.harness.db.victims import drop_triggers, harmful, write

# Table 1: hand 1 done, hand 2 live with 7 in its pot. Table 2: nobody. Wallets and stacks of players 11 and 12.
_WALLET = f"(SELECT id FROM account WHERE kind = 'wallet' AND player_id = {BERT})"
_SEAT = f"(SELECT id FROM account WHERE kind = 'seat' AND player_id = {BERT})"
_POT = "(SELECT id FROM account WHERE kind = 'pot')"
_ISSUER = "(SELECT id FROM account WHERE kind = 'issuer')"
_INTO = "INTO transfer(debit, credit, amount, code, at_ms)"

ATTACKS = {
    "raise a balance": "UPDATE account SET balance = balance + 500 WHERE kind = 'wallet'",
    "raise it with the next transfer": "UPDATE account SET balance = balance + 5, last_transfer = 1 + last_transfer",
    "raise it with the newest transfer": f"""UPDATE account SET balance = balance + 200,
        last_transfer = (SELECT max(id) FROM transfer) WHERE id = {_ISSUER}""",
    "repeat the last posting": f"""UPDATE account SET balance = balance + (SELECT amount FROM transfer
        WHERE id = account.last_transfer) WHERE id = {_SEAT}""",
    "raise it or ignore": "UPDATE OR IGNORE account SET balance = balance + 500 WHERE kind = 'wallet'",
    "open with chips": f"INSERT INTO account(kind, guild_id, player_id, balance) VALUES ('wallet', {GUILD}, 99, 500)",
    "open over another": f"""INSERT OR REPLACE INTO account(id, kind, guild_id, player_id)
        VALUES ({_WALLET}, 'wallet', {GUILD}, 99)""",
    "replace a wallet": f"INSERT OR REPLACE INTO account(kind, guild_id, player_id) VALUES ('wallet', {GUILD}, {BERT})",
    "replace an empty pot": f"INSERT OR REPLACE INTO account(kind, guild_id, table_id) VALUES ('pot', {GUILD}, 1)",
    "a wallet of nobody": f"INSERT INTO account(kind, guild_id) VALUES ('wallet', {GUILD})",
    "a seat in another guild": f"""INSERT INTO account(kind, guild_id, player_id, table_id)
        VALUES ('seat', {OTHER_GUILD}, 99, 1)""",
    "take over a wallet": f"UPDATE account SET player_id = 99 WHERE id = {_WALLET}",
    "make a wallet the issuer": f"UPDATE account SET kind = 'issuer', player_id = NULL WHERE id = {_WALLET}",
    "move a wallet to another guild": f"UPDATE account SET guild_id = {OTHER_GUILD} WHERE id = {_WALLET}",
    "delete an account": f"DELETE FROM account WHERE id = {_WALLET}",
    "delete a transfer": "DELETE FROM transfer WHERE id = 1",
    "delete the newest transfer": "DELETE FROM transfer WHERE id = (SELECT max(id) FROM transfer)",
    "rewrite a transfer": "UPDATE transfer SET amount = amount + 1 WHERE id = 1",
    "replace a transfer": f"""INSERT OR REPLACE INTO transfer(id, debit, credit, amount, code, at_ms)
        VALUES (1, {_ISSUER}, {_WALLET}, 5000, 'grant', 0)""",
    "replace a grant": f"INSERT OR REPLACE {_INTO} VALUES ({_ISSUER}, {_WALLET}, 5000, 'grant', 0)",
    "leave a gap": f"""INSERT INTO transfer(id, debit, credit, amount, code, at_ms)
        VALUES (999, {_ISSUER}, {_WALLET}, 5, 'x', 0)""",
    "an id before the first": f"""INSERT INTO transfer(id, debit, credit, amount, code, at_ms)
        VALUES (-1, {_ISSUER}, {_WALLET}, 5, 'x', 0)""",
    "negative amount": f"INSERT {_INTO} VALUES ({_WALLET}, {_ISSUER}, -500, 'x', 0)",
    "no amount": f"INSERT {_INTO} VALUES ({_WALLET}, {_ISSUER}, NULL, 'x', 0)",
    "half a chip": f"INSERT {_INTO} VALUES ({_WALLET}, {_SEAT}, 0.5, 'x', 0)",
    "text for chips": f"INSERT {_INTO} VALUES ({_WALLET}, {_SEAT}, 'many', 'x', 0)",
    "overdraft": f"INSERT {_INTO} VALUES ({_WALLET}, {_SEAT}, 801, 'x', 0)",
    "overdraft or ignore": f"INSERT OR IGNORE {_INTO} VALUES ({_WALLET}, {_SEAT}, 801, 'x', 0)",
    "overdraft or replace": f"INSERT OR REPLACE {_INTO} VALUES ({_WALLET}, {_SEAT}, 801, 'x', 0)",
    "beyond the ceiling or ignore": f"""WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 1001)
        INSERT OR IGNORE {_INTO} SELECT {_ISSUER}, {_WALLET}, 1000000000000, 'x', 0 FROM n""",
    "from nowhere": f"INSERT {_INTO} VALUES (999, {_WALLET}, 5, 'x', 0)",
    "into nowhere": f"INSERT {_INTO} VALUES ({_ISSUER}, 999, 5, 'x', 0)",
    "to itself": f"INSERT {_INTO} VALUES ({_WALLET}, {_WALLET}, 5, 'x', 0)",
    "pot outside a hand": f"INSERT {_INTO} VALUES ({_SEAT}, {_POT}, 5, 'x', 0)",
    "pot inside a closed hand": f"""INSERT INTO transfer(debit, credit, amount, code, at_ms, hand_id)
        VALUES ({_SEAT}, {_POT}, 5, 'x', 0, 1)""",
    "close with chips in the pot": "UPDATE hand SET state = 'done' WHERE number = 2",
    "void with chips in the pot": "UPDATE hand SET state = 'void' WHERE number = 2",
    "open a hand again": "UPDATE hand SET state = 'live' WHERE number = 1",
    "a second live hand": "INSERT INTO hand(table_id, number, opened_ms) VALUES (1, 3, 0)",
    "replace the live hand": "INSERT OR REPLACE INTO hand(table_id, number, opened_ms) VALUES (1, 2, 0)",
    "born closed": "INSERT INTO hand(table_id, number, opened_ms, state) VALUES (2, 1, 0, 'done')",
    "renumber a hand": "UPDATE hand SET number = 9 WHERE number = 1",
    "delete a hand": "DELETE FROM hand WHERE number = 1",
    "rewrite an event": "UPDATE hand_event SET body = '[]' WHERE seq = 1",
    "delete an event": "DELETE FROM hand_event WHERE seq = 6 AND hand_id = 2",
    "replace an event": """INSERT OR REPLACE INTO hand_event(hand_id, seq, kind, body, at_ms)
        VALUES (2, 1, 1, '[]', 0)""",
    "skip an event": "INSERT INTO hand_event(hand_id, seq, kind, body, at_ms) VALUES (2, 99, 1, '[]', 0)",
    "add to a closed hand": "INSERT INTO hand_event(hand_id, seq, kind, body, at_ms) VALUES (1, 11, 1, '[]', 0)",
    "an event that is no JSON": "INSERT INTO hand_event(hand_id, seq, kind, body, at_ms) VALUES (2, 7, 1, '[', 0)",
    "change a live deck": "UPDATE hand_secret SET body = '[]' WHERE class = 'deck'",
    "replace a live deck": "INSERT OR REPLACE INTO hand_secret VALUES (2, 2, 'deck', '[]')",
    "delete a live deck": "DELETE FROM hand_secret WHERE class = 'deck'",
    "change who sat where": "UPDATE hand_seat SET player_id = 99",
    "replace who sat where": "INSERT OR REPLACE INTO hand_seat VALUES (1, 1, 99)",
    "forget a request": "DELETE FROM request",
    "replace a request": "INSERT OR REPLACE INTO request(id, name, after_ms) VALUES (77, 'x', 0)",
    "close a table with chips": "UPDATE poker_table SET closed_ms = 1 WHERE id = 1",
    "change a table's settings": "UPDATE poker_table SET settings = '{}'",
    "delete a table": "DELETE FROM poker_table WHERE id = 2",
    "replace a table": """INSERT OR REPLACE INTO poker_table(id, guild_id, channel_id, owner_id, name, settings, state,
        opened_ms) VALUES (2, 1, 1, 1, 'x', '{}', '{}', 0)""",
    "swap pseudonyms": "UPDATE player_link SET player_id = 99",
    "a second table in the channel": f"""INSERT INTO poker_table(guild_id, channel_id, owner_id, name, settings, state,
        opened_ms) VALUES ({GUILD}, 7000, {BERT}, 'x', '{{}}', '{{}}', 0)""",
    "take the channel over": f"""INSERT OR REPLACE INTO poker_table(guild_id, channel_id, owner_id, name, settings,
        state, opened_ms) VALUES ({GUILD}, 7100, {BERT}, 'x', '{{}}', '{{}}', 0)""",
    "move into the channel": "UPDATE poker_table SET channel_id = 7000 WHERE id = 2",
    "move over the table there": "UPDATE OR REPLACE poker_table SET channel_id = 7100 WHERE id = 1",
    "replace a pseudonym": "INSERT OR REPLACE INTO player_link(user_id, player_id) VALUES (5001, 99)",
}


async def _scene(store: SqliteStore) -> None:
    await seated_table(store)
    await store.open_table(NEXT_DOOR, None, NOW)
    await store.commit(opening(1, 1))
    await store.commit(ending(1, 1, request=77))
    await store.commit(opening(1, 2))
    await store.directory.player_id(5001)


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(tmp_path_factory, _scene)


def test_no_attack_changes_the_file(victim: sqlite3.Connection, victim_path: Path) -> None:
    assert harmful(victim, ATTACKS) == []
    assert check(victim_path) == []


def test_without_the_triggers_most_attacks_change_the_file(victim: sqlite3.Connection) -> None:
    """This shows that the triggers are needed."""
    drop_triggers(victim)
    victim.execute("PRAGMA foreign_keys = OFF")
    before = list(victim.iterdump())
    changed = 0
    for attack in ATTACKS.values():
        victim.execute("BEGIN")
        with suppress(sqlite3.IntegrityError):
            victim.execute(attack)
        changed += list(victim.iterdump()) != before
        victim.execute("ROLLBACK")
    assert changed > len(ATTACKS) * 3 // 4
