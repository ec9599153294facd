"""Five Card Draw, with Jackpots and a joker as house rules (.docs/rules.md, sections 6, 7 and 8)."""

from typing import Final

from bot.poker.games.base import DRAW_RULES, Game
from bot.poker.games.habits import DrawHabit, Habits
from bot.poker.games.openers import last_raiser
from bot.poker.games.speed import HIGH_DRAW, JACKPOTS
from bot.poker.games.streets import single_draw
from bot.poker.holdings import HIGH, HIGH_BUG, HIGH_WILD

FIVE_CARD_DRAW: Final = Game(
    name="five-card-draw",
    nicknames=("5cd",),
    phh="5CD",
    ranking=HIGH,
    rankings={"wild": HIGH_WILD, "bug": HIGH_BUG},
    streets=single_draw(5, after_draw=last_raiser),
    seats_least=2,
    seats_most=7,
    forced="ante",
    odd_chips="left_of_button",
    house_rules=(*DRAW_RULES, "max_draw", "jackpots", "joker", "draw_opener", "pass_in_max"),
    jackpots=True,
    pokerstars="5 Card Draw",
    habits=Habits(
        DrawHabit("pairs", ("As2h3d4c5s",), aces="high"), DrawHabit("pairs", ("As2h3d4c5s",), aces="high", kicker=True)
    ),
    speeds=HIGH_DRAW,
    speeds_by_rule={"jackpots": JACKPOTS},
)
