"""The button and blinds from one hand to the next: the dead button rule (R-5.2, T-2.3, T-2.5)."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.poker.seats import clockwise
from bot.tables.state import BlindSeats


class NextHand(NamedTuple):
    """The next hand's button and blinds, and the seats dealt in.

    Newcomers who post a big blind to join are listed too.
    """

    blind_seats: BlindSeats
    dealt: list[int]
    joining: list[int]


def next_after(seat: int, seats: Iterable[int]) -> int:
    """Return the first of the seats clockwise after ``seat``."""
    return min(seats, key=lambda other: clockwise(seat, other))


def first_blind_seats(button: int, seats: Sequence[int]) -> BlindSeats:
    """Return the button and blinds of a table's first hand.

    Heads-up the button has the small blind (R-5.1).
    """
    small = button if len(seats) == 2 else next_after(button, seats)
    return BlindSeats(button, small, next_after(small, seats))


def next_blind_seats(
    last: BlindSeats, ready: Sequence[int], newcomers: Collection[int], posting: Collection[int] = ()
) -> NextHand:
    """Return the next hand of a table where newcomers wait for the big blind or post it (R-5.2).

    ``ready``: the seats that could play; ``newcomers``: the seats that the blinds have not reached yet; ``posting``:
    the newcomers who post a big blind to join at once, which is not possible between the button and the big blind. If
    every seat is a newcomer, or only one would be dealt in, the blinds start over with all ready seats.
    """
    big = next_after(last.big, ready)
    barred = _behind_the_next_button(last, big, ready)
    stay = [seat for seat in ready if seat == big or seat not in (*newcomers, *barred)]
    joining = [seat for seat in posting if seat in newcomers and seat not in (*stay, *barred, last.big)]
    dealt = sorted([*stay, *joining])
    if len(dealt) < 2 or all(seat in newcomers for seat in ready):
        return NextHand(_side_by_side(big, ready), list(ready), [])
    return NextHand(_moved_on(last, big, dealt), dealt, joining)


def next_blind_seats_in_tournament(last: BlindSeats, ready: Sequence[int], newcomers: Collection[int]) -> NextHand:
    """Return the next hand of a tournament's table, where newcomers take the blind of their position.

    A newcomer between the button and the small blind waits until the button has passed. If that would leave only two
    players, the button moves to the newcomers instead. Heads-up against an earlier player, a newcomer has the big
    blind (T-2.3, T-2.5).
    """
    big = next_after(last.big, ready)
    if len(ready) == 2:
        new = [seat for seat in ready if seat in newcomers and seat != last.big]
        return NextHand(_side_by_side(new[0] if len(new) == 1 else big, ready), list(ready), [])
    barred = _behind_the_next_button(last, big, ready)
    dealt = [seat for seat in ready if seat not in barred]
    if len(dealt) > 2:
        return NextHand(_moved_on(last, big, dealt), dealt, [])
    return NextHand(BlindSeats(_last_before(last.big, big, ready), last.big, big), list(ready), [])


@dataclass(frozen=True, slots=True)
class BlindsDue:
    """The data from which the blinds of a tournament table's next hand are computed.

    ``next_blind_seats_in_tournament`` explains the arguments.
    """

    last: BlindSeats
    ready: tuple[int, ...]
    newcomers: frozenset[int]

    @property
    def big(self) -> int:
        """The seat of the next big blind; 0 if nobody can play."""
        return next_after(self.last.big, self.ready) if self.ready else 0

    def worst_places(self, free: Iterable[int]) -> list[int]:
        """Return the free seats where a new player is dealt in without the small blind (T-2.3).

        The seat that pays the big blind soonest comes first.
        """
        return sorted(filter(self._takes, free), key=lambda seat: clockwise(self.last.big, seat))

    def _takes(self, seat: int) -> bool:
        if not self.ready:
            return True
        hand = next_blind_seats_in_tournament(self.last, sorted((*self.ready, seat)), self.newcomers | {seat})
        return seat in hand.dealt and seat != hand.blind_seats.small


def _button_would_cross(last: BlindSeats, big: int) -> bool:
    """Return True if moving the button would put it between the next blinds or on one of them.

    The button would move to the last small blind's seat. It crosses the blinds if everybody from the last big blind to
    that seat has left.
    """
    return clockwise(last.big, last.small) <= clockwise(last.big, big)


def _behind_the_next_button(last: BlindSeats, big: int, ready: Iterable[int]) -> list[int]:
    if _button_would_cross(last, big):
        return []
    then = BlindSeats(last.small, last.big, big)
    return [seat for seat in ready if then.is_behind_the_button(seat)]


def _last_before(small: int, big: int, dealt: Iterable[int]) -> int:
    """Return the last of the seats before the small blind, clockwise."""
    others = (seat for seat in dealt if seat not in (small, big))
    return max(others, key=lambda seat: clockwise(small, seat))


def _side_by_side(big: int, dealt: Sequence[int]) -> BlindSeats:
    """Return the button and blinds on three consecutive seats; heads-up the button has the small blind."""
    order = sorted(dealt, key=lambda seat: clockwise(big, seat))
    return BlindSeats(order[-3] if len(order) > 2 else order[0], order[-2], big)


def _moved_on(last: BlindSeats, big: int, dealt: Sequence[int]) -> BlindSeats:
    """Return the button and blinds moved by one place clockwise.

    The last big blind's seat becomes the small blind, and the last small blind's seat the button. If that would put
    the button between the blinds, the seat before them gets it instead.
    """
    if len(dealt) == 2:
        return _side_by_side(big, dealt)
    crosses = _button_would_cross(last, big)
    return BlindSeats(_last_before(last.big, big, dealt) if crosses else last.small, last.big, big)
