"""The parameters for the three strengths of house players."""

from dataclasses import dataclass
from typing import Final

from bot.practice.strategies.equity import Reading
from bot.tables.state import HouseStrength


@dataclass(frozen=True, slots=True)
class Skill:
    """The parameters for one strength of house players.

    The quality of a hand is its expected share of the pot times the number of players still in: 1 is average.
    """

    reading: Reading
    careless: bool
    """True for a player who draws and sizes bets like a beginner; it has no effect in fixed limit stud."""
    weighs_draws: bool
    """True for a player who compares several sets of discards, instead of using the standard ones."""
    noise: float
    """The maximum error in the player's estimate of their share of the pot."""
    starts: float
    """The minimum quality for putting chips in on the first street."""
    first_plays: float
    """With a board: the chance to have the best own cards that a first call needs at the usual price."""
    first_raises: float
    """With a board: that chance for a raise before the flop."""
    stays: float
    """The minimum quality for calling on later streets, except where the player weighs pot odds."""
    bets: float
    """The minimum quality for a bet."""
    raises: float
    """The minimum quality for a raise; it is a quarter higher for each earlier raise."""
    eager: float
    """The probability that the player bets or raises when the hand is good enough."""
    weighs_odds: bool
    caution: float
    """How much the share must exceed the pot odds for a call.

    It allows for rivals who stay in with better hands than average.
    """
    bluffs: float
    """The probability that the player bets with a bad hand when nobody has bet."""


SKILLS: Final[dict[HouseStrength, Skill]] = {
    "novice": Skill(
        Reading(12, narrows=False, likely=0.3, reads_draws=False),
        careless=True,
        weighs_draws=False,
        noise=0.12,
        starts=0.6,
        first_plays=0.005,
        first_raises=0.25,
        stays=0.45,
        bets=1.5,
        raises=1.8,
        eager=0.5,
        weighs_odds=False,
        caution=0.0,
        bluffs=0.03,
    ),
    "regular": Skill(
        Reading(24, narrows=False, likely=0.5),
        careless=False,
        weighs_draws=False,
        noise=0.0,
        starts=0.95,
        first_plays=0.1,
        first_raises=0.35,
        stays=0.8,
        bets=1.25,
        raises=1.6,
        eager=0.9,
        weighs_odds=False,
        caution=0.0,
        bluffs=0.0,
    ),
    "strong": Skill(
        Reading(100, narrows=True, likely=0.75),
        careless=False,
        weighs_draws=True,
        noise=0.0,
        starts=1.0,
        first_plays=0.12,
        first_raises=0.35,
        stays=0.8,
        bets=1.0,
        raises=1.2,
        eager=1.0,
        weighs_odds=True,
        caution=0.05,
        bluffs=0.08,
    ),
}
