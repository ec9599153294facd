"""The public view of a table, and the protocols through which it uses other parts of the bot.

A table needs Publisher, Dealer and Timer; the Discord commands also need Bank and Directory.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, Protocol

from bot.fairness.cutting import Closing, ClosingLine, Contribution, whole_cut
from bot.fairness.sealing import MadeDecks
from bot.poker.views import PlayerView, RoomView
from bot.tables.saving import Request, Store
from bot.tables.state import TableSettings
from bot.tables.view_parts import ChoiceView, ClockView, CourseView, GamesView, LastHandView, PeopleView, PlaceView


class SeatLine(NamedTuple):
    """A seat of the table as everybody sees it, during and between hands; a tuple, like SeatView."""

    seat: int
    player_id: int
    stack: int
    status: Literal["playing", "waiting", "sitting_out", "leaving"]
    dm_closed: bool
    started_with: int = 0
    """The stack at the start of the running or last hand, at a tournament's table (T-3.4)."""
    moves_to: int | None = None
    """The free seat that the player moves to once they are in no running hand; None if they stay."""
    house: int | None = None
    """The house player's number in the server, from 1; None for a person."""
    waits_for_blind: bool = False
    """True for a newcomer, who is dealt in when the big blind reaches them or they post it (R-5.2)."""
    may_show: bool = False
    """True if the player may show their cards of the finished hand (R-3.5)."""
    lost_to: tuple[int, ...] = ()
    """The player_ids of those who won the player's last chips, at a tournament's table (T-7.2)."""
    bounty: int = 0
    """The bounty on the player, in chips of the server (T-7.6)."""
    has_acted: bool = False
    """True once the player has acted in a hand here, at a tournament's table (T-10.3)."""


class SealView(NamedTuple):
    """The public part of the next deal's seal."""

    hand: int
    seal_bytes: bytes
    contributions: tuple[Contribution, ...] = ()
    asked: bool = False
    """True if no more words can cut the deal: the next hand is scheduled, or the closing is requested."""
    closed: Closing | None = None
    """The deal's closing; None until the closing message is posted."""
    words: tuple[tuple[int, str], ...] = ()
    """(seat, word) of each cut with a word, in the order of the cuts; everybody may see the words (F-3)."""

    @property
    def seal(self) -> str:
        """The seal in 64 hexadecimal digits."""
        return self.seal_bytes.hex()

    @property
    def cut(self) -> str:
        """The seal combined with every contribution, in 64 hexadecimal digits; few readers ask for it."""
        return whole_cut(self.seal_bytes, self.contributions).hex()

    @property
    def cutters(self) -> tuple[int, ...]:
        """The seats that contributed to the cut, in ascending order."""
        return tuple(sorted({one.seat for one in self.contributions}))


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
    """True at a practice table, which has its own chips and house players."""
    seal: SealView | None = None
    """None at a table without sealed deals."""
    hand_closing: Closing | None = None
    """The closing of ``hand``, if its deal was sealed and the hand was not undone."""
    choice: ChoiceView = ChoiceView()

    def includes(self, player_id: int) -> bool:
        """Return True if the player sits at the table, owns it or is a guest, and so needs no role to join it."""
        seated = any(line.player_id == player_id for line in self.seats)
        return seated or player_id == self.place.owner_id or player_id in self.people.guests


WaitingNews = Literal["seated", "cannot_pay", "barred", "closed", "gone", "given_up"]
"""The kinds of news for a player on the waiting list, or for a player who lost a seat to the list.

``seated``: they got a seat; ``cannot_pay``: their buy-in was refused; ``barred``: they may no longer sit here;
``closed`` and ``gone``: the table closed, or its channel or server is gone; ``given_up``: they sat out too long and
lost their seat.
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
        """Send the direct messages and posts that were saved with the change."""
        ...


class Dealer(Protocol):
    def shuffle(self, deck: Sequence[int]) -> tuple[int, ...]:
        """Return the deck in a uniform order from a cryptographically secure source (R-1.4)."""
        ...


class DeckMaker(Protocol):
    """The maker of the decks to seal (F-1).

    Each of its seeds is new, from the system's secure source, and given out once.
    """

    def made(self, table_id: int, hand: int) -> MadeDecks:
        """Return decks for the hand, prepared or made now."""
        ...

    def prepare(self, table_id: int, hand: int) -> None:
        """Start making the decks that the table will need next, and return at once.

        Nothing is lost if they are never made: nothing about them has been saved or shown.
        """
        ...

    def forget(self, table_id: int) -> None:
        """Drop what was prepared for the table, because it has closed."""
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
    """A deal that is waiting for its closing message, so no more words can cut it."""

    view: TableView
    """The table's view when the closing was requested."""
    line: ClosingLine
    again: bool = False
    """True if the closing message may already be posted: search the thread for its seal before posting."""


class DealCloser(Protocol):
    """The service that posts the messages that close deals."""

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
        """Return True if play is possible; a table calls this before a timeout costs a player something.

        If play is impossible, the check stops the table until play is possible again. It never raises.
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
    """A callback with the id of a table that has just closed."""
    changed: Callable[[TableView], None]
    """A callback with the new view after each saved change of a tournament's or a practice table."""
    decks: DeckMaker
    closer: DealCloser | None = None
    """The service that posts closing messages; None if deals are not sealed."""
    sight: Sight | None = None
    """The check whether play is possible at a table; None if it always is."""


@dataclass(frozen=True, slots=True)
class Claim:
    """The outcome of a player's request for free chips."""

    granted: int
    """The chips that the player got; 0 if the claim was refused."""
    balance: int
    refused: Literal["not_broke", "too_soon"] | None = None
    next_ms: int | None = None
    """The time from which the player may claim again, in ms."""


class Bank(Protocol):
    """The service for chips that players have off the table."""

    async def wallet(self, guild_id: int, player_id: int, first_grant: int, at_ms: int) -> int:
        """Return the balance; a player who is new to the guild gets the first grant, once."""
        ...

    async def at_tables(self, guild_id: int, player_id: int) -> int:
        """Return the chips in the player's seat accounts of this guild."""
        ...

    async def claim(self, request: Request, guild_id: int, amount: int, at_ms: int) -> Claim:
        """Raise a player's chips to ``amount`` in total, stacks included; once in 24 hours."""
        ...


class Directory(Protocol):
    """The map between Discord users and pseudonyms, with each user's direct-message channel."""

    async def player_id(self, user_id: int) -> int:
        """Return the user's pseudonym; a new user gets a new one."""
        ...

    async def known(self, user_id: int) -> int | None:
        """Return the user's pseudonym, or None without creating one."""
        ...

    async def user_id(self, player_id: int) -> int | None: ...

    async def dm_channel(self, player_id: int) -> int | None: ...

    async def save_dm_channel(self, player_id: int, channel_id: int) -> None: ...
