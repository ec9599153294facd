"""The players' preferences, kept in memory: every click, letter and picture asks for them, and few change them."""

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
"""Where an interaction keeps the language that it came with."""


class PlayerPreferences:
    """Without a ``book`` nothing outlives the process. Made by ``loaded`` where there is one."""

    def __init__(self, book: PreferenceBook | None = None, directory: Directory | None = None) -> None:
        self._book = book
        self._directory = directory
        self._preferences: dict[int, Preferences] = {}
        """By player_id; only what differs from the defaults."""
        self._players: dict[int, int] = {}
        """user_id -> player_id."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._tasks = Tasks()

    @classmethod
    async def loaded(cls, book: PreferenceBook, directory: Directory) -> Self:
        """Raises StoreError."""
        preferences = cls(book, directory)
        for known in await book.all():
            preferences._keep(known)
        return preferences

    def of(self, player_id: int) -> Preferences:
        return self._preferences.get(player_id, Preferences())

    def of_user(self, user_id: int) -> Preferences:
        return self.of(self._players.get(user_id, 0))

    def language(self, player_id: int) -> str | None:
        """The language of messages that a player did not ask for: their own choice, else what their Discord spoke last;
        None where neither is known."""
        likes = self.of(player_id)
        return _spoken(likes.language) or likes.discord_language

    async def set(self, user_id: int, player_id: int, **changes: Any) -> Preferences:
        """Change fields of Preferences: saved, then kept. Gives all of them. Raises StoreError."""
        lock = self._locks.setdefault(player_id, asyncio.Lock())
        # A preference that is set at the same time is not set back.
        async with lock:
            likes = replace(self.of(player_id), **changes)
            if likes != self.of(player_id) and self._book is not None:
                await self._book.save(player_id, likes)
            self._keep(Known(user_id, player_id, likes))
        return likes

    def forget(self, user_id: int, player_id: int) -> None:
        """A user who is to be forgotten."""
        self._players.pop(user_id, None)
        self._preferences.pop(player_id, None)

    # Askers

    def set_language(self, interaction: discord.Interaction) -> None:
        """From here on ``interaction.locale`` is the language that its user chose, else their Discord's own."""
        interaction.extras.setdefault(_SPOKEN, interaction.locale.value)
        chosen = _spoken(self.of_user(interaction.user.id).language)
        if chosen is not None:
            interaction.locale = discord.Locale(chosen)

    def note_language(self, interaction: discord.Interaction) -> None:
        """The user's wish is carried out, which may have made them a player. The language of their Discord counts for
        what is sent to them unasked; it is written beside everything else, and only where it is new."""
        user_id, locale = interaction.user.id, spoken_by(interaction)
        if user_id not in self._players or self.of_user(user_id).discord_language != locale:
            self._tasks.run(self._note(user_id, locale))

    async def _note(self, user_id: int, locale: str) -> None:
        """Being seen makes nobody a player."""
        try:
            player_id = self._players.get(user_id)
            if player_id is None and self._directory is not None:
                player_id = await self._directory.known(user_id)
            if player_id is not None:
                await self.set(user_id, player_id, discord_language=locale)
        except StoreError as error:
            # The next time that they ask for something will do as well.
            log.info("a user's language was not kept: %s", error)

    def _keep(self, known: Known) -> None:
        self._players[known.user_id] = known.player_id
        self._preferences[known.player_id] = known.preferences


def spoken_by(interaction: discord.Interaction) -> str:
    """The language of the user's Discord, whatever they chose with the bot."""
    return str(interaction.extras.get(_SPOKEN, interaction.locale.value))


def _spoken(language: str | None) -> str | None:
    """A language that was chosen once may have gone since."""
    return language if language in LOCALES else None
