"""The option ``more``, which takes rarely used settings in one text."""

import pytest

from bot.common.complaint import Complaint
from bot.common.passwords import fits, hashed
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


def test_a_role_is_typed_as_a_mention_and_a_password_is_kept_only_as_a_hash_and_0_removes_both() -> None:
    found = parse_more("role=<@&123> Password=SeSame")
    assert found["entry_role"] == 123
    assert "sesame" not in str(found["password"]).casefold()
    assert fits("SeSame", str(found["password"]))
    assert not fits("sesame", str(found["password"]))
    assert parse_more("role=0 password=0") == {"entry_role": 0, "password": ""}
    assert hashed("sesame") != hashed("sesame"), "each has a salt of its own"


@pytest.mark.parametrize("text", ["role=", "role=Members", "role=@everyone", "password=", f"password={'x' * 51}"])
def test_a_role_or_password_that_cannot_be_read_is_refused_without_repeating_it(text: str) -> None:
    with pytest.raises(Complaint) as caught:
        parse_more(text)
    assert caught.value.key == f"tournament-more-{text.partition('=')[0]}"
    assert "x" not in str(caught.value.facts)


def test_a_misspelt_password_option_is_refused_without_repeating_the_password() -> None:
    with pytest.raises(Complaint) as caught:
        parse_more("pasword=sesame")
    assert "sesame" not in str(caught.value.facts)


def test_a_role_or_a_password_is_suggested_without_a_value() -> None:
    assert suggest_more("passw", USUAL) == ["password="]
    assert suggest_more("rol", USUAL) == ["role="]


def test_T8_1_the_target_of_a_satellite_is_a_tournament_or_a_series() -> None:
    assert parse_more("target=#12") == {"target": 12, "target_series": 0}
    assert parse_more("Target=Series:3") == {"target": 0, "target_series": 3}
    with pytest.raises(Complaint) as caught:
        parse_more("target=main")
    assert caught.value.key == "tournament-target-unknown"
