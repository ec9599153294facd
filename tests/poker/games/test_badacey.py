"""Badacey and Badeucey, played as whole hands (.docs/rules.md, sections 11 and 13).

``test_split`` of the holdings tests how a badugi is found among five cards.
"""

import pytest

from bot.poker.events import PotAwarded
from bot.poker.games import GAMES
from bot.poker.house_rules import HouseRules
from bot.poker.phh import parse, replay, write
from tests.harness.poker.deals import DrawTable

NAMES = ("badacey", "badeucey")
CARDS = {1: "8c 6c 5c 3c 2d", 2: "Ks Qs Jh Td Tc", 3: "9h 4h 4d 3s 2c"}
"""Cards with which seat 1 wins the low half and seat 3 the badugi half."""


def shown_down(game: str, cards: dict[int, str] = CARDS, stacks: dict[int, int] | None = None) -> DrawTable:
    played = DrawTable(game, stacks or dict.fromkeys(cards, 1000), cards)
    while not played.hand.finished:
        played.pat().check_round()
    return played


def awards(played: DrawTable) -> list[tuple[int, tuple[tuple[int, int], ...]]]:
    return [(event.half, event.shares) for event in played.hand.events if isinstance(event, PotAwarded)]


@pytest.mark.parametrize("game", NAMES)
def test_R13_2_the_lowest_hand_and_the_best_badugi_share_the_pot(game: str) -> None:
    played = shown_down(game)
    assert awards(played) == [(1, ((1, 15),)), (2, ((3, 15),))]
    names = {seat.seat: str(seat.holding) for seat in played.hand.view(None).seats if seat.holding}
    assert names[1] == "low: eight; badugi: two-card three"
    assert names[3] == "low: pair of fours; badugi: nine badugi"


@pytest.mark.parametrize("case", [("badacey", 1), ("badeucey", 2)])
def test_R13_2_an_ace_is_low_in_badacey_and_high_in_badeucey(case: tuple[str, int]) -> None:
    """In each game one player wins both halves and so the whole pot."""
    game, winner = case
    played = shown_down(game, {1: "Ac 8d 4h 3s 2s", 2: "9c 8h 4d 3c 2h"})
    halves = awards(played)
    assert halves[0][1][0][0] == winner


@pytest.mark.parametrize("game", NAMES)
def test_R13_2_three_cards_win_the_badugi_half_when_nobody_has_four(game: str) -> None:
    played = shown_down(game, {1: "8c 6c 5d 3d 2h", 2: "Kc Kd 7d 7h 3h"})
    assert [half for half, _ in awards(played)] == [0]


@pytest.mark.parametrize("game", NAMES)
def test_R11_1_the_low_half_gets_the_odd_chip_when_a_pot_is_halved(game: str) -> None:
    played = shown_down(game, stacks={1: 7, 2: 7, 3: 7})
    assert awards(played) == [(1, ((1, 11),)), (2, ((3, 10),))]


@pytest.mark.parametrize("game", NAMES)
def test_R13_2_badacey_and_badeucey_have_the_stakes_and_seats_and_draws_of_triple_draw(game: str) -> None:
    one, other = GAMES[game], GAMES["deuce-to-seven-triple-draw"]
    assert (one.streets, one.limits, one.forced) == (other.streets, other.limits, other.forced)
    assert (one.seats_least, one.seats_most, one.odd_chips) == (2, 6, "left_of_button")


@pytest.mark.parametrize("case", [("badacey", "FBA5L3D"), ("badeucey", "FB2L3D")])
def test_R11_4_a_written_file_has_the_code_of_the_game_and_replays_to_the_same_stacks(case: tuple[str, str]) -> None:
    game, code = case
    played = shown_down(game)
    text = write(played.hand.events)
    assert f"variant = '{code}'" in text
    stacks = tuple(played.hand.stack(player.seat) for player in played.hand.state.players)
    assert replay(parse(text), HouseRules()).finishing_stacks == stacks
