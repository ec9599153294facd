"""Hold'em: the best five of two own cards and the board win (R-16.1).

It is two games, because a mix may have it in fixed limit and without one.
"""

from dataclasses import replace
from typing import Final

from bot.poker.games import speed
from bot.poker.games.base import BOARD_RULES, Game
from bot.poker.games.habits import BoardHabit, Habits
from bot.poker.games.streets import board_game
from bot.poker.holdings import HIGH

LIMIT_HOLDEM: Final = Game(
    name="limit-holdem",
    nicknames=("lhe",),
    phh="T",
    pokerstars="Hold'em",
    ranking=HIGH,
    streets=board_game(2),
    seats_least=2,
    seats_most=10,
    forced="blinds",
    odd_chips="left_of_button",
    house_rules=BOARD_RULES,
    limits=("fixed",),
    speeds=speed.HOLDEM,
    habits=Habits(board=BoardHabit(high=1.5, pair=13.5, pair_rank=2.1, suited=3.6, near=0.9, ace=2.5)),
)
HOLDEM: Final[Game] = replace(LIMIT_HOLDEM, name="holdem", nicknames=("nlhe", "nlh"), limits=("no", "pot"))
