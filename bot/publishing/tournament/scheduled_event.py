"""Discord's scheduled event for a tournament, if the bot may create one (T-1.2).

Marking interest in the event does not register anybody: the event links to the tournament's post.
"""

import logging
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any, Final

import discord

from bot.common.escaping import plain
from bot.locales.phrases import Phrases
from bot.tournaments.ports import TournamentView
from bot.typed.game_names import kind_of
from bot.ui.discord.creating import created
from bot.ui.discord.outbox import Outbox

log = logging.getLogger(__name__)

NAME_MOST: Final = 100
PLACE_MOST: Final = 100
NOT_THERE: Final = 10070
"""Discord's code for an event that somebody has deleted."""
_STATUS: Final = {
    "scheduled": discord.EventStatus.scheduled,
    "registering": discord.EventStatus.scheduled,
    "check_in": discord.EventStatus.scheduled,
    "running": discord.EventStatus.active,
    "finished": discord.EventStatus.completed,
    "cancelled": discord.EventStatus.canceled,
}
_NEXT: Final = {
    (discord.EventStatus.scheduled, discord.EventStatus.active): (discord.EventStatus.active,),
    (discord.EventStatus.scheduled, discord.EventStatus.completed): (
        discord.EventStatus.active,
        discord.EventStatus.completed,
    ),
    (discord.EventStatus.scheduled, discord.EventStatus.canceled): (discord.EventStatus.canceled,),
    (discord.EventStatus.active, discord.EventStatus.completed): (discord.EventStatus.completed,),
    (discord.EventStatus.active, discord.EventStatus.canceled): (discord.EventStatus.completed,),
}
"""(current status, wanted status) -> the statuses to set one by one.

Discord makes some of these changes itself at the event's times.
"""


@dataclass(frozen=True, slots=True)
class EventWords:
    """The event's name, times, place and description."""

    name: str
    start: datetime
    end: datetime
    place: str
    description: str


@dataclass(slots=True)
class KnownEvent:
    """The state of the event on Discord, as far as this process knows it."""

    event_id: int | None = None
    is_saved: bool = True
    """False while the id of a new event is not saved yet."""
    words: EventWords | None = None
    """The texts of the event; None if this process has not fetched it yet."""
    status: discord.EventStatus | None = None
    refused: bool = False
    """True once the bot has logged that it lacks the permission to create events."""


def event_words(view: TournamentView, say_: Phrases, channel: str, link: str) -> EventWords:
    settings = view.new.settings
    start = datetime.fromtimestamp(view.state.start_ms / 1000, UTC)
    rounds, entrants = settings.format.rounds, max(len(view.state.entrants), settings.entrants_least)
    minutes = settings.minutes_for(entrants) if rounds.seats else settings.target_minutes
    return EventWords(
        plain(settings.name, NAME_MOST) or say_("tourney-event-name"),
        start,
        start + timedelta(minutes=minutes),
        plain(f"#{channel}", PLACE_MOST),
        say_("tourney-event", game=say_(f"game-{kind_of(settings.game, settings.rotation)}"), link=link),
    )


async def keep_event(
    outbox: Outbox,
    guild: discord.Guild,
    view: TournamentView,
    words: EventWords,
    known: KnownEvent,
) -> int | None:
    """Create or update the event; return its id, or None if there is no event.

    Raises discord.py's errors.
    """
    wanted, event_id = _STATUS[view.state.phase], known.event_id
    if event_id is None:
        return await _make(outbox, guild, view, words, known) if wanted is discord.EventStatus.scheduled else None
    if known.status is wanted and (known.words == words or wanted is not discord.EventStatus.scheduled):
        return event_id
    try:
        fetch = partial(guild.fetch_scheduled_event, event_id, with_counts=False)
        event = await outbox.counted(fetch, ahead=True)
    except discord.NotFound as error:
        if error.code != NOT_THERE:
            raise
        known.words, known.status = words, wanted  # a moderator has deleted it; do not create it again
        return event_id
    await _update(outbox, event, words, wanted)
    known.words, known.status = words, wanted
    return event_id


async def _make(
    outbox: Outbox, guild: discord.Guild, view: TournamentView, words: EventWords, known: KnownEvent
) -> int | None:
    """Create the event if registration is open and the start lies ahead: Discord accepts no past start."""
    if view.state.phase == "scheduled" or view.state.start_ms <= view.now_ms + 1000:
        return None
    if not guild.me.guild_permissions.create_events:
        if not known.refused:
            log.info("no scheduled events in server %d: the bot may not create any", guild.id)
        known.refused = True
        return None
    create = partial(
        guild.create_scheduled_event,
        **_fields(words),
        entity_type=discord.EntityType.external,
        privacy_level=discord.PrivacyLevel.guild_only,
    )
    find = partial(_find_lost, outbox, guild, words)
    event = await find()
    if event is None:
        event = await created(outbox, create, find)
    known.words, known.status = words, discord.EventStatus.scheduled
    return event.id


async def _find_lost(outbox: Outbox, guild: discord.Guild, words: EventWords) -> discord.ScheduledEvent | None:
    """Return an event that the bot created without learning its id.

    Discord's answer was lost, or the process died before the id was saved.
    """
    events = await outbox.counted(partial(guild.fetch_scheduled_events, with_counts=False), ahead=True)
    ours = (each for each in events if each.creator_id == guild.me.id and each.status is discord.EventStatus.scheduled)
    return next((each for each in ours if (each.name, each.start_time) == (words.name, words.start)), None)


async def _update(
    outbox: Outbox, event: discord.ScheduledEvent, words: EventWords, wanted: discord.EventStatus
) -> None:
    if wanted is discord.EventStatus.scheduled and event.status is discord.EventStatus.scheduled:
        current = EventWords(
            event.name, event.start_time, event.end_time or words.end, event.location or "", event.description or ""
        )
        if current != words:
            edit = partial(
                event.edit,
                **_fields(words),
            )
            await outbox.counted(edit, ahead=True)
        return
    for status in _NEXT.get((event.status, wanted), ()):
        event = await outbox.counted(partial(event.edit, status=status), ahead=True)


def _fields(words: EventWords) -> dict[str, Any]:
    """Return the event's texts as keyword arguments for discord.py."""
    return {
        "name": words.name,
        "start_time": words.start,
        "end_time": words.end,
        "location": words.place,
        "description": words.description,
    }
