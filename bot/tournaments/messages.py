"""What may be asked of a tournament, and what it answers."""

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


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Before the start: the buy-in comes back (T-1.3)."""

    request: Request


@dataclass(frozen=True, slots=True)
class CheckIn:
    """T-1.4."""

    request: Request


@dataclass(frozen=True, slots=True)
class BuyAgain:
    """A rebuy, or a re-entry, whichever the tournament has (T-1.6)."""

    request: Request


@dataclass(frozen=True, slots=True)
class AddOn:
    """In the break for it (T-1.6)."""

    request: Request


@dataclass(frozen=True, slots=True)
class Here:
    """A moved player has found his table (T-2.2)."""

    request: Request


@dataclass(frozen=True, slots=True)
class Edit:
    """Before it runs. What entrants have paid for, the buy-in, stays while anybody has registered."""

    request: Request
    settings: TournamentSettings
    start_ms: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Cancel:
    """Before the start all is refunded; afterwards by T-3.7."""

    request: Request | None
    """None where nobody has ordered it: the bot was taken from the server."""
    reason: str
    before_start: bool | None = None
    """Whether it was ordered as one that does not run yet, which takes less power; None for either."""


@dataclass(frozen=True, slots=True)
class Move:
    """To another channel: its own is gone, and with it the place for its card and its tables."""

    request: Request
    channel_id: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class PausePlay:
    """T-3.6: after the hands that are running, or at once with the action clocks too."""

    request: Request
    reason: str
    at_once: bool = False


@dataclass(frozen=True, slots=True)
class ResumePlay:
    request: Request
    reason: str


@dataclass(frozen=True, slots=True)
class Remove:
    """Take a player out: what he has posted stays, the rest leaves play (T-3.6). Before the start he is refunded."""

    request: Request
    player_id: int
    reason: str
    before_start: bool | None = None
    """As Cancel has it."""


@dataclass(frozen=True, slots=True)
class Left:
    """An entrant has left the server: refunded before the start, afterwards his stack plays on without him (T-3.2)."""

    player_id: int
    request: None = None


@dataclass(frozen=True, slots=True)
class Tick:
    """Something may be due: a time, or a table that waits."""


Asked = Register | Withdraw | CheckIn | BuyAgain | AddOn | Here | Edit | Cancel | Move | PausePlay | ResumePlay | Remove
Heard = Asked | Left
Message = Heard | Tick


class Denial(StrEnum):
    OVER = "over"
    NOT_OPEN = "not_open"
    """Registration has not opened yet."""
    CLOSED = "closed"
    """Registration is closed, late registration too."""
    ALREADY_IN = "already_in"
    NOT_IN = "not_in"
    RUNNING = "running"
    """That can be done before the start only."""
    NOT_RUNNING = "not_running"
    NO_CHECK_IN = "no_check_in"
    """Not open yet, or there is none."""
    ALREADY_CHECKED_IN = "already_checked_in"
    INSUFFICIENT_CHIPS = "insufficient_chips"
    BANNED = "banned"
    WALLET_FROZEN = "wallet_frozen"
    NOT_OUT = "not_out"
    """He still has chips."""
    NO_REBUY = "no_rebuy"
    """There is none, or not any more."""
    NO_ADD_ON = "no_add_on"
    ALREADY_PAUSED = "already_paused"
    NOT_PAUSED = "not_paused"
    BUY_IN_FIXED = "buy_in_fixed"
    """Somebody has paid it."""
    STORE_FAILED = "store_failed"
    ALREADY_DONE = "already_done"


@dataclass(frozen=True, slots=True)
class Reply:
    """``done``, or why not."""

    view: TournamentView
    denial: Denial | None = None

    @property
    def done(self) -> bool:
        return self.denial is None
