"""More SQL attacks on a real file: the file refuses each of them, or ``check`` finds it."""

import sqlite3
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from bot.moderation.ports import FOREVER, Standing
from bot.poker.house_rules import HouseRules
from bot.tables.saving import Account, AuditEntry, NewTable, TableCommit, Transfer
from bot.tables.state import TableState
from bot.tournaments.ports import NewTournament, Schedule, TournamentCommit
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import End, TournamentState
from db import SqliteStore, check, open_store
from tests.harness.db.orders import dispute, entry, order, played, to
from tests.harness.db.scenes import ANNA, BERT, GUILD, NOW, OTHER_GUILD, wallet
from tests.harness.db.victims import drop_triggers, harmful, idle, write

# Table 1 (cash): hands 1 to 3 are done; Bert disputes hand 1; the dispute of hand 2 was ruled "free". Bert is banned.
# Tournament 1 runs with table 2; Anna has 3000 off the table. Tournament 2 takes registrations; Anna has paid 100.
# Tournament 3 is settled without a winner. Two users are forgotten: one banned for good, one with a frozen wallet.
_SETTINGS = TournamentSettings("Friday", "razz", HouseRules(), buy_in=100, season="month")
_NEW = NewTournament(GUILD, 7900, ANNA, _SETTINGS, NOW, NOW - 1000)
_LAST = f"(SELECT max(number) FROM audit WHERE guild_id = {GUILD})"
_RULED = "(SELECT audit_number FROM dispute WHERE ruling = 'free')"
_INTO = "INTO transfer(debit, credit, amount, code, at_ms)"
_WALLET = f"(SELECT id FROM account WHERE kind = 'wallet' AND player_id = {ANNA})"
_BERTS = f"(SELECT id FROM account WHERE kind = 'wallet' AND player_id = {BERT})"
_ISSUER = f"(SELECT id FROM account WHERE kind = 'issuer' AND guild_id = {GUILD})"


def _of(kind: str, tournament: int) -> str:
    return f"(SELECT id FROM account WHERE kind = '{kind}' AND tournament_id = {tournament})"


REFUSED: Final = {
    # Chips of tournaments
    "the stack into the pool": f"INSERT {_INTO} VALUES ({_of('entry', 1)}, {_of('prize', 1)}, 5, 'x', {NOW})",
    "the stack to the house": f"INSERT {_INTO} VALUES ({_of('entry', 1)}, {_ISSUER}, 5, 'x', {NOW})",
    "the stack on a cash table": f"""INSERT {_INTO} VALUES ({_of("entry", 1)},
        (SELECT id FROM account WHERE kind = 'seat' AND player_id = {ANNA} AND table_id = 1), 5, 'x', {NOW})""",
    "a stack for money": f"INSERT {_INTO} VALUES ({_WALLET}, {_of('entry', 1)}, 5, 'x', {NOW})",
    "one pool into another": f"INSERT {_INTO} VALUES ({_of('prize', 2)}, {_of('prize', 1)}, 5, 'x', {NOW})",
    "a pool burnt": f"INSERT {_INTO} VALUES ({_of('prize', 2)}, {_ISSUER}, 5, 'x', {NOW})",
    "a pool overdrawn": f"INSERT {_INTO} VALUES ({_of('prize', 2)}, {_WALLET}, 101, 'x', {NOW})",
    "a pool overdrawn, or ignore": f"INSERT OR IGNORE {_INTO} VALUES ({_of('prize', 2)}, {_WALLET}, 101, 'x', {NOW})",
    "into the pool of what is over": f"INSERT {_INTO} VALUES ({_WALLET}, {_of('prize', 3)}, 5, 'x', {NOW})",
    "a banned player buys in": f"INSERT {_INTO} VALUES ({_BERTS}, {_of('prize', 2)}, 5, 'buy_in', {NOW})",
    "a refund inside a hand": f"""INSERT INTO transfer(debit, credit, amount, code, at_ms, hand_id)
        VALUES ({_of("prize", 2)}, {_WALLET}, 5, 'x', {NOW}, 1)""",
    "a second mint": f"INSERT OR REPLACE INTO account(kind, guild_id, tournament_id) VALUES ('mint', {GUILD}, 1)",
    "another's entry": f"UPDATE OR REPLACE account SET player_id = {BERT} WHERE kind = 'entry'",
    "a pool for another": "UPDATE OR REPLACE account SET tournament_id = 3 WHERE kind = 'prize' AND tournament_id = 2",
    # A tournament's own rows
    "a settled one in another season": "UPDATE tournament SET start_ms = 5 WHERE id = 3",
    "a settled one in another season, or ignore": "UPDATE OR IGNORE tournament SET start_ms = 5 WHERE id = 3",
    "a settled one elsewhere": "UPDATE tournament SET channel_id = 5 WHERE id = 3",
    "a settled one won": "UPDATE tournament SET state = '{}' WHERE id = 3",
    "a settled one open again": "UPDATE tournament SET settled = 0 WHERE id = 3",
    "a cancelled one finished": "UPDATE tournament SET phase = 'finished' WHERE id = 3",
    "over another": "UPDATE OR REPLACE tournament SET id = 1 WHERE id = 2",
    "by the name of its row": "UPDATE tournament SET rowid = 99 WHERE id = 2",
    "replaced": f"""INSERT OR REPLACE INTO tournament(id, guild_id, channel_id, owner_id, settings, state, phase,
        start_planned_ms, start_ms, opens_ms, written_ms)
        VALUES (2, {GUILD}, 1, 1, '{{}}', '{{}}', 'registering', 1, 1, 1, 1)""",
    "born running": f"""INSERT INTO tournament(guild_id, channel_id, owner_id, settings, state, phase,
        start_planned_ms, start_ms, opens_ms, written_ms)
        VALUES ({GUILD}, 1, 1, '{{}}', '{{}}', 'running', 1, 1, 1, 1)""",
    "cancelled with a pool": "UPDATE tournament SET phase = 'cancelled' WHERE id = 2",
    "a template over another": "UPDATE OR REPLACE tournament_template SET key = 'a' WHERE key = 'b'",
    "a template of another guild": f"UPDATE tournament_template SET guild_id = {OTHER_GUILD}",
    "a template replaced": f"INSERT OR REPLACE INTO tournament_template VALUES ({GUILD}, 'a', 'a', '{{}}')",
    "a schedule taken up again": "UPDATE tournament_schedule SET dropped_ms = NULL",
    "a table of what is over": f"""INSERT INTO poker_table(guild_id, channel_id, owner_id, name, settings, state,
        opened_ms, tournament_id) VALUES ({GUILD}, 99, 1, 'x', '{{}}', '{{}}', 1, 3)""",
    "a table of another guild's": f"""INSERT INTO poker_table(guild_id, channel_id, owner_id, name, settings, state,
        opened_ms, tournament_id) VALUES ({OTHER_GUILD}, 99, 1, 'x', '{{}}', '{{}}', 1, 1)""",
    # Bans
    "free by a ruling of that word": f"""UPDATE standing SET banned_until_ms = NULL, audit_number = {_RULED}
        WHERE player_id = {BERT}""",
    "a forgotten ban": "DELETE FROM forgotten_user WHERE banned_until_ms IS NOT NULL",
    "all that is forgotten": "DELETE FROM forgotten_user",
    "a forgotten frozen wallet": "DELETE FROM forgotten_user WHERE frozen",
    "a forgotten ban replaced": """INSERT OR REPLACE INTO forgotten_user
        SELECT digest, guild_id, NULL, 0, NULL, at_ms FROM forgotten_user""",
    "a forgotten ban lifted": "UPDATE forgotten_user SET banned_until_ms = NULL, frozen = 0",
    # Evidence
    "the cards of a disputed hand": "DELETE FROM hand_secret WHERE hand_id = 1",
    "all cards": "DELETE FROM hand_secret",
    "a disputed hand": f"INSERT INTO forgotten_hand VALUES (1, {NOW})",
    "a disputed hand settled by what is to come": f"""UPDATE dispute SET ruling = 'x', settled_ms = 1,
        audit_number = {_LAST} + 1 WHERE id = 1""",
}

_NO_SHAPE: Final = "DROP TRIGGER account_shape"
FOUND: Final = {
    "a stack for what is over": f"INSERT {_INTO} VALUES ({_of('mint', 3)}, {_of('entry', 3)}, 5, 'x', {NOW})",
    "back to before registration": "UPDATE tournament SET phase = 'scheduled' WHERE id = 2",
    "paid out by hand": f"""INSERT {_INTO} VALUES ({_of("prize", 2)}, {_WALLET}, 100, 'x', {NOW});
        UPDATE tournament SET phase = 'cancelled' WHERE id = 2""",
    "refunded and settled by hand": f"""INSERT {_INTO} VALUES ({_of("prize", 2)}, {_WALLET}, 100, 'x', {NOW});
        UPDATE tournament SET phase = 'cancelled' WHERE id = 2; UPDATE tournament SET settled = 1 WHERE id = 2""",
    "won by who never played": """UPDATE tournament SET state = json_set(state, '$.phase', 'finished') WHERE id = 1""",
    "one that nobody created": f"""INSERT INTO tournament(guild_id, channel_id, owner_id, settings, state, phase,
        start_planned_ms, start_ms, opens_ms, written_ms)
        VALUES ({GUILD}, 1, 1, '{{}}', '{{}}', 'registering', 1, 1, 1, 1)""",
    "a change that never was": f"INSERT INTO tournament_change VALUES (1, 3, 'finish', 'finished', {NOW}, NULL)",
    "a wallet that is a tournament's": f"""{_NO_SHAPE}; PRAGMA ignore_check_constraints = ON;
        INSERT INTO account(kind, guild_id, player_id, tournament_id) VALUES ('wallet', {GUILD}, 666, 1)""",
    "chips that are neither": f"""{_NO_SHAPE}; PRAGMA ignore_check_constraints = ON;
        INSERT INTO account(kind, guild_id, player_id) VALUES ('allet', {GUILD}, 666)""",
    "a phase that there is not": """PRAGMA ignore_check_constraints = ON;
        UPDATE tournament SET phase = 'paused' WHERE id = 2""",
    "an entry without a tournament": f"""{_NO_SHAPE}; PRAGMA foreign_keys = OFF;
        INSERT INTO account(kind, guild_id, player_id, tournament_id) VALUES ('entry', {GUILD}, 666, 99)""",
}


def _note(act: str = "tournament_create") -> AuditEntry:
    return AuditEntry(GUILD, act, ANNA, "", NOW)


def _pool(tournament: int) -> Account:
    return Account("prize", GUILD, tournament_id=tournament)


def _mint(tournament: int) -> Account:
    return Account("mint", GUILD, tournament_id=tournament)


def _entry(tournament: int) -> Account:
    return Account("entry", GUILD, ANNA, tournament_id=tournament)


async def _commit(store: SqliteStore, tournament: int, state: TournamentState, *transfers: Transfer) -> None:
    await store.tournaments.commit(TournamentCommit(tournament, state, NOW, "test", transfers=transfers))


async def _tournaments(store: SqliteStore) -> None:
    for number in range(3):
        opening = TournamentState("registering", NOW)
        await store.tournaments.create(replace(_NEW, start_ms=NOW + number), opening, order(), _note())
    paid = [Transfer(wallet(ANNA), _pool(each), 100, "buy_in") for each in (1, 2, 3)]
    stack = Transfer(_mint(1), _entry(1), 3000, "stack")
    await _commit(store, 1, TournamentState("running", NOW), paid[0], stack)
    await store.open_table(NewTable(GUILD, 7901, ANNA, "Friday 1", _SETTINGS.at_table(6), tournament_id=1), None, NOW)
    await _commit(store, 2, TournamentState("registering", NOW), paid[1])
    stacks = (Transfer(_mint(3), _entry(3), 9, "stack"), Transfer(_entry(3), _mint(3), 9, "over"))
    refund = Transfer(_pool(3), wallet(ANNA), 100, "refund")
    await _commit(store, 3, TournamentState("cancelled", NOW), paid[2], *stacks, refund)
    await _commit(store, 3, TournamentState("cancelled", NOW, end=End(NOW, settled=True)))
    for name in ("a", "b"):
        await store.tournaments.save_template(GUILD, name, _SETTINGS, order(), _note("save_template"))
    weekly = Schedule(GUILD, 7900, ANNA, _SETTINGS, "2027-01-15T20:00", "Europe/Berlin", "FREQ=WEEKLY")
    number = await store.tournaments.save_schedule(weekly, order(), _note("tournament_schedule"))
    await store.tournaments.drop_schedule(GUILD, number, order(), _note("tournament_unschedule"))


async def _moderation(store: SqliteStore) -> None:
    office = store.office
    for hand in (1, 2):
        await office.disputes.open(order(), dispute(hand))
    await office.conduct.change(order(), entry("ban"), BERT, lambda _: Standing(FOREVER))
    await office.disputes.settle(order(), entry("settle"), 2, "free")
    for user, standing in ((501, Standing(FOREVER)), (502, Standing(frozen=True))):
        player = await store.directory.player_id(user)
        await office.conduct.change(order(), entry("ban"), player, to(standing))
        await office.privacy.forget(user, NOW)


async def _scene(store: SqliteStore) -> None:
    await played(store, 3)
    await _tournaments(store)
    await _moderation(store)


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(tmp_path_factory, _scene)


def test_the_file_passes_the_check_before_the_attacks(written: Path) -> None:
    assert check(written) == []


def test_the_file_refuses_every_attack(victim: sqlite3.Connection) -> None:
    assert harmful(victim, REFUSED) == []


@pytest.mark.parametrize("pragma", ["recursive_triggers = OFF", "foreign_keys = OFF", "ignore_check_constraints = ON"])
def test_a_connection_with_a_safety_setting_off_cannot_change_the_file(victim: sqlite3.Connection, pragma: str) -> None:
    before = list(victim.iterdump())
    victim.execute(f"PRAGMA {pragma}")
    for name, attack in REFUSED.items():
        with suppress(sqlite3.Error):
            victim.execute(attack)
        assert victim.total_changes == 0, name
    assert list(victim.iterdump()) == before


@pytest.mark.parametrize("attack", FOUND.values(), ids=FOUND)
def test_check_finds_every_change_that_the_file_accepts(
    victim: sqlite3.Connection, victim_path: Path, attack: str
) -> None:
    before = victim.total_changes
    victim.executescript(attack)
    assert victim.total_changes > before
    assert check(victim_path)


def test_without_the_triggers_every_attack_changes_the_file(victim: sqlite3.Connection) -> None:
    """The columns' own checks are off too."""
    drop_triggers(victim)
    victim.execute("PRAGMA ignore_check_constraints = ON")
    victim.execute("PRAGMA foreign_keys = OFF")
    assert idle(victim, REFUSED) == []


async def test_a_banned_user_who_returns_is_still_banned_and_leaves_no_trace_of_being_forgotten(
    victim_path: Path,
) -> None:
    store = await open_store(victim_path)
    for user, standing in ((501, Standing(FOREVER)), (502, Standing(frozen=True))):
        player = await store.directory.player_id(user)
        assert await store.office.conduct.standing(GUILD, player) == standing
    await store.close()
    with closing(sqlite3.connect(victim_path)) as connection:
        assert connection.execute("SELECT count(*) FROM forgotten_user").fetchone() == (0,)
    assert check(victim_path) == []


async def test_the_cards_of_a_hand_can_be_deleted_once_its_dispute_is_settled(victim_path: Path) -> None:
    store = await open_store(victim_path)
    await store.office.disputes.settle(order(), entry("settle"), 1, "no")
    await store.close()
    with closing(sqlite3.connect(victim_path, isolation_level=None)) as connection:
        assert connection.execute("DELETE FROM hand_secret WHERE hand_id = 1").rowcount > 0


async def test_an_empty_table_of_a_tournament_can_close(victim_path: Path) -> None:
    store = await open_store(victim_path)
    await store.commit(TableCommit(2, TableState(closes_after_hand=True), NOW, closes_table=True))
    back = Transfer(_entry(1), _mint(1), 3000, "over")
    won = Transfer(_pool(1), wallet(ANNA), 100, "prize")
    await _commit(store, 1, TournamentState("finished", NOW, end=End(NOW, settled=True)), back, won)
    await store.close()
    assert check(victim_path) == []


def test_check_finds_a_settled_tournament_with_a_saved_state_that_is_not_settled(
    victim: sqlite3.Connection, victim_path: Path
) -> None:
    drop_triggers(victim)
    victim.execute("UPDATE tournament SET state = json_set(state, '$.end.settled', json('false')) WHERE id = 3")
    found = "tournament 3 is cancelled, settled 1: its state says cancelled and 0, its last change cancelled"
    assert check(victim_path) == [found]
