"""The customary mixes of games (R-14.1)."""

import pytest

from bot.poker.games import GAMES
from bot.poker.games.mixes import MIXES


def test_R14_1_a_mix_names_at_least_three_known_games_and_none_twice() -> None:
    assert {"triple-draw", "lowball"} <= MIXES.keys()
    for games in MIXES.values():
        assert set(games) <= GAMES.keys()
        assert len(set(games)) == len(games) >= 3


def test_R17_1_the_mixes_with_board_games_have_their_games_in_order_each_in_its_first_limit() -> None:
    horse = ["limit-holdem", "omaha-hi-lo", "razz", "seven-card-stud", "stud-hi-lo"]
    eight = ["deuce-to-seven-triple-draw", *horse, "holdem", "omaha"]
    assert [*MIXES][:5] == ["horse", "hose", "hoe", "8-game", "10-game"]
    assert [*MIXES["horse"]] == horse
    assert [*MIXES["hose"]] == [name for name in horse if name != "razz"]
    assert MIXES["hoe"] == ("limit-holdem", "omaha-hi-lo", "stud-hi-lo")
    assert [*MIXES["8-game"]] == eight
    assert [*MIXES["10-game"]] == [*eight, "deuce-to-seven-single-draw", "badugi"]
    assert [GAMES[name].limits[0] for name in MIXES["10-game"]] == [*["fixed"] * 6, "no", "pot", "no", "fixed"]


@pytest.mark.parametrize(("mix", "seats"), [("horse", 8), ("hose", 8), ("hoe", 8), ("8-game", 6), ("10-game", 6)])
def test_R17_1_a_mix_seats_what_its_smallest_game_seats(mix: str, seats: int) -> None:
    assert min(GAMES[name].seats_most for name in MIXES[mix]) == seats


def test_R14_1_the_lowball_mix_has_every_low_game_but_no_split_or_high_game() -> None:
    assert set(MIXES["lowball"]) == {
        *("razz", "deuce-to-seven-razz", "badugi", "ace-to-five-single-draw", "ace-to-five-triple-draw"),
        *("deuce-to-seven-single-draw", "deuce-to-seven-triple-draw"),
    }


def test_R14_1_stud_mixes_have_no_draw_games_and_draw_mixes_have_only_draw_games() -> None:
    for name in ("triple-stud", "stud", "triple-draw", "draw"):
        assert {GAMES[game].has_draws for game in MIXES[name]} == {"draw" in name}
