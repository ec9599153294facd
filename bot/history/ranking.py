"""A leaderboard from the players' figures. Pure."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.history.ports import RANKED_HANDS_LEAST, LeaderboardPage, Measure, Placed


@dataclass(frozen=True, slots=True)
class Contender:
    player_id: int
    hands: int
    profit: int
    bets: float
    """The profit in big bets."""
    listed: bool = True


def board(
    figures: Sequence[Contender],
    measure: Measure,
    *,
    own: int | None,
    skip: int,
    most: int,
    least: int = RANKED_HANDS_LEAST,
) -> LeaderboardPage:
    """Return a page of the leaderboard, the best first; ties are in order of player_id.

    ``least`` is the minimum number of hands for a place.
    ``own`` gets a line with their place even if they are hidden from leaderboards.
    """
    eligible = [each for each in figures if each.hands >= least]
    listed = sorted(
        (each for each in eligible if each.listed), key=lambda each: (-worth(each, measure), each.player_id)
    )
    lines = [*_placed(listed, measure)]
    mine = next((each for each in eligible if each.player_id == own), None)
    placed = None if mine is None else _among(mine, listed, measure)
    return LeaderboardPage(tuple(lines[skip : skip + most]), len(lines), placed)


def worth(figures: Contender, measure: Measure) -> float:
    return figures.profit if measure == "profit" else _rate(figures)


def _rate(figures: Contender) -> float:
    return 100 * figures.bets / figures.hands if figures.hands else 0.0


def _placed(ordered: Sequence[Contender], measure: Measure) -> Iterator[Placed]:
    place, last = 0, None
    for number, each in enumerate(ordered, 1):
        if (value := worth(each, measure)) != last:
            place, last = number, value
        yield _line(place, each)


def _among(mine: Contender, listed: Sequence[Contender], measure: Measure) -> Placed:
    better = sum(worth(each, measure) > worth(mine, measure) for each in listed if each.player_id != mine.player_id)
    return _line(better + 1, mine)


def _line(place: int, each: Contender) -> Placed:
    return Placed(place, each.player_id, each.hands, each.profit, _rate(each))
