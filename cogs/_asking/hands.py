"""The finished hand that a command means; see bot/use_cases/hands.py."""

from discord import app_commands

from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of
from cogs._shared.suggestions import HandSuggestions


async def hand_meant(interaction: BotInteraction, text: str) -> tuple[int, int]:
    """Table and number. Raises Complaint."""
    return await interaction.client.services.finding_hands.meant(origin_of(interaction), text)


async def suggest_own_hands(interaction: BotInteraction, typed: str) -> list[app_commands.Choice[str]]:
    """The asker's last finished hands."""
    return await HandSuggestions(interaction.client.services.finding_hands).own(interaction, typed)
