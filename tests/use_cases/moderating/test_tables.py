"""Moderators' orders about tables, without Discord and without a file."""

from typing import Any, cast

import pytest

from bot.tables.saving import DuplicateRequest, StoreUnavailable
from bot.use_cases.authority import VIEW_CHANNEL
from bot.use_cases.finding import Finding
from bot.use_cases.moderating.closing import ClosingTables
from bot.use_cases.moderating.tables import ModeratingTables
from bot.use_cases.origin import Origin, Person
from tests.harness.tables.room import GUILD, Room
from tests.harness.use_cases.fakes import House, asks, moderator, refused
from tests.harness.use_cases.moderating.fakes import Audit, Letters
from tests.harness.use_cases.tournaments.fakes import Tournaments
from tests.tables.conftest import new_store
from tests.use_cases.moderating.test_players import AN, WHY


class Desk:
    def __init__(self) -> None:
        self.room, self.house, self.audit, self.letters = Room(new_store()), House(Tournaments()), Audit(), Letters()
        authority, directory = self.house.authority, cast(Any, self.house.users)
        finding = Finding(self.room.tables, authority, directory)
        closing, tables = ClosingTables(authority, finding), self.room.tables
        self.orders = ModeratingTables(
            authority, self.house.requests, finding, closing, tables, self.audit, self.letters, self.house.timer
        )
        self.house.users.seen.add(AN.user_id)

    async def opened(self, *seats: int) -> int:
        await self.room.open()
        await self.room.seat_all(dict.fromkeys(seats, 1_000))
        return self.room.table_id


def mo(**given: Any) -> Origin:
    return moderator(guild_id=GUILD, **given)


async def test_players_cannot_use_moderator_commands_and_the_table_stays_unchanged() -> None:
    desk, player = Desk(), asks(2, guild_id=GUILD, sees=VIEW_CHANNEL)
    table = str(await desk.opened(1, 2))
    assert {
        await refused(desk.orders.pause(player, table, WHY, after_hand=False)),
        await refused(desk.orders.void(player, table, WHY)),
        await refused(desk.orders.kick(player, AN, table, WHY)),
        await refused(desk.orders.hand_over(player, AN, table, WHY)),
        await refused(desk.orders.last_hand(player, WHY)),
    } == {"forbidden-not-moderator"}
    assert await refused(desk.orders.close(player, table, WHY, void_hand=False)) == "table-close-forbidden"
    assert await refused(desk.orders.pause(mo(), table, "\n", after_hand=False)) == "reason-needed"
    assert (desk.room.view.course.paused, len(desk.room.view.seats)) == (None, 2)


async def test_a_moderator_pauses_a_table_and_resumes_it_without_a_reason() -> None:
    desk = Desk()
    table = str(await desk.opened(1, 2))
    paused = await desk.orders.pause(mo(), table, WHY, after_hand=False)
    assert paused.submitted.reply is not None
    assert desk.room.view.course.paused
    await desk.orders.resume(mo(), table, None)
    assert not desk.room.view.course.paused


async def test_a_kicked_player_gets_a_direct_message_and_loses_the_seat_at_their_only_table() -> None:
    desk = Desk()
    assert await refused(desk.orders.kick(mo(), AN, None, WHY)) == "kick-sits-nowhere"
    table_id = await desk.opened(1, 2)
    await desk.opened(3)
    desk.letters.reaches = False
    kicked = await desk.orders.kick(mo(), AN, None, WHY)
    assert (kicked.view.table_id, kicked.reached) == (table_id, False)
    assert [(letter.kind, letter.player_id) for letter in desk.letters.sent] == [("kick", 101)]
    again = await desk.orders.kick(mo(), AN, str(table_id), WHY)
    assert again.submitted.reply is not None
    assert again.submitted.reply.denial is not None
    assert len(desk.letters.sent) == 1


async def test_a_table_can_only_be_handed_over_to_a_member() -> None:
    desk = Desk()
    table = str(await desk.opened(1, 2))
    gone = Person(2, "bo", is_member=False)
    assert await refused(desk.orders.hand_over(mo(), gone, table, WHY)) == "player-not-here"
    await desk.orders.hand_over(mo(), Person(2, "bo"), table, WHY)
    assert desk.room.view.place.owner_id == 102


async def test_the_command_to_play_one_last_hand_is_audited_before_any_table_closes() -> None:
    desk = Desk()
    assert await refused(desk.orders.last_hand(mo(), WHY)) == "no-table-open"
    tables = [await desk.opened(1, 2), await desk.opened(3)]
    desk.audit.fails = StoreUnavailable("the disk is full")
    with pytest.raises(StoreUnavailable):
        await desk.orders.last_hand(mo(), WHY)
    assert len(desk.room.tables.in_guild(GUILD)) == 2
    desk.audit.fails, order = None, mo()
    closed = await desk.orders.last_hand(order, WHY)
    assert [view.table_id for view, _ in closed.closed] == tables
    assert [(entry.act, entry.after) for entry in desk.audit.lines] == [
        ("last_hand", f"tables {tables[0]}, {tables[1]}")
    ]
    await desk.opened(4)
    with pytest.raises(DuplicateRequest):
        await desk.orders.last_hand(order, WHY)
    assert len(desk.room.tables.in_guild(GUILD)) == 1
