"""The choice of language, names and pictures for each reader of a table."""

import contextlib
from collections.abc import Callable
from functools import partial
from typing import Final

import discord

from bot.locales import DEFAULT
from bot.locales.phrases import Phrases
from bot.moderation.ports import RoomBook
from bot.moderation.room_settings import RoomSettings
from bot.tables.ports import TableView
from bot.tables.saving import StoreError
from bot.ui.discord.outbox import Outbox
from bot.ui.people.names import Names
from bot.ui.people.preferences import PlayerPreferences
from bot.ui.scene.scene import Scene

SCENES_MOST: Final = 64
"""The maximum number of scenes that are kept for the next reader, who comes within moments."""


class Readers:
    """The maker of scenes, which show a table to one reader.

    ``rooms`` has the language of a server's tables, and whether they have pictures. If no language is set there, the
    server's own language is used.
    """

    def __init__(
        self,
        names: Names,
        outbox: Outbox,
        rooms: RoomBook,
        preferences: PlayerPreferences,
        letters_late: Callable[[], bool],
    ) -> None:
        self.names = names
        self._outbox = outbox
        self._rooms = rooms
        self._preferences = preferences
        self._letters_late = letters_late
        self._settings: dict[int, RoomSettings] = {}
        """guild_id -> the server's settings, as last read from the database."""
        self._scenes: dict[tuple[int, str], Scene] = {}
        """(table_id, language) -> the table's last scene, the oldest first."""
        self._name_changes = 0
        """The number of changes of names when the kept scenes were made."""

    def scene(self, view: TableView, locale: str | None = None) -> Scene:
        """Return the table in the language of one reader; without a language, for all in the channel.

        Readers of the same view in the same language share a scene, until a name changes.
        """
        room, late = self.locale(view), self._letters_late()
        language = locale or room
        if self._name_changes != self.names.changes:
            self._scenes, self._name_changes = {}, self.names.changes
        scene = self._scenes.pop((view.table_id, language), None)
        if scene is None or scene.view is not view or scene.letters_late != late or scene.table_say != Phrases(room):
            name_of = partial(self.names.name, view.place.guild_id, locale=language)
            scene = Scene(view, name_of, Phrases(language), self._asks_to_show, Phrases(room), late)
        self._scenes[view.table_id, language] = scene
        if len(self._scenes) > SCENES_MOST:
            del self._scenes[next(iter(self._scenes))]
        return scene

    def _asks_to_show(self, player_id: int) -> bool:
        return not self._preferences.of(player_id).auto_muck

    def scene_for(self, view: TableView, player_id: int) -> Scene:
        """Return the table for a message that the bot sends to the player without a request."""
        return self.scene(view, self._preferences.language(player_id))

    def name_of(self, guild_id: int | None, locale: str = DEFAULT) -> Callable[[int], str | None]:
        """Return a function that looks up a cached display name by player_id.

        House players have a name in each language.
        """
        return partial(self.names.name, guild_id or 0, locale=locale)

    def knows(self, view: TableView) -> bool:
        """Return True if the names of all players at the table are cached."""
        return self.names.known(view.place.guild_id, _players(view))

    async def learn(self, view: TableView) -> None:
        """Load the language and the names with which the table's message is shown."""
        await self.learn_language(view.place.guild_id)
        await self.names.learn(view.place.guild_id, _players(view))

    async def learn_language(self, guild_id: int) -> None:
        """Load the language of a server's tables, and whether they have pictures.

        If the database cannot be read, the last known settings stay.
        """
        with contextlib.suppress(StoreError):
            self._settings[guild_id] = await self._rooms.settings(guild_id)

    def _room(self, guild_id: int) -> RoomSettings:
        return self._settings.get(guild_id) or RoomSettings()

    def locale(self, view: TableView) -> str:
        """Return the language of the table's message."""
        return self.room_locale(view.place.guild_id)

    def room_locale(self, guild_id: int) -> str:
        """Return the language of a server's tables, as loaded last."""
        chosen = self._room(guild_id).language
        if chosen is not None:
            return chosen
        guild = self._outbox.guild(guild_id)
        return guild.preferred_locale.value if guild else DEFAULT

    async def room_phrases(self, guild_id: int) -> Phrases:
        """Load and return the phrases in the language of the server's channels."""
        await self.learn_language(guild_id)
        return Phrases(self.room_locale(guild_id))

    # Pictures

    def pictures(self, view: TableView) -> bool:
        """Return True if the table's message has a picture: the server wants it, and Discord allows files."""
        return self.room_pictures(view.place.guild_id, view.place.channel_id)

    def room_pictures(self, guild_id: int, channel_id: int) -> bool:
        """Return True if the server wants pictures and Discord allows attachments in the channel."""
        return self._room(guild_id).pictures and self._may_attach(guild_id, channel_id)

    def private_pictures(self, view: TableView, player_id: int) -> bool:
        """Return True if the player sees their cards as a picture, by their choice or the server's setting."""
        return self.wants_pictures(view.place.guild_id, player_id)

    def wants_pictures(self, guild_id: int, player_id: int) -> bool:
        """Return True if answers to the player have pictures, by the player's choice or the server's setting."""
        liked = self._preferences.of(player_id).pictures
        return self._room(guild_id).pictures if liked is None else liked

    def _may_attach(self, guild_id: int, channel_id: int) -> bool:
        guild = self._outbox.guild(guild_id)
        channel = guild.get_channel_or_thread(channel_id) if guild else None
        place = channel.parent if isinstance(channel, discord.Thread) else channel
        if guild is None or channel is None or place is None:
            return True  # Discord refuses the message if it may not.
        # The permissions are the thread's own: it may allow files where its channel allows no messages.
        return channel.permissions_for(guild.me).attach_files


def _players(view: TableView) -> set[int]:
    return {line.player_id for line in view.seats} | {player for _, player in view.last.hand_players}
