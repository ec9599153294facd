"""Tournaments in a real file: they are loaded as saved, and their chips stay apart."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.fleet.orders import UserOrder
from bot.moderation.ports import FOREVER, Standing
from bot.poker.house_rules import HouseRules
from bot.tables.saving import (
    Account,
    AuditEntry,
    DuplicateRequest,
    InsufficientChips,
    NewTable,
    PlayerBanned,
    PlayerLeaving,
    Request,
    StoreError,
    TableCommit,
    Transfer,
)
from bot.tables.state import TableState
from bot.tournaments.ports import NewTournament, Schedule, TournamentCommit
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import End, Entrant, TournamentState
from db.store import SqliteStore, open_store
from db.upkeep.check import check
from tests.harness.db import scenes
from tests.harness.db.victims import accepted
from tests.harness.on_file import wallet_balance

GUILD, CHANNEL, OWNER = 11, 12, 13
ANNA, BERT = 101, 102
START = 1_800_000_000_000
SETTINGS = TournamentSettings("Friday", "razz", HouseRules(), buy_in=100, season="month")
NEW = NewTournament(GUILD, CHANNEL, OWNER, SETTINGS, START, START - 1000)


def audit(act: str = "tournament_create", **changes: object) -> AuditEntry:
    return replace(AuditEntry(GUILD, act, OWNER, "", START - 5000), **changes)  # type: ignore[arg-type]


def wallet(player: int) -> Account:
    return Account("wallet", GUILD, player)


def entry(player: int, tournament: int = 1) -> Account:
    return Account("entry", GUILD, player, tournament_id=tournament)


PRIZE = Account("prize", GUILD, tournament_id=1)
MINT = Account("mint", GUILD, tournament_id=1)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "lowball.sqlite3"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    store = await open_store(path)
    for player in (ANNA, BERT):
        await store.bank.wallet(GUILD, player, 1000, START)
    yield store
    await store.close()
    assert check(path) == []


async def create(store: SqliteStore, state: TournamentState | None = None) -> int:
    state = state or TournamentState("registering", START)
    return await store.tournaments.create(NEW, state, Request(1, OWNER, "create"), audit())


def move(*transfers: Transfer, phase: str = "registering", **changes: object) -> TournamentCommit:
    state = TournamentState(phase, START)  # type: ignore[arg-type]
    commit = TournamentCommit(1, state, START - 100, "test", transfers=transfers)
    return replace(commit, **changes)  # type: ignore[arg-type]


PAID = Transfer(wallet(ANNA), PRIZE, 100, "tournament_buy_in")


async def run(store: SqliteStore) -> int:
    """Start the tournament of Anna and Bert, who have paid and have stacks, and return its empty table."""
    await create(store)
    both = [Transfer(wallet(player), PRIZE, 100, "tournament_buy_in") for player in (ANNA, BERT)] + [
        Transfer(MINT, entry(player), 3000, "tournament_stack") for player in (ANNA, BERT)
    ]
    await store.tournaments.commit(move(*both, phase="running"))
    table = NewTable(GUILD, 77, OWNER, "Friday 1", SETTINGS.at_table(6), tournament_id=1)
    return await store.open_table(table, None, START)


async def test_a_tournament_is_loaded_as_it_was_saved(store: SqliteStore) -> None:
    state = TournamentState("registering", START, (Entrant(ANNA, checked_in=True),), ("reminder_day",))
    assert await create(store) == 1
    await store.tournaments.commit(
        TournamentCommit(1, state, START - 50, "register", replace(SETTINGS, seats=8), Request(2, ANNA, "r"), (PAID,))
    )
    await store.tournaments.save_posts(1, message_id=5, board_id=None, event_id=7)
    await store.tournaments.save_posts(1, message_id=None, board_id=6, event_id=None)
    (saved,) = await store.tournaments.unsettled()
    assert saved.new == replace(NEW, settings=replace(SETTINGS, seats=8))
    assert saved.state == state
    assert (saved.pool, saved.off_table, saved.alive_ms) == (100, {}, START - 50)
    assert (saved.message_id, saved.board_id, saved.event_id) == (5, 6, 7)


async def test_T1_1_every_change_is_kept_with_its_time_and_cause(store: SqliteStore, path: Path) -> None:
    await create(store)
    await store.tournaments.commit(move(PAID, request=Request(9, ANNA, "register"), cause="register"))
    with closing(sqlite3.connect(path)) as file:
        rows = file.execute("SELECT number, cause, phase, at_ms, request_id FROM tournament_change").fetchall()
    assert rows == [(1, "create", "registering", START - 5000, 1), (2, "register", "registering", START - 100, 9)]


async def test_a_repeated_click_pays_the_buy_in_only_once(store: SqliteStore) -> None:
    await create(store)
    await store.tournaments.commit(move(PAID, request=Request(9, ANNA, "register")))
    with pytest.raises(DuplicateRequest):
        await store.tournaments.commit(move(PAID, request=Request(9, ANNA, "register")))
    assert await wallet_balance(store, GUILD, ANNA) == 900


async def test_a_tournament_that_does_not_exist_takes_no_chips(store: SqliteStore) -> None:
    await create(store)
    with pytest.raises(StoreError, match="there is no tournament 2"):
        await store.tournaments.commit(move(PAID, tournament_id=2))
    assert await wallet_balance(store, GUILD, ANNA) == 1000


async def test_a_player_who_cannot_pay_or_is_banned_cannot_enter(store: SqliteStore) -> None:
    await create(store)
    dear = PAID._replace(amount=1001)
    with pytest.raises(InsufficientChips):
        await store.tournaments.commit(move(dear))
    ban = AuditEntry(GUILD, "ban", OWNER, "rude", START, ANNA, before="free", after="banned")
    await store.office.conduct.change(Request(50, OWNER, "ban"), ban, ANNA, lambda _: Standing(FOREVER))
    with pytest.raises(PlayerBanned):
        await store.tournaments.commit(move(PAID))


async def test_a_banned_player_cannot_enter_a_free_tournament_either(store: SqliteStore) -> None:
    await create(store)
    ban = AuditEntry(GUILD, "ban", OWNER, "rude", START, ANNA, before="free", after="banned")
    await store.office.conduct.change(Request(50, OWNER, "ban"), ban, ANNA, lambda _: Standing(START))
    state = TournamentState("registering", START, (Entrant(ANNA),))
    free = TournamentCommit(1, state, START - 1, "register", request=Request(9, ANNA, "register"))
    with pytest.raises(PlayerBanned):
        await store.tournaments.commit(free)
    await store.tournaments.commit(replace(free, cause="withdraw"))
    await store.tournaments.commit(replace(free, at_ms=START, request=Request(10, ANNA, "register")))


async def test_a_player_who_is_about_to_be_forgotten_cannot_enter(store: SqliteStore) -> None:
    await create(store)
    player = await store.directory.player_id(70_001)
    await store.user_orders.take(UserOrder(8, 70_001, "delete", {}, START), (), 2)
    state = TournamentState("registering", START, (Entrant(player),))
    with pytest.raises(PlayerLeaving):
        await store.tournaments.commit(
            TournamentCommit(1, state, START - 1, "register", request=Request(9, player, "register"))
        )


async def test_a_player_with_a_refundable_buy_in_does_not_count_as_broke(store: SqliteStore) -> None:
    await create(store)
    state = TournamentState("registering", START, (Entrant(ANNA), Entrant(BERT, waiting=True)))
    await store.tournaments.commit(replace(move(PAID._replace(amount=1000)), state=state))
    assert (await store.bank.claim(Request(60, ANNA, "claim"), GUILD, 100, START)).refused == "not_broke"
    assert (await store.bank.claim(Request(62, BERT, "claim"), GUILD, 1100, START)).granted == 100
    back = move(PAID._replace(debit=PRIZE, credit=wallet(ANNA), amount=900))
    await store.tournaments.commit(replace(back, state=state))
    assert (await store.bank.claim(Request(61, ANNA, "claim"), GUILD, 1200, START)).granted == 200


async def test_a_buy_in_of_a_running_tournament_counts_as_spent(store: SqliteStore) -> None:
    await create(store)
    await store.tournaments.commit(move(PAID._replace(amount=1000), phase="running"))
    assert (await store.bank.claim(Request(60, ANNA, "claim"), GUILD, 300, START)).granted == 300


async def test_a_schedule_creates_each_occurrence_once(store: SqliteStore) -> None:
    schedule = Schedule(GUILD, CHANNEL, OWNER, SETTINGS, "2027-01-15T20:00", "Europe/Berlin", "FREQ=WEEKLY")
    number = await store.tournaments.save_schedule(schedule, Request(3, OWNER, "s"), audit("tournament_schedule"))
    (read,) = await store.tournaments.schedules(GUILD)
    assert read == replace(schedule, schedule_id=number)
    assert await store.tournaments.schedules(99) == []
    one = replace(NEW, schedule_id=number)
    await store.tournaments.create(one, TournamentState("scheduled", START), None, audit())
    with pytest.raises(DuplicateRequest):
        await store.tournaments.create(one, TournamentState("scheduled", START), None, audit())
    dropped = audit("tournament_unschedule")
    assert await store.tournaments.drop_schedule(GUILD, number, Request(4, OWNER, "d"), dropped)
    assert not await store.tournaments.drop_schedule(GUILD, number, Request(5, OWNER, "d"), dropped)
    assert await store.tournaments.schedules(None) == []


async def test_T5_3_a_tournament_can_have_only_one_rematch_and_only_after_its_end(store: SqliteStore) -> None:
    again = replace(NEW, rematch_of=1)
    await store.tournaments.create(NEW, TournamentState("registering", START), None, audit())
    with pytest.raises(StoreError):
        await store.tournaments.create(again, TournamentState("registering", START), None, audit())
    await store.tournaments.commit(move(phase="finished"))
    with pytest.raises(StoreError):  # nor for another guild's tournament
        await store.tournaments.create(
            replace(again, guild_id=GUILD + 1), TournamentState("registering", START), None, audit()
        )
    second = await store.tournaments.create(again, TournamentState("registering", START), None, audit())
    with pytest.raises(DuplicateRequest):
        await store.tournaments.create(again, TournamentState("registering", START), None, audit())
    saved = next(each for each in await store.tournaments.unsettled() if each.tournament_id == second)
    assert saved.new.rematch_of == 1


async def test_a_guild_has_at_most_25_schedules_and_25_templates(store: SqliteStore) -> None:
    """The file itself enforces both limits."""
    schedule, kept = Schedule(GUILD, CHANNEL, OWNER, SETTINGS, "2027-01-15T20:00", "UTC", ""), store.tournaments
    for number in range(25):
        first, second = (Request(100 + 2 * number + more, OWNER, "s") for more in (0, 1))
        await kept.save_schedule(schedule, first, audit("tournament_schedule"))
        await kept.save_template(GUILD, f"T{number}", SETTINGS, second, audit("save_template"))
    with pytest.raises(StoreError):
        await kept.save_schedule(schedule, Request(1, OWNER, "s"), audit("tournament_schedule"))
    with pytest.raises(StoreError):
        await kept.save_template(GUILD, "one more", SETTINGS, Request(2, OWNER, "t"), audit("save_template"))
    # Replacing one does not exceed the limit, and another guild has its own limit.
    await kept.save_template(GUILD, "t7", SETTINGS, Request(3, OWNER, "t"), audit("save_template"))
    other = replace(schedule, guild_id=GUILD + 1)
    await kept.save_schedule(other, Request(4, OWNER, "s"), audit("tournament_schedule", guild_id=GUILD + 1))
    assert len(await kept.schedules(GUILD)) == len(await kept.templates(GUILD)) == 25


async def test_template_names_ignore_case(store: SqliteStore) -> None:
    for request, seats in ((3, 6), (4, 8)):
        settings, line = replace(SETTINGS, seats=seats), audit("tournament_template")
        name = "Friday" if seats == 6 else "FRIDAY"
        await store.tournaments.save_template(GUILD, name, settings, Request(request, OWNER, "t"), line)
    assert await store.tournaments.templates(GUILD) == {"FRIDAY": replace(SETTINGS, seats=8)}
    assert await store.tournaments.drop_template(GUILD, "friday", Request(6, OWNER, "t"), audit("tournament_template"))
    assert await store.tournaments.templates(GUILD) == {}


async def test_a_damaged_schedule_or_template_or_tournament_is_left_out_of_its_list(
    path: Path, store: SqliteStore, caplog: pytest.LogCaptureFixture
) -> None:
    schedule, kept = Schedule(GUILD, CHANNEL, OWNER, SETTINGS, "2027-01-15T20:00", "UTC", ""), store.tournaments
    for number in (1, 2):
        first, second = (Request(100 + 2 * number + more, OWNER, "s") for more in (0, 1))
        await kept.save_schedule(schedule, first, audit("tournament_schedule"))
        await kept.save_template(GUILD, f"T{number}", SETTINGS, second, audit("save_template"))
        await kept.create(NEW, TournamentState("registering", START), None, audit())
        await kept.commit(move(phase="cancelled", tournament_id=number))
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("DROP TRIGGER tournament_schedule_change")
        connection.execute("UPDATE tournament_schedule SET body = '{}' WHERE id = 1")
        connection.execute("UPDATE tournament_template SET body = '{}' WHERE key = 't1'")
        connection.execute("UPDATE tournament SET state = json_set(state, '$.play', 'two') WHERE id = 1")
    assert await kept.schedules(None) == [replace(schedule, schedule_id=2)]
    assert await kept.templates(GUILD) == {"T2": SETTINGS}
    assert [over.tournament_id for over in await kept.past(GUILD, 10)] == [2]
    for told in ("schedule 1", f"the template 'T1' of guild {GUILD}", "tournament 1"):
        assert f"{told} is left out: stored " in caplog.text
    assert await kept.drop_template(GUILD, "T1", Request(7, OWNER, "t"), audit("drop_template"))


async def test_chips_at_a_tournaments_table_do_not_count_as_the_servers_chips(store: SqliteStore) -> None:
    table = await run(store)
    seat = Account("seat", GUILD, ANNA, table)
    await store.commit(TableCommit(table, TableState(), START, transfers=(Transfer(entry(ANNA), seat, 3000, "seat"),)))
    assert await store.bank.at_tables(GUILD, ANNA) == 0
    assert await store.tournaments.off_table(1) == {BERT: 3000}
    (saved,) = await store.open_tables()
    assert (saved.new.tournament_id, saved.stacks) == (1, {ANNA: 3000})


async def test_T5_2_the_results_of_a_season_list_the_places_of_its_tournaments(store: SqliteStore) -> None:
    await run(store)
    state = TournamentState(
        "finished",
        START,
        (Entrant(ANNA, playing=True, prize=200), Entrant(BERT, out=1, out_stack=3000)),
        prizes=(200,),
    )
    won = Transfer(PRIZE, wallet(ANNA), 200, "tournament_prize")
    await store.tournaments.commit(TournamentCommit(1, state, START + 5, "finish", transfers=(won,)))
    results = await store.tournaments.results(GUILD, START, START + 1)
    assert [(result.player_id, result.place, result.entrants) for result in results] == [(ANNA, 1, 2), (BERT, 2, 2)]
    assert await store.tournaments.results(GUILD, START + 1, START + 2) == []
    (past,) = await store.tournaments.past(GUILD, 5)
    assert past.state == state


THEFTS = [
    (entry(ANNA), wallet(ANNA), "chips do not go that way"),
    (entry(ANNA), PRIZE, "chips do not go that way"),
    (MINT, wallet(ANNA), "chips do not go that way"),
    (MINT, PRIZE, "chips do not go that way"),
    (wallet(ANNA), entry(ANNA), "chips do not go that way"),
    (entry(ANNA), entry(BERT), "chips do not go that way"),
    (PRIZE, Account("issuer", GUILD), "chips do not go that way"),
    (entry(ANNA), Account("seat", GUILD, BERT, 1), "a stack passes to others only through a pot"),
    (wallet(ANNA), Account("seat", GUILD, ANNA, 1), "a tournament's chips are its own"),
    (Account("seat", GUILD, ANNA, 1), wallet(ANNA), "a tournament's chips are its own"),
    (entry(ANNA), Account("seat", GUILD, ANNA, 2), "a tournament's chips are its own"),
    (Account("issuer", GUILD), Account("seat", GUILD, ANNA, 1), "a stack passes to others only through a pot"),
    (MINT, Account("seat", GUILD, ANNA, 1), "a stack passes to others only through a pot"),
    (Account("mint", GUILD, tournament_id=1), entry(ANNA, 2), "a tournament's chips are its own"),
]


async def refusal(store: SqliteStore, commit: TournamentCommit) -> str:
    """Return why the commit was refused, or an empty string if it was made."""
    try:
        await store.tournaments.commit(commit)
    except StoreError as error:
        return str(error)
    return ""


async def test_the_file_refuses_to_mix_tournament_chips_with_others(store: SqliteStore) -> None:
    table = await run(store)
    assert table == 1
    seat = Account("seat", GUILD, ANNA, table)
    seated = Transfer(entry(ANNA), seat, 1500, "seat")
    await store.commit(TableCommit(table, TableState(), START, transfers=(seated,)))
    other = NewTable(GUILD, 78, OWNER, "Cash", SETTINGS.at_table(6))
    await store.open_table(other, None, START)
    later = replace(NEW, start_ms=START + 1)
    await store.tournaments.create(later, TournamentState("registering", START + 1), None, audit())
    for debit, credit, why in THEFTS:
        told = await refusal(store, move(Transfer(debit, credit, 10, "theft"), phase="running"))
        assert why in told, (debit, credit)


ATTACKS = {
    "a table for a tournament that does not run": (
        "INSERT INTO poker_table(guild_id, channel_id, owner_id, name, settings, state, opened_ms, tournament_id) "
        "VALUES (11, 99, 13, 'x', '{}', '{}', 1, 2)"
    ),
    "a cash table becomes a tournament's": "UPDATE poker_table SET tournament_id = 1 WHERE tournament_id IS NULL",
    "a tournament's table becomes a cash table": "UPDATE poker_table SET tournament_id = NULL WHERE tournament_id = 1",
    "finished with the pool unpaid": "UPDATE tournament SET phase = 'finished' WHERE id = 1",
    "settled while it runs": "UPDATE tournament SET settled = 1 WHERE id = 1",
    "back to registration": "UPDATE tournament SET phase = 'registering' WHERE id = 1",
    "another buy-in while it runs": "UPDATE tournament SET settings = '{}' WHERE id = 1",
    "another guild's": "UPDATE tournament SET guild_id = 99 WHERE id = 1",
    "deleted": "DELETE FROM tournament WHERE id = 1",
    "its history rewritten": "UPDATE tournament_change SET cause = 'x'",
    "its history deleted": "DELETE FROM tournament_change",
    "a gap in its history": "INSERT INTO tournament_change VALUES (1, 9, 'x', 'running', 1, NULL)",
    "a second pool": ("INSERT OR REPLACE INTO account(kind, guild_id, tournament_id) VALUES ('prize', 11, 1)"),
    "a pool of another guild": "INSERT INTO account(kind, guild_id, tournament_id) VALUES ('prize', 99, 2)",
    "an entry with chips": (
        "INSERT INTO account(kind, guild_id, player_id, tournament_id, balance) VALUES ('entry', 11, 103, 1, 500)"
    ),
    "a schedule of another guild": "UPDATE tournament_schedule SET guild_id = 99",
    "a schedule rewritten as it ends": "UPDATE tournament_schedule SET body = '{}', dropped_ms = 1",
    "a schedule deleted": "DELETE FROM tournament_schedule",
}


async def test_the_file_refuses_every_attack(store: SqliteStore, path: Path) -> None:
    await run(store)
    cash = NewTable(GUILD, 78, OWNER, "Cash", SETTINGS.at_table(6))
    await store.open_table(cash, None, START)
    later = replace(NEW, start_ms=START + 1)
    await store.tournaments.create(later, TournamentState("registering", START + 1), None, audit())
    schedule = Schedule(GUILD, CHANNEL, OWNER, SETTINGS, "2027-01-15T20:00", "Europe/Berlin", "FREQ=WEEKLY")
    await store.tournaments.save_schedule(schedule, Request(3, OWNER, "s"), audit("tournament_schedule"))
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("PRAGMA recursive_triggers = ON")
        assert accepted(file, ATTACKS.items()) == []


async def test_a_tournament_is_settled_only_once_its_chips_are_gone(store: SqliteStore) -> None:
    await run(store)
    refunds = [Transfer(PRIZE, wallet(player), 100, "tournament_cancelled") for player in (ANNA, BERT)]
    cancelled = TournamentState("cancelled", START, end=End(START))
    await store.tournaments.commit(TournamentCommit(1, cancelled, START, "cancel", transfers=tuple(refunds)))
    settled = replace(cancelled, end=End(START, settled=True))
    with pytest.raises(StoreError, match="its chips are still there"):
        await store.tournaments.commit(TournamentCommit(1, settled, START, "settled"))
    await store.commit(TableCommit(1, TableState(closes_after_hand=True), START, closes_table=True))
    burnt = tuple(Transfer(entry(player), MINT, 3000, "tournament_over") for player in (ANNA, BERT))
    await store.tournaments.commit(TournamentCommit(1, settled, START, "settled", transfers=burnt))
    assert await store.tournaments.unsettled() == []


async def dealt_every(store: SqliteStore, hands: int, seconds: int) -> None:
    """Play hands of a minute each, with this many seconds from one deal to the next."""
    at_ms = scenes.NOW
    for number in range(1, hands + 1):
        await store.commit(scenes.opening(number=number)._replace(at_ms=at_ms))
        await store.commit(scenes.ending(number=number)._replace(at_ms=at_ms + 60_000))
        at_ms += 1000 * seconds


@pytest.mark.parametrize(("hands", "seconds", "learnt"), [(31, 68, 68), (30, 68, None), (31, 600, None)])
async def test_T4_3_the_length_of_a_hand_is_the_time_from_deal_to_deal_without_long_breaks(
    store: SqliteStore, hands: int, seconds: int, learnt: int | None
) -> None:
    await scenes.seated_table(store)
    await dealt_every(store, hands, seconds)
    game = scenes.NEW_TABLE.settings.game
    assert await store.tournaments.hand_seconds(scenes.GUILD, game) == learnt
    assert await store.tournaments.hand_seconds(scenes.GUILD, "badugi") is None


async def test_a_tournament_that_moved_is_loaded_with_its_new_channel(store: SqliteStore) -> None:
    await create(store)
    await store.tournaments.commit(move(channel_id=77))
    await store.tournaments.commit(move())
    (saved,) = await store.tournaments.unsettled()
    assert saved.new.channel_id == 77
