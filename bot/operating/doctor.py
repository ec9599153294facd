"""The checks that a host can run before an evening: the machine, the database, the bot's permissions.

Each result is one line: all right, worth knowing, or an error with its remedy.
"""

import asyncio
import os
import shutil
import time
from collections.abc import Iterator, Mapping, Sequence
from email.utils import parsedate_to_datetime
from typing import Final, Literal, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import aiohttp
import discord
from discord.http import Route

from bot.locales.phrases import Phrases
from bot.moderation.room_settings import RoomSettings
from bot.operating import startup
from bot.operating.startup import Application, StartError
from bot.settings import Settings
from bot.ui.discord.invite import NEEDED, invite_link
from bot.ui.pictures.drawing.fonts import font
from bot.ui.room.permissions import lacks
from bot.ui.room.words import dashed, lack_lines

CLOCK_OFF_MOST_SECONDS: Final = 30
DISK_LEAST_BYTES: Final = 200 * 2**20
READY_SECONDS: Final = 60
"""The timeout for receiving the list of servers from Discord, in seconds."""
_OWNERS_LANGUAGE: Final = Phrases("en-US")

Verdict = Literal["ok", "note", "mend"]


class Diagnosis(NamedTuple):
    verdict: Verdict
    line: str


def of_machine(settings: Settings) -> Iterator[Diagnosis]:
    """Check the disk, the time zones, and the fonts for pictures."""
    # ``Path.is_dir`` raises for a path through a folder without permission.
    folder = next(each for each in settings.database.absolute().parents if os.path.isdir(each))
    free = shutil.disk_usage(folder).free
    line = f"disk: {free // 2**20:,} MiB free in {folder}"
    yield Diagnosis("ok", line) if free >= DISK_LEAST_BYTES else Diagnosis("mend", f"{line}: make room")
    try:
        ZoneInfo("Europe/Stockholm")
        yield Diagnosis("ok", "time zones: known")
    except ZoneInfoNotFoundError:
        yield Diagnosis(
            "mend", "time zones: none are known, so tournaments can't be scheduled: install the package tzdata"
        )
    try:
        font(12)
        yield Diagnosis("ok", "fonts: found")
    except (FileNotFoundError, OSError):
        yield Diagnosis(
            "mend", "fonts: none, so no pictures: install the package font-source-sans-pro, or set PICTURES=off"
        )


async def of_discord(settings: Settings, token: str, rooms: Mapping[int, RoomSettings]) -> list[Diagnosis]:
    """Check the token, the machine's clock, the application's settings, and each server."""
    startup.use_addresses(settings)
    findings: list[Diagnosis] = []
    try:
        application = await startup.application_of(token)
        findings.append(Diagnosis("ok", "token: Discord accepts it"))
        findings += await _clock()
        findings += _application(application)
        findings += await _servers(token, rooms)
    except StartError as error:
        findings.append(Diagnosis("mend", f"Discord: {error}"))
    return findings


async def _clock() -> list[Diagnosis]:
    """Compare the machine's clock with Discord's. Raises StartError."""
    with startup.errors_in_one_line():
        async with aiohttp.ClientSession() as session, session.get(f"{Route.BASE}/gateway") as answer:
            date = answer.headers.get("Date", "")
    try:
        off = round(time.time() - parsedate_to_datetime(date).timestamp())
    except ValueError:
        return [Diagnosis("note", "clock: Discord doesn't say what time it is, so it isn't compared")]
    if abs(off) <= CLOCK_OFF_MOST_SECONDS:
        return [Diagnosis("ok", "clock: as Discord's")]
    direction = "ahead of" if off > 0 else "behind"
    return [
        Diagnosis(
            "mend", f"clock: {abs(off)} seconds {direction} Discord's: let the machine set it from the network (NTP)"
        )
    ]


def _application(application: Application) -> Iterator[Diagnosis]:
    yield Diagnosis("ok", f"invite link: {invite_link(application.id)}")
    if application.may_see_members:
        yield Diagnosis("ok", "Server Members Intent: on")
    else:
        yield Diagnosis(
            "note", "Server Members Intent: off, so players who leave a server are cashed out within ten minutes"
        )


async def _servers(token: str, rooms: Mapping[int, RoomSettings]) -> list[Diagnosis]:
    """Check the bot's roles and channels in each server, as the gateway describes them. Raises StartError."""
    async with discord.AutoShardedClient(intents=discord.Intents(guilds=True)) as client:
        with startup.errors_in_one_line():
            await client.login(token)
            connecting = asyncio.create_task(client.connect(reconnect=False))
            ready = asyncio.create_task(client.wait_until_ready())
            try:
                await asyncio.wait({connecting, ready}, timeout=READY_SECONDS, return_when=asyncio.FIRST_COMPLETED)
                if connecting.done():
                    connecting.result()
                if not ready.done():
                    raise TimeoutError
                return list(_of_servers(client.guilds, rooms))
            finally:
                ready.cancel()
                connecting.cancel()
                await asyncio.gather(ready, connecting, return_exceptions=True)


def _of_servers(guilds: Sequence[discord.Guild], rooms: Mapping[int, RoomSettings]) -> Iterator[Diagnosis]:
    if not guilds:
        yield Diagnosis("mend", "servers: the bot is in none yet: open the invite link")
    for guild in guilds:
        lines = list(_of_server(guild, rooms.get(guild.id, RoomSettings())))
        yield from (Diagnosis(verdict, f"{guild.name}: {line}") for verdict, line in lines)
        if not lines:
            yield Diagnosis("ok", f"{guild.name}: all permissions are there")


def _of_server(guild: discord.Guild, room: RoomSettings) -> Iterator[Diagnosis]:
    """Check the permissions of the bot's role, then those in the channels of the room's settings."""
    role = guild.me.guild_permissions
    if missing := [_named(name) for name in NEEDED if not getattr(role, name)]:
        yield Diagnosis("mend", f"the bot's role lacks {', '.join(missing)}: open the invite link again")
    for lack in lacks(guild, room, here=None):
        (line,) = lack_lines(_OWNERS_LANGUAGE, [lack])
        text = line.removeprefix("- ").replace("**", "").replace("my role", "the bot's role")
        if lack.channel_id is None:
            yield Diagnosis("note", text)
        else:
            channel = guild.get_channel_or_thread(lack.channel_id)
            name = f"#{channel.name}" if channel is not None else "a deleted channel"
            yield Diagnosis("mend", text.replace(f"<#{lack.channel_id}>", name))


def _named(permission: str) -> str:
    return _OWNERS_LANGUAGE(f"permission-{dashed(permission)}")
