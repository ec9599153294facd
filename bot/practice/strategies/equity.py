"""The expected share of the pot of a player's hand, from random samples of the cards to come.

Pure: the caller passes the random source. The known cards come from a Situation, so a player uses no cards outside
their own view.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, islice
from math import comb
from typing import Final

from bot.poker.cards import rank_of
from bot.poker.holdings import halves, pot_shares, strengths
from bot.poker.views import SeatView
from bot.practice.strategies.boards import share_with_board
from bot.practice.strategies.discards import discards
from bot.practice.strategies.ranges import Ends, Ranges, ranges_of, wins
from bot.practice.strategies.situation import Situation
from bot.practice.strategies.styles import DrawStyle, style_of

_EXACT_MOST: Final = 1_100
"""The maximum number of possible draws for which all are counted."""
_HAND_CARDS: Final = 7
"""The number of cards in a complete stud hand."""
_PAIRS: Final = 0.5
"""In high games: the share of pairs among the starting hands that players stay in with.

The pair may include the upcard of third street.
"""


@dataclass(frozen=True, slots=True)
class Reading:
    """How much a player infers about the other players' hands."""

    samples: int
    narrows: bool
    """True if the player assumes that a bettor has a better hand than a checker."""
    likely: float
    """The assumed probability that a rival has cards of the kind that people play, in stud and with a board."""
    reads_draws: bool = True
    """True if the player considers how many cards the rivals drew."""


def equity(situation: Situation, reading: Reading, rng: random.Random) -> float:
    """Return the player's expected share of the pot, from 0 to 1; 1 if nobody else is left."""
    if not situation.rivals:
        return 1.0
    game = situation.game
    if game.has_board:
        return share_with_board(situation, reading.samples, rng, likely=reading.likely, narrows=reading.narrows)
    if game.has_upcards:
        return _stud(situation, reading, rng)
    draws = style_of(game.name).draws
    assert draws is not None
    own = ends_of(situation, draws, reading.samples, rng)
    return against_all(situation, own, reading)


def against_all(situation: Situation, ends: Sequence[Sequence[int]], reading: Reading) -> float:
    """Return how often hands of these final strengths beat all rivals.

    The result is the mean over the halves of the pot.
    """
    by_half = zip(zip(*ends, strict=True), ranges_of(situation.game.name, situation.terms.rules), strict=True)
    won = [
        wins(own, [range_of(situation, rival, reading, ranges) for rival in situation.rivals])
        for own, ranges in by_half
    ]
    return sum(won) / len(won)


def narrowed(situation: Situation, rival: SeatView) -> float:
    """Return the share of a rival's possible hands, counted from the best, that fits the rival's bets."""
    raises = max(0, -(-rival.bet // situation.bet_size) - (1 if situation.view.room.street == 0 else 0))
    return (1.0, 0.75, 0.5, 0.35)[min(raises, 3)]


def range_of(situation: Situation, rival: SeatView, reading: Reading, ranges: Ranges) -> tuple[Ends, float]:
    """Return (a rival's possible final strengths, the share of them to count) in a draw game.

    The share is counted from the best hand down.
    """
    top = narrowed(situation, rival) if reading.narrows else 1.0
    if not reading.reads_draws:
        return ranges.everything, top
    # A rival who has not drawn yet on this street has shown nothing.
    waits = situation.view.room.drawing and rival.drew is None
    left = situation.draws_left - (1 if situation.view.room.drawing and not waits else 0)
    return ranges.of(left, rival.drew), top


# Draw games


def ends_of(
    situation: Situation,
    style: DrawStyle,
    samples: int,
    rng: random.Random,
    kept: Sequence[int] | None = None,
) -> list[tuple[int, ...]]:
    """Return possible final strengths of the player's hand in each half, after the game's standard draws.

    ``kept``: the cards kept in this draw, if they differ from the standard.
    """
    ranking, cards, left = situation.ranking, list(situation.cards), situation.draws_left
    by_half = halves(ranking)
    if not left:
        return [strengths(by_half, cards)]
    most = situation.game.most_discards(situation.terms.rules)
    if kept is None:
        gone = discards(style, ranking, cards, left, most)
        kept = [card for card in cards if card not in gone]
    drawn, unseen = len(cards) - len(kept), situation.unseen
    if left == 1 and comb(len(unseen), drawn) <= _EXACT_MOST:
        return [strengths(by_half, (*kept, *some)) for some in combinations(unseen, drawn)]
    held, ends = len(cards), []
    for _ in range(samples):
        stub = rng.sample(unseen, min(len(unseen), held * left))
        now, at = [*kept, *stub[:drawn]], drawn
        for later in range(left - 1, 0, -1):
            gone = discards(style, ranking, now, later, most)
            now = [card for card in now if card not in gone] + stub[at : at + len(gone)]
            at += len(gone)
        ends.append(strengths(by_half, now))
    return ends


# Stud


def _stud(situation: Situation, reading: Reading, rng: random.Random) -> float:
    own, rivals, unseen = situation.cards, [rival.upcards for rival in situation.rivals], situation.unseen
    by_half, style = halves(situation.ranking), style_of(situation.game.name)
    liked = [card for card in unseen if card in style.hole_cards]
    missing = _HAND_CARDS - len(own)
    likely = [style.hole_often * _chance_of_liked_cards(situation, rival, reading) for rival in situation.rivals]
    total = missing + sum(_HAND_CARDS - len(up) for up in rivals)
    if total > len(unseen) or len(liked) < 2 * len(rivals):
        return 1 / (1 + len(rivals))
    won = 0.0
    for _ in range(reading.samples):
        held = _paired(rivals, unseen, liked, likely, rng) if style.hole_pairs else _hole_cards(liked, likely, rng)
        used = {card for pair in held for card in pair}
        stub = rng.sample(unseen, min(len(unseen), total + len(used)))
        fresh = iter([card for card in stub if card not in used] if used else stub)
        ends = [strengths(by_half, (*own, *islice(fresh, missing)))]
        for up, pair in zip(rivals, held, strict=True):
            down = _HAND_CARDS - len(up) - len(pair)
            ends.append(strengths(by_half, (*up, *pair, *islice(fresh, down))))
        won += pot_shares(ends)[0]
    return won / reading.samples


def _chance_of_liked_cards(situation: Situation, rival: SeatView, reading: Reading) -> float:
    """Return the probability that the rival has the usual down cards.

    It is higher if the rival bets and the player considers bets.
    """
    if not reading.narrows:
        return reading.likely
    raises = rival.bet / situation.bet_size
    return min(0.95, reading.likely + 0.15 * raises) if raises >= 1 else reading.likely


def _hole_cards(liked: Sequence[int], likely: Sequence[float], rng: random.Random) -> list[tuple[int, ...]]:
    """Return for each rival two random down cards of the usual kind, or an empty tuple.

    ``likely`` has, for each rival, the probability that they have such cards.
    """
    cards = iter(rng.sample(liked, 2 * len(likely)))
    pairs: list[tuple[int, ...]] = []
    for often in likely:
        one, other = next(cards), next(cards)
        pairs.append((one, other) if rng.random() < often and rank_of(one) != rank_of(other) else ())
    return pairs


def _paired(
    rivals: Sequence[Sequence[int]],
    unseen: Sequence[int],
    liked: Sequence[int],
    likely: Sequence[float],
    rng: random.Random,
) -> list[tuple[int, ...]]:
    """Return for each rival in a high game two random down cards, or an empty tuple.

    The first card is of the usual kind. The second is either of that kind too, or it makes a pair with the first card
    or with an upcard. ``likely`` has, for each rival, the probability that they have such cards.
    """
    cards, pairs = iter(rng.sample(liked, 2 * len(likely))), list[tuple[int, ...]]()
    taken: set[int] = set()
    for up, often in zip(rivals, likely, strict=True):
        one, other = next(cards), next(cards)
        if rng.random() < _PAIRS:
            rank = rank_of(rng.choice((one, *up)))
            other = next((card for card in unseen if rank_of(card) == rank and card not in (one, *taken)), other)
        fits = rng.random() < often and taken.isdisjoint((one, other))
        pairs.append((one, other) if fits else ())
        taken.update(pairs[-1])
    return pairs
