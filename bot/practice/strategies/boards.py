"""The expected share of the pot in a board game, from random boards and hands that the rivals may have. Pure."""

import random
from bisect import bisect_left
from collections.abc import Sequence
from math import log2
from typing import Final

from bot.poker.holdings import halves, pot_shares, strengths
from bot.poker.views import SeatView
from bot.practice.strategies.situation import Situation
from bot.practice.strategies.starts import least_score, score
from bot.practice.strategies.styles import style_of

_Cards = tuple[int, ...]
_HANDS: Final = 90
"""The number of hands that make up what the rivals may have."""
_TRIES: Final = 6
"""The number of hands tried for a rival until one has no card that is used already."""
_PLAYED: Final = 0.12
"""The chance to have the best hand that people usually need to stay in before the flop."""
_TOP: Final = (1.0, 0.7, 0.5, 0.4, 0.3)
"""By the number of bets and raises: the share of the hands, from the best down, that a rival bets with."""
_ANYTHING: Final = 0.15
"""The share of bets that rivals make with another hand: with a draw, or as a bluff."""
_COOLING: Final = 0.08
"""How much fewer hands fit with each doubling of the pot on earlier streets."""


def share_with_board(situation: Situation, samples: int, rng: random.Random, *, likely: float, narrows: bool) -> float:
    """Return the player's expected share of the pot.

    ``likely`` is the assumed probability that a rival has one of the hands that people play. With ``narrows``, a rival
    who bets has a better hand on this board than others. The board to come is drawn before the rivals' hands, because
    it is the same for all of them.
    """
    hands = _hands(situation, likely, rng)
    if narrows:
        hands = _in_order(situation, hands)
    tops = [fitting(situation, rival) if narrows else 1.0 for rival in situation.rivals]
    board, unseen, own = situation.view.room.board, situation.unseen, situation.view.downcards
    missing = sum(street.board for street in situation.streets) - len(board)
    by_half, won = halves(situation.ranking), 0.0
    for _ in range(samples):
        to_come = rng.sample(unseen, missing)
        full = (*board, *to_come)
        ends = [strengths(by_half, own, full)]
        ends += [strengths(by_half, held, full) for held in _dealt(hands, tops, unseen, to_come, rng)]
        won += pot_shares(ends)[0]
    return won / samples


def fitting(situation: Situation, rival: SeatView) -> float:
    """Return the share of a rival's possible hands, counted from the best on this board, that fits the bets."""
    room = situation.view.room
    top = _TOP[min(situation.raises_in(rival.bet), len(_TOP) - 1)]
    if room.street == 0:
        return top
    before = (situation.pot - sum(seat.bet for seat in room.seats)) / (len(situation.rivals) + 1)
    doublings = log2(max(1.0, before / situation.terms.stakes.big_blind))
    return top * max(0.5, 1 - _COOLING * doublings)


def _hands(situation: Situation, likely: float, rng: random.Random) -> list[_Cards]:
    """Return random hands that rivals may have: those that people play, and ``1 - likely`` of the others."""
    game, unseen, held = situation.game.name, situation.unseen, situation.game.streets[0].down
    habit = style_of(game).board
    assert habit is not None
    least, hands = least_score(game, _PLAYED, len(situation.view.room.seats) - 1), list[_Cards]()
    while len(hands) < _HANDS:
        cards = tuple(rng.sample(unseen, held))
        if rng.random() >= likely or score(habit, cards) >= least:
            hands.append(cards)
    return hands


def _in_order(situation: Situation, hands: Sequence[_Cards]) -> list[_Cards]:
    """Return the hands, the best on the present board first; in a split game by their better half.

    Before the flop their scores decide.
    """
    board, habit = situation.view.room.board, style_of(situation.game.name).board
    assert habit is not None
    if not board:
        return sorted(hands, key=lambda cards: score(habit, cards), reverse=True)
    ends = [strengths(halves(situation.ranking), cards, board) for cards in hands]
    by_half = [sorted(half) for half in zip(*ends, strict=True)]
    places = [max(bisect_left(half, end) for half, end in zip(by_half, each, strict=True)) for each in ends]
    return [hands[at] for at in sorted(range(len(hands)), key=places.__getitem__, reverse=True)]


def _dealt(
    hands: Sequence[_Cards], tops: Sequence[float], unseen: Sequence[int], to_come: Sequence[int], rng: random.Random
) -> list[_Cards]:
    """Return a hand for each rival, of cards that nobody else has and that don't come on the board."""
    used, dealt = set(to_come), list[_Cards]()
    for top in tops:
        count = len(hands) if top == 1 or rng.random() < _ANYTHING else max(1, int(len(hands) * top))
        tried = (hands[int(rng.random() * count)] for _ in range(_TRIES))
        cards = next((cards for cards in tried if used.isdisjoint(cards)), None)
        if cards is None:
            free = [card for card in unseen if card not in used]
            cards = tuple(rng.sample(free, len(hands[0])))
        used.update(cards)
        dealt.append(cards)
    return dealt
