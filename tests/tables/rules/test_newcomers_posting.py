"""Newcomers of blind games, who wait for the big blind or post it instead (R-5.2)."""

import pytest

from bot.tables.replies import TableDenial
from tests.harness.tables.doubles import MemoryStore
from tests.harness.tables.room import PAUSE_MS, Room, of_game
from tests.harness.tables.tournament_room import TournamentRoom
from tests.harness.tables.turn_room import post


@pytest.fixture
async def badugi(store: MemoryStore) -> Room:
    """Return a room where 101, 102 and 103 play their first hand and 105 has sat down since."""
    room = Room(store)
    await room.started({1: 1_000, 2: 1_000, 3: 1_000}, **of_game("badugi"))
    await room.sit(105, 5)
    return room


def waits(room: Room) -> list[int]:
    return [line.player_id for line in room.view.seats if line.waits_for_blind]


async def dealt_in(room: Room) -> list[int]:
    await room.next_hand()
    return [player for _, player in room.view.last.hand_players]


async def test_the_view_shows_a_newcomer_as_waiting_until_the_big_blind_reaches_them(badugi: Room) -> None:
    for _ in range(6):
        waiting = waits(badugi)
        dealt = await dealt_in(badugi)
        assert (105 in dealt) == (waiting == []), "the view agrees with the next deal"
        if 105 in dealt:
            break
    assert 105 in dealt
    assert badugi.view.games.big_blind_seat == 5


async def test_a_newcomer_who_posts_is_dealt_in_with_the_next_hand(badugi: Room, store: MemoryStore) -> None:
    while not waits(badugi) or badugi.view.games.big_blind_seat in (3, 5):
        await badugi.next_hand()
        if badugi.view.hand_number > 4:
            pytest.fail("105 never waits")
    assert (await post(badugi, 105)).done
    assert waits(badugi) == []
    assert next(seat for seat in store.commits[-1].state.seats if seat.player_id == 105).posts
    assert (await post(badugi, 105)).denial is TableDenial.NOT_WAITING
    assert 105 in await dealt_in(badugi)


async def test_a_waiting_newcomer_can_also_post_by_coming_back(badugi: Room) -> None:
    while not waits(badugi):
        await badugi.next_hand()
    assert (await badugi.back(105, post=True)).done
    assert waits(badugi) == []
    assert (await badugi.back(105)).denial is TableDenial.NOT_OUT


async def test_only_a_player_who_waits_for_the_big_blind_can_post(badugi: Room) -> None:
    assert (await post(badugi, 101)).denial is TableDenial.NOT_WAITING
    assert (await post(badugi, 112)).denial is TableDenial.NOT_SEATED
    await badugi.sit_out(105)
    assert waits(badugi) == []
    assert (await post(badugi, 105)).denial is TableDenial.NOT_WAITING


async def test_nobody_waits_in_a_game_without_blinds(room: Room) -> None:
    await room.started({1: 1_000, 2: 1_000})
    await room.sit(103, 3)
    assert waits(room) == []
    assert (await post(room, 103)).denial is TableDenial.NOT_WAITING


async def test_nobody_waits_before_the_first_hand(room: Room) -> None:
    await room.open(**of_game("badugi"))
    await room.seat_all({1: 1_000, 2: 1_000, 3: 1_000})
    assert waits(room) == []
    await room.advance(PAUSE_MS)
    assert len(room.view.last.hand_players) == 3


async def test_at_a_tournaments_table_nobody_waits_or_posts(store: MemoryStore) -> None:
    room = TournamentRoom(store)
    await room.started({1: 1_000, 2: 1_000}, **of_game("badugi"))
    assert (await post(room, 101)).denial is TableDenial.TOURNAMENT
    assert waits(room) == []
