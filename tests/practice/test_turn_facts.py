"""The facts that a guide tells about a turn, computed from the learner's own view."""

import pytest

from bot.poker.actions import ActionKind
from bot.poker.cards import parse_cards, rank_of
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.holdings import HIGH
from bot.poker.house_rules import HouseRules
from bot.poker.views import PlayerView
from bot.practice.strategies import Terms
from bot.practice.strategies.styles import style_of
from bot.practice.turn_facts import Turn, turn_facts
from tests.harness.poker.deals import board_deck
from tests.harness.ui.scenes import act
from tests.practice.test_strategies import turns

WORST_STRAIGHT = HIGH.strength(parse_cards("5s4d3c2hAs"))


@pytest.mark.usefixtures("guessing")
@pytest.mark.parametrize("name", GAMES)
def test_the_advice_of_a_turn_never_contradicts_the_figures_shown_with_it(name: str) -> None:
    given, again = set(), 0
    for seed in range(3):
        for number, (_, view, terms, *_) in enumerate(turns(name, HouseRules(), None, "novice", seed)):
            turn = turn_facts(view, view.options, terms, seed)
            check_figures(view, turn)
            check_advice(view, turn)
            given.add(turn.advice.kind)
            if seed == 2 and number < 4:
                assert turn_facts(view, view.options, terms, seed) == turn, "the same turn has the same facts"
                again += 1
    assert len(given) > 3
    assert again == 4


def check_figures(view: PlayerView, turn: Turn) -> None:
    game = GAMES[view.room.game]
    assert turn.advice.kind in {option.kind for option in view.options}
    assert turn.fair == round(100 / (turn.rivals + 1))
    assert 0 <= turn.share <= 100
    assert (turn.price > 0) is (turn.cost > 0)
    assert turn.price == (round(100 * turn.cost / (turn.pot + turn.cost + turn.calls)) if turn.cost else 0)
    assert turn.calls == calls_to_come(view, turn)
    assert turn.pot == sum(pot.amount for pot in view.room.pots) - out_of_reach(view, turn)
    assert bool(turn.boards) is game.has_upcards
    assert (turn.board is not None) is game.has_board
    assert (turn.good is None) is (not game.has_upcards or style_of(game.name).hole_pairs)
    assert turn.keeps is None or set(turn.keeps) <= set(view.downcards)


def out_of_reach(view: PlayerView, turn: Turn) -> int:
    """Return the chips that the player's stack is too short to win."""
    own = next(seat for seat in view.room.seats if seat.seat == view.seat)
    beyond = sum(max(0, seat.bet - own.bet - own.stack) for seat in view.room.seats) if turn.cost else 0
    assert turn.short is (beyond > 0)
    return beyond


def calls_to_come(view: PlayerView, turn: Turn) -> int:
    """Return what the pot grows by if each rival calls what the player calls now."""
    own = next(seat for seat in view.room.seats if seat.seat == view.seat)
    rivals = [seat for seat in view.room.seats if seat.seat != view.seat and not seat.folded]
    after = [max(seat.bet, min(own.bet + turn.cost, seat.bet + seat.stack)) for seat in rivals]
    return sum(after) - sum(seat.bet for seat in rivals) if turn.cost else 0


def check_advice(view: PlayerView, turn: Turn) -> None:
    match turn.advice.kind:
        case ActionKind.CALL:
            assert turn.share >= turn.price
        case ActionKind.FOLD:
            assert turn.share < turn.price or (view.room.street == 0 and turn.share < turn.fair)
        case ActionKind.BET | ActionKind.COMPLETE | ActionKind.RAISE:
            assert turn.share > turn.fair
        case ActionKind.CHECK:
            assert turn.share < 1.5 * turn.fair


@pytest.mark.usefixtures("guessing")
def test_in_razz_the_advice_counts_the_helpful_cards_and_how_many_of_them_are_face_up() -> None:
    liked = style_of("razz").hole_cards
    for _, view, terms, *_ in turns("razz", HouseRules(), None, "novice", 2):
        turn = turn_facts(view, view.options, terms, 1)
        own = next(seat for seat in view.room.seats if seat.seat == view.seat)
        have = {rank_of(card) for card in (*view.downcards, *own.upcards) if card in liked}
        open_to_all = [card for seat in view.room.seats if seat is not own for card in seat.upcards]
        assert turn.good == min(5, len(have))
        assert turn.wanted == 4 * (8 - len(have))
        assert turn.gone == sum(card in liked and rank_of(card) not in have for card in open_to_all)
        assert {board.seat: board.cards for board in turn.boards} == {
            seat.seat: seat.upcards for seat in view.room.seats if seat is not own and not seat.folded
        }


@pytest.mark.usefixtures("guessing")
def test_in_high_stud_a_pairing_card_does_not_help_a_straight_or_better() -> None:
    better = 0
    for seed in (0, 3, 6, 7, 11):  # these seeds make a straight, a flush, a full house and weaker hands
        for _, view, terms, *_ in turns("seven-card-stud", HouseRules(), None, "novice", seed):
            turn = turn_facts(view, view.options, terms, 1)
            own = next(seat for seat in view.room.seats if seat.seat == view.seat)
            cards = (*view.downcards, *own.upcards)
            made = len(cards) >= 5 and HIGH.strength(cards) >= WORST_STRAIGHT
            assert (turn.wanted == 0) is made
            better += made
    assert better


@pytest.mark.usefixtures("guessing")
def test_the_advice_to_a_player_who_must_draw_is_to_draw() -> None:
    drawn = [
        turn_facts(view, view.options, terms, 1).advice
        for _, view, terms, *_ in turns("badugi", HouseRules(), None, "novice", 1)
        if view.room.drawing
    ]
    assert drawn
    assert {advice.kind for advice in drawn} == {ActionKind.DRAW}


FOLD, CALL, RAISE, CHECK = ActionKind.FOLD, ActionKind.CALL, ActionKind.RAISE, ActionKind.CHECK


@pytest.mark.parametrize(
    ("game", "cards", "seat", "before", "advice"),
    [
        ("limit-holdem", "AsAh", 4, (), RAISE),
        ("limit-holdem", "7s2d", 4, (), FOLD),
        ("limit-holdem", "KsQs", 1, (RAISE,), CALL),
        ("limit-holdem", "7s2d", 1, (RAISE,), FOLD),
        ("limit-holdem", "7s2d", 2, (CALL, FOLD), FOLD),
        ("limit-holdem", "Ks5d", 2, (CALL, FOLD), CALL),
        ("limit-holdem", "Js8d", 3, (FOLD, RAISE, FOLD), CALL),
        ("limit-holdem", "5s4s", 3, (FOLD, RAISE, FOLD), CALL),
        ("limit-holdem", "7s2d", 3, (FOLD, RAISE, FOLD), FOLD),
        ("limit-holdem", "AsAh", 3, (FOLD, CALL, CALL), RAISE),
        ("limit-holdem", "9s8s", 3, (FOLD, CALL, CALL), CHECK),
        ("omaha", "AsAhKsQh", 4, (), RAISE),
        ("omaha", "9s9h9d2c", 4, (), FOLD),
        ("omaha-hi-lo", "As2h3dKd", 4, (), RAISE),
        ("omaha-hi-lo", "KsTh7d2c", 4, (), FOLD),
    ],
)
def test_before_the_flop_the_advice_is_what_a_solid_player_does(
    game: str, cards: str, seat: int, before: tuple[ActionKind, ...], advice: ActionKind
) -> None:
    """Seat 4 is the first of four to act, seat 1 has the button, and seats 2 and 3 the blinds."""
    rules, stacks = HouseRules(), dict.fromkeys(range(1, 5), 2_000)
    deck = board_deck((2, 3, 4, 1), {seat: cards}, GAMES[game].streets[0].down, "")
    hand = Hand.start(GAMES[game], rules, GAMES[game].stakes(rules, 20, limit="fixed"), tuple(stacks.items()), 1, deck)
    for kind in before:
        act(hand, kind)
    view = hand.view(seat)
    turn = turn_facts(view, view.options, Terms(rules, hand.state.stakes), 1)
    assert turn.advice.kind is advice, turn
