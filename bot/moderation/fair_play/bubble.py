"""Soft play at the bubble: two players who avoid each other while the last places without a prize are decided.

Everybody plays more carefully there, so only hands at the bubble are compared with each other.
"""

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from bot.moderation.fair_play.flag import Flag, FlagKind
from bot.moderation.fair_play.soft_play import soft_play
from bot.moderation.fair_play.summary import HandSummary

PLACES: Final = 2
"""The bubble begins when this many players must still go out before all who are left win a prize."""
TRIED_LEAST: Final = 6
"""The minimum number of decisions of each player against the other for a flag; there are few hands at a bubble."""


def bubble_soft_play(hands: Sequence[HandSummary]) -> list[Flag]:
    return soft_play(hands, FlagKind.BUBBLE_SOFT_PLAY, TRIED_LEAST)


def bubble_hands(hands: Sequence[HandSummary]) -> list[HandSummary]:
    """Return the hands at the bubble of their tournaments; ``hands`` are in order of time.

    A player is in until their last hand, or if they are still playing.
    """
    last: defaultdict[int, dict[int, int]] = defaultdict(dict)
    for hand in hands:
        if hand.tournament is not None:
            last[hand.tournament.tournament_id].update(dict.fromkeys(hand.players, hand.at_ms))
    return [hand for hand in hands if _is_at_bubble(hand, last)]


def _is_at_bubble(hand: HandSummary, last: dict[int, dict[int, int]]) -> bool:
    tournament = hand.tournament
    if tournament is None or not tournament.paid:
        return False
    of_players = last[tournament.tournament_id]
    left = sum(at_ms >= hand.at_ms or player in tournament.playing for player, at_ms in of_players.items())
    return 0 < left - tournament.paid <= PLACES
