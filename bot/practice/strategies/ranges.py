"""The hands that others may hold in a draw game, by how many cards they drew: the strengths that such hands end with
when both deal and draws go as they do. Computed once for each game, from a fixed seed."""

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
"""Strengths at the showdown, the worst first."""
_DEALS: Final = 6_000
_LEAST: Final = 40
"""Fewer hands tell nothing of their kind."""
_PLAYED: Final = 0.6
"""The share of hands that people play to a draw at all."""


class Ranges:
    """The ranges of one game under its rules."""

    def __init__(self, ends: Mapping[tuple[int, int | None], Ends], everything: Ends) -> None:
        self._ends = ends
        self.everything = everything

    def of(self, draws_left: int, drew: int | None) -> Ends:
        """The range of a player who drew so many cards last and has so many draws to come; before the first draw
        ``drew`` is None."""
        return self._ends.get((draws_left, drew), self.everything)


def ranges_of(game: str, rules: HouseRules) -> tuple[Ranges, ...]:
    """Of each half of the pot, in most games of the only one. Only the rules that change the cards tell ranges
    apart."""
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
    """(what it looks like as dealt, the more the better; [(draws left, drawn)]; strength at the end, in
    each half)."""
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
    """How probably a final strength wins against a hand of the range, ties by half; ``top``: only the best part of it,
    as with who bets."""
    cut = int(len(ends) * (1 - top))
    won, not_lost = bisect_left(ends, end), bisect_right(ends, end)
    half = (max(won - cut, 0) + max(not_lost - cut, 0)) / 2
    return half / (len(ends) - cut)


def wins(own: Sequence[int], rivals: Sequence[tuple[Ends, float]]) -> float:
    """The share of the player's final strengths that beat all the rivals, as if these had nothing to do with each
    other."""
    shares: dict[int, float] = {}
    total = 0.0
    for end in own:
        share = shares.get(end)
        if share is None:
            share = shares[end] = prod([beats(end, ends, top) for ends, top in rivals], start=1.0)
        total += share
    return total / len(own)
