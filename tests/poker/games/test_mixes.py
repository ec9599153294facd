"""The customary mixes of games (R-14.1)."""

from bot.poker.games import GAMES
from bot.poker.games.mixes import MIXES


def test_R14_1_a_mix_names_at_least_three_known_games_and_none_twice() -> None:
    assert {"triple-draw", "lowball"} <= MIXES.keys()
    for games in MIXES.values():
        assert set(games) <= GAMES.keys()
        assert len(set(games)) == len(games) >= 3


def test_R14_1_the_lowball_mix_has_every_low_game_but_no_split_or_high_game() -> None:
    assert set(MIXES["lowball"]) == {
        *("razz", "deuce-to-seven-razz", "badugi", "ace-to-five-single-draw", "ace-to-five-triple-draw"),
        *("deuce-to-seven-single-draw", "deuce-to-seven-triple-draw"),
    }


def test_R14_1_stud_mixes_have_no_draw_games_and_draw_mixes_have_only_draw_games() -> None:
    for name, games in MIXES.items():
        if name != "lowball":
            assert {GAMES[game].has_draws for game in games} == {"draw" in name}
