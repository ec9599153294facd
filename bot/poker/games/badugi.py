"""Badugi: four cards of different ranks and suits, the lower the better (.docs/rules.md, section 10)."""

from typing import Final

from bot.poker.games.base import DRAW_RULES, Game
from bot.poker.games.habits import DrawHabit, Habits
from bot.poker.games.speed import LOW_SINGLE_DRAW, TRIPLE_DRAW
from bot.poker.games.streets import single_draw, triple_draw
from bot.poker.holdings import BADUGI as BADUGI_RANKING

BADUGI: Final = Game(
    name="badugi",
    phh="B",
    ranking=BADUGI_RANKING,
    streets=triple_draw(4),
    short_streets=single_draw(4),
    seats_least=2,
    seats_most=8,
    forced="blinds",
    odd_chips="left_of_button",
    house_rules=(*DRAW_RULES, "draws"),
    pokerstars="Badugi",
    habits=Habits(
        DrawHabit("rainbow", ("KsQhJdTc", "Ts9h8d7c", "8s7h6d5c"), most=("J", "8", "7")),
        DrawHabit("rainbow", ("KsQhJdTc", "KsQhJdTc", "KsJhTd9c"), most=("Q", "Q", "J")),
    ),
    speeds=TRIPLE_DRAW,
    speeds_by_rule={"draws": LOW_SINGLE_DRAW},
)
