"""The players' direct-message channels; each is opened once, and its id is saved."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

from bot.tables.ports import Directory
from bot.ui.discord.faults import NO_CHANNEL
from bot.ui.discord.outbox import Outbox

T = TypeVar("T")


class DirectChannels:
    def __init__(self, directory: Directory, outbox: Outbox) -> None:
        self._directory = directory
        self._outbox = outbox
        self._known: dict[int, int] = {}
        """player_id -> channel id."""

    async def of(self, player_id: int, *, ahead: bool = False) -> discord.PartialMessageable | None:
        """Return the player's channel, opened first if necessary; None if their Discord user is unknown.

        ``ahead`` opens it before channels that nobody waits for. Raises discord.py's errors, StoreError and
        TimeoutError.
        """
        if player_id not in self._known:
            channel_id = await self._directory.dm_channel(player_id)
            if channel_id is None:
                return await self._open(player_id, ahead=ahead)
            self._known[player_id] = channel_id
        return self._outbox.direct(self._known[player_id])

    async def post(
        self,
        player_id: int,
        place: discord.PartialMessageable,
        send: Callable[[discord.PartialMessageable], Awaitable[T]],
    ) -> T:
        """Send a message to the player's channel with ``send``; the caller has waited for a send slot.

        If Discord does not know the channel any more, open it again. Raises the same errors as ``of``.
        """
        try:
            return await send(place)
        except discord.NotFound as error:
            if error.code != NO_CHANNEL:
                raise
            reopened = await self._open(player_id)
            if reopened is None:
                raise
        await self._outbox.send_slot()
        return await send(reopened)

    def forget(self, player_id: int) -> None:
        self._known.pop(player_id, None)

    async def _open(self, player_id: int, *, ahead: bool = False) -> discord.PartialMessageable | None:
        user_id = await self._directory.user_id(player_id)
        if user_id is None:
            return None
        channel_id = await self._outbox.open_direct(user_id, ahead=ahead)
        await self._directory.save_dm_channel(player_id, channel_id)
        self._known[player_id] = channel_id
        return self._outbox.direct(channel_id)
