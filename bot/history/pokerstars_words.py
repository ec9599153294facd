"""The words of PokerStars' hand histories for cards, streets and holdings. Always English: programs read them."""

from collections.abc import Iterable, Mapping
from typing import Final

from bot.poker.cards import RANKS, card_text, rank_of
from bot.poker.games.base import Game, Street
from bot.poker.holdings import HoldingName, Ranking
from bot.poker.house_rules import HouseRules, Limit, Stakes

LIMITS: Final[Mapping[Limit, str]] = {"fixed": "Limit", "pot": "Pot Limit", "no": "No Limit"}
_UPCARD_STREETS: Final = ("3rd STREET", "4th STREET", "5th STREET", "6th STREET", "RIVER")
_DRAWS: Final = ("FIRST DRAW", "SECOND DRAW", "THIRD DRAW")
_FOLDED_UP: Final = ("on the 3rd Street", "on the 4th Street", "on the 5th Street", "on the 6th Street", "on the River")
_FOLDED_DRAW: Final = ("before the Draw", "after the 1st Draw", "after the 2nd Draw", "after the 3rd Draw")
_LOWS: Final = frozenset({"low", "wheel"})
_BADUGI: Final = "_card_badugi"


def cards(some: Iterable[int]) -> str:
    """``[As 2d]``"""
    return f"[{' '.join(map(card_text, some))}]"


def street_heading(streets: tuple[Street, ...], at: int) -> str | None:
    """None for the one draw of a game that has no other: its lines follow without a heading."""
    if not any(street.draw for street in streets):
        return _UPCARD_STREETS[at]
    if at == 0:
        return "DEALING HANDS"
    return _DRAWS[at - 1] if len(streets) > 2 else None


def folded_when(streets: tuple[Street, ...], at: int) -> str:
    if not any(street.draw for street in streets):
        return _FOLDED_UP[at]
    return _FOLDED_DRAW[at] if len(streets) > 2 else ("before the Draw", "after the Draw")[at]


def stakes_text(stakes: Stakes) -> str:
    """The bets, or in pot and no limit the blinds, as the first line has them."""
    if stakes.limit == "fixed" or not stakes.big_blind:
        return f"{stakes.small_bet}/{stakes.big_bet}"
    return f"{stakes.small_blind}/{stakes.big_blind}"


def title(game: Game, stakes: Stakes) -> str:
    return f"{game.pokerstars} {LIMITS[stakes.limit]} ({stakes_text(stakes)})"


def holding_text(ranking: Ranking, rules: HouseRules, held: tuple[int, ...]) -> str:
    """``Lo: 8,7,5,3,A``, ``Badugi: 8,6,3,2``, or what the hand is called."""
    name: HoldingName = ranking.describe(held)
    ranks = ",".join(RANKS[rank_of(card)] for card in ranking.playing(held, rules.suit_order))
    if name.kind in _LOWS:
        return f"Lo: {ranks}"
    if name.kind.endswith(_BADUGI):
        size = len(ranks.split(","))
        return f"Badugi: {ranks}" if size == 4 else f"{size}-card Badugi: {ranks}"
    return str(name)
