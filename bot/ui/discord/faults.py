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
JSON: Final = "application/json"
BANNED_SECONDS: Final = 60.0
"""How long a ban is taken to last that does not say so."""
BANNED_MOST_SECONDS: Final = 3600.0
"""By then Discord is asked again in any case."""
UNTAKEN: Final = (discord.HTTPException, aiohttp.ClientError, OSError)
"""Raised by a request that Discord has refused, or not answered; TimeoutError is an OSError."""


class Banned(discord.DiscordException):
    """Nothing was asked: this machine is banned for a while, and each further request would prolong the ban."""


def ban_seconds(error: discord.HTTPException) -> float:
    """How long this machine is banned, by Cloudflare's error 1015; 0 where Discord itself has refused the request.

    Discord answers in JSON, Cloudflare in front of it with a page."""
    headers = error.response.headers if error.status == TOO_FAST else {}
    if headers.get("Content-Type", JSON).startswith(JSON):
        return 0.0
    told = headers.get("Retry-After", "")
    return min(float(told), BANNED_MOST_SECONDS) if told.isdecimal() else BANNED_SECONDS


def cause(error: BaseException) -> str:
    """For the log: why the request failed, without a word of its content."""
    if isinstance(error, discord.HTTPException):
        return f"HTTP {error.status}, Discord's code {error.code}"
    if isinstance(error, Banned):
        return "not asked, for this machine is banned"
    return where(error)


def may_pass(error: Exception) -> bool:
    """True if the same request may do better later."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == TOO_FAST or error.code == TOO_MANY_OPENED
    return isinstance(error, TimeoutError | OSError | aiohttp.ClientError | discord.DiscordException | StoreError)


def is_ours(error: Exception) -> bool:
    """True for a fault of the bot's own: neither Discord, nor the way there, nor the file has caused it."""
    return not isinstance(error, discord.DiscordException | aiohttp.ClientError | OSError | StoreError)
