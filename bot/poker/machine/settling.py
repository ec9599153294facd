"""The changes that the showdown and the awards of pots make to a hand's state."""

from bot.poker.cards import UNKNOWN
from bot.poker.events import HoldingMucked, HoldingShown, PotAwarded
from bot.poker.machine.state import HandState, Payout, Shares


def holding_shown(state: HandState, event: HoldingShown) -> None:
    _settle(state)
    player = state.mutable_player(event.seat)
    player.shown, player.mucked = event.cards, False  # a player may show after mucking
    if UNKNOWN in player.down:
        player.down = event.cards


def holding_mucked(state: HandState, event: HoldingMucked) -> None:
    _settle(state)
    state.mutable_player(event.seat).mucked = True


def _settle(state: HandState) -> Payout:
    """End the betting and return the state of paying out the pots, which are now fixed."""
    state.betting, state.due = None, ()
    if state.payout is None:
        state.payout = Payout(state.pots())
    return state.payout


def pot_awarded(state: HandState, event: PotAwarded) -> None:
    payout = _settle(state)
    awarded, halved = (*payout.awarded, event.shares), payout.halved
    if event.half:
        halved = {**halved, event.pot: (*halved.get(event.pot, ()), event.shares)}
    if event.half == 2:
        awarded = (*payout.awarded[:-1], _merged(payout.awarded[-1], event.shares))
    state.payout = Payout(payout.pots, awarded, halved)
    for seat, chips in event.shares:
        player = state.mutable_player(seat)
        player.stack += chips
        player.won += chips


def _merged(first: Shares, second: Shares) -> Shares:
    """Return the chips of both halves' winners added up, with each seat once."""
    total = dict(first)
    for seat, chips in second:
        total[seat] = total.get(seat, 0) + chips
    return tuple(total.items())
