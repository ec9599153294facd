"""Everything that exists on the local Discord, kept as the JSON that Discord sends."""

import time
from collections.abc import Callable
from typing import Any

from tests.harness.local_discord.guilds import Guilds
from tests.harness.local_discord.messages import kept_or_new, now, told
from tests.harness.local_discord.rules import files
from tests.harness.local_discord.rules.demands import THREADS

Json = dict[str, Any]

THREAD, DM, GROUP_DM, NEWS = 11, 1, 3, 5
"""Types of channels."""


class World(Guilds):
    """The guilds, and all messages there and in direct messages."""

    def __init__(self) -> None:
        super().__init__()
        self.messages: dict[str, Json] = {}
        self.events: dict[str, Json] = {}
        """Scheduled events."""
        self.dms: dict[str, str] = {}
        """User id -> id of their DM channel with the bot."""
        self.dm_closed: set[str] = set()
        self.watchers: list[Callable[[Json], None]] = []
        """Callbacks that get each new or changed message of a channel; scripted players use them."""
        self.private_watchers: list[Callable[[Json], None]] = []
        """Callbacks that get each new or changed message for one player alone."""
        self._by_nonce: dict[tuple[str, str], tuple[Json, float]] = {}
        self._idle_minutes: dict[str, float] = {}
        """Thread id -> minutes without activity, if a test has let some pass."""
        self.nonce_seconds = 300.0
        """The time for which a nonce is known after its message, or after the last duplicate that was dropped."""

    def dm(self, user_id: str) -> Json:
        if user_id not in self.dms:
            channel: Json = {"id": self.snowflake(), "type": DM, "recipients": [self.users[user_id]]}
            self.channels[channel["id"]] = channel
            self.dms[user_id] = channel["id"]
        return self.channels[self.dms[user_id]]

    def event(self, guild_id: str, body: Json) -> Json:
        event: Json = {"id": self.snowflake(), "guild_id": guild_id, "status": 1, "creator": self.bot}
        event["creator_id"] = self.bot["id"]
        event |= {"channel_id": None, "entity_id": None, "description": None, **body}
        self.events[event["id"]] = event
        return event

    def message(self, channel_id: str, body: Json) -> Json:
        """Add a message by the bot, or return the earlier one with the same enforced nonce."""
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
        """Forget nonces, everywhere or in one channel, as after some minutes: a repeated message is a new one now."""
        kept = {key: known for key, known in self._by_nonce.items() if channel_id not in (None, key[0])}
        self._by_nonce = kept

    def let_pass(self, minutes: float) -> None:
        """Let time pass without activity in any thread, and archive those that were idle for too long."""
        for channel in list(self.channels.values()):
            if channel["type"] not in THREADS or channel["thread_metadata"]["archived"]:
                continue
            idle = self._idle_minutes[channel["id"]] = self._idle_minutes.get(channel["id"], 0.0) + minutes
            if idle >= channel["thread_metadata"]["auto_archive_duration"]:
                self.change_channel(channel, {"archived": True})

    def change_channel(self, channel: Json, body: Json) -> Json:
        if body.get("archived") is False or "auto_archive_duration" in body:
            self._idle_minutes.pop(channel["id"], None)
        return super().change_channel(channel, body)

    def said(self, user: Json, channel_id: str, content: str) -> Json:
        """Add a message by somebody else."""
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
        """Delete a channel with its threads, or a thread, with all messages; only the deleted one gets an event."""
        self.channels = {
            id_: one for id_, one in self.channels.items() if channel["id"] not in (id_, one.get("parent_id"))
        }
        self.messages = {id_: one for id_, one in self.messages.items() if one["channel_id"] in self.channels}
        kind = "THREAD" if channel["type"] in THREADS else "CHANNEL"
        self.news.append((f"{kind}_DELETE", channel))

    def delete_guild(self) -> None:
        self.servers[self.guild_id].has_bot = False
        self.news.append(("GUILD_DELETE", {"id": self.guild_id}))

    def _tell(self, event: str, message: Json) -> None:
        if event == "MESSAGE_CREATE":
            self._idle_minutes.pop(message["channel_id"], None)
        # A copy: an event must not change after it is sent.
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
        return message | self._contents(body, empty)

    def edit(self, message: Json, body: Json) -> Json:
        message |= self._contents(body, message) | {"edited_timestamp": now()}
        if message["id"] in self.messages:
            self._tell("MESSAGE_UPDATE", message)
        else:
            self.tell_privately(message)
        return message

    def _contents(self, body: Json, before: Json) -> Json:
        """Return a message's contents after a request; raise Refused if it shows a missing file."""
        if body.get("attachments"):
            given = kept_or_new(body["attachments"], before["attachments"], self.snowflake)
            body = body | {"attachments": given}
        contents = told(body, before)
        files.show(body)
        files.show(contents)
        return contents

    def tell_privately(self, message: Json) -> None:
        for watch in self.private_watchers:
            watch(message)
