"""Players' messages about seats (guests, the waiting list, changing seats) and about the table's name."""

from dataclasses import dataclass

from bot.tables.saving import Request


@dataclass(frozen=True, slots=True)
class Invite:
    """The owner lets a player sit at their private table.

    At other tables it changes nothing, but the table still checks that the sender is its owner or a seated player. The
    check also ensures that a duplicate click pings the invited player only once.
    """

    request: Request
    player_id: int = 0
    """The invited player; 0 at a table that is not private."""


@dataclass(frozen=True, slots=True)
class Uninvite:
    """The owner withdraws an invitation; a guest who already sits at the table may stay."""

    request: Request
    player_id: int


@dataclass(frozen=True, slots=True)
class Wait:
    """Put the player on the waiting list; a player already on it keeps their place, with the new buy-in."""

    request: Request
    buy_in: int | None = None
    """In chips; None for the table's minimum buy-in."""
    by_role: bool = False
    """True if the sender found that the player has the private table's role."""


@dataclass(frozen=True, slots=True)
class Unwait:
    """The player leaves the waiting list."""

    request: Request


@dataclass(frozen=True, slots=True)
class Vouch:
    """The result of the check whether a player on the waiting list may sit, by the table's role and bans.

    A player who may not sit is taken off the list.
    """

    player_id: int
    may_sit: bool


@dataclass(frozen=True, slots=True)
class ChangeSeat:
    """Move a seated player to a free seat, as soon as they are in no running hand.

    A request for the player's current seat cancels the move.
    """

    request: Request
    seat: int
    post: bool = False
    """True to post the big blind after the move instead of waiting for it, as a newcomer must (R-5.2)."""


@dataclass(frozen=True, slots=True)
class Rename:
    """Rename the table; the sender has checked that the player may do it and that the name is free."""

    request: Request
    name: str
    reason: str | None = None
    """The reason for the audit; None if the owner renames the table, which is not audited."""


SeatRequest = Invite | Uninvite | Wait | Unwait | ChangeSeat | Rename
"""Requests by people about seats and the table's name; each gets an answer."""
SeatMessage = SeatRequest | Vouch
