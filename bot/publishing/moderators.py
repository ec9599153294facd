"""Posts about disputes and incidents in the moderators' channel.

A post that Discord refuses is logged and not retried; its content is saved elsewhere and can be read by command.
"""

import logging
from typing import Final

import discord

from bot.moderation.ports import RoomBook
from bot.tables.due_posts import DuePost
from bot.ui.discord.faults import UNTAKEN, cause
from bot.ui.discord.outbox import Outbox
from bot.ui.moderation.bulletin import Bulletin, notice_text
from bot.ui.scene.readers import Readers

log = logging.getLogger(__name__)

_NOBODY: Final = discord.AllowedMentions.none()


class Moderators:
    def __init__(self, outbox: Outbox, rooms: RoomBook, readers: Readers) -> None:
        self._outbox = outbox
        self._rooms = rooms
        self._readers = readers

    async def tell(self, guild_id: int, bulletin: Bulletin, nonce: str | None = None) -> discord.Message | None:
        """Post a bulletin in the moderators' channel; return its message, or None if there is no such channel.

        Raises discord.py's errors and StoreError.
        """
        settings = await self._rooms.settings(guild_id)
        if settings.moderator_channel is None:
            return None
        channel = self._outbox.channel(guild_id, settings.moderator_channel)
        return await self._outbox.post(
            lambda new: channel.send(view=bulletin, nonce=nonce or new, allowed_mentions=_NOBODY, silent=True),
            ahead=True,
        )

    async def post(self, guild_id: int, bulletin: Bulletin) -> discord.Message | None:
        """Post a bulletin as ``tell`` does, but return None if Discord refuses it or does not answer."""
        try:
            return await self.tell(guild_id, bulletin)
        except UNTAKEN as error:
            log.warning("nothing can be posted to the moderators of server %d: %s", guild_id, cause(error))
            return None

    async def repost(self, guild_id: int, channel_id: int, message_id: int, bulletin: Bulletin) -> bool:
        """Edit the post to show this bulletin; return False if the post is deleted or cannot be edited."""
        message = self._outbox.channel(guild_id, channel_id).get_partial_message(message_id)
        try:
            await self._outbox.counted(lambda: message.edit(view=bulletin, allowed_mentions=_NOBODY), ahead=True)
        except UNTAKEN as error:
            log.info("a post to the moderators of server %d cannot be changed: %s", guild_id, cause(error))
            return False
        return True

    async def send_notice(self, notice: DuePost, nonce: str) -> None:
        """Post an incident in the moderators' channel. Raises the same errors as ``tell``."""
        say = await self._readers.room_phrases(notice.guild_id)
        await self.tell(notice.guild_id, Bulletin(notice_text(say, notice)), nonce)
