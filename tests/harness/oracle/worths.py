"""A slow ranking of hands, word for word by sections 2 and 8 of the rules and without tables.

More is better; only hands of one game compare.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import combinations, product
from typing import Final

from bot.poker.cards import DECK, JOKER, RANKS, card_text
from bot.poker.machine.state import HandState
from bot.poker.seats import Player

Worth = tuple[int, tuple[int, ...]]
ACE: Final = 12
SUITS: Final = "cdhs"
ACES_LOW: Final = ("razz", "ace-to-five-triple-draw", "ace-to-five-single-draw", "badugi", "badacey")
OMAHA: Final = ("omaha", "omaha-hi-lo", "five-card-omaha", "big-o")
FOR_HIGH: Final = ("five-card-draw", "seven-card-stud", "stud-hi-lo", "limit-holdem", "holdem", *OMAHA)
_PATTERNS: Final = ((1, 1, 1, 1, 1), (2, 1, 1, 1), (2, 2, 1), (3, 1, 1), (3, 2), (4, 1), (5,))
"""The patterns from no pair to five of a kind."""
_HIGH: Final = (0, 1, 2, 3, 6, 7, 9)
"""The place of each pattern among straights (4), flushes (5) and straight flushes (8)."""
FIVE_HIGH_STRAIGHTS: Final[tuple[Worth, ...]] = ((4, (3,)), (8, (3,)))
FIRST_OPENERS: Final[Worth] = (1, (9, 2, 1, 0))
"""The weakest hand that may open: a pair of jacks with 4-3-2."""


def rank(card: int) -> int:
    """Return the rank, from 0 for the deuce to 12 for the ace."""
    return RANKS.index(card_text(card)[0])


def low_rank(card: int) -> int:
    """Return the rank, from 0 for the ace to 12 for the king."""
    return (rank(card) + 1) % 13


def rank_in(state: HandState, card: int) -> int:
    """Return the rank from 0 for the game's lowest; its ace is low or high."""
    return low_rank(card) if state.game.name in ACES_LOW else rank(card)


def suit(card: int) -> str:
    return card_text(card)[1]


def pattern(ranks: Iterable[int]) -> Worth:
    """Return how often ranks occur, and the ranks, the most frequent first (R-2.1)."""
    often = sorted(((count, each) for each, count in Counter(ranks).items()), reverse=True)
    return _PATTERNS.index(tuple(count for count, _ in often)), tuple(each for _, each in often)


def fives(state: HandState, player: Player) -> Iterator[tuple[int, ...]]:
    """Yield every five cards that the player could play."""
    if state.game.name in OMAHA:
        for two, three in product(combinations(state.cards(player), 2), combinations(state.board, 3)):
            yield two + three
        return
    yield from combinations((*state.cards(player), *state.board), 5)


def worth(state: HandState, player: Player) -> Worth:
    """Return the worth of all cards the player holds, in the game of the hand."""
    if state.game.name == "badugi":
        return badugi(state.cards(player))
    return max(five_worth(state, five) for five in fives(state, player))


def worths(state: HandState, player: Player) -> tuple[Worth | None, ...]:
    """Return the worth in each half of a split pot, or in the only one; None means no low (R-11.2)."""
    if state.game.name in ("stud-hi-lo", "omaha-hi-lo", "big-o"):
        lows = map(ace_to_five, fives(state, player))
        return worth(state, player), max(filter(partial(_qualifies, state), lows), default=None)
    if state.game.name in ("badacey", "badeucey"):
        return worth(state, player), badugi(state.cards(player), low_rank if state.game.name == "badacey" else rank)
    return (worth(state, player),)


def _qualifies(state: HandState, low: Worth) -> bool:
    """Return whether the low qualifies; the highest card comes first, and the ace is 0, so the eight is 7."""
    return state.rules.qualifier is None or (low[0] == 0 and low[1][0] >= -7)


def five_worth(state: HandState, five: Sequence[int]) -> Worth:
    """Return the worth of five cards in a game that counts five."""
    match state.game.name:
        case "razz" | "ace-to-five-triple-draw" | "badacey":
            return ace_to_five(five)
        case "ace-to-five-single-draw":
            return max(ace_to_five(each) for each in without_joker(five))
        case "deuce-to-seven-razz" | "deuce-to-seven-triple-draw" | "deuce-to-seven-single-draw" | "badeucey":
            return deuce_to_seven(five)
        case name if name in FOR_HIGH:
            return high(five, state.rules.joker)
        case unknown:
            raise LookupError(f"say in tests/harness/oracle/worths.py what a hand of {unknown} is worth")


def ace_to_five(five: Sequence[int]) -> Worth:
    """Return the worth of an ace-to-five low (R-2.1)."""
    paired, ranks = pattern(map(low_rank, five))
    return -paired, tuple(-each for each in ranks)


def without_joker(five: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield the hand with each missing rank in place of the joker; the lowest of them is the best (R-13.1)."""
    natural = tuple(card for card in five if card != JOKER)
    lacking = [card for card in DECK if low_rank(card) not in map(low_rank, natural)]
    yield from ([natural] if len(natural) == len(five) else [(*natural, card) for card in lacking])


def deuce_to_seven(five: Sequence[int]) -> Worth:
    """Return the worth of a deuce-to-seven low (R-2.5)."""
    height, ranks = _high(list(map(rank, five)), suited=len(set(map(suit, five))) == 1, wheel=False)
    return -height, tuple(-each for each in ranks)


def badugi(cards: Sequence[int], value: Callable[[int], int] = low_rank) -> Worth:
    """Return the worth of a badugi (R-2.6, R-13.2)."""
    sets = (some for size in (4, 3, 2, 1) for some in combinations(cards, size))
    rainbows = [
        sorted(map(value, some), reverse=True)
        for some in sets
        if len(set(map(value, some))) == len(set(map(suit, some))) == len(some)
    ]
    return max((len(ranks), tuple(-each for each in ranks)) for ranks in rainbows)


def high(five: Sequence[int], joker: str) -> Worth:
    """Return the worth of a high hand (R-2.7), with the joker as the best card it may be (R-8.1)."""
    natural = [card for card in five if card != JOKER]
    ranks, suits = list(map(rank, natural)), set(map(suit, natural))
    if len(natural) == 5:
        return _high(ranks, suited=len(suits) == 1)
    tried = (
        (each, _high([*ranks, each], suited=suits == {other} and each not in ranks))
        for each in range(13)
        for other in SUITS
    )
    return max(made for each, made in tried if joker == "wild" or each == ACE or made[0] in (4, 5, 8))


def _high(ranks: Sequence[int], *, suited: bool, wheel: bool = True) -> Worth:
    paired, ordered = pattern(ranks)
    top = ordered[0] if not paired and ordered[0] - ordered[-1] == 4 else None
    if wheel and ordered == (ACE, 3, 2, 1, 0):
        top = 3
    if top is not None:
        return (8 if suited else 4), (top,)
    return (5 if suited and not paired else _HIGH[paired]), ordered
