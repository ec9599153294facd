"""Calls players of a waiting list at the table, so that it rings: one who has got a seat, and all who waited where the
table has closed."""

from collections.abc import Iterable

import discord

from bot.common.escaping import clean
from bot.publishing.services import services_of
from bot.publishing.table.private_access import let_in
from bot.tables.due_posts import DuePost
from bot.ui.discord.threads import own_thread, put_away

NAME_MOST = 60


async def call_seated(client: discord.Client, post: DuePost, nonce: str) -> None:
    """Nobody is called who has left the seat meanwhile. Raises what the library raises, and StoreError."""
    services, table_id = services_of(client), int(post.about["table_id"])
    view = services.tables.view(table_id)
    line = next((line for line in view.seats if line.player_id in post.players), None) if view is not None else None
    users = await _users(client, post)
    if view is None or line is None or not users:
        return
    for user in users:
        await let_in(services.outbox, view, user)
    say = await services.readers.room_phrases(post.guild_id)
    name = clean(view.name, NAME_MOST)
    words = say("waiting-seated", mention=_mentions(users), table=name, seat=line.seat, amount=line.stack)
    await _call(client, post, users, words, nonce)


async def call_all_who_waited(client: discord.Client, post: DuePost, nonce: str) -> None:
    """Raises what the library raises, and StoreError."""
    services, users = services_of(client), await _users(client, post)
    if not users:
        return
    say = await services.readers.room_phrases(post.guild_id)
    words = say("waiting-closed", mention=_mentions(users), table=clean(str(post.about["table"]), NAME_MOST))
    await _call(client, post, users, words, nonce)
    thread = own_thread(services.outbox, post)
    if thread is not None:
        # The message has brought it back.
        await put_away(thread, int(post.about["table_id"]), services.outbox)


async def _users(client: discord.Client, post: DuePost) -> list[int]:
    """The Discord users of those whom it calls; without those who are forgotten."""
    directory = services_of(client).directory
    return [user for player in post.players if (user := await directory.user_id(player)) is not None]


def _mentions(users: Iterable[int]) -> str:
    return ", ".join(f"<@{user}>" for user in users)


async def _call(client: discord.Client, post: DuePost, users: Iterable[int], words: str, nonce: str) -> None:
    outbox = services_of(client).outbox
    channel = outbox.channel(post.guild_id, post.channel_id)
    called = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in users])
    await outbox.post(lambda _: channel.send(words, nonce=nonce, allowed_mentions=called))
