"""The messages that a tournament handles, and its answers."""

from dataclasses import dataclass
from enum import StrEnum

from bot.tables.saving import Request
from bot.tournaments.ports import TournamentView
from bot.tournaments.settings import TournamentSettings


@dataclass(frozen=True, slots=True)
class Register:
    """Enter and pay the buy-in into the pool (T-1.3), or join the waiting list if the field is full.

    Late if the tournament runs (T-1.5).
    """

    request: Request
    ahead: bool = False
    """True from the result of the tournament before it: allowed before registration opens (T-5.3)."""


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Leave before the start and get the buy-in back (T-1.3)."""

    request: Request


@dataclass(frozen=True, slots=True)
class CheckIn:
    """Check in (T-1.4)."""

    request: Request


@dataclass(frozen=True, slots=True)
class BuyAgain:
    """Take a rebuy or a re-entry, whichever the tournament has (T-1.6)."""

    request: Request


@dataclass(frozen=True, slots=True)
class AddOn:
    """Buy the add-on, in its break (T-1.6)."""

    request: Request


@dataclass(frozen=True, slots=True)
class Here:
    """Report that a moved player is at their table (T-2.2)."""

    request: Request


@dataclass(frozen=True, slots=True)
class Edit:
    """Change the settings before it runs. The buy-in stays while anybody has registered, because they paid it."""

    request: Request
    settings: TournamentSettings
    start_ms: int
    reason: str = ""
    of: tuple[TournamentSettings, int] | None = None
    """The settings and the start the editor saw: a later edit is not overwritten. None allows any."""


@dataclass(frozen=True, slots=True)
class Cancel:
    """Cancel it: refund everybody before the start, share the pool afterwards (T-3.7)."""

    request: Request | None
    """None if no person ordered it: the bot was removed from the server."""
    reason: str
    before_start: bool | None = None
    """True if the asker only has the right to cancel before the start; None allows either state."""


@dataclass(frozen=True, slots=True)
class Move:
    """Move it to another channel: its own is gone, and its message and tables need one."""

    request: Request
    channel_id: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class PausePlay:
    """Pause after the running hands, or at once together with the players' clocks (T-3.6)."""

    request: Request
    reason: str
    at_once: bool = False


@dataclass(frozen=True, slots=True)
class ResumePlay:
    request: Request
    reason: str


@dataclass(frozen=True, slots=True)
class Remove:
    """Remove a player: their posted chips stay, the rest leaves play (T-3.6). Refund them before the start."""

    request: Request
    player_id: int
    reason: str
    before_start: bool | None = None
    """As in Cancel."""


@dataclass(frozen=True, slots=True)
class Left:
    """Report that an entrant has left the server.

    They are refunded before the start; afterwards their stack plays on without them (T-3.2).
    """

    player_id: int
    request: None = None


@dataclass(frozen=True, slots=True)
class Tick:
    """Check whether something is due: a time has come, or a table waits."""


Entering = Register | Withdraw | CheckIn | BuyAgain | AddOn | Here
"""An entrant's own requests."""
Ordering = Edit | Cancel | Move | PausePlay | ResumePlay | Remove
"""A moderator's orders."""
PersonsMessage = Entering | Ordering
Heard = PersonsMessage | Left
Message = Heard | Tick


class TournamentDenial(StrEnum):
    OVER = "over"
    NOT_OPEN = "not_open"
    """Registration has not opened yet."""
    CLOSED = "closed"
    """Registration is closed, late registration too."""
    ALREADY_IN = "already_in"
    NOT_IN = "not_in"
    RUNNING = "running"
    """Only possible before the start."""
    NOT_RUNNING = "not_running"
    NO_CHECK_IN = "no_check_in"
    """Check-in is not open yet, or there is none."""
    ALREADY_CHECKED_IN = "already_checked_in"
    INSUFFICIENT_CHIPS = "insufficient_chips"
    BANNED = "banned"
    LEAVING = "leaving"
    """The player is leaving: they will be forgotten once they have no seat any more."""
    WALLET_FROZEN = "wallet_frozen"
    NOT_OUT = "not_out"
    """The player still has chips."""
    NO_REBUY = "no_rebuy"
    """There is no rebuy, or no longer."""
    NO_ADD_ON = "no_add_on"
    ALREADY_PAUSED = "already_paused"
    NOT_PAUSED = "not_paused"
    BUY_IN_FIXED = "buy_in_fixed"
    """Somebody has already paid the buy-in."""
    EDITED = "edited"
    """Somebody else has edited it since the asker opened it."""
    STORE_FAILED = "store_failed"
    OUTCOME_UNKNOWN = "outcome_unknown"
    """The file failed during the commit: only the next start shows whether it was saved."""
    ALREADY_DONE = "already_done"


@dataclass(frozen=True, slots=True)
class TournamentReply:
    """The answer: ``done``, or why not."""

    view: TournamentView
    denial: TournamentDenial | None = None
    was_waiting: bool = False
    """True if the player concerned was on the waiting list and so had paid nothing yet."""

    @property
    def done(self) -> bool:
        return self.denial is None
