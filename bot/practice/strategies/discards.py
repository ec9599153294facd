"""The standard discards in a draw, by the habits of each game. Pure; styles.py has the figures."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, product
from typing import Final

from bot.poker.cards import DECK, JOKER, rank_of, suit_of
from bot.poker.games.habits import Keep
from bot.poker.holdings import BADUGI, HIGH_BUG, Ranking, halves
from bot.practice.strategies.styles import DrawStyle

_ACE: Final = 12
_QUEEN: Final = 10


def discards(
    style: DrawStyle, ranking: Ranking, cards: Sequence[int], draws_left: int, most: int | None = None
) -> tuple[int, ...]:
    """Return the cards to discard; an empty tuple means to stand pat.

    ``draws_left`` counts this draw; ``most`` is the maximum number of discards.
    """
    if stands_pat(style, ranking, cards, draws_left):
        return ()
    kept = cards_to_keep(style, ranking, cards, draws_left)
    gone = tuple(card for card in cards if card not in kept)
    # If there are too many, discard those of the lowest ranks; in high games that keeps the highest.
    return gone if most is None or len(gone) <= most else tuple(sorted(gone, key=style.rank))[:most]


def stands_pat(style: DrawStyle, ranking: Ranking, cards: Sequence[int], draws_left: int) -> bool:
    """Return True if the hand is good enough to stand pat by this style; in a split game, in both halves."""
    pat = style.pat_at(draws_left)
    return all(half.strength(cards) >= half.strength(pat) for half in halves(ranking))


def cards_to_keep(style: DrawStyle, ranking: Ranking, cards: Sequence[int], draws_left: int) -> tuple[int, ...]:
    """Return the cards to keep in this draw. ``draws_left`` counts this draw."""
    return _WAYS[style.keep](style, ranking, cards, draws_left)


def highest_is_kept(style: DrawStyle, cards: Sequence[int], draws_left: int) -> bool:
    """Return True if the hand's highest card is low enough to keep; always True in games of pairs."""
    return not style.most or max(map(style.rank, cards)) <= style.most_at(draws_left)


def sorted_by(style: DrawStyle, cards: Sequence[int]) -> tuple[int, ...]:
    """Return the cards sorted for display.

    Low games: lowest first. High games: by the number of cards of a rank, then the highest first.
    """
    if not style.by_strength:
        return tuple(sorted(cards, key=lambda card: (style.rank(card), card)))
    count = Counter(map(style.rank, cards))
    return tuple(sorted(cards, key=lambda card: (count[style.rank(card)], style.rank(card), card), reverse=True))


def _lows(style: DrawStyle, ranking: Ranking, cards: Sequence[int], draws_left: int) -> tuple[int, ...]:
    """Return one card of each rank that is low enough, chosen so that as many suits as possible are kept."""
    by_rank = _low_by_rank(style, cards, draws_left)
    ways = list(product(*by_rank.values()))
    kept = ways[0] if len(ways) == 1 else max(ways, key=lambda some: len(set(map(suit_of, some))))
    if len(kept) < len(cards):
        return kept
    if stands_pat(style, ranking, cards, draws_left):
        return kept[:-1]
    return max(combinations(kept, len(kept) - 1), key=lambda some: _worth_of_one_more(ranking, some, cards))


def _low_by_rank(style: DrawStyle, cards: Sequence[int], draws_left: int) -> dict[int, list[int]]:
    """Return rank -> the cards of that rank, for the ranks that are low enough, the lowest first."""
    most, by_rank = style.most_at(draws_left), dict[int, list[int]]()
    for rank, _, card in sorted([(style.rank(card), at, card) for at, card in enumerate(cards)]):
        if rank <= most:
            by_rank.setdefault(rank, []).append(card)
    return by_rank


def _worth_of_one_more(ranking: Ranking, kept: tuple[int, ...], cards: Sequence[int]) -> int:
    """Return the sum of the strengths of all hands that ``kept`` makes with one new card.

    ``cards`` are the cards already held. Where straights and flushes count against a hand, the sum helps to keep cards
    that make fewer of them.
    """
    return sum(ranking.strength((*kept, card)) for card in DECK if card not in cards)


def _lows_of_suits(style: DrawStyle, _: Ranking, cards: Sequence[int], draws_left: int) -> tuple[int, ...]:
    """Return at most four cards of different low ranks: as many suits as possible, then the lowest."""
    by_rank = _low_by_rank(style, cards, draws_left)
    most = min(len(by_rank), len(cards) - 1)
    ways = (some for each in product(*by_rank.values()) for some in combinations(each, most))
    return max(ways, key=lambda some: (len(set(map(suit_of, some))), -sum(map(style.rank, some))))


def _rainbow(style: DrawStyle, _: Ranking, cards: Sequence[int], draws_left: int) -> tuple[int, ...]:
    """Return the best set of up to three low cards of different ranks and suits.

    Cards that are too high are left out.
    """
    most = style.most_at(draws_left)
    return tuple(card for card in BADUGI.playing(cards, "cdhs") if style.rank(card) <= most)[-3:]


def _pairs(style: DrawStyle, ranking: Ranking, cards: Sequence[int], _: int) -> tuple[int, ...]:
    """Return the pairs; without pairs, four cards to a flush or open straight; otherwise the highest card.

    The second highest card is also kept if it is a queen or better. A novice keeps any second card, also as a kicker.
    """
    if JOKER in cards:
        return _with_joker(style, ranking, cards)
    highest, paired = _highest(cards), _paired(cards)
    if paired:
        return (*paired, *_kicker(style, paired, highest))
    if four := _suited_or_open(cards, 4):
        return four
    return tuple(highest[: 2 if style.kicker or rank_of(highest[1]) >= _QUEEN else 1])


def _with_joker(style: DrawStyle, ranking: Ranking, cards: Sequence[int]) -> tuple[int, ...]:
    """Return the joker and the cards to keep with it: pairs, or three cards to a straight flush.

    Without those, keep three cards to an open straight unless there is an ace, otherwise the highest card. With the
    bug, an ace is kept beside a pair (R-8.1).
    """
    natural = [card for card in cards if card != JOKER]
    highest, paired = _highest(natural), _paired(natural)
    if paired:
        aces = [card for card in highest if rank_of(card) == _ACE and card not in paired]
        beside = aces if aces and ranking is HIGH_BUG else _kicker(style, paired, highest)
        return (*paired, JOKER, *beside)
    if three := next((some for some in combinations(natural, 3) if _is_suited(some) and _span(some) <= 4), ()):
        return (JOKER, *three)
    if rank_of(highest[0]) != _ACE and (three := next(filter(_is_open, combinations(natural, 3)), ())):
        return (JOKER, *three)
    return (JOKER, *highest[:1])


def _highest(cards: Sequence[int]) -> list[int]:
    return sorted(cards, key=rank_of, reverse=True)


def _paired(cards: Sequence[int]) -> list[int]:
    count = Counter(map(rank_of, cards))
    return [card for card in sorted(cards) if count[rank_of(card)] > 1]


def _kicker(style: DrawStyle, paired: Sequence[int], highest: Sequence[int]) -> list[int]:
    return [card for card in highest if card not in paired][:1] if style.kicker and len(paired) < 4 else []


def _is_suited(cards: Sequence[int]) -> bool:
    return len(set(map(suit_of, cards))) == 1


def _span(cards: Sequence[int]) -> int:
    ranks = [rank_of(card) for card in cards]
    return max(ranks) - min(ranks)


def _is_open(cards: Sequence[int]) -> bool:
    """Return True if the ranks are consecutive and different, without an ace."""
    ranks = {rank_of(card) for card in cards}
    return len(ranks) == len(cards) == _span(cards) + 1 and _ACE not in ranks


def _suited_or_open(cards: Sequence[int], size: int) -> tuple[int, ...]:
    """Return the first combination of ``size`` cards that leads to a flush or an open straight.

    They have one suit, or consecutive ranks without an ace. Return an empty tuple if there are none.
    """
    return next((some for some in combinations(cards, size) if _is_suited(some) or _is_open(some)), ())


_WAYS: Final[Mapping[Keep, Callable[[DrawStyle, Ranking, Sequence[int], int], tuple[int, ...]]]] = {
    "lows": _lows,
    "lows_of_suits": _lows_of_suits,
    "rainbow": _rainbow,
    "pairs": _pairs,
}
