"""Hands of games with a board, with chosen cards for the player in seat 1."""

from bot.poker.actions import ActionKind
from bot.poker.cards import parse_cards
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from tests.harness.poker.deals import board_deck
from tests.harness.ui.scenes import act

BOARD_GAMES = [name for name, game in GAMES.items() if game.has_board]
STACKS = {1: 2_000, 2: 2_000, 3: 2_000}


def dealt(game: str, cards: str, board: str = "", stacks: dict[int, int] | None = None) -> Hand:
    """Deal seat 1 these cards; on a board, everyone has called and checked until seat 1 is to act.

    Seat 1 has the button, and heads-up the other player is in seat 3.
    """
    rules, seats = HouseRules(), stacks or STACKS
    order, each = (2, 3, 1)[-len(seats) :], GAMES[game].streets[0].down
    deck = board_deck(order, {1: cards}, each, board)
    hand = Hand.start(GAMES[game], rules, GAMES[game].stakes(rules, 20), tuple(seats.items()), 1, deck)
    while hand.to_act != 1 or len(hand.state.board) < len(parse_cards(board)):
        kinds = {option.kind for option in hand.legal()}
        act(hand, ActionKind.CHECK if ActionKind.CHECK in kinds else ActionKind.CALL)
    return hand
