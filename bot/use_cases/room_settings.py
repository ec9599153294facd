"""Changes to a room's settings, made one at a time. Each is saved with its audit entry."""

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Protocol

from bot.moderation.ports import RoomBook
from bot.moderation.powers import Power
from bot.moderation.room_settings import RoomSettings
from bot.tables.saving import DuplicateRequest, Request
from bot.typed.room_settings import Change
from bot.use_cases.authority import Authority
from bot.use_cases.origin import Origin


class RoomWatcher(Protocol):
    """A part of the bot that must update its output when a room's settings change."""

    def renew(self, guild_id: int) -> None: ...


class RoomReaders(Protocol):
    async def learn_language(self, guild_id: int) -> None:
        """Update the cached language of the room after its settings have changed."""
        ...


class RoomSettingsDesk:
    def __init__(
        self, rooms: RoomBook, authority: Authority, readers: RoomReaders, watchers: Sequence[RoomWatcher]
    ) -> None:
        self._rooms = rooms
        self._authority = authority
        self._readers = readers
        self._watchers = watchers
        self._turns = defaultdict[int, asyncio.Lock](asyncio.Lock)

    def turn(self, guild_id: int) -> asyncio.Lock:
        """Return the server's lock; hold it from reading the settings until the changed ones are saved.

        So the second of two simultaneous changes starts from the result of the first, also in the audit.
        """
        return self._turns[guild_id]

    async def settings(self, origin: Origin, power: Power) -> RoomSettings:
        """Return the settings if the user has the power. Raises Complaint and StoreError."""
        await self._authority.require(origin, power)
        return await self._rooms.settings(origin.server)

    async def change(self, origin: Origin, command: str, make: Callable[[RoomSettings], RoomSettings]) -> Change:
        """Save the settings that ``make`` returns, with an audit entry about the changes.

        If ``make`` raises, nothing is saved. Raises Complaint if the user lacks the power.
        """
        asker = await self._authority.require(origin, Power.SET_ROOM)
        async with self.turn(origin.server):
            before = await self._rooms.settings(origin.server)
            change = Change(before, make(before))
            if change.names:
                request = Request(origin.request_id, asker.player_id, command)
                entry = self._authority.entry_of(
                    origin, "set_room", request, f"/{command}", before=change.was(), after=change.now()
                )
                with contextlib.suppress(DuplicateRequest):
                    await self._rooms.change(request, entry, change.after)
                await self._readers.learn_language(origin.server)
                for watcher in self._watchers:
                    watcher.renew(origin.server)
        return change
