"""How strong simulated players feel with a board: their mean share of a pot against one random hand."""

from functools import cache, lru_cache
from random import Random
from typing import Final

from bot.poker.cards import DECK
from bot.poker.games import GAMES
from bot.poker.holdings import halves, strengths
from bot.poker.holdings.split import pot_shares

_RIVALS: Final = 60
_SAMPLE: Final = 300
_BOARD: Final = 5


def board_strength(game: str, own: tuple[int, ...], board: tuple[int, ...]) -> float:
    """Return the share of a pot that the cards win on this board; before the flop their percentile."""
    if board:
        return _share(game, own, board)
    known = _before_the_flop(game, len(own))
    mine = _share(game, own, ())
    return sum(share < mine for share in known) / len(known)


@cache
def _before_the_flop(game: str, count: int) -> tuple[float, ...]:
    chance = Random(f"{game} {count}")
    return tuple(_share(game, tuple(chance.sample(DECK, count)), ()) for _ in range(_SAMPLE))


@lru_cache(maxsize=4096)
def _share(game: str, own: tuple[int, ...], board: tuple[int, ...]) -> float:
    """Return the mean share against random hands: on the board as it lies, or on a random one if there is none."""
    rankings, chance = halves(GAMES[game].ranking), Random(f"{own} {board}")
    rest = [card for card in DECK if card not in own and card not in board]
    total = 0.0
    for _ in range(_RIVALS):
        cards = chance.sample(rest, len(own) + (0 if board else _BOARD))
        shared = board or tuple(cards[len(own) :])
        hands = [strengths(rankings, held, shared) for held in (own, cards[: len(own)])]
        total += pot_shares(hands)[0]
    return total / _RIVALS
