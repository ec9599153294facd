"""A-5 Triple Draw and A-5 Single Draw: hands rank as in Razz, with three draws or one (R-9.1, R-13.1)."""

from typing import Final

from bot.poker.games.base import DRAW_RULES, Game
from bot.poker.games.habits import DrawHabit, Habits
from bot.poker.games.speed import LOW_SINGLE_DRAW, TRIPLE_DRAW
from bot.poker.games.streets import single_draw, triple_draw
from bot.poker.holdings import ACE_TO_FIVE, ACE_TO_FIVE_JOKER

ACE_TO_FIVE_TRIPLE_DRAW: Final = Game(
    name="ace-to-five-triple-draw",
    nicknames=("a5td",),
    phh="A5L3D",
    ranking=ACE_TO_FIVE,
    streets=triple_draw(5),
    seats_least=2,
    seats_most=6,
    forced="blinds",
    odd_chips="left_of_button",
    house_rules=DRAW_RULES,
    habits=Habits(
        DrawHabit("lows", ("9s7h6d5c4s", "8s7h6d5c3s", "8s6h5d4c2s"), most=("8", "8", "7")),
        DrawHabit("lows", ("JsTh9d8c7s", "JsTh9d8c7s", "Ts9h8d7c6s"), most=("T", "T", "T")),
    ),
    speeds=TRIPLE_DRAW,
)

ACE_TO_FIVE_SINGLE_DRAW: Final = Game(
    name="ace-to-five-single-draw",
    nicknames=("a5sd",),
    phh="A5L1D",
    ranking=ACE_TO_FIVE,
    rankings={"low": ACE_TO_FIVE_JOKER},
    streets=single_draw(5),
    seats_least=2,
    seats_most=7,
    forced="blinds",
    odd_chips="left_of_button",
    house_rules=(*DRAW_RULES, "joker"),
    habits=Habits(
        DrawHabit("lows", ("Ts9h8d6c5s",), most=("9",)),
        DrawHabit("lows", ("QsJh9d8c7s",), most=("J",)),
    ),
    speeds=LOW_SINGLE_DRAW,
)
