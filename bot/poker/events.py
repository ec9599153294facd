"""The events of a hand, in the past tense. A hand is the result of its events; bodies hold seats, never names.

Secret fields (``SECRETS``) are kept apart from the rest wherever events are stored or shown, and out of their repr.
"""

from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, Literal, get_args

from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Stakes

EDITION: Final = 1
"""Of the log. Each log begins with it, and one of another edition is refused when it is read."""

UNTOLD: Final = MappingProxyType({"untold": True})
"""Marks a field that is stored only where it differs from its default: few events need it."""


@dataclass(frozen=True, slots=True)
class HandStarted:
    game: str
    rules: HouseRules
    stakes: Stakes
    button: int
    seats: tuple[int, ...]
    """Seats dealt in, clockwise from the left of the button: the order of dealing."""
    stacks: tuple[int, ...]
    antes: tuple[int, ...]
    """The ante that each seat is asked for."""
    last_two: bool
    """Only two players are left at the cash table, or in the tournament (R-3.3)."""
    blinds: tuple[int, ...] = ()
    """The blind that each seat is asked for; empty where none are posted (R-5.1)."""
    table_ante: int = 0
    """The ante that the big blind posts for the whole table (R-5.1)."""
    big_blind: int = 0
    """The seat that has it, which what is asked for does not always tell (R-5.2); 0 where it does."""
    edition: Literal[1] = field(kw_only=True)
    """See EDITION."""
    chosen_by: int = 0
    """The seat that chose the game (R-14.2); 0 where nobody did, or whoever did is not dealt in."""


@dataclass(frozen=True, slots=True)
class DeckShuffled:
    cards: tuple[int, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class AntePosted:
    seat: int
    amount: int
    dead: bool = False
    """For the whole table: it belongs to the main pot, whatever its poster can still win (R-5.1)."""


@dataclass(frozen=True, slots=True)
class BlindPosted:
    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class StreetDealt:
    """A street's cards, given out together. Tuples run parallel to ``seats``, which are in order of dealing."""

    street: int
    """Index into the game's streets."""
    seats: tuple[int, ...]
    down: tuple[tuple[int, ...], ...] = field(repr=False)
    up: tuple[tuple[int, ...], ...]
    burned: bool
    community: int | None = None
    """The one card dealt face up for everyone where the deck runs out (R-4.9)."""


@dataclass(frozen=True, slots=True)
class BroughtIn:
    seat: int
    to: int
    cost: int


@dataclass(frozen=True, slots=True)
class Completed:
    seat: int
    to: int
    cost: int


@dataclass(frozen=True, slots=True)
class Checked:
    seat: int
    absent: bool = False
    """The check was made for a player who did not act: by the clock, or because they are away (R-7.3)."""


@dataclass(frozen=True, slots=True)
class BetMade:
    seat: int
    to: int
    cost: int


@dataclass(frozen=True, slots=True)
class Called:
    seat: int
    to: int
    cost: int


@dataclass(frozen=True, slots=True)
class Raised:
    seat: int
    to: int
    cost: int


@dataclass(frozen=True, slots=True)
class Folded:
    seat: int


@dataclass(frozen=True, slots=True)
class Drew:
    """A player's draw: they discarded ``count`` cards and got as many (R-5.4)."""

    seat: int
    count: int
    discards: tuple[int, ...] = field(repr=False)
    cards: tuple[int, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class PassedIn:
    """Nobody opened: the cards are thrown in, and unless that ends the hand the button moves and those present ante
    again (R-7.3)."""

    button: int
    left: tuple[int, ...]
    """Seats that give up their share."""
    out: tuple[int, ...] = ()
    """Seats whose check was made for them: they are out of the hand, and have a share only if the pot is given back."""


@dataclass(frozen=True, slots=True)
class PotReturned:
    """Nobody opened, and the pot goes back: to each what they have in, and a part of what leavers have (R-7.3)."""

    shares: tuple[tuple[int, int], ...]
    """(seat, chips), who gets the odd chips first."""


@dataclass(frozen=True, slots=True)
class OpenersShown:
    """The fewest of the opener's dealt cards that prove their right to open (R-7.2)."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class UncalledReturned:
    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class HoldingShown:
    """Down cards turned face up; from here on they are public."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HoldingMucked:
    seat: int


@dataclass(frozen=True, slots=True)
class PotAwarded:
    pot: int
    """0 is the main pot."""
    amount: int
    shares: tuple[tuple[int, int], ...]
    """(seat, chips), who gets the odd chips first."""
    half: Literal[0, 1, 2] = field(default=0, metadata=UNTOLD)
    """The first or the second half of the pot; 0 for a pot that is not halved (R-11.1)."""


@dataclass(frozen=True, slots=True)
class HandFinished:
    pass


Event = (
    HandStarted
    | DeckShuffled
    | AntePosted
    | BlindPosted
    | StreetDealt
    | BroughtIn
    | Completed
    | Checked
    | BetMade
    | Called
    | Raised
    | Folded
    | Drew
    | PassedIn
    | PotReturned
    | OpenersShown
    | UncalledReturned
    | HoldingShown
    | HoldingMucked
    | PotAwarded
    | HandFinished
)


EVENTS: Final[dict[str, type]] = {kind.__name__: kind for kind in get_args(Event)}
SECRETS: Final[dict[str, dict[str, str]]] = {
    "DeckShuffled": {"cards": "deck"},
    "StreetDealt": {"down": "cards"},
    "Drew": {"discards": "cards", "cards": "cards"},
}
"""Fields that only their owner, or nobody, may see, and the class each belongs to: the deck's secrets are deleted when
the hand closes, the down cards' after the retention time."""
