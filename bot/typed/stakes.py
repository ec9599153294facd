"""Parsing of stakes, which depends on the game's forced bets and on the limit (R-3.1). No I/O."""

import contextlib
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, get_args

from bot.common.complaint import Complaint
from bot.poker.games.base import Forced, Game
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Limit, Stakes

LIMITS: Final[dict[str, Limit]] = {name: name for name in get_args(Limit)}
STAKES_MOST: Final = 10**9
"""The maximum big bet; with it, the pot of eight players stays far below 64 bits."""
USUAL_STAKES: Final = ((2, 4), (5, 10), (10, 20), (20, 40), (50, 100), (100, 200), (500, 1000))
USUAL_BLINDS: Final = ((1, 2), (2, 5), (5, 10), (10, 20), (25, 50), (50, 100), (100, 200), (500, 1000))

_FIGURE: Final = r"(?:\d{1,3}(?:[.,'\u2019_ \u00a0\u202f]\d{3})+|\d{1,40})[kK]?"
"""The pattern of a number: digits, or groups of three with any language's separator; k means 1,000."""
_PAIR: Final = re.compile(rf"\s*({_FIGURE})\s*(?:[/\-\u2013 ]\s*({_FIGURE})\s*)?", re.ASCII)


@dataclass(frozen=True, slots=True)
class ForcedBets:
    """Forced bets that the user wants to differ from the usual amounts, in chips.

    ``blinds`` is the text that the user typed, like ``"5/10"``.
    """

    ante: int | None = None
    bring_in: int | None = None
    blinds: str | None = None


CUSTOMARY: Final = ForcedBets()


def parse_limit(limit: Limit | None, games: Sequence[Game]) -> Limit | None:
    """Return the given limit, or by default the game's usual one.

    For several games, the default is fixed limit if all can be played with it; otherwise None, which means that each
    is played in its usual limit (R-17.2). Raises Complaint for a limit with which a game cannot be played.
    """
    if limit is None:
        if len(games) == 1:
            return games[0].limits[0]
        return "fixed" if "fixed" in shared_limits(games) else None
    for game in games:
        if limit not in game.limits:
            key = "limit-misfit" if len(games) == 1 else "limit-misfit-mix"
            raise Complaint(key, game=game.name, limit=limit, limits=", ".join(game.limits))
    return limit


def first_limit(limit: Limit | None, games: Sequence[Game]) -> Limit:
    """Return the first game's limit, in which stakes are typed, by ``parse_limit``. Raises Complaint."""
    return parse_limit(limit, games) or games[0].limits[0]


def shared_limits(games: Sequence[Game]) -> list[Limit]:
    """Return the limits with which all the games can be played, in the order of the first game."""
    return [limit for limit in games[0].limits if all(limit in game.limits for game in games)]


def parse_stakes(text: str, game: Game, rules: HouseRules, limit: Limit, posts: ForcedBets = CUSTOMARY) -> Stakes:
    """Parse stakes like ``"10/20"`` or ``"10"``.

    In fixed limit, they are the small and the big bet, or the small bet alone. In pot limit and no limit, they are the
    blinds, ``"5/10"``, or the big blind alone; in games with antes, the minimum bet. Raises Complaint.
    """
    stakes = _bets(text, game, rules) if limit == "fixed" else _least_bet(text, game, rules, limit)
    return _posted(stakes, game.forced_under(rules), posts)


def _bets(text: str, game: Game, rules: HouseRules) -> Stakes:
    small, big = _pair(text, "stakes-unreadable-fixed")
    return game.stakes(rules, *_in_range(small, 2 * small if big is None else big), "fixed")


def _least_bet(text: str, game: Game, rules: HouseRules, limit: Limit) -> Stakes:
    forced = game.forced_under(rules)
    first, second = _pair(text, f"stakes-unreadable-{forced}")
    if forced != "blinds" and second is not None:
        raise Complaint(f"stakes-unreadable-{forced}", text=text)
    least = first if second is None else second
    stakes = game.stakes(rules, *_in_range(least, least), limit)
    return stakes if second is None else _changed(stakes, forced, small_blind=first)


def _posted(stakes: Stakes, forced: Forced, posts: ForcedBets) -> Stakes:
    changes: dict[str, Any] = {}
    if posts.ante is not None:
        changes["ante"] = posts.ante
    if posts.bring_in is not None:
        if forced != "bring_in":
            raise Complaint("stakes-no-bring-in")
        changes["bring_in"] = posts.bring_in
    if posts.blinds is not None:
        changes |= _blinds(posts.blinds, stakes, forced)
    if changes.get("ante", 0) > stakes.small_bet:
        raise Complaint(f"stakes-order-{forced}", small=stakes.small_bet)
    return _changed(stakes, forced, **changes)


def _blinds(text: str, stakes: Stakes, forced: Forced) -> dict[str, int]:
    if forced != "blinds":
        raise Complaint("stakes-no-blinds")
    if stakes.limit != "fixed":
        raise Complaint("stakes-are-blinds")
    first, second = _pair(text, "stakes-unreadable-blinds")
    small, big = (max(1, first // 2), first) if second is None else (first, second)
    if not big:
        raise Complaint("stakes-order-blinds", small=stakes.small_bet)
    return {"small_blind": small, "big_blind": big}


def _changed(stakes: Stakes, forced: Forced, **changes: Any) -> Stakes:
    try:
        return replace(stakes, **changes)
    except ValueError as error:
        raise Complaint(f"stakes-order-{forced}", small=stakes.small_bet) from error


def _pair(text: str, unreadable: str) -> tuple[int, int | None]:
    match = _PAIR.fullmatch(text)
    if match is None:
        raise Complaint(unreadable, text=text)
    return _chips(match[1]), _chips(match[2]) if match[2] else None


def _chips(figure: str) -> int:
    return int(re.sub(r"\D", "", figure)) * (1_000 if figure[-1] in "kK" else 1)


def _in_range(small: int, big: int) -> tuple[int, int]:
    if not 1 <= small <= big <= STAKES_MOST:
        raise Complaint("stakes-out-of-range", most=STAKES_MOST)
    return small, big


def suggest_stakes(typed: str, game: Game, rules: HouseRules, limit: Limit) -> list[Stakes]:
    """Return the usual stakes that complete the typed text; if the text itself is valid, it comes first."""
    pairs = USUAL_STAKES if limit == "fixed" else USUAL_BLINDS
    whole = limit == "fixed" or game.forced_under(rules) == "blinds"
    texts = [f"{first}/{second}" if whole else str(second) for first, second in pairs]
    wanted = typed.replace(" ", "")
    usual = [parse_stakes(text, game, rules, limit) for text in texts if text.startswith(wanted)]
    try:
        own = [parse_stakes(typed, game, rules, limit)]
    except Complaint:
        own = []
    return [*own, *(stakes for stakes in usual if stakes not in own)]


def suggest_from(menu: Sequence[str], typed: str, game: Game, rules: HouseRules, limit: Limit) -> list[Stakes]:
    """Return the stakes of the room's menu that complete the typed text and are possible in the game."""
    wanted, found = typed.replace(" ", ""), []
    for text in menu:
        if text.startswith(wanted):
            with contextlib.suppress(Complaint):
                found.append(parse_stakes(text, game, rules, limit))
    return found


def stakes_text(stakes: Stakes) -> str:
    """Return the stakes as text that people can type, like ``500/1000``; it is used as an option's value."""
    if stakes.limit == "fixed":
        return f"{stakes.small_bet}/{stakes.big_bet}"
    return f"{stakes.small_blind}/{stakes.big_blind}" if stakes.big_blind else str(stakes.small_bet)
