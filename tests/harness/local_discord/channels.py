"""The HTTP routes of channels, threads and messages."""

from collections.abc import Callable
from typing import Any

from aiohttp import web

from tests.harness.local_discord.gateway import Gateway
from tests.harness.local_discord.limits import Limits
from tests.harness.local_discord.messages import age_seconds, custom_ids
from tests.harness.local_discord.refusals import Refused
from tests.harness.local_discord.rules import demands
from tests.harness.local_discord.rules.demands import NEWS_THREAD, PRIVATE_THREAD, PUBLIC_THREAD, Place
from tests.harness.local_discord.world import NEWS, Json, World

Result = Json | list[Any] | None
Handler = Callable[[web.Request, Any], Result]
UPLOADS = web.RequestKey("uploads", bool)
"""The key under which a request notes that files came with it."""


class Channels:
    def __init__(self, world: World, gateway: Gateway, limits: Limits, invalid: list[str]) -> None:
        """Set up the routes; faults of the bot that Discord would let pass are added to ``invalid``."""
        self._world = world
        self._gateway = gateway
        self._limits = limits
        self._invalid = invalid

    def routes(self) -> list[tuple[str, str, Handler]]:
        return [
            ("PUT", "/channels/{channel}/thread-members/{user}", self._add_to_thread),
            ("DELETE", "/channels/{channel}/thread-members/{user}", self._take_from_thread),
            ("GET", "/channels/{channel}", self._see),
            ("PATCH", "/channels/{channel}", self._edit_channel),
            ("POST", "/channels/{channel}/threads", self._open_thread),
            ("POST", "/channels/{channel}/messages/{message}/threads", self._thread_from_message),
            ("GET", "/channels/{channel}/messages", self._history),
            ("POST", "/channels/{channel}/messages", self._post),
            ("GET", "/channels/{channel}/messages/{message}", self._read),
            ("PATCH", "/channels/{channel}/messages/{message}", self._edit),
            ("DELETE", "/channels/{channel}/messages/{message}", self._delete),
        ]

    def _channel(self, request: web.Request, body: Any = None) -> Json:
        channel = known(self._world.channels, request.match_info["channel"], 10003, "Unknown Channel")
        if "guild_id" in channel and not self._world.servers[channel["guild_id"]].has_bot:
            raise Refused(403, 50001, "Missing Access")
        return channel

    def _place(self, channel: Json) -> Place | None:
        """Return the place, or None for direct messages, where permissions do not matter."""
        return self._world.place(self._world.bot["id"], channel) if "guild_id" in channel else None

    def _see(self, request: web.Request, body: Any = None) -> Json:
        channel = self._channel(request)
        if (place := self._place(channel)) is not None:
            demands.see(place)
        return channel

    def _edit_channel(self, request: web.Request, body: Any) -> Result:
        channel = self._channel(request)
        if (place := self._place(channel)) is not None:
            demands.change(place, body)
        return self._world.change_channel(channel, body)

    def _open_thread(self, request: web.Request, body: Any) -> Result:
        return self._make_thread(self._channel(request), body, body.get("type", PRIVATE_THREAD))

    def _thread_from_message(self, request: web.Request, body: Any) -> Result:
        parent, message = self._channel(request), self._message(request)
        if message["id"] in self._world.channels:
            raise Refused(400, 160004, "A thread has already been created for this message")
        kind = NEWS_THREAD if parent["type"] == NEWS else PUBLIC_THREAD
        return self._make_thread(parent, body, kind, message["id"])

    def _make_thread(self, parent: Json, body: Any, kind: int, message_id: str | None = None) -> Json:
        place, active = self._place(parent), len(self._world.active_threads(parent["guild_id"]))
        assert place is not None
        demands.open_thread(place, kind, active=active, from_message=message_id is not None)
        thread = self._world.thread(
            parent["id"],
            body["name"],
            id=message_id or self._world.snowflake(),
            type=kind,
            owner_id=self._world.bot["id"],
        )
        thread["thread_metadata"] |= {key: body[key] for key in ("auto_archive_duration", "invitable") if key in body}
        return thread

    def _add_to_thread(self, request: web.Request, body: Any) -> Result:
        channel = self._channel(request)
        if (place := self._place(channel)) is not None:
            demands.add_member(place)
        user = known(self._world.members, request.match_info["user"], 10013, "Unknown User")["user"]
        channel.setdefault("joined", []).append(user["id"])
        return None

    def _take_from_thread(self, request: web.Request, body: Any) -> Result:
        channel, user_id = self._channel(request), request.match_info["user"]
        if (place := self._place(channel)) is not None:
            demands.remove_member(place)
        channel["joined"] = [one for one in channel.get("joined", ()) if one != user_id]
        return None

    def _post(self, request: web.Request, body: Any) -> Result:
        channel = self._channel(request)
        if (place := self._place(channel)) is not None:
            demands.post(place, body, files=uploads(request))
            body = demands.shown(place, body)
            if place.is_archived:
                self._world.change_channel(channel, {"archived": False})
        elif channel["recipients"][0]["id"] in self._world.dm_closed:
            raise Refused(403, 50007, "Cannot send messages to this user")
        elif self._gateway.is_sharded and custom_ids(body.get("components") or []):
            # Discord would send its click to shard 0, not to the server's shard.
            self._invalid.append("a direct message with a button that is no link")
        return self._world.message(channel["id"], body)

    def _history(self, request: web.Request, body: Any) -> Result:
        """Return the channel's messages, newest first; ``before`` and similar options are not supported."""
        channel, most = self._see(request), int(request.query.get("limit", 50))
        place = self._place(channel)
        if place is not None and not place.may("read_message_history"):
            return []
        return [one for one in reversed(self._world.messages.values()) if one["channel_id"] == channel["id"]][:most]

    def _message(self, request: web.Request) -> Json:
        channel = self._see(request)
        message = known(self._world.messages, request.match_info["message"], 10008, "Unknown Message")
        if message["channel_id"] != channel["id"]:
            raise Refused(404, 10008, "Unknown Message")
        return message

    def _read(self, request: web.Request, body: Any) -> Result:
        message, place = self._message(request), self._place(self._channel(request))
        if place is not None:
            demands.need(place, "read_message_history")
        return message

    def _edit(self, request: web.Request, body: Any) -> Result:
        message, place = self._message(request), self._place(self._channel(request))
        if message["author"]["id"] != self._world.bot["id"]:
            raise Refused(403, 50005, "Cannot edit a message authored by another user")
        if place is not None:
            demands.edit(place, files=uploads(request))
            body = demands.shown(place, body)
        self._limits.edit(message["channel_id"], age_seconds(message))
        return self._world.edit(message, body)

    def _delete(self, request: web.Request, body: Any) -> Result:
        message, place = self._message(request), self._place(self._channel(request))
        if place is not None:
            demands.delete(place, own=message["author"]["id"] == self._world.bot["id"])
        self._world.delete_message(message)
        return None


def known(kept: dict[str, Json], key: str, code: int, text: str) -> Json:
    if key not in kept:
        raise Refused(404, code, text)
    return kept[key]


def uploads(request: web.Request) -> bool:
    """Tell whether files came with the request."""
    return bool(request.get(UPLOADS))
