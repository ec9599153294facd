"""A game in short, as /rules begins."""

import pytest

from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.holdings import halves
from bot.ui.help.in_short import in_short
from bot.ui.text.phrases import Phrases


class Keys(Phrases):
    """Says which phrases are said."""

    def __call__(self, key: str, **values: str | int) -> str:
        return key


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_it_says_of_each_half_which_hands_win(game: Game) -> None:
    told = in_short(Keys("en-US"), game, cards="Your cards", draw="Draw")
    assert sum(key.startswith("rules-hands-") for key in told) == len(tuple(halves(game.ranking)))
