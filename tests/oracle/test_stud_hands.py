"""Random hands of high stud games, replayed by pokerkit from their .phh files."""

from random import Random
from typing import Final

import pytest

from bot.cli.simulate import play_hand
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from tests.harness.oracle.random_hands import TIMES, Stacks, compare, deep, equal_and_short, mixed

GAMES_COMPARED: Final = ("seven-card-stud", "stud-hi-lo")
COMPARED_SHARE: Final = 0.8
"""The least share of hands without a deviation, so that enough of them are compared."""

SPLIT_UNEVENLY: Final = (4, 0.4)
"""A factor for the number of hands, and their least share without a deviation: several pots often have odd chips."""


def random_hand(name: str, rng: Random, stacks: Stacks) -> Hand:
    players = rng.randint(2, 8)
    return play_hand(GAMES[name], HouseRules(), stacks(rng, players), rng.randint(1, players), rng)


@pytest.mark.parametrize("name", GAMES_COMPARED)
@pytest.mark.parametrize(
    ("stacks", "hands", "seed"),
    [(deep, 50, 1), (mixed, 110, 2), (equal_and_short, 50, 3)],
    ids=["deep", "mixed", "equal"],
)
def test_pokerkit_ends_random_hands_with_the_same_stacks(name: str, stacks: Stacks, hands: int, seed: int) -> None:
    rng = Random(seed)
    more, share = SPLIT_UNEVENLY if name == "stud-hi-lo" and stacks is mixed else (1, COMPARED_SHARE)
    compare(lambda: random_hand(name, rng, stacks), hands * more * TIMES, share)
