"""The waiting list, which seats the next player in the commit that takes their buy-in."""

import pytest

from bot.tables.deciding.waiting_list import WAITING_MOST
from bot.tables.messages import Close, MemberGone
from bot.tables.replies import TableDenial
from bot.tables.rules.position import SEAT_KEPT_MS
from bot.tables.saving import Request
from bot.tables.seat_messages import Vouch
from tests.harness.tables.doubles import MemoryStore
from tests.harness.tables.room import GUILD, PAUSE_MS, Room
from tests.tables.conftest import WALLET
from tests.tables.running.test_restore import restarted


@pytest.fixture
async def full(room: Room) -> Room:
    """Return a full table for two before its first hand."""
    await room.open(seats_max=2)
    await room.seat_all({1: 1_000, 2: 1_000})
    return room


def waiting(room: Room) -> list[int]:
    return [entry.player_id for entry in room.view.people.waiting]


def seats(room: Room) -> dict[int, int]:
    return {line.seat: line.player_id for line in room.view.seats}


def letters(room: Room) -> list[tuple[int, str]]:
    return [(letter.player_id, letter.kind) for letter in room.letters]


def posts(room: Room) -> list[tuple[tuple[int, ...], str]]:
    return [(post.players, post.kind) for post in room.posts]


async def test_a_waiting_player_keeps_their_chips_and_gets_the_seat_of_a_player_who_leaves(
    full: Room, store: MemoryStore
) -> None:
    assert (await full.wait_for_seat(103, 1_500)).done
    assert (await full.wait_for_seat(104)).done
    assert (waiting(full), await store.wallet_balance(GUILD, 103)) == ([103, 104], WALLET)
    await full.leave(101)
    assert (seats(full), full.stacks()[103], waiting(full)) == ({1: 103, 2: 102}, 1_500, [104])
    assert await store.wallet_balance(GUILD, 103) == WALLET - 1_500
    assert posts(full) == [((103,), "seated")]
    assert store.total(GUILD) == 12 * WALLET


async def test_a_seat_left_during_a_hand_is_filled_when_the_hand_ends(full: Room) -> None:
    await full.advance(PAUSE_MS)
    await full.wait_for_seat(103)
    await full.leave(101)
    assert waiting(full) == [103]
    await full.fold_round()
    assert (103 in full.stacks(), waiting(full)) == (True, [])
    await full.advance(PAUSE_MS)
    assert 103 in dict(full.view.last.hand_players).values()


async def test_seating_a_waiting_player_saves_the_seat_and_the_buy_in_in_one_commit(
    full: Room, store: MemoryStore
) -> None:
    await full.wait_for_seat(103)
    await full.leave(101)
    commit = next(commit for commit in store.commits if any(t.credit.player_id == 103 for t in commit.transfers))
    assert [seat.player_id for seat in commit.state.seats] == [103, 102]
    assert commit.state.waiting == ()


async def test_waiting_players_who_cannot_pay_are_skipped_and_notified(full: Room, store: MemoryStore) -> None:
    for player in (103, 104, 105, 106):
        await full.wait_for_seat(player)
    store.burn(GUILD, 103, WALLET)
    store.banned.add(104)
    store.frozen.add(105)
    await full.leave(101)
    assert (seats(full), waiting(full), full.view.course.paused) == ({1: 106, 2: 102}, [], None)
    assert letters(full) == [(player, "cannot_pay") for player in (103, 104, 105)]
    assert posts(full) == [((106,), "seated")]


@pytest.mark.parametrize(
    ("player", "buy_in", "denial"),
    [
        (101, None, TableDenial.ALREADY_SEATED),
        (103, 999, TableDenial.BUY_IN_SIZE),
        (103, 2_001, TableDenial.BUY_IN_SIZE),
    ],
)
async def test_waiting_is_refused_for_seated_players_and_wrong_buy_ins(
    full: Room, player: int, buy_in: int | None, denial: TableDenial
) -> None:
    assert (await full.wait_for_seat(player, buy_in)).denial is denial
    assert waiting(full) == []


async def test_nobody_may_wait_while_a_seat_is_free_unless_the_table_is_paused(room: Room) -> None:
    await room.open(seats_max=2)
    assert (await room.wait_for_seat(101)).denial is TableDenial.SEAT_FREE
    await room.pause()
    assert (await room.wait_for_seat(101)).done
    await room.resume()
    assert (seats(room), waiting(room)) == ({1: 101}, [])


async def test_asking_to_wait_again_keeps_the_players_turn_in_the_list_and_changes_the_buy_in(full: Room) -> None:
    await full.wait_for_seat(103)
    await full.wait_for_seat(104)
    await full.wait_for_seat(103, 1_200)
    assert [(entry.player_id, entry.buy_in) for entry in full.view.people.waiting] == [(103, 1_200), (104, 1_000)]


async def test_the_length_of_the_list_is_limited(full: Room) -> None:
    for player in range(201, 201 + WAITING_MOST):
        assert (await full.wait_for_seat(player)).done
    assert (await full.wait_for_seat(103)).denial is TableDenial.LIST_FULL


async def test_nobody_takes_a_free_seat_ahead_of_the_waiting_list(full: Room) -> None:
    await full.wait_for_seat(103)
    await full.pause()
    await full.leave(101)
    assert (await full.sit(104)).denial is TableDenial.PAUSED
    await full.resume()
    assert seats(full) == {1: 103, 2: 102}
    assert (await full.sit(104)).denial is TableDenial.TABLE_FULL


async def test_a_seated_player_is_refused_as_already_seated_even_if_others_wait(full: Room) -> None:
    await full.wait_for_seat(103)
    assert (await full.sit(101)).denial is TableDenial.ALREADY_SEATED
    assert waiting(full) == [103]


async def test_a_waiting_player_who_gives_up_is_taken_off_the_list(full: Room) -> None:
    assert (await full.unwait(103)).denial is TableDenial.NOT_LISTED
    await full.wait_for_seat(103)
    assert (await full.unwait(103)).done
    await full.leave(101)
    assert seats(full) == {2: 102}
    assert (posts(full), letters(full)) == ([], [])


async def test_a_player_who_leaves_the_server_or_may_no_longer_sit_leaves_the_list(full: Room) -> None:
    for player in (103, 104, 105):
        await full.wait_for_seat(player)
    await full.submit(MemberGone(103))
    await full.submit(Vouch(104, may_sit=False))
    assert waiting(full) == [105]
    assert letters(full) == [(104, "barred")]


async def test_closing_the_table_notifies_all_waiting_players_and_empties_the_list(
    full: Room, store: MemoryStore
) -> None:
    await full.wait_for_seat(103)
    await full.wait_for_seat(104)
    await full.submit(Close(full.request(99)))
    assert posts(full) == [((103, 104), "list_closed")]
    assert store.commits[-1].state.waiting == ()


async def test_waiting_players_get_a_direct_message_when_the_channel_is_deleted(full: Room) -> None:
    """Nobody could read a post at the table."""
    await full.wait_for_seat(103)
    await full.submit(Close(Request(500, None, "channel gone"), "Its channel was deleted.", gone="channel"))
    assert (103, "list_gone") in letters(full)


async def test_the_list_survives_a_restart_and_fills_a_free_seat_at_once(store: MemoryStore) -> None:
    before = Room(store)
    await before.open(seats_max=2)
    await before.seat_all({1: 1_000, 2: 1_000})
    await before.wait_for_seat(103, 1_500)
    await before.pause()
    await before.leave(101)
    after = await restarted(before)
    assert waiting(after) == [103]
    await after.resume()
    assert (seats(after), after.stacks()[103]) == ({1: 103, 2: 102}, 1_500)


async def test_a_failed_save_loses_nobody_from_the_list(full: Room, store: MemoryStore) -> None:
    await full.wait_for_seat(103)
    store.fault = RuntimeError("once")
    await full.leave(101)
    await full.leave(101)
    await full.advance(60_000)
    assert 103 in full.stacks()
    assert waiting(full) == []


# Seats that nobody uses


async def test_a_player_who_sits_out_for_ten_minutes_loses_their_seat_to_a_waiting_player(
    full: Room, store: MemoryStore
) -> None:
    await full.wait_for_seat(103)
    await full.sit_out(101)
    await full.advance(SEAT_KEPT_MS - 1)
    assert (seats(full), waiting(full)) == ({1: 101, 2: 102}, [103])
    await full.advance(1)
    assert (seats(full), waiting(full)) == ({1: 103, 2: 102}, [])
    assert await store.wallet_balance(GUILD, 101) == WALLET
    assert (letters(full), posts(full)) == ([(101, "given_up")], [((103,), "seated")])
    assert store.total(GUILD) == 12 * WALLET


async def test_a_player_who_sits_out_keeps_their_seat_while_nobody_waits(full: Room) -> None:
    await full.sit_out(101)
    await full.advance(2 * SEAT_KEPT_MS)
    assert seats(full) == {1: 101, 2: 102}
    await full.wait_for_seat(103)
    assert seats(full) == {1: 103, 2: 102}


async def test_a_player_who_comes_back_in_time_keeps_their_seat(full: Room) -> None:
    await full.wait_for_seat(103)
    await full.sit_out(101)
    await full.advance(SEAT_KEPT_MS - 1)
    await full.back(101)
    await full.sit_out(101)
    await full.advance(SEAT_KEPT_MS - 1)
    assert (seats(full), waiting(full)) == ({1: 101, 2: 102}, [103])


async def test_the_player_who_has_sat_out_longest_loses_their_seat_first(full: Room) -> None:
    await full.sit_out(102)
    await full.advance(1_000)
    await full.sit_out(101)
    await full.wait_for_seat(103)
    await full.advance(SEAT_KEPT_MS)
    assert seats(full) == {1: 101, 2: 103}


async def test_a_seat_is_kept_for_one_turn_if_a_turn_is_longer_than_ten_minutes(room: Room) -> None:
    await room.open(seats_max=2, turn_seconds=3_600, idle_seconds=86_400)
    await room.seat_all({1: 1_000, 2: 1_000})
    await room.wait_for_seat(103)
    await room.sit_out(101)
    await room.advance(3_600_000 - 1)
    assert waiting(room) == [103]
    await room.advance(1)
    assert seats(room) == {1: 103, 2: 102}


async def test_during_a_hand_only_players_who_were_not_dealt_in_lose_their_seats_to_waiting_players(room: Room) -> None:
    await room.open(seats_max=3, turn_seconds=3_600)
    await room.seat_all({1: 1_000, 2: 1_000, 3: 1_000})
    await room.sit_out(101)
    await room.advance(PAUSE_MS)
    assert room.view.hand is not None
    await room.wait_for_seat(104)
    await room.sit_out(102)
    await room.advance(3_600_000)
    assert (104 in room.stacks(), 101 in room.stacks(), 102 in room.stacks()) == (True, False, True)


# Roles


@pytest.fixture
async def of_role(room: Room) -> Room:
    """Return a full table for two that is open only to members of a role."""
    await room.open(seats_max=2, role_id=5)
    for player in (101, 102):
        await room.invite(99, player)
    await room.seat_all({1: 1_000, 2: 1_000})
    return room


async def test_a_member_of_a_role_is_seated_from_the_list_once_discord_confirms_the_role(of_role: Room) -> None:
    assert (await of_role.wait_for_seat(103)).denial is TableDenial.NOT_INVITED
    assert (await of_role.wait_for_seat(103, by_role=True)).done
    await of_role.wait_for_seat(104, by_role=True)
    await of_role.leave(101)
    assert (seats(of_role), waiting(of_role)) == ({2: 102}, [103, 104])
    assert (await of_role.sit(102 + 3)).denial is TableDenial.NOT_INVITED
    await of_role.invite(99, 105)
    assert (await of_role.sit(105)).denial is TableDenial.WAITING_FIRST
    await of_role.submit(Vouch(103, may_sit=False))
    await of_role.submit(Vouch(104, may_sit=True))
    assert (seats(of_role), waiting(of_role)) == ({1: 104, 2: 102}, [])
    assert (letters(of_role), posts(of_role)) == ([(103, "barred")], [((104,), "seated")])


async def test_a_member_whose_role_is_confirmed_while_the_table_is_full_does_not_get_the_next_seat(
    of_role: Room,
) -> None:
    await of_role.wait_for_seat(103, by_role=True)
    await of_role.submit(Vouch(103, may_sit=True))
    await of_role.leave(101)
    assert (seats(of_role), waiting(of_role)) == ({2: 102}, [103])
