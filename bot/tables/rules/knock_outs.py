"""The players who knock somebody out: the winners of the pot with their last chips (T-7.2). Pure."""

from collections.abc import Mapping
from dataclasses import replace

from bot.poker.machine.state import HandState
from bot.tables.state import SeatState


def takers(hand: HandState, seat: int) -> tuple[int, ...]:
    """Return the winners of the last pot that the seat could win; seats that get odd chips come first.

    The seat itself is not among them (T-7.3), nor are seats whose share of the pot was less than a chip. A seat that
    could win no pot lost its last chips to the main pot. If the pot was returned, nobody won it.
    """
    if hand.payout is None or not hand.payout.awarded:
        return ()
    pots, awarded = hand.payout.pots, hand.payout.awarded
    claimed = [number for number in range(min(len(pots), len(awarded))) if seat in pots[number].eligible]
    last = claimed[-1] if claimed else 0
    return tuple(winner for winner, chips in awarded[last] if chips and winner != seat)


def with_takers(seats: tuple[SeatState, ...], hand: HandState, players: Mapping[int, int]) -> tuple[SeatState, ...]:
    """Return the seats after a hand, with ``lost_to`` set for players who lost their last chips in it.

    ``players`` is seat -> player_id of those dealt in.
    """
    return tuple(
        replace(seat, lost_to=tuple(players[taker] for taker in takers(hand, seat.seat)))
        if players.get(seat.seat) == seat.player_id and not hand.by_seat[seat.seat].stack
        else seat
        for seat in seats
    )
