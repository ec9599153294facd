"""The steps that the director may take at its tables: one at a time, each saved before the next is worked out."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class OpenTable:
    """One more table is needed."""


@dataclass(frozen=True, slots=True)
class Bust:
    stacks: Mapping[int, int]
    """player_id -> stack at the start of the hand in which the player lost it."""


@dataclass(frozen=True, slots=True)
class Lift:
    """Take the player from this table: out, or on the way to another."""

    table_id: int
    player_id: int


@dataclass(frozen=True, slots=True)
class PlaceEntrant:
    """Seat the player with all their chips off the table, or add those to their stack."""

    table_id: int
    player_id: int
    seat: int


@dataclass(frozen=True, slots=True)
class NoteSeats:
    """These players sit elsewhere than was noted."""

    seats: Mapping[int, int]
    """player_id -> table_id."""
    absent: frozenset[int] = frozenset()
    """Those whom nobody waits for (T-3.2)."""


@dataclass(frozen=True, slots=True)
class Burn:
    """The chips of a player who is out leave play (T-3.6)."""

    player_id: int


@dataclass(frozen=True, slots=True)
class CloseTable:
    table_id: int


@dataclass(frozen=True, slots=True)
class ForgetTable:
    """It is noted, and not open any more."""

    table_id: int


@dataclass(frozen=True, slots=True)
class HandForHand:
    on: bool


@dataclass(frozen=True, slots=True)
class Release:
    """Let this table deal its next hand."""

    table_id: int


Step = OpenTable | Bust | Lift | PlaceEntrant | NoteSeats | Burn | CloseTable | ForgetTable | HandForHand | Release
