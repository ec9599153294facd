"""Answers to requests around the play: a place on the waiting list, another seat, a name."""

from typing import assert_never

from bot.tables.seat_messages import ChangeSeat, Invite, Rename, SeatRequest, Uninvite, Unwait, Wait
from bot.ui.scene.scene import Scene


def seat_request_done(scene: Scene, message: SeatRequest) -> str:
    match message:
        case Wait():
            return _waits(scene, message.request.player_id)
        case Unwait():
            return scene.say("done-unwait", table=scene.table_name())
        case ChangeSeat():
            return _moves(scene, message)
        case Rename():
            return scene.say("done-rename", table=scene.table_name())
        case Invite() | Uninvite():
            # Only the command knows the other player's name.
            return scene.say("done-act")
        case _:
            assert_never(message)


def _waits(scene: Scene, player_id: int | None) -> str:
    """The list may have moved on before this is said."""
    seat = scene.seat_of(player_id) if player_id is not None else None
    line = scene.lines.get(seat) if seat is not None else None
    if line is not None:
        return scene.say("done-sit", seat=line.seat, amount=line.stack)
    for place, entry in enumerate(scene.view.waiting, start=1):
        if entry.player_id == player_id:
            return scene.say("done-wait", table=scene.table_name(), place=place, amount=entry.buy_in)
    return scene.say("done-act")


def _moves(scene: Scene, message: ChangeSeat) -> str:
    player_id = message.request.player_id
    seat = scene.seat_of(player_id) if player_id is not None else None
    line = scene.lines.get(seat) if seat is not None else None
    if line is None:
        return scene.say("done-act")
    blinds = scene.view.big_blind_seat != 0
    if line.moves_to:
        told = scene.say("done-seat-later", seat=line.moves_to)
    elif line.seat == message.seat and line.status == "playing":
        return scene.say("done-seat-stays", seat=line.seat)
    else:
        told = scene.say("done-seat", seat=line.seat)
    if not blinds:
        return told
    return f"{told} {scene.say('done-seat-posts' if message.post else 'done-seat-blinds')}"
