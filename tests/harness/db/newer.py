"""A file with rows in the newer tables: cash, practice and tournament tables, figures, likes."""

from dataclasses import replace
from typing import Final

from bot.practice.ports import Lesson
from bot.tables.preferences import Preferences
from bot.tables.saving import Account, AuditEntry, NewTable, Request, TableCommit, Transfer
from bot.tournaments.ports import NewTournament, TournamentCommit
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import TournamentState
from db import SqliteStore
from tests.harness.db.scenes import (
    ANNA,
    BERT,
    GUILD,
    NEW_TABLE,
    NOW,
    STATE,
    ending,
    opening,
    seat,
    seated_table,
    wallet,
)

MONEY, EMPTY, PRACTICE, FINAL = 1, 2, 3, 4
"""Numbers of tables: cash with a live hand, cash and empty, practice, of the running tournament."""
RUNNING, COMING = 1, 2
"""Numbers of tournaments: the running one and the next."""
EVENT: Final = NewTournament(GUILD, 1, ANNA, TournamentSettings("Friday", "razz", NEW_TABLE.settings.rules), NOW, NOW)


TOURNAMENT_DAY: Final = "INSERT INTO tournament_day VALUES (?, ?, 0, 'razz', 0, 0, 0, 0, 0, 0)"
"""A player's figures for hands of tournaments, of no hand at all."""


def _audit() -> AuditEntry:
    return AuditEntry(GUILD, "tournament_create", ANNA, "", NOW)


async def _open(store: SqliteStore, **changes: object) -> None:
    await store.open_table(replace(NEW_TABLE, **changes), None, NOW)  # type: ignore[arg-type]  # fields by name


async def newer_scene(store: SqliteStore) -> None:
    await seated_table(store)
    await store.commit(opening())
    await store.commit(ending(request=77))
    await store.history.count_all()
    await store.commit(opening(number=2))
    await _open(store, channel_id=7100)
    await _open(store, channel_id=7200, practice=True)
    made = Account("practice", GUILD, table_id=PRACTICE)
    given = tuple(Transfer(made, seat(player, PRACTICE), 200, "practice_in") for player in (ANNA, BERT))
    await store.commit(TableCommit(PRACTICE, STATE, NOW, transfers=given))
    await store.house_book.players(GUILD)
    await store.lessons.save(Lesson(PRACTICE, ANNA))
    await store.letters.sent(MONEY, ANNA, "a" * 24)
    await store.preferences.save(await store.directory.player_id(5001), Preferences(language="fr"))
    await _tournaments(store)
    await store.database.write(lambda file: file.execute(TOURNAMENT_DAY, (GUILD, ANNA)))


async def _tournaments(store: SqliteStore) -> None:
    for number, event in enumerate((EVENT, replace(EVENT, start_ms=NOW + 1)), RUNNING):
        await store.tournaments.create(
            event, TournamentState("registering", NOW), Request(number, ANNA, "create"), _audit()
        )
    prize = Account("prize", GUILD, tournament_id=RUNNING)
    mint = Account("mint", GUILD, tournament_id=RUNNING)
    entries = [Account("entry", GUILD, player, tournament_id=RUNNING) for player in (ANNA, BERT)]
    paid = [Transfer(wallet(player), prize, 100, "tournament_buy_in") for player in (ANNA, BERT)]
    stacks = [Transfer(mint, entry, 3000, "tournament_stack") for entry in entries]
    state = TournamentState("running", NOW)
    await store.tournaments.commit(TournamentCommit(RUNNING, state, NOW, "start", transfers=(*paid, *stacks)))
    table = NewTable(GUILD, 7300, ANNA, "Friday 1", EVENT.settings.at_table(6), tournament_id=RUNNING)
    await store.open_table(table, None, NOW)
    seated = Transfer(entries[0], seat(ANNA, FINAL), 1500, "take_seat")
    await store.commit(TableCommit(FINAL, STATE, NOW, transfers=(seated,)))
