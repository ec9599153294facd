"""What may be seen of a hand. There is no other way out for a card: the room's view has no field for a down card."""

from dataclasses import dataclass

from bot.poker.actions import Option
from bot.poker.holdings import HoldingName


@dataclass(frozen=True, slots=True)
class SeatView:
    seat: int
    stack: int
    bet: int
    """Chips put in on this street."""
    upcards: tuple[int, ...]
    downcards: int
    """How many cards lie face down."""
    shown: tuple[int, ...]
    """Down cards turned face up at the showdown; empty before."""
    folded: bool
    mucked: bool
    all_in: bool
    holding: HoldingName | None
    """The name of a shown hand."""
    won: int
    """Chips from all pots together."""


@dataclass(frozen=True, slots=True)
class PotView:
    amount: int
    eligible: tuple[int, ...]
    shares: tuple[tuple[int, int], ...]
    """(seat, chips) once awarded; empty before."""


@dataclass(frozen=True, slots=True)
class RoomView:
    game: str
    version: int
    street: int
    """Index into the game's streets."""
    button: int
    seats: tuple[SeatView, ...]
    """In order of dealing."""
    pots: tuple[PotView, ...]
    """Main pot first, this street's bets included."""
    community: int | None
    to_act: int | None
    options: tuple[Option, ...]
    """What the seat to act may do."""
    finished: bool


@dataclass(frozen=True, slots=True)
class PlayerView:
    room: RoomView
    seat: int
    downcards: tuple[int, ...]
