"""The ways in which a request to Discord fails, and what the log says of it."""

from typing import Final

import aiohttp
import discord

from bot.common.tracebacks import where
from bot.tables.saving import StoreError

NO_CHANNEL: Final = 10003
UNKNOWN_MESSAGE: Final = 10008
TOO_MANY_OPENED: Final = 40003
"""Too many channels of direct messages were opened in a short time."""
NO_ACCESS: Final = 50001
"""Also of a server that the bot was taken from."""
DMS_CLOSED: Final = 50007
ARCHIVED: Final = 50083
"""An edit in a thread that somebody has archived."""
THREAD_LOCKED: Final = 160005
TOO_FAST: Final = 429
"""The HTTP status."""
UNTAKEN: Final = (discord.HTTPException, aiohttp.ClientError, OSError)
"""Raised by a request that Discord has refused, or not answered; TimeoutError is an OSError."""


def cause(error: BaseException) -> str:
    """For the log: why the request failed, without a word of its content."""
    if isinstance(error, discord.HTTPException):
        return f"HTTP {error.status}, Discord's code {error.code}"
    return where(error)


def may_pass(error: Exception) -> bool:
    """True if the same request may do better later."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == TOO_FAST or error.code == TOO_MANY_OPENED
    return isinstance(error, TimeoutError | OSError | aiohttp.ClientError | discord.DiscordException | StoreError)
