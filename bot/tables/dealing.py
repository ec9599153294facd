"""The next hand before its cards: which game, who is dealt in, where button and blinds stand. Pure."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bot.poker.cards import DECK
from bot.tables import rotation, seating
from bot.tables.ports import Dealer, TableState
from bot.tables.position import Table
from bot.tables.positions import NextHand, Positions, first_positions, next_after, next_positions
from bot.tables.rotation import Turn


@dataclass(frozen=True, slots=True)
class Deal:
    turn: Turn
    players: Mapping[int, int]
    """seat -> player_id of those dealt in."""
    button: int
    blinds: Mapping[int, int]
    """seat -> chips; empty where the game has none."""
    state: TableState
    """The table's, with this hand as the running one."""


def next_deal(table: Table, state: TableState, ready: Sequence[int], dealer: Dealer) -> Deal:
    """Work the next hand out for the seats that are ready. The dealer is asked for a shuffle before a table's first
    hand only (R-5.2)."""
    place, hands = rotation.next_turn(table.new.settings, state)
    turn = table.turns[place]
    positions, dealt, joining = _positions(turn, state, ready, dealer)
    players = {seat.seat: seat.player_id for seat in state.seats if seat.seat in dealt}
    return Deal(
        turn,
        players,
        positions.button,
        _blinds(turn, positions, dealt, joining),
        replace(
            _stands(state, turn, positions),
            hand_number=state.hand_number + 1,
            seats=tuple(replace(seat, posts=False) if seat.seat in dealt else seat for seat in state.seats),
            dealt_in=tuple(players.values()),
            turn=place,
            turn_hands=hands + 1,
        ),
    )


def button_passed_on(state: TableState, button: int, seats: Sequence[int]) -> TableState:
    """The button has moved within the hand, which was thrown in and is dealt again to these seats (R-7.3)."""
    return _with_draw_positions(replace(state, button=button), first_positions(button, seats))


def _positions(turn: Turn, state: TableState, ready: Sequence[int], dealer: Dealer) -> NextHand:
    """Who is dealt in, and the button; small and big mean nothing for a hand of stud (R-4.7, R-5.2)."""
    if turn.posts_blinds and state.big_blind_seat:
        last = Positions(state.draw_button, state.small_blind_seat, state.big_blind_seat)
        coming = [seat for seat in state.seats if seat.seat in ready and seat.player_id not in state.dealt_in]
        newcomers, posting = [seat.seat for seat in coming], [seat.seat for seat in coming if seat.posts]
        return next_positions(last, ready, newcomers, posting)
    before = state.button if turn.is_stud else state.draw_button or state.button
    button = next_after(before, ready) if before else seating.first_button(ready, dealer.shuffle(DECK))
    return NextHand(first_positions(button, ready), list(ready), [])


def _stands(state: TableState, turn: Turn, positions: Positions) -> TableState:
    """The draw games' button freezes while stud is played. A game without blinds moves it to the next seat, and the
    blinds will go on from there."""
    state = replace(state, button=positions.button)
    return state if turn.is_stud else _with_draw_positions(state, positions)


def _with_draw_positions(state: TableState, positions: Positions) -> TableState:
    return replace(state, draw_button=positions.button, small_blind_seat=positions.small, big_blind_seat=positions.big)


def _blinds(turn: Turn, positions: Positions, dealt: Sequence[int], joining: Sequence[int]) -> Mapping[int, int]:
    if not turn.posts_blinds:
        return {}
    return positions.blinds(dealt, turn.stakes.small_blind, turn.stakes.big_blind, joining)
