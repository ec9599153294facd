"""Results of tournaments as CSV files (T-5.3).

The names are those of the people whom ``name_of`` knows; others have an empty cell.
"""

from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Any

from bot.moderation.export_files import csv_text
from bot.tournaments.ports import Finished, TournamentView
from bot.tournaments.questions import league_results
from bot.tournaments.rules.schedule import zone_of
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import TournamentState
from bot.ui.scene.answers import NameOf


def result_csv(view: TournamentView, name_of: NameOf) -> bytes:
    """Return the result as a CSV file, the winner first; players who share a place have the same number.

    After a cancellation, those who were still in have no place.
    """
    rows = _rows(view.tournament_id, view.new.settings, view.state, name_of)
    return csv_text(list(rows)).encode("utf-8-sig")


def winners_csv(past: Iterable[Finished], name_of: NameOf) -> bytes:
    """Return the winners of a series' finished tournaments as a CSV file, the newest first."""
    rows = [
        row
        for each in past
        for row in _rows(each.tournament_id, each.settings, each.state, name_of)
        if row["place"] == 1
    ]
    return csv_text(rows).encode("utf-8-sig")


def _rows(
    tournament_id: int, settings: TournamentSettings, state: TournamentState, name_of: NameOf
) -> Iterator[dict[str, Any]]:
    places = {player: place for place, players in state.places() for player in players}
    points = {each.player_id: each.points for each in league_results(settings, state)} if settings.season else {}
    start = datetime.fromtimestamp(state.start_ms / 1000, zone_of(settings.zone))
    field = state.started()
    for entrant in sorted(field, key=lambda entrant: places.get(entrant.player_id, 0)):
        yield {
            "tournament": tournament_id,
            "title": settings.name,
            "start": start.isoformat(timespec="minutes"),
            "entrants": len(field),
            "place": places.get(entrant.player_id),
            "name": name_of(entrant.player_id) or "",
            "entries": entrant.entries,
            "rebuys": entrant.rebuys,
            "add_on": int(entrant.add_on),
            "prize": entrant.prize,
            "bounties": entrant.won_bounties,
            "refund": entrant.refund,
            "points": points.get(entrant.player_id, 0),
        }
