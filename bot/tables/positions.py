"""Button and blinds from hand to hand: the dead button of the blind games (R-5.2)."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Positions:
    """Seats of a hand. ``small`` and ``button`` may be empty ones: a dead small blind, a dead button."""

    button: int
    small: int
    big: int

    def blinds(self, dealt: Collection[int], small_blind: int, big_blind: int) -> dict[int, int]:
        """Seat -> chips to post, of those dealt in; a dead small blind is posted by nobody."""
        return {seat: chips for seat, chips in ((self.small, small_blind), (self.big, big_blind)) if seat in dealt}


def next_after(seat: int, seats: Sequence[int]) -> int:
    """The next of the seats clockwise."""
    return min(seats, key=lambda other: (other <= seat, other))


def first_positions(button: int, seats: Sequence[int]) -> Positions:
    """Of a table's first hand; heads-up the button has the small blind (R-5.1)."""
    small = button if len(seats) == 2 else next_after(button, seats)
    return Positions(button, small, next_after(small, seats))


def next_positions(last: Positions, ready: Sequence[int], newcomers: Collection[int]) -> tuple[Positions, list[int]]:
    """The positions of the next hand, and who is dealt in.

    ``ready`` are the seats that could play, ``newcomers`` those of them that were not in the last hand: they wait until
    the big blind comes to them (R-5.2). The big blind goes to the next player, the small to the last big blind's seat,
    the button to the last small blind's.
    """
    big = next_after(last.big, ready)
    dealt = [seat for seat in ready if seat not in newcomers or seat == big]
    if len(dealt) < 2:
        dealt = list(ready)
    if len(dealt) == 2:
        (other,) = (seat for seat in dealt if seat != big)
        return Positions(other, other, big), dealt
    return Positions(last.small, last.big, big), dealt
