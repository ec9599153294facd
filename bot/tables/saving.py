"""The values that a table saves and loads (transfers, commits, saved tables) and the Store protocol."""

import hashlib
from dataclasses import dataclass, field, replace
from typing import Literal, NamedTuple, Protocol

from bot.common.owner_error import OwnerError
from bot.fairness.log import Taken
from bot.poker.events import Event
from bot.tables.due_letters import DueLetter
from bot.tables.due_posts import DuePost
from bot.tables.saved_seals import SavedSeal
from bot.tables.state import TableSettings, TableState

AccountKind = Literal["issuer", "wallet", "seat", "pot", "prize", "bounty", "mint", "entry", "practice"]


class Account(NamedTuple):
    """An account of one guild's chips.

    ``issuer`` mints and burns; ``wallet`` is a player's chips off the table, ``seat`` their stack at a table, ``pot``
    the chips in the middle there, ``prize`` a tournament's pool, ``bounty`` the chips on an entrant's head.

    A tournament's own chips are a separate unit that is never exchanged: ``mint`` creates and removes them, ``entry``
    is an entrant's chips off the table, and the seats and pots of its tables hold only these. The same is true of a
    practice table: ``practice`` creates and removes its chips, and its seats and pot hold only these.

    This class, Transfer, Cause and TableCommit are tuples, because every action creates new ones, and a frozen
    dataclass takes three times as long to create and to look up.
    """

    kind: AccountKind
    guild_id: int
    player_id: int | None = None
    table_id: int | None = None
    tournament_id: int | None = None


class Transfer(NamedTuple):
    debit: Account
    credit: Account
    amount: int
    code: str
    """The reason: ``buy_in``, ``cash_out``, ``bet``, ``ante``, ``award``, ``grant``, ``claim``, ``void`` ..."""


@dataclass(frozen=True, slots=True)
class Request:
    """The click or command that caused a commit; its id makes the commit idempotent."""

    request_id: int
    player_id: int | None
    name: str

    def part(self, number: int) -> "Request":
        """Return the request for one part of an order, for example for one of many tables.

        Discord's ids are positive 64-bit numbers. A part's id is a negative hash of the order's id and the part's
        number, so it never equals a Discord id. A duplicate of the order produces the same id and is refused.
        """
        digest = hashlib.blake2b(f"{self.request_id}:{number}".encode(), digest_size=8).digest()
        return replace(self, request_id=-1 - (int.from_bytes(digest) >> 1))


Via = Literal["button", "command", "timeout", "leaving", "table", "moderator", "house", "pre_action"]
"""The ways in which an act can come about; the file has their places in this list, so a new one comes last."""


class Cause(NamedTuple):
    """The way in which an act in a hand was made, and its time; kept for disputes."""

    via: Via
    at_ms: int


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """One act of a moderator or the bot: an audit line, saved in the same transaction as the act."""

    guild_id: int
    act: str
    """``pause``, ``void``, ``ban`` ...: one word of lower-case letters and underscores."""
    actor_id: int | None
    """player_id of the person who ordered it; None if the bot did it."""
    reason: str
    at_ms: int
    subject_id: int | None = None
    """player_id of the person whom the act affects."""
    table_id: int | None = None
    hand_number: int | None = None
    before: str = ""
    """The state before the act (and ``after`` it), as short text without names, e.g. ``chips 1200``."""
    after: str = ""


class TableCommit(NamedTuple):
    """One table's changes in a transaction: all of them are written, or none."""

    table_id: int
    state: TableState
    at_ms: int
    request: Request | None = None
    transfers: tuple[Transfer, ...] = ()
    hand_number: int | None = None
    """The hand that the events and pot transfers belong to."""
    events: tuple[Event, ...] = ()
    first_event: int = 0
    """The number of events already in the hand's log; 0 if this commit begins the hand."""
    cause: Cause | None = None
    closes_hand: bool = False
    voids_hand: bool = False
    closes_table: bool = False
    audit: AuditEntry | None = None
    """The audit entry, if a moderator ordered the change or the table had to undo a hand."""
    after_hand: bool = False
    """True if the hand is already over, and a player shows their cards; no chips move."""
    taken: tuple[tuple[Taken, ...], ...] = ()
    """For each event of a sealed hand, the deck positions of the cards that it took.

    Empty if none of them took any.
    """
    by_person: tuple[bool, ...] = ()
    """For each event, True if it is the person's act that cuts the next deal; empty if no person acted."""
    new_seal: SavedSeal | None = None
    """The deal that is sealed with this commit; None if there is none."""
    seals: tuple[SavedSeal, ...] = ()
    """The changed rows of deals that were sealed earlier."""
    has_new_state: bool = True
    """False if the file already contains ``state``."""
    kept: bytes | None = None
    """The record of a sealed hand that ends with this commit, without its log, in the bytes of ``kept_bytes``.

    It has every card that anybody saw.
    """
    letters: tuple[DueLetter, ...] = ()
    """The direct messages to players about this change."""
    posts: tuple[DuePost, ...] = ()
    """The posts in channels about this change."""


@dataclass(frozen=True, slots=True)
class NewTable:
    guild_id: int
    channel_id: int
    owner_id: int
    """player_id of the person who opened the table."""
    name: str
    settings: TableSettings
    tournament_id: int | None = None
    """The tournament that the table belongs to, if any.

    The table's chips are then the tournament's own, and only its director seats and unseats players.
    """
    practice: bool = False
    """True if the table has its own chips, given to everybody who sits down, and house players."""


@dataclass(frozen=True, slots=True)
class SavedTable:
    """An open table as the file holds it, to restore at the next start."""

    table_id: int
    new: NewTable
    state: TableState
    stacks: dict[int, int]
    """player_id -> the chips in the player's seat account."""
    events: tuple[Event, ...] = ()
    """The live hand's events, secrets included; empty if no hand is live, or its log cannot be read."""
    message_id: int | None = None
    """The id of the table's message, if one was posted."""
    in_pot: dict[int, int] | None = None
    """player_id -> the player's chips in the live hand's pot, by the ledger; None if no hand is live."""
    seals: tuple[SavedSeal, ...] = ()
    """The live hand's deal, if it was sealed, and the next ones, with all actions and words that cut them.

    After the first start with a copied file the last seal is ``lost``, and there is no next one yet.
    """
    hand_was_copied: bool = False
    """True if the live hand ran when the file was copied, so other people may have seen its cards and its end."""

    @property
    def is_copied(self) -> bool:
        """True if the table comes from a copied file.

        Then its live hand must still be undone, or a new deal sealed.
        """
        return self.hand_was_copied or any(seal.state == "lost" for seal in self.seals)


@dataclass(frozen=True, slots=True)
class DamagedTable:
    """An open table that cannot be restored: only its chips are known."""

    table_id: int
    guild_id: int
    problem: str
    """The fault, for the log; it quotes no values."""
    stacks: dict[int, int]
    """player_id -> the chips in the player's seat account."""
    hand_number: int | None = None
    """The live hand's number, if one runs."""
    in_pot: dict[int, int] = field(default_factory=dict)
    """player_id -> the player's chips in the live hand's pot."""
    tournament_id: int | None = None
    practice: bool = False


class StoreError(OwnerError):
    """The base class of the store's errors: nothing of the commit was written.

    The exception is OutcomeUnknown, after which it may have been written.
    """


class DamagedRecord(StoreError):
    """The record of a hand or its deal is unreadable; a retry does not help."""


class InsufficientChips(StoreError):
    """The commit was refused because an account would fall below zero."""


class PlayerBanned(StoreError):
    """A banned player tried to buy in or to claim chips."""


class PlayerLeaving(StoreError):
    """A player tried to buy in although their data will be deleted.

    The data is deleted once they have left all tables.
    """


class WalletFrozen(StoreError):
    """A frozen wallet allows no claims, and only a moderator can take chips from it."""


class ChannelTaken(StoreError):
    """Another open table uses this channel."""


class DuplicateRequest(StoreError):
    """A request with this id was already carried out."""


class StoreUnavailable(StoreError):
    """The file cannot be written (full disk, lost file, closed) until somebody repairs the cause."""

    may_pass = True


class OutcomeUnknown(StoreUnavailable):
    """The file failed during the commit: only the next start can tell whether it was written."""


class StoreDamaged(StoreUnavailable):
    """The file is damaged."""

    may_pass = False


class Store(Protocol):
    """The store of the ledger and the hand logs.

    Every method is safe to cancel, and its change is durable when it returns.
    """

    async def open_table(self, new: NewTable, request: Request | None, at_ms: int) -> int:
        """Save a new table and return its id."""
        ...

    async def commit(self, commit: TableCommit) -> None: ...

    async def open_tables(self) -> list[SavedTable]:
        """Return the open tables that can be read."""
        ...

    async def damaged_tables(self) -> list[DamagedTable]:
        """Return the open tables that cannot be read."""
        ...

    async def save_table_message(self, table_id: int, channel_id: int, message_id: int) -> None:
        """Save the channel and id of the table's current message."""
        ...
