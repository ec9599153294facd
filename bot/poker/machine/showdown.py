"""The showdown: the order of showing, who may muck, and who wins each pot (R-4.11, R-3.9)."""

from collections.abc import Container, Sequence
from functools import lru_cache
from typing import Final

from bot.poker.cards import UNKNOWN, suit_value
from bot.poker.events import HoldingMucked, HoldingShown, PotAwarded
from bot.poker.games.base import Game
from bot.poker.holdings import Ranking
from bot.poker.house_rules import HouseRules
from bot.poker.machine.pots import Pot, split
from bot.poker.machine.state import HandState
from bot.poker.seats import Player

_STRENGTHS_KEPT: Final = 64
"""The number of strengths that are kept: a showdown compares each hand with several others and in every pot."""


def strength(state: HandState, player: Player, ranking: Ranking) -> int:
    """Return the strength of the player's hand in one of the game's rankings.

    A hand with an unknown card has strength -1, below every hand, because nobody can claim it.
    """
    return _strength(ranking, state.cards(player), state.board)


@lru_cache(maxsize=_STRENGTHS_KEPT)
def _strength(ranking: Ranking, cards: tuple[int, ...], board: tuple[int, ...]) -> int:
    return -1 if UNKNOWN in cards else ranking.strength(cards, board)


def next_exposed(state: HandState, dead: Container[int] = ()) -> HoldingShown | None:
    """Return the event that turns the next hand face up before the showdown (R-4.11).

    This happens once somebody is all-in and the betting is over. Hands are turned up from the left of the button. Hands
    of ``dead`` seats stay hidden.
    """
    for player in state.live:
        if not is_open(player) and player.seat not in dead:
            return turned_up(state, player)
    return None


def is_open(player: Player) -> bool:
    """Return True if the player has shown all their down cards."""
    return set(player.shown) == set(player.down)


def turned_up(state: HandState, player: Player) -> HoldingShown:
    return HoldingShown(player.seat, laid_open(state.game, state.rules, player.down))


def laid_open(game: Game, rules: HouseRules, down: Sequence[int]) -> tuple[int, ...]:
    """Return down cards in the order in which they are shown to everybody.

    In a draw game the cards that play come first, highest first, because the order of dealing would reveal which cards
    the player drew. Stud's down cards keep the order of dealing, which everybody saw.
    """
    if not game.has_draws:
        return tuple(down)
    ordered = sorted(down, reverse=True)
    playing = () if UNKNOWN in down else game.ranking_under(rules).playing(ordered, rules.suit_order)
    return (*playing, *(card for card in ordered if card not in playing))


def next_shown(state: HandState, dead: Container[int] = ()) -> HoldingShown | HoldingMucked | None:
    """Return the event with which the next player shows or mucks.

    The last player to bet or raise goes first; without one, the first player to act (R-4.11). The ``dead`` seats muck
    (T-3.6).
    """
    first = state.opener if state.aggressor is None else state.aggressor
    for player in state.clockwise(0 if first is None else state.player(first).at):
        if not (player.folded or player.shown or player.mucked):
            if player.seat not in dead and (state.rules.show_all or can_win(state, player)):
                return turned_up(state, player)
            return HoldingMucked(player.seat)
    return None


def can_win(state: HandState, player: Player) -> bool:
    """Return True if the player can still win or tie one of their pots, or half of one (R-11.3)."""
    return any(_can_win(state, player, ranking) for ranking in state.halves)


def _can_win(state: HandState, player: Player, ranking: Ranking) -> bool:
    mine = strength(state, player, ranking)
    if mine < (0 if ranking is state.ranking else 1):
        return False
    better = {other.seat for other in state.players if other.shown and strength(state, other, ranking) > mine}
    # Without a better hand shown they can win: every player is in at least one pot.
    return not better or any(player.seat in pot.eligible and better.isdisjoint(pot.eligible) for pot in state.pots())


def shown_for(state: HandState, pot: Pot) -> list[Player]:
    """Return the players who have shown a hand and can win this pot."""
    return [player for player in state.players if player.shown and player.seat in pot.eligible]


def award(state: HandState) -> PotAwarded:
    """Return the event that awards the next unpaid pot, or half of it (R-3.6).

    Each pot is awarded separately, beginning with the main pot.
    """
    at = len(state.awarded) - (1 if state.is_half_paid else 0)
    pot = state.pots()[at]
    if len(state.halves) == 1:
        return PotAwarded(at, pot.amount, split(pot.amount, _winners(state, pot, state.ranking)))
    return _award_half(state, at, pot)


def _award_half(state: HandState, at: int, pot: Pot) -> PotAwarded:
    """Return the event that awards half of the pot; the first half gets the odd chip.

    The pot is not halved if nobody can win the second half, or if the same players win both (R-11.1, R-11.2).
    """
    first, second = (_winners(state, pot, ranking) for ranking in state.halves)
    if not second or set(first) == set(second):
        return PotAwarded(at, pot.amount, split(pot.amount, first))
    amount = pot.amount // 2
    if state.is_half_paid:
        return PotAwarded(at, amount, split(amount, second), 2)
    return PotAwarded(at, pot.amount - amount, split(pot.amount - amount, first), 1)


def _winners(state: HandState, pot: Pot, ranking: Ranking) -> list[int]:
    """Return the seats that share the pot, or in a split game the half with this ranking (R-3.9).

    Odd chips go to the first of these seats. There are none for a second half that nobody can win.
    """
    if len(pot.eligible) == 1:
        return list(pot.eligible)
    strengths = {player.seat: strength(state, player, ranking) for player in shown_for(state, pot)}
    if not strengths:
        return list(pot.eligible)  # all were taken out of the tournament in this hand
    best = max(strengths.values())
    if not best:
        return []
    winners = [seat for seat, value in strengths.items() if value == best]
    if state.game.odd_chips == "high_card" and len(winners) > 1:
        winners.sort(key=lambda seat: _suits(state, state.player(seat), ranking), reverse=True)
    return winners


def _suits(state: HandState, player: Player, ranking: Ranking) -> tuple[int, ...]:
    """Return the suits of the cards that play, highest card first: a sort key for the odd chip (R-3.9).

    Tied hands have the same ranks, so only their suits differ; a card that both share compares equal.
    """
    order = state.rules.suit_order
    return tuple(suit_value(card, order) for card in ranking.playing(state.cards(player), order, state.board))
