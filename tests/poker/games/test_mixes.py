"""The customary mixes (R-14.1)."""

from bot.poker.games import GAMES
from bot.poker.games.mixes import MIXES


def test_R14_1_every_game_of_a_mix_is_dealt_here_and_once() -> None:
    assert {"triple-draw", "lowball"} <= MIXES.keys()
    for games in MIXES.values():
        assert set(games) <= GAMES.keys()
        assert len(set(games)) == len(games) >= 3


def test_R14_1_lowball_has_no_split_games_and_no_high_ones() -> None:
    assert set(MIXES["lowball"]) == {
        *("razz", "deuce-to-seven-razz", "badugi", "ace-to-five-single-draw", "ace-to-five-triple-draw"),
        *("deuce-to-seven-single-draw", "deuce-to-seven-triple-draw"),
    }


def test_R14_1_the_stud_mixes_deal_no_draws_and_the_draw_mixes_nothing_else() -> None:
    for name, games in MIXES.items():
        if name != "lowball":
            assert {GAMES[game].has_draws for game in games} == {"draw" in name}
