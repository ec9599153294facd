"""Tells moderators in their channel of disputes and incidents.

A bulletin that cannot be sent is logged and lost; what it tells of is saved, and stands under the commands."""

import logging
from typing import Final

import discord

from bot.history.ids import hand_name
from bot.tables.ports import Notice
from bot.ui.context.services import services_of
from bot.ui.discord.components import Button, Layout, Row
from bot.ui.discord.faults import UNTAKEN, cause
from bot.ui.text.escaping import clean
from bot.ui.text.phrases import Phrases

log = logging.getLogger(__name__)

TABLE_NAME_MOST: Final = 60


class Bulletin(Layout):
    """Words, and buttons under them."""

    def __init__(self, text: str, *buttons: Button) -> None:
        super().__init__()
        self.add_item(discord.ui.TextDisplay(text))
        if buttons:
            self.add_item(Row(*buttons))


def notice_text(say: Phrases, notice: Notice) -> str:
    table = clean(notice.table, TABLE_NAME_MOST) if notice.table else say("table-number", number=notice.table_id)
    if notice.kind == "tournament_homeless":
        return say("bulletin-tournament-homeless", name=table)
    if notice.kind == "table_paid_out":
        return say("bulletin-table-paid-out", table=table)
    if notice.kind in ("file_copied", "backup_failed"):
        return say(f"bulletin-{notice.kind.replace('_', '-')}")
    return say("bulletin-hand-voided", table=table, hand=hand_name(notice.table_id, notice.hand_number or 0))


async def post(client: discord.Client, guild_id: int, bulletin: Bulletin) -> discord.Message | None:
    """Post it in the moderators' channel. None where the room has none, or it could not be sent."""
    settings = await services_of(client).office.rooms.settings(guild_id)
    if settings.moderator_channel is None:
        return None
    outbox, none = services_of(client).outbox, discord.AllowedMentions.none()
    channel = outbox.channel(guild_id, settings.moderator_channel)
    try:
        return await outbox.post(
            lambda nonce: channel.send(view=bulletin, nonce=nonce, allowed_mentions=none), ahead=True
        )
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


async def post_notice(client: discord.Client, notice: Notice) -> None:
    """Never fails: what happened is in the log and in the audit as well."""
    try:
        say = await services_of(client).readers.room_phrases(notice.guild_id)
        await post(client, notice.guild_id, Bulletin(notice_text(say, notice)))
    except Exception as error:
        log.warning("the moderators of server %d cannot be told: %s", notice.guild_id, cause(error))
