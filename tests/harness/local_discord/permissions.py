"""A test takes permissions away and gives them back, as an administrator does it in a server's settings."""

from collections.abc import Awaitable, Callable

from tests.harness.local_discord.guilds import Server
from tests.harness.local_discord.rules.demands import THREADS
from tests.harness.local_discord.rules.rights import MEMBER, ROLE, Json, bits
from tests.harness.local_discord.world import World


class Permissions:
    """By default the bot's own, on the first server. The bot has been told when these return."""

    def __init__(self, world: World, tell: Callable[[], Awaitable[None]]) -> None:
        self._world = world
        self._tell = tell

    async def withdraw(self, *names: str, server: Server | None = None) -> None:
        """From every role of the bot's, also from the one that all have."""
        await self._set_roles(server, lambda had: had & ~bits(*names))

    async def give_back(self, *names: str, server: Server | None = None) -> None:
        """To the bot's own role."""
        server = server or self._first
        await self._set_roles(server, lambda had: had | bits(*names), roles=(server.bot_role,))

    async def deny(self, channel_id: str, *names: str, target: str | None = None) -> None:
        """By an overwrite of the channel for the target: a user's, a role's or the guild's id, the bot's by default."""
        await self._overwrite(channel_id, target, deny=bits(*names))

    async def allow(self, channel_id: str, *names: str, target: str | None = None) -> None:
        await self._overwrite(channel_id, target, allow=bits(*names))

    async def lift(self, channel_id: str) -> None:
        """All overwrites of the channel."""
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
        """The server's channels that the bot sees."""
        ours = (one for one in self._world.channels.values() if one.get("guild_id") == guild_id)
        return {one["id"] for one in ours if one["type"] not in THREADS and self._world.is_told_of(one)}

    async def _tell_with_threads(self, guild_id: str, seen: set[str]) -> None:
        """Where the bot sees a channel again, Discord tells it of the threads there."""
        channels = sorted(self._seen(guild_id) - seen)
        if channels:
            threads = [one for one in self._world.threads_told(guild_id) if one["parent_id"] in channels]
            sync = {"guild_id": guild_id, "channel_ids": channels, "threads": threads, "members": []}
            self._world.news.append(("THREAD_LIST_SYNC", sync))
        await self._tell()
