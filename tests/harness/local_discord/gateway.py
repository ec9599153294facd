"""The gateway: sessions over websockets, one a shard. A session outlives its socket and replays what the client missed.

An event goes to the shard of its guild, and without a guild to shard 0, whatever number of shards a session counts by.
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
"""Before a heartbeat is answered. The client notes in another thread that it has sent one; where the answer comes
before that, it takes the connection to be a whole beat behind."""
GUILD_MEMBERS, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 1, 1 << 9, 1 << 12
BAD_TOKEN, BAD_SHARD, SHARDING_REQUIRED, BAD_INTENTS = 4004, 4010, 4011, 4014
GUILDS_MOST = 2500
"""On one shard."""
PRIVILEGED_INTENTS = GUILD_MEMBERS | 1 << 8 | 1 << 15
"""Members, presences, message content."""
PRIVILEGED_FLAGS = 1 << 12 | 1 << 14 | 1 << 18
"""How the application says that it may ask for them."""


class Session:
    """One identified shard: its sequence, and what was last sent to it."""

    def __init__(self, socket: web.WebSocketResponse, intents: int, shard: int, total: int) -> None:
        self.id = secrets.token_hex(16)
        self.socket = socket
        self.intents = intents
        self.shard, self.total = shard, total
        self.sequence = 0
        self.sent: deque[tuple[int, str]] = deque(maxlen=REPLAYED_MOST)

    def hears(self, guild_id: str | None) -> bool:
        """Whether events of the guild, or those without one, come here."""
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
        """``privileged``: whether the portal's switches for privileged intents are on. ``luck`` decides how late events
        come."""
        self._world = world
        self.lateness = Lateness(luck)
        self.token = token
        self._forbidden = 0
        self.application_flags = PRIVILEGED_FLAGS
        if not privileged:
            self.forbid_privileged_intents()
        self.shards = 1
        """So many are recommended."""
        self.starts = Starts()
        self.sessions: dict[str, Session] = {}
        self._cut: set[web.WebSocketResponse] = set()
        self.hangs = False
        """Takes connections and says nothing on them, not even hello."""
        self.refuses = False
        """Answers 503 to whoever connects."""
        self._knocked = asyncio.Event()
        self.url = ""
        self.identified: list[Json] = []
        """The IDENTIFY of every session, but for the token."""
        self._first_identified = asyncio.Event()
        self._identified = asyncio.Condition()

    def forbid_privileged_intents(self) -> None:
        """The switches are turned off; whoever asks for such an intent at the next session is turned away."""
        self._forbidden = PRIVILEGED_INTENTS
        self.application_flags = 0

    async def dispatch(self, name: str, data: Any) -> None:
        for session in self._listeners(name, data):
            await session.dispatch(name, data)

    async def tell_news(self) -> None:
        """Sends an event of the world to those who asked for such events; some kinds come later than this returns."""
        while self._world.news:
            name, data = self._world.news.pop(0)
            if self._is_told(name, data):
                await self.lateness.bring(name, data, partial(self._tell, name, data))

    async def _tell(self, name: str, data: Any) -> None:
        for session in self._listeners(name, data):
            if session.intents & wanted(name, data):
                await session.dispatch(name, data)

    def _is_told(self, name: str, data: Any) -> bool:
        """Of threads and messages the bot hears only where it sees them, and of servers without it nothing."""
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
        """The shards that are connected: each with the number that it counts by."""
        return sorted((one.shard, one.total) for one in self.sessions.values() if not one.socket.closed)

    async def invalidate(self, *sessions: Session) -> None:
        """These sessions are over, or all of them: the clients must identify anew."""
        self._first_identified.clear()
        for session in sessions or list(self.sessions.values()):
            del self.sessions[session.id]
            await send(session.socket, Op.INVALID_SESSION, False)

    async def ask_to_reconnect(self) -> None:
        """As Discord does before it restarts a server."""
        for session in list(self.sessions.values()):
            await send(session.socket, Op.RECONNECT)

    def forget(self) -> None:
        """Sessions of a process that is gone, so that the next one is waited for anew."""
        self.sessions.clear()
        self._first_identified.clear()

    async def cut(self, *sessions: Session, code: int = 4000) -> None:
        """Close the sockets of these sessions, or all of them, from this side; the sessions wait to be resumed."""
        for session in sessions or list(self.sessions.values()):
            self._cut.add(session.socket)
            await session.socket.close(code=code)

    async def wait_for_a_knock(self, timeout_seconds: float = PATIENCE_SECONDS) -> None:
        """Until somebody connects, from now on. Raises TimeoutError."""
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
        """The code to close with; 0 for none."""
        if token != self.token:
            return BAD_TOKEN
        if identify["intents"] & self._forbidden:
            return BAD_INTENTS
        if not 0 <= shard < total or (self.starts.max_concurrency > 1 and total % self.shards):
            return BAD_SHARD
        return SHARDING_REQUIRED if len(self._world.guilds_of(shard, total)) > GUILDS_MOST else 0

    async def _reset_token(self, last: web.WebSocketResponse) -> None:
        """Discord ends every session of a bot that begins too many in a day, and its token is good no more."""
        self.token = secrets.token_hex(16)
        ended, self.sessions = self.sessions, {}
        for socket in (*(session.socket for session in ended.values()), last):
            await socket.close(code=BAD_TOKEN)

    async def wait_until_identified(self, timeout_seconds: float = PATIENCE_SECONDS) -> None:
        """Until the first client was told of its guilds. Raises TimeoutError."""
        async with asyncio.timeout(timeout_seconds):
            await self._first_identified.wait()

    async def wait_for_shards(self, count: int, timeout_seconds: float = PATIENCE_SECONDS) -> None:
        """Until so many are connected. Raises TimeoutError."""
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
    """The intents that bring an event."""
    if name.startswith("GUILD_MEMBER_"):
        return GUILD_MEMBERS
    if not name.startswith("MESSAGE_"):
        return 1
    return GUILD_MESSAGES if "guild_id" in data else DIRECT_MESSAGES


async def send(socket: web.WebSocketResponse, op: int, data: Any = None) -> None:
    await socket.send_str(json.dumps({"op": op, "d": data, "s": None, "t": None}))
