"""The cards that are discarded in a draw by the plain way of playing a game's style, and those that are kept.

Pure; the figures stand in styles.py.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, product
from typing import Final

from bot.poker.cards import JOKER, rank_of, suit_of
from bot.poker.games.habits import Keep
from bot.poker.holdings import BADUGI, Ranking, halves
from bot.practice.strategies.styles import DrawStyle

_ACE: Final = 12


def discards(
    style: DrawStyle, ranking: Ranking, cards: Sequence[int], draws_left: int, most: int | None = None
) -> tuple[int, ...]:
    """None to stand pat. ``draws_left`` counts this draw, ``most`` is how many cards may go."""
    if stands_pat(style, ranking, cards, draws_left):
        return ()
    kept = cards_to_keep(style, cards, draws_left)
    gone = tuple(card for card in cards if card not in kept)
    # Where not all may go the lowest-standing of them stay: in high games the last of them is the highest.
    return gone if most is None or len(gone) <= most else tuple(sorted(gone, key=style.rank))[:most]


def stands_pat(style: DrawStyle, ranking: Ranking, cards: Sequence[int], draws_left: int) -> bool:
    """True for a hand as good as that which stands pat, in a split game in both halves."""
    pat = style.pat_at(draws_left)
    return all(half.strength(cards) >= half.strength(pat) for half in halves(ranking))


def cards_to_keep(style: DrawStyle, cards: Sequence[int], draws_left: int) -> tuple[int, ...]:
    """``draws_left`` counts this draw."""
    return _WAYS[style.keep](style, cards, draws_left)


def sorted_by(style: DrawStyle, cards: Sequence[int]) -> tuple[int, ...]:
    """The lowest first; in high games what there is most of, then the highest."""
    if not style.by_strength:
        return tuple(sorted(cards, key=lambda card: (style.rank(card), card)))
    count = Counter(map(style.rank, cards))
    return tuple(sorted(cards, key=lambda card: (count[style.rank(card)], style.rank(card), card), reverse=True))


def _lows(style: DrawStyle, cards: Sequence[int], draws_left: int) -> tuple[int, ...]:
    """One card of each rank that is low enough."""
    most = style.most_at(draws_left)
    kept: dict[int, int] = {}
    for card in sorted(cards, key=style.rank):
        if style.rank(card) <= most:
            kept.setdefault(style.rank(card), card)
    # All five would have stood pat if they were any good together: a straight or a flush is broken at its top.
    return tuple(kept.values())[: len(cards) - 1]


def _lows_of_suits(style: DrawStyle, cards: Sequence[int], draws_left: int) -> tuple[int, ...]:
    """One card of each rank that is low enough, four at most: those of the most suits, and of as many the lowest."""
    by_rank: dict[int, list[int]] = defaultdict(list)
    for card in sorted(cards, key=style.rank):
        if style.rank(card) <= style.most_at(draws_left):
            by_rank[style.rank(card)].append(card)
    most = min(len(by_rank), len(cards) - 1)
    ways = (some for each in product(*by_rank.values()) for some in combinations(each, most))
    return max(ways, key=lambda some: (len(set(map(suit_of, some))), -sum(map(style.rank, some))))


def _rainbow(style: DrawStyle, cards: Sequence[int], draws_left: int) -> tuple[int, ...]:
    """The best set of different ranks and suits, without what is too high."""
    most = style.most_at(draws_left)
    return tuple(card for card in BADUGI.playing(cards, "cdhs") if style.rank(card) <= most)[-3:]


def _pairs(style: DrawStyle, cards: Sequence[int], draws_left: int) -> tuple[int, ...]:
    """Paired cards; else four to a flush or an open straight; else the highest cards. A beginner keeps a kicker."""
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


_WAYS: Final[Mapping[Keep, Callable[[DrawStyle, Sequence[int], int], tuple[int, ...]]]] = {
    "lows": _lows,
    "lows_of_suits": _lows_of_suits,
    "rainbow": _rainbow,
    "pairs": _pairs,
}
