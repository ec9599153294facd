"""Points over a season (T-5.2). Pure."""

import math
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Literal

BEST_RESULTS: Final = 8
"""How many of a player's results count in a season: the best ones."""
PLACES_LEAST: Final = 3
Season = Literal["month", "quarter", "year"]


def points(place: int, entrants: int) -> int:
    """Return the points of a place: for the top half of the field and at least the top 3."""
    if place > max(PLACES_LEAST, entrants // 2):
        return 0
    return round(10 * math.sqrt(entrants / place))


def season_of(local: datetime, season: Season) -> str:
    """Return ``2027-03``, ``2027-Q1`` or ``2027``, by the date where the tournament is held."""
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
    """The sum over the results that count."""
    results: int
    """Tournaments played."""
    best: int
    """The best place."""


@dataclass(frozen=True, slots=True)
class Result:
    player_id: int
    place: int
    entrants: int


def table(results: Iterable[Result]) -> list[LeagueRow]:
    """Return the season's table, the leader first; ties go to the better place, then to fewer tournaments."""
    by_player: defaultdict[int, list[Result]] = defaultdict(list)
    for result in results:
        by_player[result.player_id].append(result)
    rows = [_row(player, own) for player, own in by_player.items()]
    return sorted(rows, key=lambda each: (-each.points, each.best, each.results, each.player_id))


def _row(player_id: int, results: list[Result]) -> LeagueRow:
    counted = sorted((points(result.place, result.entrants) for result in results), reverse=True)[:BEST_RESULTS]
    return LeagueRow(player_id, sum(counted), len(results), min(result.place for result in results))
