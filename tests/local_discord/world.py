"""Everything that exists on the local Discord, kept as the JSON that Discord sends."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from tests.local_discord.refusals import Refused

Json = dict[str, Any]

DISCORD_EPOCH_MS = 1_420_070_400_000
EPHEMERAL = 1 << 6
THREAD, DM = 11, 1
"""Types of channels."""
ALL_PERMISSIONS = str((1 << 53) - 1)


@dataclass(slots=True)
class Server:
    """A guild with its first text channel."""

    id: str
    name: str
    lobby: Json
    permissions: str = ALL_PERMISSIONS
    """Everybody's, the bot among them."""

    def shard(self, total: int) -> int:
        """Which of so many shards it is on."""
        return (int(self.id) >> 22) % total


class World:
    """One guild with one text channel, its owner, and the bot; more is made by ``server``, ``user``, ``member`` and
    ``channel``. The bot and the owner are in every guild, others in one."""

    def __init__(self) -> None:
        self._last_id = 0
        self.users: dict[str, Json] = {}
        self.members: dict[str, Json] = {}
        self.channels: dict[str, Json] = {}
        self.messages: dict[str, Json] = {}
        self.events: dict[str, Json] = {}
        """Scheduled ones."""
        self.dms: dict[str, str] = {}
        """User id -> id of their DM channel with the bot."""
        self.dm_closed: set[str] = set()
        self.news: list[tuple[str, Json]] = []
        """Names and data of gateway events that nobody was told of yet."""
        self.watchers: list[Callable[[Json], None]] = []
        """Shown every message of a channel as it comes and as it changes; scripted players look through these."""
        self.private_watchers: list[Callable[[Json], None]] = []
        """Shown every message for one player alone, as it comes and as it changes."""
        self._by_nonce: dict[tuple[str, str], tuple[Json, float]] = {}
        self.nonce_seconds = 300.0
        """How long after a message, or the last one that was dropped for it, its nonce is known."""
        self.gone = False
        """Whether the bot was thrown out of the first guild."""
        self.servers: dict[str, Server] = {}
        """Guilds by their ids, which lie a millisecond apart and so on one shard after another."""
        self._home: dict[str, str] = {}
        """User id -> id of the guild that they are in; who is not here is in every one."""
        self.guild_id = self.snowflake()
        """Of the first guild."""
        self.bot = self.member("lowball", bot=True)["user"]
        self.owner = self.member("owner")["user"]
        self._home.clear()
        self.lobby = self.server("The local guild").lobby

    def snowflake(self) -> str:
        """A new id that tells the present time, as every id here."""
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
        """Another guild, for the first one is there from the beginning."""
        guild_id = str(int(self.guild_id) - (len(self.servers) << 22))
        server = self.servers[guild_id] = Server(guild_id, name, self.channel("lobby", guild_id=guild_id))
        return server

    def member(self, name: str, *, bot: bool = False, guild_id: str | None = None) -> Json:
        """A user of the guild, or of the first one."""
        user = self.user(name, bot=bot)
        self._home[user["id"]] = guild_id or self.guild_id
        member: Json = {"user": user, "roles": [], "joined_at": now(), "deaf": False, "mute": False, "flags": 0}
        self.members[user["id"]] = member
        return member

    def channel(self, name: str, **more: Any) -> Json:
        """A text channel of the first guild; ``more`` makes it a thread, or another guild's."""
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
        if channel["type"] == THREAD:
            self.news.append(("THREAD_CREATE", channel))
        return channel

    def dm(self, user_id: str) -> Json:
        if user_id not in self.dms:
            channel: Json = {"id": self.snowflake(), "type": DM, "recipients": [self.users[user_id]]}
            self.channels[channel["id"]] = channel
            self.dms[user_id] = channel["id"]
        return self.channels[self.dms[user_id]]

    def event(self, guild_id: str, body: Json) -> Json:
        event: Json = {"id": self.snowflake(), "guild_id": guild_id, "status": 1, "creator": self.bot}
        event |= {"channel_id": None, "entity_id": None, "description": None, **body}
        self.events[event["id"]] = event
        return event

    def guild(self, guild_id: str) -> Json:
        """As GUILD_CREATE tells it."""
        everyone = {
            "id": guild_id,
            "name": "@everyone",
            "permissions": self.servers[guild_id].permissions,
            "position": 0,
        }
        everyone |= {"color": 0, "hoist": False, "managed": False, "mentionable": False, "flags": 0}
        channels = [channel for channel in self.channels.values() if channel.get("guild_id") == guild_id]
        members = self.members_of(guild_id)
        return {
            "id": guild_id,
            "name": self.servers[guild_id].name,
            "owner_id": self.owner["id"],
            "roles": [everyone],
            "channels": [c for c in channels if c["type"] == 0],
            "threads": [c for c in channels if c["type"] == THREAD],
            "members": members,
            "member_count": len(members),
            "unavailable": False,
            "emojis": [],
            "features": [],
            "preferred_locale": "en-US",
        }

    def members_of(self, guild_id: str) -> list[Json]:
        return [one for user_id, one in self.members.items() if self._home.get(user_id, guild_id) == guild_id]

    def guilds_of(self, shard: int, total: int) -> list[str]:
        """Ids of the guilds on one of so many shards that the bot is in."""
        there = [server.id for server in self.servers.values() if server.shard(total) == shard]
        return [guild_id for guild_id in there if not (self.gone and guild_id == self.guild_id)]

    def message(self, channel_id: str, body: Json) -> Json:
        """A new message of the bot's, or the one that had its nonce before where the bot asks for that."""
        nonce = (channel_id, str(body.get("nonce"))) if body.get("enforce_nonce") else None
        now = time.monotonic()
        known, at = self._by_nonce.get(nonce, (None, 0.0)) if nonce is not None else (None, 0.0)
        message = self.unsent_message(channel_id, body) if known is None or now - at > self.nonce_seconds else known
        if nonce is not None:
            self._by_nonce[nonce] = message, now
        if message is known:
            return message
        self.messages[message["id"]] = message
        self._tell("MESSAGE_CREATE", message)
        return message

    def forget_nonces(self, channel_id: str | None = None) -> None:
        """Some minutes have passed, everywhere or in one channel: the same message would be another one now."""
        kept = {key: known for key, known in self._by_nonce.items() if channel_id not in (None, key[0])}
        self._by_nonce = kept

    def said(self, user: Json, channel_id: str, content: str) -> Json:
        """Somebody else's message."""
        message = self.unsent_message(channel_id, {"content": content}) | {"author": user}
        del message["application_id"]
        self.messages[message["id"]] = message
        self._tell("MESSAGE_CREATE", message)
        return message

    def delete_message(self, message: Json) -> None:
        del self.messages[message["id"]]
        place = {"id": message["id"], "channel_id": message["channel_id"]}
        self.news.append(("MESSAGE_DELETE", place | self._where(message)))

    def delete_channel(self, channel: Json) -> None:
        """A channel with its threads, or a thread, with all messages. Discord tells only of the one deleted."""
        self.channels = {
            id_: one for id_, one in self.channels.items() if channel["id"] not in (id_, one.get("parent_id"))
        }
        self.messages = {id_: one for id_, one in self.messages.items() if one["channel_id"] in self.channels}
        kind = "THREAD" if channel["type"] == THREAD else "CHANNEL"
        self.news.append((f"{kind}_DELETE", channel))

    def delete_guild(self) -> None:
        self.gone = True
        self.news.append(("GUILD_DELETE", {"id": self.guild_id}))

    def _tell(self, event: str, message: Json) -> None:
        # A copy: what is told must not change after.
        self.news.append((event, message | self._where(message)))
        for watch in self.watchers:
            watch(message)

    def _where(self, message: Json) -> Json:
        channel = self.channels[message["channel_id"]]
        return {"guild_id": channel["guild_id"]} if "guild_id" in channel else {}

    def unsent_message(self, channel_id: str, body: Json) -> Json:
        message: Json = {
            "id": self.snowflake(),
            "channel_id": channel_id,
            "author": self.bot,
            "type": 0,
            "timestamp": now(),
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "pinned": False,
            "application_id": self.bot["id"],
        }
        empty: Json = {"content": "", "embeds": [], "components": [], "attachments": [], "flags": 0}
        return message | proved(told(body, empty))

    def edit(self, message: Json, body: Json) -> Json:
        message |= proved(told(body, message)) | {"edited_timestamp": now()}
        if message["id"] in self.messages:
            self._tell("MESSAGE_UPDATE", message)
        else:
            self.tell_privately(message)
        return message

    def tell_privately(self, message: Json) -> None:
        for watch in self.private_watchers:
            watch(message)


def told(body: Json, before: Json) -> Json:
    """Changes a message's contents as a request says, and leaves the rest. What one alone sees no edit shows to all."""
    keys = ("content", "embeds", "components", "attachments", "flags")
    contents = {key: before[key] if body.get(key) is None else body[key] for key in keys}
    return contents | {"flags": contents["flags"] | before["flags"] & EPHEMERAL}


def proved(contents: Json) -> Json:
    """The contents of a message; raises Refused where a component shows a file that is not attached."""
    there = {f"attachment://{one['filename']}" for one in contents["attachments"]}
    for url in media(contents["components"]):
        if url.startswith("attachment://") and url not in there:
            raise Refused(400, 50035, f"Invalid Form Body: no file is attached for {url}")
    return contents


def media(components: list[Json]) -> Iterator[str]:
    """The address of every picture in a gallery, at any depth."""
    for component in components:
        yield from (item["media"]["url"] for item in component.get("items") or () if "media" in item)
        yield from media(component.get("components") or [])


def attached(body: Json, files: dict[str, tuple[str, int]]) -> Json:
    """The body with its attachments as the message shows them; ``files`` are the names and sizes in bytes by field."""
    if isinstance(body.get("data"), dict):
        return body | {"data": attached(body["data"], files)}
    given = body.get("attachments") or []
    shown = [_attachment(one, files.get(f"files[{one['id']}]", ("", 0))) for one in given]
    return body | {"attachments": shown} if given else body


def _attachment(one: Json, file: tuple[str, int]) -> Json:
    name, size = one.get("filename") or file[0], file[1]
    url = f"https://cdn.example/{name}"
    shown = {"id": str(one["id"]), "filename": name, "size": size, "url": url, "proxy_url": url}
    return shown | {key: one[key] for key in ("description",) if one.get(key)}


def age_seconds(message: Json) -> float:
    return (datetime.now(UTC) - datetime.fromisoformat(message["timestamp"])).total_seconds()


def now() -> str:
    return datetime.now(UTC).isoformat()


def custom_ids(components: list[Json]) -> dict[str, Json]:
    """Every component that can be clicked, at any depth, by its custom_id."""
    found: dict[str, Json] = {}
    for component in components:
        if "custom_id" in component:
            found[component["custom_id"]] = component
        below = [*component.get("components", []), component.get("accessory"), component.get("component")]
        found |= custom_ids([one for one in below if one])
    return found
