"""2-7 Razz: Razz won by the deuce-to-seven low, in which aces are high (R-12.3)."""

from dataclasses import replace
from typing import Final

from bot.poker.games.base import Game
from bot.poker.games.habits import Habits, StudHabit
from bot.poker.games.openers import highest_upcard, lowest_board
from bot.poker.games.razz import RAZZ
from bot.poker.games.streets import stud
from bot.poker.holdings import DEUCE_TO_SEVEN

DEUCE_TO_SEVEN_RAZZ: Final[Game] = replace(
    RAZZ,
    name="deuce-to-seven-razz",
    phh="2R",
    ranking=DEUCE_TO_SEVEN,
    streets=stud(highest_upcard, lowest_board),
    pokerstars="",
    habits=Habits(stud=StudHabit("lows", "2345678", often=0.6)),
)
