"""Stud Hi-Lo: Seven Card Stud in which the highest and the lowest hand split the pot (R-12.2)."""

from dataclasses import replace
from typing import Final

from bot.poker.games.base import Game
from bot.poker.games.habits import Habits, StudHabit
from bot.poker.games.seven_card_stud import SEVEN_CARD_STUD
from bot.poker.holdings import HIGH_ANY_LOW, HIGH_LOW

STUD_HI_LO: Final[Game] = replace(
    SEVEN_CARD_STUD,
    name="stud-hi-lo",
    nicknames=("stud8", "7cs8"),
    phh="7S/8",
    ranking=HIGH_LOW,
    without_qualifier=HIGH_ANY_LOW,
    house_rules=(*SEVEN_CARD_STUD.house_rules, "qualifier"),
    pokerstars="7 Card Stud Hi/Lo",
    habits=Habits(stud=StudHabit("lows", "A2345678")),
)
