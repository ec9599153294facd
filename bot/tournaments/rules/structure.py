"""The ladder of stakes, computed from a tournament's planned length (tournament rules, section 4).

Pure.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from bot.poker.games.base import Game
from bot.poker.house_rules import HouseRules

FIRST_BET: Final = 100
"""The default bet of the first level, in chips: the small bet, or the big blind in pot limit and no limit."""
GROWTH_MOST: Final = 1.6
"""The maximum growth per level: for a faster ladder the organiser is warned of too little play (T-4.1)."""
STACK_BLINDS: Final = 50
"""The starting stack in pot limit and no limit, in big blinds (T-4.4)."""
LAST_BLINDS: Final = 20
"""The total chips in play at the last planned level in pot limit and no limit, in big blinds (T-4.4)."""
BLINDS_SHARE: Final = 0.9
"""The value of ``Tempo.share`` in pot limit and no limit; with so few big blinds left, play ends soon."""
_NICE: Final = (10, 12, 15, 18, 20, 25, 30, 35, 40, 50, 60, 70, 80, 90)
_LEVELS_LEAST: Final = 2
_GROWTH_LEAST: Final = 1.05
"""The minimum growth per level: the stakes always rise, even with few players in a long tournament."""


@dataclass(frozen=True, slots=True)
class Tempo:
    """How fast chips change hands in a family of games."""

    swing: float
    """The typical change of a stack in one hand, in big bets (``s`` in T-4.1)."""
    share: float
    """The planned levels' share of the target time; after them, play continues until somebody wins."""
    stack_bets: int
    """The starting stack, in big bets of the first level."""


_STUD: Final = Tempo(1.7, 0.8, 15)
_SINGLE_DRAW: Final = Tempo(2.2, 0.8, 20)
_TRIPLE_DRAW: Final = Tempo(2.8, 0.9, 20)


def tempo_of(games: Iterable[tuple[Game, HouseRules]]) -> Tempo:
    """Return the tempo of a mix, combined from the tempos of its games.

    The swing is the root mean square of the games' swings, the share is the mean of their shares, and the starting
    stack is the deepest of theirs.
    """
    tempos = [_tempo(played) for played in games]
    squares = sum(tempo.swing**2 for tempo in tempos)
    return Tempo(
        math.sqrt(squares / len(tempos)) if len(tempos) > 1 else tempos[0].swing,
        sum(tempo.share for tempo in tempos) / len(tempos),
        max(tempo.stack_bets for tempo in tempos),
    )


def _tempo(played: tuple[Game, HouseRules]) -> Tempo:
    game, rules = played
    draws = sum(street.draw for street in game.streets_under(rules))
    return _STUD if not draws else _SINGLE_DRAW if draws == 1 else _TRIPLE_DRAW


@dataclass(frozen=True, slots=True)
class Requirements:
    """The organiser's settings from which a ladder is computed."""

    target_minutes: float
    level_minutes: float
    hand_seconds: float
    """The expected length of a hand in seconds (``h`` in T-4.1)."""
    entrants: int
    tempo: Tempo
    has_fixed_bets: bool = True
    """False if no game has a fixed limit; then the levels' bets are big blinds (T-4.4, R-17.7)."""
    stack_bets: int | None = None
    """The starting stack in big bets, or in big blinds in pot limit and no limit; None for the usual stack."""
    first_bet: int = FIRST_BET

    @property
    def bets(self) -> int:
        """The starting stack in big bets, or in big blinds in pot limit and no limit."""
        usual = self.tempo.stack_bets if self.has_fixed_bets else STACK_BLINDS
        return self.stack_bets or usual

    @property
    def share(self) -> float:
        """The levels' share of the target time: the tempo's in fixed limit, otherwise BLINDS_SHARE."""
        return self.tempo.share if self.has_fixed_bets else BLINDS_SHARE

    @property
    def stack(self) -> int:
        """The starting stack in chips."""
        return self.bets * self.first_bet * (2 if self.has_fixed_bets else 1)


@dataclass(frozen=True, slots=True)
class Ladder:
    """The bets of a tournament's levels: small bets, or big blinds in pot limit and no limit."""

    bets: tuple[int, ...]
    """The bets of the planned levels; after them the bets continue to rise (T-4.1)."""
    growth: float
    """The factor from one level's bet to the next, before rounding (``g`` in T-4.1)."""
    stack: int
    """The starting stack in chips."""
    shortest_minutes: int | None
    """The shortest target that leaves enough play, in minutes; None if the ladder does not rise too fast."""

    def bet(self, level: int) -> int:
        """Return the bet of a level, counted from 1.

        After the planned levels the bets rise by the same factor.
        """
        if level <= len(self.bets):
            return self.bets[level - 1]
        return _rising(self.bets[0], self.growth, level)[-1]

    def level(self, smallest_bet: int, bets_per_level: int = 1) -> int | None:
        """Return the level, counted from 1, at which a game has this smallest bet; None if no level has it.

        ``bets_per_level``: the level's bet in smallest bets of the game (R-17.3).
        """
        level = 1
        while (bet := self.bet(level) // bets_per_level) < smallest_bet:
            level += 1
        return level if bet == smallest_bet else None


def ladder(wanted: Requirements) -> Ladder:
    """Return the ladder of a tournament (T-4.1; T-4.4 in pot limit and no limit)."""
    start, end = _relative_depth(wanted)
    levels = max(_LEVELS_LEAST, round(wanted.share * wanted.target_minutes / wanted.level_minutes))
    growth = max(_GROWTH_LEAST, (start / end) ** (1 / (levels - 1)))
    shortest = None
    if growth > GROWTH_MOST:
        enough = 1 + math.log(start / end) / math.log(GROWTH_MOST)
        shortest = math.ceil(wanted.level_minutes / wanted.share * enough)
    return Ladder(tuple(_rising(wanted.first_bet, growth, levels)), growth, wanted.stack, shortest)


def _relative_depth(wanted: Requirements) -> tuple[float, float]:
    """Return the total chips in play, in bets of the first level (K0) and in bets of the last level (KT)."""
    start = wanted.entrants * wanted.bets
    if not wanted.has_fixed_bets:
        return start, LAST_BLINDS
    hands_a_level = 60 * wanted.level_minutes / wanted.hand_seconds
    return start, 2 * wanted.tempo.swing * math.sqrt(hands_a_level)


def _rising(first: int, growth: float, levels: int) -> list[int]:
    """Return one rounded bet per level, each larger than the one before."""
    bets = [first]
    for level in range(1, levels):
        bets.append(max(nice(first * growth**level), _above(bets[-1])))
    return bets


def nice(figure: float) -> int:
    """Return the rounded figure that is nearest by ratio.

    The rounded figures are 10 12 15 18 20 25 30 35 40 50 60 70 80 90, and these times 10, 100 and so on (T-4.1).
    """
    candidates = _nice_near(figure)
    return min(candidates, key=lambda candidate: (max(candidate / figure, figure / candidate), candidate))


def _above(figure: int) -> int:
    """Return the next larger rounded figure."""
    return min(candidate for candidate in _nice_near(figure) if candidate > figure)


def _nice_near(figure: float) -> list[int]:
    """Return the rounded figures in the powers of ten around ``figure``; the smallest is 10."""
    power = max(0, math.floor(math.log10(max(figure, 1))) - 1)
    return [nice_figure * 10**exponent for exponent in (power, power + 1) for nice_figure in _NICE]
