"""The values that a table saves and finds again: transfers, commits, saved tables; and the protocol Store that keeps
them."""

import hashlib
from dataclasses import dataclass, field, replace
from typing import Literal, NamedTuple, Protocol

from bot.common.owner_error import OwnerError
from bot.fairness.log import Taken
from bot.fairness.proof import KeptDeal
from bot.poker.events import Event
from bot.tables.due_letters import DueLetter
from bot.tables.due_posts import DuePost
from bot.tables.saved_seals import SavedSeal
from bot.tables.state import TableSettings, TableState

AccountKind = Literal["issuer", "wallet", "seat", "pot", "prize", "mint", "entry", "practice"]


class Account(NamedTuple):
    """An account of one guild's chips. ``issuer`` mints and burns; ``wallet`` is a player's chips off the table,
    ``seat`` their stack at a table, ``pot`` the chips in the middle there, ``prize`` a tournament's pool.

    A tournament's own chips are a unit apart, never to be exchanged: ``mint`` makes and takes them, ``entry`` is what
    an entrant has of them off the table, and the seats and pots of the tournament's tables hold nothing else. So are a
    practice table's: ``practice`` makes and takes them, and the seats and the pot of that one table hold them.

    A tuple, like Transfer, Cause and TableCommit: every action makes new ones, and a frozen dataclass takes three times
    as long to make and to look up."""

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
    """Why: ``buy_in``, ``cash_out``, ``bet``, ``ante``, ``award``, ``returned``, ``grant``, ``claim``, ``void`` ..."""


@dataclass(frozen=True, slots=True)
class Request:
    """The click or command that a commit carries out; its id makes it happen once."""

    request_id: int
    player_id: int | None
    name: str

    def part(self, number: int) -> "Request":
        """The request for one part of an order that does several things, such as one of many tables.

        Discord's ids are positive and 64 bits wide, so a part's is a hash of the order's and its own below zero: it
        meets none of Discord's, and a second delivery of the order comes to the same, which is then refused as done.
        """
        digest = hashlib.blake2b(f"{self.request_id}:{number}".encode(), digest_size=8).digest()
        return replace(self, request_id=-1 - (int.from_bytes(digest) >> 1))


Via = Literal["button", "command", "timeout", "leaving", "table", "moderator", "house", "pre_action"]


class Cause(NamedTuple):
    """How an act in a hand came about, for disputes."""

    via: Via
    at_ms: int


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """A deed of somebody with powers: one line of the guild's audit, saved in the transaction of the deed itself."""

    guild_id: int
    act: str
    """``pause``, ``void``, ``ban`` ...: a word of lower-case letters and underscores."""
    actor_id: int | None
    """player_id of who ordered it; None where the bot did it by itself."""
    reason: str
    at_ms: int
    subject_id: int | None = None
    """player_id of whom it concerns."""
    table_id: int | None = None
    hand_number: int | None = None
    before: str = ""
    """The state before and the state after, as short plain text without names: ``chips 1200``, ``banned until
    1795...``."""
    after: str = ""


class TableCommit(NamedTuple):
    """One table's part of a transaction: all of it is written, or nothing."""

    table_id: int
    state: TableState
    at_ms: int
    request: Request | None = None
    transfers: tuple[Transfer, ...] = ()
    hand_number: int | None = None
    """The hand that the events and pot transfers belong to."""
    events: tuple[Event, ...] = ()
    first_event: int = 0
    """How many events the hand's log holds already; 0 opens the hand."""
    cause: Cause | None = None
    closes_hand: bool = False
    voids_hand: bool = False
    closes_table: bool = False
    audit: AuditEntry | None = None
    """Where a moderator ordered it, or the table had to undo a hand."""
    after_hand: bool = False
    """The hand is closed already: somebody showed their cards after it, which moves no chips."""
    taken: tuple[tuple[Taken, ...], ...] = ()
    """Parallel to the events of a sealed hand: the positions of its decks that each took. Empty at other hands."""
    by_person: tuple[bool, ...] = ()
    """Parallel to the events: those that cut the next deal. Empty where none does."""
    new_seal: SavedSeal | None = None
    """The deal that is sealed by this commit."""
    seals: tuple[SavedSeal, ...] = ()
    """Deals that were sealed before, as they are now."""
    has_new_state: bool = True
    """False where ``state`` stands in the file already."""
    kept: KeptDeal | None = None
    """All that is kept of a sealed hand once it is over, beside its log. It holds every card that anybody was shown."""
    letters: tuple[DueLetter, ...] = ()
    """Due to players because of it."""
    posts: tuple[DuePost, ...] = ()
    """Due in channels because of it."""


@dataclass(frozen=True, slots=True)
class NewTable:
    guild_id: int
    channel_id: int
    owner_id: int
    """player_id of who opened it."""
    name: str
    settings: TableSettings
    tournament_id: int | None = None
    """The tournament that the table belongs to: its chips are the tournament's own, and only its director seats and
    unseats players."""
    practice: bool = False
    """Its chips are its own, given to whoever sits down, and house players sit there."""


@dataclass(frozen=True, slots=True)
class SavedTable:
    """An open table as the file holds it, for the next start."""

    table_id: int
    new: NewTable
    state: TableState
    stacks: dict[int, int]
    """player_id -> chips of the seat account."""
    events: tuple[Event, ...] = ()
    """Of the live hand, secrets included; empty when none is live, or when its log cannot be read."""
    message_id: int | None = None
    """Of the table's card, where one was posted."""
    in_pot: dict[int, int] | None = None
    """player_id -> the player's chips in the live hand's pot, by the ledger; None when no hand is live."""
    seals: tuple[SavedSeal, ...] = ()
    """The deal of the live hand, where it was sealed, and the next one; all acts that cut it are in it. Behind a copy's
    first start the last one is ``lost``, and there is no next one yet."""
    hand_was_copied: bool = False
    """The live hand ran when the file was copied: others may know how it went on, and its cards."""

    @property
    def is_copied(self) -> bool:
        """True at a table of a copied file that has not been made good."""
        return self.hand_was_copied or any(seal.state == "lost" for seal in self.seals)


@dataclass(frozen=True, slots=True)
class DamagedTable:
    """An open table whose row cannot be read: only its chips are known."""

    table_id: int
    guild_id: int
    problem: str
    """The fault in it, for the log; quotes no value."""
    stacks: dict[int, int]
    """player_id -> chips of the seat account."""
    hand_number: int | None = None
    """Of the live hand, where there is one."""
    in_pot: dict[int, int] = field(default_factory=dict)
    """player_id -> the player's chips in its pot."""
    tournament_id: int | None = None
    practice: bool = False


class StoreError(OwnerError):
    """Nothing of the commit was written; of OutcomeUnknown alone nobody knows."""


class DamagedRecord(StoreError):
    """The record of a hand or of its deal cannot be read, however often it is asked for."""


class InsufficientChips(StoreError):
    """An account would fall below zero."""


class PlayerBanned(StoreError):
    """A banned player may not buy in, nor claim."""


class PlayerLeaving(StoreError):
    """A player who is to be forgotten once they sit nowhere any more may not buy in."""


class WalletFrozen(StoreError):
    """Nothing leaves a frozen wallet but by a moderator, nor may its owner claim."""


class ChannelTaken(StoreError):
    """Another open table lives in this channel."""


class DuplicateRequest(StoreError):
    """A request with this id was carried out before."""


class StoreUnavailable(StoreError):
    """The file cannot be written (full disk, lost file, closed): nothing more will be until it is mended."""

    may_pass = True


class OutcomeUnknown(StoreUnavailable):
    """The file failed at the very commit: only the next start can tell whether it was written."""


class StoreDamaged(StoreUnavailable):
    """The file is damaged."""

    may_pass = False


class Store(Protocol):
    """Ledger and hand log together. Every method is durable when it returns, and safe to cancel."""

    async def open_table(self, new: NewTable, request: Request | None, at_ms: int) -> int:
        """The new table's id."""
        ...

    async def commit(self, commit: TableCommit) -> None: ...

    async def open_tables(self) -> list[SavedTable]:
        """The open tables that can be read."""
        ...

    async def damaged_tables(self) -> list[DamagedTable]:
        """The open tables that cannot."""
        ...

    async def save_table_message(self, table_id: int, channel_id: int, message_id: int) -> None:
        """Saves where the table's card stands now."""
        ...
