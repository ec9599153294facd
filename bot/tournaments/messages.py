"""The messages that a tournament takes, and its answers."""

from dataclasses import dataclass
from enum import StrEnum

from bot.tables.saving import Request
from bot.tournaments.ports import TournamentView
from bot.tournaments.settings import TournamentSettings


@dataclass(frozen=True, slots=True)
class Register:
    """Pay the buy-in into the pool and enter (T-1.3): onto the waiting list where it is full, late where it runs
    already (T-1.5)."""

    request: Request
    ahead: bool = False
    """From the result of the one before, and so also while registration is not open yet (T-5.3)."""


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Leave before the start: the buy-in comes back (T-1.3)."""

    request: Request


@dataclass(frozen=True, slots=True)
class CheckIn:
    """Check in (T-1.4)."""

    request: Request


@dataclass(frozen=True, slots=True)
class BuyAgain:
    """Take a rebuy, or a re-entry, whichever the tournament has (T-1.6)."""

    request: Request


@dataclass(frozen=True, slots=True)
class AddOn:
    """Buy the add-on, in the break for it (T-1.6)."""

    request: Request


@dataclass(frozen=True, slots=True)
class Here:
    """A moved player has found their table (T-2.2)."""

    request: Request


@dataclass(frozen=True, slots=True)
class Edit:
    """Change the settings before it runs. The buy-in stays while anybody has registered, for they have paid it."""

    request: Request
    settings: TournamentSettings
    start_ms: int
    reason: str = ""
    of: tuple[TournamentSettings, int] | None = None
    """The settings and the start that these were made from, so that an edit since is not set back; None for any."""


@dataclass(frozen=True, slots=True)
class Cancel:
    """Cancel it. Before the start all is refunded; afterwards by T-3.7."""

    request: Request | None
    """None where nobody has ordered it: the bot was taken from the server."""
    reason: str
    before_start: bool | None = None
    """True if it was ordered as one that does not run yet, which takes less power; None for either state."""


@dataclass(frozen=True, slots=True)
class Move:
    """Move it to another channel: its own is gone, and with it the place for its card and its tables."""

    request: Request
    channel_id: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class PausePlay:
    """Pause after the hands that are running, or at once with the action clocks too (T-3.6)."""

    request: Request
    reason: str
    at_once: bool = False


@dataclass(frozen=True, slots=True)
class ResumePlay:
    request: Request
    reason: str


@dataclass(frozen=True, slots=True)
class Remove:
    """Take a player out: their posted chips stay, the rest leaves play (T-3.6). Before the start they are refunded."""

    request: Request
    player_id: int
    reason: str
    before_start: bool | None = None
    """As Cancel has it."""


@dataclass(frozen=True, slots=True)
class Left:
    """An entrant has left the server: refunded before the start, afterwards their stack plays on without them
    (T-3.2)."""

    player_id: int
    request: None = None


@dataclass(frozen=True, slots=True)
class Tick:
    """Something may be due: a time, or a table that waits."""


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
    """Not open yet, or there is none."""
    ALREADY_CHECKED_IN = "already_checked_in"
    INSUFFICIENT_CHIPS = "insufficient_chips"
    BANNED = "banned"
    LEAVING = "leaving"
    """The player is to be forgotten once they sit nowhere any more."""
    WALLET_FROZEN = "wallet_frozen"
    NOT_OUT = "not_out"
    """The player still has chips."""
    NO_REBUY = "no_rebuy"
    """There is none, or not any more."""
    NO_ADD_ON = "no_add_on"
    ALREADY_PAUSED = "already_paused"
    NOT_PAUSED = "not_paused"
    BUY_IN_FIXED = "buy_in_fixed"
    """Somebody has paid it."""
    EDITED = "edited"
    """By somebody else, after the asker had looked."""
    STORE_FAILED = "store_failed"
    OUTCOME_UNKNOWN = "outcome_unknown"
    """The file failed at the very commit: only the next start tells whether it happened."""
    ALREADY_DONE = "already_done"


@dataclass(frozen=True, slots=True)
class TournamentReply:
    """The answer: ``done``, or why not."""

    view: TournamentView
    denial: TournamentDenial | None = None
    was_waiting: bool = False
    """The asker, or the player whom the order removes, was on the waiting list when its turn came: they had paid
    nothing yet."""

    @property
    def done(self) -> bool:
        return self.denial is None
