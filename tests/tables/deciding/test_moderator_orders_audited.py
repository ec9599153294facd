"""The audit of moderators' orders: one entry for each, saved together with what the order did."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from bot.tables.messages import Close, HandOver, Kick, Message, Pause, Resume, VoidHand
from bot.tables.replies import TableDenial, TableReply
from bot.tables.saving import Request
from tests.harness.tables.doubles import MemoryStore
from tests.harness.tables.room import GUILD, MODERATOR, WHY, Room
from tests.tables.running.test_restore import restarted

RETRY_MS = 15_000
Order = Callable[[Room], Awaitable[TableReply]]


def orders(request: Request) -> list[Message]:
    return [
        Pause(request, WHY),
        Pause(request, WHY, at_once=False),
        Resume(request, WHY),
        VoidHand(request, WHY),
        Kick(request, 102, WHY),
        HandOver(request, 102, WHY),
        Close(request, WHY),
    ]


@pytest.mark.parametrize("at", range(len(orders(Request(1, 1, "")))))
@pytest.mark.parametrize("restart", [False, True])
async def test_an_order_delivered_twice_is_carried_out_and_audited_once(
    playing: Room, store: MemoryStore, at: int, restart: bool
) -> None:
    order = orders(Request(4_711, MODERATOR, "mod"))[at]
    if isinstance(order, Resume):
        await playing.pause()
    lines = len(store.audit)
    assert (await playing.submit(order)).done
    room = await restarted(playing) if restart else playing
    stacks, pending = room.stacks(), room.timer.pending()
    denial = (await room.submit(order)).denial
    # The table remembers a request only until it stops; then it may have another reason to refuse it first.
    assert denial is TableDenial.ALREADY_DONE or (restart and denial is not None)
    assert len(store.audit) == lines + 1
    assert (room.stacks(), room.timer.pending()) == (stacks, pending)


@pytest.mark.parametrize("at", range(len(orders(Request(1, 1, "")))))
async def test_a_closed_table_takes_no_orders(playing: Room, store: MemoryStore, at: int) -> None:
    await playing.shut(void_hand=True)
    order = orders(playing.request(MODERATOR))[at]
    assert await playing.tables.submit(playing.table_id, order) is None
    assert len(store.audit) == 1


@pytest.mark.parametrize(
    ("prepare", "order", "line"),
    [
        ((), Room.pause, ("pause", None, "open", "paused")),
        ((), Room.void, ("void", None, "pot 6", "every chip given back")),
        ((), Room.shut, ("close", None, "open", "closes after the hand")),
        ((Room.pause,), Room.shut, ("close", None, "paused", "closes after the hand")),
        ((Room.pause,), Room.resume, ("resume", None, "paused", "open")),
        ((), lambda room: room.pause(at_once=False), ("pause", None, "open", "pauses after the hand")),
        ((), lambda room: room.shut(void_hand=True), ("close", None, "open", "hand undone, closed")),
        ((), lambda room: room.kick(102), ("kick", 102, "seat 2, chips 998", "leaves after the hand")),
        ((), lambda room: room.hand_over(102), ("hand_over", 102, "owner 99", "owner 102")),
    ],
)
async def test_an_audit_entry_names_the_moderator_and_the_act_and_the_reason_and_who_was_affected(
    playing: Room,
    store: MemoryStore,
    prepare: tuple[Order, ...],
    order: Order,
    line: tuple[str, int | None, str, str],
) -> None:
    for step in prepare:
        await step(playing)
    await order(playing)
    entry = store.audit[-1]
    assert (entry.act, entry.subject_id, entry.before, entry.after) == line
    assert (entry.actor_id, entry.reason, entry.guild_id) == (MODERATOR, WHY, GUILD)
    assert (entry.table_id, entry.hand_number, entry.at_ms) == (playing.table_id, 1, playing.timer.now_ms())


async def test_the_audit_entry_of_an_order_between_hands_names_no_hand(seated: Room, store: MemoryStore) -> None:
    await seated.kick(102)
    await seated.pause()
    await seated.shut()
    assert [(entry.act, entry.hand_number) for entry in store.audit] == [
        ("kick", None),
        ("pause", None),
        ("close", None),
    ]
    assert (store.audit[0].after, store.audit[2].after) == ("left, paid out", "closed")


async def test_the_audit_has_no_entry_when_an_owner_closes_the_table(playing: Room, store: MemoryStore) -> None:
    await playing.close()
    await playing.play("101 bring_in", "102 fold", "103 fold")
    assert store.audit == []


async def test_undoing_a_hand_because_its_channel_was_deleted_is_audited(playing: Room, store: MemoryStore) -> None:
    await playing.submit(Close(Request(500, None, "channel gone"), "Its channel was deleted.", gone="channel"))
    (entry,) = store.audit
    assert (entry.act, entry.actor_id, entry.hand_number) == ("close", None, 1)
    assert (entry.reason, entry.after) == ("Its channel was deleted.", "hand undone, closed")


async def test_undoing_a_hand_after_a_fault_is_audited_and_reported_to_the_moderators(
    playing: Room, store: MemoryStore
) -> None:
    await playing.play("101 bring_in")
    store.unreadable.add(playing.table_id)
    store.down = True
    after = await restarted(playing)
    assert (store.audit, after.posts) == ([], [])
    store.down = False
    await after.advance(RETRY_MS)
    (entry,) = store.audit
    assert (entry.act, entry.actor_id, entry.hand_number, entry.before) == ("void", None, 1, "pot 9")
    assert "could not be played on" in entry.reason
    (notice,) = after.posts
    assert (notice.kind, notice.guild_id, notice.channel_id) == ("hand_voided", GUILD, 0)
    assert (notice.about["table_id"], notice.about["table"], notice.about["hand_number"]) == (
        playing.table_id,
        "Table",
        1,
    )
    assert after.publisher.due == 1


async def test_paying_out_a_damaged_table_is_audited_and_reported_to_the_moderators(
    playing: Room, store: MemoryStore
) -> None:
    await playing.play("101 bring_in")
    store.damage(playing.table_id)
    store.down = True
    assert (await restarted(playing)).posts == []
    store.down = False
    after = await restarted(playing)
    (entry,) = store.audit
    assert (entry.act, entry.actor_id, entry.table_id, entry.hand_number) == ("close", None, playing.table_id, 1)
    assert entry.before == "chips 3000 at the table"
    told = [(notice.kind, notice.about["table_id"]) for notice in after.posts]
    assert (told, after.publisher.due) == ([("table_paid_out", playing.table_id)], 1)


async def test_the_bot_starts_even_if_the_report_to_the_moderators_fails(playing: Room, store: MemoryStore) -> None:
    saved = store.tables[playing.table_id]
    store.tables[playing.table_id] = replace(saved, events=saved.events[1:])
    playing.timer.ring_next(playing.timer.now_ms())
    after = Room(store)
    after.publisher.broken, after.table_id = True, playing.table_id
    await after.tables.restore()
    assert after.stacks() == {101: 1_000, 102: 1_000, 103: 1_000}
    assert after.publisher.due == 0
