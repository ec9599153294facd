"""The time zone of a tournament: the one that was asked for, else the one that was used last on the server."""

from datetime import UTC, datetime
from typing import Final
from zoneinfo import ZoneInfo

from bot.tournaments.rules.schedule import ScheduleError, zone_of
from bot.tournaments.settings import TournamentSettings
from bot.ui.context.interactions import BotInteraction
from cogs._asking.asker import guild_of
from cogs.tournament.typed.zones import zone_named

UTC_ZONE: Final = ZoneInfo("UTC")


def now_of(interaction: BotInteraction) -> datetime:
    return datetime.fromtimestamp(interaction.client.services.timer.now_ms() / 1000, UTC)


async def zone_wanted(interaction: BotInteraction, chosen: str | None) -> ZoneInfo:
    """Raises ScheduleError for a zone that does not exist."""
    if chosen:
        return zone_of(zone_named(chosen))
    last = await newest_settings(interaction)
    try:
        return zone_of(last.zone) if last is not None else UTC_ZONE
    except ScheduleError:
        return UTC_ZONE


async def newest_settings(interaction: BotInteraction) -> TournamentSettings | None:
    """The settings of the tournament that was created last on the server, over or not."""
    manager, guild_id = interaction.client.services.tournaments, guild_of(interaction)
    found = {view.tournament_id: view.new.settings for view in manager.in_guild(guild_id)}
    if not found:
        found = {each.tournament_id: each.settings for each in await manager.store.past(guild_id, 1)}
    return found[max(found)] if found else None
