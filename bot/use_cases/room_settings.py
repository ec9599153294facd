"""Changes to a room's settings: one after the other, each saved with its entry in the audit."""

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
    """Shows a part of a room that depends on its settings."""

    def renew(self, guild_id: int) -> None: ...


class RoomReaders(Protocol):
    async def learn_language(self, guild_id: int) -> None:
        """Read the room's language again: it may have changed."""
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
        """Return the server's lock, to be held from reading its settings to saving the changed ones.

        Of two changes at the same time, the second then changes what the first saved, and the audit says so.
        """
        return self._turns[guild_id]

    async def settings(self, origin: Origin, power: Power) -> RoomSettings:
        """Return the settings to an asker who has the power; raise Complaint and StoreError."""
        await self._authority.require(origin, power)
        return await self._rooms.settings(origin.server)

    async def change(self, origin: Origin, command: str, make: Callable[[RoomSettings], RoomSettings]) -> Change:
        """Save the settings that ``make`` returns, and write the changes down in the audit.

        If ``make`` raises, nothing is saved. Raises Complaint if the asker lacks the power.
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
