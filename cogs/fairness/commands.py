"""The commands /fair and /cut.

/fair explains how deals are proved, with figures from the table and the audit, and a link to the page that verifies
proofs. /cut sends the table a word that cuts the next deal.
"""

import io
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.fairness.cutting import WORD_LENGTH_MOST
from bot.fairness.page import verify_page
from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of
from bot.interactions.table_answers import TableAnswers
from bot.locales.phrases import Phrases
from bot.tables.manager import TableManager
from bot.tables.messages import CutDeal
from bot.ui.discord.replies import fill
from bot.ui.text.command_texts import described
from cogs.fairness.notes import FairNotes

PAGE_NAME: Final = "verify.html"


class Fairness(commands.Cog):
    """The commands /fair and /cut."""

    def __init__(self, answers: TableAnswers, tables: TableManager, notes: FairNotes) -> None:
        self._answers = answers
        self._tables = tables
        self._notes = notes

    @app_commands.command(name="fair", description=described("fair"))
    @app_commands.describe(page=described("fair-page"))
    async def fair(self, interaction: BotInteraction, page: bool = False) -> None:
        say = Phrases(origin_of(interaction).locale)
        if page:
            file = discord.File(io.BytesIO(verify_page(say.locale).encode()), PAGE_NAME)
            await fill(interaction, content=say("fair-page"), attachments=[file])
            return
        here = self._tables.view_in(interaction.channel_id)
        await fill(interaction, view=await self._notes.note(say, interaction.guild_id, here))

    @app_commands.command(name="cut", description=described("cut"))
    @app_commands.describe(word=described("cut-word"))
    @app_commands.guild_only()
    async def cut(self, interaction: BotInteraction, word: app_commands.Range[str, 1, WORD_LENGTH_MOST]) -> None:
        await self._answers.submit_seated(interaction, lambda request: CutDeal(request, word))
