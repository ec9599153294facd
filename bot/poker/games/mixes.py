"""Traditional mixes of games, by name (R-14.1, R-17.1), and the stakes of a mix's games (R-17.3)."""

from collections.abc import Collection, Mapping
from typing import Final

from bot.poker.games.base import Game
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import BigBetBlinds, Limit, Stakes

_BLIND_GAMES: Final = ("limit-holdem", "omaha-hi-lo")
_STUD_GAMES: Final = ("seven-card-stud", "stud-hi-lo")
_EIGHT: Final = ("deuce-to-seven-triple-draw", *_BLIND_GAMES, "razz", *_STUD_GAMES, "holdem", "omaha")

MIXES: Final[Mapping[str, tuple[str, ...]]] = {
    "horse": (*_BLIND_GAMES, "razz", *_STUD_GAMES),
    "hose": (*_BLIND_GAMES, *_STUD_GAMES),
    "hoe": (*_BLIND_GAMES, "stud-hi-lo"),
    "8-game": _EIGHT,
    "10-game": (*_EIGHT, "deuce-to-seven-single-draw", "badugi"),
    "triple-stud": ("razz", "seven-card-stud", "stud-hi-lo"),
    "triple-draw": ("ace-to-five-triple-draw", "deuce-to-seven-triple-draw", "badugi"),
    "lowball": (
        *("razz", "deuce-to-seven-razz", "ace-to-five-triple-draw", "deuce-to-seven-triple-draw"),
        *("ace-to-five-single-draw", "deuce-to-seven-single-draw", "badugi"),
    ),
    "draw": (
        *("five-card-draw", "ace-to-five-triple-draw", "deuce-to-seven-triple-draw", "deuce-to-seven-single-draw"),
        *("badugi", "ace-to-five-single-draw", "badacey", "badeucey"),
    ),
    "stud": ("razz", "seven-card-stud", "stud-hi-lo", "deuce-to-seven-razz"),
}
"""Name of the mix -> its games, in order of play, each in the first of its limits that fits the mix (R-17.2)."""


def mix_of(games: tuple[str, ...]) -> str | None:
    """Return the name of the ready-made mix with these games in this order; None if there is none."""
    return next((mix for mix, played in MIXES.items() if played == games), None)


def is_of_both_kinds(limits: Collection[Limit]) -> bool:
    """Return True if some games of a mix have a fixed limit and others have not."""
    return "fixed" in limits and set(limits) != {"fixed"}


def least_bet(limit: Limit, small_bet: int) -> int:
    """Return the smallest bet of a mix's game, in a mix of both kinds whose fixed-limit games have this small bet.

    Without a fixed limit it is the big blind, which is half the small bet, rounded down, at least 1 (R-17.3).
    """
    return small_bet if limit == "fixed" else max(1, small_bet // 2)


def later_stakes(
    game: Game, rules: HouseRules, limit: Limit, first: Stakes, big_bet_blinds: BigBetBlinds = "half"
) -> Stakes:
    """Return the stakes of a mix's later game, whose first game has the stakes ``first`` (R-17.3).

    The smallest bet of a game without a fixed limit is half the small bet of those with one, or the same.
    """
    least = first.small_bet
    if first.limit == limit == "fixed":
        return game.stakes(rules, least, first.big_bet, limit)
    if big_bet_blinds == "half" and "fixed" in (first.limit, limit):
        least = 2 * least if limit == "fixed" else least_bet(limit, least)
    return game.stakes(rules, least, None, limit)
