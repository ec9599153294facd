"""The messages that a table takes."""

from dataclasses import dataclass, field
from typing import Final, Literal

from bot.poker.actions import ActionKind
from bot.tables.due_letters import DueLetter
from bot.tables.saving import Request
from bot.tables.seat_messages import SeatMessage
from bot.tables.state import PlanKind

BY_TOURNAMENT: Final = "tournament"
"""How a pause is told that a table's tournament has ordered, and ends."""

Gone = Literal["channel", "server"]
"""Which place of a table is no more: its thread or channel, or the bot's whole server."""


@dataclass(frozen=True, slots=True)
class Act:
    """A player's action in a hand. ``hand_number`` and ``version`` are those the player saw; None for a slash command,
    which means the present."""

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
    """Chips; None for the least."""
    seat: int | None = None
    """None for the lowest free one."""
    post: bool = False
    """In a blind game, post a live big blind and be dealt in, instead of waiting for the big blind (R-5.2)."""
    by_role: bool = False
    """The player has the role of a private table, as the edge found."""


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
    """As with Sit."""


@dataclass(frozen=True, slots=True)
class PostBlind:
    """A newcomer waits for the big blind no longer, but posts it (R-5.2)."""

    request: Request


@dataclass(frozen=True, slots=True)
class PlanAhead:
    """Plans what the player does on their next turn of this street without being asked, in place of any plan before."""

    request: Request
    kind: PlanKind | None
    """None: the player will be asked."""
    hand_number: int | None = None
    to: int | None = None
    """The bet that the player saw and calls, with ``call_this``; None for the present one."""


@dataclass(frozen=True, slots=True)
class MoreTime:
    """The player to act uses their time bank when the turn's time is over, whether or not they have been away."""

    request: Request
    hand_number: int | None = None
    version: int | None = None


@dataclass(frozen=True, slots=True)
class ShowHolding:
    """A player turns up the cards that they need not have shown, before the next hand is dealt."""

    request: Request
    hand_number: int | None = None
    via: Literal["button", "command"] = "button"


@dataclass(frozen=True, slots=True)
class Close:
    """Close the table after the hand and pay out. Whether the asker may is the edge's to decide."""

    request: Request | None
    """None: by the director of the table's tournament."""
    reason: str | None = None
    """A moderator's, for the audit; None where the owner, or the place itself, closes it."""
    void_hand: bool = False
    """Undo the running hand and close at once."""
    as_owner: bool = False
    """The asker may because they own the table or its channel, not as a moderator: a moderator's pause stays."""
    gone: Gone | None = None
    """Nobody can see the table any more: the running hand is undone, and each player is told by direct message."""


@dataclass(frozen=True, slots=True)
class Pause:
    """A moderator stops the table: at once, clocks too, or after the running hand. It stays so over a restart. So does
    the director's own pause, which is always at once, and apart from any moderator's: each is ended by itself."""

    request: Request | None
    """None: by the director of the table's tournament."""
    reason: str
    at_once: bool = True
    by_lock: bool = False
    """A moderator has locked the table's thread, which pauses it at once."""


@dataclass(frozen=True, slots=True)
class Resume:
    """End a moderator's pause, or the director's; who is to act has a whole turn again."""

    request: Request | None
    """None: by the director of the table's tournament."""
    reason: str
    by_lock: bool = False
    """The table's thread was unlocked, which ends only the pause that locking it began."""


@dataclass(frozen=True, slots=True)
class VoidHand:
    """A moderator undoes the running hand: every chip of its pot goes back to who put it in."""

    request: Request
    reason: str


@dataclass(frozen=True, slots=True)
class Kick:
    """A moderator takes a player from the table: as if the player had left."""

    request: Request
    player_id: int
    reason: str
    letter: DueLetter | None = None
    """To the player; None where another letter tells them."""


@dataclass(frozen=True, slots=True)
class HandOver:
    """A moderator makes another player the table's owner."""

    request: Request
    owner_id: int
    reason: str


@dataclass(frozen=True, slots=True)
class SeatEntrant:
    """A tournament seats a player with chips that they have off the table, or adds them to their stack; between hands
    only. Sent again after it was carried out it adds nothing: the chips are gone from where they were."""

    player_id: int
    seat: int
    chips: int
    absent: bool = False
    """The player was absent at the table that they come from (T-3.2)."""


@dataclass(frozen=True, slots=True)
class Unseat:
    """A tournament takes a player and their stack from the table: one who moves, or has none left. In a running hand
    the player is folded when they must act, and goes when it ends. Counts as done where they do not sit there any
    more."""

    player_id: int


@dataclass(frozen=True, slots=True)
class GoOn:
    """A tournament lets its table deal the next hand: for the bets of a level, at a time. Sent again before that it
    sets both again."""

    bet: int
    """The small bet, or the big blind in pot and no limit; every game takes its stakes from it."""
    deal_ms: int
    last_two: bool = False
    """Only two are left in the whole tournament (R-3.3)."""


@dataclass(frozen=True, slots=True)
class HouseSit:
    """A house player is to be at a practice table with chips, ready to play: sits down, buys in again or comes back."""

    player_id: int
    number: int
    """The house player's number in the server, from 1."""
    chips: int
    """The stack for a house player who has none."""


@dataclass(frozen=True, slots=True)
class HouseLeave:
    """A house player makes room, between hands."""

    player_id: int


@dataclass(frozen=True, slots=True)
class HouseAct:
    """A house player's action, for the turn that they saw."""

    player_id: int
    hand_number: int
    version: int
    kind: ActionKind
    to: int | None = None
    cards: tuple[int, ...] = field(default=(), repr=False)
    """As with Act."""


@dataclass(frozen=True, slots=True)
class MemberGone:
    """The player has left the guild: as Leave, without anyone to answer."""

    player_id: int


@dataclass(frozen=True, slots=True)
class DirectMessages:
    """The publisher found a player's direct messages closed, or open again."""

    player_id: int
    closed: bool


@dataclass(frozen=True, slots=True)
class DealClosed:
    """The message that closes the deal of this hand stands in the record thread (F-3). It may come twice."""

    hand_number: int
    thread_id: int
    """Discord's id of the place that the message stands in."""
    message_id: int


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """The action clock ran out for the turn it was set for."""

    hand_number: int
    version: int


@dataclass(frozen=True, slots=True)
class CutDeal:
    """A player cuts the next deal with a word of theirs, once for each deal."""

    request: Request
    word: str


@dataclass(frozen=True, slots=True)
class ChooseGame:
    """At a table of dealer's choice the player whose choice it is names the next game (R-14.2)."""

    request: Request
    game: str
    hand_number: int | None = None
    """The hand that was over when the player was asked; None for a slash command, which means the present."""


@dataclass(frozen=True, slots=True)
class Due:
    """A pause between hands, or the idle time, may be over."""


ModeratorOrder = Pause | Resume | VoidHand | Kick | HandOver
"""Orders that only a moderator may give; whether the asker may is the edge's to decide. Each is audited with its
reason."""
TournamentOrder = SeatEntrant | Unseat | GoOn
"""Orders that only the director of the table's tournament sends."""
HouseMessage = HouseSit | HouseLeave | HouseAct
"""Only the house players of a practice table send these; they have no request, for nobody has clicked."""

TurnRequest = PostBlind | PlanAhead | MoreTime | ShowHolding
"""Requests around a player's turn: they make a hand go faster, or slower."""

Asked = (TurnRequest | Act | Sit | Leave | SitOut | Back | Close | CutDeal | ChooseGame) | (
    ModeratorOrder | TournamentOrder | HouseMessage
)
Message = Asked | SeatMessage | MemberGone | DirectMessages | TurnEnded | DealClosed | Due
