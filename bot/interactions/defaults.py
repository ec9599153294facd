"""Defaults of the host for what a room's settings leave open."""

from bot.publishing.services import Services


async def starting_chips(services: Services, guild_id: int) -> int:
    """Chips of a player new to the server."""
    chosen = (await services.office.rooms.settings(guild_id)).starting_chips
    return services.settings.first_grant if chosen is None else chosen


async def daily_claim(services: Services, guild_id: int) -> int:
    """The chips that a broke player may claim back up to, once a day."""
    chosen = (await services.office.rooms.settings(guild_id)).daily_claim
    return services.settings.claim_amount if chosen is None else chosen
