"""What a table and the edge need from outside, and the values that cross: the protocols Store, Publisher, Dealer and
Timer for the table, Bank and Directory for the edge."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol

from bot.poker.events import Event
from bot.poker.house_rules import HouseRules, Limit, Stakes
from bot.poker.views import PlayerView, RoomView

AccountKind = Literal["issuer", "wallet", "seat", "pot", "prize", "mint", "entry", "practice"]
HouseStrength = Literal["novice", "regular", "strong"]
"""How well the house players of a practice table play, the weakest first."""


@dataclass(frozen=True, slots=True)
class Account:
    """An account of one guild's chips. ``issuer`` mints and burns; ``wallet`` is a player's chips off the table,
    ``seat`` his stack at a table, ``pot`` what is in the middle there, ``prize`` a tournament's pool.

    A tournament's own chips are a unit apart, never to be exchanged: ``mint`` makes and takes them, ``entry`` is what
    an entrant has of them off the table, and the seats and pots of the tournament's tables hold nothing else. So are a
    practice table's: ``practice`` makes and takes them, and the seats and the pot of that one table hold them."""

    kind: AccountKind
    guild_id: int
    player_id: int | None = None
    table_id: int | None = None
    tournament_id: int | None = None


@dataclass(frozen=True, slots=True)
class Transfer:
    debit: Account
    credit: Account
    amount: int
    code: str
    """Why: ``buy_in``, ``cash_out``, ``bet``, ``ante``, ``award``, ``uncalled``, ``grant``, ``claim``, ``void`` ..."""


@dataclass(frozen=True, slots=True)
class TableSettings:
    """What a table is opened with; it never changes while the table stands."""

    game: str
    stakes: Stakes
    rules: HouseRules
    seats_max: int
    buy_in_least: int
    buy_in_most: int
    """Equal to the least where all buy in for the same amount (R-3.1)."""
    turn_seconds: int = 45
    idle_seconds: int = 1800
    rotation: tuple[str, ...] = ()
    """A mixed table's games in their order, ``game`` the first; empty where one game is played."""
    rotation_hands: int = 0
    """Hands of each game before the next; 0 for an orbit, as many hands as players are dealt in."""
    rotation_limit: Limit | None = None
    """What the games after the first are played in, where they can be; None for what is customary in each."""
    time_bank_seconds: int = 0
    """What each player may take beside his turns' time, over many hands; 0 where there is no time bank."""
    private: bool = False
    """Only its owner, whom he invites and who has the role may sit."""
    role_id: int = 0
    """Discord's id of the role whose members may sit; 0 where there is none, and for a table that anyone may join."""
    house_strength: HouseStrength = "regular"
    """Of the house players, at a practice table."""
    house_players: int = 0
    """How many of them are to sit there, as far as there is room."""

    @property
    def is_private(self) -> bool:
        return self.private or self.role_id != 0


PlanKind = Literal["check_fold", "call_this", "call_any", "fold_any", "pat"]
"""What a player may plan to do on his next turn; ``pre_actions`` says what each means."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a player does on his next turn of this street, without being asked. Nobody else may know of it."""

    player_id: int
    kind: PlanKind
    to: int = 0
    """The bet that ``call_this`` calls: what each player has to have in on this street."""


@dataclass(frozen=True, slots=True)
class SeatState:
    """A player at the table between and during hands; his stack is the balance of his seat account."""

    seat: int
    player_id: int
    sitting_out: bool = False
    """From the next hand on."""
    leaving: bool = False
    """Folds when he must, is cashed out after the hand."""
    timeouts: int = 0
    """In a row."""
    dm_closed: bool = False
    posts: bool = False
    """A newcomer who does not wait for the big blind but posts it (R-5.2)."""
    started_with: int = 0
    """His stack at the start of the running or the last hand, at a tournament's table (T-3.4)."""
    kicked: bool = False
    """Leaves because a moderator wants it: he cannot change his mind before the hand ends."""
    bank_ms: int | None = None
    """What is left of his time bank; None while he has used none of it."""
    moves_to: int = 0
    """The free seat that he moves to once he is in no running hand; 0 where he stays."""
    moved: bool = False
    """Has changed his seat since he was last dealt a hand with blinds: there he counts as a newcomer (R-5.2)."""
    house: int = 0
    """Which of the server's house players he is, from 1; 0 for a person."""


@dataclass(frozen=True, slots=True)
class WaitingState:
    """A player on the waiting list. No chips are kept for him: he pays when he is seated."""

    player_id: int
    buy_in: int
    """Chips."""
    needs_role: bool = False
    """He may sit because of the table's role alone: before he is seated the edge says whether he still has it."""


@dataclass(frozen=True, slots=True)
class TableState:
    """All that a table must remember between messages beside its chips and the running hand's events."""

    seats: tuple[SeatState, ...] = ()
    button: int = 0
    """Seat of the dealer button; 0 before the first hand."""
    hand_number: int = 0
    """Of the running or the last hand."""
    deadline_ms: int | None = None
    """When the running turn ends."""
    idle_since_ms: int = 0
    paused: str | None = None
    """Why a moderator has stopped the table: ``moderator``; None where none has."""
    closing: bool = False
    """Closes and pays out after the hand."""
    draw_button: int = 0
    """Seat of the button in the last hand of a draw game, which stands still while stud is played; 0 before one."""
    small_blind_seat: int = 0
    big_blind_seat: int = 0
    """Where the blinds of that hand were due, posted or not; a seat that may be empty by now (R-5.2)."""
    dealt_in: tuple[int, ...] = ()
    """player_ids of the running or the last hand; 0 for one who has left the table since, so that he comes back as a
    newcomer (R-5.2)."""
    leg: int = 0
    """Place in a mixed table's rotation of the running or the last hand's game."""
    leg_hands: int = 0
    """Hands of this leg dealt so far."""
    pausing: bool = False
    """A moderator's pause begins when the running hand ends."""
    owner_id: int = 0
    """player_id of whom a moderator handed the table to; 0 while it is still who opened it."""
    voided: Literal["moderator", "fault"] | None = None
    """Why the hand before was undone, until the next is dealt."""
    waits: bool = False
    """A tournament's table deals no next hand before its director lets it go on."""
    bet: int = 0
    """The small bet, or the big blind in pot and no limit, of the tournament's level; 0 at other tables."""
    stopped: bool = False
    """The tournament's director has stopped the table, clocks too, whatever moderators order besides (T-3.6)."""
    name: str = ""
    """What it was renamed to; empty while it is called as it was opened."""
    guests: tuple[int, ...] = ()
    """player_ids who were invited to a private table, the earliest first."""
    waiting: tuple[WaitingState, ...] = ()
    """For a seat, the next one first."""
    plans: tuple[Plan, ...] = ()
    """Of players in the running hand, for this street; private."""
    bank_from_ms: int | None = None
    """When the time bank of the player to act begins, or began, to be used up; None where it is not."""

    @property
    def stands_still(self) -> bool:
        """Nothing is dealt, and no clock runs."""
        return self.paused is not None or self.stopped


@dataclass(frozen=True, slots=True)
class Request:
    """The click or command that a commit carries out; its id makes it happen once."""

    request_id: int
    player_id: int | None
    name: str


Via = Literal["button", "command", "timeout", "leaving", "table", "moderator", "house", "pre_action"]


@dataclass(frozen=True, slots=True)
class Cause:
    """How an act in a hand came about, for disputes."""

    via: Via
    at_ms: int


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """What somebody with powers did: one line of the guild's audit, saved in the transaction of the deed itself."""

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
    """What was, and what is now, as short plain text without names: ``chips 1200``, ``banned until 1795...``."""
    after: str = ""


@dataclass(frozen=True, slots=True)
class TableCommit:
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
    """The hand is closed already: somebody showed his cards after it, which moves no chips."""


@dataclass(frozen=True, slots=True)
class NewTable:
    guild_id: int
    channel_id: int
    owner_id: int
    """player_id of who opened it."""
    name: str
    settings: TableSettings
    tournament_id: int | None = None
    """Whose table it is: its chips are that tournament's own, and only its director seats and unseats players."""
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
    """player_id -> chips that he has in the live hand's pot, by the ledger; None when no hand is live."""


@dataclass(frozen=True, slots=True)
class DamagedTable:
    """An open table whose row cannot be read: only its chips are known."""

    table_id: int
    guild_id: int
    problem: str
    """What is wrong with it, for the log; quotes no value."""
    stacks: dict[int, int]
    """player_id -> chips of the seat account."""
    hand_number: int | None = None
    """Of the live hand, where there is one."""
    in_pot: dict[int, int] = field(default_factory=dict)
    """player_id -> chips that he has in its pot."""
    tournament_id: int | None = None
    practice: bool = False


class StoreError(Exception):
    """Nothing of the commit was written."""


class InsufficientChips(StoreError):
    """An account would fall below zero."""


class PlayerBanned(StoreError):
    """A banned player may not buy in, nor claim."""


class WalletFrozen(StoreError):
    """Nothing leaves a frozen wallet but by a moderator, nor may its owner claim."""


class ChannelTaken(StoreError):
    """Another open table lives in this channel."""


class DuplicateRequest(StoreError):
    """A request with this id was carried out before."""


class StoreUnavailable(StoreError):
    """The file cannot be written (full disk, lost file, closed): nothing more will be until it is mended."""


class Store(Protocol):
    """Ledger and hand log together. Every method is durable when it returns, and safe to cancel."""

    async def open_table(self, new: NewTable, request: Request | None, at_ms: int) -> int:
        """The new table's id."""
        ...

    async def commit(self, commit: TableCommit) -> None: ...

    async def open_tables(self) -> list[SavedTable]:
        """Those that can be read."""
        ...

    async def damaged_tables(self) -> list[DamagedTable]:
        """The open tables that cannot."""
        ...

    async def wallet_balance(self, guild_id: int, player_id: int) -> int: ...

    async def save_card(self, table_id: int, channel_id: int, message_id: int) -> None:
        """Where the table's card stands now."""
        ...


@dataclass(frozen=True, slots=True)
class SeatLine:
    """A seat of the table as the room sees it, in or out of a hand."""

    seat: int
    player_id: int
    stack: int
    status: Literal["playing", "waiting", "sitting_out", "leaving"]
    dm_closed: bool
    started_with: int = 0
    """See SeatState."""
    moves_to: int = 0
    """See SeatState."""
    house: int = 0
    """See SeatState."""
    waits_for_blind: bool = False
    """A newcomer who is dealt in when the big blind comes to him, or when he posts it (R-5.2)."""
    may_show: bool = False
    """He may turn up what he held in the hand that is over (R-3.5)."""


@dataclass(frozen=True, slots=True)
class TableView:
    """All that the room may see of a table."""

    table_id: int
    guild_id: int
    channel_id: int
    name: str
    owner_id: int
    settings: TableSettings
    seats: tuple[SeatLine, ...]
    """By seat number."""
    hand_number: int
    hand: RoomView | None
    """The running hand, or the last one until the next is dealt."""
    recent: tuple[Event, ...]
    """The hand's public events so far, secrets taken out: no ``DeckShuffled``, and ``StreetDealt.down`` is empty."""
    deadline_ms: int | None
    next_hand_ms: int | None
    """When the next hand is dealt, where one is due."""
    paused: str | None
    """Why nothing is dealt and no clock runs: ``moderator``, ``tournament`` or ``store_failed``, the first that holds;
    None when the table runs."""
    closed: bool
    revision: int
    """Grows with every change: a smaller one is overtaken."""
    hand_players: tuple[tuple[int, int], ...] = ()
    """(seat, player_id) of those dealt into ``hand``: a player who has left since has no line in ``seats`` any more."""
    game: str = ""
    """Of ``hand``, or of the next one where there is none."""
    next_game: str | None = None
    """What the next hand is played in, where that is another game: it is to be announced."""
    stakes: Stakes | None = None
    """What ``game`` is played for: ``settings.stakes`` are those of a mixed table's first game."""
    closing: bool = False
    """It closes after the hand that is running."""
    pausing: bool = False
    """It pauses after the hand that is running, as a moderator wants."""
    voided: Literal["moderator", "fault"] | None = None
    """The hand before was undone, every chip given back; until the next is dealt."""
    tournament_id: int | None = None
    waits: bool = False
    """For the tournament's director."""
    big_blind_seat: int = 0
    """Where the big blind of the last hand was due; 0 where none is posted."""
    guests: tuple[int, ...] = ()
    """See TableState; for the edge, which shows a private table to those who may join it."""
    waiting: tuple[WaitingState, ...] = ()
    practice: bool = False
    """See NewTable."""
    bank_from_ms: int | None = None
    """See TableState."""
    bank_ms: int = 0
    """What the player to act had in his time bank when his turn came."""


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that the guild's moderators are to be told of, where they have a channel."""

    guild_id: int
    kind: Literal["hand_voided", "table_paid_out", "tournament_homeless"]
    table_id: int
    """0 where it is about a tournament."""
    table: str
    """The table's or the tournament's name; empty where it cannot be read."""
    hand_number: int | None = None


WaitingNews = Literal["seated", "cannot_pay", "barred", "closed"]
"""What happened to players on a waiting list: they have a seat; they were passed over, since they could not pay or may
not sit any more; the table has closed."""


class Publisher(Protocol):
    """Tells people. Called after the commit, never awaited: it returns at once and works in tasks of its own."""

    def show(self, view: TableView) -> None: ...

    def deal(self, view: TableView, player_id: int, private: PlayerView) -> None:
        """New down cards for their owner."""
        ...

    def call_to_act(self, view: TableView, player_id: int) -> None: ...

    def tell_moderators(self, notice: Notice) -> None: ...

    def tell_waiting(self, view: TableView, players: tuple[int, ...], news: WaitingNews) -> None: ...


class Dealer(Protocol):
    def shuffle(self, deck: Sequence[int]) -> tuple[int, ...]:
        """One uniform shuffle from a cryptographically secure source (R-1.4)."""
        ...


class TimerHandle(Protocol):
    def cancel(self) -> None: ...


class Timer(Protocol):
    def now_ms(self) -> int:
        """Milliseconds since 1970, UTC."""
        ...

    def call_at(self, at_ms: int, callback: Callable[[], None]) -> TimerHandle: ...


@dataclass(frozen=True, slots=True)
class Claim:
    """The outcome of a broke player's claim."""

    granted: int
    """0 where it was refused."""
    balance: int
    refused: Literal["not_broke", "too_soon"] | None = None
    next_ms: int | None = None
    """When the player may claim again."""


class Bank(Protocol):
    """Wallets off the table."""

    async def wallet(self, guild_id: int, player_id: int, first_grant: int, at_ms: int) -> int:
        """The balance; a player new to the guild gets the first grant, once."""
        ...

    async def at_tables(self, guild_id: int, player_id: int) -> int:
        """Chips in the player's seat accounts of this guild."""
        ...

    async def claim(self, request: Request, guild_id: int, amount: int, at_ms: int) -> Claim:
        """Bring a player whose wallet and stacks together hold less than ``amount`` up to it, once in 24 hours."""
        ...


class Directory(Protocol):
    """Which Discord user a pseudonym belongs to, and the channel of his direct messages."""

    async def player_id(self, user_id: int) -> int:
        """The user's pseudonym, made at first sight."""
        ...

    async def known(self, user_id: int) -> int | None:
        """The user's pseudonym where he has one; looking makes none."""
        ...

    async def user_id(self, player_id: int) -> int | None: ...

    async def dm_channel(self, player_id: int) -> int | None: ...

    async def save_dm_channel(self, player_id: int, channel_id: int) -> None: ...
