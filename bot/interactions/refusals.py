"""Private messages that refuse a click or command. Each user sees only the newest one."""

import contextlib
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Final, NamedTuple

import aiohttp
import discord

from bot.interactions.click import BotInteraction
from bot.ui.discord.outbox import Outbox
from bot.ui.discord.replies import tell
from bot.ui.discord.tasks import Tasks

_TOKEN_LIFE: Final = timedelta(minutes=15)


class _Refusal(NamedTuple):
    """A refusal that its user still sees."""

    asked: datetime
    """The time of the click or command; the refusal can be deleted for 15 minutes."""
    delete: Callable[[], Awaitable[object]]


class Refusals:
    """The refusals of all users; one instance serves all commands and clicks."""

    def __init__(self) -> None:
        self._newest: dict[int, _Refusal] = {}
        """user_id -> the refusal that the user still sees."""
        self._tasks = Tasks()

    async def tell(self, interaction: BotInteraction, words: str) -> None:
        """Send the user this refusal, and delete their previous one."""
        message = await tell(interaction, words)
        delete = interaction.delete_original_response if message is None else message.delete
        alive = interaction.created_at - _TOKEN_LIFE
        self._newest = {user: each for user, each in self._newest.items() if each.asked > alive}
        before = self._newest.pop(interaction.user.id, None)
        self._newest[interaction.user.id] = _Refusal(interaction.created_at, delete)
        if before is not None:
            self._tasks.run(self._delete(before))

    async def _delete(self, refusal: _Refusal) -> None:
        with contextlib.suppress(discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError):
            await Outbox.by_token(refusal.delete)
