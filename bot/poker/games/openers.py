"""Who speaks first on a street (R-4.3, R-4.5, R-4.10)."""

from bot.poker.cards import ace_low, suit_value
from bot.poker.machine.state import Player, State


def worst_upcard(state: State) -> int:
    """The seat with the highest up card, by rank with the ace low, then by suit: it brings it in (R-4.3)."""
    order = state.rules.suit_order
    asked = state.can_bet if state.rules.allin_bringin == "next_worst" else state.live
    return max(asked, key=lambda player: (ace_low(player.up[0]), suit_value(player.up[0], order))).seat


def lowest_board(state: State) -> int:
    """The seat with the lowest up cards; ties by the house rule ``low_tie`` (R-4.5)."""
    strength = state.ranking.board_strength
    live = state.live
    strengths = [strength(player.up) for player in live]
    best = max(strengths)
    tied = [player for player, value in zip(live, strengths, strict=True) if value == best]
    if len(tied) == 1 or state.rules.low_tie == "position":
        return tied[0].seat
    if state.rules.low_tie == "low_suit":
        return min(tied, key=lambda player: _end_suit(state, player, highest=True)).seat
    return max(tied, key=lambda player: _end_suit(state, player, highest=False)).seat


def left_of_button(state: State) -> int:
    """The first player left of the button still in (R-5.1)."""
    return state.live[0].seat


def after_the_blinds(state: State) -> int:
    """The player left of the big blind (R-5.1); where there are only antes, left of the button (R-6.1)."""
    if not any(player.blind for player in state.players):
        return left_of_button(state)
    return state.players[(big_blind(state).at + 1) % len(state.players)].seat


def big_blind(state: State) -> Player:
    """Where nobody says which: the first with the largest blind, for a newcomer who posts one sits behind it (R-5.2),
    and heads-up the small one is the button's. Where the small one is as large, as with a small bet of 1, it comes
    first; or it is dead, and a newcomer posts: which of both only the table knows."""
    if state.big_blind:
        return state.by_seat[state.big_blind]
    first, second, *more = state.players
    if more and second.blind and first.blind == second.blind == state.stakes.small_blind:
        return second
    return max(state.players, key=lambda player: player.blind)


def last_raiser(state: State) -> int:
    """Who raised last in the round before, else opened it; else the first left of the button, as the house rule
    ``draw_opener`` may always have it (R-6.3)."""
    if state.last_aggressor is None or state.rules.draw_opener == "button":
        return left_of_button(state)
    return state.last_aggressor


def _end_suit(state: State, player: Player, *, highest: bool) -> int:
    """The suit of the board's highest or lowest card, the game's ranking saying which that is; of a pair there, the
    higher suit (R-4.5)."""
    worth = {card: state.ranking.board_strength((card,)) for card in player.up}
    end = (min if highest else max)(worth.values())
    return max(suit_value(card, state.rules.suit_order) for card in player.up if worth[card] == end)
