"""The messages that a tournament handles, and its answers."""

from dataclasses import dataclass, field
from enum import StrEnum

from bot.tables.saving import Request
from bot.tournaments.ports import TournamentCommit, TournamentView
from bot.tournaments.rules.deal import DealKind
from bot.tournaments.settings import TournamentSettings


@dataclass(frozen=True, slots=True)
class Register:
    """Enter the tournament and pay the buy-in (T-1.3), or join the waiting list if it is full.

    It is a late entry if the tournament is running (T-1.5).
    """

    request: Request
    ahead: bool = False
    """True if the player enters from the previous tournament's result message.

    They may then enter before registration opens (T-5.3).
    """
    roles: frozenset[int] = frozenset()
    """The ids of the player's roles in the server."""
    buy_in: int | None = None
    """The buy-in on the button that the player clicked; None for a command."""
    password: str = field(default="", repr=False)
    """The password as the player typed it; empty if they have not been asked yet."""


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Leave the tournament before the start and get the buy-in back (T-1.3)."""

    request: Request


@dataclass(frozen=True, slots=True)
class CheckIn:
    """Check in: confirm shortly before the start that the player is present (T-1.4)."""

    request: Request


@dataclass(frozen=True, slots=True)
class BuyAgain:
    """Buy a rebuy or a re-entry, whichever the player can get (T-1.6)."""

    request: Request


@dataclass(frozen=True, slots=True)
class AddOn:
    """Buy the add-on, in its break (T-1.6)."""

    request: Request


@dataclass(frozen=True, slots=True)
class Here:
    """Report that a moved player has arrived at their new table (T-2.2)."""

    request: Request


@dataclass(frozen=True, slots=True)
class ProposeDeal:
    """Propose to divide the unpaid prizes (T-9.1)."""

    request: Request
    kind: DealKind
    play_for: int = 0
    """The chips that are left for the winner."""
    seen: int = 0
    """The share that the proposer saw."""


@dataclass(frozen=True, slots=True)
class AnswerDeal:
    """Agree to the proposed deal, or decline it (T-9.1)."""

    request: Request
    number: int
    """The deal's number; the answer to an earlier one is refused."""
    agrees: bool


@dataclass(frozen=True, slots=True)
class Edit:
    """Change the settings before the tournament starts.

    The buy-in cannot change while anybody is registered, because they have already paid it.
    """

    request: Request
    settings: TournamentSettings
    start_ms: int
    reason: str = ""
    of: tuple[TournamentSettings, int] | None = None
    """The settings and start that the editor saw; the edit is refused if they have changed since.

    None skips the check.
    """


@dataclass(frozen=True, slots=True)
class StartNow:
    """Start the tournament in a minute; refused if the start is no longer ``seen_ms``, which the sender saw."""

    request: Request
    seen_ms: int


@dataclass(frozen=True, slots=True)
class Delay:
    """Start the tournament ten minutes later; refused if the start is no longer ``seen_ms``."""

    request: Request
    seen_ms: int


@dataclass(frozen=True, slots=True)
class Cancel:
    """Cancel the tournament, with refunds before the start and a shared pool after it (T-3.7)."""

    request: Request | None
    """None if no person cancels it, because the bot was removed from the server."""
    reason: str
    before_start: bool | None = None
    """True if the sender has the right to cancel only before the start; None if at any time."""


@dataclass(frozen=True, slots=True)
class Move:
    """Move the tournament to another channel, because its own is gone.

    Its messages and tables need a channel.
    """

    request: Request
    channel_id: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class PausePlay:
    """Pause the tournament after the running hands, or at once, with the players' clocks stopped (T-3.6)."""

    request: Request
    reason: str
    at_once: bool = False


@dataclass(frozen=True, slots=True)
class ResumePlay:
    request: Request
    reason: str


@dataclass(frozen=True, slots=True)
class Remove:
    """Remove a player: chips that they posted stay in the pot, the rest leaves play (T-3.6).

    Before the start the player is refunded.
    """

    request: Request
    player_id: int
    reason: str
    before_start: bool | None = None
    """True if the sender has the right to remove players only before the start; None if at any time."""


@dataclass(frozen=True, slots=True)
class SendToTable:
    """Move a player to another table of the tournament before their next hand (T-3.6)."""

    request: Request
    player_id: int
    table_id: int
    reason: str


@dataclass(frozen=True, slots=True)
class CorrectChips:
    """Correct a player's tournament chips before their next hand (T-3.6)."""

    request: Request
    player_id: int
    chips: int
    """The chips that the player gets, or if it is negative, loses."""
    reason: str


@dataclass(frozen=True, slots=True)
class Enroll:
    """Register another player, or send them an offer if they have to pay or to play at once.

    Nobody's chips move without their own click, so the offer is a letter with the button *Register*. It holds no spot.
    """

    request: Request
    player_id: int
    reason: str


@dataclass(frozen=True, slots=True)
class Left:
    """Report that an entrant has left the server.

    Before the start they are refunded; afterwards their stack stays in play (T-3.2).
    """

    player_id: int
    request: None = None


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """Register the winner of a seat, which their satellite pays for (T-8.3)."""

    player_id: int
    chips: int
    """The price of the seat: the buy-in as the satellite knows it."""
    satellite: TournamentCommit
    """The change to the satellite that notes the seat; it is saved together with the entry, or neither is."""
    name: str
    """The satellite's name."""
    request: None = None


@dataclass(frozen=True, slots=True)
class Tick:
    """Check whether a change is due, because a deadline has passed or a table waits for the director."""


Entering = Register | Withdraw | CheckIn | BuyAgain | AddOn | Here
"""Requests that entrants send about their own entry."""
Dealing = ProposeDeal | AnswerDeal
"""Requests that players send about a deal at the end."""
Ordering = (
    Edit | StartNow | Delay | Cancel | Move | PausePlay | ResumePlay | Enroll | Remove | SendToTable | CorrectChips
)
"""Orders that a moderator gives."""
PersonsMessage = Entering | Dealing | Ordering
Heard = PersonsMessage | Left | TakeSeat
Message = Heard | Tick


class TournamentDenial(StrEnum):
    OVER = "over"
    NOT_OPEN = "not_open"
    """Registration has not opened yet."""
    CLOSED = "closed"
    """Registration is closed, and so is late registration."""
    ALREADY_IN = "already_in"
    NEEDS_ROLE = "needs_role"
    """Only members with a certain role may register."""
    NEEDS_PASSWORD = "needs_password"
    WRONG_PASSWORD = "wrong_password"
    ALREADY_OFFERED = "already_offered"
    """The player already has an offer to register, which they have not taken."""
    NOT_IN = "not_in"
    RUNNING = "running"
    """This is possible only before the start."""
    NOT_RUNNING = "not_running"
    STARTING = "starting"
    """Every seat is taken and it starts within a minute, so nobody withdraws and nothing changes (T-6.1)."""
    NO_CHECK_IN = "no_check_in"
    """Check-in is not open yet, or the tournament has none."""
    ALREADY_CHECKED_IN = "already_checked_in"
    INSUFFICIENT_CHIPS = "insufficient_chips"
    BANNED = "banned"
    LEAVING = "leaving"
    """The player has asked to delete their data, which happens once they have no seat any more."""
    WALLET_FROZEN = "wallet_frozen"
    NOT_OUT = "not_out"
    """The player still has chips."""
    NO_REBUY = "no_rebuy"
    """The tournament has no rebuys, or they have ended."""
    NO_ADD_ON = "no_add_on"
    ALREADY_PAUSED = "already_paused"
    NOT_PAUSED = "not_paused"
    PRICE = "price"
    """The buy-in is another one than on the button that the player clicked."""
    BUY_IN_FIXED = "buy_in_fixed"
    """Somebody has already paid the buy-in, so it cannot change."""
    TOO_FEW_SPOTS = "too_few_spots"
    """More entrants are registered than the edit leaves spots, or the winner of a seat finds all spots taken."""
    MOVING = "moving"
    """The player is on the way from table to table, or chips that they bought are."""
    ONE_TABLE = "one_table"
    SAME_TABLE = "same_table"
    TABLE_BREAKS = "table_breaks"
    """The table that the player sits at or should go to is broken, or about to be."""
    TABLE_FULL = "table_full"
    IN_MATCHES = "in_matches"
    """The draw of a bracket or a shootout has fixed all tables, so nobody moves."""
    STOPPED = "stopped"
    """The tournament is paused at once, so no hand can end and nobody can move."""
    NO_CHIPS_LEFT = "no_chips_left"
    """The correction would leave the player without chips."""
    SOON = "soon"
    """The tournament starts within a minute anyway."""
    TOO_FEW = "too_few"
    """Fewer entrants are registered than the tournament needs to start."""
    EDITED = "edited"
    """Somebody else has edited the tournament since the sender opened the form."""
    NO_DEALS = "no_deals"
    """A deal is possible only once all players left are in the money and at one table, and in some formats never."""
    DEAL_PROPOSED = "deal_proposed"
    """Another deal is proposed already."""
    ONE_A_LEVEL = "one_a_level"
    """The player has proposed a deal at this level."""
    PLAY_FOR = "play_for"
    """So many chips cannot be left to play for."""
    DEAL_OVER = "deal_over"
    """The deal is off or made, or its time is over."""
    NO_SHARE = "no_share"
    """The player has no share in the deal."""
    HAS_AGREED = "has_agreed"
    STORE_FAILED = "store_failed"
    OUTCOME_UNKNOWN = "outcome_unknown"
    """The file failed during the commit: only the next start shows whether it was saved."""
    ALREADY_DONE = "already_done"


@dataclass(frozen=True, slots=True)
class TournamentReply:
    """The tournament's answer: ``done``, or the reason for a refusal."""

    view: TournamentView
    denial: TournamentDenial | None = None
    was_waiting: bool = False
    """True if the player was only on the waiting list, and so had not paid yet."""

    @property
    def done(self) -> bool:
        return self.denial is None
