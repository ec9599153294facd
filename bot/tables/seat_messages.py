"""A table's messages about seats: who may sit, the waiting list, changing seats; and the table's name."""

from dataclasses import dataclass

from bot.tables.saving import Request


@dataclass(frozen=True, slots=True)
class Invite:
    """The owner lets a player sit at their private table.

    At other tables it changes nothing, but the table still checks it: only its owner and seated players may invite
    people, and a duplicate click pings them once.
    """

    request: Request
    player_id: int = 0
    """The invited player; 0 at a table that is not private."""


@dataclass(frozen=True, slots=True)
class Uninvite:
    """The owner withdraws an invitation; a guest who already sits there may stay until they leave."""

    request: Request
    player_id: int


@dataclass(frozen=True, slots=True)
class Wait:
    """Put the player on the waiting list; one who is on it keeps their place, with the new buy-in."""

    request: Request
    buy_in: int | None = None
    """In chips; None for the table's least."""
    by_role: bool = False
    """The same as in Sit."""


@dataclass(frozen=True, slots=True)
class Unwait:
    """The player leaves the waiting list."""

    request: Request


@dataclass(frozen=True, slots=True)
class Vouch:
    """The edge says whether a player on the waiting list may sit, considering the table's role and bans.

    A player who may not is taken off the list.
    """

    player_id: int
    may_sit: bool


@dataclass(frozen=True, slots=True)
class ChangeSeat:
    """A seated player moves to a free seat: at once between their hands, otherwise when the hand ends.

    Asking for their current seat cancels the move.
    """

    request: Request
    seat: int
    post: bool = False
    """The same as in Sit: after the move the player is a newcomer to the blinds (R-5.2)."""


@dataclass(frozen=True, slots=True)
class Rename:
    """Rename the table; the sender has checked that the player may do it and that the name is free."""

    request: Request
    name: str
    reason: str | None = None
    """The reason for the audit; None if the owner renames the table, which is not audited."""


SeatRequest = Invite | Uninvite | Wait | Unwait | ChangeSeat | Rename
"""Requests by people; each gets an answer."""
SeatMessage = SeatRequest | Vouch
