"""The HTTP routes. Other requests get a 404 and stand in the journal, so that a test shows what is missing."""

import json
from collections.abc import Awaitable, Callable, Mapping
from random import Random
from typing import Any

from aiohttp import BodyPartReader, web

from tests.harness.local_discord.bodies import problems
from tests.harness.local_discord.channels import UPLOADS, Channels, Handler, Result, known, uploads
from tests.harness.local_discord.emojis import Emojis
from tests.harness.local_discord.faults import Fault, Faults
from tests.harness.local_discord.gateway import Gateway
from tests.harness.local_discord.interactions import Interactions
from tests.harness.local_discord.journal import Entry, Journal
from tests.harness.local_discord.limits import Limits
from tests.harness.local_discord.messages import attached
from tests.harness.local_discord.refusals import Refused
from tests.harness.local_discord.rules.demands import MISSING
from tests.harness.local_discord.rules.rights import bits
from tests.harness.local_discord.world import Json, World

API = "/api/v10"
WITHOUT_TOKEN = ("/interactions/", "/webhooks/")
"""Paths where the interaction's own token is the permission."""

DOCUMENTS = (".json", ".zip")
"""The endings of files whose contents the journal stores."""
STATUSES = {(1, 2), (2, 3), (1, 4)}
"""Allowed changes of a scheduled event's status to active, completed or cancelled."""


class Rest:
    def __init__(self, world: World, gateway: Gateway, journal: Journal, luck: Random) -> None:
        self._world = world
        self._gateway = gateway
        self._journal = journal
        self.commands: dict[str, Json] = {}
        """Synced commands by name."""
        self.limits = Limits()
        self.faults = Faults(luck)
        self.proves = True
        """True to check bodies. A new shape takes up to 30 ms: tests afford that, timed runs do not."""
        self.invalid: list[str] = []
        """The problems of all requests that the bot sent."""
        self.emojis = Emojis(world)
        self.channels = Channels(world, gateway, self.limits, self.invalid)
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
            ("POST", "/interactions/{id}/{token}/callback", self._callback),
            ("POST", hook, self._follow_up),
            ("GET", f"{hook}/messages/{{message}}", lambda request, body: self._hook_message(request)),
            ("PATCH", f"{hook}/messages/{{message}}", self._edit_hook_message),
            ("DELETE", f"{hook}/messages/{{message}}", lambda request, body: None),
            *self.channels.routes(),
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
        known(self._world.members, request.match_info["user"], 10007, "Unknown Member")
        return self._world.member_of(request.match_info["guild"], request.match_info["user"])

    def _open_dm(self, request: web.Request, body: Any) -> Result:
        user = known(self._world.users, str(body["recipient_id"]), 10013, "Unknown User")
        if user["id"] not in self._world.dms:
            self.limits.open_channel()
        return self._world.dm(user["id"])

    def _active_threads(self, request: web.Request, body: Any) -> Result:
        return {"threads": self._world.threads_told(request.match_info["guild"]), "members": []}

    def _events(self, request: web.Request) -> Result:
        return [each for each in self._world.events.values() if each["guild_id"] == request.match_info["guild"]]

    def _event(self, request: web.Request) -> Json:
        return known(self._world.events, request.match_info["event"], 10070, "Unknown Guild Scheduled Event")

    def _make_event(self, request: web.Request, body: Any) -> Result:
        self._manage_events(request)
        return self._world.event(request.match_info["guild"], body)

    def _manage_events(self, request: web.Request) -> None:
        """Check the permission for the bot's own event, which Create Events allows to manage."""
        if not self._world.rights(self._world.bot["id"], request.match_info["guild"]) & bits("create_events"):
            raise Refused(403, *MISSING)

    def _edit_event(self, request: web.Request, body: Any) -> Result:
        self._manage_events(request)
        event = self._event(request)
        if body.get("status", event["status"]) != event["status"] and (event["status"], body["status"]) not in STATUSES:
            raise Refused(400, 180000, "Cannot update a finished event")
        event |= body
        return event

    def _callback(self, request: web.Request, body: Any) -> Result:
        receipt = self.interactions.callback(
            request.match_info["id"], request.match_info["token"], body, files=uploads(request)
        )
        return receipt if request.query.get("with_response") in {"1", "true"} else None

    def _follow_up(self, request: web.Request, body: Any) -> Result:
        return self.interactions.follow_up(request.match_info["token"], body, files=uploads(request))

    def _hook_message(self, request: web.Request) -> Json:
        return self.interactions.message(request.match_info["token"], request.match_info["message"])

    def _edit_hook_message(self, request: web.Request, body: Any) -> Result:
        message = self._hook_message(request)
        self.interactions.allow(request.match_info["token"], files=uploads(request))
        return self._world.edit(message, body)


def unknown(request: web.Request, body: Any) -> Result:
    raise Refused(404, 0, "404: Not Found")


async def received(request: web.Request) -> tuple[Any, dict[str, bytes]]:
    """Return the JSON of the request, and its text files and archives by name.

    The JSON of a multipart request is its payload_json, with the files as attachments.
    """
    if request.content_type == "application/json":
        return await request.json(), {}
    if request.content_type != "multipart/form-data":
        return None, {}
    payload, files = "{}", dict[str, tuple[str, bytes]]()
    # ``request.post()`` leaves a file open if the client disconnects meanwhile.
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        content = bytes(await part.read(decode=True))
        if part.filename:
            files[part.name or ""] = (part.filename, content)
        elif part.name == "payload_json":
            payload = content.decode()
    request[UPLOADS] = bool(files)
    sizes = {field: (name, len(content)) for field, (name, content) in files.items()}
    documents = {name: content for name, content in files.values() if name.endswith(DOCUMENTS)}
    return attached(json.loads(payload), sizes), documents


def answer(status: int, result: Any, headers: Mapping[str, str]) -> web.Response:
    """Return an HTTP answer; the client parses JSON only if the content type has no charset."""
    if status == 204:
        return web.Response(status=status, headers=headers)
    if isinstance(result, str):
        return web.Response(status=status, text=result, content_type="text/html", headers=headers)
    body = json.dumps(result).encode()
    return web.Response(status=status, body=body, content_type="application/json", headers=headers)
