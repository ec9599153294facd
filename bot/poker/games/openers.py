"""Finds the player who speaks first on a street (R-4.3, R-4.5, R-4.10, R-12.1, R-12.3)."""

from collections.abc import Sequence

from bot.poker.cards import ace_low, rank_of, suit_value
from bot.poker.games.base import HandSoFar
from bot.poker.seats import Player


def worst_upcard(hand: HandSoFar, asked: Sequence[Player]) -> int:
    """The seat with the highest up card, by rank with the ace low, then by suit: it brings it in (R-4.3)."""
    order = hand.rules.suit_order
    return max(asked, key=lambda player: (ace_low(player.up[0]), suit_value(player.up[0], order))).seat


def highest_upcard(hand: HandSoFar, asked: Sequence[Player]) -> int:
    """The same with the ace high: an ace brings it in before a king (R-12.3)."""
    order = hand.rules.suit_order
    return max(asked, key=lambda player: (rank_of(player.up[0]), suit_value(player.up[0], order))).seat


def lowest_upcard(hand: HandSoFar, asked: Sequence[Player]) -> int:
    """The seat with the lowest up card, by rank with the ace high, then by suit: it brings it in (R-12.1)."""
    order = hand.rules.suit_order
    return min(asked, key=lambda player: (rank_of(player.up[0]), suit_value(player.up[0], order))).seat


def lowest_board(hand: HandSoFar, asked: Sequence[Player]) -> int:
    """The seat with the lowest up cards; ties by the house rule ``low_tie`` (R-4.5)."""
    tied = _best_boards(hand, asked)
    if len(tied) == 1 or hand.rules.low_tie == "position":
        return tied[0].seat
    lowest_opens = hand.rules.low_tie == "low_suit"
    of_best = hand.rules.low_tie == "high_suit"  # where low hands win, the lowest card of a board is its best
    return (min if lowest_opens else max)(tied, key=lambda player: _suit_of_end(hand, player, best=of_best)).seat


def highest_board(hand: HandSoFar, asked: Sequence[Player]) -> int:
    """The seat with the highest up cards; ties by the house rule ``high_tie`` (R-12.1)."""
    tied = _best_boards(hand, asked)
    if len(tied) == 1 or hand.rules.high_tie == "position":
        return tied[0].seat
    return max(tied, key=lambda player: _suit_of_end(hand, player, best=True)).seat


def _best_boards(hand: HandSoFar, asked: Sequence[Player]) -> list[Player]:
    """The players whose up cards are best by the game's ranking, which has the lowest first where low hands win."""
    strengths = [hand.ranking.board_strength(player.up) for player in asked]
    best = max(strengths)
    return [player for player, value in zip(asked, strengths, strict=True) if value == best]


def left_of_button(hand: HandSoFar, asked: Sequence[Player]) -> int:
    """The first player left of the button (R-5.1)."""
    return asked[0].seat


def after_the_blinds(hand: HandSoFar, asked: Sequence[Player]) -> int:
    """The player left of the big blind (R-5.1); where there are only antes, left of the button (R-6.1)."""
    if not any(player.blind for player in hand.players):
        return left_of_button(hand, asked)
    return hand.players[(big_blind(hand).at + 1) % len(hand.players)].seat


def big_blind(hand: HandSoFar) -> Player:
    """Where nobody says which: the first with the largest blind, for a newcomer who posts one sits behind it (R-5.2),
    and heads-up the small one is the button's. Where the small one is as large, as with a small bet of 1, it comes
    first; or it is dead, and a newcomer posts: which of both only the table knows."""
    if hand.big_blind:
        return hand.by_seat[hand.big_blind]
    first, second, *more = hand.players
    if more and second.blind and first.blind == second.blind == hand.stakes.small_blind:
        return second
    return max(hand.players, key=lambda player: player.blind)


def last_raiser(hand: HandSoFar, asked: Sequence[Player]) -> int:
    """The seat that raised last in the round before, else opened it; else the first left of the button, as the house
    rule ``draw_opener`` may always have it (R-6.3)."""
    if hand.last_aggressor is None or hand.rules.draw_opener == "button":
        return left_of_button(hand, asked)
    return hand.last_aggressor


def _suit_of_end(hand: HandSoFar, player: Player, *, best: bool) -> int:
    """The suit of the board's best or worst card, the game's ranking saying which that is; of a pair there, the higher
    suit (R-4.5)."""
    worth = {card: hand.ranking.board_strength((card,)) for card in player.up}
    end = (max if best else min)(worth.values())
    return max(suit_value(card, hand.rules.suit_order) for card in player.up if worth[card] == end)
