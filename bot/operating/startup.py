"""Checks before the bot connects to Discord: the token, the connection, and the members intent.

They come first, so that the owner gets one line about what to fix, instead of a traceback or a bot that waits forever.
"""

import asyncio
import gc
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.common.owner_error import OwnerError
from bot.settings import Settings

ROOT: Final = Path(__file__).parents[2]
PATIENCE_SECONDS: Final = 30
NOBODY_WAITS: Final = frozenset({"CardEmojis.load", "Client.start", "Sessions._begin_anew", "Shard.worker"})
"""Tasks that a shutdown does not wait for: they run for minutes or forever, and no user needs them."""
GOODBYE_SECONDS: Final = 3.0
"""The timeout for disconnecting, in seconds."""
PACKAGES: Final = ("bot", "cogs", "db")
LIBRARIES: Final = ("aiosqlite", "discord")
WRONG_TOKEN: Final = 4004
"""The gateway's close code for a wrong token."""
SERVER_ERROR: Final = 500
"""The minimum HTTP status of errors on Discord's side."""
TOO_MANY: Final = 429
"""The HTTP status for an exceeded rate limit, which is temporary."""

log = logging.getLogger(__name__)


class StartError(OwnerError):
    """The reason why the bot does not start, in one line that says what to do."""


class Unreachable(StartError):
    """Discord cannot be reached, which may be temporary: the network is not up yet, or Discord is down."""

    may_pass = True


def collect_garbage_seldom() -> None:
    """Run the garbage collector less often.

    Every action replaces a part of its table's state, and those of a thousand tables make 10,000 more objects in a
    tenth of a second. With that as the first threshold, the collector took a quarter of the processor time to look
    through objects that are all still needed (`python -m tests.bench tables`). But every click that comes during a
    full collection waits for its end. It comes after some 25 million new objects; when it came more rarely, it took
    half a second or more (`discord`).
    """
    gc.set_threshold(25_000, 5, 200)


def set_logging_up(level: str) -> None:
    """Set the loggers' levels; ``level`` is for this program's own modules.

    At DEBUG, the libraries log what they send and store, down cards included, so their level is at least WARNING.
    """
    libraries = max(logging.WARNING, logging.getLevelNamesMapping()[level])
    for name in (None, *LIBRARIES):
        logging.getLogger(name).setLevel(libraries)
    for name in PACKAGES:
        logging.getLogger(name).setLevel(level)
    # Drop irrelevant warnings: the bot uses no voice, and simcord creates a client without intents to inspect it.
    logging.getLogger("discord.state").addFilter(lambda record: not record.getMessage().startswith("Guilds intent"))
    # Drop the library's traceback about suggestions that came too late.
    logging.getLogger("discord.app_commands.tree").addFilter(_is_worth_logging)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


def _is_worth_logging(record: logging.LogRecord) -> bool:
    error = record.exc_info[1] if record.exc_info else None
    seen = {error, getattr(error, "original", None), getattr(error, "__cause__", None)}
    return not any(isinstance(one, discord.HTTPException) and one.code in (10062, 40060) for one in seen)


def use_addresses(settings: Settings) -> None:
    """Make discord.py use the addresses in the settings; by default they are Discord's own."""
    if settings.discord_api_url is not None:
        Route.BASE = settings.discord_api_url
    if settings.discord_gateway_url is not None:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.discord_gateway_url)


class Application(NamedTuple):
    """Facts about the bot's application, as Discord describes it."""

    id: int
    may_see_members: bool
    """True if the members intent is switched on for the application."""
    shards: int
    """The number of shards that Discord recommends."""
    max_concurrency: int
    """The number of sessions that may begin at once; more than 1 for large bots."""

    @property
    def is_large(self) -> bool:
        """True if the number of shards must be a multiple of the recommended number, as for large bots."""
        return self.max_concurrency > 1


async def application_of(token: str) -> Application:
    """Log in, test the gateway, and return facts about the application. Raises StartError."""
    with errors_in_one_line():
        async with discord.Client(intents=discord.Intents(guilds=True)) as client:
            application = await _log_in(client, token)
        await _test_gateway()
    return application


async def _log_in(client: discord.Client, token: str) -> Application:
    try:
        await client.login(token)
        shards, _, limits = await client.http.get_bot_gateway()
    except (TypeError, KeyError, ValueError):
        # The answer is not JSON, or does not describe a bot.
        raise StartError(f"{_api()} doesn't answer like Discord: {_advice('DISCORD_API_URL')}") from None
    flags = client.application_flags
    members = flags.gateway_guild_members or flags.gateway_guild_members_limited
    assert client.application_id is not None
    return Application(client.application_id, members, shards, limits["max_concurrency"])


async def _test_gateway() -> None:
    """Connect to the gateway once as a test; the client itself would retry an unreachable gateway forever."""
    url = DiscordWebSocket.DEFAULT_GATEWAY.update_query(v="10", encoding="json")
    async with aiohttp.ClientSession() as session, session.ws_connect(url, max_msg_size=0) as socket:
        hello = await socket.receive(timeout=PATIENCE_SECONDS)
    if hello.type is not aiohttp.WSMsgType.TEXT:
        raise StartError(f"{_gateway()} doesn't answer like Discord: {_advice('DISCORD_GATEWAY_URL')}")


def open_work() -> set[asyncio.Task[Any]]:
    """Return the running tasks in which discord.py and this program work on users' requests.

    No further ones start once nothing is read from the gateway.
    """
    edge = ("client", "interactions", "publishing", "ui", "use_cases")
    own = (str(Path(__file__).parents[1] / name) for name in edge)
    folders = (str(Path(discord.__file__).parent), *own, str(ROOT / "cogs"))
    codes = {task: getattr(task.get_coro(), "cr_code", None) for task in asyncio.all_tasks()}
    return {
        task
        for task, code in codes.items()
        if code is not None and code.co_filename.startswith(folders) and code.co_qualname not in NOBODY_WAITS
    }


async def finish_open_work() -> None:
    """Wait for the tasks that work on users' requests; cancel those not finished in time.

    Tasks that they start are waited for too.
    """
    now = asyncio.get_running_loop().time
    until = now() + GOODBYE_SECONDS
    while (tasks := open_work()) and (seconds := until - now()) > 0:
        await asyncio.wait(tasks, timeout=seconds)
    for task in tasks:
        task.cancel()
    if tasks:
        await asyncio.wait(tasks, timeout=GOODBYE_SECONDS)


async def close_connection(client: discord.Client) -> None:
    """Close the connection once open requests are answered. There is a timeout if Discord does not answer."""
    await finish_open_work()
    try:
        async with asyncio.timeout(GOODBYE_SECONDS):
            await client.close()
    except (TimeoutError, OSError, aiohttp.ClientError):
        log.warning("Discord does not close the connection in time")
        await client.http.close()


async def end(connection: asyncio.Task[None]) -> None:
    """Cancel the task of a closed client's connection; wait for its end, and ignore its errors."""
    connection.cancel()
    await asyncio.wait({connection}, timeout=GOODBYE_SECONDS)
    if connection.done() and not connection.cancelled():
        connection.exception()


@contextmanager
def errors_in_one_line() -> Iterator[None]:
    """Convert errors of the connection to Discord into a StartError."""
    try:
        yield
    except discord.LoginFailure:
        raise StartError(_token_refused()) from None
    except discord.PrivilegedIntentsRequired:
        raise StartError(
            "Discord rejected the bot's intents: turn on the Server Members Intent in the developer portal"
        ) from None
    except discord.ConnectionClosed as error:
        raise StartError(_close_reason(error)) from None
    except discord.GatewayNotFound:
        raise Unreachable(f"{_api()} doesn't name a gateway: {_advice('DISCORD_API_URL')}") from None
    except discord.HTTPException as error:
        answer = f"{_api()} answers {error.status} to the bot's first requests"
        kind = Unreachable if _may_pass(error.status) else StartError
        raise kind(f"{answer}: {_advice('DISCORD_API_URL')}") from error
    except aiohttp.WSServerHandshakeError as error:
        kind = Unreachable if _may_pass(error.status) else StartError
        raise kind(f"{_gateway()} answers {error.status}: {_advice('DISCORD_GATEWAY_URL')}") from None
    except (aiohttp.ClientError, TimeoutError, OSError) as error:
        reason = " ".join(str(error).split()) or "no answer in time"
        names = "DISCORD_API_URL and DISCORD_GATEWAY_URL"
        raise Unreachable(f"Discord can't be reached ({reason}): {_advice(names)}") from None


def _may_pass(status: int) -> bool:
    return status == TOO_MANY or status >= SERVER_ERROR


def _token_refused() -> str:
    return "Discord rejected the token: copy it again from the developer portal into DISCORD_TOKEN"


def _close_reason(error: discord.ConnectionClosed) -> str:
    if error.code == WRONG_TOKEN:
        return _token_refused()
    return f"{_gateway()} closed the connection (code {error.code}): {_advice('DISCORD_GATEWAY_URL')}"


def _advice(names: str) -> str:
    return f"check the network, {names}, and https://discordstatus.com, then start again"


def _api() -> str:
    """Return the address of Discord's API, without any secret parts."""
    return str(yarl.URL(Route.BASE).origin())


def _gateway() -> str:
    return str(DiscordWebSocket.DEFAULT_GATEWAY.origin())
