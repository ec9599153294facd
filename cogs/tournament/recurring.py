"""Recurring tournaments: scheduled, listed and given up."""

from dataclasses import replace
from datetime import datetime
from typing import Final

from discord import app_commands

from bot.common.complaint import Complaint
from bot.common.discord_limits import CHOICES_MOST
from bot.common.escaping import clean, plain
from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of
from bot.locales.phrases import Phrases, say
from bot.moderation.powers import Power
from bot.tables.saving import Request
from bot.tournaments.ports import NewTournament, Schedule
from bot.tournaments.rules.schedule import ScheduleError, occurrences, zone_of
from bot.typed.game_names import MIX
from bot.typed.times.repeats import first_start, parse_repeats, suggested
from bot.typed.tournament_order import TournamentOrder
from bot.ui.discord.replies import tell
from bot.ui.text.moments import full_stamp
from bot.ui.tournament.preview import PreviewedTournament, repeats_text
from bot.ui.tournament.scene import NAME_MOST
from cogs._asking.asker import guild_of, moderates
from cogs._asking.authority import authorised, entry_of
from cogs._asking.requests import reason_of
from cogs.tournament.managing import check_guarantee, place_of, settings_ordered
from cogs.tournament.preview import SCHEDULES_MOST, show_preview
from cogs.tournament.words import finding_of, told_lines
from cogs.tournament.zone import now_of, zone_wanted

SHOWN: Final = 3
"""How many next starts are told."""
OPENS_MINUTES: Final = 5 * 24 * 60
"""Registration opens so long before each start: a weekly tournament has two days between."""


async def schedule(interaction: BotInteraction, order: TournamentOrder, repeats: str, template: str | None) -> None:
    asker = await authorised(interaction, Power.RUN_TOURNAMENT)
    guild_id, place = guild_of(interaction), place_of(interaction)
    order = await _with_start(interaction, order, repeats)
    settings, start = await settings_ordered(interaction, order, template)
    await check_guarantee(interaction, settings)
    rule = parse_repeats(repeats, start.wall, zone_of(settings.zone))
    wanted = Schedule(
        guild_id, place, asker.player_id, settings, start.wall.isoformat(), settings.zone, rule, OPENS_MINUTES
    )
    starts = next_starts(wanted, now_of(interaction))
    if not starts:
        raise Complaint("repeats-never", text=repeats)
    opens_ms = starts[0] - OPENS_MINUTES * 60_000
    first = NewTournament(guild_id, place, asker.player_id, settings, starts[0], opens_ms)
    await show_preview(interaction, PreviewedTournament(first, "tournament schedule", wanted, tuple(starts)))


async def _with_start(interaction: BotInteraction, order: TournamentOrder, repeats: str) -> TournamentOrder:
    """``every friday 20:00`` names the first start as well, where no other is ordered. Raises Complaint."""
    if order.start is not None:
        return order
    zone = await zone_wanted(interaction, order.zone)
    first = first_start(repeats, now_of(interaction), zone)
    return order if first is None else replace(order, start=first.isoformat(timespec="minutes"))


def next_starts(wanted: Schedule, now: datetime) -> list[int]:
    """The start in ms. Raises ScheduleError."""
    first, zone = datetime.fromisoformat(wanted.wall), zone_of(wanted.zone)
    return [int(start.timestamp() * 1000) for start in occurrences(first, zone, wanted.rule, now, SHOWN)]


async def list_schedules(interaction: BotInteraction) -> str:
    say_, now = Phrases(str(interaction.locale)), now_of(interaction)
    lines = [schedule_line(say_, each, now) for each in await _schedules(interaction)]
    lines += [say_("schedules-unreadable", id=each) for each in await _unreadable(interaction)]
    if not lines:
        return say_("schedules-none")
    return "\n".join([say_("schedules-title"), told_lines(say_.locale, lines, SCHEDULES_MOST)])


def schedule_line(say_: Phrases, wanted: Schedule, now: datetime) -> str:
    try:
        starts, repeats = next_starts(wanted, now), repeats_text(say_, wanted)
    except ScheduleError:
        starts, repeats = [], f"`{wanted.rule}`"
    return say_(
        "schedules-line",
        id=wanted.schedule_id,
        name=clean(wanted.settings.name, NAME_MOST),
        game=say_(f"game-{MIX if wanted.settings.rotation else wanted.settings.game}"),
        channel=f"<#{wanted.channel_id}>",
        repeats=repeats,
        next=full_stamp(starts[0]) if starts else say_("schedules-over"),
    )


async def unschedule(interaction: BotInteraction, chosen: str, reason: str) -> None:
    """A tournament that is announced already stays. A recurrence that cannot be read is named by its number."""
    why = reason_of(reason)
    asker = await authorised(interaction, Power.RUN_TOURNAMENT)
    schedule_id, name = await _named(interaction, chosen)
    request = Request(interaction.id, asker.player_id, "tournament unschedule")
    entry = entry_of(interaction, "tournament_unschedule", request, why, before=f"schedule {schedule_id}")
    gone = await interaction.client.services.tournaments.store.drop_schedule(
        guild_of(interaction), schedule_id, request, entry
    )
    if not gone:
        raise Complaint("schedule-unknown", text=chosen)
    await tell(interaction, say(str(interaction.locale), "schedule-dropped", name=name))


async def _schedules(interaction: BotInteraction) -> list[Schedule]:
    """The schedules that the asker may know of."""
    sees = await finding_of(interaction).channels_seen(origin_of(interaction))
    known = await interaction.client.services.tournaments.store.schedules(guild_of(interaction))
    return [each for each in known if sees(each.channel_id)]


async def _unreadable(interaction: BotInteraction) -> list[int]:
    """The schedules that cannot be read, for moderators alone: nobody knows in which channel they are."""
    if not await moderates(interaction):
        return []
    return await interaction.client.services.tournaments.store.unreadable_schedules(guild_of(interaction))


async def _named(interaction: BotInteraction, chosen: str) -> tuple[int, str]:
    """The schedule's number and its name. Raises Complaint."""
    wanted = chosen.strip().removeprefix("#").casefold()
    for each in await _schedules(interaction):
        if wanted in (str(each.schedule_id), each.settings.name.casefold()):
            return each.schedule_id, clean(each.settings.name, NAME_MOST)
    for schedule_id in await _unreadable(interaction):
        if wanted == str(schedule_id):
            return schedule_id, f"#{schedule_id}"
    raise Complaint("schedule-unknown", text=chosen)


async def suggest_schedules(interaction: BotInteraction, typed: str) -> list[app_commands.Choice[str]]:
    if not await moderates(interaction):
        return []
    found = await _schedules(interaction)
    names = [(f"{plain(each.settings.name, NAME_MOST)} (#{each.schedule_id})", each.schedule_id) for each in found]
    names += [(f"#{each}", each) for each in await _unreadable(interaction)]
    wanted = typed.strip().casefold()
    fitting = [(name, value) for name, value in names if wanted in name.casefold()]
    return [app_commands.Choice(name=name, value=str(value)) for name, value in fitting[:CHOICES_MOST]]


async def suggest_repeats(interaction: BotInteraction, typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=each, value=each) for each in suggested(typed)[:CHOICES_MOST]]
