"""A server's week in a real file, and recaps that are claimed once."""

from bot.history.ports import RANKED_HANDS_LEAST
from db import SqliteStore
from tests.harness.history.hands import DAY_MS, GUILD, NOW, STACK, TableFile

WEEK_MS = 7 * DAY_MS
HANDS = RANKED_HANDS_LEAST + 2


async def people(store: SqliteStore) -> tuple[int, int, int]:
    ann, bob, cy = [await store.directory.player_id(user) for user in (70_001, 70_002, 70_003)]
    for player in (ann, bob, cy):
        await store.bank.wallet(GUILD, player, 1_000, NOW)
    return ann, bob, cy


async def test_the_recap_of_a_week_counts_only_its_own_hands_and_no_practice_hands(store: SqliteStore) -> None:
    players = await people(store)
    table = await TableFile.open(store, players)
    before = dict.fromkeys(players, 0)
    won = dict.fromkeys(players, 0)
    for seed in range(HANDS):
        for at_ms, sums in ((NOW - WEEK_MS, before), (NOW, won)):
            hand = await table.play("razz", seed if sums is before else seed + 500, at_ms + seed)
            for seat, player in table.players.items():
                sums[player] += hand.stack(seat) - STACK
    await table.play("razz", 1, NOW + WEEK_MS)
    practice = await TableFile.open(store, players, practice=True)
    await practice.play("razz", 3, NOW)
    await store.history.count_all()
    week = await store.recaps.week(GUILD, NOW - WEEK_MS, NOW, NOW + WEEK_MS)
    assert week.hands == HANDS
    assert {each.player_id: each.profit for each in week.leaders} == won
    gains = {player: won[player] - before[player] for player in players}
    assert week.improved is not None
    assert week.improved.chips == max(gains.values())
    assert week.pot is not None
    assert week.low is not None
    assert (await store.recaps.week(GUILD + 1, NOW - WEEK_MS, NOW, NOW + WEEK_MS)).hands == 0


async def test_a_recap_names_only_listed_players(store: SqliteStore) -> None:
    players = await people(store)
    table = await TableFile.open(store, players)
    for seed in range(HANDS):
        await table.play("razz", seed, NOW)
    await store.history.count_all()
    for player in players[1:]:
        await store.history.list_player(GUILD, player, listed=False)
    week = await store.recaps.week(GUILD, NOW - WEEK_MS, NOW, NOW + WEEK_MS)
    named = [each.player_id for each in (*week.leaders, week.pot, week.low, week.improved) if each is not None]
    assert set(named) == {players[0]}


async def test_a_weeks_recap_can_be_claimed_only_once_until_the_claim_is_released(store: SqliteStore) -> None:
    assert await store.recaps.claim_recap(GUILD, "2027-03-29", NOW)
    assert not await store.recaps.claim_recap(GUILD, "2027-03-29", NOW + 1)
    assert await store.recaps.claim_recap(GUILD, "2027-04-05", NOW)
    assert await store.recaps.claim_recap(GUILD + 1, "2027-03-29", NOW)
    await store.recaps.release_recap(GUILD, "2027-03-29")
    assert await store.recaps.claim_recap(GUILD, "2027-03-29", NOW + 2)
