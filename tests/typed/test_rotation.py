"""The games of a mixed table, as people type them."""

from itertools import permutations, product

import pytest

from bot.common.complaint import Complaint
from bot.common.discord_limits import CHOICE_CHARACTERS, CHOICES_MOST
from bot.locales.phrases import LOCALES, say
from bot.poker.games import GAMES
from bot.poker.games.mixes import MIXES
from bot.typed.game_names import MIX, games_called
from bot.typed.rotation import games_of, parse_rotation, suggest_rotations


def names(*found: object) -> list[str]:
    return [getattr(game, "name", "") for game in found]


def test_a_table_has_one_game_or_the_games_of_a_mix() -> None:
    assert names(*games_of("badugi", None, None)) == ["badugi"]
    assert names(*games_of(MIX, "razz badugi", None)) == ["razz", "badugi"]
    assert names(*games_of(MIX, None, None)) == [name for name, game in GAMES.items() if "fixed" in game.limits]
    assert "razz" not in names(*games_of(MIX, None, "pot"))


def test_a_game_can_be_typed_by_the_beginning_of_its_name() -> None:
    assert names(*parse_rotation("Badugi, five-card-d ace-to-five-t deuce-to-seven-t")) == [
        "badugi",
        "five-card-draw",
        "ace-to-five-triple-draw",
        "deuce-to-seven-triple-draw",
    ]


@pytest.mark.parametrize(
    "case",
    [
        ("A-5 Triple Draw, Razz", ["ace-to-five-triple-draw", "razz"]),
        ("A-5 Triple Draw Razz 2-7 Single Draw", ["ace-to-five-triple-draw", "razz", "deuce-to-seven-single-draw"]),
        ("a-5 t badugi", ["ace-to-five-triple-draw", "badugi"]),
        ("a5t, 2-7 s", ["ace-to-five-triple-draw", "deuce-to-seven-single-draw"]),
        ("razz - badugi", ["razz", "badugi"]),
        ("ace_to_five_triple razz", ["ace-to-five-triple-draw", "razz"]),
        ("PLO, stud, 2-7 TD", ["omaha", "seven-card-stud", "deuce-to-seven-triple-draw"]),
        ("o8 stud8 nlhe", ["omaha-hi-lo", "stud-hi-lo", "holdem"]),
    ],
)
def test_a_game_can_be_typed_by_the_name_that_the_menus_show(case: tuple[str, list[str]]) -> None:
    text, games = case
    assert names(*parse_rotation(text)) == games


@pytest.mark.parametrize("case", list(product([" ", ", ", ","], sorted(LOCALES))))
def test_names_of_games_can_be_typed_in_every_language_and_order(case: tuple[str, str]) -> None:
    between, locale = case
    for first, second in permutations(GAMES, 2):
        typed = between.join(say(locale, f"game-{name}") for name in (first, second))
        assert names(*parse_rotation(typed)) == [first, second], typed


@pytest.mark.parametrize("locale", sorted(LOCALES))
def test_a_game_can_be_typed_with_its_usual_limit(locale: str) -> None:
    single = say(locale, "game-deuce-to-seven-single-draw")
    typed = f"{say(locale, 'game-in-no', game=single)} razz"
    assert names(*parse_rotation(typed)) == ["deuce-to-seven-single-draw", "razz"]
    unusual = say(locale, "game-in-no", game=say(locale, "game-badugi"))
    with pytest.raises(Complaint, match="rotation-unknown"):
        parse_rotation(f"{unusual}, razz")


def test_a_nickname_means_one_game_and_completes_to_it() -> None:
    for game in GAMES.values():
        for nickname in game.nicknames:
            assert games_called(nickname) == [game.name], nickname
            assert game.name in suggest_rotations(nickname, None), nickname
    assert names(*games_of(MIX, "stud", None)) == list(MIXES["stud"]), "by itself it is the mix"


def test_a_limit_suggests_the_games_that_are_usually_played_in_it() -> None:
    assert suggest_rotations("No-Limit", None) == [name for name, game in GAMES.items() if game.limits[0] == "no"]


@pytest.mark.parametrize(
    "case",
    [
        ("razz 2-7", "rotation-unknown"),
        ("razz draw", "rotation-unknown"),
        ("razz 5", "rotation-unknown"),
        ("-", "rotation-unknown"),
        ("razz rummy", "rotation-unknown"),
        ("razz deuce", "rotation-unknown"),
        ("razz", "rotation-order"),
        ("", "rotation-order"),
        ("razz badugi razz", "rotation-order"),
    ],
)
def test_a_bad_rotation_is_refused_with_its_reason(case: tuple[str, str]) -> None:
    text, key = case
    with pytest.raises(Complaint) as caught:
        parse_rotation(text)
    assert caught.value.key == key


def test_a_rotation_for_a_game_other_than_the_mix_is_refused() -> None:
    with pytest.raises(Complaint) as caught:
        games_of("razz", "razz badugi", None)
    assert caught.value.key == "rotation-without-mix"


@pytest.mark.parametrize(
    "case",
    [
        *[("lowball", "lowball"), ("Triple Draw", "triple-draw"), (" LOWBALL ", "lowball"), ("low", "lowball")],
        *[("stud", "stud"), ("Bytesspel", "draw"), ("Jeux à tirage", "draw"), ("triple-s", "triple-stud")],
    ],
)
def test_R14_1_a_well_known_mix_can_be_typed_by_its_name(case: tuple[str, str]) -> None:
    typed, mix = case
    assert names(*parse_rotation(typed)) == list(MIXES[mix])
    assert names(*games_of(MIX, typed, None)) == list(MIXES[mix])


@pytest.mark.parametrize("mix", MIXES)
def test_R14_1_a_well_known_mix_can_be_chosen_as_the_game_of_a_table(mix: str) -> None:
    assert names(*games_of(mix, None, None)) == list(MIXES[mix])
    with pytest.raises(Complaint) as caught:
        games_of(mix, "razz badugi", None)
    assert caught.value.key == "rotation-beside-mix"


def test_R14_1_a_mix_is_suggested_by_its_name_and_never_beside_other_games() -> None:
    assert "lowball" in suggest_rotations("low", None)
    assert "triple-draw" in suggest_rotations("triple", "pot")
    assert "lowball" not in suggest_rotations("", "pot"), "Razz is played in fixed limit alone"
    assert "triple-draw" in suggest_rotations("triple draw", None), "a mix's name may have two words"
    assert suggest_rotations("lowball, ", None) == ["lowball"], "no game follows a mix"
    assert suggest_rotations("lowball ra", None) == []
    assert not [text for text in suggest_rotations("razz low", None) if "lowball" in text]


def test_games_are_suggested_one_after_the_other() -> None:
    assert suggest_rotations("", None) == [*GAMES, *MIXES][:CHOICES_MOST]
    assert "razz badugi" in suggest_rotations("razz ", None)
    assert suggest_rotations("razz badu", None) == ["razz badugi"]
    assert suggest_rotations("razz 2-7 badu", None) == [], "2-7 is no game"
    assert "razz badugi razz" not in suggest_rotations("razz badugi raz", None)
    assert "razz" not in suggest_rotations("", "pot")
    assert suggest_rotations("A-5 Triple Draw, 2-7 Tri", None) == ["ace-to-five-triple-draw deuce-to-seven-triple-draw"]
    assert "five-card-draw razz" in suggest_rotations("Mörkpoker, ", None)
    assert suggest_rotations("razz mörk", None) == ["razz five-card-draw"]
    long = " ".join(list(GAMES)[:5]) + " "
    assert all(len(text) <= CHOICE_CHARACTERS for text in suggest_rotations(long, None))
