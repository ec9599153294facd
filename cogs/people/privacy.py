"""/privacy: to export or delete a user's data.

Both commands also work in direct messages, because the data does not belong to one server.
"""

import asyncio
import gzip
import io
import json
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.common.complaint import Complaint
from bot.common.discord_limits import FILE_BYTES_MOST
from bot.common.one_at_a_time import OneAtATime
from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of
from bot.locales.phrases import say
from bot.ui.discord.replies import fill, tell
from bot.ui.text.command_texts import described
from bot.use_cases.users import Users

PLAIN_MOST: Final = 2**20
"""The maximum size of an uncompressed file, in bytes; a larger one is compressed."""


class PrivacyCommands(commands.Cog, name="Privacy"):
    """The commands of /privacy."""

    def __init__(self, users: Users) -> None:
        self._users = users
        self._exports = OneAtATime("export-busy")

    privacy = app_commands.Group(name="privacy", description=described("privacy"))

    @privacy.command(name="export", description=described("privacy-export"))
    async def export(self, interaction: BotInteraction) -> None:
        origin = origin_of(interaction)
        with self._exports.of(interaction.user.id):
            exported = await self._users.export(interaction.user.id)
            name, body = await asyncio.to_thread(packed, exported.known)
        if not exported.known and not exported.missing:
            await tell(interaction, say(origin.locale, "privacy-unknown"))
            return
        if len(body) > FILE_BYTES_MOST:
            raise Complaint("privacy-too-large")
        words = "privacy-exported-missing" if exported.missing else "privacy-exported"
        await fill(
            interaction,
            content=say(origin.locale, words, parts=exported.missing),
            attachments=[discord.File(io.BytesIO(body), name)],
        )

    @privacy.command(name="delete", description=described("privacy-delete"))
    @app_commands.describe(confirm=described("privacy-delete-confirm"))
    async def delete(self, interaction: BotInteraction, confirm: str | None = None) -> None:
        locale = origin_of(interaction).locale
        if not await self._users.is_known(interaction.user.id):
            await tell(interaction, say(locale, "privacy-unknown"))
            return
        if not confirms(locale, confirm):
            await tell(interaction, say(locale, "privacy-warning", word=say(locale, "privacy-word")))
            return
        forgotten = await self._users.forget(interaction.id, interaction.user.id)
        if forgotten.seated:
            raise Complaint("privacy-seated")
        words = "privacy-deleted-later" if forgotten.waiting else "privacy-deleted"
        await tell(interaction, say(locale, words, parts=forgotten.waiting))


def confirms(locale: str, typed: str | None) -> bool:
    """Return True if the user typed the confirmation word from the warning, in upper or lower case."""
    return typed is not None and typed.strip().casefold() == say(locale, "privacy-word").casefold()


def packed(known: dict[str, Any]) -> tuple[str, bytes]:
    """Return a file name and the file's bytes: JSON, compressed if it is large."""
    text = json.dumps(known, ensure_ascii=False, indent=1).encode()
    if len(text) <= PLAIN_MOST:
        return "lowball-about-me.json", text
    return "lowball-about-me.json.gz", gzip.compress(text)
