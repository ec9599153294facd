"""PokerStars' words for cards, streets and holdings; always English, because programs read them."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from bot.poker.cards import RANKS, card_text, rank_of
from bot.poker.games.base import Game
from bot.poker.games.mixes import MIXES
from bot.poker.holdings import HIGH, OMAHA_HIGH, Half, Ranking, SplitRanking, halves
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Limit, Stakes

LIMITS: Final[Mapping[Limit, str]] = {"fixed": "Limit", "pot": "Pot Limit", "no": "No Limit"}
NAMED_MIXES: Final[Mapping[tuple[str, ...], str]] = {
    MIXES["horse"]: "HORSE",
    MIXES["hose"]: "HOSE",
    MIXES["8-game"]: "8-Game",
}
"""Games of a mix, in order -> the name of the mix; only names that programs look for in front of a game (R-18.2)."""
_ROMAN: Final = ((100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))
_UPCARD_STREETS: Final = ("3rd STREET", "4th STREET", "5th STREET", "6th STREET", "RIVER")
_DRAWS: Final = ("FIRST DRAW", "SECOND DRAW", "THIRD DRAW")
_FOLDED_UP: Final = ("on the 3rd Street", "on the 4th Street", "on the 5th Street", "on the 6th Street", "on the River")
_FOLDED_DRAW: Final = ("before the Draw", "after the 1st Draw", "after the 2nd Draw", "after the 3rd Draw")
_BOARD_STREETS: Final = ("HOLE CARDS", "FLOP", "TURN", "RIVER")
_FOLDED_BOARD: Final = ("before Flop", "on the Flop", "on the Turn", "on the River")
_LOWS: Final = frozenset({"low", "wheel"})
_BADUGIS: Final = {
    "one_card_badugi": "1-card",
    "two_card_badugi": "2-card",
    "three_card_badugi": "3-card",
    "four_card_badugi": "Badugi",
}
_RANK_WORDS: Final = (
    *("Deuce", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"),
    *("Jack", "Queen", "King", "Ace"),
)
_HALVES: Final[Mapping[Half, str]] = {"high": "HI: ", "low": "LO: "}
_HANDS: Final = {
    "high_card": "high card {highest}",
    "pair": "a pair of {first}",
    "pairs_up": "two pair, {first} and {second}",
    "two_pair": "two pair, {first} and {second}",
    "trips": "three of a kind, {first}",
    "straight": "a straight, {lowest} to {highest}",
    "flush": "a flush, {highest} high",
    "full_house": "a full house, {first} full of {second}",
    "quads": "four of a kind, {first}",
    "straight_flush": "a straight flush, {lowest} to {highest}",
    "royal_flush": "a Royal Flush",
}
_ACE_LOW: Final = ("Five", "Four", "Three", "Deuce", "Ace")
"""The ranks of the only straight with a low ace, the highest first."""


def cards(held: Iterable[int]) -> str:
    """Return the cards as ``[As 2d]``."""
    return f"[{' '.join(map(card_text, held))}]"


def street_heading(game: Game, at: int) -> str | None:
    """Return the street's heading; None for the draw of a single-draw game, which has none.

    The heading follows the game's own streets, even if a house rule shortens the game.
    """
    if game.has_board:
        return _BOARD_STREETS[at]
    if not game.has_draws:
        return _UPCARD_STREETS[at]
    if at == 0:
        return "DEALING HANDS"
    return _DRAWS[at - 1] if len(game.streets) > 2 else None


def folded_when(game: Game, at: int) -> str:
    if game.has_board:
        return _FOLDED_BOARD[at]
    if not game.has_draws:
        return _FOLDED_UP[at]
    return _FOLDED_DRAW[at] if len(game.streets) > 2 else ("before the Draw", "after the Draw")[at]


def stakes_text(stakes: Stakes) -> str:
    """Return the stakes for the first line: the bets, or in pot limit and no limit the blinds.

    The format has no form for antes without blinds, so they are written like PokerStars' tables with blinds and antes,
    with the minimum bet as a blind.
    """
    if stakes.limit == "fixed":
        return f"{stakes.small_bet}/{stakes.big_bet}"
    if not stakes.big_blind:
        return f"ante {stakes.ante}, 0/{stakes.small_bet}"
    return f"{stakes.small_blind}/{stakes.big_blind}"


def title(game: Game, stakes: Stakes, mix: str, level: int | None) -> str:
    """Return the game and its stakes for the first line.

    The name of a mix stands in front, and then a tournament's level behind (R-18.2).
    """
    name, told = f"{game.pokerstars} {LIMITS[stakes.limit]}", stakes_text(stakes)
    if not mix:
        return f"{name} ({told})"
    return f"{mix} ({name}, {told})" if level is None else f"{mix} ({name}) - Level {_roman(level)} ({told})"


def _roman(number: int) -> str:
    for value, digits in _ROMAN:
        if number >= value:
            return digits + _roman(number - value)
    return ""


def holding_text(
    ranking: Ranking, rules: HouseRules, held: tuple[int, ...], board: tuple[int, ...] = (), *, article: bool = False
) -> str:
    """Return a holding's name.

    Examples: ``Lo: 8,7,5,3,A``, ``Lo: a pair of Eights``, ``3-card: 9,2,A``, ``two pair, Tens and Eights``. With
    ``article``, as in the summary: ``a 3-card: 9,2,A``. For a split pot ``HI: a pair of Aces; LO: 8,7,5,3,A``, with the
    low only if there is one.
    """
    if isinstance(ranking, SplitRanking):
        made = [half for half in halves(ranking) if half.describe(held, board=board).kind != "no_low"]
        texts = [holding_text(half, rules, held, board) for half in made]
        first, *second = [text.removeprefix("Lo: ") for text in texts]
        prefixes = [_HALVES.get(name, "") for name in ranking.names]
        return "; ".join(f"{prefix}{text}" for prefix, text in zip(prefixes, [first, *second], strict=False))
    kind = ranking.describe(held, board=board).kind
    playing = ranking.playing(held, rules.suit_order, board)
    listed = ",".join(RANKS[rank_of(card)] for card in playing)
    if kind in _BADUGIS:
        return f"{'a ' if article else ''}{_BADUGIS[kind]}: {listed}"
    if kind in _LOWS:
        return f"Lo: {listed}"
    return ("" if ranking in (HIGH, OMAHA_HIGH) else "Lo: ") + _high_text(kind, [rank_of(card) for card in playing])


def _high_text(kind: str, ranks: Sequence[int]) -> str:
    """Return the text for a five-card hand with this kind and these ranks."""
    counts = Counter(ranks)
    words = [_RANK_WORDS[rank] for rank in sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)]
    if "straight" in kind and sorted(words) == sorted(_ACE_LOW):
        words = [*_ACE_LOW]
    first, second = (f"{word}es" if word == "Six" else f"{word}s" for word in words[:2])
    return _HANDS[kind].format(first=first, second=second, highest=words[0], lowest=words[-1])
