"""How people see a table: in which language, with which names, and where it is."""

import contextlib
from collections.abc import Callable
from functools import partial

import discord

from bot.locales import DEFAULT
from bot.moderation.ports import RoomBook
from bot.tables.ports import StoreError, TableView
from bot.ui.names import Names
from bot.ui.phrases import Phrases
from bot.ui.scene import Scene


class Sight:
    """``rooms`` tell the language of a server's cards; without them it is the server's own."""

    def __init__(self, names: Names, rooms: RoomBook | None = None) -> None:
        self.names = names
        self._rooms = rooms
        self._languages: dict[int, str | None] = {}
        """Of the rooms that set one, by server."""
        self._client: discord.Client | None = None

    def attach(self, client: discord.Client) -> None:
        self._client = client
        self.names.attach(client)

    def scene(self, view: TableView, locale: str | None = None) -> Scene:
        """As one reader sees it; without a locale as the room does."""
        return Scene(view, self.name_of(view.guild_id), Phrases(locale or self.locale(view)))

    def name_of(self, guild_id: int | None) -> Callable[[int], str | None]:
        """Display names by player_id, as far as they are known."""
        return partial(self.names.name, guild_id or 0)

    def knows(self, view: TableView) -> bool:
        """Whether everybody's name is at hand."""
        return self.names.known(view.guild_id, _players(view))

    async def learn(self, view: TableView) -> None:
        """What it takes to show the table to the room."""
        await self.learn_language(view.guild_id)
        await self.names.learn(view.guild_id, _players(view))

    async def learn_language(self, guild_id: int) -> None:
        """In which a server's cards are written, where its room says so. A room that cannot be read keeps the language
        it had."""
        if self._rooms is not None:
            with contextlib.suppress(StoreError):
                self._languages[guild_id] = (await self._rooms.settings(guild_id)).language

    def locale(self, view: TableView) -> str:
        """The room's."""
        chosen = self._languages.get(view.guild_id)
        if chosen is not None:
            return chosen
        guild = self._client.get_guild(view.guild_id) if self._client else None
        return guild.preferred_locale.value if guild else DEFAULT


def link_to(view: TableView, message_id: int | None = None) -> str:
    """To the table's place on Discord, or to a message there."""
    place = f"https://discord.com/channels/{view.guild_id}/{view.channel_id}"
    return f"{place}/{message_id}" if message_id else place


def _players(view: TableView) -> set[int]:
    return {line.player_id for line in view.seats} | {player for _, player in view.hand_players}
