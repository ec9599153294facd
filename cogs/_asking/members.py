"""The member whom a command is about."""

import discord

from bot.common.complaint import Complaint
from bot.common.escaping import clean
from bot.interactions.click import BotInteraction
from bot.moderation.powers import Power
from cogs._asking.asker import guild_of
from cogs._asking.authority import authorised

Whom = discord.User | discord.Member


async def authorised_subject(interaction: BotInteraction, power: Power, user: Whom, *, known: bool = False) -> int:
    """The pseudonym of the user whom the order is about, if the asker may give it. ``known``: only for users who have a
    pseudonym; otherwise one is made. Raises Complaint."""
    await authorised(interaction, power)
    player = await (known_player(interaction, user) if known else _player(interaction, user))
    await authorised(interaction, power, subject_id=player, subject=user)
    return player


async def known_player(interaction: BotInteraction, user: Whom) -> int:
    """Raises Complaint for a user who never did anything here: looking someone up makes no pseudonym."""
    player = await interaction.client.services.directory.known(user.id)
    if player is None:
        raise Complaint("player-unknown", name=clean(user.display_name))
    _saw(interaction, player, user)
    return player


async def _player(interaction: BotInteraction, user: Whom) -> int:
    if user.bot:
        raise Complaint("player-is-a-bot")
    player = await interaction.client.services.directory.player_id(user.id)
    _saw(interaction, player, user)
    return player


def _saw(interaction: BotInteraction, player: int, user: Whom) -> None:
    interaction.client.services.names.saw(guild_of(interaction), player, user.display_name)
