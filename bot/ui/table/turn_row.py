"""The card's row of buttons around turns: time bank, plans, posting, showing; and the line about the time bank."""

from collections.abc import Iterator

from bot.poker.views import RoomView, SeatView
from bot.ui.discord.components import Button, Row
from bot.ui.scene.scene import Scene
from bot.ui.table.turn_buttons import pace_button
from bot.ui.text.moments import countdown


def pace_row(scene: Scene) -> Row | None:
    """Only what makes sense for someone now."""
    if scene.view.closed or scene.view.paused:
        return None
    buttons = list(_buttons(scene))
    return Row(*buttons) if buttons else None


def _buttons(scene: Scene) -> Iterator[Button]:
    view, hand = scene.view, scene.running
    begin = f"lb:p:{view.table_id}"
    if hand is not None and hand.to_act is not None:
        if view.bank_ms and view.bank_from_ms is None:
            seconds = -(-view.bank_ms // 1000)
            label = scene.say("pace-button-time", seconds=seconds)
            yield pace_button(f"{begin}:{view.hand_number}:{hand.version}:time", label)
        if any(_may_plan(scene, hand, seat) for seat in hand.seats):
            yield pace_button(f"{begin}:ahead", scene.say("pace-button-ahead"))
    if any(line.waits_for_blind for line in view.seats):
        yield pace_button(f"{begin}:post", scene.say("pace-button-post"))
    if asked_to_show(scene):
        yield pace_button(f"{begin}:{view.hand_number}:show", scene.say("pace-button-show"))


def _may_plan(scene: Scene, hand: RoomView, dealt: SeatView) -> bool:
    line = scene.line(dealt.seat)
    if dealt.seat == hand.to_act or dealt.folded or line is None or line.status == "leaving" or line.house:
        return False
    return dealt.drew is None if hand.drawing else dealt.stack > 0


def asked_to_show(scene: Scene) -> list[int]:
    """Seats that may turn up what nobody has seen: a winner whom nobody called, and who mucked and likes to be asked.
    Anybody else who may does it by command."""
    hand = scene.view.hand
    if hand is None or not hand.finished:
        return []
    mucked = {seat.seat for seat in hand.seats if seat.mucked}
    lines = [line for line in scene.view.seats if line.may_show and not line.house]
    return [line.seat for line in lines if line.seat not in mucked or scene.asks_to_show(line.player_id)]


def may_show_line(scene: Scene) -> Iterator[str]:
    seats = asked_to_show(scene)
    if seats and not scene.view.closed:
        yield scene.say("pace-may-show", names=scene.say.all_of([scene.seat_name(seat) for seat in seats]))


def bank_line(scene: Scene, hand: RoomView, name: str, to_call: int) -> str | None:
    """Tells whose turn it is, where their own time is over and their time bank runs; None where it does not. The card
    is drawn as it begins, so that the moment need not be compared with the present."""
    view = scene.view
    if view.bank_from_ms is None or view.deadline_ms is None:
        return None
    when = countdown(view.deadline_ms)
    if hand.drawing:
        return scene.say("pace-turn-bank-to-draw", name=name, when=when)
    if to_call:
        return scene.say("pace-turn-bank-to-call", name=name, amount=to_call, when=when)
    return scene.say("pace-turn-bank", name=name, when=when)
