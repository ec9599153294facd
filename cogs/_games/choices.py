"""Choices for a table's order, for the features that still look their parts up."""

from bot.interactions.click import BotInteraction
from bot.use_cases.tables.terms import turn_seconds as turn_seconds
from cogs._shared.choices import SEATS_MOST as SEATS_MOST
from cogs._shared.choices import Choices, OrderSuggestions
from cogs._shared.choices import game_choices as game_choices
from cogs._shared.choices import limit_choices as limit_choices
from cogs._shared.choices import limit_named as limit_named
from cogs._shared.choices import pace_choices as pace_choices
from cogs._shared.choices import rotation_choices as rotation_choices
from cogs._shared.choices import rules_choices as rules_choices


async def stakes_choices(interaction: BotInteraction, typed: str) -> Choices:
    return await OrderSuggestions(interaction.client.services.office.rooms).stakes(interaction, typed)
