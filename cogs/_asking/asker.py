"""The asker: their server, their pseudonym, and their rank."""

from bot.common.complaint import Complaint
from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of
from bot.tables.saving import Request


def guild_of(interaction: BotInteraction) -> int:
    if interaction.guild_id is None:
        raise Complaint("only-in-a-server")
    return interaction.guild_id


async def player_of(interaction: BotInteraction) -> int:
    """The asker's pseudonym; their wallet opens with the first grant at first use. Raises Complaint."""
    request = await request_of(interaction)
    assert request.player_id is not None
    return request.player_id


async def request_of(interaction: BotInteraction) -> Request:
    """The request of this very command, by the asker, so that it is carried out once."""
    return await interaction.client.services.requests.request_of(origin_of(interaction))


async def moderates(interaction: BotInteraction) -> bool:
    """True if the asker is a moderator, by rank alone, for finding and suggesting. Nothing is done on the strength of
    it, and the asker gets no pseudonym."""
    return await interaction.client.services.authority.moderates(origin_of(interaction))
