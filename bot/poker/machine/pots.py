"""Main and side pots, and how a pot is split (R-3.6, R-3.9)."""

from collections.abc import Sequence
from typing import NamedTuple


class Pot(NamedTuple):
    amount: int
    eligible: tuple[int, ...]
    """Seats that may win it."""


def side_pots(put_in: Sequence[tuple[int, int]], live: Sequence[int], dead: int = 0) -> tuple[Pot, ...]:
    """Pots from what each seat put in over the whole hand, main pot first (R-3.6).

    ``put_in`` is (seat, chips) of all who posted anything; ``live`` the seats still in. Nobody can win more from
    another player than they put in themselves; chips that folded seats put in above the highest live seat stay in the
    last pot. ``dead`` chips belong to the main pot whoever put them in.
    """
    chips = dict(put_in)
    puts = chips.values()
    *levels, highest = sorted({chips[seat] for seat in live})
    pots: list[Pot] = []
    below = 0
    for level in levels:
        upto = dead + sum([put if put < level else level for put in puts])
        pots.append(Pot(upto - below, tuple([seat for seat in live if chips[seat] >= level])))
        below = upto
    everything = dead + sum(puts)
    pots.append(Pot(everything - below, tuple([seat for seat in live if chips[seat] == highest])))
    return tuple([pot for pot in pots if pot.amount])


def uncalled(put_in: Sequence[int]) -> int:
    """The chips that the highest put in beyond every other; 0 where they were called."""
    *_, second, highest = sorted(put_in)
    return highest - second


def split(amount: int, winners: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """(seat, chips) as even as whole chips allow; ``winners`` in the order in which odd chips are given (R-3.9)."""
    share, odd = divmod(amount, len(winners))
    return tuple((seat, share + (1 if at < odd else 0)) for at, seat in enumerate(winners))
