"""What the room may see of a table, and what only one of its players may see."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Literal

from bot.poker import views
from bot.poker.events import DeckShuffled, Drew, Event, StreetDealt
from bot.poker.views import PlayerView, RoomView
from bot.tables import rotation
from bot.tables.messages import BY_TOURNAMENT
from bot.tables.ports import SeatLine, SeatState, TableView
from bot.tables.position import STORE_FAILED, Position, Table


def public_events(events: Iterable[Event]) -> tuple[Event, ...]:
    """Without the deck, and with the down cards of deals and draws taken out."""
    return tuple(_stripped(event) for event in events if not isinstance(event, DeckShuffled))


def _stripped(event: Event) -> Event:
    match event:
        case StreetDealt():
            return replace(event, down=())
        case Drew():
            return replace(event, discards=(), cards=())
        case _:
            return event


def table_view(table: Table, position: Position, revision: int) -> TableView:
    new, state, hand = table.new, position.state, position.hand
    next_leg = table.legs[rotation.next_leg(new.settings, state)[0]]
    leg = next_leg if hand is None else table.legs[state.leg]
    return TableView(
        table_id=table.table_id,
        guild_id=new.guild_id,
        channel_id=new.channel_id,
        name=new.name,
        owner_id=state.owner_id or new.owner_id,
        settings=new.settings,
        seats=tuple(_line(position, seat) for seat in state.seats),
        hand_number=state.hand_number,
        hand=hand.view(None) if hand is not None else None,
        recent=position.recent,
        deadline_ms=state.deadline_ms,
        next_hand_ms=position.next_hand_ms,
        paused=_paused(position),
        closed=position.closed,
        revision=revision,
        hand_players=tuple(sorted(position.players.items())),
        game=leg.game.name,
        next_game=next_leg.game.name if next_leg.game is not leg.game else None,
        stakes=leg.at(state.bet).stakes,
        closing=state.closing and not position.closed,
        pausing=state.pausing,
        voided=state.voided,
        tournament_id=new.tournament_id,
        waits=state.waits and not position.closed,
        big_blind_seat=state.big_blind_seat if table.legs[state.leg].posts_blinds else 0,
    )


def _paused(position: Position) -> str | None:
    if position.state.paused is not None:
        return position.state.paused
    if position.state.stopped:
        return BY_TOURNAMENT
    return STORE_FAILED if position.failing else None


def player_view(position: Position, player_id: int | None, room: RoomView | None) -> PlayerView | None:
    """His cards of the running or the last hand; None where he was not dealt in. Goes by who was dealt in, not by who
    has the seat now: a newcomer must not see the cards of the one before him. ``room`` is the room's view of the hand.
    """
    if position.hand is None or room is None:
        return None
    seat = next((seat for seat, player in position.players.items() if player == player_id), None)
    return views.player_view(room, position.hand.state, seat) if seat is not None else None


def _line(position: Position, seat: SeatState) -> SeatLine:
    stack = position.stacks.get(seat.player_id, 0)
    return SeatLine(seat.seat, seat.player_id, stack, _status(position, seat), seat.dm_closed, seat.started_with)


def _status(position: Position, seat: SeatState) -> Literal["playing", "waiting", "sitting_out", "leaving"]:
    """Playing is who was dealt into the hand that the view shows."""
    if seat.leaving:
        return "leaving"
    if seat.sitting_out:
        return "sitting_out"
    return "playing" if position.players.get(seat.seat) == seat.player_id else "waiting"
