"""The events of a hand, named in the past tense. Applying them in order rebuilds the hand.

Events name seats, never people. Secret fields (``SECRETS``) are left out of the repr and are stored and shown apart
from the other fields.
"""

from collections.abc import Iterable
from dataclasses import field, replace
from types import MappingProxyType
from typing import Any, Final, Literal, get_args

from bot.poker.frozen import frozen
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Stakes

EDITION: Final = 2
"""The version of the log's format and rules.

Each log states it at its beginning. In edition 1 the big blind's ante for the table counted as part of the pot on the
first street too (R-15.9).
"""

OMIT_IF_DEFAULT: Final = MappingProxyType({"omit_if_default": True})
"""Metadata for a field that a proof names only if it differs from its default, because few events need it."""


@frozen
class HandStarted:
    game: str
    rules: HouseRules
    stakes: Stakes
    button: int
    seats: tuple[int, ...]
    """The seats dealt in, in the order of dealing: clockwise from the left of the button."""
    stacks: tuple[int, ...]
    antes: tuple[int, ...]
    """The ante that each seat owes, in the order of ``seats``."""
    last_two: bool
    """True if only two players are left at the cash table or in the tournament (R-3.3)."""
    blinds: tuple[int, ...] = ()
    """The blind that each seat owes, in the order of ``seats``; empty in a hand without blinds (R-5.1)."""
    table_ante: int = 0
    """The ante that the big blind posts for the whole table (R-5.1)."""
    big_blind: int = 0
    """The big blind's seat, if it does not follow from ``blinds`` (R-5.2); otherwise 0."""
    edition: Literal[1, 2] = field(kw_only=True)
    """The version of the log's format and rules (see EDITION)."""
    chosen_by: int = 0
    """The seat that chose the game (R-14.2); 0 if nobody chose it, or the player who did is not dealt in."""


@frozen
class DeckShuffled:
    cards: tuple[int, ...] = field(repr=False)


@frozen
class AntePosted:
    seat: int
    amount: int
    dead: bool = False
    """True for the big blind's ante for the whole table.

    It belongs to the main pot, even if the player who posted it could win only part of it (R-5.1).
    """


@frozen
class BlindPosted:
    seat: int
    amount: int


@frozen
class StreetDealt:
    """The cards dealt on one street. ``down`` and ``up`` have one entry per seat, in the order of ``seats``.

    The seats are in the order of dealing; there are none if nobody gets cards of their own.
    """

    street: int
    """The street's index in the game's streets."""
    seats: tuple[int, ...]
    down: tuple[tuple[int, ...], ...] = field(repr=False)
    up: tuple[tuple[int, ...], ...]
    burned: bool
    community: int | None = None
    """The one card dealt face up for all players when the deck runs out (R-4.9); otherwise None."""
    board: tuple[int, ...] = field(default=(), metadata=OMIT_IF_DEFAULT)
    """The cards dealt face up for all players on this street, as the game has it (R-15.3)."""

    @property
    def shared(self) -> tuple[int, ...]:
        """The cards dealt face up for all players, for whichever reason."""
        return self.board if self.community is None else (self.community,)


@frozen
class BroughtIn:
    seat: int
    to: int
    cost: int


@frozen
class Completed:
    seat: int
    to: int
    cost: int


@frozen
class Checked:
    seat: int
    absent: bool = False
    """True if the bot checked for a player whose time ran out or who is away (R-7.3)."""


@frozen
class BetMade:
    seat: int
    to: int
    cost: int


@frozen
class Called:
    seat: int
    to: int
    cost: int


@frozen
class Raised:
    seat: int
    to: int
    cost: int


@frozen
class Folded:
    seat: int


@frozen
class Drew:
    """A player's draw: they discarded ``count`` cards and drew the same number (R-5.4)."""

    seat: int
    count: int
    discards: tuple[int, ...] = field(repr=False)
    cards: tuple[int, ...] = field(repr=False)


@frozen
class PassedIn:
    """The end of a deal that nobody opened (R-7.3).

    All cards are discarded. If the hand continues, the button moves and the players still present ante again.
    """

    button: int
    left: tuple[int, ...]
    """The seats of players who leave and give up their share of the pot."""
    out: tuple[int, ...] = ()
    """The seats for which the bot checked: they are out of the hand, and get a share only if the pot is returned."""


@frozen
class PotReturned:
    """The return of a pot that nobody opened.

    Each player gets back their own chips and a part of the chips of players who have left (R-7.3).
    """

    shares: tuple[tuple[int, int], ...]
    """(seat, chips) pairs; the seats that get odd chips come first."""


@frozen
class OpenersShown:
    """The minimum set of the opener's original cards that proves that they could open (R-7.2)."""

    seat: int
    cards: tuple[int, ...]


@frozen
class UncalledReturned:
    seat: int
    amount: int


@frozen
class HoldingShown:
    """A player's down cards turned face up; they are public from now on."""

    seat: int
    cards: tuple[int, ...]


@frozen
class HoldingMucked:
    seat: int


@frozen
class PotAwarded:
    pot: int
    """The number of the pot; 0 is the main pot."""
    amount: int
    shares: tuple[tuple[int, int], ...]
    """(seat, chips) pairs; the seats that get odd chips come first."""
    half: Literal[0, 1, 2] = field(default=0, metadata=OMIT_IF_DEFAULT)
    """The half of the pot, 1 or 2; 0 for a pot that is not halved (R-11.1)."""


@frozen
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
"""The events by name; the file has their places in this list, so a new one comes last."""
SECRETS: Final[dict[str, dict[str, str]]] = {
    "DeckShuffled": {"cards": "deck"},
    "StreetDealt": {"down": "cards"},
    "Drew": {"discards": "cards", "cards": "cards"},
}
"""Event -> field -> class of secrets, for the fields that only one player, or nobody, may see.

The deck's secrets are deleted when the hand closes, the down cards' after the retention time.
"""

_BLANKS: Final[dict[type, dict[str, Any]]] = {
    EVENTS[name]: dict.fromkeys(secret_fields, ()) for name, secret_fields in SECRETS.items()
}


def without_secrets(event: Event) -> Event:
    """Return the event with its secret fields empty, so that everybody may see it."""
    blanks = _BLANKS.get(type(event))
    return replace(event, **blanks) if blanks else event


_DECK_BLANKS: Final[dict[type, dict[str, Any]]] = {
    EVENTS[name]: {field: () for field, secret in secret_fields.items() if secret == "deck"}
    for name, secret_fields in SECRETS.items()
}


def without_deck(event: Event) -> Event:
    """Return the event without the cards of the deck, for readers who may see all cards that were dealt."""
    blanks = _DECK_BLANKS.get(type(event))
    return replace(event, **blanks) if blanks else event


def public_events(events: Iterable[Event]) -> tuple[Event, ...]:
    """Return the events that everybody may see, without their secret fields.

    Shuffles of the deck are left out.
    """
    return tuple([without_secrets(event) for event in events if not isinstance(event, DeckShuffled)])
