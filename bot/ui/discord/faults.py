"""Errors of requests to Discord, and their descriptions for the log."""

from typing import Final

import aiohttp
import discord

from bot.common.tracebacks import where
from bot.tables.saving import StoreError

NO_CHANNEL: Final = 10003
UNKNOWN_MESSAGE: Final = 10008
TOO_MANY_OPENED: Final = 40003
"""Discord's error code for opening too many direct-message channels in a short time."""
NO_ACCESS: Final = 50001
"""Discord's error code if the bot has no access, for example because a server has removed it."""
DMS_CLOSED: Final = 50007
ARCHIVED: Final = 50083
"""Discord's error code for an edit in an archived thread."""
THREAD_LOCKED: Final = 160005
TOO_FAST: Final = 429
"""The HTTP status of a request over a rate limit."""
JSON: Final = "application/json"
BANNED_SECONDS: Final = 60.0
"""The assumed duration of a ban by Cloudflare without a Retry-After header, in seconds."""
BANNED_MOST_SECONDS: Final = 3600.0
"""The maximum assumed duration of a ban by Cloudflare, in seconds, whatever its header says."""
UNTAKEN: Final = (discord.HTTPException, aiohttp.ClientError, OSError)
"""The errors of a request that Discord refused or did not answer; OSError includes TimeoutError."""


class MachineBanned(discord.DiscordException):
    """Raised instead of sending a request while Cloudflare bans this machine: requests prolong the ban."""


def ban_seconds(error: discord.HTTPException) -> float:
    """Return how long Cloudflare has banned this machine (error 1015), in seconds; 0 if it has not.

    A refusal by Discord itself is in JSON; Cloudflare, which is in front of Discord, answers with an HTML page.
    """
    headers = error.response.headers if error.status == TOO_FAST else {}
    if headers.get("Content-Type", JSON).startswith(JSON):
        return 0.0
    retry_after = headers.get("Retry-After", "")
    return min(float(retry_after), BANNED_MOST_SECONDS) if retry_after.isdecimal() else BANNED_SECONDS


def cause(error: BaseException) -> str:
    """Return why the request failed, for the log, without any of the request's content."""
    if isinstance(error, discord.HTTPException):
        return f"HTTP {error.status}, Discord's code {error.code}"
    if isinstance(error, MachineBanned):
        return "not sent, because this machine is banned"
    return where(error)


def may_pass(error: Exception) -> bool:
    """Return True if the error may be temporary, so that a retry may succeed."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == TOO_FAST or error.code == TOO_MANY_OPENED
    return isinstance(error, TimeoutError | OSError | aiohttp.ClientError | discord.DiscordException | StoreError)


def is_ours(error: Exception) -> bool:
    """Return True if the error is a bug of the bot, not a failure of Discord, the network or the database."""
    return not isinstance(error, discord.DiscordException | aiohttp.ClientError | OSError | StoreError)
