"""The public view of a table, and the protocols for its outside world.

A table needs Publisher, Dealer and Timer; the edge also needs Bank and Directory.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, Protocol

from bot.fairness.cutting import Closing, ClosingLine
from bot.poker.views import PlayerView, RoomView
from bot.tables.saving import Request, Store
from bot.tables.state import TableSettings
from bot.tables.view_parts import ChoiceView, ClockView, CourseView, GamesView, LastHandView, PeopleView, PlaceView


class SeatLine(NamedTuple):
    """A seat of the table as everybody sees it, in or out of a hand; a tuple, like SeatView."""

    seat: int
    player_id: int
    stack: int
    status: Literal["playing", "waiting", "sitting_out", "leaving"]
    dm_closed: bool
    started_with: int = 0
    """The same as in SeatState."""
    moves_to: int | None = None
    """The same as in SeatState."""
    house: int | None = None
    """The same as in SeatState."""
    waits_for_blind: bool = False
    """True for a newcomer, who is dealt in when the big blind reaches them or they post it (R-5.2)."""
    may_show: bool = False
    """True if the player may show their cards of the finished hand (R-3.5)."""


class SealView(NamedTuple):
    """The public part of the next deal's seal."""

    hand: int
    seal: str
    """The seal in 64 hexadecimal digits; ``cut`` is the seal combined with every contribution, in the same form."""
    cut: str
    cutters: tuple[int, ...] = ()
    """The seats that contributed to the cut, in ascending order."""
    asked: bool = False
    """True if words are no longer accepted: the next hand is scheduled, or the closing is requested."""
    closed: Closing | None = None
    """The closing; None until the closing message is posted."""
    words: tuple[tuple[int, str], ...] = ()
    """(seat, word) of the cuts with a word, in order, so that everybody sees every word (F-3)."""


class TableView(NamedTuple):
    """Everything about a table that everybody may see."""

    table_id: int
    place: PlaceView
    settings: TableSettings
    seats: tuple[SeatLine, ...]
    """The occupied seats, in order of seat number."""
    hand_number: int
    hand: RoomView | None
    """The running hand, or the last one until the next deal."""
    revision: int
    """A number that grows with every change: a view with a smaller one is outdated."""
    clock: ClockView = ClockView()
    games: GamesView = GamesView()
    people: PeopleView = PeopleView()
    last: LastHandView = LastHandView()
    course: CourseView = CourseView()
    tournament_id: int | None = None
    practice: bool = False
    """The same as in NewTable."""
    seal: SealView | None = None
    """None at a table without sealed deals."""
    hand_closing: Closing | None = None
    """The closing of ``hand``, if its deal was sealed and the hand was not undone."""
    choice: ChoiceView = ChoiceView()

    def includes(self, player_id: int) -> bool:
        """Return True if the player sits at the table, owns it or is a guest; they need no role if it is private."""
        seated = any(line.player_id == player_id for line in self.seats)
        return seated or player_id == self.place.owner_id or player_id in self.people.guests


WaitingNews = Literal["seated", "cannot_pay", "barred", "closed", "gone", "given_up"]
"""The news for a player of a waiting list, or for one who gave up a seat to it.

``seated``: they got a seat; ``cannot_pay`` and ``barred``: they were passed over; ``closed`` and ``gone``: the table
closed, or lost its place; ``given_up``: they sat out too long and lost their seat.
"""


class Publisher(Protocol):
    """The publisher of a table's saved changes.

    The table calls it after the commit and never awaits it: each method returns at once and works in its own tasks.
    """

    def show_table(self, view: TableView) -> None: ...

    def cards_dealt(self, view: TableView, player_id: int, private: PlayerView) -> None:
        """Send new down cards to their player."""
        ...

    def send_due(self) -> None:
        """Send the letters and posts that were saved with the change."""
        ...


class Dealer(Protocol):
    def shuffle(self, deck: Sequence[int]) -> tuple[int, ...]:
        """Return the deck in a uniform order from a cryptographically secure source (R-1.4)."""
        ...


class TimerHandle(Protocol):
    def cancel(self) -> None: ...


class Timer(Protocol):
    def now_ms(self) -> int:
        """Return the milliseconds since 1970, UTC."""
        ...

    def call_at(self, at_ms: int, callback: Callable[[], None]) -> TimerHandle: ...


@dataclass(frozen=True, slots=True)
class DealToClose:
    """A deal whose closing is requested, so no more words can cut it."""

    view: TableView
    """The table at the time of the request."""
    line: ClosingLine
    again: bool = False
    """True if the message may already be posted: search for its line, by the seal, before posting."""


class DealCloser(Protocol):
    """The part that posts the message that closes a deal."""

    def close(self, deal: DealToClose) -> None:
        """Start posting the message and return at once; it retries until it succeeds, then sends DealClosed.

        The table may request the same deal again after a restart, or if it could not save the answer. The message is
        then not posted twice, and DealClosed is sent again. If several messages exist, the one with the smallest id
        counts.
        """
        ...


class Sight(Protocol):
    """The check whether play is possible at a table."""

    async def look(self, view: TableView) -> bool:
        """Return True if play is possible; the table asks before a timeout costs a player something.

        If play is impossible, it stops the table until play is possible again. It never raises.
        """
        ...


@dataclass(frozen=True, slots=True)
class TableServices:
    """The services that all tables share."""

    store: Store
    publisher: Publisher
    dealer: Dealer
    timer: Timer
    closed: Callable[[int], None]
    """A callback for the id of each closed table."""
    changed: Callable[[TableView], None]
    """A callback for the view of a tournament's or a practice table after each saved change."""
    seed: Callable[[], bytes]
    """Returns 32 new secret bytes from the system's secure source."""
    closer: DealCloser | None = None
    """None if deals are not sealed."""
    sight: Sight | None = None
    """None if play is always possible."""


@dataclass(frozen=True, slots=True)
class Claim:
    """The outcome of a broke player's claim."""

    granted: int
    """In chips; 0 if the claim was refused."""
    balance: int
    refused: Literal["not_broke", "too_soon"] | None = None
    next_ms: int | None = None
    """The time when the player may claim again."""


class Bank(Protocol):
    """The players' chips off the table."""

    async def wallet(self, guild_id: int, player_id: int, first_grant: int, at_ms: int) -> int:
        """Return the balance; a player who is new to the guild gets the first grant, once."""
        ...

    async def at_tables(self, guild_id: int, player_id: int) -> int:
        """Return the chips in the player's seat accounts of this guild."""
        ...

    async def claim(self, request: Request, guild_id: int, amount: int, at_ms: int) -> Claim:
        """Fill a player's wallet and stacks up to ``amount`` chips in total, once in 24 hours."""
        ...


class Directory(Protocol):
    """The map between Discord users and pseudonyms, with each user's direct-message channel."""

    async def player_id(self, user_id: int) -> int:
        """Return the user's pseudonym, and create it for a new user."""
        ...

    async def known(self, user_id: int) -> int | None:
        """Return the user's pseudonym, or None without creating one."""
        ...

    async def user_id(self, player_id: int) -> int | None: ...

    async def dm_channel(self, player_id: int) -> int | None: ...

    async def save_dm_channel(self, player_id: int, channel_id: int) -> None: ...
