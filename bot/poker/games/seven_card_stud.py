"""Seven Card Stud: Razz's streets, won by the high hand (R-12.1)."""

from typing import Final

from bot.poker.games.base import STUD_RULES, Game
from bot.poker.games.habits import Habits, StudHabit
from bot.poker.games.openers import highest_board, lowest_upcard
from bot.poker.games.speed import STUD
from bot.poker.games.streets import stud
from bot.poker.holdings import HIGH

SEVEN_CARD_STUD: Final = Game(
    name="seven-card-stud",
    nicknames=("stud", "7cs"),
    phh="7S",
    ranking=HIGH,
    streets=stud(lowest_upcard, highest_board),
    seats_least=2,
    seats_most=8,
    forced="bring_in",
    odd_chips="high_card",
    house_rules=(*STUD_RULES, "high_tie"),
    limits=("fixed",),
    pokerstars="7 Card Stud",
    habits=Habits(stud=StudHabit("pairs", "9TJQKA", often=0.6)),
    speeds=STUD,
)
