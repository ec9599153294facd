"""/room export: everything that the file knows about the room, as one zip for its owner."""

import asyncio
import io
from typing import Final

import discord

from bot.common.complaint import Complaint
from bot.common.discord_limits import FILE_BYTES_MOST
from bot.common.one_at_a_time import OneAtATime
from bot.interactions.click import BotInteraction
from bot.locales.phrases import say
from bot.moderation.export_files import Format, zipped
from bot.tables.saving import Request
from bot.ui.discord.replies import fill
from cogs._asking.asker import guild_of
from cogs._asking.authority import asker_of, entry_of

_EXPORTS: Final = OneAtATime("export-busy")


async def send_export(interaction: BotInteraction, format: Format) -> None:
    """Raises Complaint if the export is too large for Discord; it tells how the host makes one."""
    office, guild = interaction.client.services.office, guild_of(interaction)
    with _EXPORTS.of(guild):
        tables = await office.accounts.everything(guild)
        made = await asyncio.to_thread(zipped, tables, format)
    if len(made) > FILE_BYTES_MOST:
        raise Complaint("export-too-large", guild=str(guild), format=format)
    request = Request(interaction.id, (await asker_of(interaction)).player_id, "room export")
    await office.audit.record(request, entry_of(interaction, "export", request, "/room export", after=format))
    text = say(str(interaction.locale), "export-done", files=len(tables), rows=sum(map(len, tables.values())))
    file = discord.File(io.BytesIO(made), f"lowball-{guild}-{format}.zip")
    await fill(interaction, content=text, attachments=[file])
