"""A replay of a finished hand, step by step: the public table, and the reader's own cards.

A button's id holds all that its click needs, so it survives a restart:

lb:k:7:12:f0              show the first step of hand 12 of table 7
lb:k:7:12:b4              go back to step 4, counted from 0
lb:k:7:12:n6              go on to step 6
lb:k:7:12:l25             show the last step, number 25
lb:k:7:11:p0              show the previous hand
lb:k:7:13:a0              show the next hand
lb:k:7:9:o0:p             show the biggest pot; the evening's hands are then in order of their pots
lb:k:7:9:o3               stay at this step; the evening's hands are then in the order in which they were played
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import discord

from bot.history.evening import HandsAround
from bot.history.replay_steps import replay_stops
from bot.history.seen_events import NOBODY, seen_by
from bot.locales.phrases import Phrases
from bot.moderation.hand_archive import LoggedEvent, LoggedHand
from bot.poker.events import Event, StreetDealt, public_events
from bot.poker.hand import Hand
from bot.poker.machine.transitions import CORRUPT_LOG
from bot.poker.views import PlayerView, RoomView
from bot.tables.ports import SeatLine
from bot.tables.view_parts import ClockView
from bot.ui.discord.attachments import Drawn
from bot.ui.discord.components import Button, Layout, Row
from bot.ui.discord.custom_ids import NUMBER
from bot.ui.history.report import as_table, titled
from bot.ui.scene.events import last_events
from bot.ui.scene.pots import pots_text
from bot.ui.scene.private_cards import held_cards, own_holding
from bot.ui.scene.scene import Scene
from bot.ui.scene.seat_lines import seat_texts
from bot.ui.scene.stakes import game_with_stakes
from bot.ui.table.beside_picture import beside_picture
from bot.ui.text.cards import card_marks
from bot.ui.text.moments import short_stamp

NameOf = Callable[[int], str | None]
STEP_BUTTON: Final = re.compile(
    rf"lb:k:(?P<table>{NUMBER}):(?P<hand>{NUMBER}):(?P<way>[fbnlpao])(?P<step>[0-9]{{1,4}})(?P<order>:p)?"
)
CHARACTERS_MOST: Final = 4000
RECENT_MOST: Final = 4
_FELT: Final = 0x2D7D46
_OVER: Final = 0xD9A514
_WAYS: Final = {"f": "replay-first", "b": "replay-back", "n": "replay-on", "l": "replay-last"}


class UnreadableHand(ValueError):
    """Raised if a hand's log cannot be replayed; perhaps the hand was voided for that reason."""


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """One step of a replay: a finished hand at one moment, without cards that its reader may not see."""

    hand: LoggedHand
    """The hand with all its events, as far as the reader may see them."""
    scene: Scene
    private: PlayerView | None
    """The reader's own view of the hand at this step; None if they were not dealt in."""
    number: int
    """The step's number, from 0."""
    steps: int

    @property
    def is_last(self) -> bool:
        return self.number == self.steps - 1


def step_of(hand: LoggedHand, seat: int | None, wanted: int, name_of: NameOf, say: Phrases) -> ReplayStep:
    """Return the step with the number ``wanted``, or the first or last one if there is no such number.

    ``seat`` is the reader's own seat. Raises UnreadableHand.
    """
    seen = tuple(_seen(logged, seat or NOBODY) for logged in hand.events)
    events = [logged.event for logged in seen]
    places = replay_stops(events)
    number = min(max(wanted, 0), len(places) - 1)
    room, private = _views(events[: places[number]], seat)
    view = as_table(hand, events)._replace(
        hand=room,
        seats=tuple(_lines(hand, room)),
        # The next hand was dealt long ago, so no countdown is shown.
        clock=ClockView(next_hand_ms=hand.closed_ms or hand.opened_ms),
    )
    view = view._replace(last=view.last._replace(recent=public_events(events[: places[number]])))
    view = view._replace(settings=replace(view.settings, rotation=()))
    return ReplayStep(replace(hand, events=seen), Scene(view, name_of, say), private, number, len(places))


def _seen(logged: LoggedEvent, seat: int) -> LoggedEvent:
    event = seen_by(logged.event, seat)
    return logged if event is logged.event else replace(logged, event=event)


def _views(events: Sequence[Event], seat: int | None) -> tuple[RoomView, PlayerView | None]:
    try:
        hand = Hand.from_events(events)
        return hand.view(None), None if seat is None else hand.view(seat)
    except CORRUPT_LOG:
        # The error's text may quote a card.
        raise UnreadableHand from None


def _lines(hand: LoggedHand, room: RoomView) -> Iterator[SeatLine]:
    for seat in sorted(room.seats, key=lambda each: each.seat):
        yield SeatLine(seat.seat, hand.players[seat.seat], seat.stack, "playing", False)


class StepView(Layout):
    """The message that shows a step, with buttons to other steps.

    A ``picture`` of the table replaces the text about its seats. ``hands`` are the hands around this one, which get a
    row of buttons of their own.
    """

    def __init__(self, step: ReplayStep, picture: Drawn | None = None, hands: HandsAround | None = None) -> None:
        super().__init__()
        items = [*_items(step, picture, hands)]
        if step.steps > 1:
            items.append(Row(*_step_buttons(step, by_pot=hands is not None and hands.by_pot)))
        if hands is not None:
            items.append(Row(*_hand_buttons(step, hands)))
        self.add_item(discord.ui.Container(*items, accent_colour=_OVER if step.is_last else _FELT))


def step_button(table_id: int, number: int, way: str, step: int, *, by_pot: bool = False) -> str:
    return f"lb:k:{table_id}:{number}:{way}{step}{':p' if by_pot else ''}"


def _step_buttons(step: ReplayStep, *, by_pot: bool) -> Iterator[Button]:
    last = step.steps - 1
    to = {"f": 0, "b": max(step.number - 1, 0), "n": min(step.number + 1, last), "l": last}
    for way, key in _WAYS.items():
        yield Button(
            custom_id=step_button(step.hand.table_id, step.hand.number, way, to[way], by_pot=by_pot),
            label=step.scene.say(key),
            style=discord.ButtonStyle.primary if way == "n" and not step.is_last else discord.ButtonStyle.secondary,
            disabled=to[way] == step.number,
        )


def _hand_buttons(step: ReplayStep, hands: HandsAround) -> Iterator[Button]:
    """Yield the buttons to other hands of the evening, and the button that puts them in another order."""
    table_id, say, by_pot = step.hand.table_id, step.scene.say, hands.by_pot
    keys = ("replay-pot-bigger", "replay-pot-smaller") if by_pot else ("replay-hand-before", "replay-hand-after")
    for way, number, key in zip("pa", (hands.before, hands.after), keys, strict=True):
        yield Button(
            custom_id=step_button(table_id, step.hand.number if number is None else number, way, 0, by_pot=by_pot),
            label=say(key),
            style=discord.ButtonStyle.primary if way == "a" and step.is_last else discord.ButtonStyle.secondary,
            disabled=number is None,
        )
    if by_pot:
        here = step_button(table_id, step.hand.number, "o", step.number)
        yield Button(custom_id=here, label=say("replay-by-number"))
    else:
        yield Button(custom_id=step_button(table_id, hands.biggest, "o", 0, by_pot=True), label=say("replay-by-pot"))


def _items(step: ReplayStep, picture: Drawn | None, hands: HandsAround | None = None) -> Iterator[discord.ui.Item[Any]]:
    yield discord.ui.TextDisplay(_heading(step, hands))
    if picture is None:
        yield from map(discord.ui.TextDisplay, _short(step, seat_texts_of(step)))
    else:
        url = f"attachment://{picture.filename}"
        yield discord.ui.MediaGallery(discord.MediaGalleryItem(url, description=picture.alt))
        yield from map(discord.ui.TextDisplay, beside_picture(step.scene, picture))
    yield discord.ui.Separator()
    pictured = picture is not None
    recent = "\n".join(_recent(step, pictured=pictured))
    for text in filter(None, (_middle(step, pictured=pictured), _own(step), recent, "\n".join(_caveats(step)))):
        yield discord.ui.TextDisplay(text)


def seat_texts_of(step: ReplayStep) -> list[str]:
    """Return a text for each seat that was dealt in."""
    settings = replace(step.scene.view.settings, seats_max=max(step.hand.players, default=1))
    texts = seat_texts(replace(step.scene, view=step.scene.view._replace(settings=settings)))
    return texts[: len(step.hand.players)]


def _short(step: ReplayStep, texts: list[str]) -> list[str]:
    """Return the seats' texts; if they would be too long, replace names by seat numbers."""
    room = CHARACTERS_MOST // 2
    if sum(map(len, texts)) <= room:
        return texts
    return seat_texts_of(replace(step, scene=replace(step.scene, name_of=lambda _: None)))


def _heading(step: ReplayStep, hands: HandsAround | None) -> str:
    hand, say = step.hand, step.scene.say
    when = short_stamp(hand.opened_ms)
    at = say("replay-step", step=step.number + 1, steps=step.steps, when=when)
    if hands is not None and hands.by_pot:
        at = f"{at}\N{NO-BREAK SPACE}· {say('replay-pot-place', place=hands.place, hands=hands.hands)}"
    return f"### {titled(step.scene, hand)} · {game_with_stakes(step.scene)}\n-# {at}"


def _middle(step: ReplayStep, *, pictured: bool) -> str:
    room = step.scene.view.hand
    begun = room is not None and (room.street >= 0 or room.finished)
    lines = pots_text(step.scene, room, pictured=pictured) if room is not None and begun else []
    if step.is_last and step.hand.state == "done":
        lines.append(_results(step))
    return "\n".join(lines)


def _results(step: ReplayStep) -> str:
    say, net = step.scene.say, step.hand.net
    results = [
        say("replay-net", name=step.scene.seat_names[seat], amount=say.signed(net[seat])) for seat in sorted(net)
    ]
    return f"-# {' · '.join(results)}"


def _own(step: ReplayStep) -> str:
    """Return the text of the reader's own cards."""
    private, say = step.private, step.scene.say
    if private is None or not private.downcards:
        return ""
    cards = say("replay-own", cards=card_marks(held_cards(private)))
    holding = own_holding(step.scene, private)
    return cards if holding is None else f"{cards}\N{NO-BREAK SPACE}· {say('my-cards-holding', holding=holding)}"


def _recent(step: ReplayStep, *, pictured: bool) -> list[str]:
    return [f"-# {line}" for line in last_events(step.scene, RECENT_MOST, pictured=pictured)]


def _caveats(step: ReplayStep) -> Iterator[str]:
    if step.hand.state == "void":
        yield step.scene.say("hand-void")
    if step.private is not None and _own_cards_are_gone(step):
        yield step.scene.say("replay-cards-deleted")


def _own_cards_are_gone(step: ReplayStep) -> bool:
    streets = step.scene.streets
    return any(
        isinstance(logged.event, StreetDealt)
        and bool(streets[logged.event.street].down)
        and bool(logged.event.seats)
        and not logged.event.down
        for logged in step.hand.events
    )
