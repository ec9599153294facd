"""The check that every request must pass: of its user, its server, and the rate limit.

A request over the limit is refused before anything is looked up for it. The check also sets the language of the answer.
"""

import contextlib
import logging
from typing import Literal

import aiohttp
import discord

from bot.fleet.own_servers import OwnServers
from bot.interactions.click import BotInteraction
from bot.locales.phrases import say
from bot.moderation.token_bucket import Limits
from bot.tables.ports import Timer
from bot.ui.discord.invite import invite_link
from bot.ui.discord.replies import acknowledge, suggest, tell
from bot.ui.people.preferences import PlayerPreferences

log = logging.getLogger(__name__)


class Admission:
    """The check of every command, click and autocomplete request.

    ``limits`` is the number of requests that one person or server may send in a period. ``own_servers`` are the
    servers of this part of the bot; None if there are no other parts.
    """

    def __init__(
        self, preferences: PlayerPreferences, limits: Limits, timer: Timer, own_servers: OwnServers | None = None
    ) -> None:
        self._preferences = preferences
        self._limits = limits
        self._timer = timer
        self._own_servers = own_servers

    async def admits(self, interaction: BotInteraction) -> bool:
        """Return True if the interaction may proceed; otherwise send the user an answer and return False."""
        if not isinstance(interaction.user, discord.User | discord.Member):
            # Discord sends the asker with each interaction; if it does not, the library has no user.
            return await _refused(interaction, "forbidden-outsider")
        if self._own_servers is not None and not self._own_servers.has(interaction.guild_id):
            return await _refused(interaction, "error-ours")
        client = interaction.client
        if client.is_ready() and interaction.guild_id is not None and client.get_guild(interaction.guild_id) is None:
            # A server that has invited the commands without the bot. Until the client is ready, it does not know
            # its servers.
            link = invite_link(interaction.application_id, interaction.guild_id)
            return await _refused(interaction, "not-a-member", link=link)
        self._preferences.set_language(interaction)
        return await self._within_limits(interaction)

    async def _within_limits(self, interaction: BotInteraction) -> bool:
        types = interaction.type is discord.InteractionType.autocomplete
        limiter = self._limits.types if types else self._limits.asks
        admission = limiter.ask(interaction.user.id, interaction.guild_id, self._timer.now_ms())
        if admission.outcome == "admitted":
            return True
        if admission.logged:
            # Log no user id: it is stored in one place of the database only.
            log.warning("somebody sends too many requests in server %s", interaction.guild_id)
        # A command needs an answer in words; otherwise Discord shows it as thinking until it times out. A click or
        # form may be acknowledged without words, which shows the clicker nothing.
        in_words = admission.outcome == "told" or interaction.type is discord.InteractionType.application_command
        if in_words:
            return await _refused(interaction, "too-fast", seconds=limiter.wait_seconds)
        await _answer(interaction, None)
        return False


async def _refused(interaction: BotInteraction, key: str, **facts: str | int) -> Literal[False]:
    await _answer(interaction, say(interaction.locale.value, key, **facts))
    return False


async def _answer(interaction: BotInteraction, text: str | None) -> None:
    """Send one answer. If that fails, do not retry."""
    with contextlib.suppress(discord.HTTPException, discord.InteractionResponded, aiohttp.ClientError, OSError):
        if interaction.type is discord.InteractionType.autocomplete:
            await suggest(interaction, [])
        elif text is not None:
            await tell(interaction, text)
        else:
            await acknowledge(interaction)
