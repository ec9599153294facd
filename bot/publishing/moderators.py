"""Tells moderators in their channel of disputes and incidents.

A bulletin that Discord refuses is logged and lost; what it tells of is saved, and stands under the commands."""

import logging

import discord

from bot.publishing.services import services_of
from bot.tables.due_posts import DuePost
from bot.ui.discord.faults import UNTAKEN, cause
from bot.ui.moderation.bulletin import Bulletin, notice_text

log = logging.getLogger(__name__)


async def send(
    client: discord.Client, guild_id: int, bulletin: Bulletin, nonce: str | None = None
) -> discord.Message | None:
    """Post it in the moderators' channel. None where the room has none. Raises what the library raises, and
    StoreError."""
    settings = await services_of(client).office.rooms.settings(guild_id)
    if settings.moderator_channel is None:
        return None
    outbox, none = services_of(client).outbox, discord.AllowedMentions.none()
    channel = outbox.channel(guild_id, settings.moderator_channel)
    return await outbox.post(
        lambda new: channel.send(view=bulletin, nonce=nonce or new, allowed_mentions=none), ahead=True
    )


async def post(client: discord.Client, guild_id: int, bulletin: Bulletin) -> discord.Message | None:
    """Like ``send``; None also where it could not be sent."""
    try:
        return await send(client, guild_id, bulletin)
    except UNTAKEN as error:
        log.warning("the moderators of server %d cannot be told: %s", guild_id, cause(error))
        return None


async def repost(client: discord.Client, guild_id: int, channel_id: int, message_id: int, bulletin: Bulletin) -> bool:
    """Let the post say this instead. False where it is gone, or cannot be changed."""
    outbox, none = services_of(client).outbox, discord.AllowedMentions.none()
    message = outbox.channel(guild_id, channel_id).get_partial_message(message_id)
    try:
        await outbox.counted(lambda: message.edit(view=bulletin, allowed_mentions=none), ahead=True)
    except UNTAKEN as error:
        log.info("a post to the moderators of server %d cannot be changed: %s", guild_id, cause(error))
        return False
    return True


async def send_notice(client: discord.Client, notice: DuePost, nonce: str) -> None:
    """Tell the moderators of an incident. Raises what ``send`` raises."""
    say = await services_of(client).readers.room_phrases(notice.guild_id)
    await send(client, notice.guild_id, Bulletin(notice_text(say, notice)), nonce)
