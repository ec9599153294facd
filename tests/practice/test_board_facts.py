"""The facts that a guide tells about a turn in a game with a board."""

import pytest

from bot.poker.actions import ActionKind
from bot.poker.cards import cards_text
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.holdings import SplitRanking
from bot.practice.board_facts import BoardFacts, board_facts
from bot.practice.strategies import Situation, Terms
from bot.practice.turn_facts import turn_facts
from tests.harness.practice.boards import BOARD_GAMES, dealt
from tests.harness.ui.scenes import act


def situation(hand: Hand) -> Situation:
    assert hand.to_act is not None
    view = hand.view(hand.to_act)
    return Situation(view, view.options, Terms(hand.state.rules, hand.state.stakes))


def facts(game: str, cards: str, board: str = "") -> BoardFacts:
    return board_facts(situation(dealt(game, cards, board)))


@pytest.mark.parametrize(
    ("game", "cards", "board", "unbeaten"),
    [
        ("holdem", "AsKs", "QsJsTs", (True,)),
        ("holdem", "AsKd", "QsJhTs", (True,)),
        ("holdem", "AsKd", "QsJsTs", (False,)),
        ("holdem", "9s9d", "9h5c2d", (True,)),
        ("holdem", "9s9d", "9h5c5d", (False,)),
        ("holdem", "2s3d", "AhKhQhJhTh", (True,)),
        ("omaha", "AsKdQc2d", "QsJhTs", (True,)),
        ("omaha", "KdQcJd2d", "AsKh5d", (False,)),
        ("omaha-hi-lo", "As2dKsQs", "4h7s8d", (False, True)),
        ("omaha-hi-lo", "As3dKsQs", "2h4s8dKd", (False, True)),
        ("omaha-hi-lo", "As4dKsQs", "2h3s8dKd", (False, True)),
        ("omaha-hi-lo", "As5dKsQs", "2h4s8dKd", (False, False)),
        ("omaha-hi-lo", "5s6dKsQs", "4h7s8d", (True, False)),
        ("omaha-hi-lo", "AsKsQd9c", "KdKhQh", (True, False)),
    ],
)
def test_a_hand_is_unbeaten_if_no_two_unseen_cards_make_a_better_one(
    game: str, cards: str, board: str, unbeaten: tuple[bool, ...]
) -> None:
    assert facts(game, cards, board).unbeaten == unbeaten


@pytest.mark.parametrize(
    ("game", "cards", "board", "everyones"),
    [
        ("holdem", "AsKd", "7h7c2d", True),
        ("holdem", "As2s", "7h7c2d", False),
        ("holdem", "AsKd", "7h7c2d2h", True),
        ("omaha", "AsKdQd9h", "7h7c2d", True),
        ("omaha", "AsKdQd9h", "7h7c2d2h", True),
        ("omaha", "As2s3d4h", "7h7c2d", False),
        ("holdem", "AsKd", "7h8c9dThJd", True),
        ("holdem", "AsQd", "7h8c9dThJd", False),
        ("omaha", "AsKdKc2h", "7h8c9dThJd", False),
    ],
)
def test_a_hand_that_the_board_makes_for_everyone_is_told_from_ones_own(
    game: str, cards: str, board: str, everyones: bool
) -> None:
    assert facts(game, cards, board).everyones is everyones


def test_R16_2_the_cards_that_play_are_two_own_ones_and_three_of_the_board() -> None:
    high, low = facts("omaha-hi-lo", "As2dKsKh", "4h7s8dKd").plays
    assert {cards_text([card]) for card in high} == {"Ks", "Kh", "Kd", "8d", "7s"}
    assert {cards_text([card]) for card in low} == {"As", "2d", "4h", "7s", "8d"}
    assert facts("omaha-hi-lo", "As2dKsKh", "4h7sTdKd").plays[1] == ()


@pytest.mark.parametrize(
    ("cards", "board", "on_board", "possible", "live", "counterfeited", "made"),
    [
        ("As2dKsQs", "", 0, True, 2, "", False),
        ("As2dKsQs", "4hTsJd", 1, True, 2, "", False),
        ("As2dKsQs", "KhTsJd", 0, False, 2, "", False),
        ("As2dKsQs", "4hTsJd9c", 1, False, 2, "", False),
        ("As2dKsQs", "4h4s2h9c", 2, True, 1, "2d", False),
        ("As2dKsQs", "4h7s8d", 3, True, 2, "", True),
        ("As2dKsQs", "4h7s2h", 3, True, 1, "2d", False),
        ("As2dKsQs", "4h7s8d2h", 4, True, 1, "2d", True),
        ("As2d3sQs", "Ah2s7dKdQd", 3, True, 1, "As2d", False),
        ("AsKdQsJs", "Ah2s7d", 3, True, 0, "", False),
    ],
)
def test_R16_3_a_low_takes_three_low_ranks_of_the_board_and_two_own_cards(
    cards: str, board: str, on_board: int, possible: bool, live: int, counterfeited: str, made: bool
) -> None:
    lows = facts("omaha-hi-lo", cards, board).lows
    assert lows is not None
    assert (lows.on_board, lows.possible, lows.live, lows.made) == (on_board, possible, live, made)
    assert cards_text(lows.counterfeited) == counterfeited


@pytest.mark.parametrize("name", BOARD_GAMES)
def test_nothing_is_said_of_lows_in_a_game_without_a_low_half(name: str) -> None:
    found = facts(name, "As2d3c4hKs"[: 2 * GAMES[name].streets[0].down])
    assert (found.lows is not None) is isinstance(GAMES[name].ranking, SplitRanking)


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_place_after_the_flop_counts_rivals_who_act_before_and_after(seat: int) -> None:
    hand = dealt("limit-holdem", "AsKd")
    while hand.to_act != seat:
        act(hand, ActionKind.CALL)
    found = board_facts(situation(hand))
    assert (found.before, found.after) == {2: (0, 2), 3: (1, 1), 1: (2, 0)}[seat]


@pytest.mark.parametrize("name", BOARD_GAMES)
def test_R15_5_heads_up_the_button_acts_last_after_the_flop(name: str) -> None:
    each = GAMES[name].streets[0].down
    hand = dealt(name, "AsKdQc2h3h"[: 2 * each], stacks={1: 2_000, 3: 2_000})
    assert (hand.to_act, hand.state.button) == (1, 1)
    found = board_facts(situation(hand))
    assert (found.before, found.after) == (1, 0)


@pytest.mark.parametrize(
    ("game", "cards", "name", "suits", "straight"),
    [
        ("holdem", "AsAh", "pair of aces", 0, 1),
        ("holdem", "AsKs", "ace high", 1, 2),
        ("holdem", "As2d", "ace high", 0, 2),
        ("holdem", "9s5d", "nine high", 0, 2),
        ("holdem", "9s4d", "nine high", 0, 1),
        ("omaha", "AsKhQsJh", "ace high", 2, 4),
        ("omaha", "KsKh7s7c", "two pair, kings and sevens", 1, 1),
        ("omaha", "KsKhKd2c", "three kings", 0, 1),
        ("omaha", "As2s3s4h", "ace high", 1, 4),
        ("five-card-omaha", "AsKhQsJhTd", "ace high", 2, 5),
        ("big-o", "As2h3s4hKd", "ace high", 2, 4),
    ],
)
def test_own_cards_before_the_flop_are_told_by_pair_suits_and_straight(
    game: str, cards: str, name: str, suits: int, straight: int
) -> None:
    start = facts(game, cards).start
    assert start is not None
    assert (str(start.name), start.suits, start.straight) == (name, suits, straight)


def test_a_call_that_takes_the_whole_stack_is_priced_by_the_chips_that_it_can_win() -> None:
    hand = dealt("holdem", "AsKd", stacks={1: 100, 2: 2_000, 3: 2_000})
    act(hand, ActionKind.CALL)
    act(hand, ActionKind.RAISE, 400)
    act(hand, ActionKind.CALL)
    there = situation(hand)
    turn = turn_facts(there.view, there.view.options, there.terms, 1)
    assert (turn.cost, turn.pot, turn.short) == (80, 220, True)
    assert turn.price == round(100 * 80 / 300)
