"""The variants' codes: a letter for the limit (F fixed, P pot, N no limit), then the game's.

Of these the standard knows FR, F2L3D, N2L1D and FB. The others are this program's own, made in the same manner:

- the standard's games in other limits: P2L3D, N2L3D, F2L1D, P2L1D, PB, NB;
- A-5 Triple Draw, FA5L3D, PA5L3D and NA5L3D: the fields and lines of F2L3D, or with ``min_bet`` those of N2L1D;
- Five Card Draw, F5CD, P5CD and N5CD: the same with one draw. ``blinds_or_straddles`` may be left out where there are
  only antes. The joker is the card ``Jo``. In Jackpots a deal that nobody opened is followed by the lines of the next
  deal, everybody's ante posted again; between the two a line ``pN f`` says that a player gave up his share. Openers
  are proved by the cards that were dealt, so no line shows them apart.

In every variant the field ``_house_rules`` lists the house rules that are not the default, each written as on the
command line: ``_house_rules = ['joker=bug', 'jackpots=on']``.
"""

from typing import Final

from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.house_rules import Limit
from bot.poker.phh.errors import PhhError

_LETTERS: Final[dict[Limit, str]] = {"fixed": "F", "pot": "P", "no": "N"}


def code_of(game: Game, limit: Limit) -> str:
    return _LETTERS[limit] + game.phh


def variant_of(code: str) -> tuple[Game, Limit]:
    """The game and the limit that the code stands for. Raises PhhError where there is no such variant."""
    variants = {code_of(game, limit): (game, limit) for game in GAMES.values() for limit in game.limits}
    if code not in variants:
        raise PhhError(f"unknown variant {code!r}; known: {', '.join(variants)}")
    return variants[code]
