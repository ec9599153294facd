"""The member whom a command is about."""

import discord

from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of, person_of
from bot.moderation.powers import Power

Whom = discord.User | discord.Member


async def authorised_subject(interaction: BotInteraction, power: Power, user: Whom, *, known: bool = False) -> int:
    """The pseudonym of the user whom the order is about, if the asker may give it. ``known``: only for users who have a
    pseudonym; otherwise one is made. Raises Complaint."""
    authority = interaction.client.services.authority
    return await authority.may_on(origin_of(interaction), power, person_of(user), known=known)


async def known_player(interaction: BotInteraction, user: Whom) -> int:
    """Raises Complaint for a user who never did anything here: looking someone up makes no pseudonym."""
    return await interaction.client.services.authority.known_player(origin_of(interaction), person_of(user))
