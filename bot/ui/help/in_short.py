"""A game described in a few lines: one written for the game, and general ones chosen by its data."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.locales.phrases import Phrases
from bot.poker.games import openers
from bot.poker.games.base import Game, Opener, Street
from bot.poker.holdings import (
    ACE_TO_FIVE,
    ACE_TO_FIVE_JOKER,
    BADUGI,
    BADUGI_ACES_HIGH,
    BADUGI_OF_FIVE,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    HIGH,
    HIGH_BUG,
    HIGH_WILD,
    OMAHA_ANY_LOW,
    OMAHA_HIGH,
    OMAHA_LOW,
    Ranking,
    SplitRanking,
    halves,
)
from bot.poker.holdings.omaha import TwoAndThree
from bot.poker.house_rules import HouseRules

_OPENS: Final[dict[Opener, str]] = {
    openers.worst_upcard: "guide-opens-worst-upcard",
    openers.highest_upcard: "guide-opens-highest-upcard",
    openers.lowest_upcard: "guide-opens-lowest-upcard",
    openers.lowest_board: "guide-opens-lowest-board",
    openers.highest_board: "guide-opens-highest-board",
    openers.left_of_button: "guide-opens-left-of-button",
    openers.after_the_blinds: "guide-opens-after-the-blinds",
    openers.last_raiser: "guide-opens-last-raiser",
}
_HANDS: Final[tuple[tuple[Ranking, str], ...]] = (
    (ACE_TO_FIVE, "rules-hands-ace-to-five"),
    (ACE_TO_FIVE_JOKER, "rules-hands-ace-to-five"),
    (DEUCE_TO_SEVEN, "rules-hands-deuce-to-seven"),
    (HIGH, "rules-hands-high"),
    (HIGH_WILD, "rules-hands-high"),
    (HIGH_BUG, "rules-hands-high"),
    (OMAHA_HIGH, "rules-hands-high"),
    (OMAHA_LOW, "rules-hands-eight-or-better"),
    (OMAHA_ANY_LOW, "rules-hands-ace-to-five"),
    (EIGHT_OR_BETTER, "rules-hands-eight-or-better"),
    (BADUGI, "rules-hands-badugi"),
    (BADUGI_OF_FIVE, "rules-hands-badugi"),
    (BADUGI_ACES_HIGH, "rules-hands-badugi"),
)
"""(ranking, the key of the phrase that explains its winning hands)."""


def opens(game: Game, rules: HouseRules, street: Street) -> str:
    """Return the key of the phrase that says who acts first on the street."""
    key = _OPENS[street.opener]
    no_blinds = key == "guide-opens-after-the-blinds" and game.forced_under(rules) != "blinds"
    if no_blinds or (key == "guide-opens-last-raiser" and rules.draw_opener == "button"):
        return "guide-opens-left-of-button"
    return key


def in_short(say: Phrases, game: Game, rules: HouseRules, *, cards: str, draw: str) -> Iterator[str]:
    """Yield the lines that describe the game, its own line first.

    ``rules`` must fit the game; ``cards`` and ``draw`` are labels of the tables' buttons.
    """
    ranking, streets = game.ranking_under(rules), game.streets_under(rules)
    later = "raiser" if opens(game, rules, streets[-1]) == "guide-opens-last-raiser" else "button"
    yield say(f"rules-{game.name}", draws=sum(street.draw for street in streets))
    if isinstance(ranking, SplitRanking):
        yield say("rules-split")
    if any(isinstance(half, TwoAndThree) for half in halves(ranking)):
        yield say("rules-two-and-three")
    for half in halves(ranking):
        aces = "high" if half is BADUGI_ACES_HIGH else "low"
        yield from (say(hands, aces=aces, joker=rules.joker) for each, hands in _HANDS if each is half)
    yield say(f"rules-deal-{game.forced_under(rules)}", later=later)
    if game.has_board:
        yield from _of_board(say, game, streets, cards)
    elif game.has_draws:
        yield from _drawn(say, streets)
        yield say("rules-after-draw" if later == "raiser" else _draw_bets(streets))
        yield say("rules-showdown")
        yield say("rules-drawing", draw=draw)
    else:
        yield from _of_stud(say, game, cards)


def _draw_bets(streets: tuple[Street, ...]) -> str:
    return "rules-bets-one-draw" if len(streets) == 2 else "rules-bets-three-draws"


def _drawn(say: Phrases, streets: Sequence[Street]) -> Iterator[str]:
    """Yield a line about the draw.

    In games with several draws it also says which discards may be dealt again (R-5.5).
    """
    again = [say("rules-draw-again")] if sum(street.draw for street in streets) > 1 else []
    yield " ".join([say("rules-draw"), *again])


def _of_board(say: Phrases, game: Game, streets: Sequence[Street], cards: str) -> Iterator[str]:
    dealt = [
        say("rules-board-dealt", street=say(f"street-{street.name}"), count=street.board)
        for street in streets
        if street.board
    ]
    yield say("rules-board", streets=", ".join(dealt))
    yield say("rules-bets-board", limits=_limits(game))
    yield say("rules-all-in")
    yield say("rules-showdown")
    yield say("rules-words-board", cards=cards)


def _limits(game: Game) -> str:
    """Return whether the game has a fixed limit, has none, or can be played in any."""
    if "fixed" not in game.limits:
        return "unlimited"
    return "fixed" if set(game.limits) == {"fixed"} else "any"


def _of_stud(say: Phrases, game: Game, cards: str) -> Iterator[str]:
    third, fourth, *_ = game.streets
    yield say("rules-third", opens=say(_OPENS[third.opener]))
    yield say("rules-later", opens=say(_OPENS[fourth.opener]))
    yield say("rules-bets-stud")
    yield say("rules-all-in")
    yield say("rules-showdown-stud")
    yield say("rules-words-stud", cards=cards)
