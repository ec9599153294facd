"""The option ``more``, which takes rarely used settings in one text."""

import pytest

from bot.common.complaint import Complaint
from bot.poker.house_rules import HouseRules
from bot.tournaments.settings import TournamentSettings
from bot.typed.tournament_options import MORE, parse_more, suggest_more

USUAL = TournamentSettings("", "razz", HouseRules())


def test_settings_are_read_in_any_order_and_the_last_value_counts() -> None:
    assert parse_more("Turn_Seconds=45, breaks=4 turn_seconds=60") == {"turn_seconds": 60, "break_levels": 4}
    assert parse_more("  ") == {}


@pytest.mark.parametrize("text", ["speed=9", "turn_seconds", "turn_seconds 45", "=5", "tur=30"])
def test_an_unknown_setting_is_refused_with_the_list_of_known_ones(text: str) -> None:
    with pytest.raises(Complaint) as caught:
        parse_more(text)
    assert caught.value.key == "tournament-more-unknown"
    assert str(caught.value.facts["known"]).split(", ") == list(MORE)


@pytest.mark.parametrize("value", ["", "4", "4000", "-30", "3.5", "٣٠", "0000000000030", "many"])
def test_a_value_out_of_range_is_refused_with_the_range(value: str) -> None:
    with pytest.raises(Complaint) as caught:
        parse_more(f"turn_seconds={value}")
    assert caught.value.key == "tournament-more-value"
    assert (caught.value.facts["least"], caught.value.facts["most"]) == (5, 3600)


def test_suggestions_continue_the_typed_text() -> None:
    assert suggest_more("", USUAL)[0] == "turn_seconds=30"
    assert suggest_more("breaks=4 turn", USUAL) == ["breaks=4 turn_seconds=30"]
    assert "breaks=0" not in suggest_more("breaks=4 ", USUAL)
    assert suggest_more("turn_seconds=45", USUAL) == ["turn_seconds=45"]
