"""The settings that the options of a tournament lead to."""

from dataclasses import replace
from typing import Any

import pytest

from bot.common.complaint import Complaint
from bot.locales.phrases import LOCALES, say
from bot.poker.games import GAMES
from bot.poker.games.mixes import MIXES
from bot.tournaments.settings import GUARANTEE_MOST, TournamentSettings
from bot.typed.tournament_order import TournamentOrder, parse_shares, settings_of


def made(base: TournamentSettings | None = None, hand_seconds: int | None = None, **options: Any) -> TournamentSettings:
    return settings_of(TournamentOrder(**options), base, zone="Europe/Berlin", hand_seconds=hand_seconds)


FRIDAY: dict[str, Any] = {"name": "Friday", "game": "razz"}


def test_a_tournament_needs_only_a_name_and_a_game() -> None:
    settings = made(**FRIDAY)
    assert (settings.name, settings.game, settings.limit) == ("Friday", "razz", "fixed")
    assert (settings.target_minutes, settings.level_minutes, settings.seats) == (60, 6, 6)
    assert (settings.buy_in, settings.entrants_least, settings.entrants_most) == (0, 4, 64)
    assert (settings.late_levels, settings.check_in, settings.season) == (2, True, "quarter")
    assert settings.zone == "Europe/Berlin"


def test_T4_2_the_default_levels_follow_the_rules() -> None:
    assert made(**FRIDAY).ladder(9).bets == (100, 150, 250, 350, 500, 800, 1200, 1800)


@pytest.mark.parametrize("game", [*GAMES, "mix", *MIXES])
def test_a_tournament_of_every_game_needs_only_a_name(game: str) -> None:
    settings = made(name="X", game=game)
    assert bool(settings.rotation) is (game not in GAMES)
    assert settings.ladder(9).stack > 0


@pytest.mark.parametrize(
    "case",
    [
        *(("Razz", "razz"), ("RAZ", "razz"), (" razz ", "razz")),
        *(("A-5 Triple Draw", "ace-to-five-triple-draw"), ("a-5 t", "ace-to-five-triple-draw")),
        *(("PLO", "omaha"), ("2-7 TD", "deuce-to-seven-triple-draw")),
        *(("2-7 single", "deuce-to-seven-single-draw"), ("Poker fermé à 5 cartes", "five-card-draw")),
    ],
)
def test_a_game_can_be_typed_by_its_name_in_any_language_or_its_beginning(case: tuple[str, str]) -> None:
    typed, game = case
    assert made(name="X", game=typed).game == game


@pytest.mark.parametrize("locale", sorted(LOCALES))
def test_a_game_can_be_typed_by_the_name_that_the_menu_shows(locale: str) -> None:
    for game in GAMES:
        assert made(name="X", game=say(locale, f"game-{game}")).game == game
    assert made(name="X", game=say(locale, "game-mix")).rotation


@pytest.mark.parametrize("case", [(15, 3), (30, 3), (45, 4), (60, 6), (80, 8), (120, 8), (240, 8)])
def test_the_length_of_a_level_follows_the_length_of_the_tournament(case: tuple[int, int]) -> None:
    minutes, level = case
    assert made(**FRIDAY, minutes=minutes).level_minutes == level
    assert made(**FRIDAY, minutes=minutes, more="level_minutes=5").level_minutes == 5


def test_every_option_sets_its_setting() -> None:
    settings = made(
        name="  Big\tone ",
        game="mix",
        rotation="badugi razz",
        minutes=90,
        seats=5,
        buy_in=500,
        guarantee=10_000,
        re_entries=1,
        add_on=True,
        check_in=False,
        entrants_most=40,
        prizes="60 40",
        season="none",
        stack=25,
        more="first_bet=50 breaks=4 turn_seconds=45 entrants_least=6 late_levels=4 level_minutes=7",
        hand_seconds=60,
    )
    assert settings.name == "Big one"
    assert (settings.seats, settings.buy_in, settings.guarantee, settings.entrants_most) == (5, 500, 10_000, 40)
    assert (settings.late_levels, settings.re_entries, settings.add_on, settings.check_in) == (4, 1, True, False)
    assert (settings.shares, settings.season, settings.stack_bets, settings.first_bet) == (("60", "40"), None, 25, 50)
    assert (settings.level_minutes, settings.break_levels, settings.hand_seconds) == (7, 4, 60)
    assert len(settings.rotation) == 2


def test_a_small_limit_of_entrants_also_lowers_the_minimum() -> None:
    assert made(**FRIDAY, entrants_most=2).entrants_least == 2
    assert made(**FRIDAY, entrants_most=9).entrants_least == 4


UNFIT: list[tuple[dict[str, Any], str]] = [
    ({"game": "poker"}, "tournament-no-such-game"),
    ({"game": ""}, "tournament-no-such-game"),
    ({"game": "2-7"}, "tournament-no-such-game"),
    ({"limit": "spread"}, "tournament-no-such-limit"),
    ({"limit": "pot"}, "limit-misfit"),
    ({"rules": "jackpots=on"}, "rules-misfit"),
    ({"rules": "nonsense=1"}, "rules-unknown-name"),
    ({"rotation": "razz badugi"}, "rotation-without-mix"),
    ({"game": "mix", "rotation": "razz razz"}, "rotation-order"),
    ({"game": "dealers-choice", "rotation": "razz badugi"}, "tournament-no-choice"),
    ({"game": "Dealer's choice"}, "tournament-no-choice"),
    ({"season": "week"}, "tournament-no-such-season"),
    ({"prizes": "50 50 50"}, "tournament-shares-sum"),
    ({"prizes": "70 30"}, "tournament-shares-of-nothing"),
    ({"prizes": "70 30", "buy_in": 0, "guarantee": 0}, "tournament-shares-of-nothing"),
    ({"name": "\u200b\u2060"}, "tournament-bad-name"),
    ({"re_entries": 1, "rebuys": 1}, "tournament-again-both"),
    ({"rebuys": 1, "more": "late_levels=0"}, "tournament-again-needs-late"),
    ({"add_on": True, "more": "late_levels=0"}, "tournament-again-needs-late"),
    ({"minutes": 30, "more": "level_minutes=16"}, "tournament-level-too-long"),
]


@pytest.mark.parametrize("case", UNFIT)
def test_unfit_options_are_refused_with_the_reason(case: tuple[dict[str, Any], str]) -> None:
    options, key = case
    with pytest.raises(Complaint, match=key):
        made(**{**FRIDAY, **options})


def test_a_table_has_at_most_as_many_seats_as_the_game_allows() -> None:
    assert made(**FRIDAY, seats=8).seats == 8
    game = next(game for game in GAMES.values() if game.seats_most < 8)
    with pytest.raises(Complaint, match="seats-too-many"):
        made(name="X", game=game.name, seats=8)


# With a template


def test_a_template_provides_every_setting_that_was_not_given() -> None:
    base = made(**FRIDAY, buy_in=200, seats=8, minutes=90, prizes="70 30", season="year", check_in=False)
    settings = made(base, name="Sunday", game="razz", buy_in=50)
    assert settings == replace(base, name="Sunday", buy_in=50)


def test_house_rules_that_fit_no_game_of_a_new_rotation_are_refused() -> None:
    mix = made(name="Mix", game="mix", rotation="five-card-draw razz", rules="jackpots=on")
    assert made(mix, rotation="razz five-card-draw").rules.jackpots
    with pytest.raises(Complaint, match="tournament-undealable"):
        made(mix, rotation="razz badugi")
    assert made(mix, rotation="razz badugi", rules="tda").rotation == ("razz", "badugi")


def test_R17_2_a_cap_on_raises_is_refused_in_a_mix_without_any_fixed_limit() -> None:
    with pytest.raises(Complaint, match="rules-need-fixed-limit"):
        made(name="Mix", game="mix", rotation="holdem omaha", rules="raise_cap=4")
    assert made(name="Mix", game="8-game", rules="raise_cap=4").rules.raise_cap == 4


def test_a_template_with_a_guarantee_above_the_limit_is_refused() -> None:
    with pytest.raises(Complaint, match="tournament-guarantee-most"):
        made(replace(made(**FRIDAY), guarantee=GUARANTEE_MOST + 1), name="Saturday")


def test_a_template_keeps_its_betting_limit_for_a_new_game_only_if_the_game_allows_it() -> None:
    base = made(name="X", game="five-card-draw", limit="pot", seats=6)
    assert made(base, game="badugi").limit == "pot"
    assert made(base, game="razz").limit == "fixed"


def test_a_mix_keeps_its_games_until_others_are_given() -> None:
    base = made(name="X", game="mix", rotation="razz badugi")
    assert made(base, buy_in=5).rotation == ("razz", "badugi")
    assert made(base, game="mix").rotation == ("razz", "badugi")
    assert made(base, game="razz").rotation == ()
    assert made(base, game="mix", rotation="badugi razz").rotation == ("badugi", "razz")


@pytest.mark.parametrize("order", [{"game": "8-game"}, {"game": "mix", "rotation": "8-Game"}, {"game": "8 Game"}])
def test_R17_7_an_8_game_tournament_has_each_game_in_its_usual_limit(order: dict[str, Any]) -> None:
    settings = made(name="X", **order)
    assert (settings.rotation, settings.limit, settings.seats) == (MIXES["8-game"], None, 6)
    assert made(settings, buy_in=5) == replace(settings, buy_in=5), "an edit keeps games and limit"
    assert made(settings, game="razz").limit == "fixed"
    with pytest.raises(Complaint, match="limit-misfit"):
        made(name="X", limit="fixed", **order)
    with pytest.raises(Complaint, match="limit-misfit-mix"):
        made(settings, limit="no")  # and not the games of another mix
    assert made(settings, game="mix", limit="no").limit == "no"


@pytest.mark.parametrize(
    "case", [("horse", "fixed"), ("holdem omaha", None), ("holdem razz", None), ("omaha razz", "fixed")]
)
def test_R17_2_a_mix_is_in_fixed_limit_if_all_its_games_can_be(case: tuple[str, str | None]) -> None:
    rotation, limit = case
    assert made(name="X", game="mix", rotation=rotation).limit == limit


def test_typing_the_word_usual_as_the_prizes_removes_custom_prizes() -> None:
    base = made(**FRIDAY, prizes="70 30", buy_in=100)
    assert made(base, prizes="usual").shares == ()


def test_custom_prizes_require_a_buy_in_or_a_guarantee() -> None:
    assert made(**FRIDAY, prizes="70 30", guarantee=100).shares == ("70", "30")
    assert made(**FRIDAY, prizes="usual").shares == ()
    base = made(**FRIDAY, prizes="70 30", buy_in=100)
    with pytest.raises(Complaint, match="tournament-shares-of-nothing"):
        made(base, buy_in=0)
    assert made(base, buy_in=0, prizes="usual").shares == ()


@pytest.mark.parametrize(
    "case",
    [
        ("100", ("100",)),
        ("50 30 20", ("50", "30", "20")),
        ("50/30/20", ("50", "30", "20")),
        ("50%, 30%, 20%", ("50", "30", "20")),
        ("26 16.5 16.5 16 15 10", ("26", "16.5", "16.5", "16", "15", "10")),
        ("usual", ()),
    ],
)
def test_T5_1_prizes_can_be_typed_in_several_ways(case: tuple[str, tuple[str, ...]]) -> None:
    text, shares = case
    assert parse_shares(text) == shares


@pytest.mark.parametrize(
    "case",
    [
        ("", "unreadable"),
        ("half", "unreadable"),
        ("1e2", "unreadable"),
        ("50 -50 100", "unreadable"),
        ("50 50.123", "unreadable"),
        ("60 30", "sum"),
        ("100 0", "sum"),
        ("30 70", "sum"),
    ],
)
def test_T5_1_prizes_that_make_no_sense_are_refused(case: tuple[str, str]) -> None:
    text, key = case
    with pytest.raises(Complaint, match=f"tournament-shares-{key}"):
        parse_shares(text)
