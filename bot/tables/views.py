"""The public view of a table, and one player's private view."""

from collections.abc import Container
from dataclasses import fields
from operator import attrgetter
from typing import Final, Literal

from bot.fairness.cutting import Closing
from bot.poker import views
from bot.poker.views import PlayerView, RoomView
from bot.tables.messages import BY_TOURNAMENT
from bot.tables.ports import SealView, SeatLine, TableView
from bot.tables.rules import dealers_choice, pre_actions, rotation, seating, time_bank
from bot.tables.rules.newcomers import NOBODY, blinds_due, waiting_for_blind
from bot.tables.rules.position import IMPOSSIBLE, STORE_FAILED, Position, Table
from bot.tables.rules.pre_actions import Prospect
from bot.tables.state import SeatState, TableState
from bot.tables.view_parts import ChoiceView, ClockView, CourseView, GamesView, LastHandView, PeopleView, PlaceView

_APART_FROM_SEALS: Final = attrgetter(*(each.name for each in fields(Position) if each.name != "seals"))


def table_view(table: Table, position: Position, revision: int) -> TableView:
    """Return the table's public view. ``revision`` grows with each change, to tell which view is newer."""
    new, state, hand = table.new, position.state, position.hand
    next_leg = table.legs[rotation.next_leg(new.settings, state)[0]]
    to_be_chosen = state.choice is not None or dealers_choice.is_due(new.settings, state)
    leg = next_leg if hand is None else table.legs[state.leg.place]
    changes = not to_be_chosen and next_leg is not leg
    waiting, showing = waiting_for_blind(table, position), _seats_that_may_show(position)
    return TableView(
        table_id=table.table_id,
        place=PlaceView(
            guild_id=new.guild_id,
            channel_id=new.channel_id,
            name=state.name or new.name,
            owner_id=state.owner_id or new.owner_id,
        ),
        course=CourseView(
            paused=_paused(position),
            closed=position.closed,
            closes_after_hand=state.closes_after_hand and not position.closed,
            pausing=state.pausing,
            waits=state.waits and not position.closed,
            obstacle=position.obstacle,
        ),
        clock=ClockView(
            deadline_ms=state.turn.deadline_ms if state.turn is not None else None,
            next_hand_ms=position.next_hand_ms,
            bank_from_ms=state.turn.bank_from_ms if state.turn is not None else None,
            bank_ms=_bank_ms(table, position),
            deal_again_ms=position.deal_again_ms,
        ),
        games=GamesView(
            game=leg.game.name,
            next_game=next_leg.game.name if changes else None,
            stakes=leg.at(state.bet).stakes,
            next_stakes=next_leg.at(state.bet).stakes if changes else None,
            rules=leg.rules,
            level_stakes=rotation.naming_leg(table.legs).at(state.bet).stakes if table.of_tournament else None,
            big_blind_seat=_big_blind_seat(table, state),
            blinds_due=blinds_due(table, position) if table.of_tournament else None,
        ),
        last=LastHandView(
            recent=position.recent,
            hand_players=tuple(sorted(position.players.items())),
            voided=state.undone.by if state.undone is not None else None,
            voided_why=state.undone.reason if state.undone is not None else "",
        ),
        people=PeopleView(guests=state.guests, waiting=state.waiting),
        settings=new.settings,
        seats=tuple([_seat_line(position, seat, waiting, showing) for seat in state.seats]),
        hand_number=state.hand_number,
        hand=hand.view(None) if hand is not None else None,
        revision=revision,
        tournament_id=new.tournament_id,
        practice=new.practice,
        seal=_seal(position),
        hand_closing=_hand_closing(position),
        choice=_choice(state, closed=position.closed, to_be_chosen=to_be_chosen),
    )


def _choice(state: TableState, *, closed: bool, to_be_chosen: bool) -> ChoiceView:
    open_choice = None if closed else state.choice
    until_ms = open_choice.until_ms if open_choice is not None else None
    return ChoiceView(state.marker, open_choice is not None, until_ms, to_be_chosen)


def view_after(view: TableView, before: Position, now: Position, revision: int) -> TableView | None:
    """Return the view of a position that differs from the one before in nothing but its seals; None if it differs more.

    That is so twice between two hands: when the closing of the next deal is requested, and when it is posted.
    """
    if now.state is not before.state or _APART_FROM_SEALS(now) != _APART_FROM_SEALS(before):
        return None
    return view._replace(revision=revision, seal=_seal(now), hand_closing=_hand_closing(now))


def _seal(position: Position) -> SealView | None:
    if position.seals is None or position.closed:
        return None
    deal = position.seals.next
    hand = deal.sealed
    return SealView(hand.hand, hand.seal, deal.contributions, position.takes_no_words, deal.closing, deal.words)


def _hand_closing(position: Position) -> Closing | None:
    return position.seals.hand_closing if position.seals is not None else None


def _big_blind_seat(table: Table, state: TableState) -> int | None:
    return state.blinds.seats.big if state.blinds is not None and table.legs[state.leg.place].posts_blinds else None


def _bank_ms(table: Table, position: Position) -> int:
    if not table.new.settings.time_bank_seconds or position.hand is None or position.hand.to_act is None:
        return 0
    seat = seating.at(position.state.seats, position.hand.to_act)
    return time_bank.left_ms(table, seat) if seat is not None else 0


def prospect_of(position: Position, player_id: int) -> Prospect | None:
    """Return the player's current plan and those that they may make now; None outside a running hand."""
    hand = position.hand
    seat = next((seat for seat, player in position.players.items() if player == player_id), None)
    if hand is None or hand.finished or seat is None:
        return None
    plan = pre_actions.of_player(position.state.plans, player_id)
    planned = plan.kind if plan is not None and pre_actions.holds(plan, hand, seat) else None
    return pre_actions.prospect(hand, position.state.hand_number, seat, planned)


def _seats_that_may_show(position: Position) -> frozenset[int]:
    """Return the seats whose players may show their cards of the finished hand, and have not left."""
    hand = position.hand
    if hand is None or not hand.finished:
        return NOBODY
    still_seated = {seat.seat for seat in position.state.seats if position.players.get(seat.seat) == seat.player_id}
    return frozenset(seat for seat in still_seated if hand.may_show(seat))


def _paused(position: Position) -> str | None:
    if position.state.paused is not None:
        return position.state.paused
    if position.state.stopped:
        return BY_TOURNAMENT
    if position.failing:
        return STORE_FAILED
    obstacle = position.obstacle
    return IMPOSSIBLE if obstacle is not None and obstacle.keeps_people_out else None


def player_view(position: Position, player_id: int | None, room: RoomView | None) -> PlayerView | None:
    """Return the player's view of the running or last hand; None if they were not dealt in.

    It depends on who was dealt in, not on who has the seat now: a new player must not see the previous player's cards.
    ``room``: the public view of the hand.
    """
    if position.hand is None or room is None:
        return None
    seat = next((seat for seat, player in position.players.items() if player == player_id), None)
    return views.player_view(room, position.hand.state, seat) if seat is not None else None


def _seat_line(position: Position, seat: SeatState, waiting: Container[int], showing: Container[int]) -> SeatLine:
    stack, level = position.stacks.get(seat.player_id, 0), position.state.level
    return SeatLine(
        seat.seat,
        seat.player_id,
        stack,
        _status(position, seat),
        seat.dm_closed,
        seat.started_with,
        seat.moves_to,
        seat.house,
        seat.seat in waiting,
        seat.seat in showing,
        seat.lost_to,
        dict(level.bounties).get(seat.player_id, 0) if level is not None and level.bounties else 0,
        seat.has_acted,
    )


def _status(position: Position, seat: SeatState) -> Literal["playing", "waiting", "sitting_out", "leaving"]:
    """Return the player's status; ``playing`` means dealt in to the hand that the view shows."""
    if seat.leaving:
        return "leaving"
    if seat.sitting_out:
        return "sitting_out"
    return "playing" if position.players.get(seat.seat) == seat.player_id else "waiting"
