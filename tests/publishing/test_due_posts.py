"""Posts that reach a channel even if the process dies between the causing commit and the sending."""

import asyncio
from collections.abc import Sequence
from functools import partial
from types import SimpleNamespace
from typing import Any, cast, get_args

import discord
import pytest

from bot.publishing.due_letters import DueLetterSender
from bot.publishing.due_posts import DuePostSender
from bot.tables.due_posts import DuePost, NoticeKind, PostKind
from bot.tables.saving import StoreError
from bot.ui.discord.outbox import Outbox
from bot.ui.discord.tasks import Tasks
from db.due_posts import insert
from tests.discord.conftest import room as room
from tests.harness.discord.room import Room
from tests.harness.discord.staff import mod, moderators_channel, played_hand


async def never(*_: object) -> None:
    """Do nothing, as if the process had died before."""


def said(messages: Sequence[discord.Message]) -> list[str]:
    return [f"{message.content} {[part.to_dict() for part in message.components]}" for message in messages]


async def due(room: Room) -> list[str]:
    return [post.kind for _, post in await room.store.due_posts.waiting()]


async def at_a_table(room: Room) -> None:
    """Cause a post of every kind; those that a table makes at a start are stored directly."""
    await room.slash("bo", "dispute", text="it hung")
    await mod(room, "mo", "settle", id=1, ruling="it *stands*")
    for name in ("di", "ed"):
        await room.slash(name, "table wait")
    await room.slash("bo", "table leave")
    about: dict[str, str | int] = {"table_id": 1, "table": "Table 1", "hand_number": 1}
    guild, gone = room.guild.id, (999,)
    closed = DuePost(guild, room.table.id, "list_closed", about, 1, (await room.player_id("ed"), *gone))
    nobody = DuePost(guild, room.table.id, "list_closed", about, 2, gone)
    left = DuePost(guild, room.table.id, "seated", about, 3, (await room.player_id("bo"),))
    notices = [DuePost(guild, 0, kind, about, 4) for kind in get_args(NoticeKind)]
    news = await tournament_news(room, "di")
    about_role = {**news.about, "role_id": guild, "start_ms": 1_795_000_000_000}
    role = DuePost(guild, room.lobby.id, "tournament_role", about_role, 6)
    await room.store.database.write(partial(insert, posts=[closed, nobody, left, news, role, *notices]))


async def tournament_news(room: Room, *names: str) -> DuePost:
    about: dict[str, str | int] = {"kind": "tournament_resumed", "tournament_id": 9, "name": "Friday", "amount": 0}
    about["channel_id"] = room.lobby.id
    players = [await room.player_id(name) for name in names]
    return DuePost(room.guild.id, room.lobby.id, "tournament_news", about, 5, (*players, 999))


async def test_posts_are_sent_after_a_crash_between_commit_and_sending(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Players who left their seat or were forgotten are not pinged."""
    await played_hand(room, seats=2)
    room.join("di", "ed")
    channel = await moderators_channel(room)
    with monkeypatch.context() as dying:
        dying.setattr(DuePostSender, "_look", never)
        dying.setattr(DueLetterSender, "reach", never)
        await at_a_table(room)
        assert set(await due(room)) == set(get_args(PostKind))
        assert channel.history() == []
    await room.restart()
    # The thread of a closed table is archived first.
    await room.wait(10)
    assert await due(room) == []
    shown = said(channel.history())
    assert len(shown) == 1 + len(get_args(NoticeKind))
    for opening, text in zip(("Dispute 1 is settled** by mo", "Hand 1-1 at Table 1"), shown, strict=False):
        assert opening in text
    ping = f"<@{room.people['di'].id}> Friday (<#{room.lobby.id}>) is back on."
    assert sum(ping in text for text in said(room.lobby.history())) == 1
    assert sum("@everyone Registration for Friday" in text for text in said(room.lobby.history())) == 1
    called = [text for text in said(room.table.history()) if "a seat opened up" in text or "has closed" in text]
    assert [text.split(" with")[0] for text in called] == [
        f"<@{room.people['di'].id}>: a seat opened up at Table 1. You're in seat 2",
        f"<@{room.people['ed'].id}>: Table 1 has closed, and its waiting list",
    ]
    await room.restart()
    assert said(channel.history()) == shown


async def test_a_due_post_that_discord_forbids_is_dropped(room: Room) -> None:
    await played_hand(room)
    channel = await moderators_channel(room)
    room.env.inject_error("POST", f"/channels/{channel.id}/messages", status=403, code=50013)
    await room.slash("bo", "dispute", text="odd")
    assert (await due(room), channel.history()) == ([], [])


class Book:
    def __init__(self, *posts: DuePost) -> None:
        self.rows = list(enumerate(posts, 1))

    async def waiting(self) -> Sequence[tuple[int, DuePost]]:
        return list(self.rows)

    async def delete_sent(self, number: int, post: DuePost) -> None:
        self.rows.remove((number, post))


async def test_a_post_that_fails_for_now_is_retried_later_and_does_not_delay_the_others() -> None:
    tried: list[tuple[int, str]] = []
    fault: list[Exception] = [TimeoutError(), StoreError("full")]

    async def tell(post: DuePost, nonce: str) -> None:
        tried.append((post.at_ms, nonce))
        if post.at_ms == 1 and fault:
            raise fault.pop()

    outbox, tasks = Outbox(), Tasks()
    outbox.connect(cast(discord.Client, SimpleNamespace(is_closed=lambda: False)))
    book: Any = Book(
        *(DuePost(1, 0, "file_copied", {}, at_ms) for at_ms in (1, 2)), DuePost(2, 0, "file_copied", {}, 3)
    )
    posts = DuePostSender(book, outbox, tasks, {"file_copied": tell})
    for waiting in ([1], [1], []):
        posts.look()
        for _ in range(20):
            await asyncio.sleep(0)
        assert [post.at_ms for _, post in book.rows] == waiting
    assert sorted(at_ms for at_ms, _ in tried) == [1, 1, 1, 2, 3]
    assert len({nonce for at_ms, nonce in tried if at_ms == 1}) == 1
