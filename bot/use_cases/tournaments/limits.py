"""Limits on the number of tournaments and schedules of a server."""

from collections.abc import Iterable
from typing import Final

from bot.common.complaint import Complaint
from bot.common.discord_limits import CHOICES_MOST
from bot.tournaments.ports import TournamentStore, TournamentView
from bot.tournaments.settings import TOURNAMENTS_MOST

SCHEDULES_MOST: Final = CHOICES_MOST


def check_room_for_more(present: Iterable[TournamentView]) -> None:
    """Raise Complaint if the server has the maximum number of tournaments; those of schedules don't count."""
    if sum(view.new.schedule_id is None for view in present) >= TOURNAMENTS_MOST:
        raise Complaint("tournaments-too-many", most=TOURNAMENTS_MOST)


async def check_room_for_another_schedule(store: TournamentStore, guild_id: int) -> None:
    """Raise Complaint if the server has the maximum number of schedules, including unreadable ones.

    Raises StoreError.
    """
    if len(await store.schedules(guild_id)) + len(await store.unreadable_schedules(guild_id)) >= SCHEDULES_MOST:
        raise Complaint("schedules-too-many", most=SCHEDULES_MOST)
