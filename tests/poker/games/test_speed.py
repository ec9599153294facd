"""The speed at which chips change hands, in each game and each of its limits."""

from itertools import pairwise

import pytest

from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.games.speed import Speed
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Limit

PLAYED = [(game, limit) for game in GAMES.values() for limit in game.limits]
RULES = HouseRules()


def speed(game: str, limit: Limit = "fixed", rules: HouseRules = RULES) -> Speed:
    return GAMES[game].speed_under(rules, limit)


@pytest.mark.parametrize("case", PLAYED)
def test_a_hand_moves_a_smaller_share_of_a_deeper_stack(case: tuple[Game, Limit]) -> None:
    game, limit = case
    known = game.speed_under(RULES, limit)
    parts = [known.stray(depth, players=6, evenness=0) for depth in (0, 1, 5, 20, 100, 500)]
    assert known.stray(0, players=2, evenness=0) == known.most
    assert all(deeper < part for part, deeper in pairwise(parts))


@pytest.mark.parametrize("case", PLAYED)
def test_a_hand_moves_more_chips_with_equal_stacks(case: tuple[Game, Limit]) -> None:
    game, limit = case
    known = game.speed_under(RULES, limit)
    assert known.stray(20, 6, 1) > known.stray(20, 6, 0.5) > known.stray(20, 6, 0)


@pytest.mark.parametrize("case", [(game, limit) for game, limit in PLAYED if not game.has_board])
def test_without_a_board_a_hand_moves_more_chips_with_more_players(case: tuple[Game, Limit]) -> None:
    game, limit = case
    known = game.speed_under(RULES, limit)
    two, three, four, six = (known.stray(20, players, 0) for players in (2, 3, 4, 6))
    assert two < three < four == six


def test_a_hand_moves_more_chips_with_more_draws_and_without_a_fixed_limit() -> None:
    once = HouseRules(draws=1)
    assert speed("badugi").stray(20, 4, 0) > speed("badugi", rules=once).stray(20, 4, 0)
    assert speed("badugi", "pot").stray(40, 4, 0) > speed("badugi").stray(40, 4, 0)
    assert speed("badacey").stray(20, 4, 0) < speed("deuce-to-seven-triple-draw").stray(20, 4, 0), (
        "half of a split pot comes back"
    )
    assert speed("badugi", rules=once).hand_seconds < speed("badugi").hand_seconds


ANTES = [("razz", RULES), ("five-card-draw", RULES), ("badugi", HouseRules(forced_bets="ante"))]
BLINDS = [
    ("badugi", RULES),
    ("deuce-to-seven-single-draw", RULES),
    ("five-card-draw", HouseRules(forced_bets="blinds")),
]


@pytest.mark.parametrize("case", ANTES)
def test_with_antes_an_all_in_hand_moves_more_chips_the_more_players_there_are(case: tuple[str, HouseRules]) -> None:
    game, rules = case
    known = speed(game, rules=rules)
    assert known.stray(0, 6, 0) == pytest.approx(known.most * 5**0.5)
    assert known.stray(0, 6, 0) > known.stray(0, 4, 0) > known.stray(0, 2, 0)
    assert known.stray(2, 6, 0) == known.stray(2, 4, 0), "with two small bets each, players have a decision"


@pytest.mark.parametrize("case", BLINDS)
def test_with_blinds_an_all_in_hand_moves_as_many_chips_among_six_players_as_among_four(
    case: tuple[str, HouseRules],
) -> None:
    game, rules = case
    known = speed(game, rules=rules)
    assert known.stray(0, 6, 0) == known.stray(0, 4, 0) == known.most


def test_an_all_in_hand_takes_a_small_share_of_the_usual_time_unless_it_has_draws() -> None:
    stud, draw = (speed(game).depth_share(0) for game in ("razz", "five-card-draw"))
    assert stud == pytest.approx(0.1)
    assert draw == pytest.approx(0.55)


@pytest.mark.parametrize("case", PLAYED)
def test_a_hand_takes_longer_with_deeper_stacks(case: tuple[Game, Limit]) -> None:
    game, limit = case
    shares = [game.speed_under(RULES, limit).depth_share(depth) for depth in (0, 0.5, 1, 3, 10, 100)]
    assert shares == sorted(set(shares))
    assert shares[-1] == pytest.approx(1, abs=0.02)


def test_five_card_draw_with_jackpots_moves_more_chips_than_without() -> None:
    jackpots = HouseRules(jackpots=True)
    assert speed("five-card-draw", rules=jackpots).stray(10, 4, 0) > speed("five-card-draw").stray(10, 4, 0)


def test_a_game_that_does_not_have_the_betting_limit_of_a_mix_uses_its_customary_limit() -> None:
    assert speed("razz", "pot") == speed("razz")
