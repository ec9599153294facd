"""A thousand tables that ask for minutes of requests.

A waiting request is not given up, shows the newest state once it is sent, and delays nobody else.
"""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import discord
import pytest
import simcord

from bot.poker.actions import ActionKind
from bot.publishing.table.message_state import CHAT_MOST
from bot.publishing.table.seat_pings import SeatPings
from bot.tables.due_posts import DuePost
from bot.ui.discord import outbox, threads
from tests.harness.discord.losing import answers_lost
from tests.harness.ui.scenes import SETTINGS, act, play
from tests.harness.ui.stage import Stage

SLOW = replace(SETTINGS, turn_seconds=12 * 3600)


class Queue:
    """A queue that the bot's own requests wait in until the test empties it."""

    def __init__(self, room: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
        self._room = room
        self._monkeypatch = monkeypatch
        self._gone = asyncio.Event()
        self.lets_ahead = False
        """True if a request with priority need not wait."""
        self._patience: list[Callable[[], None]] = []
        monkeypatch.setattr(room.reach.outbox, "send_slot", self._turn)

    async def _turn(self, *, ahead: bool = False, wanted: Callable[[], bool] | None = None) -> bool:
        if not (ahead and self.lets_ahead):
            await self._gone.wait()
        return True

    def outlasts_requests(self) -> None:
        """Make the queue last longer than any request may take."""
        seconds = dict(outbox.SECONDS)
        self._monkeypatch.setattr(outbox, "SECONDS", dict.fromkeys(seconds, 0.0))
        self._patience.append(lambda: self._monkeypatch.setattr(outbox, "SECONDS", seconds))

    def holds_up(self) -> None:
        """Let requests wait again from now on."""
        self._gone.clear()

    async def goes(self) -> None:
        """Send all waiting requests."""
        await self._room.settle()
        for restore in self._patience:
            restore()
        self._gone.set()
        await self._room.settle()


@pytest.fixture
async def room(stage: Stage, simcord_env: simcord.Env) -> Stage:
    stage.furnish(simcord_env)
    stage.attach()
    await stage.show(stage.table())
    stage.did()
    return stage


async def test_a_message_that_waits_long_is_sent_once_with_the_newest_state(
    room: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    queue = Queue(room, monkeypatch)
    queue.outlasts_requests()
    await room.change(name="Seaside")
    await room.change(name="Hillside")
    assert room.did() == []
    await queue.goes()
    assert "Hillside" in room.text
    assert room.did() == ["PATCH channels/messages"]


async def test_the_answer_to_a_click_shows_the_update_that_is_still_waiting_in_the_queue(
    room: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    queue = Queue(room, monkeypatch)
    await room.change(name="Seaside")
    room.on_click(name="Hillside")
    await room.click_lost("Alice", "lb:t:7:back")
    assert "Hillside" in room.text
    await queue.goes()
    assert room.did() == [], "the answer has shown everything"


async def test_a_reposted_message_is_updated_while_the_deletion_of_the_old_one_waits(
    room: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    queue = Queue(room, monkeypatch)
    queue.lets_ahead = True
    for number in range(CHAT_MOST):
        room.cards.note_message(room.channel.id, room.card.id + 1 + number)
    await room.change(hand_number=13, name="Seaside")
    assert room.did() == ["POST channels/messages"]
    room.on_click(name="Hillside")
    await room.click_lost("Alice", "lb:t:7:back")
    assert "Hillside" in room.text
    await room.change(name="Lakeside")
    assert "Lakeside" in room.text
    room.did()
    await queue.goes()
    assert room.did() == ["DELETE channels/messages"]


async def test_a_repost_whose_answer_was_lost_is_brought_up_to_date_with_priority(
    room: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Meanwhile no click can edit the message."""
    Queue(room, monkeypatch).lets_ahead = True
    for number in range(CHAT_MOST):
        room.cards.note_message(room.channel.id, room.card.id + 1 + number)
    lost = iter([True])
    with answers_lost(lambda path: next(lost, False)):
        await room.change(hand_number=13, name="Seaside")
        await room.change(name="Lakeside")
        room.timer.ring_next(room.timer.now_ms() + outbox.RETRY_MS)
        await room.settle()
    assert "Lakeside" in room.text


def letters_to_alice(room: Stage) -> list[str]:
    return [message.content for message in room.people["Alice"].user.dm_channel.history()]


async def test_a_newer_direct_message_replaces_the_one_that_is_still_waiting(
    room: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    queue = Queue(room, monkeypatch)
    for number in (12, 13, 14):
        dealt = play({1: 400, 2: 400})
        room.publisher.cards_dealt(room.table(dealt, hand_number=number), 101, dealt.view(1))
        await room.settle()
    await queue.goes()
    (letter,) = letters_to_alice(room)
    assert "hand 14" in letter


@pytest.mark.parametrize("what", ["finished", "undone", "closed", "the next is dealt to others"])
async def test_a_waiting_direct_message_is_dropped_when_its_hand_is_over(
    room: Stage, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    queue = Queue(room, monkeypatch)
    dealt = play({1: 400, 2: 400})
    room.publisher.cards_dealt(room.table(dealt), 101, dealt.view(1))
    await room.settle()
    act(dealt, ActionKind.BRING_IN)
    act(dealt, ActionKind.FOLD)
    views = {
        "finished": room.table(dealt, revision=2),
        "undone": room.table(hand_number=12, revision=2),
        "closed": room.table(closed=True, seats=(), revision=2),
        "the next is dealt to others": room.table(play({2: 400, 3: 400}), hand_number=13, revision=2),
    }
    room.publisher.show_table(views[what])
    await queue.goes()
    assert letters_to_alice(room) == []


async def test_a_player_whose_direct_message_was_dropped_gets_the_next_one_with_priority(
    room: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise short hands would leave a player without any letter."""
    queue = Queue(room, monkeypatch)
    dealt = play({1: 400, 2: 400})
    room.publisher.cards_dealt(room.table(dealt), 101, dealt.view(1))
    await room.settle()
    room.publisher.show_table(room.table(hand_number=12, revision=2))
    await queue.goes()
    queue.lets_ahead = True
    queue.holds_up()
    following = play({1: 400, 2: 400})
    for player, seat in ((102, 2), (101, 1)):
        room.publisher.cards_dealt(room.table(following, hand_number=13, revision=3), player, following.view(seat))
    await room.settle()
    assert len(letters_to_alice(room)) == 1
    assert room.people["Bob"].user.dm_channel.history() == []
    await queue.goes()
    assert len(room.people["Bob"].user.dm_channel.history()) == 1


async def test_a_waiting_direct_message_is_kept_while_its_hand_runs(
    room: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    queue = Queue(room, monkeypatch)
    dealt = play({1: 400, 2: 400, 3: 400})
    room.publisher.cards_dealt(room.table(dealt), 101, dealt.view(1))
    await room.settle()
    for revision, kind in enumerate((ActionKind.BRING_IN, ActionKind.FOLD), 2):
        act(dealt, kind)
        room.publisher.show_table(room.table(dealt, revision=revision))
    await queue.goes()
    assert len(letters_to_alice(room)) == 1


async def test_nobody_is_pinged_for_a_turn_that_ended_while_the_ping_waited(
    room: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    queue = Queue(room, monkeypatch)
    dealt, deadline_ms = play({1: 400, 2: 400}), room.timer.now_ms() + SLOW.turn_seconds * 1000
    room.publisher.show_table(room.table(dealt, settings=SLOW, deadline_ms=deadline_ms))
    await room.settle()
    assert room.timer.ring_next(deadline_ms)
    await room.settle()
    act(dealt, ActionKind.BRING_IN)
    room.publisher.show_table(room.table(dealt, settings=SLOW, deadline_ms=deadline_ms, revision=2))
    await queue.goes()
    assert [message.content for who in room.people.values() for message in who.user.dm_channel.history()] == []


async def test_a_player_who_got_a_seat_is_pinged_however_long_the_queue_is(
    room: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    queue = Queue(room, monkeypatch)
    queue.outlasts_requests()
    room.tables.now = view = room.table(play({1: 400, 2: 400}))
    post = DuePost(view.place.guild_id, view.place.channel_id, "seated", {"table_id": view.table_id}, 1, (101,))
    pings = SeatPings(room.manager, room.directory, room.reach.readers, room.reach.outbox, room.reach.access)
    calling = asyncio.create_task(pings.call_seated(post, "nonce"))
    await queue.goes()
    await calling
    assert room.did() == ["POST channels/messages"]


async def test_the_thread_of_a_closed_table_is_archived_however_long_the_queue_is(
    room: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bool] = []

    async def edit(*, archived: bool) -> None:
        # A request is never answered within the same step either.
        await asyncio.sleep(0)
        asked.append(archived)

    queue = Queue(room, monkeypatch)
    queue.outlasts_requests()
    thread = cast(discord.Thread, SimpleNamespace(edit=edit))
    task = asyncio.create_task(threads.archive_thread(thread, 7, room.reach.outbox))
    await queue.goes()
    await task
    assert asked == [True]
