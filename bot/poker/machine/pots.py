"""Main and side pots, and how winners split a pot (R-3.6, R-3.9)."""

from collections.abc import Sequence
from typing import NamedTuple


class Pot(NamedTuple):
    amount: int
    eligible: tuple[int, ...]
    """The seats that can win the pot."""


def side_pots(put_in: Sequence[tuple[int, int]], live: Sequence[int], dead: int = 0) -> tuple[Pot, ...]:
    """Return the main pot and side pots, from the chips that each seat put in during the hand (R-3.6).

    ``put_in`` is (seat, chips) for everybody who posted anything, ``live`` the seats that have not folded. Nobody can
    win more from another player than they put in themselves. If a folded seat put in more than every live seat, the
    excess stays in the last pot. ``dead`` chips belong to the main pot.
    """
    chips = dict(put_in)
    puts, eligible = chips.values(), tuple(live)
    pots: list[Pot] = []
    below = 0
    for level in sorted({chips[seat] for seat in live})[:-1]:
        up_to = dead + sum([put if put < level else level for put in puts])
        pots.append(Pot(up_to - below, eligible))
        below, eligible = up_to, tuple([seat for seat in eligible if chips[seat] > level])
    pots.append(Pot(dead + sum(puts) - below, eligible))
    return tuple([pot for pot in pots if pot.amount])


def uncalled(put_in: Sequence[int]) -> int:
    """Return the chips that nobody called: the largest amount minus the second largest."""
    *_, second, highest = sorted(put_in)
    return highest - second


def split(amount: int, winners: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Return (seat, chips) for a pot divided among ``winners`` as evenly as whole chips allow (R-3.9).

    The first winners in the list get the odd chips.
    """
    share, odd = divmod(amount, len(winners))
    return tuple((seat, share + (1 if at < odd else 0)) for at, seat in enumerate(winners))
