"""A finished hand written as a .phh file."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from bot.poker.cards import UNKNOWN, cards_text
from bot.poker.events import (
    AntePosted,
    BetMade,
    BroughtIn,
    Called,
    Checked,
    Completed,
    Event,
    Folded,
    HandFinished,
    HandStarted,
    HoldingMucked,
    HoldingShown,
    PotAwarded,
    Raised,
    StreetDealt,
    UncalledReturned,
)
from bot.poker.games import GAMES

_CODES: Final[dict[type, str]] = {BroughtIn: "pb", Folded: "f", Checked: "cc", Called: "cc", HoldingMucked: "sm"}


def write(events: Iterable[Event], *, seat: int | None = None) -> str:
    """The hand as a .phh file, with its final stacks and all cards known.

    With ``seat``, as its player saw it: other players' down cards are ``??`` unless they were shown. Antes cut short by
    a small stack are trimmed (R-3.6), which the file says. Raises ValueError for a hand that is not finished.
    """
    log = list(events)
    if not log or not isinstance(log[0], HandStarted) or not isinstance(log[-1], HandFinished):
        raise ValueError("only a finished hand can be written")
    started = log[0]
    fields = {
        "variant": GAMES[started.game].phh,
        "ante_trimming_status": True,
        "antes": list(started.antes),
        "bring_in": started.stakes.bring_in,
        "small_bet": started.stakes.small_bet,
        "big_bet": started.stakes.big_bet,
        "starting_stacks": list(started.stacks),
        "actions": _Scribe(started.seats, seat).lines(log),
        "finishing_stacks": _finishing_stacks(started, log),
    }
    return "".join(f"{name} = {_toml(value)}\n" for name, value in fields.items())


class _Scribe:
    """Puts events into lines; players count from the left of the button."""

    def __init__(self, seats: Sequence[int], viewer: int | None) -> None:
        self.players = {seat: f"p{at}" for at, seat in enumerate(seats, 1)}
        self.viewer = viewer
        self.holdings: dict[int, tuple[int, ...]] = dict.fromkeys(seats, ())

    def lines(self, events: Sequence[Event]) -> list[str]:
        return [line for event in events for line in self._lines(event)]

    def _lines(self, event: Event) -> list[str]:
        match event:
            case StreetDealt():
                return self._dealt(event)
            case BroughtIn() | Folded() | Checked() | Called() | HoldingMucked():
                return [f"{self.players[event.seat]} {_CODES[type(event)]}"]
            case Completed() | BetMade() | Raised():
                return [f"{self.players[event.seat]} cbr {event.to}"]
            case HoldingShown():
                return [f"{self.players[event.seat]} sm {cards_text(self.holdings[event.seat])}"]
            case _:
                return []

    def _dealt(self, event: StreetDealt) -> list[str]:
        lines = []
        for seat, down, up in zip(event.seats, event.down, event.up, strict=True):
            self.holdings[seat] += down + up
            hidden = self.viewer not in (None, seat)
            told = (UNKNOWN,) * len(down) if hidden else down
            lines.append(f"d dh {self.players[seat]} {cards_text(told + up)}")
        if event.community is not None:
            lines.append(f"d db {cards_text((event.community,))}")
        return lines


def _finishing_stacks(started: HandStarted, events: Iterable[Event]) -> list[int]:
    stacks = dict(zip(started.seats, started.stacks, strict=True))
    for event in events:
        match event:
            case AntePosted():
                stacks[event.seat] -= event.amount
            case BroughtIn() | Completed() | BetMade() | Called() | Raised():
                stacks[event.seat] -= event.cost
            case UncalledReturned():
                stacks[event.seat] += event.amount
            case PotAwarded():
                for seat, chips in event.shares:
                    stacks[seat] += chips
    return list(stacks.values())


def _toml(value: Any) -> str:
    """Texts here are plain codes and cards, which need no escaping."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return f"'{value}'" if isinstance(value, str) else str(value)
