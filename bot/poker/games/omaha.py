"""Omaha: two of four or five own cards and three of the board win, and in Hi-Lo the low half too (R-16.2, R-16.3)."""

from dataclasses import replace
from typing import Final

from bot.poker.games import speed
from bot.poker.games.base import BOARD_RULES, Game
from bot.poker.games.habits import BoardHabit, Habits
from bot.poker.games.streets import board_game
from bot.poker.holdings import OMAHA_HIGH, OMAHA_HIGH_ANY_LOW, OMAHA_HIGH_LOW

OMAHA: Final = Game(
    name="omaha",
    nicknames=("plo",),
    phh="O",
    pokerstars="Omaha",
    ranking=OMAHA_HIGH,
    streets=board_game(4),
    seats_least=2,
    seats_most=10,
    forced="blinds",
    odd_chips="left_of_button",
    house_rules=BOARD_RULES,
    limits=("pot", "fixed", "no"),
    speeds=speed.OMAHA,
    habits=Habits(board=BoardHabit(high=0.5, pair_rank=1.0, third=-8.5, suited=3.7, near=0.3, ace=1.7)),
)
OMAHA_HI_LO: Final[Game] = replace(
    OMAHA,
    name="omaha-hi-lo",
    nicknames=("o8", "omaha8"),
    phh="O/8",
    pokerstars="Omaha Hi/Lo",
    ranking=OMAHA_HIGH_LOW,
    without_qualifier=OMAHA_HIGH_ANY_LOW,
    speeds=speed.OMAHA_HI_LO,
    house_rules=(*BOARD_RULES, "qualifier"),
    limits=("fixed", "pot", "no"),
    habits=Habits(board=BoardHabit(pair=-3.9, pair_rank=0.7, third=-10.1, suited=2.6, low=2.6, ace=7.3)),
)
FIVE_CARD_OMAHA: Final[Game] = replace(
    OMAHA,
    name="five-card-omaha",
    nicknames=("plo5", "5plo"),
    phh="5O",
    pokerstars="5 Card Omaha",
    streets=board_game(5),
    seats_most=8,
    speeds=speed.FIVE_CARD_OMAHA,
    habits=Habits(board=BoardHabit(high=0.5, pair_rank=0.7, third=-8.2, suited=3.9, near=0.1, ace=0.8)),
)
BIG_O: Final[Game] = replace(
    OMAHA_HI_LO,
    name="big-o",
    nicknames=(),
    phh="5O/8",
    pokerstars="5 Card Omaha Hi/Lo",
    streets=board_game(5),
    seats_most=8,
    limits=("pot", "fixed", "no"),
    habits=Habits(board=BoardHabit(pair=-2.5, pair_rank=0.4, third=-9.0, suited=2.6, low=3.2, ace=5.1)),
)
