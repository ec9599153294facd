"""The language of a direct message to one player, and the server's name in it."""

from typing import Final

from bot.common.escaping import clean
from bot.locales.phrases import Phrases
from bot.ui.discord.outbox import Outbox
from bot.ui.people.preferences import PlayerPreferences
from bot.ui.scene.readers import Readers

SERVER_MOST: Final = 100
"""The maximum number of characters of a server's name."""


class PlayerNotices:
    def __init__(self, outbox: Outbox, preferences: PlayerPreferences, readers: Readers) -> None:
        self._outbox = outbox
        self._preferences = preferences
        self._readers = readers

    async def phrases(self, guild_id: int, player_id: int) -> Phrases:
        """Return the phrases in the player's language; in the server's if the player's is unknown."""
        language = self._preferences.language(player_id)
        if language is not None:
            return Phrases(language)
        return await self._readers.room_phrases(guild_id)

    def server_name(self, guild_id: int) -> str:
        """Return the server's escaped name; empty if the bot does not know the server."""
        guild = self._outbox.guild(guild_id)
        return clean(guild.name, SERVER_MOST) if guild is not None else ""
