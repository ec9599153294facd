"""Figures of hands by the ledger and the log: each hand counts once, and only for its players."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import pytest

from bot.history.facts import facts
from bot.history.ports import CashRecord, Point, TournamentRecord
from bot.poker.games import GAMES
from bot.tables.saving import AuditEntry, StoreUnavailable
from bot.tournaments.deciding import lifecycle
from bot.tournaments.messages import CheckIn, Register
from bot.tournaments.ports import TournamentCommit
from bot.tournaments.state import Entrant, TournamentState
from db import Housekeeping, SqliteStore, check, open_store
from tests.harness.db.scenes import rows
from tests.harness.history.hands import DAY_MS, GUILD, NOW, STACK, TableFile
from tests.harness.local_discord.journal import PATIENCE_SECONDS
from tests.harness.tournaments.field import MINUTE, OWNER, START, Field

ANN, BOB, CY = 70_001, 70_002, 70_003
"""Discord users."""


async def people(store: SqliteStore) -> tuple[int, int, int]:
    ann, bob, cy = [await store.directory.player_id(user) for user in (ANN, BOB, CY)]
    for player in (ann, bob, cy):
        await store.bank.wallet(GUILD, player, 1_000, NOW)
    return ann, bob, cy


async def counted(store: SqliteStore) -> None:
    await store.history.count_all()


async def record(store: SqliteStore, player: int, game: str | None = None, since_ms: int = 0) -> CashRecord:
    return await store.history.record(GUILD, player, game, since_ms)


@pytest.mark.parametrize("game", GAMES)
async def test_the_profits_of_a_table_sum_to_zero_and_match_the_ledger(
    store: SqliteStore, path: Path, game: str
) -> None:
    players = await people(store)
    table = await TableFile.open(store, players, game)
    won = dict.fromkeys(players, 0)
    for seed in range(12):
        hand = await table.play(game, seed)
        for seat, player in table.players.items():
            won[player] += hand.stack(seat) - STACK
    await counted(store)
    records = {player: await record(store, player) for player in players}
    assert {player: each.profit for player, each in records.items()} == won
    assert sum(each.profit for each in records.values()) == 0
    assert sum(each.bets for each in records.values()) == pytest.approx(0)
    assert {each.hands for each in records.values()} == {12}
    assert check(path) == []


async def test_a_players_statistics_add_up_the_figures_of_their_hands(store: SqliteStore) -> None:
    players = await people(store)
    table = await TableFile.open(store, players)
    told = [facts((await table.play("razz", seed)).events) for seed in range(20)]
    await counted(store)
    for seat, player in table.players.items():
        own, found = [each[seat] for each in told], await record(store, player)
        assert found.second_streets == sum(each.second_street for each in own)
        assert found.showdowns == sum(each.showdown for each in own)
        assert found.showdowns_won == sum(each.showdown_won for each in own)
        assert found.biggest_pot == max(each.collected for each in own)
        assert found.bets == pytest.approx(found.profit / 20)
        assert found.bets_per_100 == pytest.approx(found.profit / 20 / 20 * 100)


async def test_a_hand_is_counted_once_even_if_several_counts_run_at_once(store: SqliteStore) -> None:
    players = await people(store)
    table = await TableFile.open(store, players)
    for seed in range(5):
        await table.play("razz", seed)
    await asyncio.gather(*(store.history.catch_up() for _ in range(6)))
    assert (await record(store, players[0])).hands == 5
    await table.play("razz", 5)
    await counted(store)
    await counted(store)
    assert (await record(store, players[0])).hands == 6


async def test_figures_can_be_limited_by_game_and_time(store: SqliteStore) -> None:
    players = await people(store)
    razz = await TableFile.open(store, players, "razz")
    badugi = await TableFile.open(store, players, "badugi")
    await razz.play("razz", 1, NOW)
    await badugi.play("badugi", 1, NOW + 3 * DAY_MS)
    await badugi.play("badugi", 2, NOW + 3 * DAY_MS)
    await counted(store)
    assert (await record(store, players[0])).hands == 3
    assert (await record(store, players[0], "razz")).hands == 1
    assert (await record(store, players[0], "badugi")).hands == 2
    assert (await record(store, players[0], "badugi", NOW + 4 * DAY_MS)) == CashRecord()
    assert (await record(store, players[0], None, NOW + 2 * DAY_MS)).hands == 2
    assert await store.history.record(GUILD + 1, players[0], None, 0) == CashRecord()


async def test_practice_hands_are_not_counted(store: SqliteStore, path: Path) -> None:
    players = await people(store)
    table = await TableFile.open(store, players, practice=True)
    for seed in range(3):
        await table.play("razz", seed)
    await counted(store)
    assert await record(store, players[0]) == CashRecord()
    for name in ("hand_result", "player_day", "achievement", "showdown_run", "uncounted_hand"):
        assert rows(path, f"SELECT count(*) FROM {name}") == [(0,)], name
    assert check(path) == []


async def test_a_running_or_undone_hand_is_not_counted(store: SqliteStore) -> None:
    players = await people(store)
    table = await TableFile.open(store, players)
    hand = await table.play("razz", 1)
    await table.deal(hand)
    await counted(store)
    assert (await record(store, players[0])).hands == 1


async def test_the_profit_line_has_a_point_for_each_hand_and_ends_at_the_profit(store: SqliteStore) -> None:
    players = await people(store)
    table, total, expected = await TableFile.open(store, players), 0, []
    for number in range(1, 8):
        hand = await table.play("razz", number, NOW + number * 1000)
        total += hand.stack(1) - STACK
        expected.append(Point(NOW + number * 1000, number, total))
    await counted(store)
    assert await store.history.line(GUILD, players[0], None, 0) == expected
    later = await store.history.line(GUILD, players[0], None, NOW + 7000)
    assert [point.hands for point in later] == [1]


async def test_a_player_without_hands_has_no_profit_line(store: SqliteStore) -> None:
    ann, *_ = await people(store)
    assert await store.history.line(GUILD, ann, None, 0) == []


async def test_a_failure_to_count_hands_is_logged_once_and_the_count_is_tried_again(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    players = await people(store)
    table = await TableFile.open(store, players)
    await table.play("razz", 1)
    monkeypatch.setattr("db.history.statistics.EVERY_SECONDS", 0)
    goes, catch_up, done = 0, store.history.catch_up, asyncio.Event()

    async def failing_twice() -> int:
        nonlocal goes
        goes += 1
        if goes <= 2:
            raise StoreUnavailable("the disk is full")
        left = await catch_up()
        done.set()
        return left

    monkeypatch.setattr(store.history, "catch_up", failing_twice)
    counting = asyncio.get_running_loop().create_task(store.history.run())
    await asyncio.wait_for(done.wait(), PATIENCE_SECONDS)
    counting.cancel()
    await asyncio.gather(counting, return_exceptions=True)
    assert (await record(store, players[0])).hands == 1
    assert caplog.text.count("could not be counted, and will be counted later: the disk is full") == 1


async def test_a_long_profit_line_keeps_fewer_points_but_always_its_last(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.history.statistics.POINTS_MOST", 3)
    players = await people(store)
    table = await TableFile.open(store, players)
    for number in range(1, 11):
        await table.play("razz", number)
    await counted(store)
    line = await store.history.line(GUILD, players[0], None, 0)
    assert [point.hands for point in line] == [4, 8, 10]
    assert line[-1].chips == (await record(store, players[0])).profit


async def test_the_leaderboard_shows_listed_players_who_were_not_forgotten(store: SqliteStore, path: Path) -> None:
    ann, bob, cy = await people(store)
    table = await TableFile.open(store, (ann, bob, cy))
    for seed in range(20):
        await table.play("razz", seed)
    await table.close()
    await counted(store)
    history = store.history
    profits = {player: (await record(store, player)).profit for player in (ann, bob, cy)}
    first, second, third = sorted(profits, key=lambda player: -profits[player])
    whole = await history.board(GUILD, "profit", None, 0, own=third, skip=0, most=2)
    assert [(line.place, line.player_id) for line in whole.lines] == [(1, first), (2, second)]
    assert whole.players == 3
    assert whole.own is not None
    assert (whole.own.place, whole.own.player_id, whole.own.hands, whole.own.profit) == (3, third, 20, profits[third])
    assert whole.own.bets_per_100 == pytest.approx(profits[third] / 20 / 20 * 100)
    await history.list_player(GUILD, first, listed=False)
    board = await history.board(GUILD, "profit", None, 0, own=first, skip=0, most=9)
    assert [line.player_id for line in board.lines] == [second, third]
    assert board.own is not None
    assert board.own.place == 1
    assert not await history.is_listed(GUILD, first)
    await history.list_player(GUILD, first, listed=True)
    user = {ann: ANN, bob: BOB, cy: CY}[second]
    await store.office.privacy.forget(user, NOW)
    board = await history.board(GUILD, "profit", None, 0, own=None, skip=0, most=9)
    assert [line.player_id for line in board.lines] == [first, third]
    assert rows(path, f"SELECT count(*) FROM hand_result WHERE player_id = {second}") == [(20,)]
    assert check(path) == []


async def test_a_leaderboard_that_begins_within_a_day_leaves_out_earlier_hands_of_that_day(store: SqliteStore) -> None:
    players = await people(store)
    table = await TableFile.open(store, players)
    for seed in range(3):
        await table.play("razz", seed, NOW + 1)
    hand = await table.play("razz", 7, NOW + 5)
    await counted(store)
    await store.history.list_player(GUILD, players[2], listed=False)
    board = await store.history.board(GUILD, "rate", None, NOW + 5, own=players[2], skip=0, most=9, least=1)
    assert {line.player_id: (line.hands, line.profit) for line in board.lines} == {
        players[0]: (1, hand.stack(1) - STACK),
        players[1]: (1, hand.stack(2) - STACK),
    }
    assert board.own is not None
    assert board.own.bets_per_100 == pytest.approx((hand.stack(3) - STACK) / 20 * 100)
    other = await store.history.board(GUILD, "rate", "badugi", NOW + 5, own=None, skip=0, most=9, least=1)
    assert other.lines == ()


async def test_a_player_with_too_few_hands_is_not_on_the_leaderboard(store: SqliteStore) -> None:
    players = await people(store)
    table = await TableFile.open(store, players)
    for seed in range(19):
        await table.play("razz", seed)
    await counted(store)
    board = await store.history.board(GUILD, "rate", None, 0, own=players[0], skip=0, most=9)
    assert (board.lines, board.players, board.own) == ((), 0, None)
    await table.play("razz", 19)
    await counted(store)
    assert (await store.history.board(GUILD, "rate", None, 0, own=None, skip=0, most=9)).players == len(players)


async def test_an_achievement_is_stored_once_with_the_first_hand_that_earned_it(store: SqliteStore, path: Path) -> None:
    players = await people(store)
    table = await TableFile.open(store, players)
    for seed in range(40):
        await table.play("razz", seed)
    await counted(store)
    found = [each for player in players for each in await store.history.achieved(GUILD, player)]
    assert {"bring-in", "rough-nine"} <= {each.name for each in found}
    assert all(each.table_id == table.table and 1 <= each.number <= 40 for each in found)
    kept = rows(path, "SELECT player_id, name, count(*) FROM achievement GROUP BY 1, 2 HAVING count(*) > 1")
    assert kept == []


async def test_ten_showdowns_in_a_row_are_counted_across_hands(store: SqliteStore) -> None:
    players = await people(store)
    table = await TableFile.open(store, players)
    runs, longest = dict.fromkeys(players, 0), dict.fromkeys(players, 0)
    for seed in range(80):
        told = facts((await table.play("razz", seed)).events)
        for seat, player in table.players.items():
            runs[player] = runs[player] + 1 if told[seat].showdown else 0
            longest[player] = max(longest[player], runs[player])
    await counted(store)
    for player in players:
        names = {each.name for each in await store.history.achieved(GUILD, player)}
        assert ("showdowns" in names) is (longest[player] >= 10)


async def test_forgetting_a_user_deletes_their_achievements(store: SqliteStore, path: Path) -> None:
    players = await people(store)
    table = await TableFile.open(store, players)
    for seed in range(40):
        await table.play("razz", seed)
    await table.close()
    await store.history.list_player(GUILD, players[0], listed=False)
    await counted(store)
    told = await store.office.privacy.export(ANN)
    guild = told["servers"][str(GUILD)]
    assert guild["unlisted"] == [{"unlisted": 1}]
    assert sum(day["hands"] for day in guild["figures"]) == 40
    assert {each["name"] for each in guild["achievements"]} == {
        each.name for each in await store.history.achieved(GUILD, players[0])
    }
    await store.office.privacy.forget(ANN, NOW)
    for name in ("achievement", "showdown_run", "unlisted_player"):
        assert rows(path, f"SELECT count(*) FROM {name} WHERE player_id = {players[0]}") == [(0,)], name


async def test_hands_are_counted_before_they_are_cleared_away(store: SqliteStore, path: Path) -> None:
    players = await people(store)
    table = await TableFile.open(store, players)
    for seed in range(3):
        await table.play("razz", seed)
    later = datetime.fromtimestamp(NOW / 1000, UTC) + timedelta(days=99)
    keeper = Housekeeping(store.database, keep_cards_days=1, keep_hands_days=1, now=lambda: later)
    assert (await keeper.clear()).hands == 3
    assert rows(path, "SELECT count(*) FROM hand_event") == [(0,)]
    assert (await record(store, players[0])).hands == 3
    assert (await record(store, players[0])).biggest_pot >= 0
    assert sum([(await record(store, player)).second_streets for player in players]) > 0
    assert check(path) == []


async def test_a_hand_with_a_deleted_log_is_counted_by_the_chips_of_the_ledger(store: SqliteStore, path: Path) -> None:
    players = await people(store)
    table = await TableFile.open(store, players, "badugi")
    hand = await table.play("badugi", 3)
    await store.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("INSERT INTO forgotten_hand VALUES (1, 0)")
        connection.execute("DELETE FROM hand_secret")
        connection.execute("DELETE FROM hand_event")
    again = await open_store(path)
    await counted(again)
    found = await record(again, players[0], "badugi")
    assert (found.hands, found.profit, found.showdowns) == (1, hand.stack(1) - STACK, 0)
    place = await again.history.place(GUILD, table.table, 1)
    assert place is not None
    assert (place.state, place.kept, place.dealt_in) == ("done", False, frozenset(players))
    await again.close()


async def test_where_a_hand_was_played_can_be_looked_up_only_in_its_own_server(store: SqliteStore) -> None:
    players = await people(store)
    table = await TableFile.open(store, players)
    hand = await table.play("razz", 1)
    await table.deal(hand)
    done, live = [await store.history.place(GUILD, table.table, number) for number in (1, 2)]
    assert done is not None
    assert live is not None
    assert (done.state, done.kept, live.state) == ("done", True, "live")
    assert await store.history.place(GUILD, table.table, 3) is None
    assert await store.history.place(GUILD + 1, table.table, 1) is None


async def test_a_players_newest_hands_are_returned_oldest_first(store: SqliteStore) -> None:
    ann, bob, cy = await people(store)
    table, other = await TableFile.open(store, (ann, bob)), await TableFile.open(store, (bob, cy))
    for number in range(1, 5):
        await table.play("razz", number, NOW + number * 1000)
    await other.play("razz", 9)
    hands = await store.history.own_hands(GUILD, ann, 0, 3)
    assert [(hand.table_id, hand.number) for hand in hands] == [(table.table, 2), (table.table, 3), (table.table, 4)]
    assert [hand.number for hand in await store.history.own_hands(GUILD, ann, NOW + 4000, 9)] == [4]
    assert len(await store.history.own_hands(GUILD, bob, 0, 9)) == 5


async def test_a_finished_tournament_counts_for_every_player_who_took_part(store: SqliteStore) -> None:
    field = Field()
    for player in range(1, 6):
        assert field.ask(Register, player) is None
    field.pass_time(START - 10 * MINUTE)
    for player in range(1, 5):
        assert field.ask(CheckIn, player) is None
    field.pass_time(START)
    new, entry = replace(field.new, guild_id=GUILD), AuditEntry(GUILD, "tournament_create", OWNER, "", START)
    tournament = await store.tournaments.create(new, TournamentState("registering", START), None, entry)
    await store.tournaments.commit(TournamentCommit(tournament, field.state, START, "start"))
    assert await store.history.tournaments(GUILD, 1, 0) == TournamentRecord(), "an unfinished tournament does not count"
    field.do(lifecycle.close_late_registration)
    for player in (4, 3, 2):
        field.do(partial(lifecycle.bust, stacks={player: 100}))
    field.do(lifecycle.finish)
    ended = field.state.with_entrant(Entrant(6, waiting=True))
    await store.tournaments.commit(TournamentCommit(tournament, ended, START, "finish"))
    records = [await store.history.tournaments(GUILD, player, 0) for player in range(1, 7)]
    assert records[0] == TournamentRecord(played=1, won=1, paid=1)
    assert [each.played for each in records[:5]] == [1, 1, 1, 1, 0], "a player who did not check in did not play"
    assert records[5] == TournamentRecord(), "a player left on the waiting list did not play"
    assert [each.won for each in records] == [1, 0, 0, 0, 0, 0]
    assert records[3].paid == 0
    assert await store.history.tournaments(GUILD, 1, START + 1) == TournamentRecord()
    assert await store.history.tournaments(GUILD + 1, 1, 0) == TournamentRecord()


def test_results_can_neither_be_changed_nor_counted_twice(path: Path) -> None:
    async def filled() -> None:
        store = await open_store(path)
        table = await TableFile.open(store, await people(store))
        await table.play("razz", 1)
        await counted(store)
        await store.close()

    asyncio.run(filled())
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for order in (
            "UPDATE hand_result SET net = net + 1",
            "DELETE FROM hand_result",
            "INSERT OR REPLACE INTO hand_result SELECT * FROM hand_result LIMIT 1",
            "DELETE FROM player_day",
        ):
            with pytest.raises(sqlite3.IntegrityError):
                connection.execute(order)
        connection.execute("DROP TRIGGER hand_result_no_update")
        connection.execute(
            "UPDATE hand_result SET net = net + 1 WHERE player_id = (SELECT max(player_id) FROM hand_result)"
        )
        connection.execute(
            "UPDATE player_day SET hands = hands + 1 WHERE player_id = (SELECT max(player_id) FROM hand_result)"
        )
    problems = "\n".join(check(path))
    assert "figures" in problems
    assert "counted" in problems
