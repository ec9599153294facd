"""The next event that follows without a player's action.

For example antes, dealing, the showdown, and the end of the hand. All functions are pure functions of the state.
"""

from collections.abc import Sequence
from dataclasses import field

from bot.poker.events import (
    AntePosted,
    BlindPosted,
    DeckShuffled,
    Event,
    HandFinished,
    OpenersShown,
    PotAwarded,
    PotReturned,
    StreetDealt,
    UncalledReturned,
)
from bot.poker.frozen import frozen
from bot.poker.games.base import Street
from bot.poker.games.openers import big_blind
from bot.poker.machine import jackpots
from bot.poker.machine.pots import uncalled
from bot.poker.machine.showdown import award, next_exposed, next_shown
from bot.poker.machine.state import HandState
from bot.poker.seats import Player


@frozen
class Outside:
    """The inputs that a step of the hand may need from outside, because the rules cannot compute them."""

    shuffle: Sequence[int] = field(default=(), repr=False)
    """The whole deck in a uniformly random order, to refill a stub or to deal again (R-1.4).

    If it is missing, a hand that nobody opened waits for ``deal_again``.
    """
    leaving: frozenset[int] = frozenset()
    """The seats of players who leave and give up their share if nobody opens the deal (R-7.3)."""
    dead: frozenset[int] = frozenset()
    """The seats that cannot win: they muck at the showdown, even if they are all-in (T-3.6)."""


def whose_turn(state: HandState) -> Player | None:
    """Return the player who must draw or bet next; None if the hand waits for nobody (R-3.4, R-5.4)."""
    due = state.due
    if not due:
        return None
    player = state.by_seat[due[0]]
    return player if len(due) > 1 or state.drawing or _has_opponent(state, player) else None


def _has_opponent(state: HandState, player: Player) -> bool:
    """Return True if another player can still bet, or has bet more than the player (R-3.4).

    Otherwise the betting is over.
    """
    for other in state.players:
        if (other.stack or other.bet > player.bet) and other is not player and not other.folded:
            return True
    return False


def next_event(state: HandState, outside: Outside) -> Event | None:
    """Return the next event that follows without a player's action.

    Return None if the hand is over, or waits for ``deal_again``. The caller asks only when no player is to act.
    """
    if state.finished:
        return None
    if state.street < 0:
        if not jackpots.is_over(state):
            return _next_forced(state) or _before_the_deal(state, outside)
        if len(state.claimants) > 1:
            return _return_pot(state)
    payout, live = state.payout, state.live
    if payout is not None and payout.awarded:
        return _next_award(state)
    if payout is None and (returned := _next_returned(state)) is not None:
        return returned
    if len(live) == 1:  # the only player left need not show
        return PotAwarded(0, state.pot, ((live[0].seat, state.pot),))
    if state.jackpots is not None and state.nobody_opened:
        waits = not outside.shuffle and jackpots.is_dealt_again(state, outside.leaving)
        return None if waits else jackpots.pass_in(state, outside.leaving)
    if 0 in [player.stack for player in live] and _no_betting_is_left(state):
        exposed = next_exposed(state, outside.dead)
        if exposed is not None:
            return exposed
    if not state.is_last_street:
        return _next_street(state, live)
    return next_shown(state, outside.dead) or _next_award(state)


def _no_betting_is_left(state: HandState) -> bool:
    """Return True if no bets or draws can follow; before a draw, hands must not be shown (R-4.11)."""
    if state.is_last_street:
        return True
    return len(state.players_able_to_bet) < 2 and not any(street.draw for street in state.streets[state.street + 1 :])


def _next_street(state: HandState, live: list[Player]) -> StreetDealt:
    at = state.street + 1
    return StreetDealt(at, (), (), (), False) if state.streets[at].draw else deal(state, at, live)


def _next_returned(state: HandState) -> UncalledReturned | None:
    """Return the event that returns an uncalled bet, or an ante that nobody else could match (R-3.6).

    The caller asks only before the pots are paid out.
    """
    if state.betting is None and state.street > 0:
        return None  # no bets on this street
    chips = uncalled([player.put_in for player in state.players])
    if not chips:
        return None
    return UncalledReturned(max(state.players, key=lambda player: player.put_in).seat, chips)


def _next_forced(state: HandState) -> AntePosted | BlindPosted | None:
    """Return the next forced bet (R-5.1).

    Antes come first, then blinds, then the big blind's ante for the table. A player with a short stack posts less.
    Return None if nothing is left to post.
    """
    blind = None
    for player in state.players:
        if player.stack and not player.folded:
            if player.ante and not player.anted:
                return AntePosted(player.seat, min(player.ante, player.stack))
            if player.blind and not player.posted and blind is None:
                blind = player
    if blind is not None:
        return BlindPosted(blind.seat, min(blind.blind, blind.stack))
    if state.table_ante and big_blind(state).stack:
        return AntePosted(big_blind(state).seat, min(state.table_ante, big_blind(state).stack), dead=True)
    return None


def _before_the_deal(state: HandState, outside: Outside) -> Event:
    if state.stub:
        return deal(state, 0, state.live)
    deck = state.game.deck_under(state.rules)
    if sorted(outside.shuffle) != sorted(deck):
        raise ValueError("the cards were thrown in, and no shuffle was given for the next deal")
    return DeckShuffled(tuple(outside.shuffle))


def _return_pot(state: HandState) -> PotReturned | HandFinished:
    return HandFinished() if state.returned else jackpots.give_back(state)


def _next_award(state: HandState) -> PotAwarded | OpenersShown | HandFinished:
    """Return the event that awards the next pot or half of it; once all are awarded, the one that finishes the hand."""
    return award(state) if state.is_half_paid or len(state.awarded) < len(state.pots()) else _finish(state)


def _finish(state: HandState) -> OpenersShown | HandFinished:
    """Return the event that finishes the hand.

    In Jackpots the opener first shows the openers, however the hand ended (R-7.2).
    """
    opened = state.opened
    if opened is None or opened.proved:
        return HandFinished()
    wild = state.rules.joker == "wild"
    return OpenersShown(opened.seat, jackpots.proof(state.ranking, opened.dealt, wild=wild))


def deal(state: HandState, at: int, players: list[Player]) -> StreetDealt:
    """Return the event that deals a street (R-1.4).

    Cards are dealt one at a time from the left of the button. Down cards come before upcards, and the board comes last.
    """
    street = state.streets[at]
    burned = street.burn and state.rules.burn
    supply = state.stub[1:] if burned else state.stub
    needed = len(players) * (street.down + street.up) + street.board
    if needed > len(supply):
        supply += state.burns
        if needed > len(supply):
            return StreetDealt(at, (), (), (), burned, supply[0])
    return _dealt_round(at, street, players, supply, burned)


def _dealt_round(at: int, street: Street, players: list[Player], supply: tuple[int, ...], burned: bool) -> StreetDealt:
    down, each, count = street.down, street.down + street.up, len(players)
    seats, used = tuple([player.seat for player in players]) if each else (), count * each
    dealt = [supply[turn:used:count] for turn in range(len(seats))]
    board = supply[used : used + street.board]
    if down and street.up:
        downs = tuple([cards[:down] for cards in dealt])
        return StreetDealt(at, seats, downs, tuple([cards[down:] for cards in dealt]), burned, None, board)
    blank = ((),) * len(seats)
    downs, ups = (tuple(dealt), blank) if down else (blank, tuple(dealt))
    return StreetDealt(at, seats, downs, ups, burned, None, board)
