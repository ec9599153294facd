"""The option ``format``, which says what sets a tournament apart from a plain one."""

import pytest

from bot.common.complaint import Complaint
from bot.poker.house_rules import HouseRules
from bot.tournaments.settings import TournamentSettings
from bot.typed.tournament_formats import parse_format, texts_of_formats
from bot.typed.tournament_order import TournamentOrder, settings_of

READ = {
    "bounty": (50, False),
    "bounty 25": (25, False),
    "Bounty 50%": (50, False),
    "25 bounty": None,
    "progressive": (50, True),
    "Progressive 25": (25, True),
    "progressive bounties 25 %": (25, True),
    "PKO, 50": (50, True),
    "Kopfgeld": (50, False),
    "primes progressives 25": (25, True),
    "plain": (0, False),
    "freezeout": (0, False),
    "": (0, False),
    "bounty 30": None,
    "knockouts": None,
    "50": None,
}
BASE = TournamentSettings("Friday", "razz", HouseRules(), buy_in=100)


@pytest.mark.parametrize("text", READ)
def test_T7_1_a_format_is_read_or_refused_with_the_known_ones(text: str) -> None:
    expected = READ[text]
    if expected is not None:
        settings = parse_format(text)
        assert (settings["bounty"], settings["progressive"]) == expected
        return
    with pytest.raises(Complaint) as caught:
        parse_format(text)
    assert caught.value.key == "tournament-no-such-format"
    assert str(caught.value.facts["known"]).split(", ") == [*texts_of_formats()]


def ordered(base: TournamentSettings = BASE, **options: str | int) -> TournamentSettings:
    return settings_of(TournamentOrder(**options), base, zone="UTC", hand_seconds=None)  # type: ignore[arg-type]


@pytest.mark.parametrize("text", [*texts_of_formats()])
def test_every_suggested_format_can_be_ordered(text: str) -> None:
    settings = ordered(format=text)
    assert (f"{settings.bounty}" in text) == bool(settings.bounty)


def test_another_format_replaces_the_whole_one_before() -> None:
    progressive = ordered(format="progressive 50")
    assert ordered(progressive).progressive
    assert (ordered(progressive, format="bounty 25").bounty, ordered(progressive, format="bounty").progressive) == (
        25,
        False,
    )
    assert ordered(progressive, format="plain") == BASE


@pytest.mark.parametrize(("percent", "buy_in", "least"), [(50, 0, 2), (50, 1, 2), (25, 3, 4)])
def test_T7_1_a_bounty_of_less_than_a_chip_is_refused_with_the_least_buy_in(
    percent: int, buy_in: int, least: int
) -> None:
    with pytest.raises(Complaint) as caught:
        ordered(format=f"bounty {percent}", buy_in=buy_in)
    assert (caught.value.key, caught.value.facts["least"]) == ("tournament-bounty-buy-in", least)
    assert ordered(format=f"bounty {percent}", buy_in=least).bounty_chips == 1
