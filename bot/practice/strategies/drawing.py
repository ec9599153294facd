"""What is thrown away in a draw, by the plain way of playing a game's style. Pure."""

from collections.abc import Sequence

from bot.poker.holdings import Ranking
from bot.practice.strategies.styles import DrawStyle


def discards(
    style: DrawStyle, ranking: Ranking, cards: Sequence[int], draws_left: int, most: int | None = None
) -> tuple[int, ...]:
    """None to stand pat. ``draws_left`` counts this draw, ``most`` is how many cards may go."""
    if stands_pat(style, ranking, cards, draws_left):
        return ()
    kept = style.keep(style, cards, draws_left)
    gone = tuple(card for card in cards if card not in kept)
    # Where not all may go the lowest-standing of them stay: in high games the last of them is the highest.
    return gone if most is None or len(gone) <= most else tuple(sorted(gone, key=style.rank))[:most]


def stands_pat(style: DrawStyle, ranking: Ranking, cards: Sequence[int], draws_left: int) -> bool:
    return ranking.strength(cards) >= ranking.strength(style.pat_at(draws_left))
