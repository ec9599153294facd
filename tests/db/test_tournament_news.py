"""News of tournaments: saved together with a change, deleted once they are announced."""

import sqlite3
from pathlib import Path

from bot.poker.house_rules import HouseRules
from bot.tables.saving import AuditEntry
from bot.tournaments.news import News
from bot.tournaments.ports import NewTournament, TournamentCommit
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import TournamentState
from db import SqliteStore, check
from tests.harness.db.scenes import GUILD, NOW


async def paused(store: SqliteStore, *news: News) -> int:
    new = NewTournament(GUILD, 7, 101, TournamentSettings("Friday", "razz", HouseRules()), NOW, NOW)
    state = TournamentState("registering", NOW)
    made = await store.tournaments.create(new, state, None, AuditEntry(GUILD, "tournament_create", None, "", NOW))
    await store.tournaments.commit(TournamentCommit(made, state, NOW, "pause", news=news))
    return made


async def test_each_news_item_stays_in_the_file_until_it_is_deleted_as_announced(
    store: SqliteStore, path: Path
) -> None:
    first, again = News("paused", text="light", at_ms=NOW), News("paused", text="light", at_ms=NOW + 1)
    made = await paused(store, first, again)
    ((saved, news),) = await store.tournament_news.due()
    assert (saved.tournament_id, news, [each.at_ms for each in news]) == (made, (first, again), [NOW, NOW + 1])
    await store.tournament_news.delete_told(made, [first])
    ((_, news),) = await store.tournament_news.due()
    assert [each.at_ms for each in news] == [NOW + 1]
    await store.tournament_news.delete_told(made, [again])
    assert await store.tournament_news.due() == []
    assert check(path) == []


async def test_a_damaged_tournament_does_not_hold_back_the_news_of_others(store: SqliteStore) -> None:
    damaged, whole = [await paused(store, News("paused", at_ms=NOW)) for _ in range(2)]

    def damage(connection: sqlite3.Connection) -> None:
        connection.execute("UPDATE tournament SET state = '[]' WHERE id = ?", (damaged,))

    await store.database.write(damage)
    assert [saved.tournament_id for saved, _ in await store.tournament_news.due()] == [whole]
