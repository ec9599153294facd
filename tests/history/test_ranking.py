"""Leaderboards: the best first, shared places for ties, and the reader's own place."""

from dataclasses import replace
from typing import get_args

import pytest

from bot.history.ports import RANKED_HANDS_LEAST, Measure
from bot.history.ranking import Contender, board

ENOUGH = RANKED_HANDS_LEAST
ANN = Contender(1, ENOUGH, 50, 2.5)
BOB = Contender(2, 2 * ENOUGH, 80, 4.0)
CY = Contender(3, ENOUGH - 1, 900, 45.0)
DAN = Contender(4, ENOUGH, 50, 2.0)
EVE = Contender(5, ENOUGH, 400, 20.0, listed=False)
ALL = (ANN, BOB, CY, DAN, EVE)


def test_players_with_equal_profit_share_a_place() -> None:
    found = board(ALL, "profit", own=4, skip=0, most=9)
    assert [(line.place, line.player_id) for line in found.lines] == [(1, 2), (2, 1), (2, 4)]
    assert found.own is not None
    assert (found.players, found.own.place) == (3, 2)


def test_a_rate_is_the_profit_per_hundred_hands() -> None:
    found = board(ALL, "rate", own=4, skip=0, most=9)
    assert [(line.player_id, line.bets_per_100) for line in found.lines] == [(1, 12.5), (2, 10.0), (4, 10.0)]
    assert [line.place for line in found.lines] == [1, 2, 2]


@pytest.mark.parametrize("measure", get_args(Measure))
def test_a_player_is_ranked_only_after_twenty_hands(measure: Measure) -> None:
    assert ENOUGH == 20
    found = board(ALL, measure, own=3, skip=0, most=9)
    assert 3 not in {line.player_id for line in found.lines}
    assert found.own is None
    enough = replace(CY, hands=20)
    assert board((enough,), measure, own=3, skip=0, most=9).own is not None


def test_the_place_of_a_player_who_is_not_listed_is_visible_only_to_that_player() -> None:
    found = board(ALL, "profit", own=5, skip=0, most=9)
    assert 5 not in {line.player_id for line in found.lines}
    assert found.own is not None
    assert found.own.place == 1
    assert board(ALL, "profit", own=1, skip=0, most=9).lines == found.lines


def test_the_second_page_continues_the_places_of_the_first() -> None:
    found = board(ALL, "profit", own=None, skip=2, most=1)
    assert [(line.place, line.player_id) for line in found.lines] == [(2, 4)]
    assert (found.players, found.own) == (3, None)
    assert board((), "profit", own=1, skip=0, most=9) == board((), "rate", own=None, skip=3, most=1)
