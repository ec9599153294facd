"""House players in games with a board: which own cards they play, and how they read the board and bets."""

import random
from collections.abc import Sequence
from typing import Final, get_args

import pytest

from bot.poker.actions import Action, ActionKind
from bot.poker.cards import DECK, parse_cards
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.practice.strategies import Terms, choose
from bot.practice.strategies.equity import Reading, equity
from bot.practice.strategies.situation import Situation
from bot.practice.strategies.starts import standing
from bot.tables.state import HouseStrength

BOARD_GAMES = [name for name, game in GAMES.items() if game.has_board]
RUBBISH: Final = {2: "7s2h", 4: "9s9h9d2c", 5: "9s9h9d9c2s"}
BEST: Final = {2: "AsAh", 4: "AsAh2s3h", 5: "AsAh2s3h4d"}
NUMB: Final = Reading(400, narrows=False, likely=0.5)
ALERT: Final = Reading(400, narrows=True, likely=0.5)


@pytest.mark.parametrize("name", BOARD_GAMES)
def test_a_strong_player_folds_rubbish_before_the_flop_and_never_the_best_cards(name: str) -> None:
    own = GAMES[name].streets[0].down
    assert kinds(name, RUBBISH[own], "strong") == {ActionKind.FOLD}
    assert ActionKind.FOLD not in kinds(name, BEST[own], "strong")


@pytest.mark.parametrize("name", BOARD_GAMES)
def test_a_novice_plays_more_hands_before_the_flop_than_a_regular_and_a_strong_player(name: str) -> None:
    rng, played = random.Random(4), dict.fromkeys(get_args(HouseStrength), 0)
    hands = [tuple(rng.sample(DECK, GAMES[name].streets[0].down)) for _ in range(200)]
    for strength in played:
        for cards in hands:
            played[strength] += first_choice(name, cards, strength, 1) is not ActionKind.FOLD
    assert played["novice"] > 1.3 * max(played["regular"], played["strong"])


@pytest.mark.parametrize(
    ("name", "better", "worse"),
    [
        ("holdem", "AsKs", "Ts9s"),
        ("holdem", "8s8h", "Js5d"),
        ("omaha", "AsKsQhJh", "AsKdQc7h"),
        ("omaha", "KsKhQsJh", "KsKhKd2c"),
        ("omaha-hi-lo", "As2s3hKh", "KsKh9d8c"),
        ("five-card-omaha", "AsAhKsQhJd", "AsAhAd7c2d"),
        ("big-o", "As2s3h4dKh", "KsQhJdTc9s"),
    ],
)
def test_the_own_cards_that_people_prefer_stand_higher(name: str, better: str, worse: str) -> None:
    assert standing(name, parse_cards(better)) > standing(name, parse_cards(worse))


@pytest.mark.parametrize("name", BOARD_GAMES)
def test_a_hand_is_worth_less_against_a_bet_to_a_player_who_reads_bets(name: str) -> None:
    cards = {2: "9s8h", 4: "9s8h5c4c", 5: "9s8h5c4cJd"}[GAMES[name].streets[0].down]
    quiet = flop(name, cards, "9hKd3c", bet=False)
    raised = flop(name, cards, "9hKd3c", bet=True)
    assert equity(raised, NUMB, random.Random(1)) == equity(quiet, NUMB, random.Random(1))
    assert equity(raised, ALERT, random.Random(1)) < equity(quiet, ALERT, random.Random(1)) - 0.05


def test_a_draw_on_the_flop_is_worth_as_much_as_its_cards_to_come() -> None:
    draw = equity(flop("holdem", "AhTh", "2h7hKs", bet=False), NUMB, random.Random(1))
    nothing = equity(flop("holdem", "AcTd", "2h7hKs", bet=False), NUMB, random.Random(1))
    assert draw > nothing + 0.1


def test_the_best_hand_on_a_full_flop_wins_nearly_every_pot() -> None:
    assert equity(flop("omaha", "AsKsQdJd", "TsQsJs", bet=False), NUMB, random.Random(1)) > 0.99


def dealt(name: str, seat: int, cards: Sequence[int], board: Sequence[int], players: int) -> tuple[Hand, Terms]:
    """Deal a hand with these cards for one seat and on the flop, and other players' cards at random."""
    game, rules = GAMES[name], HouseRules(burn=False)
    stakes, rest = game.stakes(rules, 20), [card for card in DECK if card not in (*cards, *board)]
    random.Random(9).shuffle(rest)
    own = game.streets[0].down
    mine = iter(cards)
    down = [next(mine) if at % players == seat - 1 else rest.pop() for at in range(own * players)]
    seats = [(each, 2_000) for each in range(1, players + 1)]
    return Hand.start(game, rules, stakes, seats, players, (*down, *board, *rest)), Terms(rules, stakes)


def first_choice(name: str, cards: Sequence[int], strength: HouseStrength, seed: int) -> ActionKind:
    """Return the choice of the first of six players to act, who sits in seat 3."""
    hand, terms = dealt(name, 3, cards, (), 6)
    view = hand.view(3)
    assert hand.to_act == 3
    assert sorted(view.downcards) == sorted(cards)
    return choose(view, view.options, terms, strength, seed).kind


def kinds(name: str, cards: str, strength: HouseStrength) -> set[ActionKind]:
    return {first_choice(name, parse_cards(cards), strength, seed) for seed in range(20)}


def flop(name: str, cards: str, board: str, *, bet: bool) -> Situation:
    """Return the situation of seat 2 of two on the flop, after a check or a bet by seat 1."""
    hand, terms = dealt(name, 2, parse_cards(cards), parse_cards(board), 2)
    while not hand.view(2).room.board:
        passive = {option.kind for option in hand.legal()} & {ActionKind.CALL, ActionKind.CHECK}
        assert hand.to_act is not None
        hand.apply(Action(hand.to_act, passive.pop()))
    if hand.to_act == 1:
        hand.apply(Action(1, ActionKind.BET if bet else ActionKind.CHECK))
    view = hand.view(2)
    assert sorted(view.room.board) == sorted(parse_cards(board))
    return Situation(view, view.options, terms)
