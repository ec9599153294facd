"""Closings of deals: each is one message of the record, several may share it, and a failed one is retried."""

from dataclasses import replace
from typing import Any

import aiohttp
import discord
import pytest
import simcord

from bot.common.discord_limits import UNITS_MOST, units
from bot.fairness.cutting import closing_lines
from bot.moderation.room_settings import RoomSettings
from bot.tables.messages import DealClosed
from bot.tables.ports import TableView
from bot.tables.replies import TableDenial
from bot.tables.saving import StoreError
from bot.ui.room.record_entries import DEALS_MOST
from bot.ui.scene.scene import Scene
from tests.harness.publishing.record.assembly import RecordRoom
from tests.harness.ui.scenes import SETTINGS
from tests.harness.ui.stage import Stage


@pytest.fixture
async def record(stage: Stage, simcord_env: simcord.Env) -> RecordRoom:
    stage.furnish(simcord_env)
    stage.attach()
    record = RecordRoom(stage)
    record.closer.start()
    await stage.settle()
    stage.requests()
    return record


def lose_answers(record: RecordRoom, monkeypatch: pytest.MonkeyPatch, times: int = 1) -> None:
    """Let Discord accept the next messages while their answers are lost."""
    http, left = record.stage.client.http, [None] * times
    send = http.send_message

    async def lost(*args: Any, **more: Any) -> Any:
        sent = await send(*args, **more)
        if left:
            left.pop()
            raise aiohttp.ServerDisconnectedError
        return sent

    monkeypatch.setattr(http, "send_message", lost)


async def test_F3_one_plain_message_in_a_thread_beside_the_tables_closes_the_deal(record: RecordRoom) -> None:
    deal = record.deal()
    await record.close(deal)
    (thread,), (post,) = record.threads, record.posts()
    assert (thread.name, thread.parent_id) == ("Deal record", record.stage.channel.id)
    assert record.reported == [(7, DealClosed(13, thread.id, post.id))]
    assert closing_lines(post.content) == (deal.line,)
    assert record.stage.did() == ["POST channels/threads", "POST channels/messages"]
    body = record.stage.letters()[-1]
    assert body["allowed_mentions"] == {"parse": []}
    assert body["enforce_nonce"] is True


async def test_the_thread_is_created_once_and_each_deal_costs_one_request(record: RecordRoom) -> None:
    for hand in (13, 14, 15):
        await record.close(record.deal(hand=hand))
        await record.later(30)
    assert record.stage.did() == ["POST channels/threads", *["POST channels/messages"] * 3]
    assert [closed.hand_number for _, closed in record.reported] == [13, 14, 15]
    ids = [closed.message_id for _, closed in record.reported]
    assert ids == sorted(ids)


async def test_after_a_restart_the_record_uses_the_same_thread(record: RecordRoom) -> None:
    await record.close(record.deal())
    record.begin()
    await record.close(record.deal(hand=14))
    assert len(record.threads) == 1
    assert record.closed() == [(7, 13), (7, 14)]


async def test_a_record_thread_that_was_created_but_not_saved_before_a_crash_is_found_again(record: RecordRoom) -> None:
    await record.close(record.deal())
    kept, record.book.kept = record.book.kept, []
    record.begin()
    await record.close(record.deal(hand=14))
    assert record.book.kept == kept
    assert len(record.threads) == 1


async def test_tables_that_close_deals_at_the_same_time_share_a_message(record: RecordRoom) -> None:
    await record.close(*(record.deal(table) for table in (7, 8, 9)))
    await record.later(2)
    assert sorted(record.closed()) == [(7, 13), (8, 13), (9, 13)]
    assert len(record.posts()) <= 2
    assert {table_id for table_id, _ in record.reported} == {7, 8, 9}
    before = len(record.posts())
    await record.close(*(record.deal(table, 14) for table in (7, 8, 9)))
    await record.later(2)
    assert len(record.posts()) <= before + 2
    by_message = {post.id: len(closing_lines(post.content)) for post in record.posts()}
    assert {closed.message_id for _, closed in record.reported} == set(by_message)


async def test_deals_within_a_second_of_each_other_share_the_next_message(record: RecordRoom) -> None:
    await record.close(record.deal(7))
    for table in (8, 9, 10):
        await record.close(record.deal(table))
    assert record.closed() == [(7, 13)]
    await record.later(1)
    assert [len(closing_lines(post.content)) for post in record.posts()] == [1, 3]


async def test_composing_a_message_of_the_record_considers_few_of_the_waiting_deals(
    record: RecordRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the start of a thousand tables would compose a million entries."""
    looked_at: list[int] = []
    scene = record.stage.reach.readers.scene

    def counted(view: TableView) -> Scene:
        looked_at.append(view.table_id)
        return scene(view)

    monkeypatch.setattr(record.stage.reach.readers, "scene", counted)
    await record.close(*(record.deal(table) for table in range(1, 101)))
    await record.later(30)
    assert sorted(record.closed()) == [(table, 13) for table in range(1, 101)]
    assert len(looked_at) <= DEALS_MOST * len(record.posts())


async def test_no_message_of_the_record_is_longer_than_discord_accepts(record: RecordRoom) -> None:
    await record.close(*(record.deal(table, name="\N{PLAYING CARD BLACK JOKER}" * 60) for table in range(1, 21)))
    await record.later(20)
    assert sorted(record.closed()) == [(table, 13) for table in range(1, 21)]
    assert all(units(post.content) <= UNITS_MOST for post in record.posts())
    assert len(record.posts()) <= 7


async def test_a_closing_with_a_lost_answer_is_found_and_not_posted_twice(
    record: RecordRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    lose_answers(record, monkeypatch)
    await record.close(record.deal(7), record.deal(8))
    assert record.reported == []
    await record.later(10)
    assert sorted(record.closed()) == [(7, 13), (8, 13)]
    by_table = {line.table: post.id for post in record.posts() for line in closing_lines(post.content)}
    assert {table: closed.message_id for table, closed in record.reported} == by_table


async def test_after_a_crash_the_first_of_several_messages_that_close_a_deal_counts(record: RecordRoom) -> None:
    await record.close(record.deal())
    ((_, first),) = record.reported
    await record.later(30)
    record.begin()
    await record.close(record.deal())  # not marked as asked for again
    assert len(record.posts()) == 2
    record.begin()
    record.reported.clear()
    await record.close(record.deal(again=True))
    assert record.reported == [(7, first)]
    assert len(record.posts()) == 2


async def test_F3_after_a_crash_the_closing_is_found_even_in_a_former_record_channel(
    record: RecordRoom,
) -> None:
    """Otherwise a deal could be closed a second time by choosing another channel."""
    chosen = record.stage.env.guild.create_text_channel("ledger")
    await record.stage.settle()
    record.stage.rooms.now = RoomSettings(record_channel=chosen.id)
    await record.close(record.deal())
    ((_, first),) = record.reported
    record.begin()
    record.reported.clear()
    record.stage.rooms.now = RoomSettings()
    await record.close(record.deal(again=True))
    assert record.reported == [(7, first)]
    assert len(record.posts()) == 1


async def test_a_closing_that_is_not_found_after_a_crash_is_posted(record: RecordRoom) -> None:
    await record.close(record.deal())
    await record.close(record.deal(8, again=True))
    await record.later(2)
    assert record.closed() == [(7, 13), (8, 13)]


async def test_a_message_by_somebody_else_with_the_same_line_does_not_close_the_deal(record: RecordRoom) -> None:
    await record.close(record.deal(hand=12))
    (post,) = record.posts()
    text = post.content.replace("7-12", "7-13")
    await record.stage.people["Alice"].send(record.stage.channel, text)
    asked = record.deal(again=True)
    await record.close(asked)
    await record.later(2)
    assert record.reported[-1][1].thread_id == record.book.kept[0].thread_id
    assert closing_lines(record.posts()[-1].content) == (asked.line,)


@pytest.mark.parametrize("status", [503, 520])
async def test_while_discord_fails_the_closing_waits_and_is_posted_later(record: RecordRoom, status: int) -> None:
    await record.close(record.deal(hand=12))
    await record.later(2)
    place = record.book.kept[0].thread_id
    record.stage.env.inject_error("POST", f"/channels/{place}/messages", status=status, times=None)
    await record.close(record.deal())
    await record.later(90)
    assert record.closed() == [(7, 12)]
    record.stage.env.backend.faults.clear()
    await record.later(30)
    assert record.closed() == [(7, 12), (7, 13)]
    assert [closed.hand_number for _, closed in record.reported] == [12, 13]


async def test_a_deal_of_a_table_that_is_gone_is_no_longer_closed(record: RecordRoom) -> None:
    await record.close(record.deal(hand=12))
    place = record.book.kept[0].thread_id
    record.stage.env.inject_error("POST", f"/channels/{place}/messages", status=500, times=None)
    await record.later(2)
    await record.close(record.deal())
    record.views.clear()
    record.stage.env.backend.faults.clear()
    await record.later(60)
    assert record.closed() == [(7, 12)]


async def test_a_deleted_record_thread_is_replaced_at_once(record: RecordRoom) -> None:
    await record.close(record.deal(hand=12))
    await record.later(2)
    await record.threads[0].delete()
    await record.close(record.deal())
    assert len(record.threads) == 1
    assert record.reported[-1] == (7, DealClosed(13, record.threads[0].id, record.posts(record.threads[0].id)[0].id))


async def test_an_archived_record_thread_reopens_with_the_next_deal(record: RecordRoom) -> None:
    await record.close(record.deal(hand=12))
    await record.later(2)
    await record.threads[0].edit(archived=True)
    await record.close(record.deal())
    assert record.closed() == [(7, 12), (7, 13)]
    assert len(record.book.kept) == 1


@pytest.mark.parametrize("code", [50083, 160005])
async def test_a_locked_record_thread_is_replaced_at_once(record: RecordRoom, code: int) -> None:
    await record.close(record.deal(hand=12))
    await record.later(2)
    locked = record.threads[0].id
    backend = record.stage.env.backend
    backend.edit_channel(locked, {}, thread_metadata={"locked": True})
    record.stage.env.inject_error("POST", f"/channels/{locked}/messages", status=400, code=code, times=None)
    await record.close(record.deal())
    assert record.reported[-1][1].thread_id == record.book.kept[1].thread_id != locked


async def test_without_permission_for_threads_the_deal_is_closed_in_the_tables_channel(record: RecordRoom) -> None:
    path = f"/channels/{record.stage.channel.id}/threads"
    record.stage.env.inject_error("POST", path, status=403, code=50013, times=None)
    for hand in (13, 14):
        await record.close(record.deal(hand=hand))
        await record.later(2)
    assert [closed.thread_id for _, closed in record.reported] == [record.stage.channel.id] * 2
    assert record.stage.did().count("POST channels/threads") == 1, "the bot does not ask for a thread with each hand"
    record.stage.env.backend.faults.clear()
    record.closer.renew(record.stage.env.guild.id)
    await record.close(record.deal(hand=15))
    assert record.reported[-1][1].thread_id == record.book.kept[0].thread_id


async def test_deals_of_a_private_table_are_closed_in_its_own_channel(record: RecordRoom) -> None:
    private = replace(SETTINGS, private=True)
    await record.close(record.deal(settings=private))
    assert record.reported[-1][1].thread_id == record.stage.channel.id
    assert record.threads == []


async def test_a_server_can_choose_the_channel_of_the_record(record: RecordRoom) -> None:
    chosen = record.stage.env.guild.create_text_channel("ledger")
    await record.stage.settle()
    record.stage.rooms.now = RoomSettings(record_channel=chosen.id)
    await record.close(record.deal())
    assert [thread.parent_id for thread in record.threads] == [chosen.id]


async def test_the_chosen_channel_mentions_no_table_that_its_readers_may_not_see(record: RecordRoom) -> None:
    guild, role = record.stage.env.guild, record.stage.env.guild.create_role("members")
    closed, open_ = discord.PermissionOverwrite(view_channel=False), discord.PermissionOverwrite(view_channel=True)
    assert record.stage.client.user is not None
    bot = guild.roles[record.stage.client.user.name]
    chosen = guild.create_text_channel("ledger")
    back = guild.create_text_channel("back room", overwrites={guild.default_role: closed, role: open_, bot: open_})
    await record.stage.settle()
    record.stage.rooms.now = RoomSettings(record_channel=chosen.id)
    await record.close(record.deal(channel_id=back.id))
    assert [thread.parent_id for thread in record.threads] == [back.id]


async def test_in_a_channel_without_threads_the_deal_is_closed_in_the_channel(record: RecordRoom) -> None:
    voice = record.stage.env.guild.create_voice_channel("lounge")
    await record.stage.settle()
    await record.close(record.deal(channel_id=voice.id))
    assert record.reported[-1][1].thread_id == voice.id
    assert record.threads == []


async def test_a_closing_that_a_table_could_not_save_is_reported_to_it_again(record: RecordRoom) -> None:
    record.denials = [TableDenial.STORE_FAILED, TableDenial.STORE_FAILED]
    await record.close(record.deal())
    assert record.reported == []
    await record.later(60)
    assert record.reported == [(7, DealClosed(13, record.book.kept[0].thread_id, record.posts()[0].id))]
    assert len(record.posts()) == 1


async def test_no_deal_is_lost_while_the_database_cannot_be_read(
    record: RecordRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def failing(guild_id: int) -> RoomSettings:
        raise StoreError("the disk is asleep")

    with monkeypatch.context() as asleep:
        asleep.setattr(record.stage.rooms, "settings", failing)
        await record.close(record.deal())
    assert record.book.kept == []
    await record.later(30)
    assert record.closed() == [(7, 13)]


async def test_a_deal_requested_twice_is_closed_once(record: RecordRoom) -> None:
    deal = record.deal()
    record.closer.close(deal)
    record.closer.close(replace(deal, again=True))
    await record.stage.settle()
    await record.later(5)
    assert record.closed() == [(7, 13)]
    assert {closed.message_id for _, closed in record.reported} == {record.posts()[0].id}


async def test_closings_requested_before_the_client_is_connected_are_posted_afterwards(
    stage: Stage, simcord_env: simcord.Env
) -> None:
    stage.furnish(simcord_env)
    record = RecordRoom(stage)
    await record.close(record.deal())
    assert record.book.kept == []
    stage.attach()
    record.closer.start()
    await stage.settle()
    assert record.closed() == [(7, 13)]
