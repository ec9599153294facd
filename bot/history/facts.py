"""Facts about a finished hand for each player, from the public view.

Chip results come from the ledger instead.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.poker.events import (
    Event,
    Folded,
    HandFinished,
    HandStarted,
    HoldingMucked,
    HoldingShown,
    PassedIn,
    PotAwarded,
    StreetDealt,
)
from bot.poker.stakes import Stakes


@dataclass(frozen=True, slots=True)
class SeatFacts:
    second_street: bool = False
    """True if the player was still in on the second street: fourth street in stud, the first draw, or the flop."""
    showdown: bool = False
    """True if the player was in the showdown, whether they showed or mucked."""
    showdown_won: bool = False
    """True if the player won chips in the showdown."""
    collected: int = 0
    """The chips that the player won from all pots."""


def facts(events: Iterable[Event]) -> dict[int, SeatFacts]:
    """Return the facts by seat; empty for a log that does not begin with the start of the hand."""
    reader = _Reader()
    for event in events:
        reader.read_event(event)
    return reader.seat_facts()


def has_shown(events: Iterable[Event], seat: int) -> bool:
    """Return True if the seat showed its down cards."""
    return any(isinstance(event, HoldingShown) and event.seat == seat for event in events)


def big_bet(stakes: Stakes) -> int:
    """Return the chips that count as one big bet, the unit in which profit is measured.

    In pot limit and no limit this is two big blinds, as is usual in poker trackers.
    """
    return stakes.big_bet if stakes.limit == "fixed" else 2 * stakes.small_bet


class _Reader:
    def __init__(self) -> None:
        self.seats: tuple[int, ...] = ()
        self.folded: set[int] = set()
        self.second: set[int] = set()
        self.compared: set[int] = set()
        """The seats that showed or mucked their hand before the end of the hand."""
        self.collected: dict[int, int] = {}
        self.over = False

    def read_event(self, event: Event) -> None:
        match event:
            case HandStarted():
                self.seats = event.seats
            case Folded():
                self.folded.add(event.seat)
            case PassedIn():
                self.folded.update(event.left, event.out)
            case StreetDealt(street=1):
                self.second |= set(self.seats) - self.folded
            case HoldingShown() | HoldingMucked() if not self.over:
                self.compared.add(event.seat)
            case PotAwarded():
                for seat, chips in event.shares:
                    self.collected[seat] = self.collected.get(seat, 0) + chips
            case HandFinished():
                self.over = True

    def seat_facts(self) -> dict[int, SeatFacts]:
        shown_down = self.compared if len(self.compared) > 1 else set[int]()
        return {seat: self._of(seat, seat in shown_down) for seat in self.seats}

    def _of(self, seat: int, showdown: bool) -> SeatFacts:
        collected = self.collected.get(seat, 0)
        return SeatFacts(seat in self.second, showdown, showdown and collected > 0, collected)
