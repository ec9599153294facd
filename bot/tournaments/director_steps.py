"""The steps that the director takes at its tables.

It takes one at a time, and saves each before it chooses the next.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class OpenTable:
    """Open one more table."""

    match: int | None = None
    """The number of the match that is played there; None in a tournament without matches."""


@dataclass(frozen=True, slots=True)
class Bust:
    stacks: Mapping[int, int]
    """player_id -> the player's stack at the start of the hand in which they lost it."""
    lost_to: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    """player_id -> the player_ids of those who won the player's last chips (T-7.2)."""
    unseated: bool = False
    """True if their tables closed before this step, and so only the file knows how they lost their chips."""


@dataclass(frozen=True, slots=True)
class Lift:
    """Take the player from this table, because they are out or move to another table."""

    table_id: int
    player_id: int


@dataclass(frozen=True, slots=True)
class PlaceEntrant:
    """Seat the player with all their chips off the table, or add those chips to the stack at their seat."""

    table_id: int
    player_id: int
    seat: int


@dataclass(frozen=True, slots=True)
class NoteSeats:
    """Record the tables of players who sit at another table than the tournament's state says."""

    seats: Mapping[int, int]
    """player_id -> table_id."""
    absent: frozenset[int] = frozenset()
    """The players who were absent at their previous table, so the new one does not wait for them (T-3.2)."""


@dataclass(frozen=True, slots=True)
class NoteDraw:
    """Record the seats that the players of a breaking table have drawn."""

    table_id: int
    seats: Mapping[int, tuple[int, int]]
    """player_id -> (table_id, seat)."""


@dataclass(frozen=True, slots=True)
class Burn:
    """Remove from play the chips of a player who is out of the tournament (T-3.6)."""

    player_id: int


@dataclass(frozen=True, slots=True)
class Stay:
    """Call off the move on which a moderator sent the player, because that table cannot take them (T-3.6)."""

    player_id: int


@dataclass(frozen=True, slots=True)
class Collect:
    """Take chips off the player's stack for a correction; they are removed from play afterwards (T-3.6)."""

    table_id: int
    player_id: int
    chips: int


@dataclass(frozen=True, slots=True)
class Correct:
    """Remove from play the chips that a correction takes off the player, or call it off (T-3.6)."""

    player_id: int
    lapses: bool = False
    """True if the player has no more chips than that."""


@dataclass(frozen=True, slots=True)
class CloseTable:
    table_id: int


@dataclass(frozen=True, slots=True)
class ForgetTable:
    """Remove a closed table from the tournament's state."""

    table_id: int


@dataclass(frozen=True, slots=True)
class HandForHand:
    on: bool


@dataclass(frozen=True, slots=True)
class AskAboutDeal:
    """Put the proposed deal to the players, because no hand is running any more (T-9.1)."""

    stacks: Mapping[int, int]
    """player_id -> the chips of each player at the table."""


@dataclass(frozen=True, slots=True)
class Release:
    """Allow this table to deal its next hand."""

    table_id: int


@dataclass(frozen=True, slots=True)
class BeginMatch:
    """Begin a match whose players are all seated (T-10.1)."""

    match: int


@dataclass(frozen=True, slots=True)
class EndMatch:
    """Record the winner of a match."""

    match: int
    winner: int


@dataclass(frozen=True, slots=True)
class FreshStack:
    """Exchange the chips of a finished match for a stack for the player's next one (T-10.1)."""

    player_id: int


@dataclass(frozen=True, slots=True)
class NoteAbsence:
    """Record who alone has not been there since the match began, or that there is no such player (T-10.3)."""

    match: int
    player_id: int | None


Step = (
    OpenTable
    | Bust
    | Lift
    | PlaceEntrant
    | NoteSeats
    | NoteDraw
    | Burn
    | Stay
    | Collect
    | Correct
    | CloseTable
    | ForgetTable
    | HandForHand
    | BeginMatch
    | EndMatch
    | FreshStack
    | NoteAbsence
    | AskAboutDeal
    | Release
)
