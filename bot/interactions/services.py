"""The parts that the Discord edge works with. The composition root makes them once, and the client carries them."""

from dataclasses import dataclass, field
from typing import Protocol

from bot.common.house_clock import HouseClock
from bot.fleet.own_servers import OwnServers
from bot.history.ports import History
from bot.moderation.lobby_book import LobbyBook
from bot.moderation.ports import Office
from bot.moderation.token_bucket import Limits
from bot.practice.house_players import HousePlayers
from bot.practice.worker import OddsWorker
from bot.publishing.due_letters import DueLetters
from bot.publishing.due_posts import DuePosts
from bot.publishing.gone_tables import GoneTables
from bot.publishing.lobby.lobbies import LobbyKeeper
from bot.publishing.mail.direct_mail import DirectMail
from bot.publishing.panel.panels import PanelKeeper
from bot.publishing.practice.tutor import Tutor
from bot.publishing.record.closings import RecordCloser
from bot.publishing.standstill.watch import PlayWatch
from bot.publishing.table.announcements import TableAnnouncements
from bot.publishing.table.letters import LetterWriter
from bot.publishing.table.messages import CardKeeper
from bot.publishing.table.places import DiscordPlaces
from bot.publishing.table.publisher import CardPublisher
from bot.publishing.tournament.announcer import TournamentAnnouncer
from bot.settings import Settings
from bot.tables.manager import TableManager
from bot.tables.ports import Bank, Directory, Timer
from bot.tournaments.manager import TournamentManager
from bot.ui.discord.outbox import Outbox
from bot.ui.people.names import Names
from bot.ui.people.preferences import PlayerPreferences
from bot.ui.pictures.pictures import Pictures
from bot.ui.scene.readers import Readers
from bot.use_cases.authority import Authority
from bot.use_cases.finding import Finding
from bot.use_cases.hands import FindingHands
from bot.use_cases.health import HealthSource
from bot.use_cases.requests import Requests
from bot.use_cases.room_settings import RoomSettingsDesk
from bot.use_cases.standing import Standings
from bot.use_cases.tables.opening import OpeningTables
from bot.use_cases.tables.terms import TableTerms
from bot.use_cases.tables.waiting import WaitingLists
from bot.use_cases.users import Users
from bot.use_cases.wallets import Wallets


class Startable(Protocol):
    """A part that is made before the client exists, and begins to send once the outbox has it."""

    def start(self) -> None: ...


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
    pictures: Pictures
    outbox: Outbox
    """The door for every request to Discord."""
    mail: DirectMail
    cards: CardKeeper
    panels: PanelKeeper
    letters: LetterWriter
    due_letters: DueLetters
    due_posts: DuePosts
    publisher: CardPublisher
    gone_tables: GoneTables
    announcements: TableAnnouncements
    announcer: TournamentAnnouncer
    lobbies: LobbyKeeper
    lobby_book: LobbyBook
    """The players who want to be called, and to which games."""
    records: RecordCloser
    tutor: Tutor
    play_watch: PlayWatch
    """Tells where play is impossible."""
    wallets: Wallets
    standings: Standings
    requests: Requests
    authority: Authority
    finding: Finding
    terms: TableTerms
    places: DiscordPlaces
    opening: OpeningTables
    waiting_lists: WaitingLists
    room_desk: RoomSettingsDesk
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
