"""Posts disputes and their rulings to the moderators."""

import logging

import discord

from bot.moderation.ports import Dispute
from bot.publishing.moderators import repost, send
from bot.publishing.services import services_of
from bot.tables.due_posts import DuePost
from bot.tables.saving import StoreError
from bot.ui.moderation.disputes import dispute_bulletin, settled_bulletin
from bot.ui.text.hand_names import HandNames

log = logging.getLogger(__name__)


async def send_dispute(client: discord.Client, post: DuePost, nonce: str) -> None:
    """Posts who disputes which hand and why, and no card; nothing once its player is forgotten. Raises what the library
    raises, and StoreError."""
    services = services_of(client)
    dispute = await _dispute(client, post)
    if dispute is None or not dispute.text:
        return
    say, player = await services.readers.room_phrases(post.guild_id), await _name(client, post, dispute.player_id)
    tables = (await _called(client, dispute)).tables
    bulletin = dispute_bulletin(say, dispute, tables.get(dispute.table_id, ""), player)
    message = await send(client, post.guild_id, bulletin, nonce)
    if message is None:
        return
    try:
        await services.office.disputes.posted(dispute.dispute_id, message.channel.id, message.id)
    except StoreError as error:
        # Its ruling is then posted as a message of its own.
        log.warning("where dispute %d was posted could not be saved: %s", dispute.dispute_id, error)


async def send_ruling(client: discord.Client, post: DuePost, nonce: str) -> None:
    """Edits the post about the dispute; if that is gone, posts the ruling. Raises what the library raises, and
    StoreError."""
    dispute = await _dispute(client, post)
    if dispute is None:
        return
    say = await services_of(client).readers.room_phrases(post.guild_id)
    player = await _name(client, post, dispute.player_id)
    moderator = await _name(client, post, int(post.about["moderator_id"]))
    bulletin = settled_bulletin(say, dispute, player, moderator, await _called(client, dispute))
    at = dispute.channel_id, dispute.message_id
    if at[0] is None or at[1] is None or not await repost(client, post.guild_id, at[0], at[1], bulletin):
        await send(client, post.guild_id, bulletin, nonce)


async def _dispute(client: discord.Client, post: DuePost) -> Dispute | None:
    return await services_of(client).office.disputes.find(post.guild_id, int(post.about["dispute_id"]))


async def _name(client: discord.Client, post: DuePost, player_id: int) -> str | None:
    services = services_of(client)
    await services.names.learn(post.guild_id, [player_id])
    return services.readers.name_of(post.guild_id)(player_id)


async def _called(client: discord.Client, dispute: Dispute) -> HandNames:
    hands = services_of(client).office.hands
    return HandNames(await hands.table_names(dispute.guild_id, {dispute.table_id}, private=True))
