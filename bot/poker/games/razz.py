"""Razz: seven-card stud for the low hand (RULES.md, section 4)."""

from typing import Final

from bot.poker.games.base import FIXED_LIMIT_RULES, SHOWDOWN_RULES, Game, Street
from bot.poker.games.habits import Habits
from bot.poker.games.openers import lowest_board, worst_upcard
from bot.poker.games.speed import STUD
from bot.poker.holdings import ACE_TO_FIVE

RAZZ: Final = Game(
    name="razz",
    phh="R",
    ranking=ACE_TO_FIVE,
    streets=(
        Street("third", worst_upcard, down=2, up=1, burn=True),
        Street("fourth", lowest_board, up=1, burn=True),
        Street("fifth", lowest_board, up=1, burn=True, big_bet=True),
        Street("sixth", lowest_board, up=1, burn=True, big_bet=True),
        Street("seventh", lowest_board, down=1, big_bet=True),
    ),
    seats_least=2,
    seats_most=8,
    forced="bring_in",
    odd_chips="high_card",
    house_rules=(*FIXED_LIMIT_RULES, "suit_order", "low_tie", "burn", "allin_bringin", *SHOWDOWN_RULES),
    limits=("fixed",),
    pokerstars="Razz",
    habits=Habits(face_down="8"),
    speeds=STUD,
)
