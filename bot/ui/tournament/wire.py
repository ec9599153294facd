"""The way to Discord that all about tournaments shares: the client once it is there, its pace, names and language."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeVar

import discord

from bot.tournaments.ports import TournamentView
from bot.ui.context.notices import room_phrases
from bot.ui.context.services import Services, services_of
from bot.ui.discord.rate_limit import RateLimit
from bot.ui.people.names import Names
from bot.ui.text.phrases import Phrases
from bot.ui.tournament.scene import TournamentScene

PATIENCE_SECONDS: Final = 15.0
"""How long one request may take; a call that hangs must not hold everything else."""
T = TypeVar("T")


class Wire:
    def __init__(self, names: Names, pacer: RateLimit | None = None) -> None:
        self._names = names
        self._pacer = pacer or RateLimit()
        self.client: discord.Client | None = None

    @property
    def connected(self) -> discord.Client:
        assert self.client is not None
        return self.client

    @property
    def services(self) -> Services:
        return services_of(self.connected)

    def guild(self, guild_id: int) -> discord.Guild | None:
        return self.client.get_guild(guild_id) if self.client is not None else None

    def channel(self, guild_id: int, channel_id: int) -> discord.PartialMessageable:
        return self.connected.get_partial_messageable(channel_id, guild_id=guild_id)

    async def phrases(self, guild_id: int) -> Phrases:
        """In the language of what stands in the server's channels. Raises StoreError."""
        settings = await self.services.office.rooms.settings(guild_id)
        return room_phrases(self.connected, guild_id, settings)

    async def scene(self, view: TournamentView) -> TournamentScene:
        """As the room sees it. Raises StoreError."""
        guild_id = view.new.guild_id
        say = await self.phrases(guild_id)
        await self._names.learn(guild_id, {entrant.player_id for entrant in view.state.entrants})
        return TournamentScene(view, partial(self._names.name, guild_id), say)

    async def request(self, send: Callable[[], Awaitable[T]]) -> T:
        """When it is its turn. Raises what the library raises, and TimeoutError."""
        await self._pacer.turn()
        async with asyncio.timeout(PATIENCE_SECONDS):
            return await send()
