"""The gateway: sessions over websockets. A session outlives its socket and replays what the client missed."""

import asyncio
import json
import secrets
from collections import deque
from contextlib import suppress
from enum import IntEnum
from typing import Any

from aiohttp import WSMsgType, web

from tests.local_discord.journal import PATIENCE_SECONDS
from tests.local_discord.world import Json, World


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
GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 9, 1 << 12
BAD_TOKEN, BAD_INTENTS = 4004, 4014
PRIVILEGED_INTENTS = 1 << 1 | 1 << 8 | 1 << 15
"""Members, presences, message content."""
PRIVILEGED_FLAGS = 1 << 12 | 1 << 14 | 1 << 18
"""How the application says that it may ask for them."""


class Session:
    """One identified client: its sequence, and what was last sent to it."""

    def __init__(self, socket: web.WebSocketResponse, intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.socket = socket
        self.intents = intents
        self.sequence = 0
        self.sent: deque[tuple[int, str]] = deque(maxlen=REPLAYED_MOST)

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
    def __init__(self, world: World, token: str, *, privileged: bool = False) -> None:
        """``privileged``: whether the portal's switches for privileged intents are on."""
        self._world = world
        self._token = token
        self._forbidden = 0 if privileged else PRIVILEGED_INTENTS
        self.application_flags = PRIVILEGED_FLAGS if privileged else 0
        self.sessions: dict[str, Session] = {}
        self._cut: set[web.WebSocketResponse] = set()
        self.url = ""
        self.identified: list[Json] = []
        """The IDENTIFY of every session, but for the token."""
        self._first_identified = asyncio.Event()

    async def dispatch(self, name: str, data: Any) -> None:
        for session in list(self.sessions.values()):
            await session.dispatch(name, data)

    async def tell_news(self) -> None:
        """Sends an event of the world to those who asked for such events."""
        while self._world.news:
            name, data = self._world.news.pop(0)
            for session in list(self.sessions.values()):
                if session.intents & wanted(name, data):
                    await session.dispatch(name, data)

    async def invalidate(self) -> None:
        """Every session is over: the clients must identify anew."""
        ended, self.sessions = self.sessions, {}
        self._first_identified.clear()
        for session in ended.values():
            await send(session.socket, Op.INVALID_SESSION, False)

    async def ask_to_reconnect(self) -> None:
        """As Discord does before it restarts a server."""
        for session in list(self.sessions.values()):
            await send(session.socket, Op.RECONNECT)

    def forget(self) -> None:
        """Sessions of a process that is gone, so that the next one is waited for anew."""
        self.sessions.clear()
        self._first_identified.clear()

    async def cut(self, code: int = 4000) -> None:
        """Close every socket from this side; the sessions wait to be resumed."""
        for session in list(self.sessions.values()):
            self._cut.add(session.socket)
            await session.socket.close(code=code)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
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
        if data.pop("token") != self._token:
            await socket.close(code=BAD_TOKEN, message=b"Authentication failed.")
            return
        if data["intents"] & self._forbidden:
            await socket.close(code=BAD_INTENTS, message=b"Disallowed intent(s).")
            return
        session = Session(socket, data["intents"])
        self.sessions[session.id] = session
        self.identified.append(data)
        await session.dispatch("READY", self._ready(session, data))
        if not self._world.gone:
            await session.dispatch("GUILD_CREATE", self._world.guild())
        self._first_identified.set()

    async def wait_until_identified(self, timeout_seconds: float = PATIENCE_SECONDS) -> None:
        """Until the first client was told of its guild. Raises TimeoutError."""
        async with asyncio.timeout(timeout_seconds):
            await self._first_identified.wait()

    def _ready(self, session: Session, identify: Json) -> Json:
        return {
            "v": 10,
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "user": self._world.bot,
            "application": {"id": self._world.bot["id"], "flags": 0},
            "guilds": [{"id": self._world.guild_id, "unavailable": True}],
            "shard": identify.get("shard", [0, 1]),
            "private_channels": [],
        }

    async def _resume(self, socket: web.WebSocketResponse, data: Json) -> None:
        session = self.sessions.get(data["session_id"])
        if session is None or data["token"] != self._token:
            await send(socket, Op.INVALID_SESSION, False)
        else:
            await session.resume(socket, data["seq"])

    async def _members(self, socket: web.WebSocketResponse, data: Json) -> None:
        asked = data.get("user_ids")
        ids = None if asked is None else set(map(str, asked if isinstance(asked, list) else [asked]))
        members = [one for id_, one in self._world.members.items() if ids is None or id_ in ids]
        chunk = {"guild_id": self._world.guild_id, "members": members, "chunk_index": 0, "chunk_count": 1}
        for session in self.sessions.values():
            if session.socket is socket:
                await session.dispatch("GUILD_MEMBERS_CHUNK", chunk | {"nonce": data.get("nonce")})


def wanted(name: str, data: Json) -> int:
    """The intents that bring an event."""
    if not name.startswith("MESSAGE_"):
        return 1
    return GUILD_MESSAGES if "guild_id" in data else DIRECT_MESSAGES


async def send(socket: web.WebSocketResponse, op: int, data: Any = None) -> None:
    await socket.send_str(json.dumps({"op": op, "d": data, "s": None, "t": None}))
