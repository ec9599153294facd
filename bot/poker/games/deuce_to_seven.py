"""2-7 Triple Draw and 2-7 Single Draw: the lowest hand wins; aces are high.

Straights and flushes count against a hand (.docs/rules.md, section 9).
"""

from typing import Final

from bot.poker.games.base import DRAW_RULES, Game
from bot.poker.games.habits import DrawHabit, Habits
from bot.poker.games.speed import LOW_SINGLE_DRAW, TRIPLE_DRAW
from bot.poker.games.streets import single_draw, triple_draw
from bot.poker.holdings import DEUCE_TO_SEVEN

DEUCE_TO_SEVEN_TRIPLE_DRAW: Final = Game(
    name="deuce-to-seven-triple-draw",
    nicknames=("27td",),
    phh="2L3D",
    ranking=DEUCE_TO_SEVEN,
    streets=triple_draw(5),
    seats_least=2,
    seats_most=6,
    forced="blinds",
    odd_chips="left_of_button",
    house_rules=DRAW_RULES,
    pokerstars="Triple Draw 2-7 Lowball",
    habits=Habits(
        DrawHabit("lows", ("Ts8h7d6c3s", "9s8h7d6c3s", "9s7h6d4c3s"), most=("9", "8", "7"), aces="high"),
        DrawHabit("lows", ("QsJh9d8c7s", "JsTh9d8c6s", "JsTh8d7c6s"), most=("J", "J", "T"), aces="high"),
    ),
    speeds=TRIPLE_DRAW,
)

DEUCE_TO_SEVEN_SINGLE_DRAW: Final = Game(
    name="deuce-to-seven-single-draw",
    nicknames=("27sd", "nl27"),
    phh="2L1D",
    ranking=DEUCE_TO_SEVEN,
    streets=single_draw(5),
    seats_least=2,
    seats_most=7,
    forced="blinds",
    odd_chips="left_of_button",
    house_rules=DRAW_RULES,
    limits=("no", "pot", "fixed"),
    pokerstars="Single Draw 2-7 Lowball",
    habits=Habits(
        DrawHabit("lows", ("JsTh7d6c3s",), most=("T",), aces="high"),
        DrawHabit("lows", ("KsQhTd8c7s",), most=("J",), aces="high"),
    ),
    speeds=LOW_SINGLE_DRAW,
)
