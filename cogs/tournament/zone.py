"""The time zone of a tournament: the one that was asked for, else the one that was used last on the server."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from bot.interactions.click import BotInteraction
from bot.tournaments.manager import TournamentManager
from bot.tournaments.rules.schedule import zone_of
from bot.typed.times.zones import zone_named
from cogs._asking.asker import guild_of


def manager_of(interaction: BotInteraction) -> TournamentManager:
    return interaction.client.services.tournaments


def now_of(interaction: BotInteraction) -> datetime:
    return datetime.fromtimestamp(interaction.client.services.timer.now_ms() / 1000, UTC)


async def zone_wanted(interaction: BotInteraction, chosen: str | None) -> ZoneInfo:
    """Raises ScheduleError for a zone that does not exist."""
    return zone_of(zone_named(chosen)) if chosen else await manager_of(interaction).zone(guild_of(interaction))
