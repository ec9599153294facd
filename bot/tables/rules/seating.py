"""Seats: finding and changing them, who is ready for the next hand, and where the dealer button starts. Pure."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.poker.cards import RANKS, rank_of
from bot.tables.state import SeatState

TIMEOUTS_IN_A_ROW: Final = 2
"""A player who lets so many turns run out in a row is sat out."""
_JACK = RANKS.index("J")


def of_player(seats: Iterable[SeatState], player_id: int | None) -> SeatState | None:
    """The player's seat; None where they have none."""
    for seat in seats:
        if seat.player_id == player_id:
            return seat
    return None


def at(seats: Iterable[SeatState], number: int) -> SeatState | None:
    """The player on the seat of this number, from 1; None where nobody sits there."""
    for seat in seats:
        if seat.seat == number:
            return seat
    return None


def with_seat(seats: Iterable[SeatState], new: SeatState) -> tuple[SeatState, ...]:
    """The seats by number, with this one new or changed."""
    others = (seat for seat in seats if seat.seat != new.seat)
    return tuple(sorted((*others, new), key=lambda seat: seat.seat))


def without(seats: Iterable[SeatState], number: int) -> tuple[SeatState, ...]:
    return tuple(seat for seat in seats if seat.seat != number)


def taken(seats: Iterable[SeatState]) -> set[int]:
    """The numbers of the seats where somebody sits, or is going to move to."""
    return {number for seat in seats for number in (seat.seat, seat.moves_to) if number is not None}


def lowest_free(seats: Iterable[SeatState], seats_max: int) -> int | None:
    """The first seat that nobody has or is going to; None at a full table."""
    occupied = taken(seats)
    return next((number for number in range(1, seats_max + 1) if number not in occupied), None)


def moved(seats: tuple[SeatState, ...], in_hand: Callable[[SeatState], bool], *, blinds: bool) -> tuple[SeatState, ...]:
    """The seats with all players who are in no running hand moved where they want to sit. ``blinds``: a game of the
    table has some, to which they are newcomers there (R-5.2)."""
    for seat in seats:
        if seat.moves_to is None or in_hand(seat):
            continue
        there = replace(seat, seat=seat.moves_to, moves_to=None, moved=seat.moved or blinds)
        if at(seats, there.seat) is not None:
            there = replace(seat, moves_to=None)
        seats = with_seat(without(seats, seat.seat), there)
    return seats


def ready(seats: Iterable[SeatState], stacks: Mapping[int, int], *, absent: bool = False) -> tuple[int, ...]:
    """Seat numbers that the next hand would be dealt to, in order; ``absent``: the absent are dealt in, too (T-3.2)."""
    return tuple(
        seat.seat
        for seat in seats
        if (absent or not seat.sitting_out) and not seat.leaving and stacks.get(seat.player_id, 0) > 0
    )


def worth_dealing(seats: Iterable[SeatState], ready: Sequence[int]) -> bool:
    """True if they are to be dealt in: not where only house players would play, for they are there for somebody."""
    return not ready or any(not seat.house for seat in seats if seat.seat in ready)


def nobody_is_present(seats: Iterable[SeatState]) -> bool:
    """True if all who sit at a tournament's table are absent: its hands play themselves out (T-3.2)."""
    return all(seat.sitting_out or seat.leaving for seat in seats)


def with_seat_times_restarted(seats: Iterable[SeatState], now_ms: int) -> tuple[SeatState, ...]:
    """The seats with the time of all who sit out restarted: nobody could come back to their seat meanwhile."""
    return tuple(replace(seat, out_since_ms=now_ms) if seat.sitting_out else seat for seat in seats)


def first_button(occupied: Sequence[int], deck: Sequence[int]) -> int:
    """The seat that gets the first jack when ``deck`` is dealt round face up, the lowest occupied seat first
    (R-5.2)."""
    in_order = sorted(occupied)
    jack = next(place for place, card in enumerate(deck) if rank_of(card) == _JACK)
    return in_order[jack % len(in_order)]
