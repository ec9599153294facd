"""Razz: seven-card stud won by the low hand (.docs/rules.md, section 4)."""

from typing import Final

from bot.poker.games.base import STUD_RULES, Game
from bot.poker.games.habits import Habits, StudHabit
from bot.poker.games.openers import lowest_board, worst_upcard
from bot.poker.games.speed import STUD
from bot.poker.games.streets import stud
from bot.poker.holdings import ACE_TO_FIVE

RAZZ: Final = Game(
    name="razz",
    phh="R",
    ranking=ACE_TO_FIVE,
    streets=stud(worst_upcard, lowest_board),
    seats_least=2,
    seats_most=8,
    forced="bring_in",
    odd_chips="high_card",
    house_rules=(*STUD_RULES, "low_tie"),
    limits=("fixed",),
    pokerstars="Razz",
    habits=Habits(stud=StudHabit("lows", "A2345678")),
    speeds=STUD,
)
