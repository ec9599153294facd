"""SQL that forges the audit, dodges a ban, thaws a wallet or settles twice: the file refuses it."""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

import pytest

from bot.moderation.ports import FOREVER, ChipChange, Standing
from bot.moderation.room_settings import RoomSettings
from bot.tables.saving import Request
from db import SqliteStore, check
from tests.harness.db.orders import dispute, entry, order, played
from tests.harness.db.scenes import ANNA, BERT, CARL, GUILD, NOW, OTHER_GUILD, SETTINGS, opening
from tests.harness.db.victims import drop_triggers, harmful, idle, write

# Table 1: hands 1 to 6 done, 7 live. Bert's wallet is frozen, Carl is banned for an hour, Anna for good.
# Dispute 1 is settled; 2 to 6 are open. Everybody has chips in their wallet.
_HOUR: Final = 60 * 60 * 1000
_BERT = f"(SELECT id FROM account WHERE kind = 'wallet' AND player_id = {BERT} AND guild_id = {GUILD})"
_CARL = f"(SELECT id FROM account WHERE kind = 'wallet' AND player_id = {CARL})"
_ANNA = f"(SELECT id FROM account WHERE kind = 'wallet' AND player_id = {ANNA})"
_BERTS_SEAT = f"(SELECT id FROM account WHERE kind = 'seat' AND player_id = {BERT})"
_CARLS_SEAT = f"(SELECT id FROM account WHERE kind = 'seat' AND player_id = {CARL})"
_ANNAS_SEAT = f"(SELECT id FROM account WHERE kind = 'seat' AND player_id = {ANNA})"
_POT = "(SELECT id FROM account WHERE kind = 'pot')"
_ISSUER = f"(SELECT id FROM account WHERE kind = 'issuer' AND guild_id = {GUILD})"
_INTO = "INTO transfer(debit, credit, amount, code, at_ms)"
_LINE = "INTO audit(guild_id, number, act, reason, at_ms, before, after, prev, digest)"
_LAST = f"(SELECT max(number) FROM audit WHERE guild_id = {GUILD})"
_DIGEST = f"(SELECT digest FROM audit WHERE guild_id = {GUILD} ORDER BY number DESC LIMIT 1)"
_FORGED = "a" * 64

AUDIT: Final = {
    "another reason": "UPDATE audit SET reason = 'nothing'",
    "another reason or ignore": "UPDATE OR IGNORE audit SET reason = 'nothing' WHERE number = 1",
    "another reason or replace": "UPDATE OR REPLACE audit SET number = 2 WHERE number = 1",
    "upsert a reason": f"""INSERT {_LINE} SELECT guild_id, number, act, 'nothing', at_ms, before, after, prev, digest
        FROM audit WHERE number = 1 ON CONFLICT DO UPDATE SET reason = 'nothing'""",
    "delete all": "DELETE FROM audit",
    "delete the newest": f"DELETE FROM audit WHERE guild_id = {GUILD} AND number = {_LAST}",
    "replace the newest": f"""INSERT OR REPLACE {_LINE} SELECT guild_id, number, act, 'nothing', at_ms, before, after,
        prev, '{_FORGED}' FROM audit WHERE guild_id = {GUILD} AND number = {_LAST}""",
    "replace the first": f"""INSERT OR REPLACE {_LINE}
        VALUES ({GUILD}, 1, 'x', '', 0, '', '', '{"0" * 64}', '{_FORGED}')""",
    "leave a gap": f"INSERT {_LINE} VALUES ({GUILD}, {_LAST} + 2, 'x', '', 0, '', '', {_DIGEST}, '{_FORGED}')",
    "before the first": f"INSERT {_LINE} VALUES ({GUILD}, 0, 'x', '', 0, '', '', '{'0' * 64}', '{_FORGED}')",
    "begin anew": f"INSERT {_LINE} VALUES ({GUILD}, {_LAST} + 1, 'x', '', 0, '', '', '{'0' * 64}', '{_FORGED}')",
    "follow on nothing": f"INSERT {_LINE} VALUES ({GUILD}, {_LAST} + 1, 'x', '', 0, '', '', '', '{_FORGED}')",
    "fork from an older line": f"""INSERT {_LINE} SELECT {GUILD}, {_LAST} + 1, 'x', '', 0, '', '', digest, '{_FORGED}'
        FROM audit WHERE guild_id = {GUILD} AND number = 1""",
    "without a digest": f"INSERT {_LINE} VALUES ({GUILD}, {_LAST} + 1, 'x', '', 0, '', '', {_DIGEST}, '')",
    "with the digest before": f"INSERT {_LINE} VALUES ({GUILD}, {_LAST} + 1, 'x', '', 0, '', '', {_DIGEST}, {_DIGEST})",
    "a second first of another guild": f"""INSERT {_LINE}
        VALUES ({OTHER_GUILD}, 2, 'x', '', 0, '', '', '{"0" * 64}', '{_FORGED}')""",
    "move to another guild": f"UPDATE audit SET guild_id = {OTHER_GUILD}",
}

STANDINGS: Final = {
    "thaw": "UPDATE standing SET frozen = 0",
    "thaw or ignore": "UPDATE OR IGNORE standing SET frozen = 0",
    "lift a ban": f"UPDATE standing SET banned_until_ms = NULL WHERE player_id = {CARL}",
    "shorten a ban": f"UPDATE standing SET banned_until_ms = 5 WHERE player_id = {CARL}",
    "by another's line": f"""UPDATE standing SET frozen = 0, audit_number = {_LAST} WHERE player_id = {BERT}""",
    "by a later line about them": f"""UPDATE standing SET frozen = 0, audit_number = (
        SELECT max(number) FROM audit WHERE subject_id = {BERT}) WHERE player_id = {BERT}""",
    "by an older line that cleared them": f"""UPDATE standing SET frozen = 0, audit_number = (
        SELECT number FROM audit WHERE subject_id = {BERT} AND after = 'free') WHERE player_id = {BERT}""",
    "delete a standing": f"DELETE FROM standing WHERE player_id = {BERT}",
    "replace a standing": f"""INSERT OR REPLACE INTO standing(guild_id, player_id, frozen, audit_number)
        VALUES ({GUILD}, {BERT}, 0, {_LAST})""",
    "upsert a standing": f"""INSERT INTO standing(guild_id, player_id, frozen, audit_number)
        VALUES ({GUILD}, {BERT}, 0, {_LAST}) ON CONFLICT DO UPDATE SET frozen = 0""",
    "give it to another": f"UPDATE standing SET player_id = 99 WHERE player_id = {BERT}",
    "move it to another guild": f"UPDATE standing SET guild_id = {OTHER_GUILD} WHERE player_id = {BERT}",
    "ban without a line": f"""INSERT INTO standing(guild_id, player_id, banned_until_ms, frozen, audit_number)
        VALUES ({GUILD}, 99, {FOREVER}, 0, {_LAST})""",
}

CHIPS: Final = {
    "buy in from a frozen wallet": f"INSERT {_INTO} VALUES ({_BERT}, {_BERTS_SEAT}, 5, 'buy_in', {NOW})",
    "and ignore it": f"INSERT OR IGNORE {_INTO} VALUES ({_BERT}, {_BERTS_SEAT}, 5, 'buy_in', {NOW})",
    "by a moderator's code": f"INSERT {_INTO} VALUES ({_BERT}, {_BERTS_SEAT}, 5, 'moderator_deduct', {NOW})",
    "as if forgotten": f"INSERT {_INTO} VALUES ({_BERT}, {_BERTS_SEAT}, 5, 'forgotten', {NOW})",
    "as a bet": f"INSERT {_INTO} VALUES ({_BERT}, {_BERTS_SEAT}, 5, 'bet', {NOW})",
    "inside the hand": f"""INSERT INTO transfer(debit, credit, amount, code, at_ms, hand_id)
        VALUES ({_BERT}, {_BERTS_SEAT}, 5, 'bet', {NOW}, 7)""",
    "straight into the pot": f"""INSERT INTO transfer(debit, credit, amount, code, at_ms, hand_id)
        VALUES ({_BERT}, {_POT}, 5, 'bet', {NOW}, 7)""",
    "give it to a friend": f"INSERT {_INTO} VALUES ({_BERT}, {_CARL}, 5, 'gift', {NOW})",
    "burn it": f"INSERT {_INTO} VALUES ({_BERT}, {_ISSUER}, 5, 'burn', {NOW})",
    "deduct without a line": f"INSERT {_INTO} VALUES ({_BERT}, {_ISSUER}, 5, 'moderator_deduct', {NOW})",
    "grant without a line": f"INSERT {_INTO} VALUES ({_ISSUER}, {_BERT}, 5, 'moderator_grant', {NOW})",
    "grant again by the same line": f"INSERT {_INTO} VALUES ({_ISSUER}, {_ANNA}, 100, 'moderator_grant', {NOW})",
    "claim into a frozen wallet": f"INSERT {_INTO} VALUES ({_ISSUER}, {_BERT}, 5, 'claim', {NOW})",
    "claim by another name": f"INSERT {_INTO} VALUES ({_ISSUER}, {_BERT}, 5, 'present', {NOW})",
    "buy in while banned": f"INSERT {_INTO} VALUES ({_CARL}, {_CARLS_SEAT}, 5, 'buy_in', {NOW})",
    "as a cash-out": f"INSERT {_INTO} VALUES ({_CARL}, {_CARLS_SEAT}, 5, 'cash_out', {NOW})",
    "after the end of time": f"INSERT {_INTO} VALUES ({_ANNA}, {_ANNAS_SEAT}, 5, 'buy_in', {2**62 + 1})",
    "claim while banned": f"INSERT {_INTO} VALUES ({_ISSUER}, {_CARL}, 5, 'claim', {NOW})",
    "change who a buy-in was for": f"UPDATE transfer SET debit = {_CARL} WHERE code = 'buy_in'",
}

DISPUTES: Final = {
    "settle without a line": f"UPDATE dispute SET ruling = 'no', settled_ms = 5, audit_number = {_LAST} WHERE id = 2",
    "settle by another dispute's line": """UPDATE dispute SET ruling = 'no', settled_ms = 5, audit_number = (
        SELECT audit_number FROM dispute WHERE id = 1) WHERE id = 2""",
    "settle for nothing": "UPDATE dispute SET settled_ms = 5 WHERE id = 2",
    "settle twice": "UPDATE dispute SET ruling = 'yes' WHERE id = 1",
    "settle at another time": "UPDATE dispute SET settled_ms = 1 WHERE id = 1",
    "open it again": "UPDATE dispute SET ruling = NULL, settled_ms = NULL, audit_number = NULL WHERE id = 1",
    "put words in their mouth": "UPDATE dispute SET text = 'all is well' WHERE id = 2",
    "another's dispute": f"UPDATE dispute SET player_id = {ANNA} WHERE id = 2",
    "by the name of the row": "UPDATE dispute SET rowid = 99 WHERE id = 2",
    "over another": "UPDATE OR REPLACE dispute SET id = 1 WHERE id = 2",
    "delete a dispute": "DELETE FROM dispute WHERE id = 2",
    "replace a dispute": f"""INSERT OR REPLACE INTO dispute(id, guild_id, table_id, hand_number, player_id, text, at_ms)
        VALUES (2, {GUILD}, 1, 2, {ANNA}, 'x', 0)""",
    "a second for the same hand": f"""INSERT INTO dispute(guild_id, table_id, hand_number, player_id, text, at_ms)
        VALUES ({GUILD}, 1, 2, {BERT}, 'x', 0)""",
    "a sixth": f"""INSERT OR IGNORE INTO dispute(guild_id, table_id, hand_number, player_id, text, at_ms)
        VALUES ({GUILD}, 1, 1, {BERT}, 'x', 0)""",
    "of no hand": f"""INSERT INTO dispute(guild_id, table_id, hand_number, player_id, text, at_ms)
        VALUES ({GUILD}, 1, 99, {ANNA}, 'x', 0)""",
    "of another guild's hand": f"""INSERT INTO dispute(guild_id, table_id, hand_number, player_id, text, at_ms)
        VALUES ({OTHER_GUILD}, 1, 1, {ANNA}, 'x', 0)""",
    "born settled": f"""INSERT INTO dispute(guild_id, table_id, hand_number, player_id, text, at_ms, ruling, settled_ms,
        audit_number) VALUES ({GUILD}, 1, 1, {ANNA}, 'x', 0, 'no', 5, {_LAST})""",
}

ROOMS: Final = {
    "make oneself a moderator": "UPDATE room_settings SET body = '{\"moderator_roles\": [666]}'",
    "by the old line again": "UPDATE room_settings SET body = '{}', audit_number = audit_number",
    "by a line that is to come": f"UPDATE room_settings SET body = '{{}}', audit_number = {_LAST} + 1",
    "settings of a guild without a line": "INSERT INTO room_settings VALUES (5, '{}', 1)",
    "replace the settings": f"INSERT OR REPLACE INTO room_settings VALUES ({GUILD}, '{{}}', {_LAST})",
    "by the name of the settings' row": "UPDATE room_settings SET oid = 99",
    "no settings": "DELETE FROM room_settings",
    "settings that are no JSON": f"UPDATE room_settings SET body = '{{', audit_number = {_LAST}",
    "change a preset": "UPDATE table_preset SET body = '{}'",
    "a preset more": f"INSERT INTO table_preset VALUES ({GUILD}, 'x', 'x', '{{}}', {_LAST})",
    "replace a preset": f"INSERT OR REPLACE INTO table_preset VALUES ({GUILD}, 'p1', 'p1', '{{}}', {_LAST})",
    "rename over another": "UPDATE OR REPLACE table_preset SET key = 'p2' WHERE key = 'p1'",
}

ATTACKS: Final = {
    f"{kind}: {name}": attack
    for kind, attacks in (
        ("audit", AUDIT),
        ("standing", STANDINGS),
        ("chips", CHIPS),
        ("dispute", DISPUTES),
        ("room", ROOMS),
    )
    for name, attack in attacks.items()
}

PRAGMAS: Final = {
    "triggers that do not recurse": "PRAGMA recursive_triggers = OFF",
    "no foreign keys": "PRAGMA foreign_keys = OFF",
    "foreign keys late": "PRAGMA defer_foreign_keys = ON",
    "no checks": "PRAGMA ignore_check_constraints = ON",
}


async def _moderate(store: SqliteStore) -> None:
    await played(store, 6)
    office = store.office
    await store.commit(opening(1, 7))
    await store.bank.wallet(GUILD, CARL, 1000, NOW)
    await store.bank.wallet(OTHER_GUILD, BERT, 1000, NOW)
    await office.rooms.change(order(), entry("set_room"), RoomSettings(tables_most=4))
    for number in range(25):
        await office.rooms.save_preset(order(), entry("save_preset"), f"p{number}", SETTINGS)
    await office.conduct.change(order(), entry("freeze"), BERT, lambda _: Standing(frozen=True))
    await office.conduct.change(order(), entry("unfreeze"), BERT, lambda _: Standing())
    await office.conduct.change(order(), entry("freeze"), BERT, lambda _: Standing(frozen=True))
    await office.disputes.open(order(), dispute(1))
    await office.disputes.settle(order(), entry("settle"), 1, "no")
    for hand in range(2, 7):
        await office.disputes.open(Request(hand, BERT, "dispute"), dispute(hand))
    await office.conduct.change(order(), entry("ban"), ANNA, lambda _: Standing(FOREVER))
    await office.conduct.change(order(), entry("ban"), CARL, lambda _: Standing(NOW + _HOUR))
    await office.audit.write_entry(order(), entry("look", OTHER_GUILD))
    await office.chips.change(order(), entry("grant"), ANNA, ChipChange("grant", 100))


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = write(tmp_path_factory, _moderate)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(
            f"INSERT INTO account(kind, guild_id, player_id, table_id) VALUES ('seat', {GUILD}, {CARL}, 1)"
        )
    return path


def test_the_file_passes_the_check_before_the_attacks(written: Path) -> None:
    assert check(written) == []


def test_no_attack_changes_the_file(victim: sqlite3.Connection) -> None:
    assert harmful(victim, ATTACKS) == []


@pytest.mark.parametrize("pragma", PRAGMAS.values(), ids=PRAGMAS)
def test_a_connection_with_safety_settings_off_cannot_change_the_file(victim: sqlite3.Connection, pragma: str) -> None:
    before = list(victim.iterdump())
    victim.execute(pragma)
    for name, attack in ATTACKS.items():
        with suppress(sqlite3.Error):
            victim.execute(attack)
        assert victim.total_changes == 0, name
    assert list(victim.iterdump()) == before


def test_without_the_triggers_nearly_all_attacks_change_the_file(victim: sqlite3.Connection) -> None:
    """This shows that the triggers are needed."""
    drop_triggers(victim)
    victim.execute("PRAGMA foreign_keys = OFF")
    assert len(idle(victim, ATTACKS)) <= len(ATTACKS) // 8


def test_a_disputes_text_can_be_erased_but_not_rewritten(victim: sqlite3.Connection) -> None:
    assert victim.execute("UPDATE dispute SET text = ''").rowcount == 6
    with pytest.raises(sqlite3.IntegrityError, match="immutable"):
        victim.execute("UPDATE dispute SET text = 'the pot was mine'")


def test_cash_outs_and_bets_of_banned_or_frozen_players_are_accepted(victim: sqlite3.Connection) -> None:
    ((before,),) = victim.execute("SELECT count(*) FROM transfer")
    victim.execute(f"INSERT {_INTO} VALUES ({_BERTS_SEAT}, {_BERT}, 5, 'cash_out', {NOW})")
    victim.execute(f"INSERT {_INTO} VALUES ({_ANNAS_SEAT}, {_ANNA}, 5, 'cash_out', {NOW})")
    victim.execute(f"""INSERT INTO transfer(debit, credit, amount, code, at_ms, hand_id)
        VALUES ({_BERTS_SEAT}, {_POT}, 5, 'bet', {NOW}, 7)""")
    assert [*victim.execute("SELECT count(*) FROM transfer")] == [(before + 3,)]
