"""The files with all hands of a finished tournament, for the user who clicked."""

import io

import discord

from bot.common.discord_limits import FILE_BYTES_MOST
from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of
from bot.locales.phrases import say
from bot.ui.discord.replies import acknowledge, fill
from bot.use_cases.exports import TournamentHands


async def send_hands(interaction: BotInteraction, hands: TournamentHands, tournament_id: int) -> None:
    """Send the files with all hands of the tournament. Raises Complaint and StoreError."""
    origin = origin_of(interaction)
    with hands.making(origin, tournament_id):
        await acknowledge(interaction, thinking=True)
        venue = interaction.guild.name if interaction.guild is not None else ""
        files = await hands.made(origin, tournament_id, venue)
        if not files.hands or len(files.zipped) > FILE_BYTES_MOST:
            key = "tourney-hands-too-large" if files.hands else "tourney-hands-none"
            await fill(interaction, content=say(origin.locale, key))
            return
        told = say(origin.locale, "tourney-hands", count=files.hands)
        await fill(
            interaction,
            content=f"{told}\n{say(origin.locale, 'hands-file-use')}",
            attachments=[discord.File(io.BytesIO(files.zipped), f"tournament-{tournament_id}.zip")],
        )
