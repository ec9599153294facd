"""The private refusals of clicks and commands: each user sees only their newest one."""

import contextlib
from datetime import timedelta
from typing import Final

import aiohttp
import discord

from bot.interactions.click import BotInteraction
from bot.ui.discord.outbox import Outbox
from bot.ui.discord.replies import tell
from bot.ui.discord.tasks import Tasks

_TOKEN_LIFE: Final = timedelta(minutes=15)
_OWN_MESSAGE: Final = frozenset(
    {discord.InteractionResponseType.channel_message, discord.InteractionResponseType.deferred_channel_message}
)
"""The responses whose ``@original`` is the private answer; after any other response it is the clicked message."""


class Refusals:
    def __init__(self) -> None:
        self._newest: dict[int, BotInteraction] = {}
        """user_id -> the command or click whose refusal the user still sees."""
        self._tasks = Tasks()

    async def tell(self, interaction: BotInteraction, words: str) -> None:
        """Tell the user, and delete their previous refusal."""
        await tell(interaction, words)
        alive = interaction.created_at - _TOKEN_LIFE
        self._newest = {user: each for user, each in self._newest.items() if each.created_at > alive}
        before = self._newest.pop(interaction.user.id, None)
        if interaction.response.type in _OWN_MESSAGE:
            self._newest[interaction.user.id] = interaction
        if before is not None:
            self._tasks.run(self._delete(before))

    async def _delete(self, before: BotInteraction) -> None:
        with contextlib.suppress(discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError):
            await Outbox.by_token(before.delete_original_response)
