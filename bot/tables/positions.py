"""Button and blinds from hand to hand: the dead button of the blind games (R-5.2)."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.poker.seats import clockwise


@dataclass(frozen=True, slots=True)
class Positions:
    """Seats of a hand. ``small`` and ``button`` may be empty ones: a dead small blind, a dead button."""

    button: int
    small: int
    big: int

    def blinds(
        self, dealt: Collection[int], small_blind: int, big_blind: int, posting: Collection[int] = ()
    ) -> dict[int, int]:
        """Seat -> chips to post, of those dealt in; a dead small blind is posted by nobody. ``posting`` newcomers post
        a big blind that counts as their bet."""
        blinds = dict.fromkeys(posting, big_blind) | {self.small: small_blind, self.big: big_blind}
        return {seat: chips for seat, chips in blinds.items() if seat in dealt}

    def is_before_the_blinds(self, seat: int) -> bool:
        """Between the button and the big blind, where nobody may come in."""
        return clockwise(self.button, seat) < clockwise(self.button, self.big)

    def is_behind_the_button(self, seat: int) -> bool:
        """Between the button and the small blind, where a tournament deals no hand (T-2.3)."""
        return clockwise(self.button, seat) < clockwise(self.button, self.small)


def next_after(seat: int, seats: Sequence[int]) -> int:
    """The next of the seats clockwise."""
    return min(seats, key=lambda other: clockwise(seat, other))


def first_positions(button: int, seats: Sequence[int]) -> Positions:
    """Of a table's first hand; heads-up the button has the small blind (R-5.1)."""
    small = button if len(seats) == 2 else next_after(button, seats)
    return Positions(button, small, next_after(small, seats))


class NextHand(NamedTuple):
    """The positions of the next hand, the seats dealt in, and those of them that post a big blind to come in."""

    positions: Positions
    dealt: list[int]
    joining: list[int]


def next_positions(
    last: Positions,
    ready: Sequence[int],
    newcomers: Collection[int],
    posting: Collection[int] = (),
    *,
    tournament: bool = False,
) -> NextHand:
    """``ready`` are the seats that could play, ``newcomers`` those of them that were not in the last hand: they wait
    until the big blind comes to them, or post it, if they are ``posting``, where they do not come in before the blinds
    (R-5.2). In a tournament they post nothing and take the place where they sit, the small blind's, too; only between
    button and small blind they wait until the button has passed, unless two would be left to play (T-2.3).

    The big blind goes to the next player, the small to the last big blind's seat, the button to the last small blind's.
    Where fewer than two are left of the last hand nobody waits.
    """
    big = next_after(last.big, ready)
    stay = [seat for seat in ready if seat not in newcomers or seat == big]
    if len(stay) < 2:
        return NextHand(_afresh(big, ready), list(ready), [])
    joining = [seat for seat in (newcomers if tournament else posting) if seat in newcomers and seat not in stay]
    if joining:
        positions = _moved(last, big, [*stay, *joining])
        barred = positions.is_behind_the_button if tournament else positions.is_before_the_blinds
        joining = [seat for seat in joining if not barred(seat)]
    dealt = sorted([*stay, *joining])
    if tournament and len(dealt) == 2:
        # Two alone have no place between button and small blind where anybody could be waiting.
        return NextHand(_afresh(big, ready), list(ready), [])
    return NextHand(_moved(last, big, dealt), dealt, [] if tournament else joining)


def _afresh(big: int, dealt: Sequence[int]) -> Positions:
    """The blinds and the button side by side; heads-up the button has the small blind."""
    order = sorted(dealt, key=lambda seat: clockwise(big, seat))
    return Positions(order[-3] if len(order) > 2 else order[0], order[-2], big)


def _moved(last: Positions, big: int, dealt: Sequence[int]) -> Positions:
    if len(dealt) == 2:
        return _afresh(big, dealt)
    button = last.small
    if button == big:
        # Two have become more, and the one with the button is the big blind: it goes to the last before the small.
        others = (seat for seat in dealt if seat not in (last.big, big))
        button = max(others, key=lambda seat: clockwise(last.big, seat))
    return Positions(button, last.big, big)
