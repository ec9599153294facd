"""Private letters to players by direct message: the newest to each, one at a time, and no channel opened twice.

Opening many channels at once gets a bot blocked, so they are opened one after the other; a player's is opened when he
first sits down, and its id is kept.
"""

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

import discord

from bot.tables.faults import where
from bot.tables.ports import Directory
from bot.ui.pace import Pace

log = logging.getLogger(__name__)

OPEN_EVERY_SECONDS: Final = 1.0
BLOCKED_SECONDS: Final = 60.0
"""How long no channel is opened after Discord has said that it was too many (40003)."""
_CLOSED: Final = 50007
_TOO_MANY: Final = 40003
_NO_CHANNEL: Final = 10003


@dataclass(frozen=True, slots=True)
class Letter:
    """``text`` is secret: it is never logged. ``nonce`` is the same for the same letter, so that Discord drops a second
    one; at most 25 characters."""

    text: str
    nonce: str
    closed: Callable[[bool], None]
    """Told whether the player's direct messages turned out to be closed."""


def nonce_of(*parts: object) -> str:
    """The same for the same parts, also after a restart."""
    return hashlib.blake2b(repr(parts).encode(), digest_size=12).hexdigest()


def cause(error: BaseException) -> str:
    """What went wrong, for the log, without what was being sent."""
    if isinstance(error, discord.HTTPException):
        return f"HTTP {error.status}, Discord's code {error.code}"
    return where(error)


class DirectMail:
    def __init__(
        self,
        directory: Directory,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        pace: Pace | None = None,
    ) -> None:
        self._directory = directory
        self._sleep = sleep
        self._pace = pace or Pace()
        self._client: discord.Client | None = None
        self._letters: dict[int, Letter] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._channels: dict[int, int] = {}
        self._met: set[int] = set()
        self._troubled: set[int] = set()
        self._next_opening = 0.0

    def attach(self, client: discord.Client) -> None:
        self._client = client
        for player_id in (*self._met, *self._letters):
            self._start(player_id)

    def meet(self, player_id: int) -> None:
        """See to it that there is a channel to the player, in good time before his first letter."""
        if player_id not in self._met:
            self._met.add(player_id)
            self._start(player_id)

    def send(self, player_id: int, letter: Letter) -> None:
        """In place of an older one that has not gone out yet."""
        self._letters[player_id] = letter
        self._start(player_id)

    def _start(self, player_id: int) -> None:
        if self._client is not None and player_id not in self._tasks:
            self._tasks[player_id] = asyncio.get_running_loop().create_task(self._deliver(player_id))

    async def _deliver(self, player_id: int) -> None:
        try:
            channel = await self._channel(player_id)
            while (letter := self._letters.pop(player_id, None)) is not None:
                if channel is not None:
                    channel = await self._post(player_id, channel, letter)
            self._troubled.discard(player_id)
        except Exception as error:
            self._letters.pop(player_id, None)
            self._complain(player_id, error)
        finally:
            del self._tasks[player_id]

    def _complain(self, player_id: int, error: Exception) -> None:
        """Once, until a letter gets through again."""
        if player_id not in self._troubled:
            log.warning("direct messages to player %d fail: %s", player_id, cause(error))
        self._troubled.add(player_id)

    async def _post(self, player_id: int, channel: int, letter: Letter) -> int:
        """Send the letter, and give the channel that took it."""
        try:
            await self._put(channel, letter)
        except discord.NotFound as error:
            if error.code != _NO_CHANNEL:
                raise
            channel = self._channels[player_id] = await self._open(player_id) or channel
            await self._put(channel, letter)
        return channel

    async def _put(self, channel: int, letter: Letter) -> None:
        assert self._client is not None
        place = self._client.get_partial_messageable(channel, type=discord.ChannelType.private)
        await self._pace.turn()
        try:
            await place.send(letter.text, nonce=letter.nonce, allowed_mentions=discord.AllowedMentions.none())
        except discord.Forbidden as error:
            if error.code != _CLOSED:
                raise
            letter.closed(True)
        else:
            letter.closed(False)

    # Channels

    async def _channel(self, player_id: int) -> int | None:
        """The player's channel, opened if need be; None for a player whom nobody can name any more."""
        if player_id not in self._channels:
            known = await self._directory.dm_channel(player_id)
            if known is None:
                known = await self._open(player_id)
            if known is None:
                return None
            self._channels[player_id] = known
        return self._channels[player_id]

    async def _open(self, player_id: int) -> int | None:
        user_id = await self._directory.user_id(player_id)
        if user_id is None:
            return None
        await self._sleep(self._wait())
        assert self._client is not None
        try:
            channel = await self._client.create_dm(discord.Object(user_id))
        except discord.HTTPException as error:
            if error.code == _TOO_MANY:
                self._next_opening = asyncio.get_running_loop().time() + BLOCKED_SECONDS
            raise
        await self._directory.save_dm_channel(player_id, channel.id)
        return channel.id

    def _wait(self) -> float:
        """Seconds until it is this opening's turn."""
        now = asyncio.get_running_loop().time()
        turn = max(now, self._next_opening)
        self._next_opening = turn + OPEN_EVERY_SECONDS
        return turn - now
