"""Hold'em: the best five of two own cards and the board win (R-16.1).

It is two games, because a mix may have it in fixed limit and without one.
"""

from dataclasses import replace
from typing import Final

from bot.poker.games import speed
from bot.poker.games.base import BOARD_RULES, Game
from bot.poker.games.streets import board_game
from bot.poker.holdings import HIGH

LIMIT_HOLDEM: Final = Game(
    name="limit-holdem",
    phh="T",
    ranking=HIGH,
    streets=board_game(2),
    seats_least=2,
    seats_most=10,
    forced="blinds",
    odd_chips="left_of_button",
    house_rules=BOARD_RULES,
    limits=("fixed",),
    speeds=speed.HOLDEM,
    offered=False,
)
HOLDEM: Final[Game] = replace(LIMIT_HOLDEM, name="holdem", limits=("no", "pot"))
