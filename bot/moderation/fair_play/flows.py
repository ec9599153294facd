"""The flow of chips in a hand: each pot's winners get chips in proportion from all who paid into it."""

from collections import defaultdict
from collections.abc import Mapping
from typing import Final

from bot.poker.machine.state import HandState

_NO_LIMIT: Final = 2**62


def flows(state: HandState, dead: Mapping[int, int]) -> dict[tuple[int, int], float]:
    """Return (payer's seat, winner's seat) -> chips, for a finished hand.

    ``dead`` maps a seat to the ante that it posted for the whole table. A seat's income minus its payments is its
    profit. A player's own chips that come back do not count.
    """
    if state.returned:
        return _from_leavers(state)
    paid: defaultdict[tuple[int, int], float] = defaultdict(float)
    pots = _pot_payments(state, dead)
    if not pots:
        # The only blind was returned uncalled, so the pot was empty.
        return {}
    for (amount, payments), shares in zip(pots, state.awarded, strict=True):
        for winner, share in shares:
            for payer, chips in payments.items():
                if payer != winner and chips and share:
                    paid[payer, winner] += chips * share / amount
    return dict(paid)


def _from_leavers(state: HandState) -> dict[tuple[int, int], float]:
    """Return the flows in a hand whose pot was returned (R-7.3).

    The chips of players who left during the hand go to those who stayed.
    """
    returned = dict(state.returned)
    left = [player for player in state.players if player.seat not in returned]
    total = sum(player.put_in for player in left)
    gained = {seat: chips - state.player(seat).put_in for seat, chips in returned.items()}
    return {
        (payer.seat, seat): payer.put_in * chips / total for payer in left for seat, chips in gained.items() if chips
    }


def _pot_payments(state: HandState, dead: Mapping[int, int]) -> list[tuple[int, dict[int, int]]]:
    """Return (amount, seat -> chips paid) for each pot, main pot first (R-3.6)."""
    pots, below, payments = state.pots(), 0, []
    for at, pot in enumerate(pots):
        # The last pot has no limit: it keeps folded players' chips above its level.
        level = _NO_LIMIT if at == len(pots) - 1 else min(state.player(seat).put_in for seat in pot.eligible)
        parts = {player.seat: min(player.put_in, level) - min(player.put_in, below) for player in state.players}
        if at == 0:
            parts = {seat: chips + dead.get(seat, 0) for seat, chips in parts.items()}
        payments.append((pot.amount, parts))
        below = level
    return payments
