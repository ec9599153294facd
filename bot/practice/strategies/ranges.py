"""The hands that rivals may have in a draw game, by the number of cards that they drew.

A range is a list of the final strengths of such hands, if deals and draws follow the standard. It is computed once
for each game, from a fixed seed.
"""

import random
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import prod
from typing import Final

from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.holdings import halves, strengths
from bot.poker.house_rules import HouseRules
from bot.practice.strategies.discards import discards
from bot.practice.strategies.styles import style_of

Ends = tuple[int, ...]
"""Final strengths of the hands in a range, worst first."""
_DEALS: Final = 6_000
_LEAST: Final = 40
"""The minimum number of hands in a range."""
_PLAYED: Final = 0.6
"""The share of the dealt hands, from the best down, that people play until a draw; they fold the rest."""


class Ranges:
    """The ranges of one half of the pot in one game, by draws left and cards drawn."""

    def __init__(self, ends: Mapping[tuple[int, int | None], Ends], everything: Ends) -> None:
        self._ends = ends
        self.everything = everything

    def of(self, draws_left: int, drew: int | None) -> Ends:
        """Return the range of a player who drew ``drew`` cards last and can still draw ``draws_left`` times.

        ``drew`` is None before the first draw.
        """
        return self._ends.get((draws_left, drew), self.everything)


def ranges_of(game: str, rules: HouseRules) -> tuple[Ranges, ...]:
    """Return the ranges for each half of the pot; most games have one undivided pot.

    Results are cached by the rules that affect the cards.
    """
    return _ranges(game, HouseRules(joker=rules.joker, draws=rules.draws, max_draw=rules.max_draw))


@lru_cache(maxsize=64)
def _ranges(game: str, rules: HouseRules) -> tuple[Ranges, ...]:
    played, rng = GAMES[game], random.Random(game)
    hands = sorted((_played_out(played, rules, rng) for _ in range(_DEALS)), key=lambda hand: hand[0])
    return tuple(_of_half(hands, half) for half in range(len(halves(played.ranking_under(rules)))))


def _of_half(hands: "Sequence[_Hand]", half: int) -> Ranges:
    found: defaultdict[tuple[int, int | None], list[int]] = defaultdict(list)
    for _, trail, ends in hands[int(len(hands) * (1 - _PLAYED)) :]:
        found[len(trail), None].append(ends[half])
        for draws_left, drew in trail:
            found[draws_left, drew].append(ends[half])
    everything = tuple(sorted(ends[half] for _, _, ends in hands))
    return Ranges({key: tuple(sorted(ends)) for key, ends in found.items() if len(ends) >= _LEAST}, everything)


_Hand = tuple[tuple[int, int], list[tuple[int, int]], tuple[int, ...]]


def _played_out(game: Game, rules: HouseRules, rng: random.Random) -> _Hand:
    """Deal one hand and make all its draws.

    Return ((first discards, strength as dealt), [(draws left, cards drawn)], final strengths). The first tuple sorts
    hands from the worst to the best as dealt. The final strengths are one for each half of the pot.
    """
    ranking, style = game.ranking_under(rules), style_of(game.name).draws
    assert style is not None
    draws, held = sum(street.draw for street in game.streets_under(rules)), game.streets[0].down
    deck = rng.sample(game.deck_under(rules), held * (draws + 1))
    cards, trail = deck[:held], []
    first = 0
    start = ranking.strength(cards)
    for draws_left in range(draws, 0, -1):
        gone = discards(style, ranking, cards, draws_left, game.most_discards(rules))
        first = len(gone) if draws_left == draws else first
        fresh = deck[held * (draws - draws_left + 1) :][: len(gone)]
        cards = [card for card in cards if card not in gone] + fresh
        trail.append((draws_left - 1, len(gone)))
    return (0 if style.by_strength else -first, start), trail, strengths(halves(ranking), cards)


def beats(end: int, ends: Ends, top: float = 1.0) -> float:
    """Return the probability that a final strength beats a random hand of the range; a tie counts as half.

    ``top``: count only this share of the range, from the best hand down, for a rival who bets.
    """
    cut = int(len(ends) * (1 - top))
    won, not_lost = bisect_left(ends, end), bisect_right(ends, end)
    half = (max(won - cut, 0) + max(not_lost - cut, 0)) / 2
    return half / (len(ends) - cut)


def wins(own: Sequence[int], rivals: Sequence[tuple[Ends, float]]) -> float:
    """Return how often the player's final strengths beat all rivals.

    The rivals' hands count as independent.
    """
    shares: dict[int, float] = {}
    total = 0.0
    for end in own:
        share = shares.get(end)
        if share is None:
            share = shares[end] = prod([beats(end, ends, top) for ends, top in rivals], start=1.0)
        total += share
    return total / len(own)
