"""The time zone of a tournament, as people type it."""

import pytest

from bot.common.discord_limits import CHOICES_MOST
from bot.typed.times.zones import suggest_zones, zone_named


@pytest.mark.parametrize(
    "case",
    [
        ("europe/berlin", "Europe/Berlin"),
        ("Berlin", "Europe/Berlin"),
        ("new york", "America/New_York"),
        ("utc", "UTC"),
        ("EST", "America/New_York"),  # with summer time, which America/New_York has and EST alone does not
        ("mesz", "Europe/Berlin"),
        ("Atlantis", "Atlantis"),
        ("../etc/passwd", "../etc/passwd"),
    ],
)
def test_a_zone_can_be_typed_by_its_name_or_its_city(case: tuple[str, str]) -> None:
    typed, expected = case
    assert zone_named(typed) == expected


def test_suggested_zones_start_with_those_that_begin_with_the_typed_text() -> None:
    assert suggest_zones("berl") == ["Europe/Berlin"]
    assert suggest_zones("lon")[0] == "Europe/London"
    assert len(suggest_zones("")) == CHOICES_MOST
    assert suggest_zones("US/") == []
    assert suggest_zones("est")[0] == "America/New_York"
