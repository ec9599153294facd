"""The next hand before its cards: its game, the players dealt in, button and blinds; and what the running hand needs
from outside. Pure but for the dealer."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bot.fairness.terms import terms_digest
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
    """seat -> player_id of those dealt in."""
    button: int
    blinds: Mapping[int, int]
    """seat -> chips; empty where the game has none."""
    big_blind: int
    """The seat of the big blind; 0 where the game has none."""
    chosen_by: int
    """The seat that chose the game, where its player is dealt in; else 0."""
    state: TableState
    """The table's state, with this hand as the running one."""


def next_hand(table: Table, state: TableState, ready: Sequence[int], dealer: Dealer) -> tuple[Leg, NextHand]:
    """The next hand's game, and who of the seats that are ready is dealt in. The dealer is asked for a shuffle only
    before a table's first hand (R-5.2)."""
    leg, _, _ = _next_leg(table, state)
    return leg, _blind_seats(leg, state, ready, dealer, tournament=table.of_tournament)


def hand_to_deal(table: Table, state: TableState, hand: NextHand) -> HandToDeal:
    """Work out everything else of it."""
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
            _stands(state, leg, blind_seats, tuple(players.values())),
            hand_number=state.hand_number + 1,
            seats=tuple(_dealt(seat, leg) if seat.seat in dealt else seat for seat in state.seats),
            dealt_in=tuple(players.values()),
            leg=LegState(place, hands + 1, length, chooser_id),
            chosen=None,
        ),
    )


def roster_of(leg: Leg, hand: NextHand) -> Roster:
    """The hand as its closing has it."""
    seats, dealt, joining = hand
    rules, dealt_in = terms_digest(leg.rules, leg.stakes).hex(), tuple(sorted(dealt))
    return Roster(leg.game.name, seats.button, seats.small, seats.big, dealt_in, rules, tuple(joining))


def hand_of(roster: Roster) -> NextHand:
    seats = BlindSeats(roster.button, roster.small_blind, roster.big_blind)
    return NextHand(seats, list(roster.seats), list(roster.posting))


def _next_leg(table: Table, state: TableState) -> tuple[Leg, int, int]:
    """The leg at its stakes, its place in the rotation, and how many of its hands have been dealt."""
    place, hands = rotation.next_leg(table.new.settings, state)
    return table.legs[place].at(state.bet), place, hands


def _dealt(seat: SeatState, leg: Leg) -> SeatState:
    """The seat after it was dealt in: where blinds are posted its player is no newcomer any more."""
    if not leg.posts_blinds or not (seat.posts or seat.moved):
        return seat
    return replace(seat, posts=False, moved=False)


def outside(table: Table, state: TableState, hand: Hand, dealer: Dealer) -> Outside:
    """Things from outside that the hand's next step may need (R-5.5, R-7.3). While nobody has opened there are no cards
    for another deal: a hand that is passed in lies there for a while first, so that people can follow. A player taken
    out of a tournament plays no more for what they have posted (T-3.6)."""
    dead = frozenset(seat.seat for seat in state.seats if seat.kicked) if table.of_tournament else frozenset[int]()
    if not hand.may_need_shuffle:
        return Outside(dead=dead)
    leaving = frozenset(seat.seat for seat in state.seats if seat.leaving)
    if hand.state.needs_openers and not hand.is_passed_in:
        return Outside((), leaving, dead)
    return Outside(dealer.shuffle(hand.state.game.deck_under(hand.state.rules)), leaving, dead)


def with_starting_stacks(state: TableState, players: Mapping[int, int], stacks: Mapping[int, int]) -> TableState:
    """Note the stacks that those dealt in start the hand with, by which they rank if they lose it all (T-3.4)."""
    seats = (
        replace(seat, started_with=stacks[seat.player_id]) if seat.seat in players else seat for seat in state.seats
    )
    return replace(state, seats=tuple(seats))


def _blind_seats(leg: Leg, state: TableState, ready: Sequence[int], dealer: Dealer, *, tournament: bool) -> NextHand:
    """The players dealt in, and the button; small and big mean nothing in a game without blinds (R-4.7, R-5.2)."""
    if leg.posts_blinds and state.blinds is not None:
        return newcomers.next_hand(state, state.blinds.seats, ready, tournament=tournament)
    if state.button is not None:
        button = next_after(state.button, ready)
    elif state.marker is not None:
        # Dealer's choice began where the first button is.
        button = state.marker if state.marker in ready else next_after(state.marker, ready)
    else:
        button = seating.first_button(ready, dealer.shuffle(DECK))
    return NextHand(first_blind_seats(button, ready), list(ready), [])


def _stands(state: TableState, leg: Leg, blind_seats: BlindSeats, players: Sequence[int]) -> TableState:
    """The state with the hand's button and blinds. A game without blinds moves the button that it is dealt by, and
    leaves all that the blinds go on from as it was (R-14.1)."""
    state = replace(state, button=blind_seats.button)
    if not leg.posts_blinds:
        return state
    return replace(state, blinds=LastBlinds(blind_seats, tuple(players)))


def _blinds(leg: Leg, blind_seats: BlindSeats, dealt: Sequence[int], joining: Sequence[int]) -> Mapping[int, int]:
    if not leg.posts_blinds:
        return {}
    return blind_seats.blinds(dealt, leg.stakes.small_blind, leg.stakes.big_blind, joining)
