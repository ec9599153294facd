"""Creation of threads and scheduled events: a blind retry could create a second one.

If Discord's answer is lost, the request may have succeeded. So the bot looks for the thread or event before it
retries, and discord.py's own retry is off. Messages do not need this, because they have nonces.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from types import SimpleNamespace
from typing import Any, Final, TypeVar

import aiohttp
import discord

from bot.ui.discord.faults import may_pass
from bot.ui.discord.outbox import Outbox

LOOK_AFTER_SECONDS: Final = (1.0, 4.0)
"""The delay between each failure and the search that follows it, in seconds.

The next failure after these is raised.
"""
HAS_THREAD: Final = 160004
"""Discord's error code if the message already has a thread."""
_CREATES: Final = ("/threads", "/scheduled-events")
_REPEATED: Final = (500, 502, 504, 524)
"""HTTP statuses after which discord.py itself retries."""
T = TypeVar("T")


class AnswerLost(aiohttp.ClientError):
    """Raised if nobody knows whether Discord has created the thread or event."""


async def created(outbox: Outbox, create: Callable[[], Awaitable[T]], find: Callable[[], Awaitable[T | None]]) -> T:
    """Create something by one request; if Discord's answer is lost, call ``find`` before a retry.

    Raises discord.py's errors and TimeoutError.
    """
    waits = iter(LOOK_AFTER_SECONDS)
    while True:
        try:
            return await outbox.counted(create, "patient", ahead=True)
        except Exception as error:
            wait = next(waits, None)
            if wait is None or not may_pass(error):
                raise
        await asyncio.sleep(wait)
        if (existing := await find()) is not None:
            return existing


async def make_thread(outbox: Outbox, channel: discord.TextChannel, name: str, **fields: Any) -> discord.Thread:
    """Create a thread in the channel, and add it to discord.py's cache.

    Raises discord.py's errors and TimeoutError.
    """
    before = max([thread.id for thread in channel.guild.threads], default=0)

    async def find() -> discord.Thread | None:
        active = await outbox.counted(channel.guild.active_threads, "question", ahead=True)
        ours = (each for each in active if each.parent_id == channel.id and each.owner_id == channel.guild.me.id)
        return next((each for each in ours if each.name == name and each.id > before), None)

    return _cached(await created(outbox, partial(channel.create_thread, name=name, **fields), find))


async def make_thread_from(outbox: Outbox, post: discord.Message, name: str, **fields: Any) -> discord.Thread:
    """Create a thread from a message; the thread has the message's id.

    A message can have only one thread; if it already has one, return that.
    """

    async def find() -> discord.Thread | None:
        try:
            place = await outbox.counted(partial(outbox.client.fetch_channel, post.id), "question", ahead=True)
        except discord.NotFound:
            return None
        return place if isinstance(place, discord.Thread) else None

    try:
        thread = await created(outbox, partial(post.create_thread, name=name, **fields), find)
    except discord.HTTPException as error:
        if error.code != HAS_THREAD or (there := await find()) is None:
            raise
        thread = there
    return _cached(thread)


def _cached(thread: discord.Thread) -> discord.Thread:
    """Add the thread to discord.py's cache, and return it.

    Discord may announce the thread only later over the gateway, but lookups must find it at once.
    """
    thread.guild._add_thread(thread)
    return thread


def ask_once(trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
    """Return ``trace`` with a hook that stops discord.py from repeating a request that creates something."""
    trace.on_request_end.append(_refuse_to_repeat)
    return trace


async def _refuse_to_repeat(
    _: aiohttp.ClientSession, __: SimpleNamespace, ended: aiohttp.TraceRequestEndParams
) -> None:
    if ended.method == "POST" and ended.url.path.endswith(_CREATES) and ended.response.status in _REPEATED:
        ended.response.release()
        raise AnswerLost
