"""/fair: receives the question how deals are proved. The table here, the audit and the verifying page answer it."""

import io
from collections.abc import Mapping
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.fairness.page import verify_page
from bot.ui.context.interactions import BotInteraction
from bot.ui.discord.replies import fill, tell
from bot.ui.people.names import Names
from bot.ui.scene.table_text import NAME_SHOWN_MOST
from bot.ui.text.command_texts import described
from bot.ui.text.escaping import clean
from bot.ui.text.phrases import Phrases

PAGE_NAME: Final = "verify.html"
NAMED_MOST: Final = 10
"""People who voided hands; the others are counted together."""


class Fairness(commands.Cog):
    """See how deals are proved."""

    @app_commands.command(name="fair", description=described("fair"))
    @app_commands.describe(page=described("fair-page"))
    async def fair(self, interaction: BotInteraction, page: bool = False) -> None:
        say = Phrases(interaction.locale.value)
        if page:
            file = discord.File(io.BytesIO(verify_page(say.locale).encode()), PAGE_NAME)
            await fill(interaction, content=say("fair-page"), attachments=[file])
            return
        lines = [say("fair-how"), _here(interaction, say), await _voided(interaction, say), say("fair-not-proved")]
        await tell(interaction, "\n\n".join(filter(None, lines)))


def _here(interaction: BotInteraction, say: Phrases) -> str:
    """Whether the deals of the table here are sealed."""
    tables = interaction.client.services.tables
    table_id = None if interaction.channel_id is None else tables.in_channel(interaction.channel_id)
    view = None if table_id is None else tables.view(table_id)
    if view is None:
        return say("fair-elsewhere")
    key = "fair-practice" if view.practice else "fair-not-sealed"
    return say(key, table=clean(view.name, NAME_SHOWN_MOST))


async def _voided(interaction: BotInteraction, say: Phrases) -> str:
    """How many hands were voided in this server, and by whom; empty in direct messages."""
    guild, services = interaction.guild_id, interaction.client.services
    if guild is None:
        return ""
    found = await services.history.voided(guild)
    if not found:
        return say("fair-voided-none")
    await services.names.learn(guild, [player for player in found if player is not None])
    return say("fair-voided", hands=sum(found.values()), who=_by_whom(say, services.names, guild, found))


def _by_whom(say: Phrases, names: Names, guild_id: int, found: Mapping[int | None, int]) -> str:
    """``Ann 3, the bot 1``: who voided most comes first."""
    ranked = sorted(found.items(), key=lambda each: -each[1])
    parts = []
    for player, hands in ranked[:NAMED_MOST]:
        name = say("audit-the-bot") if player is None else names.name(guild_id, player, say.locale)
        parts.append(f"{clean(name) if name else say('somebody-gone')} {say.figure(hands)}")
    others = sum(hands for _, hands in ranked[NAMED_MOST:])
    return ", ".join([*parts, say("fair-voided-others", hands=others)] if others else parts)
