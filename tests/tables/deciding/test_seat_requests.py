"""Changes of seat: they happen between hands and never let a player avoid a blind (R-5.2)."""

import pytest

from bot.tables.replies import TableDenial
from tests.harness.tables.doubles import MemoryStore
from tests.harness.tables.room import PAUSE_MS, Room, of_game
from tests.tables.deciding.test_dealing import badugi, dealt, posted
from tests.tables.running.test_restore import restarted


def seat_of(room: Room, player_id: int) -> int:
    return next(line.seat for line in room.view.seats if line.player_id == player_id)


async def test_between_hands_a_player_moves_at_once_with_their_chips(room: Room) -> None:
    await room.open()
    await room.seat_all({1: 1_000, 2: 1_500})
    assert (await room.change_seat(102, 5)).done
    assert (seat_of(room, 102), room.stacks()[102]) == (5, 1_500)


async def test_during_a_hand_a_player_moves_when_it_ends_and_the_new_seat_is_reserved(playing: Room) -> None:
    assert (await playing.change_seat(102, 5)).done
    assert seat_of(playing, 102) == 2
    assert (await playing.sit(104, 5)).denial is TableDenial.SEAT_TAKEN
    assert (await playing.change_seat(103, 5)).denial is TableDenial.SEAT_TAKEN
    await playing.fold_round()
    assert seat_of(playing, 102) == 5
    await playing.advance(PAUSE_MS)
    assert dealt(playing) == [1, 3, 5]


async def test_asking_for_ones_own_seat_cancels_the_move(playing: Room) -> None:
    await playing.change_seat(102, 5)
    assert (await playing.change_seat(102, 2)).done
    assert (await playing.change_seat(102, 2)).denial is TableDenial.ALREADY_SEATED
    await playing.fold_round()
    assert seat_of(playing, 102) == 2


@pytest.mark.parametrize(
    ("player", "seat", "denial"),
    [
        (104, 5, TableDenial.NOT_SEATED),
        (101, 0, TableDenial.NO_SUCH_SEAT),
        (101, 9, TableDenial.NO_SUCH_SEAT),
        (101, 2, TableDenial.SEAT_TAKEN),
        (101, 1, TableDenial.ALREADY_SEATED),
    ],
)
async def test_a_refused_move_names_its_reason(playing: Room, player: int, seat: int, denial: TableDenial) -> None:
    assert (await playing.change_seat(player, seat)).denial is denial


async def test_a_leaving_player_cannot_move(playing: Room) -> None:
    await playing.leave(102)
    assert (await playing.change_seat(102, 5)).denial is TableDenial.ALREADY_LEAVING


async def test_a_requested_move_survives_a_restart(playing: Room) -> None:
    await playing.change_seat(102, 5)
    after = await restarted(playing)
    await after.fold_round()
    assert seat_of(after, 102) == 5


async def test_R5_2_a_player_who_moves_does_not_avoid_a_blind(store: MemoryStore) -> None:
    """The next big blind moves behind the blinds and posts the big blind there."""
    room = await badugi(store, 1, 2, 3, 4)
    assert posted(room) == {2: 10, 3: 20}
    await room.change_seat(104, 8)
    await room.next_hand()
    assert (dealt(room), posted(room)) == ([1, 2, 3, 8], {3: 10, 8: 20})


async def test_R5_2_a_player_who_moves_away_from_the_blinds_waits_for_the_big_blind(store: MemoryStore) -> None:
    room = await badugi(store, 1, 2, 4, 5, 6)
    assert posted(room) == {2: 10, 4: 20}
    await room.change_seat(105, 3)
    await room.next_hand()
    assert (dealt(room), posted(room)) == ([1, 2, 4, 6], {4: 10, 6: 20})
    assert room.status(105) == "waiting"
    for _ in range(2):
        await room.next_hand()
    assert 3 not in dealt(room)
    await room.next_hand()
    assert (3 in dealt(room), posted(room)[3]) == (True, 20)


async def test_R5_2_a_player_who_moves_may_post_the_big_blind_instead(store: MemoryStore) -> None:
    room = await badugi(store, 1, 2, 3, 4, 5)
    await room.change_seat(101, 7, post=True)
    await room.next_hand()
    assert (dealt(room), posted(room)) == ([2, 3, 4, 5, 7], {3: 10, 4: 20, 7: 20})


async def test_R5_2_a_mixed_table_remembers_who_moved_during_a_game_without_blinds(store: MemoryStore) -> None:
    room = Room(store)
    mix = {"rotation": ("badugi", "razz"), "rotation_hands": 1, **of_game("badugi")}
    await room.started(dict.fromkeys((1, 2, 3, 4), 1_000), **mix)
    big = next(seat for seat, chips in posted(room).items() if chips == 20)
    await room.next_hand()
    assert room.hand.game == "razz"
    due = next(seat for seat in (*range(big + 1, 5), *range(1, big)))
    await room.change_seat(100 + due, 8 if big != 4 else 7)
    await room.fold_round()
    seats = room.tables._hosts[room.table_id]._position.state.seats
    moved = next(seat for seat in seats if seat.player_id == 100 + due)
    assert moved.moved
    await room.advance(PAUSE_MS)
    assert room.hand.game == "badugi"
    assert 100 + due not in dict(room.view.last.hand_players).values() or posted(room).get(moved.seat) == 20
