"""A game in short: the sentence of its own, and those that games share, put together by what the game's data says."""

from collections.abc import Iterator
from typing import Final

from bot.poker.games import openers
from bot.poker.games.base import Game, Opener
from bot.poker.holdings import (
    ACE_TO_FIVE,
    BADUGI,
    BADUGI_ACES_HIGH,
    BADUGI_OF_FIVE,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    HIGH,
    Ranking,
    Split,
    halves,
)
from bot.ui.text.phrases import Phrases

OPENS: Final[dict[Opener, str]] = {
    openers.worst_upcard: "guide-opens-worst-upcard",
    openers.highest_upcard: "guide-opens-highest-upcard",
    openers.lowest_upcard: "guide-opens-lowest-upcard",
    openers.lowest_board: "guide-opens-lowest-board",
    openers.highest_board: "guide-opens-highest-board",
    openers.left_of_button: "guide-opens-left-of-button",
    openers.after_the_blinds: "guide-opens-after-the-blinds",
    openers.last_raiser: "guide-opens-last-raiser",
}
"""Says who speaks first on a street."""
_HANDS: Final[tuple[tuple[Ranking, str], ...]] = (
    (ACE_TO_FIVE, "rules-hands-ace-to-five"),
    (DEUCE_TO_SEVEN, "rules-hands-deuce-to-seven"),
    (HIGH, "rules-hands-high"),
    (EIGHT_OR_BETTER, "rules-hands-eight-or-better"),
    (BADUGI, "rules-hands-badugi"),
    (BADUGI_OF_FIVE, "rules-hands-badugi"),
    (BADUGI_ACES_HIGH, "rules-hands-badugi"),
)
"""Says which hands win."""


def in_short(say: Phrases, game: Game, *, cards: str, draw: str) -> Iterator[str]:
    """The lines, the game's own first. ``cards`` and ``draw`` are what the tables' buttons are called."""
    yield say(f"rules-{game.name}")
    if isinstance(game.ranking, Split):
        yield say("rules-split")
    for half in halves(game.ranking):
        aces = "high" if half is BADUGI_ACES_HIGH else "low"
        yield from (say(hands, aces=aces) for ranking, hands in _HANDS if ranking is half)
    yield say(f"rules-deal-{game.forced}")
    yield from _of_draws(say, game, draw) if game.has_draws else _of_stud(say, game, cards)


def _of_draws(say: Phrases, game: Game, draw: str) -> Iterator[str]:
    *_, last = game.streets
    yield say("rules-draw")
    if last.opener is openers.last_raiser:
        yield say("rules-after-draw")
    else:
        yield say("rules-bets-one-draw" if len(game.streets) == 2 else "rules-bets-three-draws")
    yield say("rules-showdown")
    yield say("rules-drawing", draw=draw)


def _of_stud(say: Phrases, game: Game, cards: str) -> Iterator[str]:
    third, fourth, *_ = game.streets
    yield say("rules-third", opens=say(OPENS[third.opener]))
    yield say("rules-later", opens=say(OPENS[fourth.opener]))
    yield say("rules-bets-stud")
    yield say("rules-all-in")
    yield say("rules-showdown-stud")
    yield say("rules-words-stud", cards=cards)
