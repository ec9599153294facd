"""The HTTP routes. What is not here answers 404 and stands in the journal, so that a test can see what is missing."""

import json
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from aiohttp import BodyPartReader, web

from tests.local_discord.bodies import problems
from tests.local_discord.emojis import Emojis
from tests.local_discord.faults import Fault, Faults
from tests.local_discord.gateway import Gateway
from tests.local_discord.interactions import Interactions
from tests.local_discord.journal import Entry, Journal
from tests.local_discord.limits import Limits
from tests.local_discord.refusals import Refused
from tests.local_discord.world import DM, THREAD, Json, World, age_seconds, attached, custom_ids

API = "/api/v10"
WITHOUT_TOKEN = ("/interactions/", "/webhooks/")
"""Below these the interaction's own token is the permission."""

DOCUMENTS = (".json", ".zip")
"""Files whose contents stand in the journal end so."""
STATUSES = {(1, 2), (2, 3), (1, 4)}
"""Later states of a scheduled event: active, completed, cancelled."""

Result = Json | list[Any] | None
Handler = Callable[[web.Request, Any], Result]


class Rest:
    def __init__(self, world: World, gateway: Gateway, journal: Journal) -> None:
        self._world = world
        self._gateway = gateway
        self._journal = journal
        self.commands: dict[str, Json] = {}
        """Synced ones by name."""
        self.limits = Limits()
        self.faults = Faults()
        self.proves = True
        """Whether bodies are looked at. A new shape takes up to 30 ms: that is for tests, not for what is timed."""
        self.invalid: list[str] = []
        """The faults in what the bot sent, of all its requests."""
        self.emojis = Emojis(world)
        self.interactions = Interactions(world, gateway, self.commands)

    def routes(self) -> list[web.RouteDef]:
        app, hook = "/applications/{app}", "/webhooks/{app}/{token}"
        table: list[tuple[str, str, Handler]] = [
            ("GET", "/gateway", self._where),
            ("GET", "/gateway/bot", self._where),
            ("GET", "/users/@me", lambda request, body: self._world.bot),
            ("GET", "/oauth2/applications/@me", self._application),
            ("GET", "/users/{user}", self._user),
            ("POST", "/users/@me/channels", self._open_dm),
            ("GET", f"{app}/commands", lambda request, body: list(self.commands.values())),
            ("PUT", f"{app}/commands", self._sync),
            ("GET", f"{app}/emojis", lambda request, body: self.emojis.all()),
            ("POST", f"{app}/emojis", lambda request, body: self.emojis.make(body)),
            ("GET", "/guilds/{guild}/members/{user}", self._member),
            ("GET", "/guilds/{guild}/threads/active", self._active_threads),
            ("GET", "/guilds/{guild}/scheduled-events", lambda request, body: self._events(request)),
            ("GET", "/guilds/{guild}/scheduled-events/{event}", lambda request, body: self._event(request)),
            ("POST", "/guilds/{guild}/scheduled-events", self._make_event),
            ("PATCH", "/guilds/{guild}/scheduled-events/{event}", self._edit_event),
            ("PUT", "/channels/{channel}/thread-members/{user}", self._add_to_thread),
            ("GET", "/channels/{channel}", self._channel),
            ("PATCH", "/channels/{channel}", self._edit_channel),
            ("POST", "/channels/{channel}/threads", self._open_thread),
            ("GET", "/channels/{channel}/messages", self._history),
            ("POST", "/channels/{channel}/messages", self._post),
            ("GET", "/channels/{channel}/messages/{message}", lambda request, body: self._message(request)),
            ("PATCH", "/channels/{channel}/messages/{message}", self._edit),
            ("DELETE", "/channels/{channel}/messages/{message}", self._delete),
            ("POST", "/interactions/{id}/{token}/callback", self._callback),
            ("POST", hook, self._follow_up),
            ("GET", f"{hook}/messages/{{message}}", lambda request, body: self._hook_message(request)),
            ("PATCH", f"{hook}/messages/{{message}}", self._edit_hook_message),
            ("DELETE", f"{hook}/messages/{{message}}", lambda request, body: None),
        ]
        served = [web.route(method, API + path, self._served(handler)) for method, path, handler in table]
        return [*served, web.route("*", "/{rest:.*}", self._served(unknown))]

    def _served(self, handler: Handler) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def serve(request: web.Request) -> web.Response:
            path = request.path.removeprefix(API)
            body, files = None, dict[str, bytes]()
            try:
                body, files = await received(request)
                status, result, headers = await self._answer(handler, request, path, body)
            except Refused as refused:
                status, result, headers = refused.status, refused.body, refused.headers
            await self._journal.write(Entry(request.method, path, body, status, files))
            await self._gateway.tell_news()
            return answer(status, result, headers)

        return serve

    async def _answer(
        self, handler: Handler, request: web.Request, path: str, body: Any
    ) -> tuple[int, Result, Mapping[str, str]]:
        fault = self.faults.due(request.method, path)
        if fault is not None and fault.hangs:
            await self.faults.hang()
            if request.transport is None or request.transport.is_closing():
                raise ConnectionResetError("the client has given it up")
        elif fault is not None and not fault.done:
            self._fail(fault, request)
        self._authorize(request, path)
        headers = self.limits.take(request.method, path)
        if self.proves:
            self._prove(request, path, body)
        result = handler(request, body)
        if fault is not None and fault.done:
            self._fail(fault, request)
        return (204 if result is None else 200), result, headers

    def _fail(self, fault: Fault, request: web.Request) -> None:
        if fault.status:
            raise fault.error()
        if request.transport is not None:
            request.transport.abort()
        raise ConnectionResetError

    def _prove(self, request: web.Request, path: str, body: Any) -> None:
        found = problems(request.method, path, body, sort=request.content_type)
        if found:
            self.invalid += found
            raise Refused(400, 50035, "Invalid Form Body: " + "; ".join(found))

    def _authorize(self, request: web.Request, path: str) -> None:
        if not path.startswith(WITHOUT_TOKEN) and request.headers.get("Authorization") != f"Bot {self._gateway.token}":
            raise Refused(401, 0, "401: Unauthorized")

    def _where(self, request: web.Request, body: Any) -> Result:
        starts = self._gateway.starts
        return {"url": self._gateway.url, "shards": self._gateway.shards, "session_start_limit": starts.told()}

    def _application(self, request: web.Request, body: Any) -> Result:
        return {
            "id": self._world.bot["id"],
            "name": "lowball",
            "icon": None,
            "description": "",
            "bot_public": False,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": self._gateway.application_flags,
            "owner": self._world.owner,
            "team": None,
        }

    def _sync(self, request: web.Request, body: Any) -> Result:
        echoed = [{**command, "id": self._world.snowflake(), "version": "1"} for command in body]
        self.commands.clear()
        self.commands |= {one["name"]: one | {"application_id": self._world.bot["id"]} for one in echoed}
        return list(self.commands.values())

    def _user(self, request: web.Request, body: Any) -> Result:
        return known(self._world.users, request.match_info["user"], 10013, "Unknown User")

    def _member(self, request: web.Request, body: Any) -> Result:
        return known(self._world.members, request.match_info["user"], 10007, "Unknown Member")

    def _open_dm(self, request: web.Request, body: Any) -> Result:
        user = known(self._world.users, str(body["recipient_id"]), 10013, "Unknown User")
        if user["id"] not in self._world.dms:
            self.limits.open_channel()
        return self._world.dm(user["id"])

    def _channel(self, request: web.Request, body: Any = None) -> Json:
        channel = known(self._world.channels, request.match_info["channel"], 10003, "Unknown Channel")
        if self._world.gone and channel.get("guild_id") == self._world.guild_id:
            raise Refused(403, 50001, "Missing Access")
        return channel

    def _edit_channel(self, request: web.Request, body: Any) -> Result:
        channel = self._channel(request)
        metadata = {key: body[key] for key in ("archived", "locked") if key in body}
        if "thread_metadata" in channel:
            channel["thread_metadata"] |= metadata
        channel |= {key: value for key, value in body.items() if key not in metadata}
        return channel

    def _open_thread(self, request: web.Request, body: Any) -> Result:
        metadata = {"archived": False, "auto_archive_duration": 1440, "archive_timestamp": "2026-01-01T00:00:00+00:00"}
        parent = self._channel(request)
        return self._world.channel(
            body["name"],
            type=THREAD,
            guild_id=parent["guild_id"],
            parent_id=parent["id"],
            owner_id=self._world.bot["id"],
            message_count=0,
            member_count=1,
            thread_metadata=metadata | {"locked": False},
        )

    def _add_to_thread(self, request: web.Request, body: Any) -> Result:
        user = known(self._world.members, request.match_info["user"], 10013, "Unknown User")["user"]
        self._channel(request).setdefault("joined", []).append(user["id"])
        return None

    def _active_threads(self, request: web.Request, body: Any) -> Result:
        here = [each for each in self._world.channels.values() if each.get("guild_id") == request.match_info["guild"]]
        threads = [each for each in here if each["type"] == THREAD and not each["thread_metadata"]["archived"]]
        return {"threads": threads, "members": []}

    def _events(self, request: web.Request) -> Result:
        return [each for each in self._world.events.values() if each["guild_id"] == request.match_info["guild"]]

    def _event(self, request: web.Request) -> Json:
        return known(self._world.events, request.match_info["event"], 10070, "Unknown Guild Scheduled Event")

    def _make_event(self, request: web.Request, body: Any) -> Result:
        return self._world.event(request.match_info["guild"], body)

    def _edit_event(self, request: web.Request, body: Any) -> Result:
        event = self._event(request)
        if body.get("status", event["status"]) != event["status"] and (event["status"], body["status"]) not in STATUSES:
            raise Refused(400, 180000, "Cannot update a finished event")
        event |= body
        return event

    def _post(self, request: web.Request, body: Any) -> Result:
        channel = self._channel(request)
        if channel["type"] == DM and channel["recipients"][0]["id"] in self._world.dm_closed:
            raise Refused(403, 50007, "Cannot send messages to this user")
        if channel["type"] == DM and custom_ids(body.get("components") or []):
            # Its click would come to shard 0, wherever its server is.
            self.invalid.append("a direct message with a button that is no link")
        return self._world.message(channel["id"], body)

    def _history(self, request: web.Request, body: Any) -> Result:
        """The newest first, as ``before`` and the like are not asked for here."""
        channel, most = self._channel(request), int(request.query.get("limit", 50))
        return [one for one in reversed(self._world.messages.values()) if one["channel_id"] == channel["id"]][:most]

    def _message(self, request: web.Request) -> Json:
        channel = self._channel(request)
        message = known(self._world.messages, request.match_info["message"], 10008, "Unknown Message")
        if message["channel_id"] != channel["id"]:
            raise Refused(404, 10008, "Unknown Message")
        return message

    def _edit(self, request: web.Request, body: Any) -> Result:
        message = self._message(request)
        self.limits.edit(message["channel_id"], age_seconds(message))
        return self._world.edit(message, body)

    def _delete(self, request: web.Request, body: Any) -> Result:
        self._world.delete_message(self._message(request))
        return None

    def _callback(self, request: web.Request, body: Any) -> Result:
        receipt = self.interactions.callback(request.match_info["id"], request.match_info["token"], body)
        return receipt if request.query.get("with_response") in {"1", "true"} else None

    def _follow_up(self, request: web.Request, body: Any) -> Result:
        return self.interactions.follow_up(request.match_info["token"], body)

    def _hook_message(self, request: web.Request) -> Json:
        return self.interactions.message(request.match_info["token"], request.match_info["message"])

    def _edit_hook_message(self, request: web.Request, body: Any) -> Result:
        return self._world.edit(self._hook_message(request), body)


def unknown(request: web.Request, body: Any) -> Result:
    raise Refused(404, 0, "404: Not Found")


def known(kept: dict[str, Json], key: str, code: int, text: str) -> Json:
    if key not in kept:
        raise Refused(404, code, text)
    return kept[key]


async def received(request: web.Request) -> tuple[Any, dict[str, bytes]]:
    """The JSON of the request, and the text files and archives that came with it, by name. Of a multipart one it is its
    payload_json, with the files as attachments."""
    if request.content_type == "application/json":
        return await request.json(), {}
    if request.content_type != "multipart/form-data":
        return None, {}
    payload, files = "{}", dict[str, tuple[str, bytes]]()
    # ``request.post()`` leaves a file open where the client dies meanwhile.
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        content = bytes(await part.read(decode=True))
        if part.filename:
            files[part.name or ""] = (part.filename, content)
        elif part.name == "payload_json":
            payload = content.decode()
    sizes = {field: (name, len(content)) for field, (name, content) in files.items()}
    documents = {name: content for name, content in files.values() if name.endswith(DOCUMENTS)}
    return attached(json.loads(payload), sizes), documents


def answer(status: int, result: Result, headers: Mapping[str, str]) -> web.Response:
    """The content type is exact, without a charset: the client parses nothing else."""
    if status == 204:
        return web.Response(status=status, headers=headers)
    body = json.dumps(result).encode()
    return web.Response(status=status, body=body, content_type="application/json", headers=headers)
