"""The parts that the Discord edge works with. The composition root makes them once, and the client carries them.

A button reaches the services, so what has buttons stands here as a protocol."""

from collections.abc import Iterable
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import Any, Protocol, cast

import discord

from bot.common.house_clock import HouseClock
from bot.common.obstacles import Obstacle
from bot.fleet.own_servers import OwnServers
from bot.history.ports import History
from bot.moderation.lobby_book import LobbyBook, LobbyCall, LobbyPlace
from bot.moderation.ports import Office
from bot.moderation.record_book import RecordThread
from bot.moderation.token_bucket import Limits
from bot.practice.house_players import HousePlayers
from bot.practice.ports import Lesson
from bot.practice.worker import OddsWorker
from bot.publishing.mail.direct_mail import DirectMail
from bot.publishing.table.letters import LetterWriter
from bot.settings import Settings
from bot.tables.due_letters import DueLetter
from bot.tables.due_posts import DuePost
from bot.tables.manager import TableManager
from bot.tables.ports import Bank, Directory, TableView, Timer
from bot.tournaments.manager import TournamentManager
from bot.tournaments.ports import TournamentView
from bot.ui.discord.outbox import Outbox
from bot.ui.people.names import Names
from bot.ui.people.preferences import PlayerPreferences
from bot.ui.pictures.card_pictures import CardPictures
from bot.ui.scene.readers import Readers
from bot.use_cases.authority import Authority
from bot.use_cases.finding import Finding
from bot.use_cases.hands import FindingHands
from bot.use_cases.health import HealthSource
from bot.use_cases.requests import Requests
from bot.use_cases.standing import Standings
from bot.use_cases.users import Users
from bot.use_cases.wallets import Wallets


class Standstills(Protocol):
    def look_around(self, guild_id: int) -> None:
        """Channels, threads or roles may have changed in the server."""
        ...

    def meet(self, guild: discord.Guild) -> None:
        """Events of the server may have been missed until now."""
        ...

    def in_guild(self, guild_id: int) -> list[tuple[str, Obstacle]]:
        """The server's tables and tournaments that stand still, by name, with the obstacle."""
        ...


class Startable(Protocol):
    """A part that is made before the client exists, and begins to send once the outbox has it."""

    def start(self) -> None: ...


class Cards(Protocol):
    """Keeps every table's card up to date."""

    def know(self, table_id: int, message_id: int) -> None:
        """Learns from the file where a table's card stands; before the tables are restored."""
        ...

    def expecting(self, table_id: int) -> AbstractContextManager[None]:
        """A click is under way whose answer may carry the card: edits are held back until it is answered."""
        ...

    async def carry(self, interaction: discord.Interaction, view: TableView) -> None:
        """Answer a click on a card with the newest card there is, if that is to be shown."""
        ...

    def spends(self, table_id: int) -> None:
        """A request for the table was counted beside its card, which makes up for it where it can wait."""
        ...

    def rests(self, table_id: int) -> bool:
        """True if the card is left as it is for a while, since all who play have the hand before them elsewhere."""
        ...

    def note_message(self, channel_id: int, message_id: int) -> None:
        """Someone wrote in a channel: enough of that pushes the card out of sight."""
        ...


class Panels(Protocol):
    """Keeps every player's hand panel up to date."""

    def show(self, view: TableView) -> None:
        """The table has changed."""
        ...

    async def open(self, interaction: discord.Interaction[Any], view: TableView, player_id: int) -> None:
        """Answer with a new panel of the table; it takes the place of the player's older one."""
        ...

    def answering(self, table_id: int, player_id: int) -> AbstractContextManager[None]:
        """A click on a panel is under way whose answer shows the newest state: edits are held back until then."""
        ...

    async def answer(
        self,
        interaction: discord.Interaction[Any],
        view: TableView,
        player_id: int,
        words: str | None = None,
        chosen: int = 0,
        *,
        planning: bool = False,
    ) -> None:
        """Answer a click on a panel with its newest state, and ``words`` of what came of it. ``chosen``: the cards to
        throw away, as a draw's buttons have them. ``planning``: with the player's plans open."""
        ...


class TablePublisher(Protocol):
    """Tells people what their tables tell."""

    def forget(self, player_id: int) -> None:
        """Forget a user's names, and the way to them."""
        ...


class Announcer(Protocol):
    """Tells people of tournaments."""

    def know_posts(
        self, tournament_id: int, message_id: int | None, board_id: int | None, event_id: int | None
    ) -> None:
        """Learns from the file where a tournament's posts stand; before the tournaments are restored."""
        ...

    def post_anew(self, view: TournamentView) -> None:
        """Move the tournament's card to the end of its channel."""
        ...

    def note_message(self, channel_id: int, message_id: int) -> None:
        """Someone wrote in a channel: enough of that pushes the chip counts out of sight."""
        ...


class Lobbies(Protocol):
    """Keeps every server's lobby up to date."""

    def know(self, places: Iterable[LobbyPlace], calls: Iterable[LobbyCall]) -> None:
        """Learns from the file what the process before left on Discord."""
        ...

    def look(self, guild_id: int) -> None:
        """A table or tournament of the server has changed."""
        ...

    def renew(self, guild_id: int) -> None:
        """The room's settings may have changed."""
        ...

    def redraw(self, guild_id: int) -> None:
        """A menu of it has been used, and shows what was chosen."""
        ...


class Records(Protocol):
    """Keeps the threads in which deals go on record."""

    def know(self, threads: Iterable[RecordThread]) -> None:
        """Learns from the file of the threads that were made; before the tables are restored."""
        ...

    def renew(self, guild_id: int) -> None:
        """The room's settings may have changed."""
        ...


class DueLetters(Protocol):
    """Sends the letters that the file holds for players."""

    async def reach(self, letter: DueLetter) -> bool:
        """Sends one that was stored with a change; whether it reached its reader. Never fails."""
        ...


class DuePosts(Protocol):
    """Sends the posts that the file holds for channels."""

    def look(self) -> None:
        """Posts were stored with a change. Never fails."""
        ...

    def tell(self, post: DuePost) -> None:
        """Sends one that no change has stored. Never fails."""
        ...


class Tutor(Protocol):
    """Guides players through their first hands."""

    async def restore(self) -> None:
        """After the tables are restored: go on with the hands that were guided. Raises StoreError."""
        ...

    async def stop(self) -> None:
        """Finish what is being said."""
        ...

    def lesson_of(self, player_id: int) -> Lesson | None: ...

    def learner_at(self, table_id: int) -> int | None:
        """The player_id of the player who is guided there."""
        ...

    async def begin(self, interaction: discord.Interaction, table: TableView, player_id: int) -> None:
        """Guide the next hand that is dealt to the player there, in place of any other lesson of theirs in the server.
        Raises StoreError."""
        ...

    async def watch(self, interaction: discord.Interaction) -> None:
        """See whether a click, before it is carried out, is a learner's at their table."""
        ...

    def heard(self, interaction: discord.Interaction, table_id: int, player_id: int) -> None:
        """A player has asked something at the table. If they are the learner, the next notes, which tell their cards,
        answer it."""
        ...

    async def explained(self, table_id: int, player_id: int) -> discord.ui.LayoutView | None:
        """The note about the learner's turn, where it is theirs."""
        ...

    async def give_up(self, table_id: int) -> None:
        """End the lesson there. A failure of the store is logged, and not raised."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    settings: Settings
    clock: HouseClock
    timer: Timer
    """The same, or what a test has in its place."""
    directory: Directory
    bank: Bank
    office: Office
    history: History
    """Finished hands and statistics."""
    tables: TableManager
    tournaments: TournamentManager
    house_players: HousePlayers
    """The house players, who sit at practice tables."""
    preferences: PlayerPreferences
    """Each player's preferences."""
    users: Users
    """All that is kept of a user."""
    names: Names
    readers: Readers
    """How people see a table: language, names, place."""
    pictures: CardPictures
    outbox: Outbox
    """The door for every request to Discord."""
    mail: DirectMail
    cards: Cards
    panels: Panels
    letters: LetterWriter
    due_letters: DueLetters
    due_posts: DuePosts
    publisher: TablePublisher
    announcer: Announcer
    lobbies: Lobbies
    lobby_book: LobbyBook
    """The players who want to be called, and to which games."""
    records: Records
    tutor: Tutor
    play_watch: Standstills
    """Tells where play is impossible."""
    wallets: Wallets
    standings: Standings
    requests: Requests
    authority: Authority
    finding: Finding
    finding_hands: FindingHands
    monitor: HealthSource
    """Tells how the bot is doing."""
    starting: tuple[Startable, ...]
    """Started in this order."""
    limits: Limits = field(default_factory=Limits)
    """How much one person may ask in a while."""
    odds: OddsWorker = field(default_factory=OddsWorker)
    own_servers: OwnServers | None = None
    """Tells the servers of this part from those of others; None where there are no other parts."""


class _Carrier(Protocol):
    services: Services


def services_of(client: discord.Client) -> Services:
    """The client's services; it was built with them."""
    return cast(_Carrier, client).services
