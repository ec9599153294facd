"""All games, by name. Each game's module contains only what makes the game different from others."""

from typing import Final

from bot.poker.games.ace_to_five import ACE_TO_FIVE_SINGLE_DRAW, ACE_TO_FIVE_TRIPLE_DRAW
from bot.poker.games.badacey import BADACEY, BADEUCEY
from bot.poker.games.badugi import BADUGI
from bot.poker.games.base import Game
from bot.poker.games.deuce_to_seven import DEUCE_TO_SEVEN_SINGLE_DRAW, DEUCE_TO_SEVEN_TRIPLE_DRAW
from bot.poker.games.deuce_to_seven_razz import DEUCE_TO_SEVEN_RAZZ
from bot.poker.games.five_card_draw import FIVE_CARD_DRAW
from bot.poker.games.holdem import HOLDEM, LIMIT_HOLDEM
from bot.poker.games.omaha import BIG_O, FIVE_CARD_OMAHA, OMAHA, OMAHA_HI_LO
from bot.poker.games.razz import RAZZ
from bot.poker.games.seven_card_stud import SEVEN_CARD_STUD
from bot.poker.games.stud_hi_lo import STUD_HI_LO

GAMES: Final[dict[str, Game]] = {
    game.name: game
    for game in (
        RAZZ,
        FIVE_CARD_DRAW,
        ACE_TO_FIVE_TRIPLE_DRAW,
        DEUCE_TO_SEVEN_TRIPLE_DRAW,
        DEUCE_TO_SEVEN_SINGLE_DRAW,
        BADUGI,
        ACE_TO_FIVE_SINGLE_DRAW,
        BADACEY,
        BADEUCEY,
        SEVEN_CARD_STUD,
        DEUCE_TO_SEVEN_RAZZ,
        STUD_HI_LO,
        LIMIT_HOLDEM,
        HOLDEM,
        OMAHA,
        OMAHA_HI_LO,
        FIVE_CARD_OMAHA,
        BIG_O,
    )
}
"""Menus keep this order: Razz, then the draw games, the other stud games, and the games with a board."""
