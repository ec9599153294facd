"""Answers to commands that only the asker sees."""

import discord
from discord import app_commands


class Complaint(app_commands.AppCommandError):
    """The asker's mistake: ``key`` is the phrase that says what to do, ``values`` its variables."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


async def tell(interaction: discord.Interaction, text: str) -> None:
    """Answer privately, whether or not the command was acknowledged before."""
    if interaction.response.is_done():
        await interaction.edit_original_response(content=text)
    else:
        await interaction.response.send_message(text, ephemeral=True)


async def tell_view(interaction: discord.Interaction, view: discord.ui.LayoutView) -> None:
    """Answer a command that was deferred with a message of components."""
    await interaction.edit_original_response(view=view, allowed_mentions=discord.AllowedMentions.none())
