"""The messages that a table takes around the play: who may sit there, who sits next and where, and the table's name."""

from dataclasses import dataclass

from bot.tables.saving import Request


@dataclass(frozen=True, slots=True)
class Invite:
    """The owner lets a player sit at their private table. At any other table it changes nothing: it is asked so that
    only its owner and those who sit there call people to it, and a click that comes twice calls once."""

    request: Request
    player_id: int = 0
    """The invited player; 0 at a table that is not private."""


@dataclass(frozen=True, slots=True)
class Uninvite:
    """The owner takes an invitation back. A guest who sits there already stays until they leave."""

    request: Request
    player_id: int


@dataclass(frozen=True, slots=True)
class Wait:
    """Puts the player on the waiting list; one who is on it already keeps their place, with the new buy-in."""

    request: Request
    buy_in: int | None = None
    """Chips; None for the least."""
    by_role: bool = False
    """As with Sit."""


@dataclass(frozen=True, slots=True)
class Unwait:
    """Leave the waiting list."""

    request: Request


@dataclass(frozen=True, slots=True)
class Vouch:
    """The edge tells whether a player on the waiting list may sit down, by the role of the table and by bans. One who
    may not is taken off the list."""

    player_id: int
    may_sit: bool


@dataclass(frozen=True, slots=True)
class ChangeSeat:
    """A seated player moves to a free seat: between their hands at once, else when the hand ends. Asking for their own
    seat takes that back."""

    request: Request
    seat: int
    post: bool = False
    """As with Sit: where the player moves they count as a newcomer to the blinds (R-5.2)."""


@dataclass(frozen=True, slots=True)
class Rename:
    """The Discord edge decides if the asker may, and if the name is free."""

    request: Request
    name: str
    reason: str | None = None
    """A moderator's, for the audit; None where the owner renames it."""


SeatRequest = Invite | Uninvite | Wait | Unwait | ChangeSeat | Rename
"""Requests by people; each is answered."""
SeatMessage = SeatRequest | Vouch
