"""A direct message to a server's administrators that disputes are not posted, because no channel is set for them."""

from typing import Final

import discord

from bot.locales.phrases import Phrases
from bot.moderation.ports import Disputes
from bot.publishing.mail.direct_mail import DirectMail
from bot.publishing.player_notices import PlayerNotices
from bot.tables.ports import Directory, Timer
from bot.ui.discord.faults import UNTAKEN
from bot.ui.discord.outbox import Outbox

TOLD_MOST: Final = 5
"""The maximum number of administrators who get the hint, besides the server's owner."""


class Administrators:
    def __init__(
        self,
        outbox: Outbox,
        directory: Directory,
        notices: PlayerNotices,
        mail: DirectMail,
        disputes: Disputes,
        timer: Timer,
    ) -> None:
        self._outbox = outbox
        self._directory = directory
        self._notices = notices
        self._mail = mail
        self._disputes = disputes
        self._timer = timer

    async def tell_once(self, guild_id: int) -> None:
        """Tell the server's administrators, once, that a dispute was not posted. Raises StoreError."""
        if not await self._disputes.claim_hint(guild_id, self._timer.now_ms()):
            return
        reached = [await self._tell(guild_id, player_id) for player_id in await self._players(guild_id)]
        if not any(reached):
            await self._disputes.release_hint(guild_id)

    async def _tell(self, guild_id: int, player_id: int) -> bool:
        say = await self._notices.phrases(guild_id, player_id)
        return await self._mail.write(player_id, no_channel_text(say, self._notices.server_name(guild_id)))

    async def _players(self, guild_id: int) -> list[int]:
        """Return the player_ids of the server's owner and of the administrators who last gave the bot an order."""
        guild = self._outbox.guild(guild_id)
        if guild is None:
            return []
        acted = await self._disputes.administrators(guild_id, TOLD_MOST)
        found = [player_id for player_id in acted if await self._administers(guild, player_id)]
        if guild.owner_id is not None:
            found.insert(0, await self._directory.player_id(guild.owner_id))
        return list(dict.fromkeys(found))

    async def _administers(self, guild: discord.Guild, player_id: int) -> bool:
        user_id = await self._directory.user_id(player_id)
        if user_id is None:
            return False
        try:
            member = await self._outbox.counted(lambda: guild.fetch_member(user_id))
        except UNTAKEN:
            return False
        return member.guild_permissions.manage_guild


def no_channel_text(say: Phrases, server: str) -> str:
    """Return the message to an administrator; ``server`` is the escaped name."""
    return say("dispute-no-channel", server=server)
