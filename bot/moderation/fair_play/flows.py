"""Follows chips from player to player: each pot's winners take from those who filled it, in proportion."""

from collections import defaultdict
from collections.abc import Mapping
from typing import Final

from bot.poker.machine.state import HandState

_NO_END: Final = 2**62


def flows(state: HandState, dead: Mapping[int, int]) -> dict[tuple[int, int], float]:
    """(payer's seat, winner's seat) -> chips, of a finished hand. ``dead`` is what a seat posted for the whole table.

    What a seat is paid less what it pays is what it won: its own chips that come back are no flow.
    """
    if state.returned:
        return _from_leavers(state)
    paid: defaultdict[tuple[int, int], float] = defaultdict(float)
    pots = _filled(state, dead)
    if not pots:
        # The only blind was never called and went back: a pot of nothing was awarded.
        return {}
    for (amount, filled), shares in zip(pots, state.awarded, strict=True):
        for winner, share in shares:
            for payer, chips in filled.items():
                if payer != winner and chips and share:
                    paid[payer, winner] += chips * share / amount
    return dict(paid)


def _from_leavers(state: HandState) -> dict[tuple[int, int], float]:
    """The flows of a pot that was given back: leavers' chips go to those who stayed (R-7.3)."""
    returned = dict(state.returned)
    left = [player for player in state.players if player.seat not in returned]
    total = sum(player.put_in for player in left)
    gained = {seat: chips - state.player(seat).put_in for seat, chips in returned.items()}
    return {
        (payer.seat, seat): payer.put_in * chips / total for payer in left for seat, chips in gained.items() if chips
    }


def _filled(state: HandState, dead: Mapping[int, int]) -> list[tuple[int, dict[int, int]]]:
    """For each pot, main pot first, its amount and how much of it each seat put in (R-3.6)."""
    pots, below, filled = state.pots(), 0, []
    for at, pot in enumerate(pots):
        # Chips that folded players put in above the last pot's level stay in it.
        level = _NO_END if at == len(pots) - 1 else min(state.player(seat).put_in for seat in pot.eligible)
        parts = {player.seat: min(player.put_in, level) - min(player.put_in, below) for player in state.players}
        if at == 0:
            parts = {seat: chips + dead.get(seat, 0) for seat, chips in parts.items()}
        filled.append((pot.amount, parts))
        below = level
    return filled
