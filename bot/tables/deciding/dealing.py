"""The preparation of the next hand, and the inputs that a running hand needs.

The next hand gets its game, players, button and blinds. Everything here is pure except the dealer.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bot.fairness.terms import terms_digest
from bot.poker.actions import Action
from bot.poker.cards import DECK
from bot.poker.hand import Hand
from bot.poker.machine.procedure import Outside
from bot.tables.ports import Dealer
from bot.tables.rules import dealers_choice, newcomers, rotation, seating
from bot.tables.rules.blinds import NextHand, first_blind_seats, next_after
from bot.tables.rules.position import Table
from bot.tables.rules.rotation import Leg
from bot.tables.saved_seals import Roster
from bot.tables.state import BlindSeats, LastBlinds, LegState, SeatState, TableState


@dataclass(frozen=True, slots=True)
class HandToDeal:
    leg: Leg
    players: Mapping[int, int]
    """seat -> player_id, for the players dealt in."""
    button: int
    blinds: Mapping[int, int]
    """seat -> chips; empty in a game without blinds."""
    big_blind: int
    """The big blind's seat; 0 in a game without blinds."""
    chosen_by: int
    """The seat that chose the game; 0 if nobody chose or the chooser is not dealt in."""
    state: TableState
    """The table's state once this hand is running."""


def next_hand(table: Table, state: TableState, ready: Sequence[int], dealer: Dealer) -> tuple[Leg, NextHand]:
    """Return the next hand's game, its button and blinds, and which of the ready seats are dealt in.

    The dealer shuffles only for a table's first button (R-5.2).
    """
    leg, _, _ = _next_leg(table, state)
    return leg, _blind_seats(leg, state, ready, dealer, tournament=table.of_tournament)


def hand_to_deal(table: Table, state: TableState, hand: NextHand) -> HandToDeal:
    """Return the complete deal for the hand that ``next_hand`` returned.

    It has the players, the blinds, the chooser and the table's new state.
    """
    leg, place, hands = _next_leg(table, state)
    chooser_id = state.chosen.chooser_id if state.chosen is not None else state.leg.chooser_id
    blind_seats, dealt, joining = hand
    length = dealers_choice.length_of_leg(table.new.settings, state, len(dealt), hands)
    players = {seat.seat: seat.player_id for seat in state.seats if seat.seat in dealt}
    return HandToDeal(
        leg,
        players,
        blind_seats.button,
        _blinds(leg, blind_seats, dealt, joining),
        blind_seats.big if leg.posts_blinds else 0,
        next((seat for seat, player_id in players.items() if player_id == chooser_id), 0),
        replace(
            _with_button_and_blinds(state, leg, blind_seats, tuple(players.values())),
            hand_number=state.hand_number + 1,
            seats=tuple(_after_deal(seat, leg) if seat.seat in dealt else seat for seat in state.seats),
            dealt_in=tuple(players.values()),
            leg=LegState(place, hands + 1, length, chooser_id),
            chosen=None,
        ),
    )


def roster_of(leg: Leg, hand: NextHand) -> Roster:
    """Return the hand's Roster, which the closing of its deal fixes.

    It has the hand's game, rules, button, blinds and seats.
    """
    seats, dealt, joining = hand
    rules, dealt_in = terms_digest(leg.rules, leg.stakes).hex(), tuple(sorted(dealt))
    return Roster(leg.game.name, seats.button, seats.small, seats.big, dealt_in, rules, tuple(joining))


def hand_of(roster: Roster) -> NextHand:
    seats = BlindSeats(roster.button, roster.small_blind, roster.big_blind)
    return NextHand(seats, list(roster.seats), list(roster.posting))


def _next_leg(table: Table, state: TableState) -> tuple[Leg, int, int]:
    """Return (game at its current stakes, its index in the rotation, hands of it dealt so far)."""
    place, hands = rotation.next_leg(table.new.settings, state)
    return table.legs[place].at(state.bet), place, hands


def _after_deal(seat: SeatState, leg: Leg) -> SeatState:
    """Return the seat after a deal: in a game with blinds the player is no longer a newcomer."""
    if not leg.posts_blinds or not (seat.posts or seat.moved):
        return seat
    return replace(seat, posts=False, moved=False)


def outside(table: Table, state: TableState, hand: Hand, dealer: Dealer, action: Action | None = None) -> Outside:
    """Return the shuffled deck and the leaving players that the hand's next step may need (R-5.5, R-7.3).

    ``action`` is that of the next step; None if the hand goes on without one.

    A hand that nobody opened stays visible for a while. It gets the deck for its redeal only afterwards. A player taken
    out of a tournament cannot win what they posted (T-3.6).
    """
    dead = frozenset(seat.seat for seat in state.seats if seat.kicked) if table.of_tournament else frozenset[int]()
    if not hand.may_need_shuffle(action):
        return Outside(dead=dead)
    leaving = frozenset(seat.seat for seat in state.seats if seat.leaving)
    if hand.state.needs_openers and not hand.is_passed_in:
        return Outside((), leaving, dead)
    return Outside(dealer.shuffle(hand.state.game.deck_under(hand.state.rules)), leaving, dead)


def with_starting_stacks(state: TableState, players: Mapping[int, int], stacks: Mapping[int, int]) -> TableState:
    """Return the state with the starting stack of each player dealt in saved in their seat.

    These stacks rank the players who bust in the same hand (T-3.4).
    """
    seats = (
        replace(seat, started_with=stacks[seat.player_id], lost_to=()) if seat.seat in players else seat
        for seat in state.seats
    )
    return replace(state, seats=tuple(seats))


def _blind_seats(leg: Leg, state: TableState, ready: Sequence[int], dealer: Dealer, *, tournament: bool) -> NextHand:
    """Return the button and the players dealt in (R-4.7, R-5.2).

    The small and big blind seats have no meaning in a game without blinds.
    """
    if leg.posts_blinds and state.blinds is not None:
        return newcomers.next_hand(state, state.blinds.seats, ready, tournament=tournament)
    if state.button is not None:
        button = next_after(state.button, ready)
    elif state.marker is not None:
        # In dealer's choice the first marker is also the first button.
        button = state.marker if state.marker in ready else next_after(state.marker, ready)
    else:
        button = seating.first_button(ready, dealer.shuffle(DECK))
    return NextHand(first_blind_seats(button, ready), list(ready), [])


def _with_button_and_blinds(state: TableState, leg: Leg, blind_seats: BlindSeats, players: Sequence[int]) -> TableState:
    """Return the state with this hand's button and blinds saved in it.

    A hand without blinds moves only the button; the last blinds stay as they were (R-14.1).
    """
    state = replace(state, button=blind_seats.button)
    if not leg.posts_blinds:
        return state
    return replace(state, blinds=LastBlinds(blind_seats, tuple(players)))


def _blinds(leg: Leg, blind_seats: BlindSeats, dealt: Sequence[int], joining: Sequence[int]) -> Mapping[int, int]:
    if not leg.posts_blinds:
        return {}
    return blind_seats.blinds(dealt, leg.stakes.small_blind, leg.stakes.big_blind, joining)
