"""How many tournaments a server may have at once."""

from collections.abc import Iterable

from bot.common.complaint import Complaint
from bot.tournaments.ports import TournamentView
from bot.tournaments.settings import TOURNAMENTS_MOST


def check_room_for_more(present: Iterable[TournamentView]) -> None:
    """Raises Complaint if the server has its fill of tournaments, those that recur not counted."""
    if sum(view.new.schedule_id is None for view in present) >= TOURNAMENTS_MOST:
        raise Complaint("tournaments-too-many", most=TOURNAMENTS_MOST)
