"""The option ``format``, which says what sets a tournament apart from a plain one."""

import pytest

from bot.common.complaint import Complaint
from bot.poker.house_rules import HouseRules
from bot.tournaments.settings import TournamentSettings
from bot.typed.tournament_formats import parse_format, texts_of_formats
from bot.typed.tournament_order import TournamentOrder, lacking, settings_of

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
def test_T7_1_a_tournament_format_is_read_or_else_refused_with_a_list_of_the_known_formats(text: str) -> None:
    expected = READ[text]
    if expected is not None:
        settings = parse_format(text)
        assert (settings["bounty"], settings["progressive"]) == expected
        return
    with pytest.raises(Complaint) as caught:
        parse_format(text)
    assert caught.value.key == "tournament-no-such-format"
    assert str(caught.value.facts["known"]).split(", ") == [*texts_of_formats()]


def ordered(base: TournamentSettings = BASE, /, **options: str | int) -> TournamentSettings:
    return settings_of(TournamentOrder(**options), base, zone="UTC", hand_seconds=None)  # type: ignore[arg-type]


@pytest.mark.parametrize("text", [*texts_of_formats()])
def test_every_suggested_format_can_be_ordered(text: str) -> None:
    settings = ordered(format=text)
    assert (f"bounty {settings.bounty}" in text or settings.progressive) == bool(settings.bounty)
    assert ("sit and go" in text, "standing" in text) == (settings.sit_and_go, settings.standing)


SIT_AND_GO = {
    "sit and go": 6,
    "Sit & Go 9": 9,
    "sit-and-go 2, standing": 2,
    "sit'n'go 16": 16,
    "SNG 48": 48,
    "standing sng 4": 4,
    "sit and go 6, progressive 50, standing": 6,
    "bounty 25 sit and go 3": 3,
}


@pytest.mark.parametrize("text", SIT_AND_GO)
def test_T6_1_the_format_of_a_sit_and_go_is_read_with_its_number_of_seats(text: str) -> None:
    settings = ordered(format=text)
    assert settings.sit_and_go
    assert (settings.entrants_least, settings.entrants_most) == (SIT_AND_GO[text],) * 2
    assert settings.standing == ("standing" in text)
    assert (settings.check_in, settings.late_levels, settings.re_entries, settings.fill_hours) == (False, 0, 0, 24)
    assert settings.bounty == (50 if "progressive" in text else 25 if "bounty" in text else 0)


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"format": "sit and go 5"}, "tournament-sit-and-go-size"),
        ({"format": "sit and go 6", "entrants_most": 7}, "tournament-sit-and-go-size"),
        ({"format": "sit and go 6", "check_in": True}, "tournament-sit-and-go-check-in"),
        ({"format": "standing"}, "tournament-standing-alone"),
        ({"format": "bounty 50 standing"}, "tournament-standing-alone"),
        ({"format": "sit and go six"}, "tournament-no-such-format"),
    ],
)
def test_T6_1_options_that_do_not_fit_a_sit_and_go_are_refused(options: dict[str, str | int], key: str) -> None:
    with pytest.raises(Complaint) as caught:
        ordered(**options)
    assert caught.value.key == key


def test_T6_2_the_length_and_late_registration_of_a_sit_and_go_can_be_set() -> None:
    usual, asked = ordered(format="sng 9"), ordered(format="sng 9", minutes=60, more="late_levels=2", re_entries=1)
    assert (usual.target_minutes, usual.level_minutes) == (45, 4)
    assert (asked.target_minutes, asked.level_minutes, asked.late_levels, asked.re_entries) == (60, 6, 2, 1)
    assert ordered(format="sng 9", more="fill_hours=2").fill_hours == 2


def test_a_sit_and_go_of_no_more_players_than_one_table_seats_has_a_single_table() -> None:
    assert [ordered(format=f"sng {size}").seats for size in (2, 6, 8, 9)] == [6, 6, 8, 6]
    assert ordered(format="sng 8", seats=4).seats == 4


def test_T6_1_a_sit_and_go_needs_no_start() -> None:
    assert lacking(TournamentOrder(name="a", game="razz"), None) == ["start"]
    assert lacking(TournamentOrder(name="a", game="razz", format="sng 6"), None) == []
    saved = ordered(format="sng 6")
    assert lacking(TournamentOrder(), saved) == []
    assert lacking(TournamentOrder(format="bounty"), saved) == ["start"]


def test_a_newly_typed_tournament_format_replaces_every_part_of_the_format_before_it() -> None:
    progressive = ordered(format="progressive 50")
    assert ordered(progressive).progressive
    assert (ordered(progressive, format="bounty 25").bounty, ordered(progressive, format="bounty").progressive) == (
        25,
        False,
    )
    assert ordered(progressive, format="plain") == BASE


@pytest.mark.parametrize(("percent", "buy_in", "least"), [(50, 0, 2), (50, 1, 2), (25, 3, 4)])
def test_T7_1_a_bounty_below_one_chip_is_refused_and_the_smallest_possible_buy_in_is_named(
    percent: int, buy_in: int, least: int
) -> None:
    with pytest.raises(Complaint) as caught:
        ordered(format=f"bounty {percent}", buy_in=buy_in)
    assert (caught.value.key, caught.value.facts["least"]) == ("tournament-bounty-buy-in", least)
    assert ordered(format=f"bounty {percent}", buy_in=least).bounty_chips == 1


def test_T10_1_a_bracket_has_matches_of_fifteen_minutes_between_two() -> None:
    settings = ordered(format="bracket")
    assert (settings.matches, settings.seats, settings.target_minutes, settings.level_minutes) == ("bracket", 2, 15, 3)
    assert (settings.late_levels, settings.re_entries, settings.break_levels) == (0, 0, 0)
    assert ordered(format="Turnierbaum", minutes=20).target_minutes == 20


def test_T10_1_a_bracket_can_be_a_sit_and_go_with_bounties() -> None:
    settings = ordered(format="sit and go 8, heads-up, progressive 50, standing")
    assert (settings.matches, settings.entrants_least, settings.entrants_most) == ("bracket", 8, 8)
    assert (settings.seats, settings.target_minutes, settings.standing, settings.bounty) == (2, 15, True, 50)


def test_T10_2_a_table_of_a_shootout_lasts_as_long_as_a_sit_and_go_of_its_size() -> None:
    assert ordered(format="shootout").target_minutes == 30
    assert ordered(format="shootout", seats=8).target_minutes == 45
    assert ordered(format="shootout", seats=3).seats == 3


def test_T10_1_a_format_without_matches_has_tables_of_the_usual_size_again() -> None:
    bracket = ordered(format="bracket")
    assert (ordered(bracket, format="plain").matches, ordered(bracket, format="plain").seats) == ("none", 6)
    assert ordered(bracket, name="Saturday").seats == 2


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"format": "bracket", "rebuys": 1}, "tournament-matches-again"),
        ({"format": "bracket", "more": "target=9"}, "tournament-satellite-matches"),
        ({"format": "bracket", "more": "late_levels=2"}, "tournament-matches-again"),
        ({"format": "shootout", "more": "breaks=3"}, "tournament-matches-again"),
        ({"format": "bracket", "seats": 6}, "tournament-bracket-seats"),
        ({"format": "shootout", "seats": 2}, "tournament-shootout-seats"),
    ],
)
def test_T10_1_what_makes_no_sense_in_matches_is_refused(options: dict[str, str | int], key: str) -> None:
    with pytest.raises(Complaint) as caught:
        ordered(**options)
    assert caught.value.key == key
