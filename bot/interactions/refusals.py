"""Private messages that refuse a click or command. Each user sees only the newest one."""

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
"""The types of responses after which ``@original`` is the answer itself.

After any other response, ``@original`` is the message that was clicked.
"""


class Refusals:
    def __init__(self) -> None:
        self._newest: dict[int, BotInteraction] = {}
        """user_id -> the command or click of the refusal that the user still sees."""
        self._tasks = Tasks()

    async def tell(self, interaction: BotInteraction, words: str) -> None:
        """Send the user this refusal, and delete their previous one."""
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
