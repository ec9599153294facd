"""What moderators are told in their channel, and players by hand: disputes, incidents, rulings.

A bulletin that cannot be sent is logged and lost; what it tells of is saved, and stands under the commands."""

import asyncio
import logging
from typing import Final

import discord

from bot.history.ids import hand_name
from bot.locales import DEFAULT
from bot.moderation.ports import Dispute
from bot.moderation.room_settings import RoomSettings
from bot.tables.ports import Notice
from bot.ui.buttons import Button, Layout, Row
from bot.ui.discord.faults import cause
from bot.ui.hand_names import HandNames
from bot.ui.hand_report import hand_button
from bot.ui.moments import short_stamp
from bot.ui.names import clean
from bot.ui.phrases import Phrases
from bot.ui.services import services_of

log = logging.getLogger(__name__)

TEXT_MOST: Final = 300
"""Characters of what a player may write in a dispute."""
RULING_MOST: Final = 500
"""Characters of what a moderator may write to settle one."""
TABLE_NAME_MOST: Final = 60
PATIENCE_SECONDS: Final = 15.0


class Bulletin(Layout):
    """Words, and buttons under them."""

    def __init__(self, text: str, *buttons: Button) -> None:
        super().__init__()
        self.add_item(discord.ui.TextDisplay(text))
        if buttons:
            self.add_item(Row(*buttons))


def dispute_bulletin(say: Phrases, dispute: Dispute, table: str, player: str) -> Bulletin:
    """``table`` and ``player`` as they call themselves, not yet made safe."""
    text = say(
        "bulletin-dispute",
        id=dispute.dispute_id,
        name=clean(player),
        hand=hand_name(dispute.table_id, dispute.hand_number),
        table=clean(table, TABLE_NAME_MOST),
        text=clean(dispute.text, TEXT_MOST),
    )
    return Bulletin(text, show_button(say, dispute.table_id, dispute.hand_number))


def settled_bulletin(
    say: Phrases, dispute: Dispute, player: str | None, moderator: str, called: HandNames | None = None
) -> Bulletin:
    """In place of the dispute's own post, so that no other moderator takes it up again: without a button. Names and
    texts are not yet made safe; ``player`` is None for one who is gone."""
    text = say(
        "bulletin-settled",
        id=dispute.dispute_id,
        hand=(called or HandNames()).plain(dispute.table_id, dispute.hand_number),
        name=clean(moderator),
        when=short_stamp(dispute.settled_ms or dispute.at_ms),
        ruling=clean(dispute.ruling or "", RULING_MOST),
        player=clean(player) if player else say("somebody-gone"),
        text=clean(dispute.text, TEXT_MOST),
    )
    return Bulletin(text)


def show_button(say: Phrases, table_id: int, number: int) -> Button:
    label = say("button-show-hand", hand=hand_name(table_id, number))
    return Button(custom_id=hand_button(table_id, number), label=label, style=discord.ButtonStyle.primary)


def notice_text(say: Phrases, notice: Notice) -> str:
    table = clean(notice.table, TABLE_NAME_MOST) if notice.table else say("table-number", number=notice.table_id)
    if notice.kind == "tournament_homeless":
        return say("bulletin-tournament-homeless", name=table)
    if notice.kind == "table_paid_out":
        return say("bulletin-table-paid-out", table=table)
    return say("bulletin-hand-voided", table=table, hand=hand_name(notice.table_id, notice.hand_number or 0))


def room_phrases(client: discord.Client, guild_id: int, settings: RoomSettings) -> Phrases:
    """In the language of what stands in the server's channels."""
    guild = client.get_guild(guild_id)
    return Phrases(settings.language or (guild.preferred_locale.value if guild else DEFAULT))


async def post(client: discord.Client, guild_id: int, bulletin: Bulletin) -> discord.Message | None:
    """It stands in the moderators' channel now; None where the room has none, or it could not be sent."""
    settings = await services_of(client).office.rooms.settings(guild_id)
    if settings.moderator_channel is None:
        return None
    channel = client.get_partial_messageable(settings.moderator_channel, guild_id=guild_id)
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            return await channel.send(view=bulletin, allowed_mentions=discord.AllowedMentions.none())
    except (discord.HTTPException, TimeoutError) as error:
        log.warning("the moderators of server %d cannot be told: %s", guild_id, cause(error))
        return None


async def repost(client: discord.Client, guild_id: int, channel_id: int, message_id: int, bulletin: Bulletin) -> bool:
    """Whether that post says this now; False where it is gone."""
    message = client.get_partial_messageable(channel_id, guild_id=guild_id).get_partial_message(message_id)
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            await message.edit(view=bulletin, allowed_mentions=discord.AllowedMentions.none())
    except (discord.HTTPException, TimeoutError) as error:
        log.info("a post to the moderators of server %d cannot be changed: %s", guild_id, cause(error))
        return False
    return True


async def post_notice(client: discord.Client, notice: Notice) -> None:
    """Never fails: what happened is in the log and in the audit as well."""
    try:
        settings = await services_of(client).office.rooms.settings(notice.guild_id)
        say = room_phrases(client, notice.guild_id, settings)
        await post(client, notice.guild_id, Bulletin(notice_text(say, notice)))
    except Exception as error:
        log.warning("the moderators of server %d cannot be told: %s", notice.guild_id, cause(error))


async def write_to(client: discord.Client, player_id: int, text: str) -> bool:
    """Whether a direct message reached the player; never fails. Not by the mail that carries cards: there the newest
    letter takes the place of one that waits."""
    directory = services_of(client).directory
    try:
        user_id, channel_id = await directory.user_id(player_id), await directory.dm_channel(player_id)
        if user_id is None:
            return False
        async with asyncio.timeout(PATIENCE_SECONDS):
            if channel_id is None:
                channel_id = (await client.create_dm(discord.Object(user_id))).id
            place = client.get_partial_messageable(channel_id, type=discord.ChannelType.private)
            await place.send(text, allowed_mentions=discord.AllowedMentions.none())
    except Exception as error:
        log.info("player %d cannot be told by direct message: %s", player_id, cause(error))
        return False
    return True
