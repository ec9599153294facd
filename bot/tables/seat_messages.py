"""What may be asked of a table around the play: who may sit there, who sits next and where, and what it is called."""

from dataclasses import dataclass

from bot.tables.saving import Request


@dataclass(frozen=True, slots=True)
class Invite:
    """The owner lets a player sit at his private table. At any other table it changes nothing: it is asked so that
    only who owns it or sits there calls people to it, and a click that comes twice calls once."""

    request: Request
    player_id: int = 0
    """Whom; 0 at a table that is not private."""


@dataclass(frozen=True, slots=True)
class Uninvite:
    """The owner takes an invitation back. Who sits there already stays until he leaves."""

    request: Request
    player_id: int


@dataclass(frozen=True, slots=True)
class Wait:
    """Be put on the waiting list; who is on it already keeps his place, with another buy-in."""

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
    """The edge tells whether a player on the waiting list may sit down: by the role of the table, or because he is
    banned. Who may not is taken off it."""

    player_id: int
    may_sit: bool


@dataclass(frozen=True, slots=True)
class ChangeSeat:
    """A seated player moves to a free seat: between his hands at once, else when the hand ends. His own number takes
    that back."""

    request: Request
    seat: int
    post: bool = False
    """As with Sit: where he moves he counts as a newcomer to the blinds (R-5.2)."""


@dataclass(frozen=True, slots=True)
class Rename:
    """Whether the asker may, and whether the name is free, is the edge's to decide."""

    request: Request
    name: str
    reason: str | None = None
    """A moderator's, for the audit; None where the owner renames it."""


SeatRequest = Invite | Uninvite | Wait | Unwait | ChangeSeat | Rename
"""What people ask for; each is answered."""
SeatMessage = SeatRequest | Vouch
