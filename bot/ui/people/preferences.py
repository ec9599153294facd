"""A cache of players' preferences, because every click, direct message and picture reads them."""

import asyncio
import logging
from dataclasses import replace
from typing import Any, Final, Self
from weakref import WeakValueDictionary

import discord

from bot.locales.phrases import LOCALES
from bot.tables.ports import Directory
from bot.tables.preferences import Known, PreferenceBook, Preferences
from bot.tables.saving import StoreError
from bot.ui.discord.tasks import Tasks

log = logging.getLogger(__name__)

_SPOKEN: Final = "spoken"
"""The key in an interaction's ``extras`` for the language that it had before ``set_language``."""


class PlayerPreferences:
    """The cache of preferences, filled by ``loaded``; without a ``book`` it saves nothing."""

    def __init__(self, book: PreferenceBook | None = None, directory: Directory | None = None) -> None:
        self._book = book
        self._directory = directory
        self._preferences: dict[int, Preferences] = {}
        """player_id -> the player's saved preferences; the defaults apply to everybody else."""
        self._players: dict[int, int] = {}
        """Discord user id -> player_id."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._tasks = Tasks()

    @classmethod
    async def loaded(cls, book: PreferenceBook, directory: Directory) -> Self:
        """Return a cache with all saved preferences. Raises StoreError."""
        preferences = cls(book, directory)
        for known in await book.all():
            preferences._keep(known)
        return preferences

    def of(self, player_id: int) -> Preferences:
        return self._preferences.get(player_id, Preferences())

    def of_user(self, user_id: int) -> Preferences:
        return self.of(self._players.get(user_id, 0))

    def language(self, player_id: int) -> str | None:
        """Return the language for messages that the player did not request.

        It is the language they chose, otherwise the last known language of their Discord; None if both are unknown.
        """
        likes = self.of(player_id)
        return _spoken(likes.language) or likes.discord_language

    async def set(self, user_id: int, player_id: int, **changes: Any) -> Preferences:
        """Save changes to fields of the player's Preferences; return the new preferences. Raises StoreError."""
        lock = self._locks.setdefault(player_id, asyncio.Lock())
        # Without the lock, a simultaneous change could be overwritten.
        async with lock:
            likes = replace(self.of(player_id), **changes)
            if likes != self.of(player_id) and self._book is not None:
                await self._book.save(player_id, likes)
            self._keep(Known(user_id, player_id, likes))
        return likes

    def forget(self, user_id: int, player_id: int) -> None:
        """Forget a user's preferences."""
        self._players.pop(user_id, None)
        self._preferences.pop(player_id, None)

    # The users of interactions

    def set_language(self, interaction: discord.Interaction) -> None:
        """Set ``interaction.locale`` to the language that its user chose for the bot, if any."""
        interaction.extras.setdefault(_SPOKEN, interaction.locale.value)
        chosen = _spoken(self.of_user(interaction.user.id).language)
        if chosen is not None:
            interaction.locale = discord.Locale(chosen)

    def note_language(self, interaction: discord.Interaction) -> None:
        """Remember the language of the user's Discord, for messages that the bot sends without a request.

        Call this after the user's request, which may have made them a player. A new language is saved in the
        background.
        """
        user_id, locale = interaction.user.id, spoken_by(interaction)
        if user_id not in self._players or self.of_user(user_id).discord_language != locale:
            self._tasks.run(self._note(user_id, locale))

    async def _note(self, user_id: int, locale: str) -> None:
        """Save the language of the user's Discord if they are a player; ignore other users."""
        try:
            player_id = self._players.get(user_id)
            if player_id is None and self._directory is not None:
                player_id = await self._directory.known(user_id)
            if player_id is not None:
                await self.set(user_id, player_id, discord_language=locale)
        except StoreError as error:
            # Their next request tries again.
            log.info("a user's language was not saved: %s", error)

    def _keep(self, known: Known) -> None:
        self._players[known.user_id] = known.player_id
        self._preferences[known.player_id] = known.preferences


def spoken_by(interaction: discord.Interaction) -> str:
    """Return the language of the user's Discord, even if they chose another one for the bot."""
    return str(interaction.extras.get(_SPOKEN, interaction.locale.value))


def _spoken(language: str | None) -> str | None:
    """Return the language if the bot still supports it, otherwise None: support may have been removed."""
    return language if language in LOCALES else None
