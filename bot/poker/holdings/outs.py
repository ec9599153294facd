"""The outs of a hand with a board: the cards that would make it a better kind of hand."""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.poker.cards import rank_of
from bot.poker.holdings.five_cards import tables
from bot.poker.holdings.ranking import Ranking

_KINDS: Final = (
    "high_card",
    "pair",
    "two_pair",
    "trips",
    "straight",
    "flush",
    "full_house",
    "quads",
    "straight_flush",
)
"""The kinds of high hands, the worst first."""
_OF_RANKS: Final = ("pair", "two_pair", "trips", "quads")
"""The kinds for which a card counts only if the player has its rank: on the board, a pair is everyone's."""


def outs(ranking: Ranking, own: Sequence[int], board: Sequence[int], unseen: Iterable[int]) -> dict[str, list[int]]:
    """Return the cards that would help on the next street, by the kind of hand they make, the best kind first.

    ``ranking`` is one of high hands. A card does not count if it helps all players alike, or if all it makes is a pair
    that is lower than a card of the board. One that makes a straight flush counts as a flush, if the player has no
    flush yet.
    """
    now = _place(ranking.strength(own, board))
    ranks, shared = {rank_of(card) for card in own}, [rank_of(card) for card in board]
    pairs = ("pair", "two_pair") if len(set(shared)) < len(shared) else ("pair",)
    found: dict[str, list[int]] = {}
    for card in unseen:
        dealt = (*board, card)
        strength = ranking.strength(own, dealt)
        place, kind = _place(strength), _kind(strength)
        if place <= now or strength == of_board_alone(ranking, dealt):
            continue
        if kind in _OF_RANKS and rank_of(card) not in ranks:
            continue
        if kind in pairs and rank_of(card) < max(shared):
            continue
        if kind == "straight_flush" and now < _KINDS.index("flush"):
            kind = "flush"
        found.setdefault(kind, []).append(card)
    return {kind: found[kind] for kind in reversed(_KINDS) if kind in found}


def low_outs(low: Ranking, own: Sequence[int], board: Sequence[int], unseen: Iterable[int]) -> list[int]:
    """Return the cards that would make the first low on the next street, by a ranking in which 0 is no low.

    There are none if the hand has a low already.
    """
    return [] if low.strength(own, board) else [card for card in unseen if low.strength(own, (*board, card))]


def _kind(strength: int) -> str:
    return tables(low=False).worths[strength].kind


def _place(strength: int) -> int:
    return _KINDS.index(_kind(strength))


def of_board_alone(ranking: Ranking, board: Sequence[int]) -> int:
    """Return the strength of the board; -1 if it is no hand, because cards are missing or own cards must play."""
    try:
        return ranking.strength((), board)
    except ValueError:
        return -1
