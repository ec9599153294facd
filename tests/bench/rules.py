"""The rules beside pokerkit's: rankings a second and hands of Razz a second."""

import random
from typing import Final

from pokerkit import Card, RegularLowHand

from bot.poker.cards import DECK, cards_text
from bot.poker.holdings import ACE_TO_FIVE
from tests.bench.contests import Contest, heading, measure, report
from tests.bench.razz import FOLDED, play_ours, play_pokerkit

SEVENS: Final = 2_000
PASSES: Final = 50
"""How often ours ranks the same cards in a round; once would be over before the clock has moved much."""
POKERKIT_SEVENS: Final = 300
HANDS: Final = 400
POKERKIT_HANDS: Final = 12


def run(rounds: int) -> None:
    """Print one line a contest."""
    print(heading("pokerkit"))
    for contest in (_ranking(), _razz("random play", FOLDED), _razz("random play, all to showdown", 0.0)):
        print(report(contest, measure(contest, rounds)), flush=True)


def _ranking() -> Contest:
    """Seven cards ace-to-five, the same for both, each in its own kind of cards."""
    luck = random.Random(7)
    sevens = [tuple(luck.sample(DECK, 7)) for _ in range(SEVENS)]
    theirs = [tuple(Card.parse(cards_text(cards))) for cards in sevens[:POKERKIT_SEVENS]]

    def rank_ours() -> int:
        strength = ACE_TO_FIVE.strength
        for _ in range(PASSES):
            for cards in sevens:
                strength(cards)
        return PASSES * len(sevens)

    def rank_theirs() -> int:
        for cards in theirs:
            RegularLowHand.from_game(cards)
        return len(theirs)

    return Contest("ranking seven cards ace-to-five", rank_ours, rank_theirs, goal=300)


def _razz(play: str, folded: float) -> Contest:
    """Whole hands; every round plays hands of its own."""
    ours, theirs = random.Random(1), random.Random(2)

    def hands_of_ours() -> int:
        for _ in range(HANDS):
            play_ours(ours, folded)
        return HANDS

    def hands_of_theirs() -> int:
        for _ in range(POKERKIT_HANDS):
            play_pokerkit(theirs, folded)
        return POKERKIT_HANDS

    return Contest(f"hands of Razz, six players, {play}", hands_of_ours, hands_of_theirs, goal=60)
