"""What may be asked of a table, and what it answers."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal

from bot.poker.actions import ActionKind
from bot.poker.refusals import Refusal
from bot.poker.views import PlayerView
from bot.tables.ports import Request, TableView


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
class Close:
    """Close the table after the hand and pay out. Whether the asker may is the edge's to decide."""

    request: Request


@dataclass(frozen=True, slots=True)
class MemberGone:
    """The player has left the guild: as Leave, without anyone to answer."""

    player_id: int


@dataclass(frozen=True, slots=True)
class DirectMessages:
    """Whether a player's DMs are closed, as the publisher found."""

    player_id: int
    closed: bool


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """The action clock ran out for the turn it was set for."""

    hand_number: int
    version: int


@dataclass(frozen=True, slots=True)
class Due:
    """A pause between hands, or the idle time, may be over."""


Message = Act | Sit | Leave | SitOut | Back | Close | MemberGone | DirectMessages | TurnEnded | Due


class Denial(StrEnum):
    """Why a table refuses what is not about the rules of poker. In order of precedence."""

    CLOSED = "closed"
    CLOSING = "closing"
    """It closes after the hand that is running: nobody joins it any more."""
    PAUSED = "paused"
    STORE_FAILED = "store_failed"
    """Nothing was saved, so nothing happened."""
    ALREADY_DONE = "already_done"
    """This very click was carried out before."""
    NOT_SEATED = "not_seated"
    ALREADY_SEATED = "already_seated"
    TABLE_FULL = "table_full"
    SEAT_TAKEN = "seat_taken"
    NO_SUCH_SEAT = "no_such_seat"
    BUY_IN_SIZE = "buy_in_size"
    """Outside the table's least and most."""
    INSUFFICIENT_CHIPS = "insufficient_chips"
    NO_HAND = "no_hand"
    STALE = "stale"
    """The button belongs to a turn that is over."""
    ALREADY_OUT = "already_out"
    NOT_OUT = "not_out"
    ALREADY_LEAVING = "already_leaving"


@dataclass(frozen=True, slots=True)
class Reply:
    """The table's answer; exactly one of done, denial and refusal tells the outcome."""

    view: TableView
    done: bool = False
    denial: Denial | None = None
    refusal: Refusal | None = None
    private: PlayerView | None = None
    """What the asker may see of the hand, where he is in it."""
