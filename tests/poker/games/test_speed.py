"""How fast chips change hands: data of every game, in each limit that it is played in."""

from itertools import pairwise

import pytest

from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.games.speed import Speed
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Limit
from tests.harness.with_each import with_each

PLAYED = [(game, limit) for game in GAMES.values() for limit in game.limits]
RULES = HouseRules()


def speed(game: str, limit: Limit = "fixed", rules: HouseRules = RULES) -> Speed:
    return GAMES[game].speed_under(rules, limit)


@with_each(PLAYED)
def test_the_deeper_a_stack_the_smaller_the_part_of_it_that_a_hand_moves(case: tuple[Game, Limit]) -> None:
    game, limit = case
    known = game.speed_under(RULES, limit)
    parts = [known.stray(depth, players=6, evenness=0) for depth in (0, 1, 5, 20, 100, 500)]
    assert known.stray(0, players=2, evenness=0) == known.most
    assert all(deeper < part for part, deeper in pairwise(parts))


@with_each(PLAYED)
def test_equal_stacks_and_more_players_move_more(case: tuple[Game, Limit]) -> None:
    game, limit = case
    known = game.speed_under(RULES, limit)
    assert known.stray(20, 6, 1) > known.stray(20, 6, 0.5) > known.stray(20, 6, 0)
    two, three, four, six = (known.stray(20, players, 0) for players in (2, 3, 4, 6))
    assert two < three < four == six


def test_three_draws_move_more_than_one_and_bets_without_a_fixed_limit_more_than_small_bets() -> None:
    once = HouseRules(draws=1)
    assert speed("badugi").stray(20, 4, 0) > speed("badugi", rules=once).stray(20, 4, 0)
    assert speed("badugi", "pot").stray(40, 4, 0) > speed("badugi").stray(40, 4, 0)
    assert speed("badacey").stray(20, 4, 0) < speed("deuce-to-seven-triple-draw").stray(20, 4, 0), "half comes back"
    assert speed("badugi", rules=once).hand_seconds < speed("badugi").hand_seconds


ANTES = [("razz", RULES), ("five-card-draw", RULES), ("badugi", HouseRules(forced_bets="ante"))]
BLINDS = [
    ("badugi", RULES),
    ("deuce-to-seven-single-draw", RULES),
    ("five-card-draw", HouseRules(forced_bets="blinds")),
]


@with_each(ANTES)
def test_where_antes_put_all_six_players_all_in_one_wins_all(case: tuple[str, HouseRules]) -> None:
    game, rules = case
    known = speed(game, rules=rules)
    assert known.stray(0, 6, 0) == pytest.approx(known.most * 5**0.5)
    assert known.stray(0, 6, 0) > known.stray(0, 4, 0) > known.stray(0, 2, 0)
    assert known.stray(2, 6, 0) == known.stray(2, 4, 0), "with two small bets each there is something to decide"


@with_each(BLINDS)
def test_where_two_post_blinds_the_others_need_not_be_all_in(case: tuple[str, HouseRules]) -> None:
    game, rules = case
    known = speed(game, rules=rules)
    assert known.stray(0, 6, 0) == known.stray(0, 4, 0) == known.most


def test_a_hand_in_which_all_are_all_in_takes_as_long_as_its_draws() -> None:
    stud, draw = (speed(game).depth_share(0) for game in ("razz", "five-card-draw"))
    assert stud == pytest.approx(0.1)
    assert draw == pytest.approx(0.55)


@with_each(PLAYED)
def test_the_deeper_the_stacks_the_longer_a_hand_takes(case: tuple[Game, Limit]) -> None:
    game, limit = case
    shares = [game.speed_under(RULES, limit).depth_share(depth) for depth in (0, 0.5, 1, 3, 10, 100)]
    assert shares == sorted(set(shares))
    assert shares[-1] == pytest.approx(1, abs=0.02)


def test_jackpots_are_a_game_of_their_own() -> None:
    jackpots = HouseRules(jackpots=True)
    assert speed("five-card-draw", rules=jackpots).stray(10, 4, 0) > speed("five-card-draw").stray(10, 4, 0)


def test_a_game_of_a_mix_that_is_not_played_in_its_limit_has_its_customary_one() -> None:
    assert speed("razz", "pot") == speed("razz")
