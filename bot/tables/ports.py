"""The table as it is shown, and the protocols of what it and the edge need from outside: Publisher, Dealer and Timer
for the table, Bank and Directory for the edge."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, Protocol

from bot.fairness.cutting import Closing, ClosingLine
from bot.poker.views import PlayerView, RoomView
from bot.tables.saving import Request, Store
from bot.tables.state import TableSettings
from bot.tables.view_parts import ClockView, CourseView, GamesView, LastHandView, PeopleView, PlaceView


class SeatLine(NamedTuple):
    """A seat of the table as the room sees it, in or out of a hand. A tuple, as SeatView is."""

    seat: int
    player_id: int
    stack: int
    status: Literal["playing", "waiting", "sitting_out", "leaving"]
    dm_closed: bool
    started_with: int = 0
    """See SeatState."""
    moves_to: int | None = None
    """See SeatState."""
    house: int | None = None
    """See SeatState."""
    waits_for_blind: bool = False
    """A newcomer, dealt in when the big blind comes to them, or when they post it (R-5.2)."""
    may_show: bool = False
    """The player may turn up their cards of the hand that is over (R-3.5)."""


class SealView(NamedTuple):
    """The next deal, as far as it is fixed."""

    hand: int
    seal: str
    """64 hexadecimal digits, and so is ``cut``: the seal with everything that was added to it so far."""
    cut: str
    cutters: tuple[int, ...] = ()
    """Seats that have added anything, in rising order."""
    asked: bool = False
    """No word can be added any more: the hand before is over and this one is due, or its closing is under way."""
    closed: Closing | None = None
    """None before the message stands that closes it."""
    words: tuple[tuple[int, str], ...] = ()
    """(seat, word) of those who cut with a word, in order: nobody adds one that the others do not see (F-3)."""


class TableView(NamedTuple):
    """All that the room may see of a table."""

    table_id: int
    place: PlaceView
    settings: TableSettings
    seats: tuple[SeatLine, ...]
    """By seat number."""
    hand_number: int
    hand: RoomView | None
    """The running hand, or the last one until the next is dealt."""
    revision: int
    """Grows with every change: a smaller one is overtaken."""
    clock: ClockView = ClockView()
    games: GamesView = GamesView()
    people: PeopleView = PeopleView()
    last: LastHandView = LastHandView()
    course: CourseView = CourseView()
    tournament_id: int | None = None
    practice: bool = False
    """See NewTable."""
    seal: SealView | None = None
    """None at a table whose deals are not sealed."""
    running_closing: Closing | None = None
    """Of ``hand``, where its deal was sealed and it was not undone."""
    marker: int = 0
    """See TableState; the choice is that seat's."""
    choice_until_ms: int | None = None
    """See TableState: the next game is being chosen."""
    to_be_chosen: bool = False
    """Nobody knows the game of the next hand: a player chooses it now, or will as soon as two can play."""

    def includes(self, player_id: int) -> bool:
        """True if the player sits there, owns the table or is its guest: at a private table they need no role."""
        seated = any(line.player_id == player_id for line in self.seats)
        return seated or player_id == self.place.owner_id or player_id in self.people.guests


WaitingNews = Literal["seated", "cannot_pay", "barred", "closed", "gone", "given_up"]
"""The fate of players on a waiting list: they have a seat; they were passed over, since they could not pay or may not
sit any more; the table has closed, or its place is gone."""


class Publisher(Protocol):
    """Tells people. Called after the commit, never awaited: it returns at once and works in tasks of its own."""

    def show_table(self, view: TableView) -> None: ...

    def cards_dealt(self, view: TableView, player_id: int, private: PlayerView) -> None:
        """New down cards for their owner."""
        ...

    def send_due(self) -> None:
        """Letters or posts were stored with the change."""
        ...


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
class DealToClose:
    """A deal that nothing is to be added to any more."""

    view: TableView
    """The table when it asked."""
    line: ClosingLine
    again: bool = False
    """It may have been posted before: look for its line, by the seal, before posting."""


class DealCloser(Protocol):
    """Posts the message that closes a deal."""

    def close(self, deal: DealToClose) -> None:
        """Returns at once, and tries until the message stands; then the table is told by DealClosed. May be asked again
        for the same deal, after a restart or where the answer could not be saved: the message is never posted twice, of
        several the smallest id counts, and the table is told once more."""
        ...


class Sight(Protocol):
    """Tells whether play is possible at a table."""

    async def look(self, view: TableView) -> bool:
        """Find out, before somebody loses something to the clock. Where play is impossible the table is told to stand
        still, until it is told to go on. Never fails."""
        ...


@dataclass(frozen=True, slots=True)
class TableServices:
    """Everything that all tables share."""

    store: Store
    publisher: Publisher
    dealer: Dealer
    timer: Timer
    closed: Callable[[int], None]
    """Told the id of a table that has closed."""
    changed: Callable[[TableView], None]
    """Told how a tournament's or a practice table stands after each change that is saved."""
    seed: Callable[[], bytes]
    """32 secret bytes from the system's secure source, anew each time."""
    closer: DealCloser | None = None
    """None where deals are not sealed."""
    sight: Sight | None = None
    """None where play is always possible."""


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
    """Which Discord user a pseudonym belongs to, and the channel of the user's direct messages."""

    async def player_id(self, user_id: int) -> int:
        """The user's pseudonym, made at first sight."""
        ...

    async def known(self, user_id: int) -> int | None:
        """The user's pseudonym, where there is one; looking makes none."""
        ...

    async def user_id(self, player_id: int) -> int | None: ...

    async def dm_channel(self, player_id: int) -> int | None: ...

    async def save_dm_channel(self, player_id: int, channel_id: int) -> None: ...
