"""Names of hands, built from ranks in each language."""

import pytest

from bot.locales.phrases import Phrases
from bot.poker.holdings.names import HoldingName
from bot.ui.scene.scene import holding_words

EIGHT_SIX = (6, 4)


@pytest.mark.parametrize(
    "case",
    [
        ("en-US", "eight-six low", "; low: eight-six"),
        ("sv-SE", "åtta-sex låg", "; låg: åtta-sex"),
    ],
)
def test_a_low_hand_has_the_same_name_alone_and_in_a_split_pot(case: tuple[str, str, str]) -> None:
    locale, alone, halves = case
    low = HoldingName("low", EIGHT_SIX, "low")
    split = HoldingName("high_card", (12,), "high", low)
    assert holding_words(Phrases(locale), HoldingName("low", EIGHT_SIX)) == alone
    assert holding_words(Phrases(locale), split).endswith(halves)
