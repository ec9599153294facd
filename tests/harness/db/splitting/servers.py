"""A file of four servers, each in another of four parts by Discord's sharding.

Every table has rows of all servers, or of their players.
"""

import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from bot.fleet.orders import UserOrder
from bot.moderation.lobby_book import LobbyPing, LobbyPlace
from bot.moderation.ports import Dispute, Standing
from bot.moderation.record_book import RecordThread
from bot.moderation.room_settings import RoomSettings
from bot.poker.house_rules import HouseRules
from bot.practice.ports import Lesson
from bot.tables.due_letters import DueLetter
from bot.tables.preferences import Preferences
from bot.tables.saving import Request
from bot.tournaments.news import News
from bot.tournaments.ports import NewTournament, Schedule, TournamentCommit
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import TournamentState
from db import SqliteStore, due_letters, open_store, requests
from tests.harness.db import scenes
from tests.harness.db.history.sealed_file import SealedTable
from tests.harness.db.orders import entry, order
from tests.harness.db.scenes import NOW
from tests.harness.db.victims import drop_triggers
from tests.harness.history.hands import TableFile, played

SERVERS: Final = tuple((number << 22) + 900 for number in range(4))
USERS: Final = (70_001, 70_002, 70_003)
IDLE_CLICK: Final = 49_999
"""A request that caused nothing."""
_EVENT: Final = TournamentSettings("Friday", "razz", scenes.SETTINGS.rules)
_WRITTEN: Final = """
    INSERT INTO achievement SELECT {guild}, 5, 'first', max(id) FROM hand WHERE table_id = {table};
    INSERT INTO showdown_run VALUES ({guild}, 5, 2);
    INSERT INTO unlisted_player VALUES ({guild}, 5);
    INSERT INTO dispute_hint VALUES ({guild}, {now});
    INSERT INTO tournament_day VALUES ({guild}, 5, 0, 'razz', 0, 0, 0, 0, 0, 0);
    INSERT INTO forgotten_user VALUES (zeroblob(32), {guild}, NULL, 0, NULL, {now});
    INSERT INTO returned_player VALUES (5, {guild}, NULL);
    INSERT INTO hand(table_id, number, state, opened_ms, closed_ms) VALUES ({table}, 99, 'void', {now}, {now});
    INSERT INTO forgotten_hand SELECT max(id), {now} FROM hand WHERE table_id = {table};
    INSERT INTO copied_hand SELECT max(id) FROM hand WHERE table_id = {table};
    INSERT INTO hand_record_rest SELECT r.hand_id, substr(r.body, 999) FROM hand h
        JOIN hand_record r ON r.hand_id = h.id WHERE (h.table_id, h.number) = ({table}, 1);
    UPDATE hand_record SET body = substr(body, 1, 998) WHERE hand_id IN (SELECT hand_id FROM hand_record_rest);"""
"""Rows of each server that would take many steps to create through the store."""


async def write(path: Path) -> None:
    store = await open_store(path)
    try:
        players = [await store.directory.player_id(user) for user in USERS]
        for guild in SERVERS:
            await store.bank.wallet(guild, players[0], 500 + guild % 7, NOW)
        await store.preferences.save(players[0], Preferences(language="fr"))
        await _ordered(store, players[0])
        # The servers take turns at each step, so that their rows are mixed as in a used file.
        sealed = [await SealedTable.open(store, "razz", tuple(players), guild=guild) for guild in SERVERS]
        for guild, table in zip(SERVERS, sealed, strict=True):
            # Otherwise all tables would be dealt the same cards.
            table.rng = Random(guild)
        for _ in range(2):
            for table in sealed:
                await table.play("razz", HouseRules())
        await store.history.count_all()
        for guild, table in zip(SERVERS, sealed, strict=True):
            await table.play("razz", HouseRules())
            await _moderated(store, guild, table.file.table, players)
            await _tournaments(store, guild, players[0])
            await _running(store, guild, players)
        await store.database.write(lambda connection: _click(connection, players[0]))
    finally:
        await store.close()
    _add(path, {guild: table.file.table for guild, table in zip(SERVERS, sealed, strict=True)})


async def _ordered(store: SqliteStore, player: int) -> None:
    """Write an order that other parts have yet to carry out, and forget one user."""
    liking = UserOrder(IDLE_CLICK - 2, USERS[0], "preferences", {"language": "fr"}, NOW)
    gone = UserOrder(IDLE_CLICK - 1, 70_004, "delete", {}, NOW)
    for order_ in (liking, gone):
        await store.user_orders.take(order_, (1,), 2)
    await store.user_orders.note_preferred(liking, player, {"language"})
    await store.user_orders.forget(gone)


async def _moderated(store: SqliteStore, guild: int, table: int, players: list[int]) -> None:
    await store.office.conduct.change(order(), entry("freeze", guild), players[2], lambda _: Standing(frozen=True))
    await store.office.rooms.change(order(), entry("room", guild), RoomSettings())
    await store.office.rooms.save_preset(order(), entry("preset", guild), "Ten", scenes.SETTINGS)
    opened = await store.office.disputes.open(order(), Dispute(guild, table, 1, players[1], "the pot was mine", NOW))
    await store.office.disputes.settle(order(), entry("settle", guild), opened, "no")
    await store.lobbies.save_place(LobbyPlace(guild, guild + 1, guild + 2))
    await store.lobbies.save_games_wanted(guild, players[0], ["razz"])
    await store.tournament_wishes.save(guild, players[0], ["all"], ["all"])
    await store.lobbies.save_ping(LobbyPing(guild, "razz", NOW, guild + 1, None), [])
    await store.records.save_thread(RecordThread(guild, guild + 1, guild + 3))
    await store.recaps.claim_recap(guild, "2026-01-05", NOW)
    await store.house_book.players(guild)
    await store.letters.sent(table, players[0], "a" * 24)
    await store.lessons.save(Lesson(table, players[0]))
    letter = DueLetter(guild, players[1], "left_out", {"name": "Friday", "channel_id": guild + 1, "amount": 0}, NOW)
    await store.database.write(partial(due_letters.insert, letters=[letter]))


async def _tournaments(store: SqliteStore, guild: int, owner: int) -> None:
    event = NewTournament(guild, guild + 4, owner, _EVENT, NOW, NOW)
    state = TournamentState("registering", NOW)
    made = await store.tournaments.create(event, state, order(), entry("create", guild))
    await store.tournaments.commit(TournamentCommit(made, state, NOW, "pause", news=(News("paused", at_ms=NOW),)))
    schedule = Schedule(guild, guild + 4, owner, _EVENT, "2026-01-05T20:00", "UTC", "FREQ=WEEKLY")
    await store.tournaments.save_schedule(schedule, order(), entry("schedule", guild))
    await store.tournaments.save_template(guild, "Friday", _EVENT, order(), entry("template", guild))


async def _running(store: SqliteStore, guild: int, players: list[int]) -> None:
    """Start a hand of an unsealed table and leave it unfinished."""
    table = await TableFile.open(store, tuple(players[:2]), guild=guild)
    await table.deal(played("razz", guild, (1_000, 1_000)))


def _click(connection: sqlite3.Connection, player: int) -> None:
    requests.record(connection, Request(IDLE_CLICK, player, "look"), NOW)


def _add(path: Path, tables: dict[int, int]) -> None:
    """Write the rows with the triggers off, and restore the triggers."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        triggers = connection.execute("SELECT sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
        drop_triggers(connection)
        for guild, table in tables.items():
            connection.executescript(_WRITTEN.format(guild=guild, table=table, now=NOW))
        connection.execute("BEGIN")
        for (sql,) in triggers:
            connection.execute(sql)
        connection.execute("COMMIT")
