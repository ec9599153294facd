"""The messages that a table handles."""

from dataclasses import dataclass, field
from typing import Final, Literal

from bot.poker.actions import ActionKind
from bot.tables.due_letters import DueLetter
from bot.tables.saving import Request
from bot.tables.seat_messages import SeatMessage
from bot.tables.state import PlanKind

BY_TOURNAMENT: Final = "tournament"
"""The reason of a pause that the table's tournament began and must end."""

Gone = Literal["channel", "server"]
"""The reason why nobody can see a table: its thread or channel is deleted, or the bot has left the server."""


@dataclass(frozen=True, slots=True)
class Act:
    """A player's action in a hand.

    ``hand_number`` and ``version`` identify the turn that the player saw. Both are None for a slash command, which
    means the current turn.
    """

    request: Request
    kind: ActionKind
    to: int | None = None
    hand_number: int | None = None
    version: int | None = None
    via: Literal["button", "command"] = "button"
    cards: tuple[int, ...] = field(default=(), repr=False)
    """The discards of a draw; none to stand pat (R-5.4)."""


@dataclass(frozen=True, slots=True)
class Sit:
    request: Request
    buy_in: int | None = None
    """In chips; None for the table's minimum buy-in."""
    seat: int | None = None
    """The seat that the player wants; None for the lowest free seat."""
    post: bool = False
    """True to post a live big blind now, in a blind game, instead of waiting for the big blind (R-5.2)."""
    by_role: bool = False
    """True if the sender found that the player has the private table's role."""


@dataclass(frozen=True, slots=True)
class Leave:
    request: Request


@dataclass(frozen=True, slots=True)
class SitOut:
    request: Request


@dataclass(frozen=True, slots=True)
class Back:
    request: Request
    post: bool = False
    """True to post a live big blind now instead of waiting for the big blind (R-5.2)."""


@dataclass(frozen=True, slots=True)
class PostBlind:
    """A newcomer posts the big blind instead of waiting for it (R-5.2)."""

    request: Request


@dataclass(frozen=True, slots=True)
class PlanAhead:
    """A plan for the player's next turn on this street: the table then acts without asking the player.

    It replaces any earlier plan.
    """

    request: Request
    kind: PlanKind | None
    """The plan; None to remove the current plan, so that the player will be asked."""
    hand_number: int | None = None
    to: int | None = None
    """For ``call_this``, the bet that the player saw and will call; None for the current bet."""


@dataclass(frozen=True, slots=True)
class MoreTime:
    """The player to act uses their time bank when the turn's time ends, even after an earlier timeout."""

    request: Request
    hand_number: int | None = None
    version: int | None = None


@dataclass(frozen=True, slots=True)
class ShowHolding:
    """A player shows cards that they did not have to show, before the next hand is dealt."""

    request: Request
    hand_number: int | None = None
    via: Literal["button", "command"] = "button"


@dataclass(frozen=True, slots=True)
class Close:
    """Close the table after the hand and pay everybody out.

    The sender has checked that the person may do so.
    """

    request: Request | None
    """None if the director of the table's tournament closes the table."""
    reason: str | None = None
    """A moderator's reason, for the audit; None if the owner closes the table, or nobody can see it any more."""
    void_hand: bool = False
    """True to undo the running hand and close at once."""
    as_owner: bool = False
    """True if the sender acts as owner of the table or its channel; the order then does not end a moderator's pause."""
    gone: Gone | None = None
    """Set if nobody can see the table any more; the running hand is then undone, and players get a direct message."""


@dataclass(frozen=True, slots=True)
class Pause:
    """Pause the table: at once with its clocks, or after the running hand.

    A pause survives a restart. A tournament director's pause always begins at once. It is separate from a moderator's,
    and each needs its own Resume.
    """

    request: Request | None
    """None if the director of the table's tournament pauses the table."""
    reason: str
    at_once: bool = True
    by_lock: bool = False
    """True if a moderator locked the table's thread, which pauses it at once."""


@dataclass(frozen=True, slots=True)
class Resume:
    """End a moderator's or a director's pause; the player to act gets a full turn."""

    request: Request | None
    """None if the director of the table's tournament ends its pause."""
    reason: str
    by_lock: bool = False
    """True if the table's thread was unlocked, which ends only a pause that began by locking it."""


@dataclass(frozen=True, slots=True)
class VoidHand:
    """A moderator undoes the running hand: every chip of its pot returns to the player who bet it."""

    request: Request
    reason: str


@dataclass(frozen=True, slots=True)
class Kick:
    """A moderator removes a player, who leaves the table as usual."""

    request: Request
    player_id: int
    reason: str
    letter: DueLetter | None = None
    """The direct message to the kicked player; None if another one informs them."""


@dataclass(frozen=True, slots=True)
class HandOver:
    """A moderator makes another player the table's owner."""

    request: Request
    owner_id: int
    reason: str


@dataclass(frozen=True, slots=True)
class SeatEntrant:
    """A tournament seats a player or adds chips to their stack; possible only between hands.

    The chips come from those that the player has off the table. A duplicate message therefore adds nothing, because
    those chips are already at the table.
    """

    player_id: int
    seat: int
    chips: int
    absent: bool = False
    """True if the player was absent at their previous table (T-3.2)."""


@dataclass(frozen=True, slots=True)
class Unseat:
    """A tournament takes a player and their stack from the table, because they move or have no chips.

    In a running hand the table folds for the player on their turn, and they leave when the hand ends. If they have
    already left the table, the message succeeds without a change.
    """

    player_id: int


@dataclass(frozen=True, slots=True)
class TakeChips:
    """A tournament takes a part of a player's stack off the table; possible only between hands.

    At least one chip stays.
    """

    player_id: int
    chips: int


@dataclass(frozen=True, slots=True)
class GoOn:
    """A tournament's permission for its table to deal the next hand.

    It sets the hand's time and the level's bets; a later message replaces both.
    """

    bet: int
    """The small bet, or the big blind in pot limit and no limit; every game derives its stakes from it."""
    deal_ms: int
    last_two: bool = False
    """True if only two players are left in the whole tournament (R-3.3)."""
    bounties: tuple[tuple[int, int], ...] = ()
    """(player_id, chips of the server) of each bounty on a player of the table (T-7.6)."""


@dataclass(frozen=True, slots=True)
class HouseSit:
    """Make a house player ready at a practice table: sit them down, rebuy or bring them back."""

    player_id: int
    number: int
    """The house player's number in the server, from 1."""
    chips: int
    """The chips to buy in for if the house player has none."""


@dataclass(frozen=True, slots=True)
class HouseLeave:
    """A house player leaves a practice table between hands."""

    player_id: int


@dataclass(frozen=True, slots=True)
class HouseAct:
    """A house player's action for the turn with this hand number and version; refused in any other turn."""

    player_id: int
    hand_number: int
    version: int
    kind: ActionKind
    to: int | None = None
    cards: tuple[int, ...] = field(default=(), repr=False)
    """The discards of a draw; none to stand pat (R-5.4)."""


@dataclass(frozen=True, slots=True)
class MemberGone:
    """Report that the player has left the Discord server: the same as Leave, but nobody gets an answer."""

    player_id: int


@dataclass(frozen=True, slots=True)
class DirectMessages:
    """The publisher found a player's direct messages closed, or open again."""

    player_id: int
    closed: bool


@dataclass(frozen=True, slots=True)
class DealClosed:
    """Report that the message that closes this hand's deal is posted in the record thread (F-3).

    The report may arrive twice.
    """

    hand_number: int
    thread_id: int
    """Discord's id of the record thread with the closing message."""
    message_id: int


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """Report that the action clock ran out for the turn with this hand number and version."""

    hand_number: int
    version: int


@dataclass(frozen=True, slots=True)
class CutDeal:
    """A player cuts the next deal with a word, once per deal."""

    request: Request
    word: str


@dataclass(frozen=True, slots=True)
class ChooseGame:
    """In dealer's choice, the player with the choice selects the next game (R-14.2)."""

    request: Request
    game: str
    hand_number: int | None = None
    """The number of the last hand, as the player saw it; None for a slash command, which means the current choice."""


@dataclass(frozen=True, slots=True)
class Due:
    """A wake-up from the clock: check whether an automatic change is due."""


ModeratorOrder = Pause | Resume | VoidHand | Kick | HandOver
"""Orders that only a moderator may give; the sender checks that. Each is audited with its reason."""
TournamentOrder = SeatEntrant | Unseat | TakeChips | GoOn
"""Orders that only the director of the table's tournament sends."""
HouseMessage = HouseSit | HouseLeave | HouseAct
"""Messages that only the house players of a practice table send; they have no request, because nobody clicked."""

TurnRequest = PostBlind | PlanAhead | MoreTime | ShowHolding
"""A player's requests about their turn, which can make a hand faster or slower."""

Asked = (TurnRequest | Act | Sit | Leave | SitOut | Back | Close | CutDeal | ChooseGame) | (
    ModeratorOrder | TournamentOrder | HouseMessage
)
Message = Asked | SeatMessage | MemberGone | DirectMessages | TurnEnded | DealClosed | Due
