"""Private tables, and invitations to tables."""

import pytest

from bot.tables.deciding.guests import GUESTS_MOST
from bot.tables.replies import TableDenial
from bot.tables.seat_messages import Rename, Uninvite
from tests.harness.tables.doubles import MemoryStore
from tests.harness.tables.room import OWNER, Room
from tests.tables.running.test_restore import restarted


async def uninvite(room: Room, asker_id: int, player_id: int) -> TableDenial | None:
    return (await room.submit(Uninvite(room.request(asker_id), player_id))).denial


async def test_only_invited_players_may_sit_at_a_private_table(room: Room) -> None:
    await room.open(private=True)
    assert (await room.sit(101)).denial is TableDenial.NOT_INVITED
    assert (await room.invite(OWNER, 101)).done
    assert (await room.sit(101)).done
    assert room.view.people.guests == (101,)


async def test_the_owner_and_members_of_the_role_need_no_invitation(room: Room, store: MemoryStore) -> None:
    store.grant(7, OWNER, 5_000)
    await room.open(role_id=5)
    assert (await room.sit(OWNER)).done
    await room.hand_over(101)
    assert (await room.sit(101)).done
    assert {player: room.view.includes(player) for player in (OWNER, 101, 102)} == {OWNER: True, 101: True, 102: False}


async def test_only_the_owner_may_invite_to_a_private_table(room: Room) -> None:
    await room.open(private=True)
    await room.invite(OWNER, 101)
    await room.sit(101)
    assert (await room.invite(101, 102)).denial is TableDenial.NOT_OWNER
    assert await uninvite(room, 101, 101) is TableDenial.NOT_OWNER


async def test_a_player_at_a_public_table_may_invite_others_but_no_guest_list_is_kept(room: Room) -> None:
    await room.open()
    assert (await room.invite(101, 0)).denial is TableDenial.NOT_HOST
    await room.sit(101)
    assert (await room.invite(101, 0)).done
    assert (await room.invite(OWNER, 0)).done
    assert room.view.people.guests == ()
    assert await uninvite(room, OWNER, 101) is TableDenial.NOT_PRIVATE


async def test_a_player_whose_invitation_was_withdrawn_may_not_sit_down_again(room: Room) -> None:
    await room.open(private=True, seats_max=2)
    for player in (101, 102, 103):
        await room.invite(OWNER, player)
    await room.sit(101)
    await room.sit(102)
    await room.wait_for_seat(103)
    assert await uninvite(room, OWNER, 103) is None
    assert await uninvite(room, OWNER, 103) is TableDenial.NOT_GUEST
    assert room.view.people.waiting == ()
    assert [(letter.player_id, letter.kind) for letter in room.letters] == [(103, "barred")]
    assert await uninvite(room, OWNER, 101) is None
    assert [line.player_id for line in room.view.seats] == [101, 102]
    await room.leave(101)
    assert (await room.sit(101)).denial is TableDenial.NOT_INVITED


async def test_the_number_of_guests_is_limited(room: Room) -> None:
    await room.open(private=True)
    for player in range(200, 200 + GUESTS_MOST):
        await room.invite(OWNER, player)
    assert (await room.invite(OWNER, 101)).denial is TableDenial.GUESTS_FULL
    assert (await room.invite(OWNER, 200)).done


async def test_guests_and_name_survive_a_restart_and_guests_are_deleted_with_the_table(store: MemoryStore) -> None:
    before = Room(store)
    await before.open(private=True)
    await before.invite(OWNER, 101)
    await before.submit(Rename(before.request(OWNER), "Friday club"))
    after = await restarted(before)
    assert (after.view.people.guests, after.view.place.name) == ((101,), "Friday club")
    await after.close()
    assert store.commits[-1].state.guests == ()


@pytest.mark.parametrize(("reason", "audited"), [(None, []), ("rude", [("rename", "name Table", "name Club")])])
async def test_renaming_a_table_is_audited_only_if_a_moderator_does_it(
    room: Room, store: MemoryStore, reason: str | None, audited: list[tuple[str, str, str]]
) -> None:
    await room.open()
    await room.submit(Rename(room.request(98), "Club", reason))
    assert room.view.place.name == "Club"
    assert [(entry.act, entry.before, entry.after) for entry in store.audit] == audited
