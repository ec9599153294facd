"""A table's evening in a real file: results, biggest pot, best hand, and where an evening begins."""

import pytest

from bot.history.evening import PAUSE_MS
from bot.poker.events import PotAwarded
from db import SqliteStore
from tests.harness.history.hands import GUILD, NOW, STACK, TableFile, played

SPACING_MS = 60_000


async def people(store: SqliteStore) -> tuple[int, ...]:
    players = tuple([await store.directory.player_id(user) for user in (70_001, 70_002, 70_003)])
    for player in players:
        await store.bank.wallet(GUILD, player, 1_000, NOW)
    return players


async def play(table: TableFile, game: str, hands: int, since_ms: int) -> dict[int, int]:
    """Play the hands, one a minute, and return what each player won."""
    won = dict.fromkeys(table.players.values(), 0)
    for seed in range(hands):
        hand = await table.play(game, seed, since_ms + seed * SPACING_MS)
        for seat, player in table.players.items():
            won[player] += hand.stack(seat) - STACK
    return won


async def test_the_summary_of_an_evening_has_all_results_and_the_biggest_pot_and_the_best_low_hand(
    store: SqliteStore,
) -> None:
    table = await TableFile.open(store, await people(store))
    won = await play(table, "razz", 20, NOW)
    await store.history.count_all()
    evening = await store.evenings.evening(GUILD, table.table)
    assert evening is not None
    assert evening.hands == 20
    assert {each.player_id: each.net for each in evening.results} == won
    assert [each.net for each in evening.results] == sorted(won.values(), reverse=True)
    assert {each.hands for each in evening.results} == {20}
    assert evening.pot is not None
    assert evening.pot.table_id == table.table
    assert 1 <= evening.pot.number <= 20
    assert evening.best is not None
    assert evening.best.holding.kind in ("low", "wheel")


async def test_the_summary_of_an_evening_of_a_high_game_has_the_best_high_hand(store: SqliteStore) -> None:
    table = await TableFile.open(store, await people(store))
    await play(table, "seven-card-stud", 20, NOW)
    await store.history.count_all()
    evening = await store.evenings.evening(GUILD, table.table)
    assert evening is not None
    assert evening.best is not None
    assert evening.best.holding.kind not in ("low", "wheel", "no_low")


@pytest.mark.parametrize(("pause_ms", "hands"), [(PAUSE_MS - SPACING_MS, 8), (2 * PAUSE_MS, 3)])
async def test_a_long_pause_ends_the_evening(store: SqliteStore, pause_ms: int, hands: int) -> None:
    table = await TableFile.open(store, await people(store))
    await play(table, "razz", 5, NOW)
    won = await play(table, "razz", 3, NOW + 4 * SPACING_MS + pause_ms)
    await store.history.count_all()
    evening = await store.evenings.evening(GUILD, table.table)
    assert evening is not None
    assert evening.hands == hands
    player = table.players[1]
    own = await store.evenings.evening_of(table.table, player)
    assert own is not None
    assert own.hands == hands
    assert (own.net == won[player]) is (hands == 3)


async def test_an_evening_names_no_unlisted_player_but_shows_them_their_own_result(store: SqliteStore) -> None:
    players = await people(store)
    table = await TableFile.open(store, players)
    won = await play(table, "razz", 12, NOW)
    await store.history.count_all()
    for player in players[1:]:
        await store.history.list_player(GUILD, player, listed=False)
    evening = await store.evenings.evening(GUILD, table.table)
    assert evening is not None
    assert [each.player_id for each in evening.results] == [players[0]]
    assert evening.hands == 12
    assert {each.player_id for each in (evening.pot, evening.best) if each is not None} <= {players[0]}
    own = await store.evenings.evening_of(table.table, players[1])
    assert own is not None
    assert own.net == won[players[1]]


async def test_practice_tables_and_tables_without_a_hand_have_no_evening_summary(store: SqliteStore) -> None:
    players = await people(store)
    practice = await TableFile.open(store, players, practice=True)
    await play(practice, "razz", 3, NOW)
    unplayed = await TableFile.open(store, players)
    await store.history.count_all()
    assert await store.evenings.evening_of(practice.table, players[0]) is None
    assert await store.evenings.evening(GUILD, unplayed.table) is None
    assert await store.evenings.evening(GUILD + 1, practice.table) is None


async def test_the_other_hands_of_the_same_evening_are_found_with_the_size_of_their_pots(store: SqliteStore) -> None:
    table = await TableFile.open(store, await people(store))
    early = [await table.play("razz", seed, NOW + seed * SPACING_MS) for seed in range(3)]
    await table.undo(played("razz", 7, (STACK,) * 3).events[:9], NOW + 3 * SPACING_MS)
    later = NOW + 4 * SPACING_MS + PAUSE_MS
    late = [await table.play("razz", seed, later + seed * SPACING_MS) for seed in range(3, 5)]
    await table.deal(played("razz", 9, (STACK,) * 3), later + 9 * SPACING_MS)
    pots = [sum(event.amount for event in hand.events if isinstance(event, PotAwarded)) for hand in (*early, *late)]
    first = [(1, pots[0]), (2, pots[1]), (3, pots[2]), (4, 0)]
    for number in (1, 4):
        assert await store.evenings.hands_around(table.table, number, None) == first
    for number in (5, 6):
        assert await store.evenings.hands_around(table.table, number, None) == [(5, pots[3]), (6, pots[4])]


async def test_the_hands_around_a_hand_can_be_limited_to_one_player(store: SqliteStore) -> None:
    players = await people(store)
    table = await TableFile.open(store, players[:2])
    await table.play("razz", 0, NOW)
    table.players[3], table.chips[players[2]] = players[2], 0
    await table.play("razz", 1, NOW + SPACING_MS)
    await table.play("razz", 2, NOW + 2 * SPACING_MS)
    assert [hand.number for hand in await store.evenings.hands_around(table.table, 2, players[2])] == [2, 3]
    assert [hand.number for hand in await store.evenings.hands_around(table.table, 2, players[0])] == [1, 2, 3]
    assert await store.evenings.hands_around(table.table, 2, 0) == []
