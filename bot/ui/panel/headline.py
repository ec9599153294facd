"""The end of the hand panel's text: events since the player acted, and whose turn it is or the hand's result."""

from collections.abc import Iterator
from typing import Final

from bot.poker.actions import cost_of_call
from bot.poker.events import HandStarted
from bot.poker.views import PlayerView, RoomView
from bot.tables.ports import TableView
from bot.ui.scene.events import last_events, went_all_in
from bot.ui.scene.scene import Scene
from bot.ui.table.message import turn_lines
from bot.ui.text.moments import countdown

NEWS_LINES_MOST: Final = 3
NEWS_MOST: Final = 8
"""The maximum number of events in the lines of ``news``."""


def has_turn(view: TableView, player_id: int) -> bool:
    hand = view.hand
    if hand is None or hand.finished or hand.to_act is None or view.course.paused or view.course.closed:
        return False
    return dict(view.last.hand_players).get(hand.to_act) == player_id


def headline(scene: Scene, player_id: int, private: PlayerView | None, *, counting: bool) -> Iterator[str]:
    """Yield a line about whose turn it is; after the hand, about the chips that the player won or lost.

    ``counting`` is False if the panel gets no more updates; then the line must not contain a countdown.
    """
    hand = scene.view.hand
    if hand is None:
        return
    if hand.finished:
        if private is not None:
            yield from _result(scene, player_id, private.seat, hand)
    elif has_turn(scene.view, player_id):
        time = _time(scene) if counting else None
        yield " · ".join([f"**{_own_turn(scene, private, hand)}**", *([time] if time else [])])
    elif counting and not scene.view.course.paused and not scene.view.course.closed:
        yield from turn_lines(scene, hand)


def news(scene: Scene, seat: int | None, *, pictured: bool = False) -> Iterator[str]:
    """Yield the events since the player's last action, in at most ``NEWS_LINES_MOST`` lines."""
    if scene.view.hand is not None:
        lines = last_events(scene, NEWS_MOST, seat, pictured=pictured)
        yield from (f"-# {line}" for line in lines[-NEWS_LINES_MOST:])


def _own_turn(scene: Scene, private: PlayerView | None, hand: RoomView) -> str:
    pot = sum(each.amount for each in hand.pots)
    to_call = cost_of_call(hand.options if private is None else private.options)
    if hand.drawing:
        return scene.say("panel-turn-to-draw", pot=pot)
    return scene.say("panel-turn-to-call", amount=to_call, pot=pot) if to_call else scene.say("panel-turn", pot=pot)


def _time(scene: Scene) -> str | None:
    clock = scene.view.clock
    if clock.deadline_ms is None:
        return None
    key = "panel-time" if clock.bank_from_ms is None else "panel-time-bank"
    return scene.say(key, when=countdown(clock.deadline_ms))


def _result(scene: Scene, player_id: int, seat: int, hand: RoomView) -> Iterator[str]:
    """Yield a line with the chips that the player won or lost in the whole hand, and their stack.

    It says if they were all-in.
    """
    started = next((event for event in scene.view.last.recent if isinstance(event, HandStarted)), None)
    after = next(dealt.stack for dealt in hand.seats if dealt.seat == seat)
    if started is None:
        return
    change = after - dict(zip(started.seats, started.stacks, strict=True))[seat]
    key = "panel-won" if change > 0 else "panel-lost" if change else "panel-even"
    line = scene.lines.get(seat)
    # Between hands the stack may have grown by a new buy-in.
    stack = line.stack if line is not None and line.player_id == player_id else after
    all_in = [scene.say("seat-all-in")] if went_all_in(scene, seat) else []
    yield " · ".join([f"**{scene.say(key, amount=abs(change))}**", *all_in, scene.say("panel-stack", amount=stack)])
