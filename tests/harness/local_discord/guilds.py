"""The servers of the local Discord: their members, roles, channels, threads and permissions."""

import time
from dataclasses import dataclass
from typing import Any

from tests.harness.local_discord.messages import now
from tests.harness.local_discord.rules.demands import PUBLIC_THREAD, THREADS, Place
from tests.harness.local_discord.rules.rights import ALL, EVERYONE, THE_BOTS, in_channel, of_roles

Json = dict[str, Any]

DISCORD_EPOCH_MS = 1_420_070_400_000
METADATA = frozenset({"archived", "locked", "auto_archive_duration", "invitable"})
"""Properties that threads keep in their own object."""


@dataclass(slots=True)
class Server:
    """A guild with its first text channel and its roles."""

    id: str
    name: str
    lobby: Json
    everyone: Json
    """The role of all members."""
    bot_role: Json
    """The role that the bot's invite link created, with the permissions that the link asks for."""
    has_bot: bool = True
    """False if the server has removed the bot, or has added only its commands."""

    def shard(self, total: int) -> int:
        """Return the server's shard of ``total``."""
        return (int(self.id) >> 22) % total


class Guilds:
    """The guilds, of which the first has one text channel, its owner and the bot.

    ``server``, ``user``, ``member`` and ``channel`` create more. The bot and the owner are in every guild, others in
    one.
    """

    def __init__(self) -> None:
        self._last_id = 0
        self.users: dict[str, Json] = {}
        self.members: dict[str, Json] = {}
        self.channels: dict[str, Json] = {}
        self.news: list[tuple[str, Json]] = []
        """Names and data of gateway events that are not sent yet."""
        self.servers: dict[str, Server] = {}
        """Guilds by their ids, which are a millisecond apart and therefore on one shard after another."""
        self._home: dict[str, str] = {}
        """User id -> id of the user's guild; a user missing here is in every guild."""
        self.guild_id = self.snowflake()
        """The id of the first guild."""
        self.bot = self.member("lowball", bot=True)["user"]
        self.owner = self.member("owner")["user"]
        self._home.clear()
        self.news.clear()
        self.lobby = self.server("The local guild").lobby

    def snowflake(self) -> str:
        """Return a new id, which contains the present time like every id."""
        self._last_id = max(self._last_id + 1, (time.time_ns() // 1_000_000 - DISCORD_EPOCH_MS) << 22)
        return str(self._last_id)

    def user(self, name: str, *, bot: bool = False) -> Json:
        user: Json = {
            "id": self.snowflake(),
            "username": name,
            "discriminator": "0",
            "global_name": name.title(),
            "avatar": None,
            "bot": bot,
        }
        self.users[user["id"]] = user
        return user

    def server(self, name: str) -> Server:
        """Add another guild; the first one is there from the start."""
        guild_id = str(int(self.guild_id) - (len(self.servers) << 22))
        everyone, bot_role = role(guild_id, "@everyone", EVERYONE), role(self.snowflake(), "lowball", THE_BOTS)
        bot_role |= {"position": 1, "managed": True, "tags": {"bot_id": self.bot["id"]}}
        lobby = self.channel("lobby", guild_id=guild_id)
        server = self.servers[guild_id] = Server(guild_id, name, lobby, everyone, bot_role)
        return server

    def member(self, name: str, *, bot: bool = False, guild_id: str | None = None) -> Json:
        """Add a user to the guild, by default the first one."""
        user = self.user(name, bot=bot)
        self._home[user["id"]] = guild_id or self.guild_id
        member: Json = {"user": user, "roles": [], "joined_at": now(), "deaf": False, "mute": False, "flags": 0}
        self.members[user["id"]] = member
        self.news.append(("GUILD_MEMBER_ADD", member | {"guild_id": self._home[user["id"]]}))
        return member

    def leave(self, user: Json) -> None:
        """Remove a member of one guild from it."""
        del self.members[user["id"]]
        self.news.append(("GUILD_MEMBER_REMOVE", {"user": user, "guild_id": self._home.pop(user["id"])}))

    def channel(self, name: str, **more: Any) -> Json:
        """Add a text channel to the first guild; ``more`` makes it a thread, or puts it into another guild."""
        channel: Json = {
            "id": self.snowflake(),
            "guild_id": self.guild_id,
            "type": 0,
            "name": name,
            "position": len(self.channels),
            "permission_overwrites": [],
            **more,
        }
        self.channels[channel["id"]] = channel
        if channel["type"] in THREADS:
            self.news.append(("THREAD_CREATE", dict(channel)))
        return channel

    def thread(self, parent_id: str, name: str, **more: Any) -> Json:
        """Add a public thread; ``more`` names its creator and other properties."""
        metadata: Json = {"archived": False, "locked": False, "archive_timestamp": now(), "auto_archive_duration": 1440}
        counts: Json = {"guild_id": self.channels[parent_id]["guild_id"], "message_count": 0, "member_count": 1}
        usual: Json = {"type": PUBLIC_THREAD, "parent_id": parent_id, "thread_metadata": metadata, **counts}
        return self.channel(name, **usual | more)

    def guild(self, guild_id: str) -> Json:
        """Return the guild as GUILD_CREATE sends it: without the presences intent the bot is the only member listed."""
        server = self.servers[guild_id]
        channels = [channel for channel in self.channels.values() if channel.get("guild_id") == guild_id]
        return {
            "id": guild_id,
            "name": server.name,
            "owner_id": self.owner["id"],
            "roles": [server.everyone, server.bot_role],
            "channels": [one for one in channels if one["type"] not in THREADS],
            "threads": self.threads_told(guild_id),
            "members": [self.member_of(guild_id, self.bot["id"])],
            "member_count": len(self.members_of(guild_id)),
            "unavailable": False,
            "emojis": [],
            "features": [],
            "preferred_locale": "en-US",
        }

    def members_of(self, guild_id: str) -> list[Json]:
        ids = [user_id for user_id in self.members if self._home.get(user_id, guild_id) == guild_id]
        return [self.member_of(guild_id, user_id) for user_id in ids]

    def member_of(self, guild_id: str, user_id: str) -> Json:
        """Return a member with their roles; everybody except the bot has only the common role."""
        server = self.servers[guild_id]
        own = [server.bot_role["id"]] if user_id == self.bot["id"] and server.has_bot else []
        return self.members[user_id] | {"roles": own}

    def rights(self, user_id: str, guild_id: str, channel: Json | None = None) -> int:
        """Return the user's permissions on a server or in a channel; a thread has its parent's."""
        server, member = self.servers[guild_id], self.member_of(guild_id, user_id)
        if user_id == self.owner["id"]:
            return ALL
        theirs = [one for one in (server.everyone, server.bot_role) if one["id"] in (guild_id, *member["roles"])]
        base = of_roles(theirs)
        if channel is None:
            return base
        place = self.channels.get(channel.get("parent_id") or "", channel)
        return in_channel(base, place["permission_overwrites"], guild_id, member["roles"], user_id)

    def place(self, user_id: str, channel: Json) -> Place:
        """Return a server's channel together with the user's rights there."""
        owns = channel.get("owner_id") == user_id
        belongs = owns or user_id in channel.get("joined", ())
        return Place(channel, self.rights(user_id, channel["guild_id"], channel), owns, belongs)

    def is_told_of(self, channel: Json) -> bool:
        """Tell whether the bot gets events about a thread, or about messages in a channel."""
        if "guild_id" not in channel:
            return True
        return self.servers[channel["guild_id"]].has_bot and self.place(self.bot["id"], channel).is_visible

    def active_threads(self, guild_id: str) -> list[Json]:
        ours = (one for one in self.channels.values() if one.get("guild_id") == guild_id and one["type"] in THREADS)
        return [one for one in ours if not one["thread_metadata"]["archived"]]

    def threads_told(self, guild_id: str) -> list[Json]:
        """Return the active threads that the bot sees."""
        return [one for one in self.active_threads(guild_id) if self.is_told_of(one)]

    def change_channel(self, channel: Json, body: Json) -> Json:
        """Change a channel as a request, or a person by hand, asks for."""
        if channel["type"] in THREADS:
            metadata = {key: body[key] for key in METADATA if key in body}
            channel["thread_metadata"] = channel["thread_metadata"] | metadata
            if body.get("archived") in (True, False):
                channel["thread_metadata"]["archive_timestamp"] = now()
            body = {key: value for key, value in body.items() if key not in METADATA}
        channel |= body
        kind = "THREAD" if channel["type"] in THREADS else "CHANNEL"
        self.news.append((f"{kind}_UPDATE", dict(channel)))
        return channel

    def guilds_of(self, shard: int, total: int) -> list[str]:
        """Return the ids of the bot's guilds on a shard."""
        return [one.id for one in self.servers.values() if one.has_bot and one.shard(total) == shard]


def role(role_id: str, name: str, permissions: int) -> Json:
    looks: Json = {"color": 0, "hoist": False, "managed": False, "mentionable": False, "flags": 0, "position": 0}
    return {"id": role_id, "name": name, "permissions": str(permissions), **looks}
