"""Practice in a real file: chips of a table stay there, and house players have no other role."""

import asyncio
import sqlite3
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from bot.moderation.ports import FOREVER, Standing
from bot.practice.ports import HOUSE_PLAYERS_MOST, Lesson
from bot.tables.saving import Account, PlayerBanned, StoreError, TableCommit, Transfer
from bot.tables.state import TableState
from db import SqliteStore, check, open_store
from tests.db.test_schema_attacks import PRAGMAS, chips
from tests.harness.db.orders import entry, order, to
from tests.harness.db.scenes import (
    ANNA,
    BERT,
    ENDING,
    GUILD,
    NEW_TABLE,
    NOW,
    OPENING,
    OTHER_GUILD,
    STATE,
    pot,
    rows,
    seat,
    wallet,
)
from tests.harness.db.victims import harmful, write

PRACTICE: Final = replace(NEW_TABLE, channel_id=7200, practice=True)
SECOND: Final = replace(NEW_TABLE, channel_id=7300, practice=True)
MONEY: Final = replace(NEW_TABLE, channel_id=7400)


def made(table: int) -> Account:
    return Account("practice", GUILD, table_id=table)


def commit(table: int, *transfers: Transfer, **changes: object) -> TableCommit:
    return TableCommit(table, STATE, NOW, transfers=transfers)._replace(**changes)  # type: ignore[arg-type]


async def scene(store: SqliteStore) -> None:
    """Write two practice tables, one for the server's chips, and the house players of both guilds.

    Table 1, practice: Anna and Bert have 200 each, and a live hand has 7 in its pot. Table 2, practice: Anna has 50.
    Table 3: both have 200 of their 1,000 there.
    """
    for new in (PRACTICE, SECOND, MONEY):
        await store.open_table(new, None, NOW)
    for player in (ANNA, BERT):
        await store.bank.wallet(GUILD, player, 1000, NOW)
        await store.commit(commit(1, Transfer(made(1), seat(player), 200, "practice_in")))
        await store.commit(commit(3, Transfer(wallet(player), seat(player, 3), 200, "buy_in")))
    await store.commit(commit(2, Transfer(made(2), seat(ANNA, 2), 50, "practice_in")))
    antes = tuple(Transfer(seat(player), pot(), 2, "ante") for player in (ANNA, BERT))
    bring_in = Transfer(seat(ANNA), pot(), 3, "bet")
    await store.commit(commit(1, *antes, bring_in, hand_number=1, events=OPENING))
    await store.house_book.players(GUILD)
    await store.house_book.players(OTHER_GUILD)


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(tmp_path_factory, scene)


def test_the_file_passes_the_check_before_the_attacks(written: Path) -> None:
    assert check(written) == []
    assert rows(written, "SELECT balance FROM account WHERE kind = 'practice' ORDER BY table_id") == [(-400,), (-50,)]


def _of(kind: str, table: int, player: int | None = None) -> str:
    whose = f" AND player_id = {player}" if player is not None else ""
    return f"(SELECT id FROM account WHERE kind = '{kind}' AND table_id = {table}{whose})"


_INTO: Final = "INTO transfer(debit, credit, amount, code, at_ms)"
_WALLET: Final = f"(SELECT id FROM account WHERE kind = 'wallet' AND player_id = {ANNA})"
_ISSUER: Final = f"(SELECT id FROM account WHERE kind = 'issuer' AND guild_id = {GUILD})"
_HOUSE: Final = f"(SELECT player_id FROM house_player WHERE guild_id = {GUILD} AND number = 1)"
_FOREIGN: Final = f"(SELECT player_id FROM house_player WHERE guild_id = {OTHER_GUILD} AND number = 1)"

ATTACKS: Final = {
    # Practice chips for others
    "the stack into the wallet": f"INSERT {_INTO} VALUES ({_of('seat', 1, ANNA)}, {_WALLET}, 5, 'cash_out', 0)",
    "chips of the wallet onto the table": f"INSERT {_INTO} VALUES ({_WALLET}, {_of('seat', 1, ANNA)}, 5, 'buy_in', 0)",
    "made for the wallet": f"INSERT {_INTO} VALUES ({_of('practice', 1)}, {_WALLET}, 5, 'grant', 0)",
    "burnt from the wallet": f"INSERT {_INTO} VALUES ({_WALLET}, {_of('practice', 1)}, 5, 'x', 0)",
    "made by the issuer": f"INSERT {_INTO} VALUES ({_ISSUER}, {_of('seat', 1, ANNA)}, 5, 'practice_in', 0)",
    "taken by the issuer": f"INSERT {_INTO} VALUES ({_of('seat', 1, ANNA)}, {_ISSUER}, 5, 'x', 0)",
    "one maker to another": f"INSERT {_INTO} VALUES ({_of('practice', 1)}, {_of('practice', 2)}, 5, 'x', 0)",
    "the issuer to the maker": f"INSERT {_INTO} VALUES ({_ISSUER}, {_of('practice', 1)}, 5, 'x', 0)",
    "to another practice table": f"INSERT {_INTO} VALUES ({_of('seat', 1, ANNA)}, {_of('seat', 2, ANNA)}, 5, 'x', 0)",
    "by another practice table": f"INSERT {_INTO} VALUES ({_of('seat', 1, ANNA)}, {_of('practice', 2)}, 5, 'x', 0)",
    "made for another": f"INSERT {_INTO} VALUES ({_of('practice', 1)}, {_of('seat', 2, ANNA)}, 5, 'x', 0)",
    "made for a table for money": f"INSERT {_INTO} VALUES ({_of('practice', 1)}, {_of('seat', 3, ANNA)}, 5, 'x', 0)",
    "the money stack to practice": f"INSERT {_INTO} VALUES ({_of('seat', 3, ANNA)}, {_of('seat', 1, ANNA)}, 5, 'x', 0)",
    "the practice stack to money": f"INSERT {_INTO} VALUES ({_of('seat', 1, ANNA)}, {_of('seat', 3, ANNA)}, 5, 'x', 0)",
    "across the table": f"INSERT {_INTO} VALUES ({_of('seat', 1, ANNA)}, {_of('seat', 1, BERT)}, 5, 'x', 0)",
    "made into the pot": f"""INSERT INTO transfer(debit, credit, amount, code, at_ms, hand_id)
        VALUES ({_of("practice", 1)}, {_of("pot", 1)}, 5, 'x', 0, 1)""",
    "made inside a hand": f"""INSERT INTO transfer(debit, credit, amount, code, at_ms, hand_id)
        VALUES ({_of("practice", 1)}, {_of("seat", 1, ANNA)}, 5, 'x', 0, 1)""",
    "more than is there": f"INSERT {_INTO} VALUES ({_of('seat', 2, ANNA)}, {_of('practice', 2)}, 51, 'x', 0)",
    "more than is there, or ignore": f"""INSERT OR IGNORE {_INTO}
        VALUES ({_of("seat", 2, ANNA)}, {_of("practice", 2)}, 51, 'x', 0)""",
    # Practice chips
    "practice turned to money": "UPDATE poker_table SET practice = 0 WHERE id = 1",
    "practice turned to money, or replace": "UPDATE OR REPLACE poker_table SET practice = 0 WHERE id = 1",
    "money turned to practice": "UPDATE poker_table SET practice = 1 WHERE id = 3",
    "neither of both": f"""INSERT INTO poker_table(guild_id, channel_id, owner_id, name, settings, state, opened_ms,
        practice) VALUES ({GUILD}, 99, 1, 'x', '{{}}', '{{}}', 1, 2)""",
    "closed with its chips": "UPDATE poker_table SET closed_ms = 5 WHERE id = 2",
    "a second maker": f"INSERT OR REPLACE INTO account(kind, guild_id, table_id) VALUES ('practice', {GUILD}, 1)",
    "a maker at a table for money": f"INSERT INTO account(kind, guild_id, table_id) VALUES ('practice', {GUILD}, 3)",
    "a maker without a table": f"INSERT INTO account(kind, guild_id) VALUES ('practice', {GUILD})",
    "a maker of another guild": f"INSERT INTO account(kind, guild_id, table_id) VALUES ('practice', {OTHER_GUILD}, 1)",
    "a maker moves to money": "UPDATE account SET table_id = 3 WHERE kind = 'practice' AND table_id = 1",
    "a maker becomes a wallet": """UPDATE account SET kind = 'wallet', player_id = 5, table_id = NULL
        WHERE kind = 'practice' AND table_id = 1""",
    # House players
    "a wallet for a house player": f"""INSERT INTO account(kind, guild_id, player_id)
        VALUES ('wallet', {GUILD}, {_HOUSE})""",
    "a house player at a table for money": f"""INSERT INTO account(kind, guild_id, player_id, table_id)
        VALUES ('seat', {GUILD}, {_HOUSE}, 3)""",
    "a house player of another guild": f"""INSERT INTO account(kind, guild_id, player_id, table_id)
        VALUES ('seat', {GUILD}, {_FOREIGN}, 1)""",
    "a house player who is a user": f"INSERT INTO player_link(user_id, player_id) VALUES (5, {_HOUSE})",
    "a user who is a house player": f"INSERT INTO house_player VALUES (5, 1, {ANNA})",
    "a ninth": f"INSERT INTO house_player VALUES ({GUILD}, 9, 12345)",
    "another in its place": f"INSERT OR REPLACE INTO house_player VALUES ({GUILD}, 1, 12345)",
    "a changed one": f"UPDATE house_player SET player_id = 12345 WHERE guild_id = {GUILD} AND number = 1",
    "one less": f"DELETE FROM house_player WHERE guild_id = {GUILD} AND number = 1",
}


def test_the_file_refuses_every_attack_with_practice_chips_and_house_players(
    victim: sqlite3.Connection, victim_path: Path
) -> None:
    assert harmful(victim, ATTACKS, sqlite3.Error) == []
    assert check(victim_path) == []


@pytest.mark.parametrize("pragma", PRAGMAS.values(), ids=PRAGMAS)
def test_a_connection_with_safety_settings_off_cannot_exchange_practice_chips(
    victim: sqlite3.Connection, pragma: str
) -> None:
    before = chips(victim)
    for name, attack in ATTACKS.items():
        victim.execute(pragma)
        with suppress(sqlite3.Error):
            victim.execute(attack)
        assert chips(victim) == before, name


_NO_TRIGGERS: Final = "DROP TRIGGER transfer_new; DROP TRIGGER account_new; DROP TRIGGER account_fixed;"
FOUND: Final = {
    "practice chips exchanged": (
        f"{_NO_TRIGGERS} INSERT {_INTO} VALUES ({_of('seat', 1, ANNA)}, {_WALLET}, 5, 'x', 0)",
        "exchanges practice chips",
    ),
    "made for another table": (
        f"{_NO_TRIGGERS} INSERT {_INTO} VALUES ({_of('practice', 1)}, {_of('seat', 2, ANNA)}, 5, 'x', 0)",
        "practice table 1: 405 chips given out, 400 held",
    ),
    "a maker for money": (
        f"{_NO_TRIGGERS} INSERT INTO account(kind, guild_id, table_id) VALUES ('practice', {GUILD}, 3)",
        "makes practice chips for table 3, which isn't a practice table",
    ),
    "a house player with a wallet": (
        f"{_NO_TRIGGERS} INSERT INTO account(kind, guild_id, player_id) VALUES ('wallet', {GUILD}, {_HOUSE})",
        "has an account (wallet)",
    ),
    "a house player with a user": (
        f"DROP TRIGGER player_link_no_house; INSERT INTO player_link(user_id, player_id) VALUES (5, {_HOUSE})",
        "belongs to a user",
    ),
    "a table of neither kind": (
        "PRAGMA ignore_check_constraints = ON; DROP TRIGGER poker_table_fixed; UPDATE poker_table SET practice = 2",
        "is for practice (2)",
    ),
}


@pytest.mark.parametrize(("attack", "told"), FOUND.values(), ids=FOUND)
def test_check_finds_changes_made_without_the_triggers(
    victim: sqlite3.Connection, victim_path: Path, attack: str, told: str
) -> None:
    victim.executescript(attack)
    assert any(told in problem for problem in check(victim_path))


# The store


async def test_a_practice_table_is_loaded_as_a_practice_table(store: SqliteStore) -> None:
    await scene(store)
    found = {saved.table_id: saved for saved in await store.open_tables()}
    assert [found[at].new.practice for at in (1, 2, 3)] == [True, True, False]
    assert found[1].stacks == {ANNA: 195, BERT: 198}
    assert found[1].in_pot == {ANNA: 5, BERT: 2}


async def test_a_damaged_practice_table_is_listed_as_a_practice_table(store: SqliteStore, path: Path) -> None:
    await store.open_table(PRACTICE, None, NOW)
    await store.commit(commit(1, Transfer(made(1), seat(ANNA), 200, "practice_in")))
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("UPDATE poker_table SET state = '{\"seats\": 5}' WHERE id = 1")
    (damaged,) = await store.damaged_tables()
    assert damaged.practice
    assert damaged.stacks == {ANNA: 200}


async def test_practice_chips_do_not_count_as_the_servers_chips(store: SqliteStore) -> None:
    """A player without other chips may claim chips, however many practice chips they have."""
    await store.open_table(PRACTICE, None, NOW)
    assert await store.bank.wallet(GUILD, ANNA, 0, NOW) == 0
    await store.commit(commit(1, Transfer(made(1), seat(ANNA), 5_000, "practice_in")))
    assert await store.bank.at_tables(GUILD, ANNA) == 0
    assert (await store.bank.claim(replace(order(), player_id=ANNA), GUILD, 1_000, NOW)).granted == 1_000
    (week,) = await store.office.accounts.weeks(GUILD, NOW, 1)
    assert (week.tables, week.hands, week.players) == (0, 0, 0)


async def test_a_banned_player_cannot_practise_but_one_with_a_frozen_wallet_can(store: SqliteStore) -> None:
    await store.open_table(PRACTICE, None, NOW)
    for player, standing in ((ANNA, Standing(FOREVER)), (BERT, Standing(frozen=True))):
        await store.office.conduct.change(order(), entry("ban"), player, to(standing))
    with pytest.raises(PlayerBanned):
        await store.commit(commit(1, Transfer(made(1), seat(ANNA), 200, "practice_in")))
    await store.commit(commit(1, Transfer(made(1), seat(BERT), 200, "practice_in")))


async def test_a_practice_table_closes_only_when_all_its_chips_are_returned(store: SqliteStore, path: Path) -> None:
    await store.open_table(PRACTICE, None, NOW)
    await store.commit(commit(1, Transfer(made(1), seat(ANNA), 200, "practice_in")))
    with pytest.raises(StoreError):
        await store.commit(commit(1, closes_table=True))
    back = Transfer(seat(ANNA), made(1), 200, "practice_out")
    await store.commit(commit(1, back, state=TableState(), closes_table=True))
    assert rows(path, "SELECT balance FROM account WHERE kind = 'practice'") == [(0,)]


async def test_fair_play_checks_ignore_practice_hands(store: SqliteStore) -> None:
    """Fair play looks only at hands played for the server's chips."""
    await scene(store)
    award = Transfer(pot(), seat(BERT), 7, "award")
    await store.commit(commit(1, award, hand_number=1, events=ENDING, first_event=len(OPENING), closes_hand=True))
    assert await store.office.hands.finished(GUILD, 0, 10) == []
    assert len(await store.office.hands.recent(GUILD, player_id=ANNA, most=10)) == 1


# House players and lessons


async def test_each_guild_has_eight_house_players_who_stay_the_same_after_a_restart(
    store: SqliteStore, path: Path
) -> None:
    players, others = await store.house_book.players(GUILD), await store.house_book.players(OTHER_GUILD)
    assert len({*players, *others}) == 2 * HOUSE_PLAYERS_MOST
    assert await asyncio.gather(*(store.house_book.players(GUILD) for _ in range(3))) == [players] * 3
    await store.close()
    again = await open_store(path)
    assert await again.house_book.players(GUILD) == players
    await again.close()


async def test_a_lesson_is_kept_until_it_ends_or_its_table_closes(store: SqliteStore) -> None:
    for new in (PRACTICE, SECOND):
        await store.open_table(new, None, NOW)
    await store.lessons.save(Lesson(1, ANNA))
    await store.lessons.save(Lesson(1, ANNA, 3))
    await store.lessons.save(Lesson(2, BERT))
    assert await store.lessons.all() == [Lesson(1, ANNA, 3), Lesson(2, BERT)]
    await store.lessons.end(1)
    await store.commit(commit(2, state=TableState(), closes_table=True))
    assert await store.lessons.all() == []
    await store.lessons.save(Lesson(2, BERT))
    assert await store.lessons.all() == []


async def test_forgetting_a_user_deletes_their_lesson(store: SqliteStore) -> None:
    player = await store.directory.player_id(1234)
    await store.open_table(PRACTICE, None, NOW)
    await store.lessons.save(Lesson(1, player, 2))
    told = await store.office.privacy.export(1234)
    assert told["servers"][str(GUILD)]["guided_hands"] == [{"table_number": 1, "hand_number": 2}]
    await store.office.privacy.forget(1234, NOW)
    assert await store.lessons.all() == []
