"""In which order a hand is laid open, so that the order tells nothing that the cards do not."""

from collections.abc import Sequence

from bot.poker.cards import UNKNOWN
from bot.poker.games.base import Game
from bot.poker.house_rules import HouseRules


def laid_open(game: Game, rules: HouseRules, shown: Sequence[int]) -> tuple[int, ...]:
    """Down cards that were shown. A drawn hand lies as it was dealt, what was drawn last: so it would tell which cards
    those are, and is laid open as people say it, what counts first, from the highest. Stud's lie as they were dealt,
    which everybody saw."""
    if not game.has_draws:
        return tuple(shown)
    ordered = sorted(shown, reverse=True)
    known = bool(shown) and UNKNOWN not in shown
    playing = game.ranking_under(rules).playing(ordered, rules.suit_order) if known else ()
    return (*playing, *(card for card in ordered if card not in playing))
