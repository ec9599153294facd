"""The points of the league over a season (T-5.2). Pure."""

import math
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Literal

BEST_RESULTS: Final = 8
"""The number of a player's best results in a season that count for the league."""
PLACES_LEAST: Final = 3
Season = Literal["month", "quarter", "year"]


def points(place: int, entrants: int) -> int:
    """Return the league points for a place; the top half of the field, and at least the top 3, get points."""
    if place > max(PLACES_LEAST, entrants // 2):
        return 0
    return round(10 * math.sqrt(entrants / place))


def season_of(local: datetime, season: Season) -> str:
    """Return the season of a date in the tournament's time zone: ``2027-03``, ``2027-Q1`` or ``2027``."""
    match season:
        case "month":
            return f"{local.year}-{local.month:02}"
        case "quarter":
            return f"{local.year}-Q{(local.month + 2) // 3}"
        case "year":
            return str(local.year)


@dataclass(frozen=True, slots=True)
class LeagueRow:
    player_id: int
    points: int
    """The sum of the points of the results that count."""
    results: int
    """The number of tournaments that the player has played in the season."""
    best: int
    """The player's best place."""


@dataclass(frozen=True, slots=True)
class Result:
    player_id: int
    place: int
    entrants: int


def table(results: Iterable[Result]) -> list[LeagueRow]:
    """Return the season's ranking, the leader first.

    Of players with equal points, the one with the better best place comes first, then the one with fewer tournaments.
    """
    by_player: defaultdict[int, list[Result]] = defaultdict(list)
    for result in results:
        by_player[result.player_id].append(result)
    rows = [_row(player, own) for player, own in by_player.items()]
    return sorted(rows, key=lambda each: (-each.points, each.best, each.results, each.player_id))


def _row(player_id: int, results: list[Result]) -> LeagueRow:
    counted = sorted((points(result.place, result.entrants) for result in results), reverse=True)[:BEST_RESULTS]
    return LeagueRow(player_id, sum(counted), len(results), min(result.place for result in results))
