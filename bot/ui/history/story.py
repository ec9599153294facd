"""All events of a hand in the order of its log, with their times and how each act was triggered."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from bot.common.escaping import DIVIDER
from bot.moderation.hand_archive import LoggedEvent
from bot.poker.events import (
    AntePosted,
    BetMade,
    BroughtIn,
    Called,
    Checked,
    Completed,
    DeckShuffled,
    Drew,
    Event,
    Folded,
    HandFinished,
    HandStarted,
    HoldingMucked,
    HoldingShown,
    PassedIn,
    PotAwarded,
    PotReturned,
    Raised,
    StreetDealt,
)
from bot.tables.rules.chip_moves import contributions
from bot.ui.scene.events import event_text, hand_game_text, shares_text, street_name
from bot.ui.scene.pots import half_name
from bot.ui.scene.scene import Scene
from bot.ui.text.cards import card_mark, card_marks, discard_marks, down_marks

ACTS: Final = (BroughtIn, Completed, Checked, BetMade, Called, Raised, Folded, Drew)
"""A player's acts, including automatic ones; all other events are their results."""


@dataclass(frozen=True, slots=True)
class StoryLine:
    stage: str
    """The name of the current street; empty before the first street."""
    after: str
    """The time since the hand began, as ``m:ss``."""
    text: str
    act: bool


def story(scene: Scene, events: Sequence[LoggedEvent], opened_ms: int) -> list[str]:
    """Return the lines of the story: a heading for each street, and a line for each act.

    Other events of the same second share a line.
    """
    lines: list[str] = []
    story_lines = list(_story_lines(scene, events, opened_ms))
    for stage, group in groupby(story_lines, key=lambda each: each.stage):
        if stage:
            lines.append(f"**{stage}**")
        for (after, _), line in groupby(group, key=_Lines()):
            lines.append(f"`{after}` " + DIVIDER.join(each.text for each in line))
    return lines


class _Lines:
    """A key function for groupby: each player's act gets its own line, other consecutive events share one."""

    def __init__(self) -> None:
        self._line = 0
        self._last: StoryLine | None = None

    def __call__(self, line: StoryLine) -> tuple[str, int]:
        if line.act or self._last is None or self._last.act:
            self._line += 1
        self._last = line
        return line.after, self._line


def _story_lines(scene: Scene, events: Sequence[LoggedEvent], opened_ms: int) -> Iterator[StoryLine]:
    street, showdown = -1, False
    for logged, all_in in zip(events, _all_ins(events), strict=True):
        event = logged.event
        if isinstance(event, StreetDealt | PassedIn):
            street, showdown = event.street if isinstance(event, StreetDealt) else -1, False
        showdown = showdown or isinstance(event, HoldingShown | HoldingMucked)
        stage = scene.say("street-showdown") if showdown else _stage(scene, street, event)
        text = _text(scene, event)
        if text is not None:
            text = scene.say("told-all-in", did=text) if all_in else text
            act = isinstance(event, ACTS)
            via = f" ({scene.say(f'via-{logged.via}')})" if act and logged.via else ""
            yield StoryLine(stage, clock(logged.at_ms - opened_ms), text + via, act)


def _all_ins(events: Sequence[LoggedEvent]) -> Iterator[bool]:
    """Yield a flag for each event: True if it put a player's last chip into the pot."""
    stacks: dict[int, int] = {}
    for logged in events:
        event = logged.event
        if isinstance(event, HandStarted):
            stacks = dict(zip(event.seats, event.stacks, strict=True))
        moved = contributions((event,))
        stacks = {seat: chips - moved.get(seat, 0) for seat, chips in stacks.items()}
        yield any(chips > 0 and stacks.get(seat) == 0 for seat, chips in moved.items())


def _stage(scene: Scene, street: int, event: Event) -> str:
    return street_name(scene, street, drawing=isinstance(event, Drew | StreetDealt)) if street >= 0 else ""


def clock(lasted_ms: int) -> str:
    """Return the duration as ``0:07`` or ``12:30``.

    A negative duration, after a change of the clock, counts as zero.
    """
    minutes, seconds = divmod(max(0, lasted_ms) // 1000, 60)
    return f"{minutes}:{seconds:02}"


def _text(scene: Scene, event: Event) -> str | None:
    """Return a few words about the event; None if it needs no line."""
    match event:
        case HandStarted():
            began = scene.say("told-started", name=scene.seat_names[event.button], seat=event.button)
            return f"{began}{DIVIDER}{hand_game_text(scene, event)}" if event.chosen_by else began
        case DeckShuffled():
            return scene.say("told-shuffled")
        case AntePosted(dead=False):
            return scene.say("told-ante", name=scene.seat_names[event.seat], amount=event.amount)
        case StreetDealt(community=None):
            return _dealt(scene, event)
        case StreetDealt(community=int(card)):
            return scene.say("told-community", card=card_mark(card))
        case Drew():
            return _drew(scene, event)
        case HoldingShown():
            return scene.say("told-shown", name=scene.seat_names[event.seat], cards=card_marks(event.cards))
        case HoldingMucked():
            return scene.say("told-mucked", name=scene.seat_names[event.seat])
        case PotAwarded():
            return _awarded(scene, event)
        case PotReturned():
            return scene.say("pot-returned", shares=shares_text(scene, event.shares))
        case HandFinished():
            return scene.say("told-finished")
        case _:
            return event_text(scene, event)


def _dealt(scene: Scene, event: StreetDealt) -> str | None:
    """Return the cards dealt to each seat and to the board; None for a street that begins with a draw."""
    burned = [scene.say("told-burned")] if event.burned else []
    downs = event.down or ((),) * len(event.seats)
    hidden = 0 if event.down else scene.streets[event.street].down
    for seat, down, up in zip(event.seats, downs, event.up, strict=True):
        marks = [card_marks(down) if down else down_marks(hidden), card_marks(up)]
        cards = " / ".join(mark for mark in marks if mark)
        burned.append(scene.say("told-dealt", name=scene.seat_names[seat], cards=cards))
    if event.board:
        burned.append(card_marks(event.board))
    return " · ".join(burned) or None


def _drew(scene: Scene, event: Drew) -> str:
    done = scene.say("did-draw", name=scene.seat_names[event.seat], count=event.count)
    if not event.count or not event.cards:
        return done
    gone, new = discard_marks(event.discards), card_marks(event.cards)
    return scene.say("told-drawn", did=done, gone=gone, new=new)


def _awarded(scene: Scene, event: PotAwarded) -> str:
    award = scene.say("told-awarded", amount=event.amount, shares=shares_text(scene, event.shares))
    return scene.say("holding-half", half=half_name(scene, event.half), holding=award) if event.half else award
