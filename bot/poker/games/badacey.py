"""Badacey and Badeucey: the lowest hand and the best Badugi of the five cards split the pot (R-13.2)."""

from dataclasses import replace
from typing import Final

from bot.poker.games.ace_to_five import ACE_TO_FIVE_TRIPLE_DRAW
from bot.poker.games.base import Game
from bot.poker.games.deuce_to_seven import DEUCE_TO_SEVEN_TRIPLE_DRAW
from bot.poker.games.habits import DrawHabit, Habits
from bot.poker.games.speed import SPLIT_TRIPLE_DRAW
from bot.poker.holdings import ACE_TO_FIVE_BADUGI, DEUCE_TO_SEVEN_BADUGI

_PAT: Final = ("9s7h6d5d4s", "8s7h5d4d3s", "8s6h5d4c3s")
_CARELESS_PAT: Final = ("JsTs9s8s6d", "JsTs9s8s6d", "Ts9s8s7s5d")

BADACEY: Final[Game] = replace(
    ACE_TO_FIVE_TRIPLE_DRAW,
    name="badacey",
    nicknames=(),
    phh="BA5L3D",
    ranking=ACE_TO_FIVE_BADUGI,
    habits=Habits(
        DrawHabit("lows_of_suits", _PAT, most=("8", "8", "7")),
        DrawHabit("lows_of_suits", _CARELESS_PAT, most=("T", "T", "T")),
    ),
    speeds=SPLIT_TRIPLE_DRAW,
)
BADEUCEY: Final[Game] = replace(
    DEUCE_TO_SEVEN_TRIPLE_DRAW,
    name="badeucey",
    nicknames=(),
    phh="B2L3D",
    ranking=DEUCE_TO_SEVEN_BADUGI,
    pokerstars="",
    habits=Habits(
        DrawHabit("lows_of_suits", _PAT, most=("8", "8", "7"), aces="high"),
        DrawHabit("lows_of_suits", _CARELESS_PAT, most=("J", "J", "T"), aces="high"),
    ),
    speeds=SPLIT_TRIPLE_DRAW,
)
