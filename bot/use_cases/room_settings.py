"""Changes to a room's settings: one after the other, each saved with its line of the audit."""

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
    """Shows something of a room, by its settings."""

    def renew(self, guild_id: int) -> None: ...


class RoomReaders(Protocol):
    async def learn_language(self, guild_id: int) -> None:
        """The room's language may have changed."""
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
        """Held by who reads what a server has set, to save it changed: where two do so at once, the second changes what
        the first has saved, and the audit says so."""
        return self._turns[guild_id]

    async def settings(self, origin: Origin) -> RoomSettings:
        return await self._rooms.settings(origin.server)

    async def change(self, origin: Origin, command: str, make: Callable[[RoomSettings], RoomSettings]) -> Change:
        """Save what ``make`` returns for the settings; the audit tells what changed. If ``make`` raises, nothing has
        happened. Raises Complaint if the asker may not."""
        asker = await self._authority.may(origin, Power.SET_ROOM)
        async with self.turn(origin.server):
            before = await self._rooms.settings(origin.server)
            made = Change(before, make(before))
            if made.names:
                request = Request(origin.request_id, asker.player_id, command)
                entry = self._authority.entry_of(
                    origin, "set_room", request, f"/{command}", before=made.was(), after=made.now()
                )
                with contextlib.suppress(DuplicateRequest):
                    await self._rooms.change(request, entry, made.after)
                await self._readers.learn_language(origin.server)
                for watcher in self._watchers:
                    watcher.renew(origin.server)
        return made
