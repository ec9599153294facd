"""Which cards of a hand are kept in a draw, one way for each kind of hand. Pure; the figures stand in styles.py."""

from collections import defaultdict
from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Final

from bot.poker.cards import JOKER, rank_of, suit_of
from bot.poker.holdings import BADUGI

if TYPE_CHECKING:
    from bot.practice.strategies.styles import DrawStyle

_ACE: Final = 12


def low_keep(style: "DrawStyle", cards: Sequence[int], draws_left: int) -> tuple[int, ...]:
    """One card of each rank that is low enough."""
    most = style.most_at(draws_left)
    kept: dict[int, int] = {}
    for card in sorted(cards, key=style.rank):
        if style.rank(card) <= most:
            kept.setdefault(style.rank(card), card)
    # All five would have stood pat if they were any good together: a straight or a flush is broken at its top.
    return tuple(kept.values())[: len(cards) - 1]


def rainbow_keep(style: "DrawStyle", cards: Sequence[int], draws_left: int) -> tuple[int, ...]:
    """The best set of different ranks and suits, without what is too high."""
    most = style.most_at(draws_left)
    return tuple(card for card in BADUGI.playing(cards, "cdhs") if style.rank(card) <= most)[-3:]


def high_keep(style: "DrawStyle", cards: Sequence[int], draws_left: int) -> tuple[int, ...]:
    """What is paired; else four to a flush or an open straight; else the highest cards. A beginner keeps a kicker."""
    by_rank: dict[int, list[int]] = defaultdict(list)
    for card in cards:
        if card != JOKER:
            by_rank[rank_of(card)].append(card)
    paired = [card for same in by_rank.values() if len(same) > 1 for card in same]
    jokers = [card for card in cards if card == JOKER]
    highest = sorted((card for card in cards if card != JOKER and card not in paired), key=rank_of, reverse=True)
    kickers = highest[: 1 if style.kicker else 0]
    if paired:
        return (*paired, *jokers, *(kickers if len(paired) < 4 else ()))
    if (four := _four_to_a_straight_or_flush(cards)) and not jokers:
        return four
    if jokers:
        return (*jokers, *highest[:1])
    return tuple(highest[: 1 if rank_of(highest[0]) == _ACE and not style.kicker else 2])


def _four_to_a_straight_or_flush(cards: Sequence[int]) -> tuple[int, ...]:
    """A flush draw, or one open at both ends; empty where there is none."""
    for four in combinations(cards, 4):
        if JOKER in four:
            continue
        if len({suit_of(card) for card in four}) == 1:
            return four
        ranks = sorted(rank_of(card) for card in four)
        if ranks[3] - ranks[0] == 3 and len(set(ranks)) == 4 and ranks[3] != _ACE:
            return four
    return ()
