"""The points of the league over a season (T-5.2). Pure."""

import math
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final, Literal

BEST_RESULTS: Final = 8
"""The number of a player's best results in a season that count for the league."""
PLACES_LEAST: Final = 3
PLACE_POINTS: Final = (10, 8, 6, 5, 4, 3, 2, 1)
"""The points of the formula ``places``, from first place down."""
Season = Literal["month", "quarter", "year"]
Formula = Literal["field", "places", "prize"]


@dataclass(frozen=True, slots=True)
class Scoring:
    """How a tournament's places become points of the league."""

    formula: Formula = "field"
    """``field``: by the place and the number of entrants. ``places``: PLACE_POINTS. ``prize``: the percentage of
    all prizes that the player won."""
    knockout: int = 0
    """The points for winning another player's last chips, alone or with others."""
    showing_up: int = 0
    """The points for having played."""


@dataclass(frozen=True, slots=True)
class Result:
    """A player's result in one tournament."""

    player_id: int
    place: int
    entrants: int
    prize: int = 0
    prizes: int = 0
    """The sum of all prizes of the tournament."""
    scoring: Scoring = Scoring()
    knockouts: int = 0

    @property
    def points(self) -> int:
        """The points that the result earns (T-5.2)."""
        extra = self.knockouts * self.scoring.knockout + self.scoring.showing_up
        match self.scoring.formula:
            case "field":
                return points(self.place, self.entrants) + extra
            case "places":
                return (PLACE_POINTS[self.place - 1] if self.place <= len(PLACE_POINTS) else 0) + extra
            case "prize":
                return round(100 * self.prize / (self.prizes or 1)) + extra


def points(place: int, entrants: int) -> int:
    """Return the usual league points for a place.

    The top half of the field, and at least the top 3, get points.
    """
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
    place: int
    """The player's place in the standings; players with equal points share one."""
    player_id: int
    points: int
    """The sum of the points of the results that count."""
    results: int
    """The number of tournaments that the player has played in the season."""
    best: int
    """The player's best place."""


def table(results: Iterable[Result]) -> list[LeagueRow]:
    """Return the season's ranking, the leader first.

    Players with equal points share a place. Of these, the one with the better best place is listed first, then the
    one with fewer tournaments.
    """
    by_player: defaultdict[int, list[Result]] = defaultdict(list)
    for result in results:
        by_player[result.player_id].append(result)
    rows = [_row(player, own) for player, own in by_player.items()]
    better = [sum(other.points > row.points for other in rows) for row in rows]
    ranked = [replace(row, place=ahead + 1) for row, ahead in zip(rows, better, strict=True)]
    return sorted(ranked, key=lambda each: (each.place, each.best, each.results, each.player_id))


def _row(player_id: int, results: list[Result]) -> LeagueRow:
    counted = sorted((result.points for result in results), reverse=True)[:BEST_RESULTS]
    return LeagueRow(0, player_id, sum(counted), len(results), min(result.place for result in results))
