"""Seats: finding and changing them, the seats that are ready, and the first dealer button. Pure."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.poker.cards import RANKS, rank_of
from bot.tables.state import SeatState

TIMEOUTS_IN_A_ROW: Final = 2
"""The number of consecutive timeouts after which a player is sat out."""
_JACK = RANKS.index("J")


def of_player(seats: Iterable[SeatState], player_id: int | None) -> SeatState | None:
    """Return the player's seat; None if they have none."""
    for seat in seats:
        if seat.player_id == player_id:
            return seat
    return None


def at(seats: Iterable[SeatState], number: int) -> SeatState | None:
    """Return the occupied seat with this number, counted from 1; None if nobody sits there."""
    for seat in seats:
        if seat.seat == number:
            return seat
    return None


def with_seat(seats: Iterable[SeatState], new: SeatState) -> tuple[SeatState, ...]:
    """Return the seats in order of number, with this one added or replaced."""
    others = (seat for seat in seats if seat.seat != new.seat)
    return tuple(sorted((*others, new), key=lambda seat: seat.seat))


def without(seats: Iterable[SeatState], number: int) -> tuple[SeatState, ...]:
    return tuple(seat for seat in seats if seat.seat != number)


def taken(seats: Iterable[SeatState]) -> set[int]:
    """Return the seat numbers that players have or are about to move to."""
    return {number for seat in seats for number in (seat.seat, seat.moves_to) if number is not None}


def lowest_free(seats: Iterable[SeatState], seats_max: int) -> int | None:
    """Return the lowest seat that nobody has or is about to move to; None at a full table."""
    occupied = taken(seats)
    return next((number for number in range(1, seats_max + 1) if number not in occupied), None)


def moved(seats: tuple[SeatState, ...], in_hand: Callable[[SeatState], bool], *, blinds: bool) -> tuple[SeatState, ...]:
    """Return the seats after each player who asked for another seat has moved.

    Players who are in a running hand do not move yet. ``blinds``: one of the table's games has blinds; the moved
    players count as newcomers to them (R-5.2).
    """
    for seat in seats:
        if seat.moves_to is None or in_hand(seat):
            continue
        new_seat = replace(seat, seat=seat.moves_to, moves_to=None, moved=seat.moved or blinds)
        if at(seats, new_seat.seat) is not None:
            new_seat = replace(seat, moves_to=None)
        seats = with_seat(without(seats, seat.seat), new_seat)
    return seats


def ready(seats: Iterable[SeatState], stacks: Mapping[int, int], *, absent: bool = False) -> tuple[int, ...]:
    """Return the seat numbers ready for the next hand; ``absent`` includes absent players (T-3.2)."""
    return tuple(
        seat.seat
        for seat in seats
        if (absent or not seat.sitting_out) and not seat.leaving and stacks.get(seat.player_id, 0) > 0
    )


def worth_dealing(seats: Iterable[SeatState], ready: Sequence[int]) -> bool:
    """Return False if only house players are ready, because a hand of them alone is not dealt."""
    return not ready or any(not seat.house for seat in seats if seat.seat in ready)


def nobody_is_present(seats: Iterable[SeatState]) -> bool:
    """Return True if everybody at a tournament's table is absent (T-3.2).

    Its hands then need no waiting.
    """
    return all(seat.sitting_out or seat.leaving for seat in seats)


def with_seat_times_restarted(seats: Iterable[SeatState], now_ms: int) -> tuple[SeatState, ...]:
    """Return the seats with every sitting-out time restarted.

    The times restart after a pause, because nobody could come back while it lasted.
    """
    return tuple(replace(seat, out_since_ms=now_ms) if seat.sitting_out else seat for seat in seats)


def first_button(occupied: Sequence[int], deck: Sequence[int]) -> int:
    """Return the seat that gets the first jack of ``deck`` (R-5.2).

    The cards are dealt face up, one per occupied seat, beginning with the lowest.
    """
    in_order = sorted(occupied)
    jack = next(place for place, card in enumerate(deck) if rank_of(card) == _JACK)
    return in_order[jack % len(in_order)]
