"""The gateway: sessions over websockets, one for each shard.

A session outlives its socket and replays the events that the client missed. An event goes to the shard of its guild,
and without a guild to shard 0, however many shards a session counts.
"""

import asyncio
import json
import secrets
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from enum import IntEnum
from functools import partial
from random import Random
from typing import Any

from aiohttp import WSMsgType, web

from tests.harness.local_discord.journal import PATIENCE_SECONDS
from tests.harness.local_discord.lateness import Lateness
from tests.harness.local_discord.starts import Starts
from tests.harness.local_discord.world import Json, World


class Op(IntEnum):
    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


REPLAYED_MOST = 5000
"""Dispatches kept for a client that resumes."""
ROUND_TRIP_SECONDS = 0.02
"""The delay of the answer to a heartbeat.

The client records in another thread that it has sent one. If the answer came earlier than that, the client would
believe that the connection is a whole heartbeat behind.
"""
GUILD_MEMBERS, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 1, 1 << 9, 1 << 12
BAD_TOKEN, BAD_SHARD, SHARDING_REQUIRED, BAD_INTENTS = 4004, 4010, 4011, 4014
GUILDS_MOST = 2500
"""The most guilds on one shard."""
PRIVILEGED_INTENTS = GUILD_MEMBERS | 1 << 8 | 1 << 15
"""Members, presences, message content."""
PRIVILEGED_FLAGS = 1 << 12 | 1 << 14 | 1 << 18
"""The flags by which the application may ask for privileged intents."""


class Session:
    """One identified shard with its sequence number and the events sent last."""

    def __init__(self, socket: web.WebSocketResponse, intents: int, shard: int, total: int) -> None:
        self.id = secrets.token_hex(16)
        self.socket = socket
        self.intents = intents
        self.shard, self.total = shard, total
        self.sequence = 0
        self.sent: deque[tuple[int, str]] = deque(maxlen=REPLAYED_MOST)

    def hears(self, guild_id: str | None) -> bool:
        """Tell whether the session gets events of the guild, or those without one."""
        return self.shard == (0 if guild_id is None else (int(guild_id) >> 22) % self.total)

    async def dispatch(self, name: str, data: Any) -> None:
        self.sequence += 1
        text = json.dumps({"op": Op.DISPATCH, "t": name, "s": self.sequence, "d": data})
        self.sent.append((self.sequence, text))
        if not self.socket.closed:
            with suppress(ConnectionError):
                await self.socket.send_str(text)

    async def resume(self, socket: web.WebSocketResponse, sequence: int) -> None:
        self.socket = socket
        for number, text in list(self.sent):
            if number > sequence:
                await socket.send_str(text)
        await self.dispatch("RESUMED", {})


class Gateway:
    def __init__(self, world: World, token: str, luck: Random, *, privileged: bool = False) -> None:
        """Set up the gateway; ``privileged`` allows privileged intents, ``luck`` decides how late events are."""
        self._world = world
        self.lateness = Lateness(luck)
        self.token = token
        self._forbidden = 0
        self.application_flags = PRIVILEGED_FLAGS
        if not privileged:
            self.forbid_privileged_intents()
        self.shards = 1
        """The recommended number of shards."""
        self.starts = Starts()
        self.sessions: dict[str, Session] = {}
        self._cut: set[web.WebSocketResponse] = set()
        self.hangs = False
        """True to accept connections without sending anything, not even hello."""
        self.refuses = False
        """True to answer every connection with 503."""
        self._knocked = asyncio.Event()
        self.url = ""
        self.identified: list[Json] = []
        """The IDENTIFY of every session, without the token."""
        self._first_identified = asyncio.Event()
        self._identified = asyncio.Condition()

    def forbid_privileged_intents(self) -> None:
        """Forbid privileged intents; a client that asks for one in its next session is refused."""
        self._forbidden = PRIVILEGED_INTENTS
        self.application_flags = 0

    async def dispatch(self, name: str, data: Any) -> None:
        for session in self._listeners(name, data):
            await session.dispatch(name, data)

    async def tell_news(self) -> None:
        """Send the world's new events to the sessions that asked for them; some events arrive after this returns."""
        while self._world.news:
            name, data = self._world.news.pop(0)
            if self._is_told(name, data):
                await self.lateness.bring(name, data, partial(self._tell, name, data))

    async def _tell(self, name: str, data: Any) -> None:
        for session in self._listeners(name, data):
            if session.intents & wanted(name, data):
                await session.dispatch(name, data)

    def _is_told(self, name: str, data: Any) -> bool:
        """Tell whether the bot gets the event: it must see the thread or message, and be on the server."""
        server = self._world.servers.get(data.get("guild_id", ""))
        if server is not None and not server.has_bot:
            return False
        if name.startswith("MESSAGE_"):
            data = self._world.channels.get(data["channel_id"])
        elif name not in {"THREAD_CREATE", "THREAD_UPDATE", "THREAD_DELETE"}:
            return True
        return data is None or self._world.is_told_of(data)

    def _listeners(self, name: str, data: Any) -> Iterator[Session]:
        guild_id = data["id"] if name.startswith(("GUILD_CREATE", "GUILD_DELETE")) else data.get("guild_id")
        return (session for session in list(self.sessions.values()) if session.hears(guild_id))

    @property
    def held(self) -> list[tuple[int, int]]:
        """Return the connected shards, each with the shard count of its client."""
        return sorted((one.shard, one.total) for one in self.sessions.values() if not one.socket.closed)

    @property
    def is_sharded(self) -> bool:
        """True if a connected client counts more than one shard."""
        return any(total > 1 for _, total in self.held)

    async def invalidate(self, *sessions: Session) -> None:
        """End these sessions, or all of them: their clients must identify again."""
        self._first_identified.clear()
        for session in sessions or list(self.sessions.values()):
            del self.sessions[session.id]
            await send(session.socket, Op.INVALID_SESSION, False)

    async def ask_to_reconnect(self) -> None:
        """Ask all clients to reconnect, as Discord does before it restarts a server."""
        for session in list(self.sessions.values()):
            await send(session.socket, Op.RECONNECT)

    def forget(self) -> None:
        """Forget the sessions of a process that has ended, so that waiting is for the next one."""
        self.sessions.clear()
        self._first_identified.clear()

    async def cut(self, *sessions: Session, code: int = 4000) -> None:
        """Close the sockets of these sessions, or all of them; the sessions wait to be resumed."""
        for session in sessions or list(self.sessions.values()):
            self._cut.add(session.socket)
            await session.socket.close(code=code)

    async def wait_for_a_knock(self, timeout_seconds: float = PATIENCE_SECONDS) -> None:
        """Wait until somebody connects from now on; raise TimeoutError."""
        self._knocked.clear()
        async with asyncio.timeout(timeout_seconds):
            await self._knocked.wait()

    async def serve(self, request: web.Request) -> web.StreamResponse:
        self._knocked.set()
        if self.refuses:
            return web.Response(status=503)
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        if self.hangs:
            await socket.receive()
            return socket
        await send(socket, Op.HELLO, {"heartbeat_interval": 41_250})
        async for frame in socket:
            if frame.type is WSMsgType.TEXT:
                await self._receive(socket, json.loads(frame.data))
        if socket.close_code in {1000, 1001} and socket not in self._cut:
            self.sessions = {id_: one for id_, one in self.sessions.items() if one.socket is not socket}
        return socket

    async def _receive(self, socket: web.WebSocketResponse, frame: Json) -> None:
        match frame["op"]:
            case Op.HEARTBEAT:
                await asyncio.sleep(ROUND_TRIP_SECONDS)
                await send(socket, Op.HEARTBEAT_ACK)
            case Op.IDENTIFY:
                await self._identify(socket, dict(frame["d"]))
            case Op.RESUME:
                await self._resume(socket, frame["d"])
            case Op.REQUEST_MEMBERS:
                await self._members(socket, frame["d"])

    async def _identify(self, socket: web.WebSocketResponse, data: Json) -> None:
        shard, total = data.get("shard", (0, 1))
        if code := self._fault(data.pop("token"), data, shard, total):
            await socket.close(code=code)
            return
        if not self.starts.begin(shard):
            await send(socket, Op.INVALID_SESSION, False)
            return
        if self.starts.are_used_up:
            await self._reset_token(socket)
            return
        session = Session(socket, data["intents"], shard, total)
        self.sessions[session.id] = session
        self.identified.append(data)
        guilds = self._world.guilds_of(shard, total)
        await session.dispatch("READY", self._ready(session, guilds))
        for guild_id in guilds:
            await session.dispatch("GUILD_CREATE", self._world.guild(guild_id))
        self._first_identified.set()
        async with self._identified:
            self._identified.notify_all()

    def _fault(self, token: str, identify: Json, shard: int, total: int) -> int:
        """Return the code to close the connection with, or 0."""
        if token != self.token:
            return BAD_TOKEN
        if identify["intents"] & self._forbidden:
            return BAD_INTENTS
        if not 0 <= shard < total or (self.starts.max_concurrency > 1 and total % self.shards):
            return BAD_SHARD
        return SHARDING_REQUIRED if len(self._world.guilds_of(shard, total)) > GUILDS_MOST else 0

    async def _reset_token(self, last: web.WebSocketResponse) -> None:
        """End every session and change the token, as Discord does to a bot that starts too many sessions in a day."""
        self.token = secrets.token_hex(16)
        ended, self.sessions = self.sessions, {}
        for socket in (*(session.socket for session in ended.values()), last):
            await socket.close(code=BAD_TOKEN)

    async def wait_until_identified(self, timeout_seconds: float = PATIENCE_SECONDS) -> None:
        """Wait until the first client has received its guilds; raise TimeoutError."""
        async with asyncio.timeout(timeout_seconds):
            await self._first_identified.wait()

    async def wait_for_shards(self, count: int, timeout_seconds: float = PATIENCE_SECONDS) -> None:
        """Wait until this many shards are connected; raise TimeoutError."""
        async with asyncio.timeout(timeout_seconds), self._identified:
            await self._identified.wait_for(lambda: len(self.held) >= count)

    def _ready(self, session: Session, guilds: list[str]) -> Json:
        return {
            "v": 10,
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "user": self._world.bot,
            "application": {"id": self._world.bot["id"], "flags": 0},
            "guilds": [{"id": guild_id, "unavailable": True} for guild_id in guilds],
            "shard": [session.shard, session.total],
            "private_channels": [],
        }

    async def _resume(self, socket: web.WebSocketResponse, data: Json) -> None:
        session = self.sessions.get(data["session_id"])
        if session is None or data["token"] != self.token:
            await send(socket, Op.INVALID_SESSION, False)
        else:
            await session.resume(socket, data["seq"])

    async def _members(self, socket: web.WebSocketResponse, data: Json) -> None:
        asked = data.get("user_ids")
        ids = None if asked is None else set(map(str, asked if isinstance(asked, list) else [asked]))
        guild_id = str(data["guild_id"])
        members = [one for one in self._world.members_of(guild_id) if ids is None or one["user"]["id"] in ids]
        chunk = {"guild_id": guild_id, "members": members, "chunk_index": 0, "chunk_count": 1}
        for session in self.sessions.values():
            if session.socket is socket:
                await session.dispatch("GUILD_MEMBERS_CHUNK", chunk | {"nonce": data.get("nonce")})


def wanted(name: str, data: Json) -> int:
    """Return the intents that subscribe to an event."""
    if name.startswith("GUILD_MEMBER_"):
        return GUILD_MEMBERS
    if not name.startswith("MESSAGE_"):
        return 1
    return GUILD_MESSAGES if "guild_id" in data else DIRECT_MESSAGES


async def send(socket: web.WebSocketResponse, op: int, data: Any = None) -> None:
    await socket.send_str(json.dumps({"op": op, "d": data, "s": None, "t": None}))
