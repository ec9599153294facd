"""Functions that find the player who acts first on a street (R-4.3, R-4.5, R-4.10, R-12.1, R-12.3)."""

from collections.abc import Sequence

from bot.poker.cards import ace_low, rank_of, suit_value
from bot.poker.games.base import HandSoFar
from bot.poker.seats import Player


def worst_upcard(hand: HandSoFar, candidates: Sequence[Player]) -> int:
    """Return the seat that brings it in with the highest upcard, aces low (R-4.3).

    Upcards compare by rank, then by suit.
    """
    order = hand.rules.suit_order
    return max(candidates, key=lambda player: (ace_low(player.up[0]), suit_value(player.up[0], order))).seat


def highest_upcard(hand: HandSoFar, candidates: Sequence[Player]) -> int:
    """Return the seat that brings it in with the highest upcard (R-12.3).

    Upcards compare by rank, with aces high, then by suit.
    """
    order = hand.rules.suit_order
    return max(candidates, key=lambda player: (rank_of(player.up[0]), suit_value(player.up[0], order))).seat


def lowest_upcard(hand: HandSoFar, candidates: Sequence[Player]) -> int:
    """Return the seat that brings it in with the lowest upcard (R-12.1).

    Upcards compare by rank, with aces high, then by suit.
    """
    order = hand.rules.suit_order
    return min(candidates, key=lambda player: (rank_of(player.up[0]), suit_value(player.up[0], order))).seat


def lowest_board(hand: HandSoFar, candidates: Sequence[Player]) -> int:
    """Return the seat with the lowest board; the house rule ``low_tie`` breaks ties (R-4.5)."""
    tied = _best_boards(hand, candidates)
    if len(tied) == 1 or hand.rules.low_tie == "position":
        return tied[0].seat
    lowest_opens = hand.rules.low_tie == "low_suit"
    of_best = hand.rules.low_tie == "high_suit"  # in a low game a board's best card is its lowest
    return (min if lowest_opens else max)(tied, key=lambda player: _suit_of_end_card(hand, player, best=of_best)).seat


def highest_board(hand: HandSoFar, candidates: Sequence[Player]) -> int:
    """Return the seat with the highest board; the house rule ``high_tie`` breaks ties (R-12.1)."""
    tied = _best_boards(hand, candidates)
    if len(tied) == 1 or hand.rules.high_tie == "position":
        return tied[0].seat
    return max(tied, key=lambda player: _suit_of_end_card(hand, player, best=True)).seat


def _best_boards(hand: HandSoFar, candidates: Sequence[Player]) -> list[Player]:
    """Return the players with the best board by the game's ranking.

    In a low game that is the lowest board.
    """
    strengths = [hand.ranking.board_strength(player.up) for player in candidates]
    best = max(strengths)
    if strengths.count(best) == 1:
        return [candidates[strengths.index(best)]]
    return [player for player, value in zip(candidates, strengths, strict=True) if value == best]


def left_of_button(hand: HandSoFar, candidates: Sequence[Player]) -> int:
    """Return the first seat left of the button (R-5.1)."""
    return candidates[0].seat


def after_the_blinds(hand: HandSoFar, candidates: Sequence[Player]) -> int:
    """Return the seat left of the big blind (R-5.1).

    If there are only antes, it is the seat left of the button (R-6.1).
    """
    if not any(player.blind for player in hand.players):
        return left_of_button(hand, candidates)
    return hand.players[(big_blind(hand).at + 1) % len(hand.players)].seat


def big_blind(hand: HandSoFar) -> Player:
    """Return the player who has the big blind.

    If ``hand.big_blind`` does not name the seat, it is the first player with the largest blind: newcomers who post a
    blind sit after the big blind (R-5.2), and heads-up the button has the small blind. If the small blind is equally
    large, as with a small bet of 1, the second player is the big blind. That would be wrong if the small blind is dead
    and a newcomer posts; the table then names the seat.
    """
    if hand.big_blind:
        return hand.by_seat[hand.big_blind]
    first, second, *more = hand.players
    if more and second.blind and first.blind == second.blind == hand.stakes.small_blind:
        return second
    return max(hand.players, key=lambda player: player.blind)


def last_raiser(hand: HandSoFar, candidates: Sequence[Player]) -> int:
    """Return the last seat to bet or raise in the previous round (R-6.3).

    It is the first seat left of the button if nobody bet, or if the house rule ``draw_opener`` says so.
    """
    if hand.last_aggressor is None or hand.rules.draw_opener == "button":
        return left_of_button(hand, candidates)
    return hand.last_aggressor


def _suit_of_end_card(hand: HandSoFar, player: Player, *, best: bool) -> int:
    """Return the suit of the board's best or worst card by the game's ranking.

    If that card is part of a pair, return the pair's higher suit (R-4.5).
    """
    worth = {card: hand.ranking.board_strength((card,)) for card in player.up}
    end = (max if best else min)(worth.values())
    return max(suit_value(card, hand.rules.suit_order) for card in player.up if worth[card] == end)
