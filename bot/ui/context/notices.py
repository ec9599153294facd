"""Tells moderators in their channel of disputes and incidents.

A bulletin that Discord refuses is logged and lost; what it tells of is saved, and stands under the commands."""

import logging
from typing import Final

import discord

from bot.common.escaping import clean
from bot.history.ids import hand_name
from bot.locales.phrases import Phrases
from bot.tables.due_posts import DuePost
from bot.ui.context.services import services_of
from bot.ui.discord.components import Button, Layout, Row
from bot.ui.discord.faults import UNTAKEN, cause

log = logging.getLogger(__name__)

TABLE_NAME_MOST: Final = 60


class Bulletin(Layout):
    """Words, and buttons under them."""

    def __init__(self, text: str, *buttons: Button) -> None:
        super().__init__()
        self.add_item(discord.ui.TextDisplay(text))
        if buttons:
            self.add_item(Row(*buttons))


def notice_text(say: Phrases, notice: DuePost) -> str:
    table_id, name = int(notice.about.get("table_id", 0)), str(notice.about.get("table", ""))
    table = clean(name, TABLE_NAME_MOST) if name else say("table-number", number=table_id)
    if notice.kind == "tournament_homeless":
        return say("bulletin-tournament-homeless", name=table)
    if notice.kind == "table_paid_out":
        return say("bulletin-table-paid-out", table=table)
    if notice.kind in ("file_copied", "backup_failed"):
        return say(f"bulletin-{notice.kind.replace('_', '-')}")
    hand = hand_name(table_id, int(notice.about["hand_number"]))
    return say("bulletin-hand-voided", table=table, hand=hand)


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
