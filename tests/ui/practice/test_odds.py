"""The odds of a finished hand in words, within one message."""

from itertools import product

import pytest

from bot.common.discord_limits import UNITS_MOST, units
from bot.locales.phrases import LOCALES, Phrases
from bot.poker.games import GAMES
from bot.poker.holdings import SplitRanking
from bot.poker.house_rules import HouseRules
from bot.practice.known_hand import KnownHand
from bot.practice.odds import Equity, StreetOdds
from bot.ui.practice.odds import odds_text
from tests.harness.ui.scenes import WORST_NAME


def odds_in_words(game: str, seats: int, name: str, locale: str = "en-US") -> str:
    """Return the odds on every street of a hand that all players stay in, with all cards unknown."""
    streets = len(GAMES[game].streets)
    halves = (0.124, 0.876) if isinstance(GAMES[game].ranking, SplitRanking) else ()
    equities = tuple(Equity(seat, 1 / seats, True, halves) for seat in range(1, seats + 1))
    found = [StreetOdds(street, equities, False, 20_000) for street in range(streets)]
    drew = tuple((seat, 2) for seat in range(1, seats + 1) if GAMES[game].has_draws)
    known = KnownHand(game, HouseRules(), (), ((), *[drew] * (streets - 1)))
    return odds_text(Phrases(locale), "7-12", known, found, lambda _: name)


def test_each_half_of_a_split_pot_has_its_own_odds() -> None:
    assert "Al (cards unknown) 50% (low 12%, badugi 88%)" in odds_in_words("badacey", 2, "Al")
    assert "Al (cards unknown) 50% (high 12%, low 88%)" in odds_in_words("stud-hi-lo", 2, "Al")
    assert "Al (cards unknown) 50% \N{MIDDLE DOT} " in odds_in_words("razz", 2, "Al")


@pytest.mark.parametrize("case", list(product(GAMES, sorted(LOCALES))))
def test_the_odds_of_a_full_table_fit_into_a_message(case: tuple[str, str]) -> None:
    game, locale = case
    for name in ("Alexandra", WORST_NAME, "\N{SLICE OF PIZZA}" * 32):
        text = odds_in_words(game, GAMES[game].seats_most, name, locale)
        assert 0 < units(text) <= UNITS_MOST
