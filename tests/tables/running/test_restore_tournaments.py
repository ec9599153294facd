"""Tournament tables over a restart, whole or damaged."""

from dataclasses import replace

import pytest

from bot.tables.messages import MemberGone
from bot.tables.rules.position import NOBODY_PRESENT_MS
from tests.harness.tables.doubles import MemoryStore
from tests.harness.tables.room import A_LONG_TIME, PAUSE_MS
from tests.harness.tables.tournament_room import THREE, TournamentRoom, posted


async def test_a_table_that_waits_for_the_director_still_waits_after_a_restart(dealt: TournamentRoom) -> None:
    await dealt.fold_round()
    again = await dealt.crash()
    assert again.view.course.waits
    await again.advance(A_LONG_TIME)
    assert again.view.hand_number == 1


async def test_a_table_without_players_waits_after_a_restart(store: MemoryStore) -> None:
    room = TournamentRoom(store)
    await room.open()
    assert (await room.crash()).view.course.waits


async def test_a_table_ordered_to_deal_before_a_restart_deals_after_it(waiting: TournamentRoom) -> None:
    await waiting.go_on(bet=50)
    again = await waiting.crash()
    assert not again.view.course.waits
    await again.advance(PAUSE_MS)
    assert posted(again).small_bet == 50


async def test_T3_2_a_table_ordered_to_deal_to_absent_players_before_a_restart_deals_after_it(
    waiting: TournamentRoom,
) -> None:
    for player_id in (101, 102, 103):
        await waiting.submit(MemberGone(player_id))
    await waiting.go_on()
    again = await waiting.crash()
    await again.advance(NOBODY_PRESENT_MS)
    assert again.view.hand_number == 1


async def test_a_running_hand_continues_after_a_restart_and_then_the_table_waits_for_the_director(
    dealt: TournamentRoom,
) -> None:
    again = await dealt.crash()
    assert not again.view.course.waits
    await again.fold_round()
    assert again.view.course.waits


@pytest.mark.parametrize("in_hand", [True, False])
async def test_a_damaged_table_returns_its_chips_to_the_entrants(store: MemoryStore, in_hand: bool) -> None:
    room = TournamentRoom(store)
    await room.started(THREE)
    if not in_hand:
        await room.void()
    store.damage(room.table_id)
    again = await room.crash()
    assert again.tables.view(room.table_id) is None
    assert room.off_table() == {101: 1_000, 102: 1_000, 103: 1_000}


async def test_a_table_of_a_game_that_no_longer_exists_returns_its_chips_to_the_entrants(store: MemoryStore) -> None:
    room = TournamentRoom(store)
    await room.started(THREE)
    saved = store.tables[room.table_id]
    unknown = replace(saved.new, settings=replace(saved.new.settings, game="rummy"))
    store.tables[room.table_id] = replace(saved, new=unknown)
    await room.crash()
    assert room.off_table() == {101: 1_000, 102: 1_000, 103: 1_000}
