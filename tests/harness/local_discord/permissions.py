"""Permissions that a test withdraws and restores, as an administrator does in a server's settings."""

from collections.abc import Awaitable, Callable

from tests.harness.local_discord.guilds import Server
from tests.harness.local_discord.rules.demands import THREADS
from tests.harness.local_discord.rules.rights import MEMBER, ROLE, Json, bits
from tests.harness.local_discord.world import World


class Permissions:
    """The permissions of the bot on the first server, by default. Each method returns after the bot got the events."""

    def __init__(self, world: World, tell: Callable[[], Awaitable[None]]) -> None:
        self._world = world
        self._tell = tell

    async def withdraw(self, *names: str, server: Server | None = None) -> None:
        """Withdraw permissions from every role of the bot, including the common one."""
        await self._set_roles(server, lambda had: had & ~bits(*names))

    async def give_back(self, *names: str, server: Server | None = None) -> None:
        """Restore permissions of the bot's own role."""
        server = server or self._first
        await self._set_roles(server, lambda had: had | bits(*names), roles=(server.bot_role,))

    async def deny(self, channel_id: str, *names: str, target: str | None = None) -> None:
        """Deny permissions by an overwrite for the target: the id of a user, role or guild, by default the bot's."""
        await self._overwrite(channel_id, target, deny=bits(*names))

    async def allow(self, channel_id: str, *names: str, target: str | None = None) -> None:
        await self._overwrite(channel_id, target, allow=bits(*names))

    async def lift(self, channel_id: str) -> None:
        """Remove all overwrites of the channel."""
        await self._change(channel_id, [])

    @property
    def _first(self) -> Server:
        return self._world.servers[self._world.guild_id]

    async def _set_roles(
        self, server: Server | None, change: Callable[[int], int], *, roles: tuple[Json, ...] = ()
    ) -> None:
        server = server or self._first
        seen = self._seen(server.id)
        for role in roles or (server.everyone, server.bot_role):
            role["permissions"] = str(change(int(role["permissions"])))
            self._world.news.append(("GUILD_ROLE_UPDATE", {"guild_id": server.id, "role": dict(role)}))
        await self._tell_with_threads(server.id, seen)

    async def _overwrite(self, channel_id: str, target: str | None, *, allow: int = 0, deny: int = 0) -> None:
        target = target or self._world.bot["id"]
        kind = MEMBER if target in self._world.users else ROLE
        others = [one for one in self._world.channels[channel_id]["permission_overwrites"] if one["id"] != target]
        mine = {"id": target, "type": kind, "allow": str(allow), "deny": str(deny)}
        await self._change(channel_id, [*others, mine])

    async def _change(self, channel_id: str, overwrites: list[Json]) -> None:
        channel = self._world.channels[channel_id]
        seen = self._seen(channel["guild_id"])
        self._world.change_channel(channel, {"permission_overwrites": overwrites})
        await self._tell_with_threads(channel["guild_id"], seen)

    def _seen(self, guild_id: str) -> set[str]:
        """Return the server's channels that the bot sees."""
        ours = (one for one in self._world.channels.values() if one.get("guild_id") == guild_id)
        return {one["id"] for one in ours if one["type"] not in THREADS and self._world.is_told_of(one)}

    async def _tell_with_threads(self, guild_id: str, seen: set[str]) -> None:
        """Send the event, and the threads of each channel that the bot sees again."""
        channels = sorted(self._seen(guild_id) - seen)
        if channels:
            threads = [one for one in self._world.threads_told(guild_id) if one["parent_id"] in channels]
            sync = {"guild_id": guild_id, "channel_ids": channels, "threads": threads, "members": []}
            self._world.news.append(("THREAD_LIST_SYNC", sync))
        await self._tell()
